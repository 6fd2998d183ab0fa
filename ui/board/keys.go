package board

import "papan/core"

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
func (g *Grid) beginning() core.Site {
	l := g.layout()
	middle := l.at(g.offers[0].site)
	for _, o := range g.offers[1:] {
		middle = middle.Add(l.at(o.site))
	}
	n := float32(len(g.offers))
	middle.X, middle.Y = middle.X/n, middle.Y/n
	best := g.offers[0].site
	for _, o := range g.offers[1:] {
		if l.distance(middle, o.site) < l.distance(middle, best) {
			best = o.site
		}
	}
	return best
}

// beyond returns the offered site that lies best in a direction from s: near,
// and not far to the side. It is s itself when there is none.
func (g *Grid) beyond(s core.Site, dx, dy int) core.Site {
	l := g.layout()
	from := l.at(s)
	best, least := s, float32(0)
	for _, o := range g.offers {
		to := l.at(o.site)
		x, y := to.X-from.X, to.Y-from.Y
		ahead := x*float32(dx) + y*float32(dy)
		aside := max(x*float32(dy)-y*float32(dx), y*float32(dx)-x*float32(dy))
		if cost := ahead + 2.5*aside; ahead > l.cell/2 && (best == s || cost < least) {
			best, least = o.site, cost
		}
	}
	return best
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
