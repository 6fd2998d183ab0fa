package ui

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// randomly is a game of random moves, at most so many.
func randomly(t *testing.T, g *core.Game, plies int, seed uint64) ([]core.Position, []core.Move) {
	t.Helper()
	pos, err := g.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	line, moves := []core.Position{pos}, []core.Move(nil)
	for len(pos.Moves()) > 0 && len(moves) < plies {
		legal := pos.Moves()
		m := legal[r.IntN(len(legal))]
		pos = pos.After(m)
		line, moves = append(line, pos), append(moves, m)
	}
	return line, moves
}

// scored is what a search would say, from the view of seat 1, of a position.
func scored(pos core.Position, margin int, exact bool) ai.Info {
	return ai.Info{Move: pos.Moves()[0], Score: ai.Score{Margin: seen(pos.Turn(), margin), Exact: exact}}
}

// fixed is a search that finds every position of a game level, but for nine
// points that the mover at a ply has and whoever moves after it has not.
func fixed(line []core.Position, lost int) func(context.Context, core.Position, ai.Limits) (ai.Info, error) {
	return func(_ context.Context, p core.Position, _ ai.Limits) (ai.Info, error) {
		ply := slices.Index(line, p)
		if ply < 0 || len(p.Moves()) == 0 {
			return ai.Info{}, ai.ErrOver
		}
		info := scored(p, 0, false)
		if ply <= lost {
			info.Score.Margin = seen(p.Turn(), seen(line[lost].Turn(), 900))
		}
		info.Move = p.Moves()[len(p.Moves())-1]
		return info, nil
	}
}

// TestAnalysisOrder: every position is looked at in every pass, the last
// first, but for what is proven.
func TestAnalysisOrder(t *testing.T) {
	line, moves := randomly(t, pasang.Game, 12, 1)
	a := newAnalysis(line, moves)
	var order []int
	for {
		task, more := a.next()
		if !more {
			break
		}
		order = append(order, task.ply)
		a.put(task.ply, scored(line[task.ply], 0, task.ply == 7))
		if got := a.done(); got <= 0 || got > 1 {
			t.Fatalf("done is %g after %v", got, order)
		}
	}
	first := []int{12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	again := []int{12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0}
	if want := slices.Concat(first, again, again); !slices.Equal(order, want) {
		t.Errorf("looked at %v, want %v", order, want)
	}
	if a.done() != 1 {
		t.Errorf("done is %g at the end", a.done())
	}
}

// TestAnalysisSettles: what is known after a move bears on what was known
// before it, and the other way round.
func TestAnalysisSettles(t *testing.T) {
	line, moves := randomly(t, pasang.Game, 20, 1)
	const ply = 10 // with a choice
	mover := line[ply].Turn()
	other := line[ply+1].Turn()
	if mover == other || len(line[ply].Moves()) < 2 {
		t.Fatal("not a position to try this on")
	}
	mine := func(margin int) int { return seen(mover, margin) }
	forced := verdict{pass: 1, forced: true, winner: mover, margin: mine(1)}
	for _, c := range []struct {
		name                  string
		before, after         verdict
		wantBefore, wantAfter verdict
	}{
		{"a better move was played than the search saw",
			verdict{pass: 1, margin: mine(100)}, verdict{pass: 1, margin: mine(400), exact: true, winner: mover},
			verdict{pass: 1, margin: mine(400), winner: mover, best: moves[ply]}, verdict{pass: 1, margin: mine(400), exact: true, winner: mover}},
		{"a loss of some points",
			verdict{pass: 1, margin: mine(500)}, verdict{pass: 1, margin: mine(100)},
			verdict{pass: 1, margin: mine(500)}, verdict{pass: 1, margin: mine(100)}},
		{"a move into a forced win",
			verdict{pass: 1, margin: mine(900)}, forced,
			verdict{pass: 1, margin: mine(1), forced: true, winner: mover, best: moves[ply]}, forced},
		{"more than was proven to be possible",
			verdict{pass: 1, margin: mine(200), exact: true, winner: mover}, verdict{pass: 1, margin: mine(300)},
			verdict{pass: 1, margin: mine(200), exact: true, winner: mover}, verdict{pass: 1, margin: mine(200)}},
		{"out of a lost position",
			verdict{pass: 1, margin: mine(-1), forced: true, winner: other}, verdict{pass: 1, margin: mine(300)},
			verdict{pass: 1, margin: mine(-1), forced: true, winner: other}, verdict{pass: 1, margin: mine(-1), forced: true, winner: other}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := newAnalysis(line, moves)
			a.raw[ply], a.raw[ply+1] = c.before, c.after
			a.settle()
			if a.found[ply] != c.wantBefore || a.found[ply+1] != c.wantAfter {
				t.Errorf("got %+v, %+v\nwant %+v, %+v", a.found[ply], a.found[ply+1], c.wantBefore, c.wantAfter)
			}
		})
	}
}

