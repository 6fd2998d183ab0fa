package session

import (
	"maps"
	"slices"
	"testing"
	"time"

	"papan/core"
)

// TestSaved: what a restart brings back.
func TestSaved(t *testing.T) {
	w := newWorld(toyGame)
	w.cfg.Save.Tags = map[string]string{"seat1": "Aminah", "level": "3"}
	w.start()
	w.taps(1, 8, 2, 8, 3, 7, 4)
	w.Undo()
	w.Undo()
	w.Step(-1)
	w.SetTag("flip", "yes")
	w.SetTag("level", "")
	w.SetTag(TagHints, "99")
	want := map[string]string{"seat1": "Aminah", "flip": "yes", TagRedo: "2>2 3>1", TagCursor: "0", TagUndone: "2"}
	if !maps.Equal(w.stored.Tags, want) {
		t.Errorf("tags %q\nwant %q", w.stored.Tags, want)
	}
	if err := w.rereads(toyGame); err != nil {
		t.Error(err)
	}
	again := newWorld(toyGame)
	if err := again.open(w.stored); err != nil {
		t.Fatal(err)
	}
	again.Last()
	again.Redo()
	again.Redo()
	check(t, again, "1 1 1 2 2 2 1 2 2")
	if maps.Equal(w.stored.Tags, again.stored.Tags) || again.stored.Tags["seat1"] != "Aminah" {
		t.Errorf("tags after redo: %q", again.stored.Tags)
	}
}

// TestSaveIsACopy: neither a stored save nor the one a session was made of
// changes when the game goes on.
func TestSaveIsACopy(t *testing.T) {
	tags := map[string]string{"seat1": "Aminah", TagUndone: "1"}
	given := core.Save{Record: core.Record{Game: toyGame, Moves: []core.Move{core.Touch(1, 7)}}, Tags: tags}
	w := newWorld(toyGame)
	if err := w.open(given); err != nil {
		t.Fatal(err)
	}
	w.taps(2, 8)
	kept := w.stored
	w.SetTag("seat1", "Rokiah")
	w.Undo()
	w.Undo()
	w.taps(3, 8, 4, 8)
	if want := []core.Move{core.Touch(1, 7), core.Touch(2, 8)}; !slices.Equal(kept.Moves, want) || kept.Tags["seat1"] != "Aminah" {
		t.Errorf("the stored save became %v %q", kept.Moves, kept.Tags)
	}
	if err := w.open(given); err != nil {
		t.Fatal(err)
	}
	w.Undo()
	w.taps(5, 8)
	if given.Moves[0] != core.Touch(1, 7) || len(tags) != 2 || tags["seat1"] != "Aminah" {
		t.Errorf("the save given became %v %q", given.Moves, tags)
	}
}

