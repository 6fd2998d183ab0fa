package board

import (
	"math"

	"fyne.io/fyne/v2"

	"papan/core"
)

// Walk moves the cursor of the keys to the next offered site in a direction
// on the screen: dx 1 to the right, -1 to the left, dy 1 down, -1 up. The
// first call only shows the cursor.
func (g *Grid) Walk(dx, dy int) {
	if g.run != nil || len(g.offers) == 0 {
		return
	}
	if g.cursor == core.Nowhere {
		g.cursor = g.beginning()
	} else {
		g.cursor = g.beyond(g.cursor, dx, dy)
	}
	g.Refresh()
}

// beginning returns the offered site nearest to the middle of all of them.
func (g *Grid) beginning() core.Site { return middlemost(g.targetSites(), g.layout().at) }

// beyond returns the offered site that lies best in a direction from s.
func (g *Grid) beyond(s core.Site, dx, dy int) core.Site {
	l := g.layout()
	return onward(s, g.targetSites(), l.at, l.cell/2, dx, dy)
}

func (g *Grid) targetSites() []core.Site {
	sites := make([]core.Site, len(g.offers))
	for i, o := range g.offers {
		sites[i] = o.site
	}
	return sites
}

// middlemost returns of sites, at least one, the nearest to the middle of all
// of them.
func middlemost(sites []core.Site, at func(core.Site) fyne.Position) core.Site {
	var middle fyne.Position
	for _, s := range sites {
		middle = middle.Add(at(s))
	}
	n := float32(len(sites))
	middle.X, middle.Y = middle.X/n, middle.Y/n
	best := sites[0]
	for _, s := range sites[1:] {
		if apart(middle, at(s)) < apart(middle, at(best)) {
			best = s
		}
	}
	return best
}

// onward returns of sites the one that lies best in a direction from s: at
// least so many units ahead, near, and not far to the side. It is s itself when
// there is none.
func onward(s core.Site, sites []core.Site, at func(core.Site) fyne.Position, least float32, dx, dy int) core.Site {
	from := at(s)
	best, lowest := s, float32(0)
	for _, o := range sites {
		to := at(o)
		x, y := to.X-from.X, to.Y-from.Y
		ahead := x*float32(dx) + y*float32(dy)
		aside := max(x*float32(dy)-y*float32(dx), y*float32(dx)-x*float32(dy))
		if cost := ahead + 2.5*aside; ahead > least && (best == s || cost < lowest) {
			best, lowest = o, cost
		}
	}
	return best
}

// apart returns how far two points lie from each other.
func apart(a, b fyne.Position) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// Activate touches the site under the cursor of the keys. While a step is
// being shown it is a touch off the board, which skips.
func (g *Grid) Activate() {
	switch {
	case g.run != nil:
		g.tap(core.Nowhere)
	case g.cursor != core.Nowhere:
		g.tap(g.cursor)
	}
}

// Choose touches the line with number n, from 1, of those to choose from, and
// reports whether there is one.
func (g *Grid) Choose(n int) bool {
	choices := g.Choices()
	if g.run != nil || n < 1 || n > len(choices) {
		return false
	}
	g.tap(choices[n-1].Site)
	return true
}
