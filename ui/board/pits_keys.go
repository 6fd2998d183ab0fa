package board

import "papan/core"

// Walk moves the cursor of the keys to the next offered hole in a direction on
// the screen, as [Grid.Walk] does.
func (b *Pits) Walk(dx, dy int) {
	if b.run != nil || len(b.offers) == 0 {
		return
	}
	l := b.layout()
	if b.cursor == core.Nowhere {
		b.cursor = middlemost(b.offers, l.place)
	} else {
		b.cursor = onward(b.cursor, b.offers, l.place, l.cell/2, dx, dy)
	}
	b.Refresh()
}

// Activate touches the hole under the cursor of the keys. While a step is being
// shown it is a touch off the board, which skips; while a player sows by hand
// it drops the next seed.
func (b *Pits) Activate() {
	switch {
	case b.run != nil && b.run.byHand:
		b.drop()
	case b.run != nil:
		b.tap(core.Nowhere)
	case b.cursor != core.Nowhere:
		b.tap(b.cursor)
	}
}

// Choose touches the hole with number n, from 1, of the player to move, and
// reports whether it may be sown.
func (b *Pits) Choose(n int) bool {
	if b.run != nil || b.position == nil || n < 1 || len(b.offers) == 0 {
		return false
	}
	for s := core.Site(1); int(s) <= 2*b.position.Holes(); s++ {
		if b.position.Owner(s) != b.position.Turn() {
			continue
		}
		if n--; n == 0 {
			if b.offered(s) == core.Nowhere {
				return false
			}
			b.tap(s)
			return true
		}
	}
	return false
}
