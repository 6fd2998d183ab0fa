package ai

import (
	"context"
	"errors"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

func kayles(t *testing.T, row string) core.Position {
	t.Helper()
	p, err := coretest.Kayles.Open(core.Setup{Start: row})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Taking both pins at once wins here; one after the other they make a draw.
func TestPlayoutsFindAWin(t *testing.T) {
	p := kayles(t, "||..... 1 2,2")
	want, err := core.Find(p, "1-2")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		info := playOut(t.Context(), p, Limits{Nodes: 2000}, sight{seed: seed}, nil)
		if info.Move != want {
			t.Errorf("seed %d: plays %s, want 1-2", seed, p.Text(info.Move))
		}
		if info.Score.Margin <= 0 || info.Nodes > 2000 {
			t.Errorf("seed %d: %+v", seed, info)
		}
	}
}

func TestEveryLevelPlaysAnUnknownGame(t *testing.T) {
	for level := range Levels() {
		pl := New(level+1, 3)
		p := kayles(t, "||||||| 1 0,0")
		for {
			if _, over := p.Result(); over {
				break
			}
			m, err := pl.Move(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			if again, _ := pl.Move(t.Context(), p); again != m {
				t.Errorf("level %d in %s: %v, then %v", level+1, p, m, again)
			}
			if p, err = core.Play(p, m); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := pl.Move(t.Context(), p); !errors.Is(err, ErrOver) {
			t.Errorf("level %d, game over: error %v", level+1, err)
		}
	}
}

func TestPlayoutsWithEndedContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p := kayles(t, "||||||| 1 0,0")
	m, _, err := Hint(ctx, p)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := core.Play(p, m); err != nil {
		t.Error(err)
	}
}
