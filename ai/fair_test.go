package ai

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"papan/core"
	"papan/core/mancala"
)

// fairSets are the sets of options of Congklak under which strong players were
// set against themselves; see the table in the package mancala's comment.
var fairSets = []string{
	"",
	"first-turn=one",
	"first-turn=one tembak-after-lap=on",
	"extra-turns=1",
	"extra-turns=2",
	"extra-turns=3",
	"first-turn=one extra-turns=1",
	"first-turn=one extra-turns=2",
	"first-turn=one extra-turns=3",
	"extra-turns=1 tembak-after-lap=on",
	"extra-turns=2 tembak-after-lap=on",
	"first-turn=one extra-turns=2 tembak-after-lap=on",
	"swap=on",
	"swap=on first-turn=one",
	"swap=on extra-turns=1",
	"swap=on extra-turns=2",
	"swap=on extra-turns=3",
	"swap=on extra-turns=4",
	"swap=on extra-turns=5",
	"swap=on first-turn=one extra-turns=1",
	"swap=on first-turn=one extra-turns=2",
	"swap=on first-turn=one extra-turns=3",
	"swap=on extra-turns=1 tembak-after-lap=on",
	"swap=on extra-turns=2 tembak-after-lap=on",
	"swap=on extra-turns=3 tembak-after-lap=on",
}

var (
	fairNodes = flag.Int("fair.nodes", 10_000, "positions that a player of BenchmarkFairCongklak looks at for a move")
	fairDrawn = flag.Int("fair.drawn", 0, "choices at the beginning of a game that are drawn by lot")
	fairWhim  = flag.Int("fair.whim", 16, "sixteenths of a point by which his moves may be worse than the best")
)

// BenchmarkFairCongklak plays games between equals, one after another, and
// reports in percent what part of the points the first player gets, with the
// standard error, and how often he wins who was ahead once each had had two
// turns: at 100 the rest of the game would be idle. A game's length is told in
// turns.
func BenchmarkFairCongklak(b *testing.B) {
	for _, set := range fairSets {
		b.Run("set "+set, func(b *testing.B) {
			var first, lead, turns tally
			seed := uint64(0)
			for b.Loop() {
				seed++
				g := fairGame(b, set, seed)
				first.add(g.first)
				turns.add(float64(g.turns))
				if g.ahead != 0.5 {
					lead.add(1 - math.Abs(g.first-g.ahead))
				}
			}
			b.ReportMetric(100*first.mean(), "%first")
			b.ReportMetric(100*first.deviation(), "±")
			b.ReportMetric(100*lead.mean(), "%leader")
			b.ReportMetric(turns.mean(), "turns")
		})
	}
}

// played is what became of a game.
type played struct {
	first float64 // points of the first player: 1 for a win, 0.5 for a draw
	ahead float64 // the same by the stores once each had had two turns
	turns int
}

// fairGame plays a game of Congklak under the options of set between two
// players who see sharply and choose among moves that are nearly the best.
func fairGame(b *testing.B, set string, seed uint64) played {
	b.Helper()
	values := map[string]string{}
	for _, field := range strings.Fields(set) {
		name, value, _ := strings.Cut(field, "=")
		values[name] = value
	}
	p, err := mancala.Congklak.Open(core.Setup{Values: values})
	if err != nil {
		b.Fatal(err)
	}
	l := Level{Nodes: *fairNodes, Whim: *fairWhim}
	players := [2]*Player{NewPlayer(l, 2*seed), NewPlayer(l, 2*seed+1)}
	g := played{ahead: 0.5, turns: 1}
	rng := rand.New(rand.NewPCG(seed, 8))
	for ply := 0; ; ply++ {
		seat, ms := p.Turn(), p.Moves()
		m := ms[rng.IntN(len(ms))]
		if ply >= *fairDrawn {
			if m, err = players[seat-1].Move(b.Context(), p); err != nil {
				b.Fatal(err)
			}
		}
		if p = p.After(m); p.Turn() == core.Nobody {
			break
		}
		if p.Turn() == seat {
			continue
		}
		if g.turns++; g.turns == 5 {
			board := p.(mancala.Position).Board()
			g.ahead = pointsOf(board.Held(1), board.Held(2))
		}
	}
	r, _ := p.Result()
	g.first = pointsOf(r.Scores[0], r.Scores[1])
	if testing.Verbose() {
		fmt.Println(set, seed, g, r.Scores[:2])
	}
	return g
}

// pointsOf is 1 for more, 0.5 for as many and 0 for fewer.
func pointsOf(mine, theirs int) float64 {
	switch {
	case mine > theirs:
		return 1
	case mine == theirs:
		return 0.5
	}
	return 0
}

// tally is a sample of numbers.
type tally struct{ n, sum, squares float64 }

func (t *tally) add(x float64) { t.n, t.sum, t.squares = t.n+1, t.sum+x, t.squares+x*x }

func (t *tally) mean() float64 { return t.sum / max(1, t.n) }

// deviation is the standard error of the mean.
func (t *tally) deviation() float64 {
	m := t.mean()
	return math.Sqrt(max(0, t.squares/max(1, t.n)-m*m) / max(1, t.n))
}
