package ai

import (
	"context"
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

func toySearch() *search[toy, toyStep, *toy] {
	return newSearch[toy, toyStep, *toy](newTable(1), 2)
}

func TestSearchAgreesWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	s := toySearch()
	seen := map[int]int{}
	for range 2000 {
		p := randomToy(rng, 2+rng.IntN(11))
		p.score = [2]int16{int16(rng.IntN(30)), int16(rng.IntN(30))}
		win, margin := exhaust(p)
		seen[win]++
		got := s.run(t.Context(), p, Limits{}, sight{}, nil).Score
		if got.Win != win || win == 0 && (got.Margin != 100*margin || !got.Exact) {
			t.Fatalf("%v: got %+v, want win %d, margin %d", p, got, win, margin)
		}
	}
	for _, win := range []int{-1, 0, 1} {
		if seen[win] < 100 {
			t.Errorf("only %d positions with outcome %d: the test tests little", seen[win], win)
		}
	}
}

// What is remembered of one position must not lead astray on others.
func TestSearchAgreesWithATinyTable(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	s := toySearch()
	s.table = newTable(0)
	for range 300 {
		p := randomToy(rng, 12)
		win, margin := exhaust(p)
		got := s.run(t.Context(), p, Limits{}, sight{}, nil).Score
		if got.Win != win || win == 0 && got.Margin != 100*margin {
			t.Fatalf("%v: got %+v, want win %d, margin %d", p, got, win, margin)
		}
	}
}

// The announced number of moves to a forced end is never too small to hold.
func TestSearchKeepsItsPlies(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	s := toySearch()
	for range 500 {
		p := randomToy(rng, 10)
		sc := s.run(t.Context(), p, Limits{}, sight{}, nil).Score
		if sc.Win == 0 {
			continue
		}
		if sc.Plies < 1 || sc.Plies > 10 || !stuckWithin(p, sc.Win, sc.Plies) {
			t.Fatalf("%v: win %d within %d plies does not hold", p, sc.Win, sc.Plies)
		}
	}
}

// stuckWithin reports whether the player to move (win 1) or his opponent (-1)
// can force the other to be stuck within that many plies.
func stuckWithin(t toy, win, plies int) bool {
	if t.Replies() == 0 {
		return win == -1 && len(t.left()) > 0
	}
	if plies == 0 {
		return false
	}
	for _, s := range t.Steps(nil) {
		var next toy
		t.Do(s, &next)
		w := win
		if next.turn != t.turn {
			w = -w
		}
		if stuckWithin(next, w, plies-1) == (win == 1) {
			return win == 1
		}
	}
	return win == -1
}

func TestSearchIsRepeatable(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	s := toySearch()
	p := randomToy(rng, 14)
	b := sight{blur: 40, overlook: 10, seed: 9}
	first := s.run(t.Context(), p, Limits{Nodes: 500}, b, nil)
	for range 70 { // more often than the table has generations
		s.run(t.Context(), randomToy(rng, 13), Limits{Nodes: 300}, b, nil)
	}
	again := s.run(t.Context(), p, Limits{Nodes: 500}, b, nil)
	if first.Move != again.Move || first.Nodes != again.Nodes || first.Score != again.Score {
		t.Errorf("first %+v, then %+v", first, again)
	}
	if first.Nodes > 510 {
		t.Errorf("%d nodes looked at, limit 500", first.Nodes)
	}
}

func TestSearchWithEndedContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p := toy{row: [14]int8{1, 7, 4}, hi: 3, turn: 1}
	info := toySearch().run(ctx, p, Limits{}, sight{}, nil)
	if want := core.Touch(2); info.Move != want {
		t.Errorf("move %v, want %v, the one that gains most at once", info.Move, want)
	}
	if len(info.Line) != 1 || info.Line[0] != info.Move {
		t.Errorf("line %v for move %v", info.Line, info.Move)
	}
}

// Stopped anywhere, the search gives the best step that it knows of, that of
// the unfinished iteration included.
func TestSearchGivesItsBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	s := newSearch[kas, pasang.Step, *kas](newTable(1), pasang.MaxSteps)
	fresh := 0
	for range 20 {
		p := kas{randomEndgame(t, rng, 20)}
		last := 0
		for nodes := 1; nodes < 400; nodes += 3 {
			finished := core.Move{}
			info := s.run(t.Context(), p, Limits{Nodes: nodes}, sight{}, func(i Info) { finished = i.Move })
			if want := p.Move(s.best); info.Move != want || info.Line[0] != want {
				t.Fatalf("%v, %d nodes: move %v, line %v, want %v", p, nodes, info.Move, info.Line, want)
			}
			if last > 0 && info.Move != finished {
				fresh++
			}
			last = info.Depth
		}
	}
	if fresh == 0 {
		t.Error("no unfinished iteration found a better step: the test tests little")
	}
}

func TestNodesAllocateNothing(t *testing.T) {
	p := randomToy(rand.New(rand.NewPCG(9, 10)), 14)
	s := toySearch()
	s.frames[0].pos = &p
	got := testing.AllocsPerRun(10, func() {
		s.table.forget()
		s.stopped, s.clock = false, newClock(t.Context(), 0, lookEvery)
		s.visit(0, 8, -infinite, infinite)
	})
	if got != 0 || s.nodes < 50 {
		t.Errorf("a search of %d nodes allocates %v times", s.nodes, got)
	}
}
