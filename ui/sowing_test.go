package ui

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
)

var sowingGames = []*core.Game{mancala.Congklak, mancala.RajaPasu, mancala.Mandiri}

// sowing returns the app with only the game g, whose setup sheet is open.
func sowing(t *testing.T, store Store, g *core.Game, width, height float32) (*App, *setupPage) {
	t.Helper()
	a := start(t, store, width, height)
	a.games, a.shelf.games = []*core.Game{g}, []*core.Game{g}
	s := newSetupPage(a, g)
	a.nav.home()
	a.nav.open(s)
	return a, s
}

// TestWholeSowingGames plays a game of each kind to its end by touches of the
// pages, kills the app on the way, takes moves back, and asks for a rematch.
func TestWholeSowingGames(t *testing.T) {
	for _, g := range sowingGames {
		t.Run(g.ID, func(t *testing.T) {
			store := fileStore{t.TempDir()}
			a, _ := sowing(t, store, g, 360, 640)
			press(t, a, "Start")
			r := rand.New(rand.NewPCG(3, 4))
			playOn(t, gameOf(t, a), 9, r.IntN)
			was := gameOf(t, a).session.Position()

			b, _ := sowing(t, store, g, 640, 360) // killed and begun anew
			b.nav.home()
			press(t, b, "Continue")
			p := gameOf(t, b)
			if got := p.session.Position(); got != was {
				t.Fatalf("reopened on %v, want %v", got, was)
			}
			press(t, b, "Undo")
			if got := p.session.Plies(); got != 8 {
				t.Errorf("%d plies after taking one back, want 8", got)
			}
			playOn(t, p, 2000, r.IntN)
			result, over := p.session.Result()
			if !over || !says(b, b.words.result(g, p.match, result)) {
				t.Fatalf("over %v, page says %q", over, shownWords(b.nav.root))
			}
			press(t, b, "Rematch")
			if got := gameOf(t, b).session.Plies(); got != 0 {
				t.Errorf("the rematch has %d plies", got)
			}
		})
	}
}

// TestSowingBoardKeepsItsSize: see TestBoardKeepsItsSize.
func TestSowingBoardKeepsItsSize(t *testing.T) {
	for _, g := range sowingGames {
		for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 412, Height: 915}, {Width: 768, Height: 1024}, {Width: 1280, Height: 800}} {
			a, _ := sowing(t, fileStore{t.TempDir()}, g, size.Width, size.Height)
			press(t, a, "Start")
			p := gameOf(t, a)
			if got := p.board.Cell(); got < 38 {
				t.Errorf("%s, %v: holes %v units apart", g.ID, size, got)
			}
			r := rand.New(rand.NewPCG(7, 8))
			was, at := p.board.Size(), p.board.Position()
			for p.session.Turn() != core.Nobody && p.session.Plies() < 60 {
				playOn(t, p, 1, r.IntN)
				if p.board.Size() != was || p.board.Position() != at {
					t.Fatalf("%s, %v: ply %d: the board is %v at %v, was %v at %v", g.ID, size, p.session.Plies(), p.board.Size(), p.board.Position(), was, at)
				}
				overlaps(t, size, p)
			}
		}
	}
}
