package session

import (
	"context"
	"slices"
	"testing"
	"time"

	"papan/core"
)

func TestUndoBetweenPeople(t *testing.T) {
	w := newWorld(toyGame).start()
	if w.Undo(); w.CanUndo() || w.Undone() != 0 {
		t.Error("something to undo at the start")
	}
	w.taps(1, 8, 2, 7, 3)
	w.Undo()
	check(t, w, "1 2 2 2 2 2 0 1 1")
	w.Undo()
	check(t, w, "2 2 2 2 2 2 0 0 1")
	if w.CanUndo() || !w.CanRedo() || w.Undone() != 2 {
		t.Errorf("undo %v, redo %v, undone %d", w.CanUndo(), w.CanRedo(), w.Undone())
	}
	w.Redo()
	w.Redo()
	check(t, w, "1 1 2 2 2 2 1 1 2")
	w.Undo()
	w.taps(6, 7)
	if w.CanRedo() {
		t.Error("another move left something to redo")
	}
	check(t, w, "1 2 2 2 2 1 1 1 2")
}

// TestReplay: a step that is shown once more begins on the board it was played on.
func TestReplay(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 8)
	before := w.line[w.Cursor()-1]
	w.Replay()
	if got := w.board.view.Position; got != before || !w.Animating() {
		t.Errorf("begins at %v, animating %v, want %v", got, w.Animating(), before)
	}
	w.rest()
	if got := w.board.view.Position; got != w.Position() || w.board.broken != nil {
		t.Errorf("ends at %v, %v, want %v", got, w.board.broken, w.Position())
	}
}

// generous is a player who gives away a nut of two bowls, each for another
// turn, and then takes one.
type generous struct{ given int }

func (g *generous) Move(_ context.Context, p core.Position) (core.Move, error) {
	plate := plateOf(3 - p.Turn())
	if g.given++; g.given > 2 {
		plate = plateOf(p.Turn())
	}
	ms := p.Moves()
	i := slices.IndexFunc(ms, func(m core.Move) bool { return m[1] == plate && p.At(m[0]).N > 1 })
	return ms[i], nil
}

func TestUndoAgainstComputer(t *testing.T) {
	w := newWorld(toyGame, nil, &generous{}).start()
	w.taps(1, 7)
	w.rest()
	if w.Turn() != 1 || w.Plies() != 4 {
		t.Fatalf("turn %d after %d plies, want the computer's three turns", w.Turn(), w.Plies())
	}
	after := w.Position().String()
	w.taps(6)
	w.Undo()
	check(t, w, "2 2 2 2 2 2 0 0 1")
	w.Redo()
	check(t, w, after)
	if len(w.jobs) > 0 {
		t.Error("a search at a person's turn")
	}
}

func TestUndoAtAnyMoment(t *testing.T) {
	const start = "2 2 2 2 2 2 0 0 1"
	for _, test := range []struct {
		name string
		to   func(w *world) // from the moment the own move was made
	}{
		{"while it is shown", func(w *world) {}},
		{"while the computer thinks", func(w *world) { w.board.Finish() }},
		{"while its move waits for its beat", func(w *world) {
			w.board.Finish()
			take(&w.jobs, 0)()
			take(&w.posted, 0)()
		}},
		{"while its move is shown", func(w *world) { w.board.Finish(); w.drain() }},
		{"after it", func(w *world) { w.rest() }},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(toyGame, nil, &first{}).start()
			w.taps(1, 7)
			test.to(w)
			w.Undo()
			check(t, w, start)
			w.rest() // late answers
			check(t, w, start)
			w.taps(2)
			check(t, w, start, 2)
		})
	}
}

// TestFreshAfterUndo: neither the refusal nor the pause after a handover
// belongs to the moment gone back to.
func TestFreshAfterUndo(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7, 7)
	if w.Refusal().Code == "" {
		t.Fatal("a plate first is not refused")
	}
	w.Undo()
	if w.Refusal().Code != "" {
		t.Errorf("refusal %v after undo", w.Refusal())
	}
	w.taps(1, 7)
	w.Undo()
	w.Tap(2)
	check(t, w, "2 2 2 2 2 2 0 0 1", 2)
}

// TestUndoNeedsADecision: with nothing of a person's to take back, a computer
// that began is left alone.
func TestUndoNeedsADecision(t *testing.T) {
	w := newWorld(toyGame, &first{}).start()
	w.rest()
	if w.Plies() != 1 || w.CanUndo() {
		t.Fatalf("%d plies, can undo %v", w.Plies(), w.CanUndo())
	}
	w.Undo()
	check(t, w, "1 2 2 2 2 2 1 0 2")
}

