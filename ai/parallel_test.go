package ai

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"papan/core"
	"papan/core/mancala"
)

func TestThreadsAgreeWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(43, 44))
	e := NewEngine(1)
	for i := range 200 {
		e.SetThreads(1 + i%4)
		p := randomEndgame(t, rng, 3+i%4)
		stuck, margin, _ := exhaustPasang(p, p.Turn())
		info, err := e.Search(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Score; got.Win != stuck || stuck == 0 && (got.Margin != 100*margin || !got.Exact) {
			t.Fatalf("%d threads, %s: %+v, want suntuk %d, margin %d", 1+i%4, p, got, stuck, margin)
		}
	}
}

// However a search ends, all who helped have ended before it answers, and the
// limit on nodes is for all of them.
func TestThreadsEnd(t *testing.T) {
	e := NewEngine(1)
	e.SetThreads(4)
	before := runtime.NumGoroutine()
	for _, nodes := range []int{1, 1000, 50_000} {
		info, err := e.Search(t.Context(), opening(t), Limits{Nodes: nodes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		idle(t, e, before)
		if slack := 4 * (lookEvery + 80); info.Nodes > nodes+slack {
			t.Errorf("%d nodes looked at, limit %d", info.Nodes, nodes)
		}
	}
	for range 10 {
		ctx, cancel := context.WithCancel(t.Context())
		if _, err := e.Lines(ctx, opening(t), 3, Limits{}, func([]Info) { cancel() }); err != nil {
			t.Fatal(err)
		}
		idle(t, e, before)
		cancel()
	}
}

// idle checks that the helpers do nothing any more and their goroutines go.
func idle(t *testing.T, e *Engine, goroutines int) {
	t.Helper()
	var nodes []int
	for _, helper := range e.kas.crew {
		nodes = append(nodes, helper.nodes)
	}
	for runtime.NumGoroutine() > goroutines { // the last moments of those that are done
		runtime.Gosched()
	}
	for i, helper := range e.kas.crew {
		if helper.nodes != nodes[i] {
			t.Errorf("helper %d goes on after the search: %d nodes, then %d", i+1, nodes[i], helper.nodes)
		}
	}
}

// Back on one thread, the engine answers as one that never had more.
func TestOneThreadIsRepeatable(t *testing.T) {
	limits := Limits{Nodes: 20_000}
	want, err := NewEngine(1).Search(t.Context(), opening(t), limits, nil)
	if err != nil {
		t.Fatal(err)
	}
	e := NewEngine(1)
	for _, threads := range []int{3, 1, 2, 0} {
		e.SetThreads(threads)
		got, err := e.Search(t.Context(), opening(t), limits, nil)
		if err != nil {
			t.Fatal(err)
		}
		if threads <= 1 && (got.Move != want.Move || got.Score != want.Score || got.Nodes != want.Nodes) {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
}

// BenchmarkThreads tells how long searches to a fixed depth take with one
// thread and with two.
func BenchmarkThreads(b *testing.B) {
	depths := map[*core.Game]int{mancala.Congklak: 17, mancala.RajaPasu: 13, nil: 15}
	for _, game := range []*core.Game{nil, mancala.Congklak, mancala.RajaPasu} {
		for _, threads := range []int{1, 2} {
			name := "pasang"
			if game != nil {
				name = game.ID
			}
			b.Run(fmt.Sprintf("%s-%d", name, threads), func(b *testing.B) {
				e := NewEngine(16)
				e.SetThreads(threads)
				rng := rand.New(rand.NewPCG(45, 46))
				nodes, took := 0, time.Duration(0)
				for b.Loop() {
					var p core.Position = opening(b)
					if game != nil {
						p = randomOpening(game, 4)(b, rng)
					}
					start := time.Now()
					info, err := e.Search(b.Context(), p, Limits{Depth: depths[game]}, nil)
					if err != nil {
						b.Fatal(err)
					}
					took += time.Since(start)
					nodes += info.Nodes
				}
				b.ReportMetric(float64(nodes)/took.Seconds(), "nodes/s")
			})
		}
	}
}
