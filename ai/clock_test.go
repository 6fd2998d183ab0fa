package ai

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"papan/core"
	"papan/core/mancala"
)

// BenchmarkCancel measures how long a search takes to answer once its context
// has ended. What "nothing", which does no more than look at its context, takes
// is the machine's own delay.
func BenchmarkCancel(b *testing.B) {
	sow := func(g *core.Game) core.Position {
		return randomOpening(g, 3)(b, rand.New(rand.NewPCG(25, 26)))
	}
	alone, two := NewEngine(TableMB), NewEngine(TableMB)
	two.SetThreads(2)
	byEngine := func(engine *Engine, p core.Position) func(context.Context) {
		return func(ctx context.Context) {
			if _, err := engine.Search(ctx, p, Limits{}, nil); err != nil {
				b.Error(err)
			}
		}
	}
	for _, c := range []struct {
		name  string
		think func(context.Context)
	}{
		{"nothing", func(ctx context.Context) {
			for ctx.Err() == nil {
			}
		}},
		{"pasang", byEngine(alone, opening(b))},
		{"pasang-2-threads", byEngine(two, opening(b))},
		{"congklak", byEngine(alone, sow(mancala.Congklak))},
		{"raja-pasu", byEngine(alone, sow(mancala.RajaPasu))},
		{"mandiri", byEngine(alone, sow(mancala.Mandiri))},
		{"playouts", func(ctx context.Context) { playOut(ctx, sow(mancala.Congklak), Limits{}, sight{}, nil) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				took = append(took, cancelLatency(b.Context(), c.think))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-median")
			b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-99%")
			b.ReportMetric(float64(took[len(took)-1].Microseconds()), "µs-longest")
		})
	}
}

// cancelLatency lets think run for a moment, ends its context and returns how
// long it took to return; 0 when it had returned before.
func cancelLatency(parent context.Context, think func(context.Context)) time.Duration {
	ctx, cancel := context.WithCancel(parent)
	defer cancel()
	ended := make(chan time.Time, 1)
	timer := time.AfterFunc(3*time.Millisecond, func() {
		ended <- time.Now()
		cancel()
	})
	think(ctx)
	returned := time.Now()
	if timer.Stop() {
		return 0
	}
	return returned.Sub(<-ended)
}
