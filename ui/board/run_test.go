package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/theme"
)

func TestAnimate(t *testing.T) {
	p := opening(t)
	m := p.Moves()[2]
	for _, c := range []struct {
		name  string
		speed reel.Speed
	}{{"at normal speed", reel.Normal}, {"at once", reel.Instant}} {
		t.Run(c.name, func(t *testing.T) {
			g, _ := shown(t)
			g.Speed = func() reel.Speed { return c.speed }
			g.Lay(viewOf(p))
			calls := 0
			g.Animate(core.Lay(p), p.Events(m), func() { calls++ })
			g.Finish()
			if calls != 1 {
				t.Errorf("done was called %d times, want once", calls)
			}
			if want := core.Lay(p.After(m)); !slices.Equal(g.table, want) {
				t.Error("the board does not show what the step led to")
			}
		})
	}
}

// running begins a step on g without a timer, so that it stays running.
func running(g *Grid, p core.Position, m core.Move, done func()) *run {
	g.run = &run{reel: reel.New(core.Lay(p), p.Events(m), g.pace()), done: done}
	return g.run
}

func TestEndsOfAnimation(t *testing.T) {
	p := opening(t)
	m := p.Moves()[0]
	for _, c := range []struct {
		name string
		end  func(g *Grid, r *run)
		want int
	}{
		{"its last tick, twice", func(g *Grid, r *run) { g.tick(r, 1); g.tick(r, 1) }, 1},
		{"Finish, then a late tick", func(g *Grid, r *run) { g.Finish(); g.tick(r, 0.5); g.tick(r, 1) }, 1},
		{"Lay, then a late tick", func(g *Grid, r *run) { g.Lay(viewOf(p)); g.tick(r, 1); g.Finish() }, 0},
		{"the next step", func(g *Grid, r *run) { g.Animate(core.Lay(p), nil, func() {}) }, 1},
		{"Lay from done", func(g *Grid, r *run) {
			done := r.done
			r.done = func() { done(); g.Lay(viewOf(p.After(m))) }
			g.tick(r, 1)
		}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, _ := shown(t)
			g.Lay(viewOf(p))
			calls := 0
			r := running(g, p, m, func() { calls++ })
			g.tick(r, 0.3)
			c.end(g, r)
			if calls != c.want {
				t.Errorf("done was called %d times, want %d", calls, c.want)
			}
			if g.run != nil {
				t.Error("it is still running")
			}
		})
	}
}

// TestLateTick: a tick of a step that has ended does not end the next one.
func TestLateTick(t *testing.T) {
	g, _ := shown(t)
	p := opening(t)
	m := p.Moves()[0]
	g.Lay(viewOf(p))
	old := running(g, p, m, func() {})
	g.Finish()
	calls := 0
	running(g, p.After(m), p.After(m).Moves()[0], func() { calls++ })
	g.tick(old, 1)
	if calls != 0 || g.run == nil {
		t.Error("the next step was ended by the timer of the one before")
	}
}

// TestTouchWhileRunning: a touch anywhere is reported, so that it can skip, and
// aims at nothing.
func TestTouchWhileRunning(t *testing.T) {
	g, h := shown(t)
	p := opening(t)
	g.Lay(viewOf(p))
	running(g, p, p.Moves()[0], func() {})
	for _, at := range []fyne.Position{g.Place(3), fyne.NewPos(2, 2)} {
		g.TouchDown(touch(at, 0))
		g.TouchUp(touch(at, 0))
	}
	g.Activate()
	if want := []string{"tap 3", "tap 0", "tap 0"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}

// TestPiecesAreConserved: at every moment of a step all pieces are in the picture.
func TestPiecesAreConserved(t *testing.T) {
	g, _ := shown(t)
	p := opening(t, "c", "d")
	g.Lay(viewOf(p))
	for _, m := range p.Moves() {
		r := running(g, p, m, func() {})
		for part := float32(0); part < 1; part += 0.07 {
			g.tick(r, part)
			s := g.compose(g.layout(), &theme.Light)
			n := 0
			for i := range s {
				for _, sp := range s[i].sprites {
					if sp.art.look == lookPiece || sp.art.look == lookKept {
						n++
					}
				}
			}
			if n != 120 {
				t.Fatalf("%s at %v: %d pieces in the picture, want 120", p.Text(m), part, n)
			}
		}
	}
}

// TestObjectsAreUsedAgain: a whole step makes no new canvas objects but for the
// first pieces that fly.
func TestObjectsAreUsedAgain(t *testing.T) {
	g, _ := shown(t)
	p := opening(t)
	g.Lay(viewOf(p))
	play := func() int {
		r := running(g, p, p.Moves()[0], func() {})
		for part := float32(0); part < 1; part += 0.1 {
			g.tick(r, part)
		}
		g.Lay(viewOf(p))
		return len(test.WidgetRenderer(g).Objects())
	}
	before := play()
	if after := play(); after != before {
		t.Errorf("%d objects after the same step again, %d before", after, before)
	}
}
