package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/board"
)

// start returns the app with Pasang alone on a store, in a window of the given size. Its clock
// runs a second at every look, so that no touch comes too early, and for its boards no time passes at all.
func start(t *testing.T, store Store, width, height float32) *App {
	t.Helper()
	return startWith(t, store, []*core.Game{pasang.Game}, width, height)
}

// startWith is start with other games.
func startWith(t *testing.T, store Store, games []*core.Game, width, height float32) *App {
	t.Helper()
	a := New(test.NewTempApp(t), store, games)
	clock := time.Now()
	a.now = func() time.Time {
		clock = clock.Add(time.Second)
		return clock
	}
	a.post = func(func()) {} // a computer's answer would come on a goroutine of its own
	a.after = func(time.Duration, func()) func() { return func() {} }
	a.win.Resize(fyne.NewSize(width, height))
	a.change(func(s *settings) { s.Language, s.Speed = "en", "instant" })
	return a
}

// shownWords returns the texts that an object shows.
func shownWords(o fyne.CanvasObject) (all []string) {
	walk(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Label:
			all = append(all, o.Text)
		case *widget.RichText:
			all = append(all, o.String())
		case *canvas.Text:
			all = append(all, o.Text)
		}
	})
	return all
}

// walk visits every visible object.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			walk(child, visit)
		}
	case *container.Scroll:
		walk(o.Content, visit)
	case *pad:
		walk(o.content, visit)
	case *walkPad:
		walk(o.content, visit)
	}
}

// press taps the topmost button with the given words, and no more than a
// meaning after them.
func press(t *testing.T, a *App, words string) {
	t.Helper()
	var found fyne.Tappable
	walk(a.nav.root, func(o fyne.CanvasObject) {
		tap, ok := o.(fyne.Tappable)
		if !ok {
			return
		}
		if shown := shownWords(o); len(shown) >= 1 && len(shown) <= 2 && shown[0] == words {
			found = tap
		}
	})
	if found == nil {
		t.Fatalf("no button %q among %q", words, shownWords(a.nav.root))
	}
	found.Tapped(&fyne.PointEvent{})
}

// says reports whether the page shows a text that is exactly the given one.
func says(a *App, text string) bool {
	for _, s := range shownWords(a.nav.root) {
		if s == text {
			return true
		}
	}
	return false
}

// gameOf returns the game page that is open.
func gameOf(t *testing.T, a *App) *gamePage {
	t.Helper()
	p, ok := a.nav.top().(*gamePage)
	if !ok {
		t.Fatalf("the open page is a %T, want a game", a.nav.top())
	}
	return p
}

// playOn taps the n-th of the sites that may be touched until the game is over
// or has gone on for some plies.
func playOn(t *testing.T, p *gamePage, plies int, choose func(n int) int) {
	t.Helper()
	end := p.session.Plies() + plies
	for touches := 0; p.session.Plies() < end && p.session.Turn() != core.Nobody; touches++ {
		if touches > 8*plies {
			t.Fatalf("%d touches and only %d plies", touches, p.session.Plies())
		}
		next, _ := core.Narrow(p.shown.view.Moves, p.shown.view.Picks)
		if len(next) == 0 {
			t.Fatalf("ply %d: nothing to touch", p.session.Plies())
		}
		tap(p, next[choose(len(next))])
	}
}

// tap touches a site of the board.
func tap(p *gamePage, s core.Site) {
	switch b := p.board.(type) {
	case *board.Grid:
		b.OnTap(s)
	case *board.Pits:
		b.OnTap(s)
	}
}
