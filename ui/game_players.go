package ui

import (
	"context"
	"time"

	"papan/ai"
	"papan/core"
)

// mostThinking is a cap on the time for a move. The strength of a level is in
// the positions it looks at; only a slow device ever comes to the cap.
const mostThinking = 3 * time.Second

// capped is a player who thinks no longer than that.
type capped struct{ *ai.Player }

// Move implements [papan/ui/session.Player].
func (c capped) Move(ctx context.Context, p core.Position) (core.Move, error) {
	ctx, cancel := context.WithTimeout(ctx, mostThinking)
	defer cancel()
	return c.Player.Move(ctx, p)
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
