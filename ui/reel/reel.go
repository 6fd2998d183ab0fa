// Package reel turns the events of a step and a time into a picture: which
// pieces lie and which are on their way. It draws nothing and has no clock.
package reel

import (
	"slices"
	"sort"
	"time"

	"papan/core"
)

// Reel is a step of a game laid out in time. It never changes.
type Reel struct {
	table  core.Table // before the first event
	events []core.Event
	spans  []Span // Wait is from the beginning of the reel
	groups []group
	final  core.Table
	normal time.Duration
}

// group is a run of events shown at the same time.
type group struct {
	first      int
	start, end time.Duration
}

// Frame is the picture at one moment. The pieces of Table and Flying together
// are always all the pieces there are.
type Frame struct {
	Table  core.Table // the pieces that lie
	Flying []Flight   // the pieces on their way
	Event  int        // index of the event shown, the first of those together; past the last at the end
	Lap    int        // 1 until the first event with the word [WordLap], then one more for each
}

// Flight is N pieces on their way from one site to another.
type Flight struct {
	Piece    core.Piece
	N        int
	From, To core.Site
	Part     float64 // of the way, from 0 to 1; slow at both ends
}

// New lays events out in time, beginning on the given table, which it keeps a
// copy of. An event that the table cannot take is shown as a pause.
func New(table core.Table, events []core.Event, pace Pace) *Reel {
	r := &Reel{table: table.Clone(), events: slices.Clone(events), final: table.Clone()}
	r.spans = slices.Clone(pace.Timing(r.events))
	for i, e := range r.events {
		if i == 0 || !e.Together {
			r.groups = append(r.groups, group{first: i, start: r.normal, end: r.normal})
		}
		g := &r.groups[len(r.groups)-1]
		s := &r.spans[i]
		s.Wait += g.start
		g.end = max(g.end, s.Wait+s.Take)
		r.normal = max(r.normal, g.end)
		if r.final.Apply(e) != nil {
			r.events[i] = core.Event{Kind: core.Skip, Together: e.Together, Word: e.Word}
		}
	}
	for i := range r.spans {
		r.spans[i] = Span{pace.Speed.of(r.spans[i].Wait), pace.Speed.of(r.spans[i].Take)}
	}
	for i := range r.groups {
		g := &r.groups[i]
		g.start, g.end = pace.Speed.of(g.start), pace.Speed.of(g.end)
	}
	return r
}

// Length is how long the reel takes at its speed.
func (r *Reel) Length() time.Duration {
	if len(r.groups) == 0 {
		return 0
	}
	return r.groups[len(r.groups)-1].end
}

// Start is when event i begins.
func (r *Reel) Start(i int) time.Duration { return r.spans[i].Wait }

// Normal is how long the reel would take at [Normal] speed: its part of
// [Sowing.Spent].
func (r *Reel) Normal() time.Duration { return r.normal }

// At returns the picture at time t. It may be asked in any order; before 0 it
// is the picture at 0, and from [Reel.Length] on the final table.
func (r *Reel) At(t time.Duration) Frame {
	t = max(t, 0)
	i := sort.Search(len(r.groups), func(i int) bool { return t < r.groups[i].end })
	if i == len(r.groups) {
		return Frame{Table: r.final.Clone(), Event: len(r.events), Lap: laps(r.events)}
	}
	first, end := r.groups[i].first, len(r.events)
	if i+1 < len(r.groups) {
		end = r.groups[i+1].first
	}
	f := Frame{Table: r.table.Clone(), Event: first, Lap: laps(r.events[:first+1])}
	for _, e := range r.events[:first] {
		_ = f.Table.Apply(e)
	}
	for j := first; j < end; j++ {
		f.show(r.events[j], r.spans[j], t)
	}
	return f
}

// show adds one event of the running group to the picture. What has begun
// takes off, if its pieces lie there; what is over lands, if there is room.
func (f *Frame) show(e core.Event, s Span, t time.Duration) {
	if t < s.Wait {
		return
	}
	over := t >= s.Wait+s.Take
	if over && f.Table.Apply(e) == nil {
		return
	}
	if e.Kind != core.Carry || !f.lift(e) {
		return
	}
	part := 1.0
	if !over {
		part = ease(float64(t-s.Wait) / float64(s.Take))
	}
	f.Flying = append(f.Flying, Flight{e.Piece, e.N, e.From, e.To, part})
}

// lift takes the pieces of a carry off the table and reports whether they lay there.
func (f *Frame) lift(e core.Event) bool {
	pile := &f.Table[e.From]
	if pile.Piece != e.Piece || pile.N < e.N {
		return false
	}
	if pile.N -= e.N; pile.N == 0 {
		*pile = core.Pile{}
	}
	return true
}

// ease is the smooth step: from 0 to 1 with no speed at either end.
func ease(x float64) float64 { return x * x * (3 - 2*x) }

func laps(events []core.Event) int {
	n := 1
	for _, e := range events {
		if e.Word == WordLap {
			n++
		}
	}
	return n
}
