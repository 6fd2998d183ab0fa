package mancala

// ending is how a sowing ended.
type ending struct {
	again bool // in the own store: choose again
	cycle int  // it never ends: so many laps come again and again; else 0
}

// relayByLast sows as in Congklak: a last seed that falls on others takes them
// along (rule 4); in the own store it gives another turn (3); in an empty hole
// it is dead, or on the own side shoots (5, 6).
//
// No such sowing is endless: laps go forward only, and each time past the own
// store a seed stays there.
func relayByLast(r *round, s seeds, role uint8, from place, log *log) (seeds, ending) {
	way := r.ways[role-1]
	at := &way.steps[way.index[from]]
	before := s
	for n := at.count(s); ; {
		if log != nil {
			log.lift(at.place, n)
			log.sow(r, way, at, n, seeds{})
		}
		s = s.less(at.mask)
		to := uint(at.home) + n
		for to >= pathSteps {
			s = s.plus(way.once())
			to -= way.round
		}
		last := &way.steps[to]
		s = s.plus(last.sum).minus(at.sum)
		at = &way.steps[last.home]
		if n = last.count(s); n <= uint(last.limit) {
			break
		}
	}
	store := r.stores[role-1]
	switch {
	case at.place == store:
		return s, ending{again: true}
	case r.owner[at.place] == role && (!r.afterLap || s.at(store) > before.at(store)):
		return shoot(r, s, role, at, log), ending{}
	}
	if log != nil {
		log.name(Mati)
	}
	return s, ending{}
}

// shoot ends a sowing whose last seed fell, alone, into an own hole (rule 6).
func shoot(r *round, s seeds, role uint8, at *step, log *log) seeds {
	store, across := r.stores[role-1], r.across[at.place]
	shot := s.at(across)
	if shot == 0 && !r.emptyScores {
		if log != nil {
			log.name(Mati)
		}
		return s
	}
	if log != nil {
		log.take(at.place, store, 1, Tembak)
		if shot > 0 {
			log.take(across, store, shot, Tembak)
			log.together()
		}
	}
	return s.less(at.mask).minus(only(across, shot)).plus(only(store, shot+1))
}

// relayByNext sows as in Raja Pasu: a hole that comes to four goes to its
// owner (rule 3); after the last seed the next hole, if it holds seeds, is sown
// (4); if it is empty, the one after it is captured and the sowing is over.
//
// A sowing is endless when the same holes come again at the same start of a
// lap. To see that, one earlier start is remembered, and replaced after 1, 2,
// 4, 8 … laps: from some replacement on it lies in the cycle, and the next
// time round finds it.
func relayByNext(r *round, s seeds, role uint8, from place, log *log) (seeds, ending) {
	way := r.ways[role-1]
	at := &way.steps[way.index[from]]
	n := at.count(s)
	var fours seeds // how many at each place
	seen, seenAt, since, patience := s, at, 0, 1
	for {
		if log != nil {
			log.lift(at.place, n)
		}
		s = s.less(at.mask)
		for ; n > way.round; n -= way.round {
			var hits seeds
			s, hits = s.sown(way.once(), seeds{})
			fours = fours.plus(hits)
			if log != nil {
				log.sow(r, way, at, way.round, hits)
			}
		}
		last := uint(at.home) + n
		var stays seeds
		if r.finalStays {
			stays = way.steps[last].mask
		}
		var hits seeds
		s, hits = s.sown(way.steps[last].sum.minus(at.sum), stays)
		fours = fours.plus(hits)
		if log != nil {
			log.sow(r, way, at, n, hits)
		}

		next := &way.steps[last+1]
		at = &way.steps[next.home]
		if n = next.count(s); n == 0 {
			break
		}
		if since++; at == seenAt && s == seen {
			return s, ending{cycle: since}
		}
		if since == patience {
			seen, seenAt, since, patience = s, at, 0, 2*patience
		}
	}
	if log != nil {
		log.name(Stop)
	}
	for i := range r.roles {
		s = s.plus(only(r.stores[i], 4*fours.and(r.own[i]).sum()))
	}
	return pussa(r, s, role, way, uint(at.home), log), ending{}
}

// sown drops at most one seed on every place, as added says, and takes away
// what has come to four by that; but for the places that stay. It returns the
// places taken, a 1 for each.
func (s seeds) sown(added, stay seeds) (seeds, seeds) {
	s = s.plus(added)
	hits := s.fours(added.less(stay))
	return s.minus(hits.times(4)), hits
}

// pussa captures what lies beyond the empty hole at step empty of way, for role.
func pussa(r *round, s seeds, role uint8, way *path, empty uint, log *log) seeds {
	store := r.stores[role-1]
	for {
		full := &way.steps[empty+1]
		n := full.count(s)
		if n == 0 {
			return s
		}
		if log != nil {
			log.take(full.place, store, int(n), Pussa)
		}
		s = s.less(full.mask).plus(only(store, int(n)))
		empty = uint(full.home) + 1
		if !r.chain || way.steps[empty].count(s) > 0 {
			return s
		}
	}
}
