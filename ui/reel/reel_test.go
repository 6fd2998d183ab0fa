package reel

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"papan/core"
)

const ms = time.Millisecond

// lying reads a table drawn as its piles from site 1 on, such as "3w . 1b".
func lying(text string) core.Table {
	t := core.Table{{}}
	for word := range strings.FieldsSeq(text) {
		var pile core.Pile
		if word != "." {
			var kind rune
			fmt.Sscanf(word, "%d%c", &pile.N, &kind)
			pile.Piece = core.Piece(strings.IndexRune("wbk", kind) + 1)
		}
		t = append(t, pile)
	}
	return t
}

// carry takes n white pieces; a word "+" means together with the one before.
func carry(n int, from, to core.Site, word string) core.Event {
	e := core.Event{Kind: core.Carry, Seat: 1, From: from, To: to, N: n, Piece: 1}
	if e.Together = word == "+"; !e.Together {
		e.Word = word
	}
	return e
}

// steady takes 100 ms for each event, and begins it 10 ms after the one
// before it when shown together.
func steady(events []core.Event) []Span {
	spans := make([]Span, len(events))
	for i, e := range events {
		spans[i].Take = 100 * ms
		if e.Together {
			spans[i].Wait = spans[i-1].Wait + 10*ms
		}
	}
	return spans
}

func TestAt(t *testing.T) {
	start := "3w 1w . 1b"
	one := []core.Event{carry(1, 1, 3, ""), carry(2, 1, 3, "")}
	both := []core.Event{carry(1, 1, 3, ""), carry(1, 2, 3, "+")}
	swap := []core.Event{
		{Kind: core.Carry, From: 2, To: 3, N: 1, Piece: 1},
		{Kind: core.Carry, From: 4, To: 2, N: 1, Piece: 2, Together: true},
		{Kind: core.Carry, From: 3, To: 4, N: 1, Piece: 1, Together: true},
	}
	crown := []core.Event{{Kind: core.Become, To: 2, N: 1, Piece: 3}, {Kind: core.Carry, From: 2, To: 3, N: 1, Piece: 3}}
	for _, test := range []struct {
		name   string
		events []core.Event
		at     time.Duration
		table  string
		flying []Flight
		event  int
	}{
		{"no events", nil, 0, start, nil, 0},
		{"before the beginning", one, -time.Second, "2w 1w . 1b", []Flight{{1, 1, 1, 3, 0}}, 0},
		{"the beginning", one, 0, "2w 1w . 1b", []Flight{{1, 1, 1, 3, 0}}, 0},
		{"a quarter", one, 25 * ms, "2w 1w . 1b", []Flight{{1, 1, 1, 3, 0.15625}}, 0},
		{"half", one, 50 * ms, "2w 1w . 1b", []Flight{{1, 1, 1, 3, 0.5}}, 0},
		{"the second", one, 150 * ms, ". 1w 1w 1b", []Flight{{1, 2, 1, 3, 0.5}}, 1},
		{"the end", one, 200 * ms, ". 1w 3w 1b", nil, 2},
		{"long after", one, time.Hour, ". 1w 3w 1b", nil, 2},
		{"together, one waits", both, 5 * ms, "2w 1w . 1b", []Flight{{1, 1, 1, 3, ease(0.05)}}, 0},
		{"together, both fly", both, 50 * ms, "2w . . 1b", []Flight{{1, 1, 1, 3, 0.5}, {1, 1, 2, 3, ease(0.4)}}, 0},
		{"together, one has landed", both, 105 * ms, "2w . 1w 1b", []Flight{{1, 1, 2, 3, ease(0.95)}}, 0},
		{"a swap, the third cannot take off yet", swap, 50 * ms, "3w . . .", []Flight{{1, 1, 2, 3, 0.5}, {2, 1, 4, 2, ease(0.4)}}, 0},
		{"a swap, going on", swap, 110 * ms, "3w 1b . .", []Flight{{1, 1, 3, 4, ease(0.9)}}, 0},
		{"a change under way", crown, 50 * ms, start, nil, 0},
		{"a change done", crown, 150 * ms, "3w . . 1b", []Flight{{3, 1, 2, 3, 0.5}}, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := New(lying(start), test.events, Pace{Timing: steady})
			got := r.At(test.at)
			want := Frame{Table: lying(test.table), Flying: test.flying, Event: test.event, Lap: 1}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("at %v\n got %+v\nwant %+v", test.at, got, want)
			}
		})
	}
}

func TestSpeeds(t *testing.T) {
	events := []core.Event{carry(1, 1, 3, ""), carry(1, 2, 3, "+"), carry(1, 1, 2, "")}
	for speed, want := range map[Speed]time.Duration{Slow: 420 * ms, Normal: 210 * ms, Fast: 105 * ms, Instant: 0} {
		r := New(lying("3w 1w ."), events, Pace{speed, steady})
		if got := r.Length(); got != want {
			t.Errorf("speed %d: length %v, want %v", speed, got, want)
		}
		if got := r.Normal(); got != 210*ms {
			t.Errorf("speed %d: %v at normal speed, want 210ms", speed, got)
		}
		if got := r.At(want); !slices.Equal(got.Table, lying("1w 1w 2w")) || got.Flying != nil {
			t.Errorf("speed %d: ends with %+v", speed, got)
		}
	}
}

