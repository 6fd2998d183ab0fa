package board

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/session"
)

// shown returns a board of 400 by 600 units in a window, with what it reports.
func shown(t *testing.T) (*Grid, *heard) {
	t.Helper()
	test.NewTempApp(t)
	g := NewGrid(Pasang())
	w := test.NewTempWindow(t, g)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(400, 600))
	h := &heard{}
	g.OnTap = func(s core.Site) { h.log = append(h.log, fmt.Sprint("tap ", s)) }
	g.OnCancel = func() { h.log = append(h.log, "cancel") }
	return g, h
}

type heard struct{ log []string }

// open returns the position after the given moves from the usual start.
func open(moves ...string) (core.Position, error) {
	p, err := pasang.Game.Open(core.Setup{})
	for _, text := range moves {
		if err != nil {
			return nil, err
		}
		var m core.Move
		if m, err = core.Find(p, text); err == nil {
			p = p.After(m)
		}
	}
	return p, err
}

func opening(t *testing.T, moves ...string) core.Position {
	t.Helper()
	p, err := open(moves...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func viewOf(p core.Position, picks ...core.Site) session.View {
	v := session.View{Position: p, Picks: picks}
	for _, m := range p.Moves() {
		if m.Begins(picks) {
			v.Moves = append(v.Moves, m)
		}
	}
	return v
}

func touch(p fyne.Position, finger int) *mobile.TouchEvent {
	return &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p}, ID: finger}
}

func TestTouch(t *testing.T) {
	type act func(g *Grid, at func(file, rank int) fyne.Position)
	down := func(finger, file, rank int, dx, dy float32) act {
		return func(g *Grid, at func(file, rank int) fyne.Position) {
			g.TouchDown(touch(at(file, rank).AddXY(dx, dy), finger))
		}
	}
	move := func(finger, file, rank int, dx, dy float32) act {
		return func(g *Grid, at func(file, rank int) fyne.Position) {
			g.TouchMoved(touch(at(file, rank).AddXY(dx, dy), finger))
		}
	}
	up := func(finger, file, rank int, dx, dy float32) act {
		return func(g *Grid, at func(file, rank int) fyne.Position) {
			g.TouchUp(touch(at(file, rank).AddXY(dx, dy), finger))
		}
	}
	lost := func(finger int) act {
		return func(g *Grid, _ func(file, rank int) fyne.Position) {
			g.TouchCancel(touch(fyne.Position{}, finger))
		}
	}
	for _, c := range []struct {
		name string
		acts []act
		want []string
	}{
		{"tap on the touch of a file", []act{down(0, 3, 1, 0, 0), up(0, 3, 1, 0, 0)}, []string{"tap 3"}},
		{"tap anywhere in the file", []act{down(0, 3, 4, 0, 0), up(0, 3, 4, 0, 0)}, []string{"tap 3"}},
		{"wobble of 12 units", []act{down(0, 3, 4, 10, 0), move(0, 3, 4, 20, 0), up(0, 3, 4, 21, 0)}, []string{"tap 3"}},
		{"just above the file snaps to it", []act{down(0, 3, 5, 0, -15), up(0, 3, 5, 0, -15)}, []string{"tap 3"}},
		{"slide to another file", []act{down(0, 3, 4, 0, 0), move(0, 5, 4, 0, 0), up(0, 6, 4, 0, 0)}, []string{"tap 6"}},
		{"slide away and back", []act{down(0, 3, 4, 0, 0), move(0, 6, 4, 0, 0), up(0, 3, 4, 4, 4)}, []string{"tap 3"}},
		{"slide from no target to one", []act{down(0, 3, 8, 0, 0), move(0, 3, 6, 0, 0), up(0, 3, 4, 0, 0)}, []string{"tap 3"}},
		{"slide off to no target", []act{down(0, 3, 4, 0, 0), move(0, 3, 8, 0, 0), up(0, 3, 8, 0, 0)}, nil},
		{"slide off the board", []act{down(0, 3, 1, 0, 0), up(0, 3, 1, 0, 60)}, nil},
		{"the system takes the finger", []act{down(0, 3, 1, 0, 0), lost(0), up(0, 3, 1, 0, 0)}, nil},
		{"no target: the nearest site, to be explained", []act{down(0, 3, 9, 5, 5), up(0, 3, 9, 5, 5)}, []string{"tap 91"}},
		{"beside the board", []act{down(0, 3, 1, 0, 60), up(0, 3, 1, 0, 60)}, []string{"cancel"}},
		{"second finger down and up", []act{down(0, 3, 4, 0, 0), down(1, 7, 4, 0, 0), up(1, 7, 4, 0, 0), up(0, 3, 4, 0, 0)}, []string{"tap 3"}},
		{"second finger moves", []act{down(0, 3, 4, 0, 0), down(1, 7, 4, 0, 0), move(1, 8, 4, 0, 0), up(0, 3, 4, 0, 0), up(1, 8, 4, 0, 0)}, []string{"tap 3"}},
		{"second finger is lost", []act{down(0, 3, 4, 0, 0), lost(1), up(0, 3, 4, 0, 0)}, []string{"tap 3"}},
		{"a finger nobody saw end does not hold the board", []act{down(1, 3, 4, 0, 0), down(0, 7, 4, 0, 0), up(0, 7, 4, 0, 0)}, []string{"tap 7"}},
		{"up without down", []act{up(0, 3, 4, 0, 0)}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, h := shown(t)
			g.Lay(viewOf(opening(t)))
			for _, a := range c.acts {
				a(g, func(file, rank int) fyne.Position { return g.Place(pasang.Junction(file, rank)) })
			}
			if !slices.Equal(h.log, c.want) {
				t.Errorf("heard %q, want %q", h.log, c.want)
			}
			if g.press.down {
				t.Error("the board still feels a finger")
			}
		})
	}
}

