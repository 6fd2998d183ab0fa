package ai

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"papan/core"
	"papan/core/mancala"
)

// randomCircuit returns a position of Raja Pasu with so many seeds in its holes,
// most of the time some moves into its round, so that positions may have come
// already.
func randomCircuit(t *testing.T, rng *rand.Rand, seeds int) mancala.Position {
	t.Helper()
	for {
		var holes [14]string
		var count [14]int
		for range seeds {
			count[rng.IntN(14)]++
		}
		for i, n := range count {
			holes[i] = strconv.Itoa(n)
		}
		won := rng.IntN(99 - seeds)
		text := strings.Join(holes[:7], ",") + "/" + strings.Join(holes[7:], ",") +
			" " + strconv.Itoa(won) + "," + strconv.Itoa(98-seeds-won) + " " + strconv.Itoa(1+rng.IntN(2))
		setup := core.Setup{Start: text}.With("final-four", []string{"owner", "stays"}[rng.IntN(2)])
		p, err := mancala.RajaPasu.Open(setup)
		if err != nil {
			t.Fatal(err)
		}
		for range rng.IntN(5) {
			if ms := p.Moves(); len(ms) > 0 {
				p = p.After(ms[rng.IntN(len(ms))])
			}
		}
		if len(p.Moves()) > 0 {
			return p.(mancala.Position)
		}
	}
}

// plainly is the final margin of the player to move at p by plain minimax
// through the interface that everyone plays by, and whether so many positions
// were enough for it.
func plainly(p core.Position, positions *int) (margin int, ok bool) {
	if *positions--; *positions < 0 {
		return 0, false
	}
	seat := p.Turn()
	margin = -1000
	for _, m := range p.Moves() {
		next := p.After(m)
		n := 0
		if r, over := next.Result(); over {
			n = r.Scores[seat-1] - r.Scores[2-seat]
		} else if n, ok = plainly(next, positions); !ok {
			return 0, false
		} else if next.Turn() != seat {
			n = -n
		}
		margin = max(margin, n)
	}
	return margin, true
}

// What is proven of Raja Pasu is what plain minimax finds by the rules, where
// the third time that a position comes ends the round.
func TestSolveRajaPasu(t *testing.T) {
	rng := rand.New(rand.NewPCG(31, 32))
	e := NewEngine(1)
	repeated, checked := 0, 0
	for checked < 1000 {
		p := randomCircuit(t, rng, 2+rng.IntN(8))
		positions := 300
		margin, ok := plainly(p, &positions)
		if !ok {
			continue
		}
		checked++
		if len(p.Past()) > 1 {
			repeated++
		}
		got, err := e.Solve(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !got.Solved || got.Margin != margin || got.Result != min(1, max(-1, margin)) {
			t.Fatalf("%s after %d moments: %+v, want margin %d", p, len(p.Past()), got, margin)
		}
	}
	if repeated < 200 {
		t.Errorf("only %d positions with a past: the test tests little", repeated)
	}
}

// Raja Pasu's round is won by who begins it, and it takes hole 3.
func TestRajaPasuIsSolved(t *testing.T) {
	p, err := mancala.RajaPasu.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewEngine(1).Solve(t.Context(), p, Limits{Nodes: 500_000}, nil)
	if err != nil || !s.Solved || s.Result != 1 {
		t.Fatalf("%+v, %v: want a win for the first player", s, err)
	}
	rest, err := NewEngine(1).Solve(t.Context(), p.After(s.Move), Limits{Nodes: 500_000}, nil)
	if err != nil || !rest.Solved || rest.Margin != -s.Margin {
		t.Errorf("%d points ahead, but %+v, %v after %s", s.Margin, rest, err, p.Text(s.Move))
	}
}
