package core_test

import (
	"slices"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

func TestNarrow(t *testing.T) {
	ms := []core.Move{core.Touch(1, 5), core.Touch(1, 6), core.Touch(2), core.Touch(3, 7)}
	for _, c := range []struct {
		name   string
		picks  []core.Site
		next   []core.Site
		chosen core.Move
	}{
		{"nothing touched", nil, []core.Site{1, 2, 3}, core.Move{}},
		{"two ways on", []core.Site{1}, []core.Site{5, 6}, core.Move{}},
		{"whole move", []core.Site{2}, nil, core.Touch(2)},
		{"only one way on", []core.Site{3}, []core.Site{7}, core.Touch(3, 7)},
		{"all touched", []core.Site{1, 6}, nil, core.Touch(1, 6)},
		{"fits nothing", []core.Site{4}, nil, core.Move{}},
		{"too many", []core.Site{1, 2, 3, 4, 5, 6, 7, 8, 9}, nil, core.Move{}},
	} {
		next, chosen := core.Narrow(ms, c.picks)
		if !slices.Equal(next, c.next) || chosen != c.chosen {
			t.Errorf("%s: Narrow = %v, %v; want %v, %v", c.name, next, chosen, c.next, c.chosen)
		}
	}
}

func TestTableApply(t *testing.T) {
	for _, c := range []struct {
		name  string
		event core.Event
		want  core.Table // nil: refused
	}{
		{"carry some", core.Event{Kind: core.Carry, From: 1, To: 2, N: 2, Piece: 1}, core.Table{{}, {1, 1}, {1, 2}, {2, 1}}},
		{"carry all", core.Event{Kind: core.Carry, From: 1, To: 2, N: 3, Piece: 1}, core.Table{{}, {}, {1, 3}, {2, 1}}},
		{"become", core.Event{Kind: core.Become, To: 3, N: 1, Piece: 4}, core.Table{{}, {1, 3}, {}, {4, 1}}},
		{"skip", core.Event{Kind: core.Skip, Seat: 2}, core.Table{{}, {1, 3}, {}, {2, 1}}},
		{"too many", core.Event{Kind: core.Carry, From: 1, To: 2, N: 4, Piece: 1}, nil},
		{"other kind", core.Event{Kind: core.Carry, From: 1, To: 2, N: 1, Piece: 2}, nil},
		{"mixing", core.Event{Kind: core.Carry, From: 1, To: 3, N: 1, Piece: 1}, nil},
		{"from nowhere", core.Event{Kind: core.Carry, To: 2, N: 1, Piece: 1}, nil},
		{"off the table", core.Event{Kind: core.Carry, From: 1, To: 9, N: 1, Piece: 1}, nil},
		{"onto itself", core.Event{Kind: core.Carry, From: 1, To: 1, N: 1, Piece: 1}, nil},
		{"becoming from nothing", core.Event{Kind: core.Become, To: 2, N: 1, Piece: 4}, nil},
		{"unknown", core.Event{Kind: 99}, nil},
	} {
		table := core.Table{{}, {1, 3}, {}, {2, 1}}
		before := table.Clone()
		err := table.Apply(c.event)
		if want := c.want; want == nil {
			if err == nil {
				t.Errorf("%s: no error", c.name)
			}
			if !slices.Equal(table, before) {
				t.Errorf("%s: refused, yet the table is %v", c.name, table)
			}
		} else if err != nil || !slices.Equal(table, want) {
			t.Errorf("%s: %v, %v; want %v", c.name, table, err, want)
		}
	}
}

func TestWinner(t *testing.T) {
	for _, c := range []struct {
		winners [core.MaxSeats]bool
		want    core.Seat
	}{
		{[core.MaxSeats]bool{}, core.Nobody},
		{[core.MaxSeats]bool{false, true}, 2},
		{[core.MaxSeats]bool{true, false, true}, core.Nobody},
	} {
		if got := (core.Result{Winners: c.winners}).Winner(); got != c.want {
			t.Errorf("Winner of %v = %d, want %d", c.winners, got, c.want)
		}
	}
}

func TestComplete(t *testing.T) {
	set := func(kv ...string) core.Setup {
		s := core.Setup{}
		for i := 0; i < len(kv); i += 2 {
			s = s.With(kv[i], kv[i+1])
		}
		return s
	}
	for _, c := range []struct {
		name, err string
		setup     core.Setup
	}{
		{"defaults", "", core.Setup{}},
		{"open value", "", set("row", "9")},
		{"unknown option", `kayles has no option "size"`, set("size", "9")},
		{"value not listed", `option again: "maybe" is not one of no, yes`, set("again", "maybe")},
		{"value out of range", `option row: "99" is not a number from 1 to 12`, set("row", "99")},
		{"seats", "kayles is not played by 5", core.Setup{Seats: 5}},
	} {
		got, err := coretest.Kayles.Complete(c.setup)
		if c.err == "" {
			if err != nil || len(got.Values) != 2 || got.Seats != 2 {
				t.Errorf("%s: %+v, %v", c.name, got, err)
			}
		} else if err == nil || err.Error() != c.err {
			t.Errorf("%s: error %v, want %s", c.name, err, c.err)
		}
	}
}

func TestPresetOf(t *testing.T) {
	for _, c := range []struct {
		values map[string]string
		want   int
	}{
		{nil, 0},
		{map[string]string{"row": "3"}, 0}, // no preset speaks of the row
		{map[string]string{"again": "yes"}, 1},
	} {
		setup, err := coretest.Kayles.Complete(core.Setup{Values: c.values})
		if err != nil {
			t.Fatal(err)
		}
		if got := coretest.Kayles.PresetOf(setup); got != c.want {
			t.Errorf("PresetOf(%v) = %d, want %d", c.values, got, c.want)
		}
	}
}

func TestReplayNamesTheBadMove(t *testing.T) {
	r := core.Record{Game: coretest.Kayles, Moves: []core.Move{core.Touch(1, 1), core.Touch(1, 1)}}
	line, err := r.Replay()
	if len(line) != 2 || err == nil || err.Error() != "move 2: illegal move" {
		t.Errorf("Replay = %d positions, %v", len(line), err)
	}
}