func TestStep(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7, 2, 8, 3)
	w.Step(-1)
	check(t, w, "1 2 2 2 2 2 1 0 2")
	w.First()
	check(t, w, "2 2 2 2 2 2 0 0 1")
	if !w.Reviewing() || w.Cursor() != 0 || w.Plies() != 2 || w.Turn() != 1 || len(w.board.view.Moves) > 0 {
		t.Errorf("cursor %d of %d, %d moves offered", w.Cursor(), w.Plies(), len(w.board.view.Moves))
	}
	w.Step(-1)
	films := w.board.films
	w.Step(1)
	w.Step(1)
	check(t, w, "1 1 2 2 2 2 1 1 1")
	if w.board.films != films+2 || !w.Animating() {
		t.Errorf("%d steps shown, want 2", w.board.films-films)
	}
	w.Step(1)
	if w.Animating() || w.Reviewing() || w.Undone() != 0 {
		t.Error("a step beyond the last does not just end the animation")
	}
	w.First()
	w.Last()
	check(t, w, "1 1 2 2 2 2 1 1 1")
	if len(w.board.view.Moves) == 0 {
		t.Error("nothing offered in the present")
	}
	w.taps(3, 7)
	if w.Last(); w.Animating() {
		t.Error("Last does not end an animation")
	}
}

// TestTapInReview: the touch returns to the present and plays nothing.
func TestTapInReview(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7, 2, 7)
	w.rest()
	w.First()
	w.Tap(3)
	check(t, w, w.line[2].String())
	if w.Reviewing() || w.Plies() != 2 {
		t.Errorf("cursor %d of %d", w.Cursor(), w.Plies())
	}
	w.Tap(3)
	check(t, w, w.line[2].String(), 3)
}

// TestUndoInReview: the game goes on from the position shown.
func TestUndoInReview(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7, 2, 8, 3, 7, 4)
	w.First()
	w.Step(1)
	w.Undo()
	check(t, w, "1 2 2 2 2 2 1 0 2")
	if w.Plies() != 1 || w.Undone() != 1 {
		t.Errorf("%d plies left, undone %d", w.Plies(), w.Undone())
	}
	w.Redo()
	w.Redo()
	if w.CanRedo() || w.Plies() != 3 {
		t.Errorf("%d plies after redo", w.Plies())
	}
}

// TestUndoInReviewOfComputersTurn goes back to the person's decision before it.
func TestUndoInReviewOfComputersTurn(t *testing.T) {
	w := newWorld(toyGame, nil, &first{}).start()
	w.taps(1, 7)
	w.rest()
	w.taps(6, 7)
	w.rest()
	w.First()
	w.Step(1)
	if got := w.Position().Turn(); got != 2 {
		t.Fatalf("turn %d shown, want the computer's", got)
	}
	w.Undo()
	check(t, w, "2 2 2 2 2 2 0 0 1")
	w.rest()
	check(t, w, "2 2 2 2 2 2 0 0 1")
}

func TestNoThinkingInReview(t *testing.T) {
	f := &first{}
	w := newWorld(toyGame, nil, f).start()
	w.taps(1, 7)
	w.board.Finish()
	w.Step(-1)
	if w.Thinking() {
		t.Error("a computer thinks during a review")
	}
	w.rest()
	if f.cancelled != 1 || w.Plies() != 1 {
		t.Errorf("%d searches cancelled, %d plies", f.cancelled, w.Plies())
	}
	w.Last()
	w.rest()
	if w.Plies() < 2 {
		t.Error("the computer does not move after the review")
	}
}

func TestTable(t *testing.T) {
	w := newWorld(toyGame).start()
	w.taps(1, 7, 2, 8)
	for ply, want := range []int{0, 1, 1} {
		if got := w.Table(ply)[plate1].N; got != want {
			t.Errorf("after %d plies plate 1 holds %d, want %d", ply, got, want)
		}
	}
}

// TestClosed: a closed session does nothing at all.
func TestClosed(t *testing.T) {
	w := newWorld(toyGame, nil, &first{}).start()
	w.taps(1, 7, 2)
	w.rest()
	w.taps(6, 7)
	w.wait(time.Second)
	stores, changes, lays, films := w.stores, w.changes, w.board.lays, w.board.films
	w.Close()
	w.Tap(1)
	w.Cancel()
	w.Undo()
	w.Redo()
	w.Step(-1)
	w.Step(1)
	w.First()
	w.Last()
	w.Hint(&first{})
	w.MoveNow()
	w.Resign(1)
	w.Pause()
	w.Resume()
	w.Hold()
	w.Release()
	w.SetTag("seat1", "Aminah")
	w.Close()
	w.rest()
	if w.stores != stores || w.changes != changes || w.board.lays != lays || w.board.films != films || len(w.jobs) > 0 {
		t.Errorf("after Close: %d stores, %d changes, %d lays, %d animations", w.stores-stores, w.changes-changes, w.board.lays-lays, w.board.films-films)
	}
}
