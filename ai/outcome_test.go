package ai

import (
	"math/rand/v2"
	"testing"
)

// Stopped before it knows by how much a game ends, a search may know who wins:
// it must be right then, and its move must keep what can be had.
func TestSearchIsSureOfTheOutcome(t *testing.T) {
	rng := rand.New(rand.NewPCG(47, 48))
	e, judge := NewEngine(1), NewEngine(1)
	sure := map[int]int{}
	for range 600 {
		p := randomEndgame(t, rng, 12)
		got, err := e.Search(t.Context(), p, Limits{Nodes: 1000}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got.Nodes > 1100 {
			t.Errorf("%s: %d nodes looked at, limit 1000", p, got.Nodes)
		}
		if got.Score.Exact || !got.Score.Sure {
			continue
		}
		want, err := judge.Search(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		outcome := sign(want.Score.Margin)
		if sign(got.Score.Margin) != outcome {
			t.Errorf("%s: sure of %+v, want %+v", p, got.Score, want.Score)
		}
		next := p.After(got.Move)
		if r, over := next.Result(); over {
			if r.Winner() == p.Turn() != (outcome > 0) {
				t.Errorf("%s: %s ends the game with %+v, want %+v", p, p.Text(got.Move), r, want.Score)
			}
		} else if after, err := judge.Search(t.Context(), next, Limits{}, nil); err != nil || -sign(after.Score.Margin) != outcome {
			t.Errorf("%s: %s leads to %+v, error %v, want %+v", p, p.Text(got.Move), after.Score, err, want.Score)
		}
		if got.Score.Win == 0 {
			sure[outcome]++
		}
	}
	if sure[1] < 10 || sure[-1] < 5 {
		t.Errorf("sure of %v outcomes, by how many points not known: the test tests little", sure)
	}
}
