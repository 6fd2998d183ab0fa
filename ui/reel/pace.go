package reel

import (
	"time"

	"papan/core"
)

// WordLap is the word of the event that takes a hole up to sow on: the first
// of a later lap.
const WordLap = "lap"

// Speed is how fast steps are shown. The zero Speed is Normal.
type Speed int8

// The speeds: Slow takes twice the time of Normal, Fast half of it and
// Instant none.
const (
	Normal Speed = iota
	Slow
	Fast
	Instant
)

func (s Speed) of(d time.Duration) time.Duration {
	switch s {
	case Slow:
		return 2 * d
	case Fast:
		return d / 2
	case Instant:
		return 0
	}
	return d
}

// Pace is how a family of games is shown: how fast, and its timing.
type Pace struct {
	Speed  Speed
	Timing Timing
}

// Timing gives the span of every event of a step at Normal speed.
type Timing func(events []core.Event) []Span

// Span is when an event begins, counted from the beginning of the events it
// is shown together with, and how long it takes.
type Span struct{ Wait, Take time.Duration }

// Sliding is the timing of pieces that are moved one by one and taken in
// groups, as in Pasang: a piece moved alone takes longer over a longer way;
// pieces moved together fly for the same time, each a little after the one
// before it.
type Sliding struct {
	// Distance is the way between two sites in steps of the board; 0 when one
	// of them is off the board, for a flight that takes the same from anywhere.
	Distance func(from, to core.Site) float64
}

const (
	slideStart   = 120 * time.Millisecond // to set a piece in motion and down
	slideStep    = 45 * time.Millisecond  // for each step of the board
	slideMost    = 600 * time.Millisecond
	groupFlight  = 360 * time.Millisecond
	groupStagger = 30 * time.Millisecond // between the pieces of a group
	becomeTake   = 180 * time.Millisecond
	noticeTake   = 600 * time.Millisecond // a skipped seat, a new round
)

// Spans is a [Timing].
func (s Sliding) Spans(events []core.Event) []Span {
	spans := make([]Span, len(events))
	carried := 0 // carries so far in the running group
	for i, e := range events {
		if !e.Together {
			carried = 0
		}
		switch e.Kind {
		case core.Carry:
			spans[i] = s.carry(e, carried, i+1 < len(events) && events[i+1].Together)
			carried++
		case core.Become:
			spans[i].Take = becomeTake
		default:
			spans[i].Take = noticeTake
		}
	}
	return spans
}

func (s Sliding) carry(e core.Event, nth int, more bool) Span {
	distance := s.Distance(e.From, e.To)
	if nth > 0 || more || distance == 0 {
		return Span{Wait: time.Duration(nth) * groupStagger, Take: groupFlight}
	}
	way := time.Duration(distance * float64(slideStep))
	return Span{Take: min(slideStart+way, slideMost)}
}
