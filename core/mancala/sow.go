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
	store := r.stores[role-1]
	before := s.at(store)
	at := &way.steps[way.index[from]]
	n := at.count(s)
	log.lift(at.place, n, "")
	for {
		s = s.less(at.mask)
		log.sow(way, int(at.home), n)
		to := int(at.home) + n
		for to >= pathSteps {
			s = s.plus(way.once())
			to -= way.round
		}
		last := &way.steps[to]
		s = s.plus(last.sum).minus(at.sum)
		n = last.count(s)
		if n <= int(last.limit) {
			at = last
			break
		}
		at = &way.steps[last.home]
		log.lift(at.place, n, Lap)
	}
	end := at.place
	if end == store {
		return s, ending{again: true}
	}
	if r.owner[end] != role || r.afterLap && s.at(store) == before {
		log.name(Mati)
		return s, ending{}
	}
	across := r.across[end]
	shot := s.at(across)
	if shot == 0 && !r.emptyScores {
		log.name(Mati)
		return s, ending{}
	}
	log.take(end, store, 1, Tembak)
	if shot > 0 {
		log.take(across, store, shot, Tembak)
		log.together()
	}
	s = s.less(at.mask).minus(only(across, shot)).plus(only(store, shot+1))
	return s, ending{}
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
	log.lift(at.place, n, "")
	var fours seeds // how many at each place
	seen, seenAt, since, patience := s, at, 0, 1
	for {
		s = s.less(at.mask)
		for n > way.round {
			added := way.once()
			s = s.plus(added)
			hits := s.fours(added)
			s = s.minus(hits.times(4))
			fours = fours.plus(hits)
			log.sowFours(r, way, int(at.home), way.round, hits)
			n -= way.round
		}
		last := int(at.home) + n
		added := way.steps[last].sum.minus(at.sum)
		s = s.plus(added)
		hits := s.fours(added)
		if r.finalStays {
			hits = hits.less(way.steps[last].mask)
		}
		s = s.minus(hits.times(4))
		fours = fours.plus(hits)
		log.sowFours(r, way, int(at.home), n, hits)

		next := &way.steps[last+1]
		n = next.count(s)
		at = &way.steps[next.home]
		if n == 0 {
			break
		}
		if since++; at == seenAt && s == seen {
			return s, ending{cycle: since}
		}
		if since == patience {
			seen, seenAt, since, patience = s, at, 0, 2*patience
		}
		log.lift(at.place, n, Lap)
	}
	log.name(Stop)
	for i := range r.roles {
		s = s.plus(only(r.stores[i], 4*fours.and(r.own[i]).sum()))
	}
	return pussa(r, s, role, way, int(at.home), log), ending{}
}

// pussa captures what lies beyond the empty hole at step empty of way, for role.
func pussa(r *round, s seeds, role uint8, way *path, empty int, log *log) seeds {
	store := r.stores[role-1]
	for {
		full := &way.steps[empty+1]
		n := full.count(s)
		if n == 0 {
			return s
		}
		log.take(full.place, store, n, Pussa)
		s = s.less(full.mask).plus(only(store, n))
		empty = int(full.home) + 1
		if !r.chain || way.steps[empty].count(s) > 0 {
			return s
		}
	}
}
