package ai

import (
	"testing"

	"papan/core"
	"papan/core/pasang"
)

// pasangAt returns the position of a text under the default rules.
func pasangAt(t testing.TB, text string) pasang.Position {
	t.Helper()
	p, err := pasang.Game.Open(core.Setup{Start: text})
	if err != nil {
		t.Fatal(err)
	}
	return p.(pasang.Position)
}

// opening returns a position a few moves after the kas were selected.
func opening(t testing.TB) pasang.Position {
	t.Helper()
	p, err := pasang.Game.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		ms := p.Moves()
		p = p.After(ms[len(ms)/2])
	}
	return p.(pasang.Position)
}

func BenchmarkPasang(b *testing.B) {
	e := NewEngine(TableMB)
	p := opening(b)
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
