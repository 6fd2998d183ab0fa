package reel

import (
	"time"

	"papan/core"
)

// Sowing is the timing of games in which a hand travels and drops seeds. The
// first lap is shown at the base times, every later one at seven tenths of
// the one before, down to 25 ms a seed. A step takes at most half of what its
// turn has left of 12 s, so a turn's first sowing takes 6 s at most, and a
// turn of any number of sowings 12.
type Sowing struct {
	Hand  core.Site                 // the site that stands for the sowing hand
	Store func(site core.Site) bool // whether a seed dropped at site goes to a store
	Spent time.Duration             // the sum of [Reel.Normal] of the turn's earlier steps
}

const (
	seedTake    = 110 * time.Millisecond
	storeTake   = 190 * time.Millisecond
	pickUpTake  = 300 * time.Millisecond
	captureTake = 650 * time.Millisecond
	refillTake  = 190 * time.Millisecond // a carry that sets the board up for a new round

	lapFactor = 0.7
	seedLeast = 25 * time.Millisecond
	turnMost  = 12 * time.Second
)

// Spans is a [Timing].
func (s Sowing) Spans(events []core.Event) []Span {
	spans := make([]Span, len(events))
	factor, setting := 1.0, false
	for i, e := range events {
		switch {
		case e.Kind == core.Round:
			factor, setting = 1, true
		case e.Word == WordLap:
			factor = max(factor*lapFactor, float64(seedLeast)/float64(seedTake))
		}
		take := s.base(e)
		if setting && e.Kind == core.Carry {
			take = refillTake
		}
		spans[i].Take = time.Duration(float64(take) * factor)
	}
	return fit(events, spans, max(turnMost-s.Spent, 0)/2)
}

// base is the time of an event in the first lap.
func (s Sowing) base(e core.Event) time.Duration {
	switch {
	case e.Kind == core.Become:
		return 0
	case e.Kind != core.Carry:
		return noticeTake
	case e.To == s.Hand:
		return pickUpTake
	case e.From != s.Hand:
		return captureTake
	case s.Store(e.To):
		return storeTake
	}
	return seedTake
}

// fit shortens all spans, which wait for nothing, alike so that the events
// take at most most.
func fit(events []core.Event, spans []Span, most time.Duration) []Span {
	var total, longest time.Duration
	for i, e := range events {
		if !e.Together {
			total, longest = total+longest, 0
		}
		longest = max(longest, spans[i].Take)
	}
	if total += longest; total <= most {
		return spans
	}
	for i := range spans {
		spans[i].Take = time.Duration(float64(spans[i].Take) * float64(most) / float64(total))
	}
	return spans
}
