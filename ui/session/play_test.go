package session

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"papan/core"
)

// check compares the game's position text and the number of picks.
func check(t *testing.T, w *world, position string, picks ...core.Site) {
	t.Helper()
	if got := w.Position().String(); got != position {
		t.Errorf("position %q, want %q", got, position)
	}
	if !slices.Equal(w.picks, picks) {
		t.Errorf("picks %v, want %v", w.picks, picks)
	}
	if err := w.sound(); err != nil {
		t.Error(err)
	}
}

func TestTouches(t *testing.T) {
	const start = "2 2 2 2 2 2 0 0 1"
	for _, test := range []struct {
		name    string
		confirm bool
		taps    []core.Site
		want    string
		picks   []core.Site
		refusal string
	}{
		{"a bowl waits for its plate", false, []core.Site{3}, start, []core.Site{3}, ""},
		{"two touches are a move", false, []core.Site{3, 7}, "2 2 1 2 2 2 1 0 2", nil, ""},
		{"another bowl begins anew", false, []core.Site{3, 4}, start, []core.Site{4}, ""},
		{"the same bowl changes nothing", false, []core.Site{3, 3}, start, []core.Site{3}, ""},
		{"a plate first is refused", false, []core.Site{8}, start, nil, "plate"},
		{"the next tap takes the refusal away", false, []core.Site{8, 3}, start, []core.Site{3}, ""},
		{"nowhere drops the picks", false, []core.Site{3, 0}, start, nil, ""},
		{"a site that is not on the table too", false, []core.Site{3, 99}, start, nil, ""},
		{"the last nut goes at one touch", false, []core.Site{3, 7, 3}, "2 2 0 2 2 2 1 1 2", nil, ""},
		{"an empty bowl is refused", false, []core.Site{3, 7, 3, 3}, "2 2 0 2 2 2 1 1 2", nil, "empty"},
		{"after picks too, and drops them", false, []core.Site{3, 7, 3, 4, 3}, "2 2 0 2 2 2 1 1 2", nil, "empty"},
		{"confirmed: the last nut is a pick first", true, []core.Site{3, 7, 3}, "2 2 1 2 2 2 1 0 2", []core.Site{3}, ""},
		{"confirmed by the same bowl", true, []core.Site{3, 7, 3, 3}, "2 2 0 2 2 2 1 1 2", nil, ""},
		{"confirmed by the plate", true, []core.Site{3, 7, 3, 8}, "2 2 0 2 2 2 1 1 2", nil, ""},
		{"a wrong plate is refused", true, []core.Site{3, 7, 3, 7}, "2 2 1 2 2 2 1 0 2", nil, "plate"},
		{"another bowl instead", true, []core.Site{3, 7, 3, 4}, "2 2 1 2 2 2 1 0 2", []core.Site{4}, ""},
		{"another last nut is a pick as well", true, []core.Site{3, 7, 4, 8, 3, 4}, "2 2 1 1 2 2 1 1 1", []core.Site{4}, ""},
		{"two settling touches need no third", true, []core.Site{3, 7}, "2 2 1 2 2 2 1 0 2", nil, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(toyGame)
			w.confirm = test.confirm
			w.start().taps(test.taps...)
			w.rest()
			check(t, w, test.want, test.picks...)
			if got := w.Refusal().Code; got != test.refusal || w.board.view.Refusal.Code != test.refusal {
				t.Errorf("refusal %q, on the board %q, want %q", got, w.board.view.Refusal.Code, test.refusal)
			}
		})
	}
}

// TestRefusalAfterPicks: the reason is looked for after the picks first.
func TestRefusalAfterPicks(t *testing.T) {
	w := newWorld(toyGame)
	w.confirm = true
	w.start().taps(3, 7, 3, 7)
	if got := w.Refusal(); got.Code != "plate" || got.N != 1 {
		t.Errorf("refused with %+v, want plate after 1 pick", got)
	}
	if !w.Cancel() || w.Refusal().Code != "" || w.Cancel() {
		t.Errorf("Cancel leaves %+v, or something to cancel", w.Refusal())
	}
}

func TestCancel(t *testing.T) {
	w := newWorld(toyGame).start()
	if w.Cancel() {
		t.Error("nothing to cancel, and yet it was")
	}
	w.taps(3)
	if !w.Cancel() {
		t.Error("the pick was not cancelled")
	}
	check(t, w, "2 2 2 2 2 2 0 0 1")
}

// TestOrder: the truth changes, then it is stored, then the screen is told,
// and only then the board.
func TestOrder(t *testing.T) {
	w := newWorld(toyGame)
	var order []string
	note := func(what string) { order = append(order, fmt.Sprint(what, " ", w.Plies(), " ", w.board.films)) }
	w.cfg.Store = func(core.Save) { note("store") }
	w.cfg.Changed = func() { note("changed") }
	w.start().taps(1)
	order = nil
	w.Tap(7)
	note("animating")
	w.board.Finish()
	note("at rest")
	if want := []string{"store 1 0", "changed 1 0", "animating 1 1", "changed 1 1", "at rest 1 1"}; !slices.Equal(order, want) {
		t.Errorf("order %q, want %q", order, want)
	}
}

func TestHandover(t *testing.T) {
	for _, test := range []struct {
		name  string
		after time.Duration // after the turn passed
		ends  bool          // the animation has ended by then
		then  time.Duration // and after that
		want  []core.Site   // picks of the next player
	}{
		{"a double tap", 399 * time.Millisecond, false, 0, nil},
		{"a late touch only skips", 3 * time.Second, false, 0, nil},
		{"just after the picture has caught up", 3 * time.Second, true, 399 * time.Millisecond, nil},
		{"in good time", 3 * time.Second, true, 400 * time.Millisecond, []core.Site{5}},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(toyGame).start()
			w.taps(1, 7)
			w.wait(test.after)
			if test.ends {
				w.board.Finish()
				w.wait(test.then)
			}
			w.Tap(5)
			check(t, w, "1 2 2 2 2 2 1 0 2", test.want...)
			if skipped := w.board.done == nil; skipped != (test.after > handoverGuard) {
				t.Errorf("animation skipped: %v", skipped)
			}
		})
	}
}

