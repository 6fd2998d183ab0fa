package pasang

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"papan/core"
)

// siteNamed is the inverse of name.
func siteNamed(t testing.TB, text string) core.Site {
	t.Helper()
	for s := core.Site(1); s <= junctions; s++ {
		if name(s) == text {
			return s
		}
	}
	t.Fatalf("no junction %q", text)
	return core.Nowhere
}

func sitesNamed(t testing.TB, text string) []core.Site {
	t.Helper()
	var list []core.Site
	for _, word := range strings.Fields(text) {
		list = append(list, siteNamed(t, word))
	}
	return list
}

// explained is an illegal touch and what is to be said about it.
type explained struct {
	picks, touch string
	code, at     string
	line         string
	n            int
	piece        core.Piece
}

func (e explained) check(t *testing.T, p Position) {
	t.Helper()
	got := p.Explain(sitesNamed(t, e.picks), siteNamed(t, e.touch))
	if got.Code != e.code || got.At != siteNamed(t, e.at) || !slices.Equal(got.Line, sitesNamed(t, e.line)) || got.N != e.n || got.Piece != e.piece {
		t.Errorf("after %q touching %s\n got %+v\nwant %+v", e.picks, e.touch, got, e)
	}
}

func TestExplainPassage(t *testing.T) {
	p := opened(t)
	explained{touch: "c3", code: FileEdge, at: "c1", piece: Black}.check(t, p)
	explained{touch: "c6", code: NotYourHalf, at: "c6", piece: Black}.check(t, p)
	explained{touch: "c11", code: NotYourHalf, at: "c11", piece: White}.check(t, p)
	p = playText(t, p, "c")
	explained{touch: "i11", code: BarredFile, at: "i11", line: "c1 c2 c3 c4 c5", piece: Black}.check(t, p)
	explained{touch: "i8", code: BarredFile, at: "i8", line: "c1 c2 c3 c4 c5", piece: White}.check(t, p)
	explained{touch: "j7", code: FileEdge, at: "j11", piece: Black}.check(t, p)
	explained{touch: "j1", code: NotYourHalf, at: "j1", piece: White}.check(t, p)
}

func TestExplainPromotion(t *testing.T) {
	const board = `
		.......b...
		...........
		...........
		...........
		...........
		...........
		..w........
		wbww.......
		w.b.w.b....
		.bb........
		.ww.b.ww...`
	p := drawn(t, board, "1 bk 0,0", optPromotion, "slide")
	passage := "b1 b2 b3 b4 b5"
	for _, e := range []explained{
		{touch: "c9", code: NotYourHalf, at: "c9"},
		{touch: "h11", code: NotYourHalf, at: "h11", piece: Black},
		{touch: "f6", code: Centre, at: "f6"},
		{touch: "a5", code: NoToken, at: "a5"},
		{touch: "g1", code: OutOfReach, at: "g1", line: passage, n: 5, piece: White},
		{touch: "b1", code: OutOfReach, at: "b1", line: passage, n: 0, piece: White},
		{touch: "d4", code: SlideOnly, at: "d4", line: passage, n: 2, piece: White},
		{touch: "a4", code: Occupied, at: "b4", piece: Black},
		{touch: "c5", code: Even, at: "c5", line: "b2 b4", n: 2, piece: Black},
	} {
		e.check(t, p)
	}
	jump := drawn(t, strings.Replace(board, "..w........", "...w.w.....", 1), "1 bk 0,0", optPromotion, "jump")
	explained{touch: "c3", code: JumpOnly, at: "c3", line: passage, n: 1, piece: Black}.check(t, jump)
	// a3 to b3: black b2 and b4 are two; c3, black, is one line and takes c3.
	explained{picks: "a3", touch: "b2", code: Even, at: "b2", line: "b2 b4", n: 2, piece: Black}.check(t, p)
	explained{picks: "a3", touch: "e3", code: Breaks, at: "e3", line: "c3", n: 1, piece: White}.check(t, p)
	explained{picks: "a3", touch: "g3", code: Breaks, at: "e3", line: "c3", n: 1, piece: White}.check(t, p)
	explained{picks: "a3", touch: "g1", code: OutOfReach, at: "g1", line: passage, n: 5, piece: White}.check(t, p)
}

