package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/session"
)

// TestPitsTouch: holes of player 1, who is to move, are 1 to 7; his first hole
// is empty.
func TestPitsTouch(t *testing.T) {
	const empty, his, store = 1, 11, 15
	for _, c := range []struct {
		name   string
		from   core.Site
		dx, dy float32 // in pitches, from the middle of the hole
		to     core.Site
		tx, ty float32
		want   []string
	}{
		{"in the middle", 3, 0, 0, 3, 0, 0, []string{"tap 3"}},
		{"on the numeral", 3, 0, 0.8, 3, 0, 0.8, []string{"tap 3"}},
		{"between two", 3, 0.4, 0, 3, 0.4, 0, []string{"tap 3"}},
		{"slides to another", 3, 0, 0, 5, 0, 0, []string{"tap 5"}},
		{"slides off", 3, 0, 0, his, 0, 0, nil},
		{"an empty hole is explained", empty, 0.2, 0, empty, 0.2, 0, []string{"tap 1"}},
		{"beside an empty hole the next one is meant", empty, -0.46, 0, empty, -0.46, 0, []string{"tap 2"}},
		{"another's hole is explained", his, 0, 0, his, 0, 0, []string{"tap 11"}},
		{"a store is explained", store, 0, 0, store, 0, 0, []string{"tap 15"}},
		{"beside the board", 3, 0, 1.9, 3, 0, 1.9, []string{"cancel"}},
	} {
		for _, flipped := range []bool{false, true} {
			b, h, _ := pitsShown(t, Stores)
			b.SetFlipped(flipped)
			b.Lay(viewOf(sown(t, mancala.Congklak, "0,8,8,8,8,8,8/7,7,7,7,7,7,7 1,0 1")))
			side := float32(1)
			if flipped {
				side = -1
			}
			at := func(s core.Site, x, y float32) fyne.Position {
				return b.Place(s).AddXY(x*side*b.Cell(), y*side*b.Cell())
			}
			b.TouchDown(touch(at(c.from, c.dx, c.dy), 0))
			b.TouchMoved(touch(at(c.to, c.tx, c.ty), 0))
			b.TouchUp(touch(at(c.to, c.tx, c.ty), 0))
			if !slices.Equal(h.log, c.want) {
				t.Errorf("%s, flipped %v: heard %q, want %q", c.name, flipped, h.log, c.want)
			}
		}
	}
}

func TestPitsMouse(t *testing.T) {
	b, h, _ := pitsShown(t, Reserves)
	b.Lay(viewOf(sown(t, mancala.RajaPasu, "")))
	b.MouseIn(mouseAt(b.Place(4), 0))
	if b.hover != 4 || b.Cursor() != desktop.PointerCursor {
		t.Errorf("hovering over %d with cursor %v", b.hover, b.Cursor())
	}
	b.MouseDown(mouseAt(b.Place(4), desktop.MouseButtonPrimary))
	b.MouseUp(mouseAt(b.Place(4), desktop.MouseButtonPrimary))
	b.MouseDown(mouseAt(b.Place(4), desktop.MouseButtonSecondary))
	if want := []string{"tap 4", "cancel"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}

// TestPitsNeverFocused: see TestNeverFocused.
func TestPitsNeverFocused(t *testing.T) {
	if _, ok := any(NewPits(Stores)).(fyne.Focusable); ok {
		t.Error("the board can be focused")
	}
	if _, ok := any(NewPits(Stores)).(fyne.Draggable); ok {
		t.Error("the board can be dragged, which swallows the end of a touch")
	}
}

func TestPitsKeys(t *testing.T) {
	b, h, _ := pitsShown(t, Stores)
	b.Lay(viewOf(sown(t, mancala.Congklak, "7,0,7,7,7,7,7/7,7,7,7,7,7,7 7,0 1")))
	b.Walk(1, 0)
	if b.cursor != 4 {
		t.Errorf("the cursor appears at %d, want 4, the middle", b.cursor)
	}
	for _, step := range []struct {
		dx, dy int
		want   core.Site
	}{{1, 0, 3}, {1, 0, 1}, {1, 0, 1}, {0, -1, 1}, {-1, 0, 3}} {
		if b.Walk(step.dx, step.dy); b.cursor != step.want {
			t.Errorf("walking %d, %d leads to %d, want %d", step.dx, step.dy, b.cursor, step.want)
		}
	}
	b.Activate()
	if b.Choose(2) || b.Choose(0) || b.Choose(8) {
		t.Error("chose a hole that cannot be sown")
	}
	if !b.Choose(7) {
		t.Error("could not choose hole 7")
	}
	if want := []string{"tap 3", "tap 7"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}

// TestPitsChoose: of three players each counts his own holes.
func TestPitsChoose(t *testing.T) {
	b, h, _ := pitsShown(t, Reserves)
	p := sown(t, mancala.Mandiri, "")
	b.Lay(viewOf(p))
	for n, m := range p.Moves() {
		h.log = nil
		if b.Choose(n + 1); len(h.log) != 1 || b.offered(m[0]) == core.Nowhere {
			t.Errorf("choice %d: heard %q, want a tap of %d", n+1, h.log, m[0])
		}
	}
}

// TestPickedMayBeGivenUp: a hole that waits for a second touch can be left for
// another.
func TestPickedMayBeGivenUp(t *testing.T) {
	b, h, _ := pitsShown(t, Stores)
	p := sown(t, mancala.Congklak, "")
	b.Lay(session.View{Position: p, Picks: []core.Site{3}, Moves: []core.Move{core.Touch(3)}})
	for _, s := range []core.Site{3, 5} {
		b.TouchDown(touch(b.Place(s), 0))
		b.TouchUp(touch(b.Place(s), 0))
	}
	if want := []string{"tap 3", "tap 5"}; !slices.Equal(h.log, want) {
		t.Errorf("heard %q, want %q", h.log, want)
	}
}
