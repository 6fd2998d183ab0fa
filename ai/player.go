package ai

import (
	"context"
	"sync"

	"papan/core"
)

// Player is a computer player. It may be asked from several goroutines; they
// wait for each other.
type Player struct {
	level  Level
	seed   uint64
	mu     sync.Mutex
	engine *Engine
}

// New returns a player of the given level, from 1 to len([Levels]()); beyond
// that the nearest. What it plays follows from the level, the seed and the
// position alone: not from the clock, nor from what it was asked before.
// Players of different seeds play differently.
func New(level int, seed uint64) *Player {
	l := levels[min(max(level, 1), len(levels))-1]
	return NewPlayer(l, seed)
}

// NewPlayer returns a player of a level of one's own making.
func NewPlayer(l Level, seed uint64) *Player {
	return &Player{level: l, seed: seed, engine: NewEngine(l.tableMB())}
}

// Level returns how well p plays.
func (p *Player) Level() Level { return p.level }

// Move returns the move that the player makes in pos. When ctx ends early it
// returns within 5 milliseconds the best move found so far, with a nil error:
// the caller decides whether to play it ("move now") or to drop it. The error
// is [ErrOver] when the game is over.
func (p *Player) Move(ctx context.Context, pos core.Position) (core.Move, error) {
	info, err := p.think(ctx, pos)
	return info.Move, err
}

// think searches pos as well as the level does.
func (p *Player) think(ctx context.Context, pos core.Position) (Info, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	l := Limits{Nodes: p.level.Nodes}
	if p.engine.alphaBeta(pos) == nil {
		l.Nodes = l.Nodes/playoutCost + playoutFloor
	}
	see := sight{
		blur:     value(p.level.Blur),
		overlook: p.level.Overlook,
		whim:     value(p.level.Whim),
		seed:     mix(p.seed),
	}
	return p.engine.search(ctx, pos, l, see, nil)
}

// playoutCost is how many positions of a search take the time of one that a
// playout goes through; playoutFloor is enough positions for a few games.
const (
	playoutCost  = 16
	playoutFloor = 400
)

// Hint returns a good move in pos and how pos stands for the player to move,
// by the judgement of the highest level with a sharp eye. It keeps the promises
// of [Player.Move].
func Hint(ctx context.Context, pos core.Position) (core.Move, Score, error) {
	info, err := NewPlayer(Level{Nodes: levels[len(levels)-1].Nodes}, 0).think(ctx, pos)
	return info.Move, info.Score, err
}
