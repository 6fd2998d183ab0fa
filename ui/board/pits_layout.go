package board

import (
	"math"

	"fyne.io/fyne/v2"

	"papan/core"
)

// Measures of a board of holes, in pitches: distances from hole to hole in a row.
const (
	pitSide   = 0.50 // the rim along the rows, for numerals
	pitEnd    = 0.24 // the rim beyond the stores
	pitCorner = 0.42 // the rim beyond rows without stores, wide enough for a mark
	pitSpine  = 0.10 // between the rows
	pitMarked = 0.44 // between rows that are marked there
	pitHollow = 0.88 // a hole, along its row
	pitLand   = 0.06 // from a hole's place to its row's edge
	storeDeep = 0.92
	storeGap  = 0.20 // from a store to the holes, and from a tray to the board
	leastPit  = 22   // units
)

// boat is what the board is: all that its picture depends on but its size.
type boat struct {
	holes  int // in a row
	seats  int
	keep   Keep
	owners [18]core.Seat // of holes, by site from 1 at index 0

	flipped bool
	upright bool // the rows go up and down, the near player at the right
	flanks  bool // reserves lie along the rows, not beyond their ends
	girth   int  // width of a hole across its row, in tenths of a pitch
}

// A place on the board is given by u, along the rows from the left of the near
// player, and v, across them toward him, in pitches.

// end is where the rows begin.
func (a boat) end() float32 {
	if a.keep == Stores {
		return pitEnd + storeDeep + storeGap
	}
	return pitCorner
}

// rim is how wide the frame is beyond the rows or the stores.
func (a boat) rim() float32 {
	if a.keep == Stores {
		return pitEnd
	}
	return pitCorner
}

func (a boat) long() float32 { return float32(a.holes) + 2*a.end() }

func (a boat) spine() float32 {
	if a.seats > 2 {
		return pitMarked
	}
	return pitSpine
}

func (a boat) width() float32 { return float32(a.girth) / 10 }

func (a boat) across() float32 { return 2*(pitSide+a.width()) + a.spine() }

// hole returns where a hole lies and whether s is one.
func (a boat) hole(s core.Site) (u, v float32, ok bool) {
	i := int(s) - 1
	if i < 0 || i >= 2*a.holes {
		return 0, 0, false
	}
	second := i >= a.holes
	i %= a.holes
	if second != (a.keep == Stores) {
		i = a.holes - 1 - i
	}
	v = a.across() - pitSide - a.width()/2
	if second {
		v = pitSide + a.width()/2
	}
	return a.end() + float32(i) + 0.5, v, true
}

// span is a straight strip of the board or beside it: from the middle of one
// end, its head, to that of the other.
type span struct {
	u, v   float32 // head
	du, dv float32 // to the other end
	deep   float32
}

func (s span) long() float32 { return max(s.du, -s.du) + max(s.dv, -s.dv) }

// tray returns where a seat keeps its seeds. Its head is where its mark is.
func (a boat) tray(seat core.Seat) span {
	l, w := a.long(), a.across()
	switch {
	case seat == 0 || int(seat) > a.seats:
		return span{}
	case a.seats > 2:
		return a.segment(seat)
	case a.flanks && seat == 1:
		return span{u: 0, v: w + storeGap + storeDeep/2, du: l, deep: storeDeep}
	case a.flanks:
		return span{u: l, v: -storeGap - storeDeep/2, du: -l, deep: storeDeep}
	}
	head, tail, off := w-pitSide-pitLand, float32(pitSide+pitLand), float32(pitEnd+storeDeep/2+pitLand)
	if a.keep == Reserves {
		head, tail, off = w, 0, -storeGap-storeDeep/2
	}
	if seat == 1 {
		return span{u: off, v: head, dv: tail - head, deep: storeDeep}
	}
	return span{u: l - off, v: tail, dv: head - tail, deep: storeDeep}
}

// segment returns the tray of one of three: beside the columns that are his.
func (a boat) segment(seat core.Seat) span {
	first, last := float32(math.MaxFloat32), float32(0)
	for s := core.Site(1); int(s) <= 2*a.holes; s++ {
		if a.owners[s-1] == seat {
			u, _, _ := a.hole(s)
			first, last = min(first, u-0.5), max(last, u+0.5)
		}
	}
	if last == 0 {
		return span{}
	}
	const slit = 0.05
	if first <= a.end() {
		first = 0
	}
	if last >= a.long()-a.end() {
		last = a.long()
	}
	return span{u: first + slit, v: a.across() + storeGap + storeDeep/2, du: last - first - 2*slit, deep: storeDeep}
}

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

// mostGirth returns how wide holes may be, in tenths, where there is room:
// large ones are round, small ones are longer so that they hold more.
func mostGirth(cell float32) int { return int(10 * min(max(1+(80-cell)/78, 1), 1.5)) }

// whole is the board with its trays: all that must fit.
func (a boat) whole() span {
	s := span{du: a.long(), dv: a.across()}
	const tray, air = storeGap + storeDeep, 0.06
	switch {
	case a.seats > 2:
		s.dv += tray
	case a.keep == Stores:
	case a.flanks:
		s.v -= tray
		s.dv += 2 * tray
	default:
		s.u -= tray
		s.du += 2 * tray
	}
	s.u, s.v, s.du, s.dv = s.u-air, s.v-air, s.du+2*air, s.dv+2*air
	return s
}

// fit returns the largest pitch at which everything fits into size.
func (a boat) fit(size fyne.Size) float32 {
	s := a.whole()
	if a.upright {
		size.Width, size.Height = size.Height, size.Width
	}
	return min(size.Width/s.du, size.Height/s.dv, mostCell)
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
