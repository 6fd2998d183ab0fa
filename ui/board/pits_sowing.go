package board

import (
	"slices"

	"papan/core"
	"papan/core/mancala"
)

// sowing is what a step does, as a board of holes shows it.
type sowing struct {
	mover  core.Seat
	from   core.Site
	first  []core.Site // where the seeds of the first lap fall
	last   core.Site   // where the last seed falls
	laps   int
	taken  []core.Site        // the holes whose seeds are captured
	gain   [core.MaxSeats]int // the seeds that come to each seat by it
	end    Note               // what there is to say at its end; Code "" for nothing
	endsAt core.Site          // where to say it
	over   bool               // it ends the round
	anew   bool               // and the next one has begun
}

// readSowing tells from its events what a step does. The new round that may
// follow is left out.
func readSowing(p sower, events []core.Event) sowing {
	var s sowing
	if len(events) == 0 || events[0].To != p.Hand() {
		return s
	}
	s.mover, s.from, s.laps = events[0].Seat, events[0].From, 1
	for _, e := range events {
		switch {
		case e.Kind == core.Round:
			s.over, s.anew = true, true
			return s
		case e.Word == mancala.Gather:
			s.over = true
		case e.Kind == core.Carry:
			s.carry(p, e)
		}
	}
	return s
}

// marks is what stays marked of s: nothing when a new round has begun, for its
// marks would lie on a board laid out afresh.
func (s sowing) marks() sowing {
	if s.anew {
		return sowing{}
	}
	return s
}

func (s *sowing) carry(p sower, e core.Event) {
	switch {
	case e.Word == mancala.Lap:
		s.laps++
	case e.From == p.Hand():
		s.last = e.To
		if s.laps == 1 {
			s.first = append(s.first, e.To)
		}
	case e.To != p.Hand() && !slices.Contains(s.taken, e.From):
		s.taken = append(s.taken, e.From)
	}
	to := seatOf(p, e.To)
	if to != core.Nobody {
		s.gain[to-1] += e.N
	}
	s.name(e, to)
}

// name notes what an event means for the end of the sowing: the last word
// counts, and the shares of one capture are one.
func (s *sowing) name(e core.Event, to core.Seat) {
	switch e.Word {
	case "", mancala.Lap:
		if s.end.Code == mancala.Pasu {
			s.end = Note{} // it went on
		}
	case mancala.Tembak, mancala.Pussa:
		if s.end.Code != e.Word {
			s.end, s.endsAt = Note{Code: e.Word, Seat: to, Mover: s.mover}, e.From
		}
		s.end.N += e.N
	case mancala.Pasu:
		s.end, s.endsAt = Note{Code: e.Word, N: e.N, Seat: to, Mover: s.mover}, e.From
	default:
		s.end, s.endsAt = Note{Code: e.Word, Seat: s.mover, Mover: s.mover}, e.To
	}
}

// seatOf returns whose store a site is; Nobody for any other site.
func seatOf(p sower, site core.Site) core.Seat {
	for seat := core.Seat(1); int(seat) <= p.Seats(); seat++ {
		if p.Store(seat) == site {
			return seat
		}
	}
	return core.Nobody
}

// forecast is what the hole aimed at would do.
type forecast struct {
	site core.Site
	sowing
}

// foresee returns what sowing s would do.
func (b *Pits) foresee(s core.Site) sowing {
	if b.forecast.site != s {
		b.forecast = forecast{s, readSowing(b.position, b.position.Events(core.Touch(s)))}
	}
	return b.forecast.sowing
}
