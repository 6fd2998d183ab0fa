package ui

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
)

// TestWholeGame goes from home through the setup, plays a game to its end by
// touches, leaves it on the way, and asks for a rematch.
func TestWholeGame(t *testing.T) {
	store := fileStore{t.TempDir()}
	a := start(t, store, 360, 640)
	press(t, a, "New game")
	press(t, a, "Two people")
	press(t, a, "Start")
	r := rand.New(rand.NewPCG(3, 4))
	playOn(t, gameOf(t, a), 12, r.IntN)
	was := gameOf(t, a).session.Position()

	b := start(t, store, 640, 360) // killed and begun anew
	press(t, b, "Continue")
	if got := gameOf(t, b).session.Position(); got != was {
		t.Fatalf("reopened on %v, want %v", got, was)
	}
	playOn(t, gameOf(t, b), 200, r.IntN)
	p := gameOf(t, b)
	if _, over := p.session.Result(); !over || !says(b, "Rematch") {
		t.Fatalf("over %v, page says %q", over, shownWords(b.nav.root))
	}
	end := p.session.Position()
	press(t, b, "Rematch")
	if got := gameOf(t, b).session.Plies(); got != 0 {
		t.Errorf("the rematch has %d plies", got)
	}
	if save, err := b.shelf.Load("pasang"); err != nil || len(save.Moves) != 0 {
		t.Errorf("the rematch is kept with %d moves, %v", len(save.Moves), err)
	}
	press(t, b, "Old game")
	if got := gameOf(t, b).session.Position(); got != end {
		t.Errorf("taking the rematch back gave %v, want %v", got, end)
	}
	b.nav.home()
	if !says(b, "Look at it") {
		t.Errorf("home says %q", shownWords(b.nav.root))
	}
}

// TestBackKey: chooser, sheet, page, home, and then the app is left.
func TestBackKey(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	playOn(t, p, 2, func(int) int { return 0 })
	tap(p, p.shown.view.Moves[0][0])
	if len(p.shown.view.Picks) == 0 {
		t.Fatal("the touch began no choice")
	}
	p.openMenu()
	for _, c := range []struct {
		what string
		ok   func() bool
	}{
		{"the sheet goes", func() bool { return a.nav.sheet == nil && len(p.shown.view.Picks) > 0 }},
		{"the choice goes", func() bool { return len(p.shown.view.Picks) == 0 && a.nav.top() == page(p) }},
		{"the game goes", func() bool { return len(a.nav.pages) == 1 }},
		{"home stays", func() bool { return len(a.nav.pages) == 1 }},
	} {
		a.nav.typed(&fyne.KeyEvent{Name: mobile.KeyBack})
		if !c.ok() {
			t.Errorf("%s: not so", c.what)
		}
	}
}

// TestUndoBringsOldGameBack: right after a new game Undo restores the old one.
func TestUndoBringsOldGameBack(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 1280, 800)
	press(t, a, "New game")
	press(t, a, "Start")
	playOn(t, gameOf(t, a), 6, func(int) int { return 0 })
	was := gameOf(t, a).session.Position()
	a.nav.typed(&fyne.KeyEvent{Name: fyne.KeyN})
	press(t, a, "Start")
	if got := gameOf(t, a).session.Plies(); got != 0 {
		t.Fatalf("the new game has %d plies", got)
	}
	if save, err := a.shelf.Load("pasang"); err != nil || len(save.Moves) != 0 {
		t.Errorf("the new game is kept with %d moves, %v", len(save.Moves), err)
	}
	a.inGame((*gamePage).undo)(&fyne.ShortcutUndo{})
	if got := gameOf(t, a).session.Position(); got != was {
		t.Errorf("got %v, want the old game %v", got, was)
	}
}

// TestResignAsksOnce: giving up asks, and Undo takes it back.
func TestResignAsksOnce(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	p.openMenu()
	press(t, a, "Give up")
	if p.session.Turn() == core.Nobody {
		t.Fatal("gave up without being asked")
	}
	press(t, a, "Give up")
	if !says(a, "Red gave up: Blue wins") {
		t.Errorf("page says %q", shownWords(a.nav.root))
	}
	press(t, a, "Undo")
	if p.session.Turn() != 1 {
		t.Errorf("turn is %d after taking it back, want 1", p.session.Turn())
	}
}

