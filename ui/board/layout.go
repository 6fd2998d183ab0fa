package board

import (
	"math"

	"fyne.io/fyne/v2"

	"papan/core"
)

// Measures of the board, in cells.
const (
	rim       = 0.42 // the frame around the field
	margin    = 0.54 // from the outermost lines to the frame
	trayDepth = 1.14
	trayGap   = 0.14
	leastCell = 20 // units
	mostCell  = 110
)

// rect is a rectangle on the screen.
type rect struct {
	fyne.Position
	fyne.Size
}

func (r rect) holds(p fyne.Position) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.Width && p.Y < r.Y+r.Height
}

// layout is where everything lies on the screen.
type layout struct {
	plan    *Plan
	flipped bool
	upright bool // trays are above and below, not at the sides
	cell    float32
	board   rect
	trays   [core.MaxSeats]rect // seat 1 first
}

// span returns the size of the board in cells.
func (p *Plan) span() (w, h float32) {
	return float32(p.Columns-1) + 2*(rim+margin), float32(p.Rows-1) + 2*(rim+margin)
}

// lay fits a board with its trays into size; a pixel is 1/scale units. Trays
// go where the cells come out larger.
func (p *Plan) lay(size fyne.Size, flipped bool, scale float32) layout {
	l := layout{plan: p, flipped: flipped}
	w, h := p.span()
	const trays = 2 * (trayDepth + trayGap)
	tall := min(size.Width/w, size.Height/(h+trays))
	wide := min(size.Width/(w+trays), size.Height/h)
	l.upright = tall >= wide
	pixel := func(v float32) float32 { return float32(math.Floor(float64(v*scale))) / scale }
	l.cell = pixel(min(max(tall, wide, 1), mostCell))
	l.board.Size = fyne.NewSize(w*l.cell, h*l.cell)
	l.board.Position = fyne.NewPos(pixel((size.Width-l.board.Width)/2), pixel((size.Height-l.board.Height)/2))
	near, far := l.sides()
	l.trays[0], l.trays[1] = near, far
	if flipped {
		l.trays[0], l.trays[1] = far, near
	}
	return l
}

// sides returns the trays of the near and of the far player: below and above,
// or right and left.
func (l layout) sides() (near, far rect) {
	depth, gap := trayDepth*l.cell, trayGap*l.cell
	if l.upright {
		size := fyne.NewSize(l.board.Width, depth)
		return rect{l.board.AddXY(0, l.board.Height+gap), size}, rect{l.board.SubtractXY(0, gap+depth), size}
	}
	size := fyne.NewSize(depth, l.board.Height)
	return rect{l.board.AddXY(l.board.Width+gap, 0), size}, rect{l.board.SubtractXY(gap+depth, 0), size}
}

// centre returns the middle of a cell.
func (l layout) centre(c Cell) fyne.Position {
	col, row := c.Col, l.plan.Rows-1-c.Row
	if l.flipped {
		col, row = l.plan.Columns-1-col, l.plan.Rows-1-row
	}
	first := (rim + margin) * l.cell
	return l.board.AddXY(first+float32(col)*l.cell, first+float32(row)*l.cell)
}

// at returns the middle of the cell of a site; the site must have one.
func (l layout) at(s core.Site) fyne.Position { return l.centre(l.plan.Cells[s]) }

// distance returns how far p is from the middle of the cell of a site.
func (l layout) distance(p fyne.Position, s core.Site) float32 {
	return apart(p, l.at(s))
}

// nearest returns the site whose cell p lies in, or Nowhere off the field.
func (l layout) nearest(p fyne.Position) core.Site {
	best, least := core.Nowhere, l.cell*0.75
	for s := 1; s < len(l.plan.Cells); s++ {
		if d := l.distance(p, core.Site(s)); d < least {
			best, least = core.Site(s), d
		}
	}
	return best
}

// snap returns the index of the offer that a touch at p means, or -1: the one
// with the nearest site, up to 24 units or three quarters of a cell away. A
// wide offer is large enough by itself, and what is beside it may be barred.
func (l layout) snap(p fyne.Position, offers []offer) int {
	far := min(max(l.cell*0.75, 24), l.cell*0.9)
	best, least := -1, far
	for i, o := range offers {
		reach := far
		if o.wide() {
			reach = l.cell * 0.55
		}
		for _, s := range o.area {
			if d := l.distance(p, s); d <= min(reach, least) {
				best, least = i, d
			}
		}
	}
	return best
}

// Places along a tray, in cells from the end where its player's mark is.
const (
	trayMark  = 0.70
	trayTotal = 1.95
)

// trayPiles says where along a tray the number of the pieces of its first and
// second kind stands, and where the pieces begin.
var trayPiles = [2]struct{ number, first float32 }{{3.05, 3.9}, {7.5, 8.35}}

const (
	pileLength = 2.7  // from the first piece of a pile to the last, at most
	pileStep   = 0.46 // from piece to piece while there are few
)

// along returns the point of a tray that is u cells from its player's mark.
func (l layout) along(seat core.Seat, u float32) fyne.Position {
	t := l.trays[seat-1]
	d := u * l.cell * l.trayScale()
	switch {
	case l.upright:
		return t.AddXY(d, t.Height/2)
	case l.near(seat):
		return t.AddXY(t.Width/2, t.Height-d)
	}
	return t.AddXY(t.Width/2, d)
}

// trayScale fits the places along a tray to boards of other spans.
func (l layout) trayScale() float32 {
	w, h := l.plan.span()
	if !l.upright {
		w = h
	}
	return w / 11.92
}

// near reports whether the seat is shown below or at the right.
func (l layout) near(seat core.Seat) bool { return (seat == 1) != l.flipped }

// slot returns where piece i, from 0, of the n in a store lies.
func (l layout) slot(st Store, i, n int) fyne.Position {
	k := 0
	for _, other := range l.plan.Stores {
		if other.Seat == st.Seat && other.Site < st.Site {
			k++
		}
	}
	step := float32(pileStep)
	if n > 1 {
		step = min(step, pileLength/float32(n-1))
	}
	return l.along(st.Seat, trayPiles[k].first+float32(i)*step)
}