func TestFelt(t *testing.T) {
	e := touch(fyne.NewPos(10, 20), 0)
	for system, want := range map[string]fyne.Position{
		"android": fyne.NewPos(10, 28), "ios": fyne.NewPos(10, 28), "linux": fyne.NewPos(10, 20), "js": fyne.NewPos(10, 20),
	} {
		if got := felt(e, system); got != want {
			t.Errorf("on %s the finger is at %v, want %v", system, got, want)
		}
	}
}

// TestBarredFileIsNotSnappedAway: a touch of the file that may not be taken is
// reported as such, even when it is off its middle.
func TestBarredFileIsNotSnappedAway(t *testing.T) {
	g, h := shown(t)
	g.Lay(viewOf(opening(t, "c")))
	i9 := pasang.Junction(9, 9) // the copy of c
	p := g.Place(i9).AddXY(-g.Cell()*0.4, 3)
	g.TouchDown(touch(p, 0))
	g.TouchUp(touch(p, 0))
	if want := []string{fmt.Sprint("tap ", i9)}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}

func mouseAt(p fyne.Position, b desktop.MouseButton) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p}, Button: b}
}

func TestMouse(t *testing.T) {
	g, h := shown(t)
	g.Lay(viewOf(opening(t)))
	c3, e3 := g.Place(pasang.Junction(3, 3)), g.Place(pasang.Junction(5, 3))

	g.MouseIn(mouseAt(c3, 0))
	if g.hover != 3 {
		t.Errorf("hovering over %d, want 3", g.hover)
	}
	if got := g.Cursor(); got != desktop.PointerCursor {
		t.Errorf("cursor %v over a target, want the pointer", got)
	}
	g.MouseDown(mouseAt(c3, desktop.MouseButtonPrimary))
	g.MouseMoved(mouseAt(e3, desktop.MouseButtonPrimary))
	g.MouseUp(mouseAt(e3, desktop.MouseButtonPrimary))
	g.MouseDown(mouseAt(c3, desktop.MouseButtonPrimary))
	g.MouseOut()
	g.MouseUp(mouseAt(c3, desktop.MouseButtonPrimary))
	g.MouseDown(mouseAt(c3, desktop.MouseButtonSecondary))
	if want := []string{"tap 5", "cancel"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
	if g.hover != core.Nowhere {
		t.Errorf("hovering over %d with the mouse gone", g.hover)
	}
}

// TestNeverFocused: a focused widget would open the keyboard of a phone.
func TestNeverFocused(t *testing.T) {
	if _, ok := any(NewGrid(Pasang())).(fyne.Focusable); ok {
		t.Error("the board can be focused")
	}
	if _, ok := any(NewGrid(Pasang())).(fyne.Draggable); ok {
		t.Error("the board can be dragged, which swallows the end of a touch")
	}
}

// TestEveryMoveCanBeTouched plays whole games by touching the board, each move
// by touches of its sites, with the session in between.
func TestEveryMoveCanBeTouched(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		g, _ := shown(t)
		g.SetFlipped(flipped)
		s, err := session.New(session.Config{
			Save:  core.Save{Record: core.Record{Game: pasang.Game}},
			Board: g,
			Post:  func(f func()) { f() },
			Now:   ticking(),
		})
		if err != nil {
			t.Fatal(err)
		}
		g.OnTap = s.Tap
		rnd := rand.New(rand.NewPCG(1, 2))
		for {
			p := s.Position()
			ms := p.Moves()
			if len(ms) == 0 {
				break
			}
			m := ms[rnd.IntN(len(ms))]
			for _, site := range m[:m.Len()] {
				if s.Position() != p {
					break // settled before its last touch
				}
				g.TouchDown(touch(g.Place(site), 0))
				g.TouchUp(touch(g.Place(site), 0))
			}
			if got, want := s.Position(), p.After(m); got != want {
				t.Fatalf("flipped %v, ply %d: touching %s of %s gave %s", flipped, s.Plies(), p.Text(m), p, got)
			}
			if got, want := g.table, core.Lay(s.Position()); !slices.Equal(got, want) {
				t.Fatalf("ply %d: the board does not show the position", s.Plies())
			}
		}
		if s.Plies() < 10 {
			t.Errorf("a game of %d plies", s.Plies())
		}
	}
}
