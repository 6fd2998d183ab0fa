package ui

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/catalog"
	"papan/core/mancala"
	"papan/ui/board"
)

var sowingGames = []*core.Game{mancala.Congklak, mancala.RajaPasu, mancala.Mandiri}

// sowing returns the app with only the game g, whose setup sheet is open.
func sowing(t *testing.T, store Store, g *core.Game, width, height float32) (*App, *setupPage) {
	t.Helper()
	a := startWith(t, store, []*core.Game{g}, width, height)
	s := newSetupPage(a, g)
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

// TestGamesSideBySide: a game of each kind waits at home under its own name,
// and each goes on where it was left.
func TestGamesSideBySide(t *testing.T) {
	store := fileStore{t.TempDir()}
	a := startWith(t, store, catalog.Games(), 1280, 800)
	left := map[string]core.Position{}
	for _, g := range catalog.Games() {
		a.nav.open(newSetupPage(a, g))
		press(t, a, "Start")
		playOn(t, gameOf(t, a), 5, func(int) int { return 0 })
		left[g.ID] = gameOf(t, a).session.Position()
		a.nav.home()
	}
	b := startWith(t, store, catalog.Games(), 360, 640)
	for _, g := range catalog.Games() {
		if name := b.words.say("game." + g.ID); !says(b, name) {
			t.Errorf("home does not name %s", name)
		}
		save, found := b.load(g)
		if !found {
			t.Fatalf("%s is not kept", g.ID)
		}
		b.continueGame(save)
		if got := gameOf(t, b).session.Position(); got != left[g.ID] {
			t.Errorf("%s goes on at %v, was left at %v", g.ID, got, left[g.ID])
		}
		b.nav.home()
	}
}

// TestThreeAtTheTable: against the computer one person sits among two of them,
// and may begin or not.
func TestThreeAtTheTable(t *testing.T) {
	_, s := sowing(t, fileStore{t.TempDir()}, mancala.Mandiri, 360, 640)
	s.company = computer
	for _, c := range []struct {
		starter starter
		last    core.Seat
		want    core.Seat
	}{{personStarts, 0, 1}, {computerStarts, 0, 2}, {alternate, 0, 1}, {alternate, 1, 3}, {alternate, 3, 2}} {
		s.starter, s.last = c.starter, c.last
		m := s.match()
		if got := m.near(3); got != c.want || m.persons(3) != 1 {
			t.Errorf("%s after seat %d: the person sits at %d of %d persons, want %d", c.starter, c.last, got, m.persons(3), c.want)
		}
	}
}

// TestSowByHandIsKept: the choice is offered where the board can do it, and
// travels with the game.
func TestSowByHandIsKept(t *testing.T) {
	a, _ := sowing(t, fileStore{t.TempDir()}, mancala.Congklak, 360, 640)
	title, _ := a.words.hand(true)
	press(t, a, title)
	press(t, a, "Start")
	if p := gameOf(t, a); !p.match.ByHand || !p.board.(*board.Pits).ByHand {
		t.Error("the game is not sown by hand")
	}
	save, err := a.shelf.Load(mancala.Congklak.ID)
	if err != nil || !matchOf(save.Tags).ByHand {
		t.Errorf("kept with the tags %v, %v", save.Tags, err)
	}
	b, _ := sowing(t, fileStore{t.TempDir()}, mancala.RajaPasu, 360, 640)
	if says(b, title) {
		t.Error("Raja Pasu offers sowing by hand")
	}
}

// TestBalancedIsRecommended: the setup sheet recommends the balanced ruleset,
// and a game by it is called so, whatever its size and length.
func TestBalancedIsRecommended(t *testing.T) {
	a, s := sowing(t, fileStore{t.TempDir()}, mancala.Congklak, 360, 640)
	name := a.words.say("preset.congklak.balanced")
	press(t, a, a.words.say("setup.recommended", "Ruleset", name))
	s.edit(func() { s.setup = s.setup.With("rounds", "3").With("holes", "5") })
	press(t, a, "Start")
	if got := gameOf(t, a).parts.title.Text; got != name {
		t.Errorf("the board names %q, want %q", got, name)
	}
}
