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
