package ai

import (
	"context"
	"fmt"
	"testing"

	"papan/core/pasang"
)

// secondOfSolving is about how many positions the solver looks at in a second
// of one core of an ordinary machine.
const secondOfSolving = 2_500_000

// BenchmarkSolve tells, for endgames of Pasang by the number of tokens left, in
// what part of them the result is proven within [secondOfSolving] positions,
// and how many that takes on average. The positions are in testdata; once
// through them is
//
//	go test ./ai -run '^$' -bench Solve -benchtime 1x
func BenchmarkSolve(b *testing.B) {
	for i, list := range endgames(b) {
		b.Run(fmt.Sprintf("%d-%d", brackets[i], brackets[i+1]-1), func(b *testing.B) {
			e := NewEngine(TableMB)
			proven, nodes, tried := 0, 0, 0
			for b.Loop() {
				for _, p := range list {
					known, n := proveOutcome(b, e, p)
					if known {
						proven++
					}
					nodes += n
					tried++
				}
			}
			b.ReportMetric(100*float64(proven)/float64(tried), "%proven")
			b.ReportMetric(float64(nodes)/float64(tried), "nodes/position")
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// proveOutcome reports whether the result of p is proven within the limit, and the
// positions looked at for that.
func proveOutcome(b *testing.B, e *Engine, p pasang.Position) (known bool, nodes int) {
	ctx, cancel := context.WithCancel(b.Context())
	defer cancel()
	got, err := e.Solve(ctx, p, Limits{Nodes: secondOfSolving}, func(s Solution) {
		if !known {
			known, nodes = s.Known, s.Nodes
			cancel()
		}
	})
	if err != nil {
		b.Fatal(err)
	}
	if !known {
		nodes = got.Nodes
	}
	return known, nodes
}
