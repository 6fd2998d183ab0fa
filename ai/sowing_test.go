package ai

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"papan/core"
	"papan/core/mancala"
)

// randomSowing returns a position of Congklak on 2×5 holes with the given
// number of seeds in them, under rules of its own.
func randomSowing(t testing.TB, rng *rand.Rand, seeds int) core.Position {
	t.Helper()
	for {
		var holes [10]int
		for range seeds {
			holes[rng.IntN(10)]++
		}
		text := make([]string, 10)
		for i, n := range holes {
			text[i] = fmt.Sprint(n)
		}
		rows := strings.Join(text[:5], ",") + "/" + strings.Join(text[5:], ",")
		rest := 50 - seeds // all seeds of such a board
		mine := rng.IntN(rest + 1)
		s := core.Setup{Start: fmt.Sprintf("%s %d,%d %d", rows, mine, rest-mine, 1+rng.IntN(2))}
		s = s.With("holes", "5").With("extra-turns", []string{"unlimited", "1", "2"}[rng.IntN(3)])
		s = s.With("tembak-after-lap", []string{"off", "on"}[rng.IntN(2)])
		p, err := mancala.Congklak.Open(s)
		if err != nil {
			t.Fatal(err)
		}
		if len(p.Moves()) > 0 {
			return p
		}
	}
}

// exhaustSowing is minimax as plain as can be, but that it remembers: the final
// margin for seat.
func exhaustSowing(p core.Position, seat core.Seat, known map[core.Position]int) int {
	if r, over := p.Result(); over {
		return r.Scores[seat-1] - r.Scores[2-seat]
	}
	best, ok := known[p]
	if ok {
		return best
	}
	for i, m := range p.Moves() {
		v := exhaustSowing(p.After(m), seat, known)
		if i == 0 || (v > best) == (p.Turn() == seat) {
			best = v
		}
	}
	known[p] = best
	return best
}

func TestSowingEndgamesAgreeWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	e := NewEngine(1)
	for i := range 200 {
		p := randomSowing(t, rng, 1+i%8)
		known := map[core.Position]int{}
		want := exhaustSowing(p, p.Turn(), known)
		info, err := e.Search(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Score; got.Margin != 100*want || !got.Exact {
			t.Fatalf("%s: %+v, want margin %d", p, got, want)
		}
		if got := exhaustSowing(p.After(info.Move), p.Turn(), known); got != want {
			t.Fatalf("%s: %s leads to %d, not to %d", p, p.Text(info.Move), got, want)
		}
	}
}

// The search plays whole games of every sowing game, matches of more than one
// round and three players too.
func TestPlayersFinishSowingGames(t *testing.T) {
	tests := []struct {
		game  *core.Game
		setup core.Setup
	}{
		{mancala.Congklak, core.Setup{}},
		{mancala.Congklak, core.Setup{}.With("rounds", "3")},
		{mancala.RajaPasu, core.Setup{}},
		{mancala.RajaPasu, core.Setup{}.With("match", "best-of-3")},
		{mancala.Mandiri, core.Setup{}},
	}
	for _, test := range tests {
		p, err := test.game.Open(test.setup)
		if err != nil {
			t.Fatal(err)
		}
		pl := New(1, 5)
		for p.Turn() != core.Nobody {
			m, err := pl.Move(t.Context(), p)
			if err != nil {
				t.Fatalf("%s: %v", p, err)
			}
			if p, err = core.Play(p, m); err != nil {
				t.Fatalf("%s: %v", p, err)
			}
		}
	}
}

func BenchmarkCongklak(b *testing.B) {
	e := NewEngine(TableMB)
	p, err := mancala.Congklak.Open(core.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	nodes := 0
	for b.Loop() {
		info, err := e.Search(b.Context(), p, Limits{Nodes: 1_000_000}, nil)
		if err != nil {
			b.Fatal(err)
		}
		nodes += info.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
