package board

import (
	"slices"
	"testing"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/session"
)

func TestWalk(t *testing.T) {
	g, h := shown(t)
	g.Lay(viewOf(opening(t)))
	g.Walk(1, 0)
	if g.cursor != 6 {
		t.Errorf("the cursor appears at %d, want 6, the middle", g.cursor)
	}
	for _, step := range []struct {
		dx, dy int
		want   core.Site
	}{{1, 0, 7}, {1, 0, 8}, {-1, 0, 7}, {0, -1, 7}, {0, 1, 7}} {
		g.Walk(step.dx, step.dy)
		if g.cursor != step.want {
			t.Errorf("walking %d, %d leads to %d, want %d", step.dx, step.dy, g.cursor, step.want)
		}
	}
	g.Activate()
	if want := []string{"tap 7"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}

// TestActivateTwice: where a touch must be confirmed, the key that touched
// touches again, and the move is played.
func TestActivateTwice(t *testing.T) {
	g, _ := shown(t)
	const start = "2........../.........../.........../.........../.........../.........../.........../...b......./.........../.1........./........... 1 bj 0,0"
	s, err := session.New(session.Config{
		Save:    core.Save{Record: core.Record{Game: pasang.Game, Setup: core.Setup{Start: start}}},
		Board:   g,
		Post:    func(f func()) { f() },
		Now:     ticking(),
		Confirm: func() bool { return true },
	})
	if err != nil {
		t.Fatal(err)
	}
	g.OnTap = s.Tap
	g.Walk(1, 0)
	first := g.cursor
	g.Activate()
	if s.Plies() != 0 || g.cursor == core.Nowhere {
		t.Fatalf("after the first touch, of %d: %d plies, cursor at %d", first, s.Plies(), g.cursor)
	}
	g.Activate()
	if s.Plies() != 1 {
		t.Errorf("after the second touch %d plies, want 1", s.Plies())
	}
}

// TestCursorIsForKeys: a finger's touch brings no cursor, nor does a choice of
// several lines point at one.
func TestCursorIsForKeys(t *testing.T) {
	g, _ := shown(t)
	p, pick := several(t)
	g.Lay(viewOf(p))
	g.cursor = pick
	g.Lay(viewOf(p, pick))
	if g.cursor != core.Nowhere {
		t.Errorf("the cursor chose %d of several lines", g.cursor)
	}
	m := p.Moves()[0]
	g.Lay(session.View{Position: p, Picks: m[:1], Moves: []core.Move{m}})
	if g.cursor != core.Nowhere {
		t.Errorf("a cursor at %d without keys", g.cursor)
	}
}

// TestWalkReachesAll: from the cursor every target can be walked to.
func TestWalkReachesAll(t *testing.T) {
	g, _ := shown(t)
	p := opening(t, "c", "d")
	g.Lay(viewOf(p))
	g.Walk(0, 1)
	seen := map[core.Site]bool{}
	queue := []core.Site{g.cursor}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		if seen[s] {
			continue
		}
		seen[s] = true
		for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			queue = append(queue, g.beyond(s, d[0], d[1]))
		}
	}
	if len(seen) != len(g.offers) {
		t.Errorf("%d of %d targets can be walked to", len(seen), len(g.offers))
	}
}