func TestExplainKasMove(t *testing.T) {
	p := drawn(t, `
		...........
		.....b.....
		...........
		...........
		..w........
		...b.......
		..b........
		...........
		.w1.....2..
		.w.b.......
		..wbb.w.w..`, "1 ak 0,0")
	for _, e := range []explained{
		{touch: "c3", code: OwnKas, at: "c3", piece: KasOne},
		{touch: "i3", code: OtherKas, at: "i3", piece: KasTwo},
		{touch: "f6", code: Centre, at: "f6"},
		{touch: "d1", code: Token, at: "d1", piece: Black},
		{touch: "e5", code: NotStraight, at: "e5"},
		{touch: "c6", code: TokenInWay, at: "c5", piece: Black},
		{touch: "a3", code: TokenInWay, at: "b3", piece: White},
		{touch: "k3", code: KasInWay, at: "i3", piece: KasTwo},
		{touch: "h3", code: AlongRank, at: "h3", line: "b3", n: 1, piece: White},
	} {
		e.check(t, p)
	}
	if got := p.Explain(nil, siteNamed(t, "e3")); got.Code != "" || got.At != core.Nowhere {
		t.Errorf("e3 can be touched, but is explained as %+v", got)
	}
	if got := p.Explain(nil, Store(1, White)); got.Code != OffBoard {
		t.Errorf("a store is explained as %+v", got)
	}
}

func TestExplainLines(t *testing.T) {
	p := drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		b..........
		w...b......
		b...b......
		1..........
		..ww....w.2`, "1 ak 0,0")
	for _, e := range []explained{
		{touch: "e2", code: Even, at: "e2", line: "e3 e4", n: 2, piece: Black},
		{touch: "b2", code: Nothing, at: "b2"},
		// From a1 the three white tokens of rank 1 can be taken; a3 lies along
		// the file on which the kas came.
		{picks: "a1", touch: "d1", code: OtherLine, at: "c1", line: "c1 d1 i1", n: 3, piece: White},
		{picks: "a1", touch: "a3", code: AlongFile, at: "a3", line: "a3", n: 1, piece: Black},
		{picks: "a1", touch: "k1", code: KasInWay, at: "k1", piece: KasTwo},
		{picks: "a1", touch: "e3", code: Token, at: "e3", piece: Black},
		{picks: "c2", touch: "b2", code: Nothing, at: "b2"},
	} {
		e.check(t, p)
	}
}

func TestExplainMovedAlong(t *testing.T) {
	p := drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		...........
		w..........
		...........
		1......bw.2`, "1 ak 0,0")
	// Everywhere on rank 1 the black h1 is seen along the rank, on which the kas
	// comes; on a2 it comes along the file, where a3 stands.
	explained{touch: "b1", code: Over, at: "b1"}.check(t, p)
	want := []string{AlongRank, AlongRank, AlongRank, AlongRank, AlongRank, AlongRank, AlongFile}
	if got := codes(p.Stuck()); !slices.Equal(got, want) {
		t.Errorf("stuck: %v, want %v", got, want)
	}
}