// TestOddTags: a tag that cannot be meant is as good as absent.
func TestOddTags(t *testing.T) {
	moves := []core.Move{core.Touch(1, 7), core.Touch(2, 8)}
	for name, test := range map[string]struct {
		tags     map[string]string
		cursor   int
		redo     int
		resigned core.Seat
	}{
		"none":                 {nil, 2, 0, 0},
		"good ones":            {map[string]string{TagCursor: "1", TagRedo: "3>1 3>2", TagResigned: "2"}, 1, 2, 2},
		"no numbers":           {map[string]string{TagCursor: "x", TagResigned: "me", TagUndone: "", TagHints: "many"}, 2, 0, 0},
		"beyond":               {map[string]string{TagCursor: "9", TagResigned: "3"}, 2, 0, 0},
		"below":                {map[string]string{TagCursor: "-3", TagResigned: "-1", TagUndone: "-1", TagHints: "-1"}, 2, 0, 0},
		"a redo partly unfit":  {map[string]string{TagRedo: "3>1 9>9 4>1"}, 2, 1, 0},
		"a number of 300 bits": {map[string]string{TagCursor: "99999999999999999999999999", TagResigned: "257"}, 2, 0, 0},
	} {
		w := newWorld(toyGame)
		if err := w.open(core.Save{Record: core.Record{Game: toyGame, Moves: moves}, Tags: test.tags}); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if w.Cursor() != test.cursor || len(w.moves)-w.Plies() != test.redo || w.Resigned() != test.resigned || w.Undone() != 0 || w.Hints() != 0 {
			t.Errorf("%s: cursor %d, %d to redo, resigned %d, undone %d, hints %d", name, w.Cursor(), len(w.moves)-w.Plies(), w.Resigned(), w.Undone(), w.Hints())
		}
		if err := w.sound(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestNoResignationAfterTheEnd: who is said to have given up a game that was
// played to its end did not.
func TestNoResignationAfterTheEnd(t *testing.T) {
	w := newWorld(toyGame).start()
	playOut(w)
	save := w.Save()
	save.Tags[TagResigned] = "1"
	if err := w.open(save); err != nil {
		t.Fatal(err)
	}
	if r, _ := w.Result(); r.Reason != "empty" || w.Resigned() != core.Nobody {
		t.Errorf("ended by %q, resigned %d", r.Reason, w.Resigned())
	}
}

func TestRematch(t *testing.T) {
	a, b, c := &first{}, &first{}, &first{}
	for _, test := range []struct {
		name    string
		seats   int
		players [core.MaxSeats]Player
		want    [core.MaxSeats]Player
		tags    map[string]string
	}{
		{"two", 2, [core.MaxSeats]Player{nil, b}, [core.MaxSeats]Player{b, nil},
			map[string]string{"seat2": "A", "seat2-level": "1", "seat1": "B", "seat3": "C", "seats": "x", "seat": "y", "flip": "yes"}},
		{"three", 3, [core.MaxSeats]Player{a, nil, c}, [core.MaxSeats]Player{nil, c, a},
			map[string]string{"seat3": "A", "seat3-level": "1", "seat1": "B", "seat2": "C", "seats": "x", "seat": "y", "flip": "yes"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			cfg := Config{Players: test.players}
			cfg.Save.Game = toyGame
			cfg.Save.Setup = core.Setup{Seats: test.seats, Values: map[string]string{"extra": "off"}}
			cfg.Save.Moves = []core.Move{core.Touch(1, 7)}
			cfg.Save.Tags = map[string]string{"seat1": "A", "seat1-level": "1", "seat2": "B", "seat3": "C", "seats": "x", "seat": "y", "flip": "yes", TagResigned: "1", TagHints: "3"}
			next := cfg.Rematch()
			if !maps.Equal(next.Save.Tags, test.tags) {
				t.Errorf("tags %q\nwant %q", next.Save.Tags, test.tags)
			}
			if next.Players != test.want || len(next.Save.Moves) > 0 || next.Save.Setup.Value("extra") != "off" {
				t.Errorf("players %v, moves %v, setup %v", next.Players, next.Save.Moves, next.Save.Setup)
			}
			if len(cfg.Save.Moves) != 1 || cfg.Save.Tags["seat1"] != "A" || cfg.Players != test.players {
				t.Error("the old game was changed")
			}
		})
	}
}

// TestDefaults: a session with nothing but a game, a board and Post, on the
// machine's own clock.
func TestDefaults(t *testing.T) {
	posts := make(chan func(), 4)
	board := &table{}
	s, err := New(Config{Save: core.Save{Record: core.Record{Game: toyGame}}, Board: board,
		Players: [core.MaxSeats]Player{nil, &first{}}, Post: func(f func()) { posts <- f }})
	if err != nil {
		t.Fatal(err)
	}
	asked := time.Now()
	s.Tap(1)
	s.Tap(7)
	board.Finish()
	for s.Plies() < 2 {
		(<-posts)()
	}
	if got := time.Since(asked); got < 600*time.Millisecond {
		t.Errorf("the computer's move was shown after %v", got)
	}
	s.Close()
}