// TestReview: steps back show an earlier moment and say so, and lose nothing.
func TestReview(t *testing.T) {
	store := fileStore{t.TempDir()}
	a := start(t, store, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	playOn(t, gameOf(t, a), 5, func(int) int { return 0 })
	press(t, a, "Back")
	press(t, a, "Back")
	want := "Looking back: after move 3 of 5"
	if !says(a, want) {
		t.Fatalf("page says %q", shownWords(a.nav.root))
	}
	b := start(t, store, 360, 640)
	press(t, b, "Continue")
	if !says(b, want) {
		t.Errorf("after a restart the page says %q", shownWords(b.nav.root))
	}
	press(t, b, "Return to the game")
	if got := gameOf(t, b).session.Cursor(); got != 5 {
		t.Errorf("returned to ply %d, want 5", got)
	}
}

// TestSecondTouch: where cells are small, a touch that would play a move says
// what a second one will do.
func TestSecondTouch(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	r := rand.New(rand.NewPCG(9, 9))
	for p.waiting() == (core.Move{}) && p.session.Turn() != core.Nobody {
		next, _ := core.Narrow(p.shown.view.Moves, p.shown.view.Picks)
		tap(p, next[r.IntN(len(next))])
	}
	m, plies := p.waiting(), p.session.Plies()
	if want := p.confirmation(p.session.Position(), m); m == (core.Move{}) || !says(a, want) {
		t.Fatalf("page says %q, want %q", shownWords(a.nav.root), want)
	}
	tap(p, p.shown.view.Picks[len(p.shown.view.Picks)-1])
	if got := p.session.Save().Moves; len(got) != plies+1 || got[plies] != m {
		t.Errorf("the second touch played %v, want %v", got[plies:], m)
	}
}

// TestChoiceButtons: every numbered line has its button, which takes it.
func TestChoiceButtons(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	r := rand.New(rand.NewPCG(5, 6))
	for range 400 {
		if len(p.choosing()) > 1 {
			break
		}
		if p.session.Turn() == core.Nobody {
			t.Fatal("the game ended without a choice")
		}
		next, _ := core.Narrow(p.shown.view.Moves, p.shown.view.Picks)
		tap(p, next[r.IntN(len(next))])
	}
	choices := p.choosing()
	if len(choices) < 2 || len(p.parts.choices.Objects) != len(choices) {
		t.Fatalf("%d choices and %d buttons", len(choices), len(p.parts.choices.Objects))
	}
	want := p.finishing(2)
	plies := p.session.Plies()
	p.typed(fyne.Key2)
	if got := p.session.Save().Moves; len(got) != plies+1 || got[plies] != want {
		t.Errorf("key 2 played %v, want %v", got[plies:], want)
	}
}

// TestBoardKeepsItsSize: at every size the board is as large in every phase,
// and nothing lies over it.
func TestBoardKeepsItsSize(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 390, Height: 844}, {Width: 412, Height: 915}, {Width: 768, Height: 1024}, {Width: 1280, Height: 800}} {
		a := start(t, fileStore{t.TempDir()}, size.Width, size.Height)
		press(t, a, "New game")
		press(t, a, "Start")
		p := gameOf(t, a)
		if got := p.board.Cell(); got < 25 {
			t.Errorf("%v: cells of %v units", size, got)
		}
		r := rand.New(rand.NewPCG(7, 8))
		was, at := p.board.Size(), p.board.Position()
		for p.session.Turn() != core.Nobody && (size.Width <= 640 && size.Height <= 640 || p.session.Plies() < 12) {
			playOn(t, p, 1, r.IntN)
			if p.board.Size() != was || p.board.Position() != at {
				t.Fatalf("%v: ply %d: the board is %v at %v, was %v at %v", size, p.session.Plies(), p.board.Size(), p.board.Position(), was, at)
			}
			overlaps(t, size, p)
		}
	}
}

