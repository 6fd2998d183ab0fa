package board

import "papan/core"

// Report is what a step of a game of sowing came to, for words about it.
type Report struct {
	Mover core.Seat
	Seeds int                // dropped one by one
	Laps  int                // times a hole was lifted, the first time included
	Gain  [core.MaxSeats]int // seeds that came to each seat, at the end of a round too
	End   Note               // how the sowing ended; Code "" for nothing to say
	Over  bool               // it ended the round
}

// ReportOf reads the events of a step of the game that p is a position of. It
// returns false when they are not those of a sowing.
func ReportOf(p core.Position, events []core.Event) (Report, bool) {
	pos, ok := p.(sower)
	if !ok {
		return Report{}, false
	}
	s := readSowing(pos, events)
	r := Report{Mover: s.mover, Laps: s.laps, Gain: s.gain, End: s.end, Over: s.over}
	for _, e := range events {
		if e.Kind == core.Carry && e.From == pos.Hand() {
			r.Seeds += e.N
		}
	}
	return r, s.mover != core.Nobody
}
