package ai

import (
	"context"
	"math"

	"papan/core"
	"papan/core/mancala"
)

// recurrent proves what a round of Raja Pasu comes to, where a position that
// comes for the third time ends it. It asks whether so much is still to be had,
// like [solver], and knows the way to where it is. What rests on a position
// coming again further up that way is not remembered, for by another way it may
// be otherwise.
type recurrent struct {
	clock
	stopped bool
	way     []moment
	root    int // the root's place on the way
	known   map[uint64]extent
	step    mancala.Step // of the root: proves what was asked
}

// moment is a position on the way.
type moment struct {
	hash uint64
	left int // seeds in the holes; with fewer, no earlier moment comes again
}

// extent is between what bounds a value lies.
type extent struct{ low, high int16 }

// fresh is on what a finding rests that rests on no earlier moment.
const fresh = math.MaxInt

// maxExtents bounds the memory taken, to some 100 megabytes.
const maxExtents = 2_000_000

// solveRecurrent proves the result and the margin of a round of Raja Pasu.
func solveRecurrent(ctx context.Context, p mancala.Position, nodes int, tell func(Solution)) Solution {
	r := &recurrent{clock: newClock(ctx, nodes, lookEvery), known: map[uint64]extent{}}
	for _, b := range p.Past() {
		r.way = append(r.way, moment{b.Hash(), b.Left()})
	}
	r.root = len(r.way) - 1
	b := p.Board()
	margin, left := b.Margin(), b.Left()
	var buf [mancala.MaxSteps]mancala.Step
	r.step = b.Steps(buf[:])[0]
	found := Solution{Move: b.Move(r.step)}
	low, high := margin-left, margin+left
	ask := func(goal int) {
		if goal <= low || goal > high || r.stopped {
			return
		}
		switch reached := r.reaches(&b, goal-margin); {
		case r.stopped:
		case reached:
			low, found.Move = goal, b.Move(r.step)
		default:
			high = goal - 1
		}
	}
	ask(1)
	ask(0)
	for _, solved := range []bool{false, true} {
		if r.stopped {
			break
		}
		found.Known, found.Result = true, 0
		switch {
		case low > 0:
			found.Result = 1
		case high < 0:
			found.Result = -1
		}
		for solved && low < high && !r.stopped {
			ask((low + high + 1) >> 1)
		}
		if solved && !r.stopped {
			found.Solved, found.Margin = true, low
		}
		found.Line, found.Nodes = []core.Move{found.Move}, r.nodes
		tell(found)
	}
	found.Line, found.Nodes = []core.Move{found.Move}, r.nodes
	return found
}

// recurs reports whether p is of a game that positions may come again in, and
// that is small enough to be proven.
func recurs(p core.Position) bool {
	m, ok := p.(mancala.Position)
	return ok && m.Game() == mancala.RajaPasu.ID
}

// searchRecurrent proves what p comes to with half of the limits, and searches
// for as well as may be with the other half where that is not enough.
func (e *Engine) searchRecurrent(ctx context.Context, p mancala.Position, l Limits, s searcher, see sight, report func(Info)) Info {
	half, end := l.half().bound(ctx)
	proof := solveRecurrent(half, p, l.half().Nodes, func(Solution) {})
	end()
	if proof.Solved {
		info := Info{
			Move: proof.Move, Line: proof.Line, Depth: len(proof.Line), Nodes: proof.Nodes,
			Score: Score{Margin: 100 * proof.Margin, Exact: true},
		}
		if report != nil {
			report(info)
		}
		return info
	}
	info := s.run(ctx, l.half(), see, report)
	info.Nodes += proof.Nodes
	if proof.Known {
		info.settle(proof)
	}
	return info
}

// reaches reports whether the player to move at b, the last moment on the way,
// can still gain at least goal on the other.
func (r *recurrent) reaches(b *mancala.Board, goal int) bool {
	yes, _ := r.visit(b, goal, len(r.way)-1)
	return yes
}

// prove is reaches for b, which is not on the way yet. It returns too the first
// moment on the way that the answer rests on.
func (r *recurrent) prove(b *mancala.Board, goal int) (yes bool, rests int) {
	left := b.Left()
	if goal <= -left || goal > left {
		return goal <= -left, fresh
	}
	hash := b.Hash()
	times := 0
	for i := len(r.way) - 1; i >= 0 && r.way[i].left == left; i-- {
		if r.way[i].hash == hash {
			rests = i
			times++
		}
	}
	me := b.Turn()
	if times >= 2 {
		return b.Row(me)-b.Row(3-me) >= goal, rests
	}
	at := len(r.way)
	r.way = append(r.way, moment{hash, left})
	yes, rests = r.visit(b, goal, at)
	r.way = r.way[:at]
	return yes, rests
}

// visit is prove for b at the given place of the way.
func (r *recurrent) visit(b *mancala.Board, goal, at int) (yes bool, rests int) {
	r.nodes++
	if r.stop() {
		r.stopped = true
		return false, 0
	}
	hash, root := r.way[at].hash, at == r.root
	known, ok := r.known[hash]
	if !ok {
		known = extent{math.MinInt16, math.MaxInt16}
	}
	if !root && (int(known.low) >= goal || int(known.high) < goal) {
		return int(known.low) >= goal, fresh
	}
	var buf [mancala.MaxSteps]mancala.Step
	steps := b.Steps(buf[:])
	if len(steps) == 0 {
		held, me := b.Outcome(), b.Turn()
		return held[me-1]-held[2-me]-b.Margin() >= goal, fresh
	}
	var gains [mancala.MaxSteps]int
	for i, s := range steps {
		gain := b.Gain(s)
		for ; i > 0 && gains[i-1] < gain; i-- {
			gains[i], steps[i] = gains[i-1], steps[i-1]
		}
		gains[i], steps[i] = gain, s
	}
	all := fresh
	for i, s := range steps {
		var next mancala.Board
		b.Do(s, &next)
		reached, rest := r.prove(&next, gains[i]-goal+1)
		if r.stopped {
			return false, 0
		}
		if !reached {
			yes, all = true, rest
			if root {
				r.step = s
			}
			break
		}
		all = min(all, rest)
	}
	if all >= at {
		if yes {
			known.low = int16(goal)
		} else {
			known.high = int16(goal - 1)
		}
		if ok || len(r.known) < maxExtents {
			r.known[hash] = known
		}
		all = fresh
	}
	return yes, all
}
