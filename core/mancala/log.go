package mancala

import "papan/core"

// Words of events: what a carry means to the players.
const (
	Lap    = "lap"    // a hole is lifted to go on sowing
	Again  = "again"  // the last seed in the own store: choose again
	Spent  = "spent"  // the last seed in the own store, but no extra turn is left
	Mati   = "mati"   // the last seed in an empty hole: the turn is over
	Tembak = "tembak" // a shot: the last seed and those across it
	Pasu   = "pasu"   // a hole of four goes to its owner
	Stop   = "stop"   // the next hole is empty: the sowing is over
	Pussa  = "pussa"  // the hole beyond the empty one is captured
	Gather = "gather" // the round is over: what is left goes to a store
	Share  = "share"  // seeds are lent so that both fill the same number of holes
	Open   = "open"   // a lid is taken off
	Close  = "close"  // a lid is put on: there are no seeds to fill the hole
	Refill = "refill" // a hole is filled for the new round
	Swap   = "swap"   // the players take over each other's side
)

// log writes down what happens on the table. The search has none: its log is
// nil, and nobody calls it.
type log struct {
	events []core.Event
	rules  rules
	round  int
	seat   core.Seat // who does it
}

func (l *log) carry(from, to core.Site, n int, piece core.Piece, word string) {
	l.events = append(l.events, core.Event{
		Kind: core.Carry, Seat: l.seat, From: from, To: to, N: n, Piece: piece, Word: word,
	})
}

// site returns the site of a place as the seats sit in this round.
func (l *log) site(p place) core.Site {
	for role := uint8(1); role <= l.rules.roles; role++ {
		if l.rules.store(role) == p {
			return l.rules.storeSite(l.rules.seat(role, l.round))
		}
	}
	return l.rules.site(p)
}

// lift tells that n seeds are taken up from p, to begin a sowing or to go on.
func (l *log) lift(p place, n uint) {
	word := ""
	if len(l.events) > 0 {
		word = Lap
	}
	l.carry(l.site(p), l.rules.hand(), int(n), Seed, word)
}

// sow tells that n seeds are dropped one by one on the places after step at,
// and that the hits among them come to four.
func (l *log) sow(r *round, way *path, at *step, n uint, hits seeds) {
	for k := range n {
		p := way.steps[(uint(at.home)+1+k)%way.round].place
		l.carry(l.rules.hand(), l.site(p), 1, Seed, "")
		if hits.at(p) > 0 {
			l.take(p, r.stores[r.owner[p]-1], 4, Pasu)
		}
	}
}

// take tells that n seeds of p go to a store.
func (l *log) take(p, store place, n int, word string) {
	l.carry(l.site(p), l.site(store), n, Seed, word)
}

// exchange tells that what lies on two places changes sides, n on p and m on q.
func (l *log) exchange(p place, n int, q place, m int) {
	for _, c := range []struct {
		from, to place
		n        int
	}{{p, q, n}, {q, p, m}} {
		if c.n == 0 {
			continue
		}
		l.take(c.from, c.to, c.n, Swap)
		if len(l.events) > 1 {
			l.together()
		}
	}
}

// name gives the last event a word, unless it has one.
func (l *log) name(word string) {
	if e := &l.events[len(l.events)-1]; e.Word == "" {
		e.Word = word
	}
}

// together shows the last event with the one before it.
func (l *log) together() { l.events[len(l.events)-1].Together = true }

// skip tells that a role is passed over.
func (l *log) skip(role uint8) {
	l.events = append(l.events, core.Event{Kind: core.Skip, Seat: l.rules.seat(role, l.round)})
}

// prepare tells how a hole is made ready for a round: its lid taken off or put
// on, and each seeds laid into an open one. All but the first of a seat's
// carries are shown together.
func (l *log) prepare(seat core.Seat, hole, store place, was, closed bool, each int, first *bool) {
	l.seat = seat
	n := len(l.events)
	site, lids := l.site(hole), l.rules.lids()
	if was && !closed {
		l.carry(site, lids, 1, Lid, Open)
	}
	if closed && !was {
		l.carry(lids, site, 1, Lid, Close)
	}
	if !closed {
		l.carry(l.site(store), site, each, Seed, Refill)
	}
	for i := range l.events[n:] {
		l.events[n+i].Together = !*first
		*first = false
	}
}
