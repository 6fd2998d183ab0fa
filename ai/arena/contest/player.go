package contest

import (
	"context"
	"math/rand/v2"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// Player makes the moves of one side in one game after another.
type Player interface {
	// Move returns a move for the seat to move. What it answers once ctx has
	// ended is dropped; any other error loses the game.
	Move(ctx context.Context, g *Game) (core.Move, error)
	// Close ends the player and waits for whatever it has started.
	Close()
}

// quiet is a player with nothing to end.
type quiet struct{}

func (quiet) Close() {}

// level plays as a level of Papan does, in every game with another seed.
type level struct {
	quiet
	n      int
	side   Side
	game   *Game
	player *ai.Player
}

func (l *level) Move(ctx context.Context, g *Game) (core.Move, error) {
	if g != l.game {
		l.game, l.player = g, ai.New(l.n, chance(g, l.side).Uint64())
	}
	return l.player.Move(ctx, g.Position)
}

// engine plays the best it finds within its limits.
type engine struct {
	quiet
	engine *ai.Engine
	limits ai.Limits
}

func (e *engine) Move(ctx context.Context, g *Game) (core.Move, error) {
	info, err := e.engine.Search(ctx, g.Position, e.limits, nil)
	return info.Move, err
}

// chancer plays any move, or any of those that take the most.
type chancer struct {
	quiet
	greedy bool
	side   Side
	game   *Game
	rng    *rand.Rand
}

func (c *chancer) Move(_ context.Context, g *Game) (core.Move, error) {
	if g != c.game {
		c.game, c.rng = g, chance(g, c.side)
	}
	ms := g.Position.Moves()
	if c.greedy {
		ms = greediest(g.Position, ms)
	}
	return ms[c.rng.IntN(len(ms))], nil
}

// greediest returns those of ms that add the most to what their mover holds.
func greediest(p core.Position, ms []core.Move) []core.Move {
	var best []core.Move
	most, seat := -1, p.Turn()
	for _, m := range ms {
		switch n := holding(p.After(m), seat); {
		case n > most:
			best, most = append(best[:0], m), n
		case n == most:
			best = append(best, m)
		}
	}
	return best
}

// holding is what seat has taken so far: in the end, its score. A game not
// known here shows nothing before its end.
func holding(p core.Position, seat core.Seat) int {
	if r, over := p.Result(); over {
		return r.Scores[seat-1]
	}
	switch p := p.(type) {
	case pasang.Position:
		return p.Score(seat)
	case mancala.Position:
		return p.At(p.Store(seat)).N
	}
	return 0
}

// chance returns what decides where a side of g leaves a choice to chance.
func chance(g *Game, side Side) *rand.Rand {
	return rand.New(rand.NewPCG(g.Seed, uint64(side)))
}
