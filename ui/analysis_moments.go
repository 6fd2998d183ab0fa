package ui

import (
	"cmp"
	"slices"

	"papan/core"
)

// moment is a move at which a game turned, or might have.
type moment struct {
	ply    int       // the move is that of this position
	seat   core.Seat // who made it
	kind   momentKind
	winner core.Seat // who wins from then on against any reply; Nobody when that is not proven
	loss   int       // points that it lost to the best move; 0 when that cannot be counted
	exact  bool      // loss is no estimate
	best   core.Move // what was better; none when nothing was
}

// momentKind is what a moment means.
type momentKind uint8

const (
	settled  momentKind = iota + 1 // from here on one player wins against any reply
	turned                         // who stood better before does not now
	costly                         // many points were lost
	takeLead                       // a player of three took the lead
)

const (
	even        = 1 * pointMargin // an estimate up to here favours nobody
	turnLoss    = 2 * pointMargin // what a turn must cost where it is estimated
	costlyLoss  = 5 * pointMargin
	mostMoments = 12 // more than that nobody reads
)

// moments returns what mattered most in the game as far as it is known, in the
// order of play.
func (a *analysis) moments() []moment {
	var all []moment
	sealed := a.sealed()
	for ply := range a.moves {
		if m, ok := a.momentAt(ply, ply == sealed); ok {
			all = append(all, m)
		}
	}
	slices.SortStableFunc(all, func(m, n moment) int {
		return cmp.Or(cmp.Compare(m.kind, n.kind), cmp.Compare(n.loss, m.loss))
	})
	all = all[:min(len(all), mostMoments)]
	slices.SortFunc(all, func(m, n moment) int { return cmp.Compare(m.ply, n.ply) })
	return all
}

// sealed returns the move after which the winner is proven at every position
// to the end, or -1. A game that was decided only by its last move has none.
func (a *analysis) sealed() int {
	ply := len(a.line) - 1
	winner := a.found[ply].winner
	if winner == core.Nobody {
		return -1
	}
	for ply > 0 && a.found[ply-1].winner == winner {
		ply--
	}
	if ply == len(a.line)-1 {
		return -1
	}
	return ply - 1
}

func (a *analysis) momentAt(ply int, sealed bool) (moment, bool) {
	before, after, seat := a.found[ply], a.found[ply+1], a.line[ply].Turn()
	if a.breaks[ply] || !before.known() || !after.known() {
		return moment{}, false
	}
	m := moment{ply: ply, seat: seat, winner: after.winner}
	if !before.forced && !after.forced {
		loss := seen(seat, before.margin-after.margin)
		m.loss = (loss + pointMargin/2) / pointMargin
		m.exact = before.exact && after.exact
	}
	if better(seat, before, after) && before.best != a.moves[ply] {
		m.best = before.best
	}
	switch {
	case sealed:
		m.kind = settled
	case m.best == core.Move{}:
		return moment{}, false
	case favours(seat, after) < favours(seat, before) && (m.exact || m.loss*pointMargin >= turnLoss || after.winner != core.Nobody):
		m.kind = turned
	case m.loss*pointMargin >= costlyLoss:
		m.kind = costly
	default:
		return moment{}, false
	}
	return m, true
}

// favours is 1 when a verdict favours a seat, -1 when the other, and 0 when
// neither.
func favours(seat core.Seat, v verdict) int {
	if v.winner != core.Nobody {
		return seen(seat, seen(v.winner, 1))
	}
	noise := even
	if v.exact {
		noise = 0
	}
	switch m := seen(seat, v.margin); {
	case m > noise:
		return 1
	case m < -noise:
		return -1
	}
	return 0
}

// leads returns the moves of a game by which someone took the lead that nobody
// or another one had, of a game of any number of seats, by what each seat has.
func leads(line []core.Position, seats int) []moment {
	var all []moment
	leader := core.Nobody
	for ply, pos := range line {
		now := leaderOf(pos, seats)
		if now == core.Nobody || now == leader {
			continue
		}
		if ply > 0 {
			all = append(all, moment{ply: ply - 1, seat: now, kind: takeLead})
		}
		leader = now
	}
	return all
}

// leaderOf is the seat that has more than any other, or Nobody.
func leaderOf(pos core.Position, seats int) core.Seat {
	leader, most, shared := core.Nobody, 0, false
	for seat := core.Seat(1); int(seat) <= seats; seat++ {
		switch n := scoreOf(pos, seat); {
		case n > most:
			leader, most, shared = seat, n, false
		case n == most:
			shared = true
		}
	}
	if shared {
		return core.Nobody
	}
	return leader
}
