package pasang

import (
	"slices"
	"testing"

	"papan/core"
)

// In these drawings Player 1 has taken file b and Player 2 file k. The bands a
// (one file away), c and d stand beside b; no file is two to the left of it.

func TestPromotionBands(t *testing.T) {
	const board = `
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		w....w.....
		..b..w.....
		..bw.w.....`
	for _, test := range []struct {
		promotion string
		want      []string
	}{
		{"either", []string{"d1b1xE", "c2b2xE", "a3b3xE"}},
		{"slide", []string{"c2b2xE", "a3b3xE"}},
		{"jump", []string{"d1b1xE"}},
	} {
		p := drawn(t, board, "1 bk 0,0", optPromotion, test.promotion)
		if got := moveTexts(p); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.promotion, got, test.want)
		}
	}
}

// The promoted token no longer counts on its own rank: a kas that arrives from
// d1 sees f1 past the empty d1, and the jump passes c1.
func TestPromotionEmptiesItsJunction(t *testing.T) {
	p := drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		w.bw.b.....`, "1 bk 0,0")
	// a1 to b1: c1 black, then white: one. c1 to b1: a1 white and d1 white are
	// two. d1 to b1: a1 white alone; c1 and f1 black are two.
	if got, want := moveTexts(p), []string{"a1b1xE", "d1b1xW"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestPromotionEvents(t *testing.T) {
	p := drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		.b.........
		.b.........
		w..........
		.b.........`, "1 bk 7,0")
	m := core.Touch(Junction(1, 2), Junction(2, 3))
	want := []core.Event{
		{Kind: core.Become, Seat: 1, To: Junction(1, 2), N: 1, Piece: KasOne},
		{Kind: core.Carry, Seat: 1, From: Junction(1, 2), To: Junction(2, 2), N: 1, Piece: KasOne},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 1), To: Store(1, Black), N: 1, Piece: Black},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 3), To: Store(1, Black), N: 1, Piece: Black, Together: true},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 4), To: Store(1, Black), N: 1, Piece: Black, Together: true},
	}
	if got := p.Events(m); !slices.Equal(got, want) {
		t.Errorf("events\n got %+v\nwant %+v", got, want)
	}
	if after := p.After(m).(Position); after.Score(1) != 10 || after.Left() != 0 {
		t.Errorf("score %d with %d left, want 10 with none", after.Score(1), after.Left())
	}
}

func TestPassageEvents(t *testing.T) {
	p := opened(t)
	want := []core.Event{
		{Kind: core.Carry, Seat: 1, From: Junction(2, 1), To: Store(1, Black), N: 1, Piece: Black},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 2), To: Store(1, White), N: 1, Piece: White, Together: true},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 3), To: Store(1, White), N: 1, Piece: White, Together: true},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 4), To: Store(1, White), N: 1, Piece: White, Together: true},
		{Kind: core.Carry, Seat: 1, From: Junction(2, 5), To: Store(1, White), N: 1, Piece: White, Together: true},
	}
	if got := p.Events(core.Touch(Junction(2, 1))); !slices.Equal(got, want) {
		t.Errorf("events\n got %+v\nwant %+v", got, want)
	}
}