// Tokens in sight are never said not to be: where the axis that counts is
// empty, the line on the other is named, be it even, and an odd one first.
func TestExplainMovedAlongEven(t *testing.T) {
	p := drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		b..........
		b..........
		...........
		..........2
		w..1....bb.`, "1 ak 0,0")
	explained{touch: "e1", code: AlongRank, at: "e1", line: "a1", n: 1, piece: White}.check(t, p)
	explained{touch: "d3", code: Nothing, at: "d3"}.check(t, p)
	p = drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		b..........
		b..........
		....w......
		..........2
		1.......bb.`, "1 ak 0,0")
	explained{touch: "c1", code: AlongRank, at: "c1", line: "i1 j1", n: 2, piece: Black}.check(t, p)
	explained{touch: "a2", code: AlongFile, at: "a2", line: "a4 a5", n: 2, piece: Black}.check(t, p)
	// a2 sees the white c2 along the rank; the two of file a it does not take.
	p = drawn(t, `
		...........
		...........
		...........
		...........
		...........
		...........
		b..........
		b..........
		...........
		..w.......2
		1..........`, "1 ak 0,0")
	explained{picks: "a2", touch: "a4", code: AlongFile, at: "a4", line: "a4 a5", n: 2, piece: Black}.check(t, p)
}

func codes(list []core.Refusal) []string {
	var codes []string
	for _, r := range list {
		codes = append(codes, r.Code)
	}
	return codes
}

func TestStuck(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{
			"..........2/.........../.........../.........../.........../.........../.........../.........../.bb......../.bb......../1.......... 1 cj 90,50",
			[]string{"even b1 b2 b3", "even c1 c2 c3", "nothing d1", "nothing e1", "nothing f1", "nothing g1", "nothing h1", "nothing i1", "nothing j1", "nothing k1",
				"even a2 b2 c2", "even a3 b3 c3", "nothing a4", "nothing a5", "nothing a6", "nothing a7", "nothing a8", "nothing a9", "nothing a10", "nothing a11"},
		},
		{
			".........w1/..........w/.........../.........../.........../.........../.........../.........../.........../.........../2.......... 1 cj 100,3",
			[]string{"hemmed-in k11"},
		},
		{
			".........../.........../.........../.........../.........../.........../.........../..w......../..w......../.........../.w......... 1 cj 8,9",
			[]string{"even b1 c3 c4"},
		},
		{
			".........../.........../.........../.........../.........../.........../.........../.........../.......w.../.........../.......w... 1 aj 8,9",
			[]string{"none-near a1 a1 a2 a3 a4 a5"},
		},
	} {
		var got []string
		for _, r := range parsed(t, test.text).Stuck() {
			words := []string{r.Code, name(r.At)}
			for _, s := range r.Line {
				words = append(words, name(s))
			}
			got = append(got, strings.Join(words, " "))
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}

// Whatever is touched at whatever moment has a word said about it unless it is
// legal, and the proof of suntuk names a place for each.
func TestEverythingIsExplained(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for _, setup := range rulings() {
		for range 30 {
			p, err := Game.Open(setup.With(optPattern, "1"))
			if err != nil {
				t.Fatal(err)
			}
			if rng.IntN(2) == 0 {
				setup.Start = oddPosition(rng)
				p, err = Game.Open(setup)
				setup.Start = ""
			}
			if err != nil {
				t.Fatal(err)
			}
			checkExplained(t, p.(Position), rng)
		}
	}
}

func checkExplained(t *testing.T, p Position, rng *rand.Rand) {
	t.Helper()
	ms := p.Moves()
	touches := [][]core.Site{nil}
	if len(ms) > 0 && p.Phase() != Passing {
		touches = append(touches, ms[rng.IntN(len(ms))][:1])
	}
	for _, picks := range touches {
		next, _ := core.Narrow(ms, picks)
		for s := core.Site(1); int(s) <= p.Sites(); s++ {
			r := p.Explain(picks, s)
			if legal := slices.Contains(next, s); legal != (r.Code == "") {
				t.Fatalf("%s\nafter %v touching %d: %+v, legal %v", p, picks, s, r, legal)
			}
		}
	}
	if stuck := p.Stuck(); (len(stuck) > 0) != (len(ms) == 0 && p.Left() > 0) {
		t.Fatalf("%s: %d moves, stuck %v", p, len(ms), stuck)
	}
}
