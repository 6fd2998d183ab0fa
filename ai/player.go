package ai

import (
	"context"
	"slices"
	"sync"

	"papan/core"
)

// Player is a computer player. It may be asked from several goroutines; they
// wait for each other.
type Player struct {
	levels [families]Level
	seed   uint64
	mu     sync.Mutex
	engine *Engine
}

// New returns a player of the given level, from 1 to len([Levels]()); beyond
// that the nearest. What it plays follows from the level, the seed and the
// position alone: not from the clock, nor from what it was asked before.
// Players of different seeds play differently.
func New(level int, seed uint64) *Player {
	p := NewPlayer(levels[pasangs][min(max(level, 1), len(levels[pasangs]))-1], seed)
	for f := range levels {
		p.levels[f] = levels[f][min(max(level, 1), len(levels[f]))-1]
	}
	return p
}

// NewPlayer returns a player of a level of one's own making, the same in every
// game.
func NewPlayer(l Level, seed uint64) *Player {
	p := &Player{seed: seed, engine: NewEngine(l.tableMB())}
	for f := range p.levels {
		p.levels[f] = l
	}
	return p
}

// Level returns how well p plays the game of pos.
func (p *Player) Level(pos core.Position) Level { return p.levels[familyOf(pos)] }

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
	level := p.Level(pos)
	l := Limits{Nodes: level.Nodes}
	searched := p.engine.alphaBeta(pos) != nil
	if !searched {
		l.Nodes = l.Nodes/playoutCost + playoutFloor
	}
	see := sight{
		blur:     value(level.Blur),
		overlook: level.Overlook,
		whim:     value(level.Whim),
		seed:     mix(p.seed),
	}
	info, err := p.engine.search(ctx, pos, l, see, nil)
	if err != nil || level.Look == 0 || !searched {
		return info, err
	}
	return p.lookAgain(ctx, pos, level, info)
}

// lookAgain returns chosen, or the best of a last look when its move loses more
// by that than the level may.
func (p *Player) lookAgain(ctx context.Context, pos core.Position, l Level, chosen Info) (Info, error) {
	moves := len(pos.Moves())
	all, err := p.engine.Lines(ctx, pos, moves, Limits{Depth: l.Look}, nil)
	if err != nil || len(all) < moves {
		return chosen, err // the look was cut short
	}
	i := slices.IndexFunc(all, func(i Info) bool { return i.Move == chosen.Move })
	if i >= 0 && !l.allows(all, i) {
		return all[0], nil
	}
	return chosen, nil
}

// allows reports whether the i-th of all moves, the best of which comes first,
// is within the bound of the level.
func (l Level) allows(all []Info, i int) bool {
	for _, best := range all[:i] {
		switch s := all[i].Score; {
		case best.Score.Win > 0: // may be missed
		case s.Win < 0:
			return best.Score.Win < 0
		default:
			return best.Score.Margin-s.Margin <= 100*l.Bound
		}
	}
	return all[i].Score.Win >= 0 || i == 0
}

// playoutCost is how many positions of a search take the time of one that a
// playout goes through; playoutFloor is enough positions for a few games.
const (
	playoutCost  = 16
	playoutFloor = 400
)

// hintNodes is about a second of a slow machine.
const hintNodes = 1_000_000

// Hint returns a good move in pos and how pos stands for the player to move,
// by the judgement of the highest level with a sharp eye. It keeps the promises
// of [Player.Move].
func Hint(ctx context.Context, pos core.Position) (core.Move, Score, error) {
	level := levels[familyOf(pos)][len(levels[pasangs])-1]
	info, err := NewPlayer(Level{Nodes: min(level.Nodes, hintNodes)}, 0).think(ctx, pos)
	return info.Move, info.Score, err
}
