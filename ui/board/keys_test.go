package board

import (
	"slices"
	"testing"

	"papan/core"
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
