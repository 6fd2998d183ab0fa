package core_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

var games = []*core.Game{coretest.Kayles}

const saved = `papan 1
game kayles 1
seats 2
set row 5
set again no
start ||.|| 2 1,0
tag seat1 "Siti \"Tok\" \n"
move 1-2
move 5
end 2
`

func TestSaveText(t *testing.T) {
	s, err := core.ReadSave(saved, games)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Tags["seat1"]; got != "Siti \"Tok\" \n" {
		t.Errorf("tag = %q", got)
	}
	got, err := s.Text()
	if err != nil || got != saved {
		t.Errorf("written again, %v:\n%s\nwant\n%s", err, got, saved)
	}
}

func TestReadSaveErrors(t *testing.T) {
	change := func(from, to string) string { return strings.Replace(saved, from, to, 1) }
	for _, c := range []struct {
		name, text string
		err        string
		is         error
		moves      int // -1: nothing could be read
	}{
		{"newer format", change("papan 1", "papan 2"), "line 1: saved by a newer", core.ErrNewer, -1},
		{"newer rules", change("kayles 1", "kayles 2"), "line 2: saved by a newer", core.ErrNewer, -1},
		{"newer game", change("kayles", "chess"), `game "chess" is not known`, core.ErrNewer, -1},
		{"another file", "PK\x03\x04\n", "line 1: not a saved game", nil, -1},
		{"empty", "", "line 1: it breaks off", nil, -1},
		{"option unknown", change("set row", "set size"), `no option "size"`, nil, -1},
		{"value wrong", change("row 5", "row 50"), "option row", nil, -1},
		{"tag not quoted", change(`"Siti`, "Siti"), "tag seat1: not a quoted text", core.ErrDamaged, 0},
		{"start wrong", change("2 1,0", "two"), "kayles position", nil, -1},
		{"illegal move", change("move 5", "move 1"), `line 9: the rest of the saved game is damaged: illegal move: "1"`, core.ErrDamaged, 1},
		{"garbage", change("move 5", "mo\x00"), "line 9", core.ErrDamaged, 1},
		{"broken off in a move", saved[:strings.Index(saved, "-2")], "line 8", core.ErrDamaged, 0},
		{"broken off between moves", saved[:strings.Index(saved, "move 5")], "it breaks off", core.ErrDamaged, 1},
		{"broken off in the setup", saved[:strings.Index(saved, "set again")], "line 5", nil, -1},
		{"a move missing", change("move 5\n", ""), `1 moves where the last line says "2"`, core.ErrDamaged, 1},
		{"setup after moves", change("move 5", "set row 3"), `"set" among the moves`, core.ErrDamaged, 1},
	} {
		s, err := core.ReadSave(c.text, games)
		var where *core.SaveError
		if !errors.As(err, &where) || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
			continue
		}
		if c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%s: error %v is not %v", c.name, err, c.is)
		}
		if damaged := errors.Is(err, core.ErrDamaged); damaged != (c.moves >= 0) {
			t.Errorf("%s: damaged is %v", c.name, damaged)
		}
		if c.moves >= 0 && len(s.Moves) != c.moves {
			t.Errorf("%s: %d good moves, want %d", c.name, len(s.Moves), c.moves)
		}
	}
}

func TestSaveKeepsCarriageReturns(t *testing.T) {
	s, err := core.ReadSave(strings.ReplaceAll(saved, "\n", "\r\n"), games)
	if err != nil || len(s.Moves) != 2 {
		t.Errorf("a text with CRLF: %d moves, %v", len(s.Moves), err)
	}
}

// Whatever is read, also the good part of a damaged text, can be written and
// reads back the same.
func FuzzReadSave(f *testing.F) {
	f.Add(saved)
	f.Add(saved[:len(saved)/2])
	f.Add(strings.Replace(saved, "move 5", "move 9", 1))
	f.Fuzz(func(t *testing.T, text string) {
		s, err := core.ReadSave(text, games)
		if err != nil && !errors.Is(err, core.ErrDamaged) {
			return
		}
		written, err := s.Text()
		if err != nil {
			t.Fatalf("read but cannot be written: %v", err)
		}
		again, err := core.ReadSave(written, games)
		if err != nil {
			t.Fatalf("%v in\n%s", err, written)
		}
		if !slices.Equal(again.Moves, s.Moves) || !maps.Equal(again.Tags, s.Tags) {
			t.Errorf("%v %v became %v %v", s.Moves, s.Tags, again.Moves, again.Tags)
		}
	})
}
