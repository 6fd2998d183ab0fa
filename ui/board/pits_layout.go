package board

import (
	"math"

	"fyne.io/fyne/v2"

	"papan/core"
)

// pitLayout is where everything lies on the screen.
type pitLayout struct {
	boat
	cell  float32
	board rect
}

// layPits fits a board with its trays into size; a pixel is 1/scale units. The
// rows go whichever way, and reserves lie wherever, the holes come out largest.
func layPits(a boat, size fyne.Size, flipped bool, scale float32) pitLayout {
	a.flipped = flipped
	a.girth = 10
	best := pitLayout{boat: a}
	for _, upright := range []bool{false, true} {
		for _, flanks := range []bool{false, true} {
			if flanks != (a.seats > 2) && (a.keep == Stores || a.seats > 2) {
				continue
			}
			a.upright, a.flanks = upright, flanks
			if cell := a.fit(size); cell > best.cell {
				best = pitLayout{boat: a, cell: cell}
			}
		}
	}
	l := &best
	for l.girth < mostGirth(l.cell) {
		wider := l.boat
		wider.girth++
		if wider.fit(size) < l.cell {
			break
		}
		l.boat = wider
	}
	pixel := func(v float32) float32 { return float32(math.Floor(float64(v*scale))) / scale }
	l.cell = pixel(max(l.cell, 1))
	all := l.whole()
	l.board.Size = fyne.NewSize(l.long()*l.cell, l.across()*l.cell)
	if l.upright {
		l.board.Size = fyne.NewSize(l.board.Height, l.board.Width)
	}
	// Where there are trays on one side only the board is not in the middle.
	low, high := l.point(0, all.v), l.point(l.long(), all.v+all.dv)
	l.board.Position = fyne.NewPos(pixel((size.Width-low.X-high.X)/2), pixel((size.Height-low.Y-high.Y)/2))
	return best
}

// point returns where a place is on the screen.
func (l pitLayout) point(u, v float32) fyne.Position {
	if l.flipped {
		u, v = l.long()-u, l.across()-v
	}
	if l.upright {
		u, v = v, l.long()-u
	}
	return l.board.AddXY(u*l.cell, v*l.cell)
}

// box returns the rectangle on the screen around a place.
func (l pitLayout) box(u, v, du, dv float32) rect {
	if l.upright {
		du, dv = dv, du
	}
	return around(l.point(u, v), du*l.cell, dv*l.cell)
}

// hollow returns the rectangle of a hole.
func (l pitLayout) hollow(s core.Site) rect {
	u, v, _ := l.hole(s)
	return l.box(u, v, pitHollow, l.width()-1+pitHollow)
}

// strip returns the rectangle of a span.
func (l pitLayout) strip(s span) rect {
	u, v := s.u+s.du/2, s.v+s.dv/2
	if s.dv == 0 {
		return l.box(u, v, s.long(), s.deep)
	}
	return l.box(u, v, s.deep, s.long())
}

// within returns the point of a span that is d pitches from its head, and off
// pitches off its middle line.
func (l pitLayout) within(s span, d, off float32) fyne.Position {
	if s.dv == 0 {
		return l.point(s.u+sign(s.du)*d, s.v+off)
	}
	return l.point(s.u+off, s.v+sign(s.dv)*d)
}

// at returns the middle of a hole or of where seeds lie in a store, and whether
// s is one.
func (l pitLayout) at(s core.Site) (fyne.Position, bool) {
	if u, v, ok := l.hole(s); ok {
		return l.point(u, v), true
	}
	seat := core.Seat(int(s) - 2*l.holes)
	t := l.tray(seat)
	if t.deep == 0 || int(s) <= 2*l.holes {
		return fyne.Position{}, false
	}
	from, to := heapSpan(t)
	return l.within(t, (from+to)/2, 0), true
}

// place is at for a site that is known to be a hole or a store.
func (l pitLayout) place(s core.Site) fyne.Position {
	at, _ := l.at(s)
	return at
}

// reach returns how far p is from a hole, in pitches; what lies between it and
// its board's edge counts as near.
func (l pitLayout) reach(p fyne.Position, s core.Site) float32 {
	u, v, _ := l.hole(s)
	d := p.Subtract(l.point(u, v))
	du, dv := d.X/l.cell, d.Y/l.cell
	if l.upright {
		du, dv = dv, du
	}
	aside := max(dv, -dv) - (l.width()-1)/2
	if outward := sign(v-l.across()/2) == sign(dv*l.facing()); outward {
		aside -= pitSide
	}
	return float32(math.Hypot(float64(du), float64(max(aside, 0))))
}

// facing is 1 when v grows down or to the right on the screen, and else -1.
func (l pitLayout) facing() float32 {
	if l.flipped {
		return -1
	}
	return 1
}

// nearest returns the hole or the store that p lies in, or Nowhere.
func (l pitLayout) nearest(p fyne.Position) core.Site {
	for seat := core.Seat(1); int(seat) <= l.seats; seat++ {
		if t := l.tray(seat); t.deep > 0 && l.strip(t).holds(p) {
			return core.Site(2*l.holes + int(seat))
		}
	}
	best, least := core.Nowhere, float32(0.75)
	for s := core.Site(1); int(s) <= 2*l.holes; s++ {
		if d := l.reach(p, s); d < least {
			best, least = s, d
		}
	}
	return best
}

// snap returns the offered hole that a touch at p means, or Nowhere: the one it
// lies nearest to, unless it lies well inside another hole.
func (l pitLayout) snap(p fyne.Position, offers []core.Site) core.Site {
	best, least := core.Nowhere, float32(0.75)
	for _, s := range offers {
		if d := l.reach(p, s); d < least {
			best, least = s, d
		}
	}
	if n := l.nearest(p); n != best && (int(n) > 2*l.holes || n != core.Nowhere && l.reach(p, n) < 0.42) {
		return core.Nowhere
	}
	return best
}
