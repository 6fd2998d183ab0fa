package ai

import (
	"context"
	"errors"
	"time"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// Solution is what is proven of a position, from the view of the player to move
// there.
type Solution struct {
	// Solved: Margin is proven. It is false when a limit or the context came
	// first.
	Solved bool
	// Margin is the final score of the player to move less the opponent's, in
	// points, with best play on both sides; what a player in suntuk forfeits is
	// in it as in [core.Result]. In a match of several rounds it is the round's.
	Margin int
	// Known: Result is proven, which it is before Margin.
	Known bool
	// Result is 1 when the player to move wins, 0 for a draw, -1 when he loses.
	Result int
	// Move leads to Margin when Solved, else to Result when Known; in a lost
	// position the one that takes longest to refute. Else it is any legal move.
	Move core.Move
	// Line is best play as far as it was found, Move first.
	Line []core.Move
	// Nodes is the number of positions looked at, and Time what that took.
	Nodes int
	Time  time.Duration
}

// ErrUnsolvable is returned for a game that is not one of perfect information
// by two whose every position Solve could follow to the end.
var ErrUnsolvable = errors.New("ai: no exact solving for this game")

// Solve proves how p ends with best play on both sides: first who wins, then by
// how many points. It tells report, which may be nil, both as soon as they are
// known, and ends early at a limit (of which Depth does not bear on it) or with
// ctx, within 5 milliseconds, saying what is proven by then. The error is
// [ErrOver] when p is over and [ErrUnsolvable] for a game of more than two or
// one that the package knows nothing of. Without a limit on time the answer
// follows from p and the limits alone.
func (e *Engine) Solve(ctx context.Context, p core.Position, l Limits, report func(Solution)) (Solution, error) {
	if err := searchable(p); err != nil {
		return Solution{}, err
	}
	ctx, cancel := l.bound(ctx)
	defer cancel()
	began := time.Now()
	told := func(found Solution) Solution {
		found.Time = time.Since(began)
		return found
	}
	tell := func(found Solution) {
		if report != nil {
			report(told(found))
		}
	}
	switch p := p.(type) {
	case pasang.Position:
		if e.kasSolver == nil {
			e.kasSolver = newSolver[kas, pasang.Step, *kas](e.megabytes, pasang.MaxSteps)
		}
		return told(e.kasSolver.solve(ctx, kas{p}, l.Nodes, tell)), nil
	case mancala.Position:
		switch p.Game() {
		case mancala.Congklak.ID:
			if e.congklak == nil {
				e.congklak = newSolver[sowing, mancala.Step, *sowing](e.megabytes, mancala.MaxSteps)
			}
			return told(e.congklak.solve(ctx, sowing{p.Board()}, l.Nodes, tell)), nil
		case mancala.RajaPasu.ID: // whose positions may come again
			return told(solveRecurrent(ctx, p, l.Nodes, tell)), nil
		}
	}
	return Solution{}, ErrUnsolvable
}