// TestLongFirst: events shown together end with the longest of them.
func TestLongFirst(t *testing.T) {
	timing := func([]core.Event) []Span { return []Span{{0, 300 * ms}, {100 * ms, 50 * ms}, {0, 10 * ms}} }
	events := []core.Event{carry(1, 1, 2, ""), carry(1, 1, 2, "+"), carry(1, 1, 2, "")}
	r := New(lying("3w ."), events, Pace{Timing: timing})
	if got := r.Length(); got != 310*ms {
		t.Errorf("length %v, want 310ms", got)
	}
	if got := r.At(299 * ms); len(got.Flying) != 1 || !slices.Equal(got.Table, lying("1w 1w")) {
		t.Errorf("at 299ms: %+v", got)
	}
}

// TestTakeOffOrder: black can leave site 1 only after white has made room for it.
func TestTakeOffOrder(t *testing.T) {
	timing := func([]core.Event) []Span { return []Span{{50 * ms, 100 * ms}, {0, 100 * ms}, {0, 100 * ms}} }
	events := []core.Event{
		{Kind: core.Carry, From: 1, To: 3, N: 1, Piece: 1},
		{Kind: core.Carry, From: 2, To: 1, N: 1, Piece: 2, Together: true},
		{Kind: core.Carry, From: 1, To: 4, N: 1, Piece: 2, Together: true},
	}
	got := New(lying("1w 1b . ."), events, Pace{Timing: timing}).At(0)
	want := Frame{Table: lying("1w . . ."), Flying: []Flight{{2, 1, 2, 1, 0}}, Lap: 1}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestForeignEvents: events that a table cannot take leave it in peace.
func TestForeignEvents(t *testing.T) {
	events := []core.Event{carry(5, 1, 2, ""), carry(1, 0, 2, ""), carry(1, 1, 200, ""), carry(1, 200, 1, ""), carry(0, 1, 2, ""), carry(-1, 1, 2, ""),
		{Kind: 99, From: 1, To: 2, N: 1, Piece: 1}, {Kind: core.Carry, From: 1, To: 2, N: 1, Piece: 2}, carry(1, 1, 2, "")}
	r := New(lying("2w ."), events, Pace{Timing: steady})
	for at := time.Duration(0); at <= r.Length(); at += 50 * ms {
		f := r.At(at)
		strange := f.Event > 0 && f.Event < len(events)-1
		if kinds(f) != [4]int{1: 2} || strange && (f.Flying != nil || f.Table[1].N != 2) {
			t.Errorf("at %v: %+v", at, f)
		}
	}
	if got := r.At(r.Length()).Table; !slices.Equal(got, lying("1w 1w")) {
		t.Errorf("ends with %v", got)
	}
}

// TestPrivate: neither what a reel was made of nor what it returned is part of it.
func TestPrivate(t *testing.T) {
	table, events := lying("2w ."), []core.Event{carry(1, 1, 2, ""), carry(1, 1, 2, "")}
	r := New(table, events, Pace{Timing: steady})
	table[1].N, events[0].N = 7, 7
	if got := r.At(50 * ms); !slices.Equal(got.Table, lying("1w .")) || len(got.Flying) != 1 || got.Flying[0].N != 1 {
		t.Errorf("begins with %+v", got)
	}
	for _, at := range []time.Duration{50 * ms, time.Hour} {
		before := r.At(at)
		clear(r.At(at).Table)
		if after := r.At(at); !reflect.DeepEqual(before, after) {
			t.Errorf("at %v: %+v, then %+v", at, before, after)
		}
	}
	if got := r.At(time.Hour).Table; !slices.Equal(got, lying(". 2w")) {
		t.Errorf("ends with %v", got)
	}
}

// kinds counts the pieces of a picture by their kind; a pile of less than
// nothing counts as kind 0.
func kinds(f Frame) [4]int {
	var n [4]int
	for _, p := range f.Table {
		if p.N < 0 {
			p = core.Pile{N: 1}
		}
		n[p.Piece] += p.N
	}
	for _, fl := range f.Flying {
		n[fl.Piece] += fl.N
	}
	return n
}

// TestConserved shows random steps, sensible and not, at random times.
func TestConserved(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		table := core.Table{{}}
		for range 6 {
			if n := rng.IntN(3); n > 0 {
				table = append(table, core.Pile{Piece: core.Piece(1 + rng.IntN(2)), N: n})
			} else {
				table = append(table, core.Pile{})
			}
		}
		pieces, final := kinds(Frame{Table: table}), table.Clone()
		var events []core.Event
		for range 12 {
			from := core.Site(1 + rng.IntN(6))
			e := core.Event{Kind: core.Carry, From: from, To: core.Site(1 + rng.IntN(6)), N: 1 + rng.IntN(2), Piece: final[from].Piece, Together: len(events) > 0 && rng.IntN(2) == 0}
			if final.Apply(e) == nil {
				events = append(events, e)
			}
		}
		r := New(table, events, Pace{Timing: steady})
		for range 20 {
			at := time.Duration(rng.Int64N(int64(r.Length()) + 1))
			if f := r.At(at); kinds(f) != pieces {
				t.Fatalf("%v\n%v\nat %v: %+v has %d pieces of each kind, not %d", table, events, at, f, kinds(f), pieces)
			}
		}
		if got := r.At(r.Length()).Table; !slices.Equal(got, final) {
			t.Fatalf("%v\n%v\nends with %v, not %v", table, events, got, final)
		}
	}
}
