package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/board"
)

// roundEnds are moments of a match whose one move ends a round, and what the
// sheet says then.
var roundEnds = []struct {
	game   *core.Game
	values map[string]string
	start  string
	says   []string
}{
	{
		mancala.Congklak, map[string]string{"rounds": "burnt"}, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 60,37 1",
		[]string{"Red wins round 1.", "Blue lost the round and starts the next.", "Red: fills 7 holes, keeps 12", "Blue: fills 5 holes, 2 burnt, keeps 2"},
	},
	{
		mancala.Congklak, map[string]string{"rounds": "3"}, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 40,57 1",
		[]string{"Blue wins round 1.", "Red lost the round and starts the next. Rounds won: Red 0 – Blue 1", "Red: fills 7 holes"},
	},
	{
		mancala.RajaPasu, map[string]string{"match": "to the end"}, "1,0,0,0,0,0,0/0,0,0,0,0,0,0 60,37 1",
		[]string{"Red wins round 1.", "Red: fills 7 holes, keeps 12", "Blue: fills 5 holes, 2 closed, keeps 2"},
	},
	{
		mancala.Mandiri, map[string]string{"match": "to the end"}, "0,0,1,0,0,1,0/0,0,0,0,0,0,0 40,28,28 1",
		[]string{"Red wins round 1.", "Blue is now the Raja and starts.", "Red: fills 4 holes, keeps 14, now Pasu (cow)"},
	},
}

// interrupted opens a match of people on the move that ends its round.
func interrupted(t *testing.T, n int, store Store) (*App, *gamePage) {
	t.Helper()
	e := roundEnds[n]
	a := startWith(t, store, []*core.Game{e.game}, 360, 640)
	setup, err := e.game.Complete(core.Setup{Values: e.values, Start: e.start})
	if err != nil {
		t.Fatal(err)
	}
	a.beginGame(core.Save{Record: core.Record{Game: e.game, Setup: setup}})
	return a, gameOf(t, a)
}

// allWords joins the words on the page, so that parts of them can be looked for.
func allWords(a *App) string { return strings.Join(shownWords(a.nav.root), "\n") }

func TestRoundSheet(t *testing.T) {
	for n, e := range roundEnds {
		t.Run(e.game.ID+" "+e.values["rounds"], func(t *testing.T) {
			store := fileStore{t.TempDir()}
			a, p := interrupted(t, n, store)
			size, at := p.board.Size(), p.board.Position()
			playOn(t, p, 1, func(int) int { return 0 })
			for _, want := range e.says {
				if !strings.Contains(allWords(a), want) {
					t.Errorf("the page lacks %q: %q", want, shownWords(a.nav.root))
				}
			}
			if p.board.Size() != size || p.board.Position() != at {
				t.Errorf("the board is %v at %v, was %v at %v", p.board.Size(), p.board.Position(), size, at)
			}
			overlaps(t, fyne.NewSize(360, 640), p)

			press(t, a, "Undo")
			if p.interval() != nil || p.session.Plies() != 0 {
				t.Fatalf("after undo: the sheet %v, %d plies", p.interval(), p.session.Plies())
			}
			playOn(t, p, 1, func(int) int { return 0 })

			// The program ends with the sheet open, and comes back with it.
			b := startWith(t, store, []*core.Game{e.game}, 640, 360)
			press(t, b, "Continue")
			q := gameOf(t, b)
			if !strings.Contains(allWords(b), e.says[0]) || !strings.Contains(allWords(b), e.says[2]) {
				t.Fatalf("reopened without the sheet: %q", shownWords(b.nav.root))
			}
			b.nav.away()
			b.nav.again()
			if q.interval() == nil {
				t.Fatal("the background took the sheet away")
			}
			press(t, b, "Next round")
			if q.interval() != nil || q.session.Animating() || len(q.shown.view.Moves) == 0 {
				t.Fatal("the next round does not go on")
			}
			b.nav.away()
			b.nav.again()
			if q.interval() != nil {
				t.Error("a sheet that was read comes back from the background")
			}
			c := startWith(t, store, []*core.Game{e.game}, 360, 640)
			press(t, c, "Continue")
			if r := gameOf(t, c); r.interval() != nil || len(r.shown.view.Moves) == 0 {
				t.Error("a sheet that was read comes back with the program")
			}
		})
	}
}

// TestRoundSheetByTouch: a touch of the board closes the sheet, but not one
// that was meant for the move before; looked through later, no sheet comes.
func TestRoundSheetByTouch(t *testing.T) {
	a, p := interrupted(t, 0, fileStore{t.TempDir()})
	clock := time.Now()
	a.now = func() time.Time { return clock }
	p.shown.now = a.now
	playOn(t, p, 1, func(int) int { return 0 })
	tap(p, 1)
	if p.interval() == nil {
		t.Fatal("the touch after the move closed the sheet")
	}
	clock = clock.Add(early)
	tap(p, core.Nowhere)
	if p.interval() != nil || p.session.Animating() {
		t.Fatal("a touch does not close the sheet")
	}
	p.session.Step(-1)
	p.session.Step(1)
	if p.interval() != nil {
		t.Error("looking the game through opens the sheet")
	}
}

