package mancala

// swap has the players take over each other's side: all that lies in a row and
// in its store is now the other's. It is the second player's turn in place of a
// sowing, so the first one is to move, from the side that was to move before.
func (b *Board) swap(log *log) {
	r, was := b.round, b.seeds
	b.role = r.after(b.role)
	one, two := r.row(1), r.row(2)
	for i := range r.holes + 1 { // the store follows the last hole
		p, q := one+i, two+i
		n, m := was.at(p), was.at(q)
		b.seeds = b.seeds.plus(only(p, m)).plus(only(q, n)).minus(only(p, n)).minus(only(q, m))
		if log != nil {
			log.exchange(p, n, q, m)
		}
	}
}

// MaySwap reports whether the second player may swap sides now or once the
// first turn is over.
func (b *Board) MaySwap() bool { return b.round.swap && b.phase != midway }
