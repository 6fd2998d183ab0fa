package ui

import (
	"errors"
	"strings"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

func newShelf(t *testing.T) shelf {
	t.Helper()
	return shelf{fileStore{t.TempDir()}, []*core.Game{pasang.Game}}
}

// played returns a game in which the first legal move was made n times.
func played(t *testing.T, n int, pattern string) core.Save {
	t.Helper()
	setup, err := pasang.Game.Complete(core.Setup{}.With("pattern", pattern))
	if err != nil {
		t.Fatal(err)
	}
	s := core.Save{Record: core.Record{Game: pasang.Game, Setup: setup}, Tags: map[string]string{"seat1.name": "Aminah"}}
	pos, err := pasang.Game.Open(setup)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		m := pos.Moves()[0]
		s.Moves, pos = append(s.Moves, m), pos.After(m)
	}
	return s
}

func TestShelfKeepsOne(t *testing.T) {
	s := newShelf(t)
	if _, err := s.Load("pasang"); !isNone(err) {
		t.Fatalf("an empty shelf: %v", err)
	}
	if err := s.Begin(played(t, 0, "1")); err != nil {
		t.Fatal(err)
	}
	if s.HasPrevious("pasang") {
		t.Error("the first game has one before it")
	}
	if err := s.Keep(played(t, 5, "1")); err != nil {
		t.Fatal(err)
	}
	got, err := s.Load("pasang")
	if err != nil || len(got.Moves) != 5 || got.Tags["seat1.name"] != "Aminah" {
		t.Errorf("loaded %d moves, tags %v, %v; want 5 of Aminah", len(got.Moves), got.Tags, err)
	}
}

// TestNewGameTakenBack: a new game puts the old one behind it, and Restore
// changes their places, so that neither is ever lost.
func TestNewGameTakenBack(t *testing.T) {
	s := newShelf(t)
	for _, save := range []core.Save{played(t, 7, "1"), played(t, 0, "2")} {
		if err := s.Begin(save); err != nil {
			t.Fatal(err)
		}
	}
	if !s.HasPrevious("pasang") {
		t.Fatal("the old game is gone")
	}
	got, err := s.Restore("pasang")
	if err != nil || len(got.Moves) != 7 {
		t.Fatalf("restored %d moves, %v; want 7", len(got.Moves), err)
	}
	if again, err := s.Load("pasang"); err != nil || len(again.Moves) != 7 {
		t.Errorf("the restored game is not in its place: %d moves, %v", len(again.Moves), err)
	}
	if got, err := s.Restore("pasang"); err != nil || len(got.Moves) != 0 || got.Setup.Value("pattern") != "2" {
		t.Errorf("restored again: %d moves of pattern %s, %v; want the new game", len(got.Moves), got.Setup.Value("pattern"), err)
	}
}

// TestDamaged: the good beginning goes on, and the whole text is kept aside.
func TestDamaged(t *testing.T) {
	s := newShelf(t)
	text, err := played(t, 6, "1").Text()
	if err != nil {
		t.Fatal(err)
	}
	bad := text[:strings.LastIndex(text, "move ")] + "move nonsense\nend 6\n"
	if err := s.store.Write(current("pasang"), bad); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		got, err := s.Load("pasang")
		if len(got.Moves) != 5 {
			t.Fatalf("%d good moves, %v; want 5", len(got.Moves), err)
		}
	}
	if kept, err := s.store.Read(aside("pasang", 1)); err != nil || kept != bad {
		t.Errorf("kept aside %q, %v", kept, err)
	}
	if _, err := s.store.Read(aside("pasang", 2)); !isNone(err) {
		t.Errorf("put aside twice: %v", err)
	}
}

// TestNewer: a save of a newer program stays as it is, and a new game puts it
// aside as it is.
func TestNewer(t *testing.T) {
	for _, text := range []string{"papan 99\nwhatever\n", "papan 1\ngame pasang 99\nseats 2\n"} {
		s := newShelf(t)
		if err := s.store.Write(current("pasang"), text); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Load("pasang"); !errors.Is(err, core.ErrNewer) {
			t.Errorf("loading it: %v, want newer", err)
		}
		if got, _ := s.store.Read(current("pasang")); got != text {
			t.Errorf("loading changed it to %q", got)
		}
		if err := s.Begin(played(t, 0, "1")); err != nil {
			t.Fatal(err)
		}
		if got, err := s.store.Read(aside("pasang", 1)); err != nil || got != text {
			t.Errorf("kept aside %q, %v, want %q", got, err, text)
		}
		if s.HasPrevious("pasang") {
			t.Error("what cannot be read is offered as the previous game")
		}
	}
}

func TestSetupKept(t *testing.T) {
	s := newShelf(t)
	if _, found := s.Setup("pasang"); found {
		t.Fatal("found a setup on an empty shelf")
	}
	if err := s.KeepSetup(played(t, 3, "random-17")); err != nil {
		t.Fatal(err)
	}
	got, found := s.Setup("pasang")
	if !found || got.Setup.Value("pattern") != "random-17" || len(got.Moves) != 0 {
		t.Errorf("setup %v with %d moves, found %v", got.Setup, len(got.Moves), found)
	}
}

// TestHomeTells: home says what happened to a saved game, as long as it stays.
func TestHomeTells(t *testing.T) {
	store := fileStore{t.TempDir()}
	text, err := played(t, 6, "1").Text()
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Write(current("pasang"), strings.Replace(text, "end 6", "end 7", 1)); err != nil {
		t.Fatal(err)
	}
	a := start(t, store, 360, 640)
	for range 2 {
		a.nav.rebuild()
		if word := a.told["pasang"]; word == "" || !says(a, word) || !says(a, "6 moves played") {
			t.Errorf("home says %q", shownWords(a.nav.root))
		}
	}
	press(t, a, "New game")
	press(t, a, "Start")
	a.nav.home()
	if word := a.told["pasang"]; word != "" {
		t.Errorf("after a new game home still says %q", word)
	}
}
