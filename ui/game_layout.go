package ui

import "fyne.io/fyne/v2"

// gameLayout gives the board the room and everything else what it needs. The
// objects are, in order: head, scores, phases, turn line, choices, board, bar,
// tally. The board has one size as long as the window has: what is said and chosen
// has its room kept for it, whatever it is, and the phases lend theirs when
// they are hidden.
type gameLayout struct{ page *gamePage }

const (
	sayRoom    float32 = 98  // for the turn line with its note, and one row of choices
	choiceRoom float32 = 50  // for one row of choices
	barRoom    float32 = 60  // for one row of the bar
	panelLeast float32 = 216 // the narrowest panel beside a board
	panelMost  float32 = 440
	namesLeast float32 = 260 // the narrowest panel for a row of names
	gameGap    float32 = 4
	barLeast   float32 = 62 // the narrowest button of the bar
)

// choiceRows lays the choices. They say less when there are more of them.
var choiceRows = rows{least: 120, more: 80, gap: 6}

// boardShape is the width of a board with its trays at the sides as a part of
// its height; it is as much higher with the trays above and below.
const boardShape float32 = 1.22

func (*gameLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 300) }

func (l *gameLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.page.fitText()
	o[1].(*fyne.Container).Layout = scoreRows
	switch {
	case size.Width <= size.Height:
		l.stacked(o, size)
	case l.broader(o, size):
		l.broad(o, size)
	default:
		l.beside(o, size)
	}
}

// shelfOf places objects one below the other.
type shelfOf struct{ x, y, width float32 }

func (s *shelfOf) put(o fyne.CanvasObject, height float32) {
	o.Move(fyne.NewPos(s.x, s.y))
	o.Resize(fyne.NewSize(s.width, height))
	s.y += height + gameGap
}

// stacked puts what is said above and below the board. The names are shown
// only where there is room to spare.
func (l *gameLayout) stacked(o []fyne.CanvasObject, size fyne.Size) {
	head, scores, phases, line, choices, board, bar := o[0], o[1], o[2], o[3], o[4], o[5], o[6]
	width := size.Width - 2*gameGap
	line.Resize(fyne.NewSize(width, line.Size().Height))
	picks := l.choiceHeight(width)
	said := l.sayRoom() * l.page.textSize()
	barHeight := need(bar, barRows, width, barRoom)
	room := size.Height - head.MinSize().Height - phases.MinSize().Height - said - barHeight - 5*gameGap
	s := shelfOf{x: gameGap, width: width}
	s.put(head, head.MinSize().Height)
	spare := room - l.boardHeight(size.Width, room)
	if names := need(scores, scoreRows, width, 0) + gameGap; l.spares(size.Width, room, names) {
		scores.Show()
		s.put(scores, names-gameGap)
		room -= names
		spare = room - l.boardHeight(size.Width, room)
	} else {
		scores.Hide()
	}
	room = max(120, room-max(0, spare))
	s.y += max(0, spare) / 3
	board.Move(fyne.NewPos(0, s.y))
	board.Resize(fyne.NewSize(size.Width, room))
	s.y += room + gameGap
	if phases.Visible() {
		s.put(phases, phases.MinSize().Height)
	}
	s.put(line, line.MinSize().Height)
	if l.rests(o, &s, size.Height, size.Height) {
		return
	}
	l.lend(o, s, size.Height-barHeight-2*gameGap)
	s.y = min(s.y, size.Height-barHeight-picks-2*gameGap)
	s.put(choices, picks)
	s.y = size.Height - barHeight - gameGap
	s.put(bar, barHeight)
}

// lend gives names that have no room above the room of the choices while there
// are none: what is left on the shelf s down to bottom.
func (l *gameLayout) lend(o []fyne.CanvasObject, s shelfOf, bottom float32) {
	scores := o[1].(*fyne.Container)
	if scores.Visible() || len(l.page.parts.choices.Objects) > 0 {
		return
	}
	names := need(scores, closeRows, s.width, 0)
	if bottom-s.y < names {
		return
	}
	scores.Layout = closeRows
	scores.Show()
	s.y = bottom - names
	s.put(scores, names)
}

// closeRows lays the players' panels where there is little room.
var closeRows = rows{least: 100, gap: 4}

// barRows lays the buttons of the bar.
var barRows = rows{least: barLeast, gap: 2}

// scoreRows lays the players' panels.
var scoreRows = rows{least: 150, more: 128, gap: 4}

// need is the height of a container's objects in rows at a width, each at least
// line high.
func need(o fyne.CanvasObject, r rows, width, line float32) float32 {
	objects := o.(*fyne.Container).Objects
	for _, child := range objects {
		line = max(line, child.MinSize().Height)
	}
	return r.height(len(objects), width, line)
}

// choiceHeight is what the choices there are need at a width.
func (l *gameLayout) choiceHeight(width float32) float32 {
	return choiceRows.height(len(l.page.parts.choices.Objects), width, choiceRoom)
}

// beside puts what is said in a panel right of the board.
func (l *gameLayout) beside(o []fyne.CanvasObject, size fyne.Size) {
	head, scores, phases, line, choices, board, bar := o[0], o[1], o[2], o[3], o[4], o[5], o[6]
	high := size.Height - 2*gameGap
	wide := l.boardWidth(l.besideRoom(size))
	width := min(size.Width-wide-3*gameGap, panelMost*l.page.textSize())
	x := (size.Width - wide - width - gameGap) / 2
	board.Move(fyne.NewPos(x, gameGap))
	board.Resize(fyne.NewSize(wide, high))
	s := shelfOf{x: x + wide + gameGap, y: gameGap, width: width}
	buttons := need(bar, barRows, width, barRoom)
	picks := l.choiceHeight(width)
	s.put(head, head.MinSize().Height)
	line.Resize(fyne.NewSize(width, line.Size().Height))
	said := max(sayRoom*l.page.textSize(), line.MinSize().Height+gameGap+picks)
	room := size.Height - s.y - phases.MinSize().Height - said - buttons - 4*gameGap
	if names := need(scores, scoreRows, width, 0); room >= names && width >= namesLeast {
		scores.Show()
		s.put(scores, names)
	} else {
		scores.Hide()
	}
	if phases.Visible() {
		s.put(phases, phases.MinSize().Height)
	}
	s.put(line, line.MinSize().Height)
	if l.rests(o, &s, size.Height, size.Height) {
		return
	}
	l.lend(o, s, size.Height-buttons-2*gameGap)
	s.put(choices, min(picks, size.Height-s.y-buttons-2*gameGap))
	s.y = size.Height - buttons - gameGap
	s.put(bar, buttons)
}
