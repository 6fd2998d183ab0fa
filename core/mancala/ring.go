package mancala

// ring is the holes as they are for one round: who owns them and which way the
// sowing goes. It never changes.
type ring struct {
	ways   [maxRoles]*path // by role, from 0
	own    [maxRoles]seeds // all bits of a role's open holes
	all    seeds           // all bits of the open holes
	stores [maxRoles]place
	owner  [places]uint8 // role that owns a hole
	across [places]place // the hole opposite
	whole  bool          // no hole is closed
	bears  seeds         // all bits of the places that bear on the rest of a round
}

// holeSet is a set of holes, a bit for each place.
type holeSet uint32

func (h holeSet) has(p place) bool { return h>>p&1 == 1 }

// newRing returns the ring on which the given holes are closed.
func newRing(v *variant, holes uint8, closed holeSet) *ring {
	r := &ring{whole: closed == 0}
	ru := rules{variant: v, holes: holes}
	for i := range v.roles {
		r.stores[i] = ru.store(i + 1)
		for _, p := range v.land(holes, i+1) {
			r.owner[p] = i + 1
			if !closed.has(p) {
				r.own[i] = r.own[i].plus(only(p, 0xff))
			}
		}
		r.all = r.all.plus(r.own[i])
	}
	r.bears = r.all
	if v.roles > 2 {
		// Which of the others is ahead decides what a seed is worth.
		r.bears = r.all.plus(only(r.stores[0], 0xff)).plus(only(r.stores[1], 0xff)).plus(only(r.stores[2], 0xff))
	}
	for i := range holes {
		one, two := ru.row(1)+i, ru.row(2)+holes-1-i
		r.across[one], r.across[two] = two, one
	}
	for i := range v.roles {
		if i > 0 && !v.stores {
			r.ways[i] = r.ways[0]
			continue
		}
		r.ways[i] = newPath(way(ru, i+1, closed), r.stores[i])
	}
	return r
}

// way lists the places that a role sows, in order.
func way(ru rules, role uint8, closed holeSet) []place {
	way := make([]place, 0, 2*maxHoles+1)
	for row := uint8(1); row <= 2; row++ {
		for i := range ru.holes {
			if p := ru.row(row) + i; !closed.has(p) {
				way = append(way, p)
			}
		}
		if ru.stores && row == role {
			way = append(way, ru.store(role))
		}
	}
	return way
}

// openRings are the rings without lids, on which most games are played, by
// the holes in a row.
type openRings [maxHoles + 1]*ring

func newOpenRings(v *variant, least, most uint8) *openRings {
	var o openRings
	for n := least; n <= most; n++ {
		o[n] = newRing(v, n, 0)
	}
	return &o
}

// round is what stays as it is through a round: the rules and the ring.
type round struct {
	rules
	*ring
}

// maySwap reports whether the second player is offered the first one's side.
// Where holes are burnt the sides are not alike from the first, and he is not.
func (r *round) maySwap() bool { return r.swap && r.whole }

// phase is how a round begins.
func (r *round) phase() phase {
	if r.oneFirst || r.maySwap() {
		return firstTurn
	}
	return midway
}
