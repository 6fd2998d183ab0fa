package ai

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// best is minimax as plain as can be, by the interface that everyone plays
// through: what the player to move wins (1, 0 or -1) and by how much.
func best(p core.Position) (outcome, margin int) {
	if r, over := p.Result(); over {
		panic("over")
	} else if r.Reason != "" {
		panic("not over but ended")
	}
	seat := p.Turn()
	first := true
	for _, m := range p.Moves() {
		next := p.After(m)
		o, n := 0, 0
		if r, over := next.Result(); over {
			n = r.Scores[seat-1] - r.Scores[2-seat]
			switch r.Winner() {
			case seat:
				o = 1
			case 3 - seat:
				o = -1
			}
		} else if o, n = best(next); next.Turn() != seat {
			o, n = -o, -n
		}
		if first || o > outcome || o == outcome && n > margin {
			outcome, margin, first = o, n, false
		}
	}
	return outcome, margin
}

// rulingsOf returns setups of every combination of the options of g that have
// few values.
func rulingsOf(g *core.Game) []core.Setup {
	setups := []core.Setup{{}}
	for _, o := range g.Options {
		var more []core.Setup
		for _, s := range setups {
			for _, v := range o.Values {
				more = append(more, s.With(o.Name, v))
			}
		}
		if len(more) > 0 {
			setups = more
		}
	}
	return setups
}

// The solver agrees with plain minimax in small positions under every ruling,
// where players have taken much and little, and its move and its line lead to
// what it says.
func TestSolveAgreesWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	e := NewEngine(1)
	rulings := rulingsOf(pasang.Game)
	count := map[int]int{}
	for i := range 1000 {
		setup := rulings[i%len(rulings)]
		setup.Start = randomEndgame(t, rng, 2+i/len(rulings)%5).String()
		p, err := pasang.Game.Open(setup)
		if err != nil {
			t.Fatal(err)
		}
		if len(p.Moves()) == 0 {
			continue
		}
		outcome, margin := best(p)
		got, err := e.Solve(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !got.Known || !got.Solved || got.Result != outcome || got.Margin != margin {
			t.Fatalf("%s under %v: %+v, want result %d, margin %d", p, setup.Values, got, outcome, margin)
		}
		if r := follow(t, p, got.Line); r.Scores[p.Turn()-1]-r.Scores[2-p.Turn()] != margin {
			t.Fatalf("%s under %v: the line ends %v, want margin %d", p, setup.Values, r, margin)
		}
		if got.Line[0] != got.Move {
			t.Fatalf("%s: move %v, line %v", p, got.Move, got.Line)
		}
		count[outcome]++
	}
	if len(rulings) != 12 || count[1] < 200 || count[-1] < 200 || count[0] < 5 {
		t.Errorf("%d rulings, results %v: the test tests little", len(rulings), count)
	}
}

// follow plays a line, which must end the game, and returns how it ended.
func follow(t *testing.T, p core.Position, line []core.Move) core.Result {
	t.Helper()
	start := p
	var err error
	for _, m := range line {
		if p, err = core.Play(p, m); err != nil {
			t.Fatal(err)
		}
	}
	r, over := p.Result()
	if !over {
		t.Fatalf("%s: the line of %d moves does not end the game", start, len(line))
	}
	return r
}

func TestSolveCongklak(t *testing.T) {
	rng := rand.New(rand.NewPCG(23, 24))
	e := NewEngine(1)
	for range 300 {
		p := randomSowing(t, rng, 3+rng.IntN(3))
		outcome, margin := best(p)
		got, err := e.Solve(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !got.Solved || got.Result != outcome || got.Margin != margin {
			t.Fatalf("%s: %+v, want result %d, margin %d", p, got, outcome, margin)
		}
		if r := follow(t, p, got.Line); r.Scores[p.Turn()-1]-r.Scores[2-p.Turn()] != margin {
			t.Fatalf("%s: the line ends %v, want margin %d", p, r, margin)
		}
	}
}

func TestSolveRefuses(t *testing.T) {
	mandiri, err := mancala.Mandiri.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewEngine(1).Solve(t.Context(), mandiri, Limits{}, nil); !errors.Is(err, ErrUnsolvable) {
		t.Errorf("Mandiri: %v, want %v", err, ErrUnsolvable)
	}
}

// At its limit the solver says what is proven and names a legal move.
func TestSolveWithinLimits(t *testing.T) {
	p := endgames(t)[3][0]
	e := NewEngine(1)
	first, err := e.Solve(t.Context(), p, Limits{Nodes: 2000}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if first.Known || first.Solved || first.Nodes != 2000 {
		t.Errorf("%+v after 2000 positions, want none proven", first)
	}
	if _, err := core.Play(p, first.Move); err != nil {
		t.Error(err)
	}
	again, _ := e.Solve(t.Context(), p, Limits{Nodes: 2000}, nil)
	if first.Nodes != again.Nodes || first.Move != again.Move {
		t.Errorf("%+v, then %+v", first, again)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := e.Solve(ctx, p, Limits{}, nil); err != nil || got.Nodes > lookEvery {
		t.Errorf("%+v, %v with a context that has ended", got, err)
	}
}

func TestProvingAllocatesNothing(t *testing.T) {
	s := newSolver[kas, pasang.Step, *kas](1, pasang.MaxSteps)
	p := kas{endgames(t)[3][0]}
	allocs := testing.AllocsPerRun(3, func() {
		s.reset(t.Context(), &p, 20_000)
		s.result(&p)
	})
	if allocs != 0 || s.nodes != 20_000 {
		t.Errorf("%d positions allocate %v times", s.nodes, allocs)
	}
}
