package ui

import (
	"context"

	"papan/ai"
	"papan/core"
)

// hinter looks for a good move for a person.
type hinter struct{}

// Move implements [papan/ui/session.Player].
func (hinter) Move(ctx context.Context, p core.Position) (core.Move, error) {
	m, _, err := ai.Hint(ctx, p)
	return m, err
}

// couldBeStuck reports whether the opponent has an answer to m after which the
// player to move in pos has no move and loses by it.
func couldBeStuck(pos core.Position, m core.Move) bool {
	seat, after := pos.Turn(), pos.After(m)
	for _, answer := range after.Moves() {
		next := after.After(answer)
		if r, over := next.Result(); over && !r.Winners[seat-1] && r.Winner() != core.Nobody {
			return true
		}
	}
	return false
}
