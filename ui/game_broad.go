package ui

import "fyne.io/fyne/v2"

// spacious is a board that tells what it makes of a room: what it takes up of
// it, and how far its places would be from each other. A board of lines has
// one shape; one of holes lies down or stands up as there is room.
type spacious interface {
	Extent(room fyne.Size) (size fyne.Size, cell float32)
}

// roomyCell is the distance between holes, in units, from which on more room
// is worth less to the board than to the players' names.
const roomyCell float32 = 46

// sayRoom is the room for the turn line with its note and a row of choices
// below the board. Boards of holes leave more of it, for the sentences of
// sowing are longer.
func (l *gameLayout) sayRoom() float32 {
	if _, ok := l.page.board.(spacious); ok {
		return sayRoom + 24
	}
	return sayRoom
}

// boardHeight is how much of a height the board can use at a width.
func (l *gameLayout) boardHeight(width, room float32) float32 {
	if b, ok := l.page.board.(spacious); ok {
		size, _ := b.Extent(fyne.NewSize(width, room))
		return size.Height
	}
	return min(room, width*boardShape)
}

// boardWidth is how much of a room's width the board can use.
func (l *gameLayout) boardWidth(room fyne.Size) float32 {
	if b, ok := l.page.board.(spacious); ok {
		size, _ := b.Extent(room)
		return size.Width
	}
	return min(room.Width, room.Height*boardShape)
}

// spares reports whether the board can do with so much less of the height.
func (l *gameLayout) spares(width, height, less float32) bool {
	if height-l.boardHeight(width, height) >= less {
		return true
	}
	b, ok := l.page.board.(spacious)
	if !ok {
		return false
	}
	_, cell := b.Extent(fyne.NewSize(width, height-less))
	return cell >= roomyCell
}

// besideRoom is the room for a board with the narrowest panel beside it.
func (l *gameLayout) besideRoom(size fyne.Size) fyne.Size {
	return fyne.NewSize(size.Width-panelLeast*l.page.textSize()-3*gameGap, size.Height-2*gameGap)
}

// broadRoom is the room for a board as wide as the window.
func (l *gameLayout) broadRoom(o []fyne.CanvasObject, size fyne.Size) fyne.Size {
	return fyne.NewSize(size.Width, size.Height-l.strip(o, size)-need(o[6], barRows, barWide(size), barRoom)-4*gameGap)
}

// strip is the height of what is said above a board as wide as the window:
// at the left head and names, at the right the turn line.
func (l *gameLayout) strip(o []fyne.CanvasObject, size fyne.Size) float32 {
	left := o[0].MinSize().Height + gameGap + need(o[1], scoreRows, leftHalf(size), 0)
	return max(left, stripRoom*l.page.textSize())
}

func leftHalf(size fyne.Size) float32 { return (size.Width - 3*gameGap) * 0.45 }

const stripRoom float32 = 76 // for a turn line with a note of two lines

// barWide is the width of the bar below a board as wide as the window; the
// choices are beside it.
func barWide(size fyne.Size) float32 { return max(5*(barLeast+barRows.gap), size.Width/2) }

// broader reports whether the board comes out larger as wide as the window
// than beside a panel.
func (l *gameLayout) broader(o []fyne.CanvasObject, size fyne.Size) bool {
	b, ok := l.page.board.(spacious)
	if !ok {
		return false
	}
	_, wide := b.Extent(l.broadRoom(o, size))
	_, high := b.Extent(l.besideRoom(size))
	return wide >= high
}

// broad puts what is said above a board as wide as the window, and what can be
// done below.
func (l *gameLayout) broad(o []fyne.CanvasObject, size fyne.Size) {
	head, scores, line, choices, board, bar := o[0], o[1], o[3], o[4], o[5], o[6]
	half := leftHalf(size)
	left := shelfOf{x: gameGap, y: gameGap, width: half}
	if resting := l.rests(o, &left, gameGap+l.strip(o, size), size.Height); resting {
		head.Hide()
		scores.Hide()
	} else {
		head.Show()
		scores.Show()
		left.put(head, head.MinSize().Height)
		left.put(scores, need(scores, scoreRows, half, 0))
	}
	strip := l.strip(o, size)
	right := shelfOf{x: half + 2*gameGap, y: gameGap, width: size.Width - half - 3*gameGap}
	right.put(line, strip)
	room := l.broadRoom(o, size)
	board.Move(fyne.NewPos(0, strip+2*gameGap))
	board.Resize(room)
	wide := barWide(size)
	buttons := need(bar, barRows, wide, barRoom)
	bottom := size.Height - gameGap - buttons
	bar.Move(fyne.NewPos(gameGap, bottom))
	bar.Resize(fyne.NewSize(wide, buttons))
	choices.Move(fyne.NewPos(wide+2*gameGap, bottom))
	choices.Resize(fyne.NewSize(size.Width-wide-3*gameGap, buttons))
}
