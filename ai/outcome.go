package ai

import (
	"context"
	"math/bits"

	"papan/core"
	"papan/core/pasang"
)

// guessedSpeed is how many positions are taken to be looked at in a second,
// where only the time is limited: what a slow machine does.
const guessedSpeed = 1_000_000

// worthProving reports whether half of the limits may well be enough to prove
// who wins at p. Of Pasang the tokens left tell: ten more take some sixty times
// the positions.
func worthProving(p core.Position, l Limits) bool {
	nodes := l.Nodes
	if timed := int(l.Time.Seconds() * guessedSpeed); nodes == 0 || timed > 0 && timed < nodes {
		nodes = timed
	}
	k, ok := p.(pasang.Position)
	return ok && l.Depth == 0 && k.Left() <= 17+(bits.Len(uint(nodes/2))-12)*5/3
}

// half returns half of what l limits but for the depth.
func (l Limits) half() Limits {
	l.Nodes, l.Time = (l.Nodes+1)/2, l.Time/2
	return l
}

// searchAndProve searches with half of the limits and proves who wins with the
// other half, unless the search has found out all there is.
func (e *Engine) searchAndProve(ctx context.Context, p core.Position, l Limits, s searcher, see sight, report func(Info)) Info {
	half, end := l.half().bound(ctx)
	info := s.run(half, l.half(), see, report)
	end()
	if info.Score.Exact || info.Score.Win != 0 {
		return info
	}
	proof, found := e.outcome(ctx, p, l.half())
	info.Nodes += found.Nodes
	if proof.Known {
		info.settle(proof)
	}
	return info
}

// outcome proves who wins at p, and not by how much; found is when it stopped.
func (e *Engine) outcome(ctx context.Context, p core.Position, l Limits) (proof, found Solution) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	found, err := e.Solve(ctx, p, l, func(s Solution) {
		if !proof.Known {
			proof = s
			cancel()
		}
	})
	if err != nil {
		return Solution{}, Solution{}
	}
	return proof, found
}

// settle brings what is proven of the result into what a search thinks. A lost
// position is played by the search's judgement all the same: it knows where
// there is most to be saved.
func (i *Info) settle(proof Solution) {
	if proof.Result >= 0 && i.Move != proof.Move {
		i.Move, i.Line = proof.Move, proof.Line
	}
	i.Score.Sure = true
	switch margin := i.Score.Margin; proof.Result {
	case 1:
		i.Score.Margin = max(margin, 100)
	case 0:
		i.Score.Margin, i.Score.Exact = 0, true
	case -1:
		i.Score.Margin = min(margin, -100)
	}
}