// TestExtraTurn: who moves again may touch at once, and skips with it.
func TestExtraTurn(t *testing.T) {
	for _, finished := range []bool{false, true} {
		w := newWorld(toyGame).start()
		w.taps(1, 8)
		if finished {
			w.board.Finish()
		}
		w.Tap(2)
		check(t, w, "1 2 2 2 2 2 0 1 1", 2)
		if w.Turn() != 1 || w.Animating() {
			t.Errorf("turn %d, animating %v", w.Turn(), w.Animating())
		}
	}
}

// TestLateDone: a board that ends an animation after another view was laid.
func TestLateDone(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7)
	done := w.board.done
	w.Undo()
	w.taps(2, 8)
	lays := w.board.lays
	done()
	if w.board.lays != lays || !w.Animating() {
		t.Error("the end of an earlier animation ended the next one")
	}
}

func TestViewOfAStep(t *testing.T) {
	w := newWorld(toyGame).start()
	if v := w.board.view; v.Last != nil || len(v.Moves) != 12 {
		t.Errorf("at the start: last %v, %d moves", v.Last, len(v.Moves))
	}
	w.taps(1, 7, 4)
	v := w.board.view
	if want := []core.Move{core.Touch(4, 8), core.Touch(4, 7)}; !slices.Equal(v.Moves, want) || !slices.Equal(v.Picks, []core.Site{4}) {
		t.Errorf("offered %v after %v, want %v", v.Moves, v.Picks, want)
	}
	if len(v.Last) != 1 || v.Last[0].From != 1 || v.Last[0].To != 7 {
		t.Errorf("last step %v", v.Last)
	}
}

// playOut plays the first legal move until the game is over.
func playOut(w *world) {
	for w.Turn() != core.Nobody {
		w.taps(w.Position().Moves()[0][0])
		if len(w.picks) > 0 {
			w.taps(w.Position().Moves()[0][1])
		}
	}
	w.rest()
}

func TestResult(t *testing.T) {
	w := newWorld(toyGame).start()
	playOut(w)
	r, over := w.Result()
	if !over || r.Reason != "empty" || w.Plies() != 12 || len(w.board.view.Moves) != 0 {
		t.Errorf("%v over %v after %d plies", r, over, w.Plies())
	}
	if len(w.board.view.Stuck) != 1 {
		t.Errorf("no proof on the board: %v", w.board.view.Stuck)
	}
	w.taps(1)
	w.Resign(1)
	if got, _ := w.Result(); got != r {
		t.Errorf("after touching and resigning: %v", got)
	}
	w.Undo()
	if _, over := w.Result(); over || w.Plies() != 11 || w.board.view.Stuck != nil || len(w.board.view.Moves) != 1 {
		t.Errorf("undo from the result: over %v, %d plies, stuck %v", over, w.Plies(), w.board.view.Stuck)
	}
}

func TestResign(t *testing.T) {
	w := newWorld(toyGame, nil, &first{}).start()
	w.taps(1, 7)
	w.board.Finish()
	if !w.Thinking() {
		t.Fatal("the computer does not think")
	}
	w.Resign(0)
	w.Resign(3)
	if w.Resigned() != core.Nobody {
		t.Fatalf("seat %d resigned", w.Resigned())
	}
	w.Resign(1)
	w.rest()
	r, over := w.Result()
	if !over || r.Reason != ReasonResigned || r.Winner() != 2 || w.Turn() != core.Nobody || w.Plies() != 1 {
		t.Errorf("%+v over %v, turn %d, %d plies", r, over, w.Turn(), w.Plies())
	}
	if err := w.rereads(toyGame); err != nil {
		t.Error(err)
	}
	w.Undo()
	w.rest()
	if _, over := w.Result(); over || w.Plies() < 2 {
		t.Errorf("taken back: over %v, %d plies, want the computer's answer", over, w.Plies())
	}
}

func TestResignAtAnyMoment(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7)
	w.Resign(2)
	if !w.Animating() || w.Turn() != core.Nobody {
		t.Errorf("animating %v, turn %d", w.Animating(), w.Turn())
	}
	w.Undo()
	w.First()
	w.Resign(1)
	if w.Reviewing() || w.Resigned() != 1 {
		t.Errorf("in review: cursor %d of %d, resigned %d", w.Cursor(), w.Plies(), w.Resigned())
	}
	check(t, w, "1 2 2 2 2 2 1 0 2")
}

func TestNewRefuses(t *testing.T) {
	good := newWorld(toyGame).cfg
	for name, spoil := range map[string]func(*Config){
		"no game":          func(c *Config) { c.Save.Game = nil },
		"no board":         func(c *Config) { c.Board = nil },
		"no Post":          func(c *Config) { c.Post = nil },
		"an unknown value": func(c *Config) { c.Save.Setup.Values = map[string]string{"extra": "perhaps"} },
		"a start":          func(c *Config) { c.Save.Setup.Start = "nonsense" },
		"an illegal move":  func(c *Config) { c.Save.Moves = []core.Move{core.Touch(1)} },
	} {
		c := good
		spoil(&c)
		if s, err := New(c); err == nil || s != nil {
			t.Errorf("%s: session %v, error %v", name, s, err)
		}
	}
}
