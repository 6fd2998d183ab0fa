package ai

import (
	"context"
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/mancala"
)

// lateSowings returns positions of Congklak under option values with at most
// left seeds in the holes: the first with a choice of each of so many games
// between players who are good but fanciful, after two random moves.
func lateSowings(tb testing.TB, values map[string]string, games, left int) []core.Position {
	tb.Helper()
	var late []core.Position
	seen := map[string]bool{}
	for seed := uint64(1); len(late) < games; seed++ {
		rng := rand.New(rand.NewPCG(seed, 7))
		p, err := mancala.Congklak.Open(core.Setup{Values: values})
		if err != nil {
			tb.Fatal(err)
		}
		player := NewPlayer(Level{Nodes: 300, Whim: 96}, seed)
		for ply := 0; p.Turn() != core.Nobody; ply++ {
			ms := p.Moves()
			if b := p.(mancala.Position).Board(); b.Left() <= left && len(ms) > 1 {
				if text := p.String(); !seen[text] {
					seen[text] = true
					late = append(late, p)
				}
				break
			}
			m := ms[rng.IntN(len(ms))]
			if ply >= 2 {
				if m, err = player.Move(tb.Context(), p); err != nil {
					tb.Fatal(err)
				}
			}
			p = p.After(m)
		}
	}
	return late
}

// sowingsInSecond is about how many positions of Congklak the solver looks at
// in a second of one core of an ordinary machine.
const sowingsInSecond = 3_000_000

// BenchmarkSolveSowing tells of how many in a hundred positions of Congklak with
// at most 60 seeds in the holes it is proven within [sowingsInSecond] positions
// who wins, and the mean and the greatest number of positions that takes.
func BenchmarkSolveSowing(b *testing.B) {
	for _, preset := range mancala.Congklak.Presets {
		b.Run(preset.Name, func(b *testing.B) {
			late := lateSowings(b, preset.Values, 100, 60)
			e := NewEngine(TableMB)
			var known, nodes tally
			most := 0
			for b.Loop() {
				for _, p := range late {
					spent, proven := 0, 0.0
					ctx, cancel := context.WithCancel(b.Context())
					s, err := e.Solve(ctx, p, Limits{Nodes: sowingsInSecond}, func(s Solution) {
						cancel()
						spent, proven = s.Nodes, 1
					})
					cancel()
					if err != nil {
						b.Fatal(err)
					}
					if proven == 0 {
						spent = s.Nodes
					}
					known.add(proven)
					nodes.add(float64(spent))
					most = max(most, spent)
				}
			}
			b.ReportMetric(100*known.mean(), "%known")
			b.ReportMetric(nodes.mean(), "nodes")
			b.ReportMetric(float64(most), "most-nodes")
			b.ReportMetric(nodes.sum/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
