package session

import (
	"context"
	"errors"
	"testing"
	"time"

	"papan/core"
)

// TestBeat: the computer's move is not shown before its beat, and the time
// spent thinking counts.
func TestBeat(t *testing.T) {
	for _, test := range []struct {
		name  string
		think time.Duration
		wait  []time.Duration
	}{
		{"at once", 0, []time.Duration{600 * time.Millisecond}},
		{"a little", 250 * time.Millisecond, []time.Duration{350 * time.Millisecond}},
		{"as long as the beat", 600 * time.Millisecond, nil},
		{"long", time.Minute, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(toyGame, &first{}).start()
			w.wait(test.think)
			take(&w.jobs, 0)()
			if w.Plies() != 0 {
				t.Fatal("played from another goroutine")
			}
			take(&w.posted, 0)()
			if len(w.waits) != len(test.wait) || len(test.wait) > 0 && w.waits[0] != test.wait[0] {
				t.Fatalf("waits for %v, want %v", w.waits, test.wait)
			}
			if len(test.wait) > 0 {
				if !w.Thinking() || w.Plies() != 0 {
					t.Fatal("played before its beat")
				}
				take(&w.timers, 0)()
				take(&w.posted, 0)()
			}
			if w.Thinking() || w.Plies() != 1 {
				t.Errorf("thinking %v after %d plies", w.Thinking(), w.Plies())
			}
		})
	}
}

func TestMoveNow(t *testing.T) {
	f := &first{}
	w := newWorld(toyGame, f).start()
	w.MoveNow()
	take(&w.jobs, 0)()
	if f.cancelled != 1 {
		t.Error("the search was not told to end")
	}
	take(&w.posted, 0)()
	check(t, w, "1 2 2 2 2 2 1 0 2")
	w.MoveNow()
	check(t, w, "1 2 2 2 2 2 1 0 2")
}

func TestMoveNowDuringTheBeat(t *testing.T) {
	w := newWorld(toyGame, &first{}).start()
	take(&w.jobs, 0)()
	take(&w.posted, 0)()
	w.MoveNow()
	check(t, w, "1 2 2 2 2 2 1 0 2")
	w.rest() // the timer
	check(t, w, "1 2 2 2 2 2 1 0 2")
}

func TestHint(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(4)
	w.Hint(&first{})
	if !w.Hinting() || w.Thinking() {
		t.Errorf("hinting %v, thinking %v", w.Hinting(), w.Thinking())
	}
	w.drain()
	if got := w.board.view.Hint; got != core.Touch(1, 7) || w.Hints() != 1 || w.stored.Tags[TagHints] != "1" {
		t.Errorf("hint %v, %d hints, stored %q", got, w.Hints(), w.stored.Tags)
	}
	check(t, w, "2 2 2 2 2 2 0 0 1", 4)
	w.taps(7)
	w.rest()
	if got := w.board.view.Hint; got != (core.Move{}) {
		t.Errorf("hint %v after a move", got)
	}
}

// TestHintDropped: whatever changes the position stops the search for a hint.
func TestHintDropped(t *testing.T) {
	for name, change := range map[string]func(w *world){
		"a move":        func(w *world) { w.Tap(2); w.Tap(7) },
		"a take-back":   func(w *world) { w.Undo() },
		"a review":      func(w *world) { w.Step(-1) },
		"a resignation": func(w *world) { w.Resign(2) },
		"a pause":       func(w *world) { w.Pause() },
		"another hint":  func(w *world) { w.Hint(failing{}) },
	} {
		w := newWorld(toyGame).start()
		w.taps(1, 7)
		w.rest()
		w.wait(time.Second)
		f := &first{}
		w.Hint(f)
		change(w)
		w.rest()
		if f.cancelled != 1 || w.Hints() != 0 || w.board.view.Hint != (core.Move{}) {
			t.Errorf("%s: %d cancelled, %d hints, %v shown", name, f.cancelled, w.Hints(), w.board.view.Hint)
		}
	}
}

func TestHintOnlyForPeople(t *testing.T) {
	w := newWorld(toyGame, &first{}).start()
	w.Hint(&first{})
	if w.Hinting() || !w.Thinking() {
		t.Error("a hint on a computer's turn")
	}
	w = newWorld(toyGame).start()
	w.taps(1, 7)
	w.Pause()
	if w.Hint(&first{}); w.Hinting() {
		t.Error("a hint while the program is in the background")
	}
	w.Resume()
	w.First()
	w.Hint(&first{})
	w.drain()
	if w.Reviewing() || w.board.view.Hint == (core.Move{}) {
		t.Error("a hint in review does not return to the present and show there")
	}
}