// TestLargeText: with the largest text, too, the board has its room and nothing
// lies over it.
func TestLargeText(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 768, Height: 1024}} {
		a := start(t, fileStore{t.TempDir()}, size.Width, size.Height)
		a.change(func(s *settings) { s.TextSize = 200 })
		press(t, a, "New game")
		press(t, a, "Start")
		p := gameOf(t, a)
		playOn(t, p, 5, func(int) int { return 0 })
		if got := p.board.Cell(); got < 20 {
			t.Errorf("%v: cells of %v units", size, got)
		}
		overlaps(t, size, p)
	}
}

// TestHandOver: the board turns to the mover, and at the same side it does not.
func TestHandOver(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	playOn(t, p, 1, func(int) int { return 0 })
	if p.flipped() {
		t.Error("at the same side the board turned to Blue")
	}
	p.sit(handOver)
	if !p.flipped() {
		t.Error("the board did not turn to Blue")
	}
	playOn(t, p, 1, func(int) int { return 0 })
	if p.flipped() {
		t.Error("the board did not turn back to Red")
	}
	p.flip()
	if !p.flipped() {
		t.Error("turning the board by hand did nothing")
	}
}

// TestAway: a game that leaves the screen is kept, and goes on when it returns.
func TestAway(t *testing.T) {
	store := fileStore{t.TempDir()}
	a := start(t, store, 360, 640)
	press(t, a, "New game")
	press(t, a, "Start")
	p := gameOf(t, a)
	playOn(t, p, 3, func(int) int { return 0 })
	if err := store.Remove(current("pasang")); err != nil {
		t.Fatal(err)
	}
	a.nav.away()
	save, err := a.shelf.Load("pasang")
	if err != nil || len(save.Moves) != 3 {
		t.Fatalf("kept %d moves, %v; want 3", len(save.Moves), err)
	}
	a.nav.again()
	playOn(t, p, 1, func(int) int { return 0 })
	if got := p.session.Plies(); got != 4 {
		t.Errorf("%d plies after coming back, want 4", got)
	}
}

// overlaps fails when something visible lies over the board or off the page.
func overlaps(t *testing.T, size fyne.Size, p *gamePage) {
	t.Helper()
	for _, o := range p.parts.page.Objects {
		if !o.Visible() {
			continue
		}
		a, b := o.Position(), o.Position().AddXY(o.Size().Width, o.Size().Height)
		if a.X < 0 || a.Y < 0 || b.X > size.Width+0.5 || b.Y > size.Height+0.5 {
			t.Fatalf("%v, ply %d: %T reaches from %v to %v", size, p.session.Plies(), o, a, b)
		}
		if o == fyne.CanvasObject(p.board) {
			continue
		}
		c, d := p.board.Position(), p.board.Position().AddXY(p.board.Size().Width, p.board.Size().Height)
		if a.X < d.X && b.X > c.X && a.Y < d.Y && b.Y > c.Y {
			t.Fatalf("%v, ply %d: %T %v–%v lies over the board %v–%v", size, p.session.Plies(), o, a, b, c, d)
		}
	}
}

// TestKeyHelp: no key is written over what it does.
func TestKeyHelp(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 412, 915)
	a.nav.open(newSetupPage(a, a.games[0]))
	press(t, a, "Start")
	gameOf(t, a).openKeys()
	seen := 0
	walk(a.nav.root, func(o fyne.CanvasObject) {
		l, ok := o.(*widget.Label)
		if !ok || !slices.ContainsFunc(keyHelp, func(k struct{ keys, key string }) bool { return k.keys != "" && k.keys == l.Text }) {
			return
		}
		seen++
		if need := wide(l.Text, theme.TextSize()); l.Size().Width < need {
			t.Errorf("%q has %v of the %v it needs", l.Text, l.Size().Width, need)
		}
	})
	if seen != len(keyHelp)-1 {
		t.Errorf("%d keys, want %d", seen, len(keyHelp)-1)
	}
}