// TestAnalysisOfTheEnd: with the engine, the end of a whole game is exact, the
// verdicts never contradict each other, and the winner is sealed somewhere.
func TestAnalysisOfTheEnd(t *testing.T) {
	for _, g := range []*core.Game{pasang.Game, mancala.Congklak, mancala.RajaPasu} {
		t.Run(g.ID, func(t *testing.T) {
			line, moves := randomly(t, g, 1000, 5)
			a := newAnalysis(line, moves)
			a.passes = []ai.Limits{{Nodes: 3000}, {Nodes: 10_000}}
			engine := ai.NewEngine(1)
			for {
				task, more := a.next()
				if !more {
					break
				}
				info, err := engine.Search(t.Context(), line[task.ply], task.limits, nil)
				if err != nil {
					t.Fatal(err)
				}
				a.put(task.ply, info)
			}
			for ply := range moves {
				if seat := line[ply].Turn(); better(seat, a.found[ply+1], a.found[ply]) && !a.breaks[ply] {
					t.Errorf("move %d is better than best: %+v, then %+v", ply, a.found[ply], a.found[ply+1])
				}
			}
			result, _ := line[len(line)-1].Result()
			if near := a.found[len(moves)-2]; near.winner != result.Winner() {
				t.Errorf("two moves before the end: %+v", near)
			}
			sealed := a.sealed()
			if result.Winner() != core.Nobody && (sealed < 0 || sealed > len(moves)-3) {
				t.Errorf("sealed at %d of %d", sealed, len(moves))
			}
		})
	}
}

// TestMoments: which moves are worth a word.
func TestMoments(t *testing.T) {
	line, moves := randomly(t, pasang.Game, 20, 1)
	at := func(margins ...int) *analysis {
		a := newAnalysis(line, moves)
		for i, m := range margins {
			ply := 10 + i
			a.raw[ply] = verdict{pass: 1, margin: seen(line[10].Turn(), m*pointMargin), best: line[ply].Moves()[0]}
			if a.raw[ply].best == moves[ply] {
				a.raw[ply].best = line[ply].Moves()[1]
			}
		}
		a.settle()
		return a
	}
	if line[11].Turn() == line[10].Turn() {
		t.Fatal("not a game to try this on")
	}
	for _, c := range []struct {
		name string
		a    *analysis
		want []moment
	}{
		{"little lost", at(3, 2), nil},
		{"noise", at(2, 0), []moment{{ply: 10, seat: line[10].Turn(), kind: turned, loss: 2}}},
		{"turned", at(4, -3), []moment{{ply: 10, seat: line[10].Turn(), kind: turned, loss: 7}}},
		{"costly", at(9, 3), []moment{{ply: 10, seat: line[10].Turn(), kind: costly, loss: 6}}},
		{"the other gives it back", at(4, -3, 5), []moment{
			{ply: 10, seat: line[10].Turn(), kind: turned, loss: 7},
			{ply: 11, seat: line[11].Turn(), kind: turned, loss: 8},
		}},
	} {
		got := c.a.moments()
		for i := range got {
			if got[i].best == (core.Move{}) {
				t.Errorf("%s: no better move is named", c.name)
			}
			got[i].best = core.Move{}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestAnalyst: answers come one by one, and none after it was stopped.
func TestAnalyst(t *testing.T) {
	line, moves := randomly(t, mancala.RajaPasu, 10, 1)
	var spawned, posted []func()
	changes := 0
	s := &analyst{
		search: func(ctx context.Context, p core.Position, _ ai.Limits) (ai.Info, error) {
			return scored(p, 100, true), nil
		},
		post:    func(f func()) { posted = append(posted, f) },
		spawn:   func(f func()) { spawned = append(spawned, f) },
		changed: func() { changes++ },
	}
	run := func(queue *[]func()) {
		f := (*queue)[0]
		*queue = (*queue)[1:]
		f()
	}
	a := newAnalysis(line, moves)
	s.start(a)
	run(&spawned)
	run(&posted)
	if changes != 1 || !a.found[10].known() || len(spawned) != 1 {
		t.Fatalf("after one answer: %d changes, %+v, %d asked", changes, a.found[10], len(spawned))
	}
	run(&spawned)
	s.stop()
	run(&posted)
	if changes != 1 || a.raw[9].known() || s.busy() {
		t.Errorf("a stopped analyst heard an answer: %d changes, %+v", changes, a.raw[9])
	}
	s.start(a)
	for len(spawned) > 0 {
		run(&spawned)
		run(&posted)
	}
	if s.busy() || !a.found[0].known() {
		t.Errorf("not done: %+v", a.found[0])
	}
}
