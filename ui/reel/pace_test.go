package reel

import (
	"math"
	"slices"
	"testing"
	"time"

	"papan/core"
)

// A row of holes, sites 1 to 9, with store and hand beside it.
const (
	store core.Site = 10
	hand  core.Site = 11
)

func sowing(spent time.Duration) Sowing {
	return Sowing{Hand: hand, Store: func(s core.Site) bool { return s == store }, Spent: spent}
}

// chain is a sowing of laps of so many seeds each, to and fro between two holes.
func chain(laps, seeds int) []core.Event {
	var events []core.Event
	from, to, word := core.Site(1), core.Site(2), ""
	for range laps {
		events = append(events, carry(seeds, from, hand, word))
		for range seeds {
			events = append(events, carry(1, hand, to, ""))
		}
		from, to, word = to, from, WordLap
	}
	return events
}

func takes(spans []Span) []time.Duration {
	var ds []time.Duration
	for _, s := range spans {
		ds = append(ds, s.Take.Round(time.Microsecond))
	}
	return ds
}

func TestSowingTimes(t *testing.T) {
	events := []core.Event{
		carry(3, 1, hand, ""),
		carry(1, hand, 2, ""),
		carry(1, hand, store, ""),
		carry(1, hand, 3, ""),
		carry(2, 3, hand, WordLap),
		carry(1, hand, 4, ""),
		carry(1, hand, store, ""),
		carry(4, 5, store, "tembak"),
		{Kind: core.Become, To: 4, N: 1, Piece: 2},
		{Kind: core.Skip, Seat: 2},
		{Kind: core.Round, N: 2},
		carry(1, store, 5, ""),
	}
	want := []time.Duration{300 * ms, 110 * ms, 190 * ms, 110 * ms, 210 * ms, 77 * ms, 133 * ms, 455 * ms, 0, 420 * ms, 600 * ms, 190 * ms}
	if got := takes(sowing(0).Spans(events)); !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

// TestLapFloor: laps get faster until a seed takes 25 ms, and no faster.
func TestLapFloor(t *testing.T) {
	spans := takes(sowing(0).Spans(chain(7, 2)))
	var seeds []time.Duration
	for lap := range 7 {
		seeds = append(seeds, spans[3*lap+1])
	}
	want := []time.Duration{110 * ms, 77 * ms, 53900 * time.Microsecond, 37730 * time.Microsecond, 26411 * time.Microsecond, 25 * ms, 25 * ms}
	if !slices.Equal(seeds, want) {
		t.Errorf("a seed takes\n%v, want\n%v", seeds, want)
	}
}

func TestSowingCaps(t *testing.T) {
	for _, test := range []struct {
		name  string
		laps  int
		spent time.Duration
		want  time.Duration
	}{
		{"a short one takes its own time", 1, 0, 300*ms + 9*110*ms},
		{"a long one takes six seconds", 86, 0, 6 * time.Second},
		{"after four seconds", 86, 4 * time.Second, 4 * time.Second},
		{"after more than the turn has", 86, 13 * time.Second, 0},
	} {
		r := New(lying("9w . . . . . . . . . ."), chain(test.laps, 9), Pace{Timing: sowing(test.spent).Spans})
		if got := r.Length(); math.Abs(float64(got-test.want)) > float64(ms) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
		for i, span := range sowing(test.spent).Spans(chain(test.laps, 9)) {
			if span.Take < 0 {
				t.Errorf("%s: event %d takes %v", test.name, i, span.Take)
			}
		}
	}
	together := []core.Event{carry(9, 1, hand, "")}
	for range 100 {
		together = append(together, carry(1, hand, 2, "+"))
	}
	if got := takes(sowing(0).Spans(together))[0]; got != 300*ms {
		t.Errorf("a hundred seeds dropped at the same time make a pick-up take %v, want 300ms", got)
	}
}

// TestTurnCap: however many sowings a turn has, it takes no more than 12 s.
func TestTurnCap(t *testing.T) {
	var spent time.Duration
	for range 40 {
		r := New(lying("9w . . . . . . . . . ."), chain(30, 9), Pace{Timing: sowing(spent).Spans})
		if r.Length() > 6*time.Second {
			t.Errorf("a sowing of %v", r.Length())
		}
		spent += r.Normal()
	}
	if spent > 12*time.Second || spent < 11900*ms {
		t.Errorf("40 long sowings take %v, want nearly 12s", spent)
	}
}

func TestLap(t *testing.T) {
	r := New(lying("2w . . . . . . . . . ."), chain(3, 2), Pace{Timing: steady})
	for at, want := range map[time.Duration]int{0: 1, 250 * ms: 1, 300 * ms: 2, 550 * ms: 2, 600 * ms: 3, time.Hour: 3} {
		if got := r.At(at).Lap; got != want {
			t.Errorf("at %v: lap %d, want %d", at, got, want)
		}
	}
}

func TestSlidingTimes(t *testing.T) {
	distance := func(from, to core.Site) float64 {
		if to > 9 {
			return 0
		}
		return math.Abs(float64(to) - float64(from))
	}
	events := []core.Event{
		{Kind: core.Become, To: 1, N: 1, Piece: 3},
		{Kind: core.Carry, From: 1, To: 3, N: 1, Piece: 3},
		carry(1, 4, store, ""), carry(1, 5, store, "+"), carry(1, 6, store, "+"),
		carry(1, 7, store, ""),
		carry(1, 1, 9, ""),
		carry(1, 1, 2, ""),
		{Kind: core.Round, N: 2},
	}
	want := []Span{
		{0, 180 * ms},
		{0, 210 * ms},
		{0, 360 * ms}, {30 * ms, 360 * ms}, {60 * ms, 360 * ms},
		{0, 360 * ms},
		{0, 480 * ms},
		{0, 165 * ms},
		{0, 600 * ms},
	}
	if got := (Sliding{distance}).Spans(events); !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	far := func(core.Site, core.Site) float64 { return 100 }
	if got := (Sliding{far}).Spans(events[1:2]); got[0].Take != 600*ms {
		t.Errorf("a way of 100 steps takes %v, want 600ms", got[0].Take)
	}
}

// BenchmarkAt is one frame in the middle of an 86-lap chain of 774 seeds.
func BenchmarkAt(b *testing.B) {
	r := New(lying("9w . . . . . . . . . ."), chain(86, 9), Pace{Timing: sowing(0).Spans})
	for b.Loop() {
		r.At(r.Length() / 2)
	}
}
