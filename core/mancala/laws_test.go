package mancala

import (
	"flag"
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

var long = flag.Bool("long", false, "also run what takes minutes")

// single and matches are the setups under which the laws are checked: those of
// one round or a few, and matches that go on for thousands of moves when they
// are played at random.
var (
	single = map[*core.Game][]core.Setup{
		Congklak: {
			{},
			setup("holes=5", "empty-tembak=scores"),
			setup("holes=9", "tembak-after-lap=on", "first-turn=one", "rounds=3"),
			setup("swap=on", "first-turn=one"),
			setup("holes=5", "swap=on", "rounds=3"),
			setup("holes=8", "extra-turns=1", "rounds=5", "next-starter=winner"),
		},
		RajaPasu: {
			{},
			setup("final-four=stays"),
			setup("pussa=chain", "match=best-of-3"),
			setup("final-four=stays", "match=best-of-5"),
		},
		Mandiri: {
			{},
			setup("final-four=stays", "pussa=chain"),
		},
	}
	matches = map[*core.Game][]core.Setup{
		Congklak: {
			setup("holes=5", "empty-tembak=scores", "rounds=burnt"),
			setup("holes=5", "swap=on", "rounds=burnt"),
			setup("holes=6", "first-turn=one", "extra-turns=2", "rounds=burnt", "next-starter=alternate"),
		},
		RajaPasu: {setup("match=to the end", "pussa=chain")},
		Mandiri:  {setup("match=to the end")},
	}
)

func TestLaws(t *testing.T) {
	games := 20
	if *long {
		games = 10000
	}
	for g, setups := range single {
		coretest.Laws(t, g, setups, games)
	}
}

// TestLawsOfMatches checks the laws at the first positions of some rounds of
// random matches, with lids and roles as they come.
func TestLawsOfMatches(t *testing.T) {
	rounds := 30
	if *long {
		rounds = 10000
	}
	for g, setups := range matches {
		for i, s := range setups {
			lawsOfMatches(t, g, s, rounds, uint64(i))
		}
	}
}

func lawsOfMatches(t *testing.T, g *core.Game, s core.Setup, rounds int, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 5))
	s, err := g.Complete(s)
	if err != nil {
		t.Fatal(err)
	}
	opened, err := g.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	p := opened.(Position)
	pieces := core.Lay(p).Pieces()
	for played := 0; played < rounds; {
		if p.end != "" {
			p = opened.(Position)
		}
		// The laws cost far more than the moves, so most positions go by.
		if rng.IntN(8) == 0 {
			if err := coretest.Check(g, s, p); err != nil {
				t.Fatalf("%s %v, round %d: %s: %v", g.ID, s.Values, p.round, p, err)
			}
		}
		ms := p.Moves()
		m := ms[rng.IntN(len(ms))]
		next := p.After(m).(Position)
		if next.round != p.round || next.end != "" {
			played++
			if err := coretest.Check(g, s, p); err != nil {
				t.Fatalf("%s %v, end of round %d: %s: %v", g.ID, s.Values, p.round, p, err)
			}
			if err := coretest.Check(g, s, next); err != nil {
				t.Fatalf("%s %v, round %d: %s: %v", g.ID, s.Values, next.round, next, err)
			}
		}
		if got := core.Lay(next).Pieces(); got != pieces {
			t.Fatalf("%s: %d pieces where %d were", next, got, pieces)
		}
		p = next
	}
}

func TestGolden(t *testing.T) {
	coretest.Golden(t, "congklak", Congklak, core.Setup{}, 1)
	coretest.Golden(t, "congklak-rounds", Congklak, setup("holes=5", "rounds=3", "extra-turns=1", "first-turn=one"), 1)
	coretest.Golden(t, "raja-pasu", RajaPasu, setup("match=best-of-3"), 3)
	coretest.Golden(t, "mandiri", Mandiri, core.Setup{}, 1)
}

// FuzzText: any text is either refused with an error or read as a position
// that keeps the laws and whose text reads back to the same position.
func FuzzText(f *testing.F) {
	for _, text := range []string{
		"7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1", "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0,0 1",
		"x,x,0,1,0,x,x/x,0,0,0,0,x,x 87,5,5 2", "255,0,0,0,0,x,0/0,0,0,0,0,0,0 0,0 2", "x,x,x,x,x,x,x/x,x,x,x,x,x,x 0,0 1",
	} {
		for game := range 3 {
			f.Add(text, uint8(game), uint16(0))
		}
	}
	f.Fuzz(func(t *testing.T, text string, game uint8, values uint16) {
		g := []*core.Game{Congklak, RajaPasu, Mandiri}[game%3]
		s := fuzzSetup(t, g, values)
		p, err := g.Parse(s, text)
		if err != nil {
			return
		}
		if again, err := g.Parse(s, p.String()); err != nil || again != p {
			t.Fatalf("%q is read as %s and then as %s, %v", text, p, again, err)
		}
		if err := coretest.Check(g, s, p); err != nil {
			t.Fatalf("%s: %v", p, err)
		}
	})
}

// FuzzPlay plays the holes that the bytes of picks choose.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, uint8(0), uint16(0))
	f.Add([]byte{6, 6, 5, 5, 0, 3, 2, 1, 1, 1, 4, 4}, uint8(1), uint16(7))
	f.Add([]byte{0, 0, 0, 0, 0, 0}, uint8(2), uint16(1))
	f.Fuzz(func(t *testing.T, picks []byte, game uint8, values uint16) {
		g := []*core.Game{Congklak, RajaPasu, Mandiri}[game%3]
		s := fuzzSetup(t, g, values)
		p, err := g.Open(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, pick := range picks[:min(len(picks), 200)] {
			ms := p.Moves()
			if len(ms) == 0 {
				break
			}
			p = p.After(ms[int(pick)%len(ms)])
		}
		if err := coretest.Check(g, s, p); err != nil {
			t.Fatalf("%s: %v", p, err)
		}
	})
}

// fuzzSetup picks option values by the digits of values.
func fuzzSetup(t *testing.T, g *core.Game, values uint16) core.Setup {
	s := core.Setup{Values: map[string]string{}}
	rest := int(values)
	for _, o := range g.Options {
		s.Values[o.Name] = o.Values[rest%len(o.Values)]
		rest /= len(o.Values)
	}
	s, err := g.Complete(s)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
