package ai

import (
	"context"
	"errors"
	"fmt"
	"time"

	"papan/core"
)

// Score is what a search thinks of a position, from the view of the player to
// move there.
type Score struct {
	// Margin is how far ahead he is expected to be at the end, in hundredths
	// of a point; negative is behind. It is the sign of Win when that is known.
	Margin int
	// Win is 1 when he wins against any reply, -1 when he loses against best
	// play, both by leaving a player without a move; 0 when neither is proven.
	Win int
	// Plies is the number of moves within which that end comes; 0 when Win is.
	Plies int
	// Exact: Margin is no estimate but what best play on both sides leads to.
	Exact bool
	// Sure: it is proven who wins, which is the sign of Margin, though Margin
	// itself may be an estimate.
	Sure bool
}

// Info is what a search knows after an iteration.
type Info struct {
	Move  core.Move // best move
	Score Score
	Depth int         // plies looked ahead in full
	Nodes int         // positions looked at
	Line  []core.Move // expected play, Move first
}

// Limits end a search. A zero field does not limit; when all are zero only the
// context, or a solved position, ends it.
type Limits struct {
	Depth int           // plies; of random games, where those are played, 2 to the power of it
	Nodes int           // positions
	Time  time.Duration // wall clock: results then depend on the machine
}

func (l Limits) depth() int {
	if l.Depth <= 0 || l.Depth > maxPly {
		return maxPly
	}
	return l.Depth
}

// bound returns ctx as the limit on time ends it. Its end must be called.
func (l Limits) bound(ctx context.Context) (bounded context.Context, end context.CancelFunc) {
	if l.Time <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, l.Time)
}

// ErrOver is returned when a move is asked for in a game that has ended.
var ErrOver = errors.New("ai: the game is over")

// errUnknown is returned for a position that offers no moves and no result.
func errUnknown(p core.Position) error {
	return fmt.Errorf("ai: no moves and no result in a position of kind %T", p)
}
