package ui

import "fyne.io/fyne/v2"

// reviewLayout gives the board of a review the room that the rest leaves. The
// objects are, in order: head, lead bar, board, what is said, graph, buttons,
// list of moments. The list is there only where there is room to spare.
type reviewLayout struct{ page *reviewPage }

const (
	reviewSaid  float32 = 74  // for the move and a note of two lines
	reviewMore  float32 = 18  // for another line in a narrow column
	graphRoom   float32 = 92  // for the graph
	graphMost   float32 = 170 // more does not make it easier to read
	listLeast   float32 = 120 // a list of less is no use
	reviewLeast float32 = 272 // the narrowest panel beside the board
	reviewMost  float32 = 460
)

// reviewRows lays the buttons of a review.
var reviewRows = rows{least: 52, gap: 2}

func (*reviewLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 300) }

func (l *reviewLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.page.fitText()
	if size.Width <= size.Height {
		l.stacked(o, size)
		return
	}
	room := fyne.NewSize(size.Width-max(reviewLeast*l.page.textSize(), size.Width*0.28)-3*gameGap, size.Height-2*gameGap)
	board := boardIn(l.page.board, room)
	width := min(size.Width-board.Width-3*gameGap, reviewMost*l.page.textSize())
	x := max(gameGap, (size.Width-board.Width-width-gameGap)/2)
	o[2].Move(fyne.NewPos(x, gameGap))
	o[2].Resize(fyne.NewSize(board.Width, room.Height))
	l.column(append([]fyne.CanvasObject{o[0], o[1]}, o[3:]...), fyne.NewPos(x+board.Width+gameGap, gameGap), fyne.NewSize(width, room.Height))
}

// boardIn is what a board makes of a room.
func boardIn(b gameBoard, room fyne.Size) fyne.Size {
	if s, ok := b.(spacious); ok {
		size, _ := s.Extent(room)
		return size
	}
	return fyne.NewSize(min(room.Width, room.Height*boardShape), min(room.Height, room.Width*boardShape))
}

// stacked puts the board between the lead bar and what is said.
func (l *reviewLayout) stacked(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Width - 2*gameGap
	s := shelfOf{x: gameGap, y: 0, width: width}
	s.put(o[0], o[0].MinSize().Height)
	s.put(o[1], o[1].MinSize().Height)
	below := reviewSaid*l.page.textSize() + graphRoom + need(o[5], reviewRows, width, barRoom) + 4*gameGap
	room := size.Height - s.y - below
	board := min(room, boardIn(l.page.board, fyne.NewSize(size.Width, room)).Height)
	o[2].Move(fyne.NewPos(0, s.y))
	o[2].Resize(fyne.NewSize(size.Width, board))
	top := s.y + board + gameGap
	l.column(o[3:], fyne.NewPos(gameGap, top), fyne.NewSize(width, size.Height-top-gameGap))
}

// column puts objects below each other, of which the last four are what is
// said, the graph, the buttons and the list.
func (l *reviewLayout) column(o []fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	s := shelfOf{x: at.X, y: at.Y, width: size.Width}
	said, graph, buttons, list := o[len(o)-4], o[len(o)-3], o[len(o)-2], o[len(o)-1]
	for _, above := range o[:len(o)-4] {
		s.put(above, above.MinSize().Height)
	}
	bar := need(buttons, reviewRows, size.Width, barRoom)
	said.Resize(fyne.NewSize(size.Width, said.Size().Height))
	tell := reviewSaid
	if size.Width < 340 {
		tell += reviewMore
	}
	s.put(said, tell*l.page.textSize())
	room := at.Y + size.Height - s.y - bar - gameGap
	curve := min(graphMost, max(room/3, min(room, graphRoom)))
	spare := room - curve - gameGap
	if spare < listLeast {
		curve, spare = min(graphMost, room), 0
	}
	s.put(graph, curve)
	if spare > 0 {
		list.Show()
		s.put(list, spare)
	} else {
		list.Hide()
	}
	buttons.Move(fyne.NewPos(at.X, at.Y+size.Height-bar))
	buttons.Resize(fyne.NewSize(size.Width, bar))
}