// TestRoundSheetAmongComputers: it closes by itself, unless it is held.
func TestRoundSheetAmongComputers(t *testing.T) {
	a, p := interrupted(t, 0, fileStore{t.TempDir()})
	var due func()
	a.after = func(d time.Duration, f func()) func() {
		if d == watchRound {
			due = f
		}
		return func() {}
	}
	p.match.Level = [core.MaxSeats + 1]string{1: "easy", 2: "easy"} // for the page; the session does not think in a test
	playOn(t, p, 1, func(int) int { return 0 })
	p.session.Hold()
	if p.interval() == nil || due == nil {
		t.Fatal("no sheet, or nothing to close it")
	}
	due()
	if p.interval() == nil {
		t.Error("it closes although it is held")
	}
	p.hintOrHold()
	due()
	if p.interval() != nil {
		t.Error("it does not close")
	}
}

// TestWordOpensItsRule: a tap on the turn line opens the rules at the part
// that explains how the sowing ended.
func TestWordOpensItsRule(t *testing.T) {
	for _, c := range []struct {
		game        *core.Game
		start, part string
	}{
		{mancala.Congklak, "7,0,0,0,0,0,1/7,7,7,7,7,7,0 0,0 1", "The last seed"},
		{mancala.Congklak, "1,0,0,0,0,0,0/7,7,7,7,7,7,7 0,0 1", "Tembak"},
		{mancala.Congklak, "1,0,0,0,0,0,2/7,7,7,7,7,7,0 0,0 1", "Tembak"},
		{mancala.RajaPasu, "1,0,0,5,0,0,0/7,7,7,7,7,7,7 0,0 1", "Pussa"},
		{mancala.Mandiri, "0,0,1,0,0,1,0/0,7,0,0,0,0,0 40,28,28 1", "Sowing on, and pussa"},
	} {
		a := startWith(t, fileStore{t.TempDir()}, []*core.Game{c.game}, 360, 640)
		a.beginGame(core.Save{Record: core.Record{Game: c.game, Setup: core.Setup{Start: c.start}}})
		p := gameOf(t, a)
		if p.explains != 0 {
			t.Errorf("%s: before any sowing the turn line leads to part %d", c.game.ID, p.explains)
		}
		last := func(n int) int { return n - 1 }
		if c.part == "Tembak" {
			last = func(int) int { return 0 }
		}
		playOn(t, p, 1, last)
		p.parts.said.Tapped(nil)
		page, ok := a.nav.top().(*rulesPage)
		if !ok || page.part == nil {
			t.Fatalf("%s %s: the turn line %q opens no rule", c.game.ID, c.start, p.parts.note.Text)
		}
		if got := shownWords(page.part)[0]; got != c.part {
			t.Errorf("%s %s: the turn line %q opens %q, want %q", c.game.ID, c.start, p.parts.note.Text, got, c.part)
		}
		if s := a.nav.scrolls[0]; s.Offset.Y == 0 {
			t.Errorf("%s: the page does not scroll to the rule", c.game.ID)
		}
	}
}

// TestSowByHandInPlay: the way to sow changes in the menu, and is kept.
func TestSowByHandInPlay(t *testing.T) {
	a, _ := sowing(t, fileStore{t.TempDir()}, mancala.Congklak, 360, 640)
	press(t, a, "Start")
	p := gameOf(t, a)
	title, _ := a.words.hand(true)
	p.openMenu()
	press(t, a, title)
	if b := p.board.(*board.Pits); !p.match.ByHand || !b.ByHand {
		t.Error("the menu does not change the way to sow")
	}
	save, err := a.shelf.Load(mancala.Congklak.ID)
	if err != nil || !matchOf(save.Tags).ByHand {
		t.Errorf("kept with the tags %v, %v", save.Tags, err)
	}
}

// TestSwapSides: who may swap sides finds a button for it, and the page tells
// that it was done.
func TestSwapSides(t *testing.T) {
	a := startWith(t, fileStore{t.TempDir()}, []*core.Game{mancala.Congklak}, 360, 640)
	a.beginGame(core.Save{Record: core.Record{Game: mancala.Congklak, Setup: core.Setup{Values: map[string]string{"swap": "on"}}}})
	p := gameOf(t, a)
	for p.session.Turn() == 1 {
		if says(a, "Swap sides") {
			t.Fatalf("ply %d: the first player may swap sides", p.session.Plies())
		}
		playOn(t, p, 1, func(n int) int { return 0 })
	}
	before := core.Lay(p.session.Position())
	press(t, a, "Swap sides")
	after := core.Lay(p.session.Position())
	if pos := p.session.Position().(mancala.Position); before[pos.Store(1)] != after[pos.Store(2)] || pos.Turn() != 1 {
		t.Errorf("after the swap %v", pos)
	}
	if want := a.words.say("swapped", "Name", "Blue"); p.parts.note.Text != want {
		t.Errorf("the page says %q, want %q", p.parts.note.Text, want)
	}
}
