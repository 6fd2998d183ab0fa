package ai

import (
	"context"
	"math/rand/v2"
	"testing"

	"papan/core"
)

// Every line has the value that its move is worth, the best come first, and
// fewer lines are the first of more.
func TestLinesAgreeWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(41, 42))
	e := NewEngine(1)
	several := 0
	for i := range 150 {
		p := randomEndgame(t, rng, 2+i%5)
		all, err := e.Lines(t.Context(), p, 100, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(all) != len(p.Moves()) {
			t.Fatalf("%s: %d lines of %d moves", p, len(all), len(p.Moves()))
		}
		seen := map[core.Move]bool{}
		for j, line := range all {
			stuck, margin, _ := exhaustPasang(p.After(line.Move), 3-p.Turn())
			if s := line.Score; s.Win != -stuck || stuck == 0 && (s.Margin != -100*margin || !s.Exact) {
				t.Fatalf("%s: %s: %+v, want suntuk %d, margin %d", p, p.Text(line.Move), s, -stuck, -margin)
			}
			if j > 0 && worth(all[j-1].Score) < worth(line.Score) {
				t.Errorf("%s: line %d is worth more than the one before it", p, j)
			}
			if line.Line[0] != line.Move || seen[line.Move] {
				t.Errorf("%s: line %d, %v, does not begin with a move of its own", p, j, line.Line)
			}
			seen[line.Move] = true
		}
		few, err := e.Lines(t.Context(), p, 2, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for j, line := range few {
			if worth(line.Score) != worth(all[j].Score) {
				t.Errorf("%s: line %d of two is worth %+v, of all %+v", p, j, line.Score, all[j].Score)
			}
		}
		if len(all) > 2 {
			several++
		}
	}
	if several < 30 {
		t.Errorf("%d positions with more than two moves: the test tests little", several)
	}
}

// worth orders scores that are proven, wins by how soon they come.
func worth(s Score) int {
	if s.Win != 0 {
		return s.Win * (1_000_000 - s.Plies)
	}
	return s.Margin
}

// Stopped at once or in the middle, there is at least one line, and each can be
// played to its end.
func TestLinesWhenStopped(t *testing.T) {
	over, cancel := context.WithCancel(t.Context())
	cancel()
	for _, p := range []core.Position{opening(t), kayles(t, "||||||| 1 0,0")} {
		for _, c := range []struct {
			ctx   context.Context
			nodes int
		}{{over, 0}, {t.Context(), 3}, {t.Context(), 30}, {t.Context(), 3000}} {
			reports := 0
			lines, err := NewEngine(1).Lines(c.ctx, p, 3, Limits{Nodes: c.nodes}, func(is []Info) {
				if reports++; len(is) != 3 {
					t.Errorf("%s: %d lines reported, want 3", p, len(is))
				}
			})
			if err != nil || len(lines) == 0 {
				t.Fatalf("%s: %d lines, error %v", p, len(lines), err)
			}
			for _, info := range lines {
				play(t, p, info.Line)
			}
			if c.nodes == 3000 && reports == 0 {
				t.Errorf("%s: no report within %d nodes", p, c.nodes)
			}
		}
	}
}

func play(t *testing.T, p core.Position, line []core.Move) {
	t.Helper()
	for _, m := range line {
		next, err := core.Play(p, m)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		p = next
	}
}
