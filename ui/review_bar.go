package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	look "papan/ui/theme"
)

// leadBar shows who stands better: a share of its length for each seat, with
// the seat's mark in it.
type leadBar struct {
	widget.BaseWidget
	shares []float32 // by seat from 0; they add up to 1
}

func newLeadBar(seats int) *leadBar {
	b := &leadBar{shares: make([]float32, seats)}
	for i := range b.shares {
		b.shares[i] = 1 / float32(seats)
	}
	b.ExtendBaseWidget(b)
	return b
}

func (b *leadBar) set(shares []float32) {
	b.shares = shares
	b.Refresh()
}

// barScale is the lead, in points, that fills half of the bar.
const barScale = 40

// duelShares are the shares of two seats by a verdict: half each while it is
// not known, everything for one who wins by force.
func duelShares(v verdict) []float32 {
	part := float32(0)
	switch {
	case v.forced:
		part = float32(seen(v.winner, 1))
	case v.known():
		part = float32(v.margin) / (barScale * pointMargin)
	}
	first := (1 + max(-0.94, min(0.94, part))) / 2
	if v.forced {
		first = (1 + part) / 2
	}
	return []float32{first, 1 - first}
}

// heldShares are the shares of any number of seats by what they have.
func heldShares(pos core.Position, seats int) []float32 {
	shares, sum := make([]float32, seats), float32(0)
	for i := range shares {
		shares[i] = float32(scoreOf(pos, core.Seat(i+1))) + 1
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
	}
	return shares
}

// CreateRenderer draws the shares side by side.
func (b *leadBar) CreateRenderer() fyne.WidgetRenderer {
	r := &barRenderer{bar: b, rim: canvas.NewRectangle(nil), tick: canvas.NewRectangle(nil)}
	for i := range b.shares {
		r.parts = append(r.parts, canvas.NewRectangle(nil))
		r.marks = append(r.marks, canvas.NewImageFromResource(look.Mark(core.Seat(i+1))))
	}
	r.Refresh()
	return r
}

type barRenderer struct {
	bar       *leadBar
	parts     []*canvas.Rectangle
	marks     []*canvas.Image
	rim, tick *canvas.Rectangle
}

func (r *barRenderer) Layout(size fyne.Size) {
	x, side := float32(0), size.Height-2
	for i, share := range r.bar.shares {
		width := size.Width * share
		r.parts[i].Move(fyne.NewPos(x, 0))
		r.parts[i].Resize(fyne.NewSize(width, size.Height))
		r.marks[i].Resize(fyne.NewSize(side, side))
		at := x + 3
		if i == len(r.parts)-1 {
			at = size.Width - side - 3
		}
		r.marks[i].Move(fyne.NewPos(at, 1))
		r.marks[i].Hidden = width < side+4
		x += width
	}
	r.tick.Move(fyne.NewPos(size.Width/2-1, 0))
	r.tick.Resize(fyne.NewSize(2, size.Height))
	r.tick.Hidden = len(r.parts) > 2
	r.rim.Resize(size)
}

func (r *barRenderer) MinSize() fyne.Size { return fyne.NewSize(80, 20) }

func (r *barRenderer) Refresh() {
	c := look.Current()
	for i, p := range r.parts {
		p.FillColor = c.Seats[i]
		r.marks[i].Resource = look.Mark(core.Seat(i + 1))
		p.Refresh()
		r.marks[i].Refresh()
	}
	r.tick.FillColor = c.OnSeat
	r.rim.StrokeColor, r.rim.StrokeWidth, r.rim.FillColor = c.Edge, 1, nil
	r.Layout(r.bar.Size())
	r.tick.Refresh()
	r.rim.Refresh()
}

func (r *barRenderer) Objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, p := range r.parts {
		all = append(all, p)
	}
	all = append(all, r.tick)
	for _, m := range r.marks {
		all = append(all, m)
	}
	return append(all, r.rim)
}

func (r *barRenderer) Destroy() {}