// TestBadPlayer: a search that brings no legal move leaves the game waiting.
func TestBadPlayer(t *testing.T) {
	for name, p := range map[string]Player{"an error": failing{}, "an illegal move": cheat{}} {
		w := newWorld(toyGame, nil, p).start()
		w.taps(1, 7)
		w.rest()
		if w.Err() == nil || w.Thinking() || w.Plies() != 1 {
			t.Errorf("%s: error %v, thinking %v, %d plies", name, w.Err(), w.Thinking(), w.Plies())
		}
		w.Pause()
		if w.Resume(); w.Thinking() {
			t.Errorf("%s: asked again unbidden", name)
		}
		w.Release()
		if w.Err() != nil || !w.Thinking() {
			t.Errorf("%s: not asked again", name)
		}
		w.rest()
		w.Undo()
		check(t, w, "2 2 2 2 2 2 0 0 1")
		if w.Err() != nil {
			t.Errorf("%s: still %v after undo", name, w.Err())
		}
	}
	w := newWorld(toyGame).start()
	w.Hint(failing{})
	w.drain()
	if w.Err() == nil || w.Hints() != 0 {
		t.Errorf("a hint that failed: error %v, %d hints", w.Err(), w.Hints())
	}
	if w.Hint(&first{}); w.Err() != nil {
		t.Errorf("error %v while the next hint is looked for", w.Err())
	}
	w = newWorld(toyGame, cheat{}).start()
	w.rest()
	if !errors.Is(w.Err(), core.ErrIllegal) {
		t.Errorf("error %v does not wrap ErrIllegal", w.Err())
	}
}

func TestPause(t *testing.T) {
	f := &first{}
	w := newWorld(toyGame, nil, f).start()
	w.taps(1, 7)
	stores := w.stores
	w.Pause()
	if w.Animating() || w.Thinking() || w.stores != stores+1 {
		t.Errorf("animating %v, thinking %v, %d stores", w.Animating(), w.Thinking(), w.stores-stores)
	}
	w.Release()
	w.rest()
	check(t, w, "1 2 2 2 2 2 1 0 2")
	w.Resume()
	w.board.Finish()
	w.Pause()
	w.rest()
	check(t, w, "1 2 2 2 2 2 1 0 2")
	w.Resume()
	w.rest()
	if w.Plies() < 2 || f.cancelled != 1 {
		t.Errorf("%d plies, %d searches cancelled", w.Plies(), f.cancelled)
	}
}

// TestWatching: two computers play, are held, and play on to the end.
func TestWatching(t *testing.T) {
	w := newWorld(toyGame, &first{}, &first{}).start()
	for range 3 {
		w.drain()
		w.board.Finish()
	}
	plies := w.Plies()
	w.Hold()
	w.Tap(1)
	w.Pause()
	w.Resume()
	w.rest()
	if plies != 3 || w.Plies() != plies || !w.Held() {
		t.Fatalf("%d plies, then %d while held", plies, w.Plies())
	}
	w.Release()
	w.rest()
	if _, over := w.Result(); !over || w.Held() {
		t.Errorf("after %d plies over %v, held %v", w.Plies(), over, w.Held())
	}
}

// TestUndoWatching: a take-back in a game of computers goes one ply and holds
// them, and so does bringing it back.
func TestUndoWatching(t *testing.T) {
	w := newWorld(toyGame, &first{}, &first{}).start()
	w.rest()
	for _, step := range []struct {
		name  string
		do    func()
		plies int
	}{
		{"undo", w.Undo, 11},
		{"undo again", w.Undo, 10},
		{"redo", w.Redo, 11},
		{"redo while they think", func() { w.Undo(); w.Release(); w.Redo() }, 11},
	} {
		step.do()
		w.rest()
		if w.Plies() != step.plies || !w.Held() {
			t.Errorf("%s: %d plies, held %v; want %d, held", step.name, w.Plies(), w.Held(), step.plies)
		}
	}
}

// deep is a player who searches until told to stop.
type deep struct{}

func (deep) Move(ctx context.Context, p core.Position) (core.Move, error) {
	<-ctx.Done()
	return p.Moves()[0], nil
}

// TestGoroutines plays with real goroutines, a real clock and a loop that
// stands for the UI's; the race detector watches the rest.
func TestGoroutines(t *testing.T) {
	loop := make(chan func(), 64)
	board := &table{instant: true}
	cfg := Config{
		Save:    core.Save{Record: core.Record{Game: toyGame}},
		Players: [core.MaxSeats]Player{deep{}, &first{}},
		Board:   board,
		Post:    func(f func()) { loop <- f },
		Beat:    func() time.Duration { return time.Millisecond },
	}
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	undos := 0
	for s.Turn() != core.Nobody {
		if s.Thinking() && s.Turn() == 1 {
			if undos < 10 && s.CanUndo() {
				undos++
				s.Undo()
				s.Release()
				continue
			}
			s.MoveNow()
		}
		(<-loop)()
	}
	if board.broken != nil || undos != 10 || s.Plies() != 12 {
		t.Errorf("%v, %d plies, %d undos", board.broken, s.Plies(), undos)
	}
	s.Close()
}
