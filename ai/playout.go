package ai

import (
	"cmp"
	"context"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"

	"papan/core"
)

// playouts plays any game by any number of players, knowing nothing of it but
// its rules: it plays random games to their end, most of them where they have
// gone well so far (Monte Carlo tree search with the UCB1 rule).
type playouts struct {
	clock
	rng   *rand.Rand
	sight sight // only what it overlooks: there is no estimate to blur
	root  branch
	grown int // branches of the whole tree
}

// branch is a move and what came of the games through it.
type branch struct {
	move   core.Move
	pos    core.Position // after move
	next   []branch      // nil until a game has gone on from here
	visits float64
	reward float64 // total, for the seat who made the move
	margin float64 // total points ahead, for the same seat
}

const (
	// curiosity weighs trying moves of few games against those that did well.
	curiosity = 0.9
	// scoreWeight is the part of the reward that is for points, not for winning.
	scoreWeight = 0.1
	// maxBranches keeps the tree within some 40 megabytes, however long the
	// search; beyond it games go on from its leaves at random.
	maxBranches = 300_000
)

// playOut searches p, which must have a legal move. Everything it does follows
// from p, the limits and how it sees.
func playOut(ctx context.Context, p core.Position, l Limits, see sight, report func(Info)) Info {
	s := newPlayouts(ctx, p, l, see)
	s.playAll(l, func() {
		if report != nil {
			report(s.info())
		}
	})
	return s.info()
}

// playOutLines is playOut for the n moves tried most often.
func playOutLines(ctx context.Context, p core.Position, n int, l Limits, report func([]Info)) []Info {
	s := newPlayouts(ctx, p, l, sight{})
	s.playAll(l, func() {
		if report != nil {
			report(s.lines(n))
		}
	})
	return s.lines(n)
}

func newPlayouts(ctx context.Context, p core.Position, l Limits, see sight) *playouts {
	text := fnv.New64a()
	text.Write([]byte(p.String()))
	s := &playouts{
		clock: newClock(ctx, l.Nodes, 1),
		rng:   rand.New(rand.NewPCG(see.seed, text.Sum64())),
		sight: see,
		root:  branch{pos: p},
	}
	s.grow(&s.root)
	return s
}

// playAll plays games until something ends it, calling tell after 64 games and
// each time their number has doubled.
func (s *playouts) playAll(l Limits, tell func()) {
	told := 64
	for i := range 1 << min(l.depth(), 30) {
		if !s.play() {
			return
		}
		if i+1 == told {
			tell()
			told *= 2
		}
	}
}

// play plays one game, first along the tree, then at random, and reports
// whether it came to its end.
func (s *playouts) play() bool {
	path := []*branch{&s.root}
	b := &s.root
	for len(b.next) > 0 {
		b = s.choose(b)
		path = append(path, b)
		if !s.step(path) {
			return false
		}
		if b.visits == 0 {
			break
		}
		s.grow(b)
	}
	end := b.pos
	for ms := end.Moves(); len(ms) > 0; ms = end.Moves() {
		s.nodes++
		if s.stop() {
			return false
		}
		end = end.After(ms[s.rng.IntN(len(ms))])
	}
	r, _ := end.Result()
	for i, b := range path {
		b.visits++
		if i > 0 {
			seat := path[i-1].pos.Turn()
			b.reward += reward(r, seat)
			b.margin += margin(r, seat)
		}
	}
	return true
}

// step sees to it that the last branch of the path has its position.
func (s *playouts) step(path []*branch) bool {
	last := path[len(path)-1]
	if last.pos == nil {
		last.pos = path[len(path)-2].pos.After(last.move)
	}
	s.nodes++
	return !s.stop()
}

// grow gives b its branches, in random order, but for those overlooked. One is
// always seen.
func (s *playouts) grow(b *branch) {
	if b.next != nil || s.grown >= maxBranches {
		return
	}
	ms := b.pos.Moves()
	s.rng.Shuffle(len(ms), func(i, j int) { ms[i], ms[j] = ms[j], ms[i] })
	b.next = make([]branch, 0, len(ms))
	for i, m := range ms {
		if i == 0 || s.rng.IntN(100) >= s.sight.overlook {
			b.next = append(b.next, branch{move: m})
		}
	}
	s.grown += len(b.next)
}

// choose returns the branch of b to look into: one not yet tried, or else the
// one that may be best.
func (s *playouts) choose(b *branch) *branch {
	best, most := 0, math.Inf(-1)
	for i := range b.next {
		c := &b.next[i]
		if c.visits == 0 {
			return c
		}
		if hope := c.reward/c.visits + curiosity*math.Sqrt(math.Log(b.visits)/c.visits); hope > most {
			best, most = i, hope
		}
	}
	return &b.next[best]
}

// info tells of the move tried most often, and the play expected after it.
func (s *playouts) info() Info { return s.lines(1)[0] }

// lines tells of the n moves tried most often, and the play expected after each.
func (s *playouts) lines(n int) []Info {
	byVisits := make([]*branch, len(s.root.next))
	for i := range s.root.next {
		byVisits[i] = &s.root.next[i]
	}
	slices.SortStableFunc(byVisits, func(a, b *branch) int { return cmp.Compare(b.visits, a.visits) })
	infos := make([]Info, min(n, len(byVisits)))
	for i := range infos {
		infos[i] = s.after(byVisits[i])
	}
	return infos
}

// after tells of one move and the play expected after it.
func (s *playouts) after(b *branch) Info {
	info := Info{Move: b.move, Line: []core.Move{b.move}, Nodes: s.nodes}
	if b.visits > 0 {
		info.Score.Margin = int(100 * b.margin / b.visits)
	}
	for len(b.next) > 0 {
		most := &b.next[0]
		for i := range b.next {
			if b.next[i].visits > most.visits {
				most = &b.next[i]
			}
		}
		if most.visits == 0 {
			break
		}
		info.Line = append(info.Line, most.move)
		b = most
	}
	info.Depth = len(info.Line)
	return info
}

// reward is what a result is worth to a seat, from 0 to 1.
func reward(r core.Result, seat core.Seat) float64 {
	outcome := 0.5
	for i, won := range r.Winners {
		if won && core.Seat(i+1) == seat {
			outcome = 1
			break
		}
		if won {
			outcome = 0
		}
	}
	total := 0
	for _, n := range r.Scores {
		total += n
	}
	share := 0.5
	if total > 0 {
		share = float64(r.Scores[seat-1]) / float64(total)
	}
	return (1-scoreWeight)*outcome + scoreWeight*share
}

// margin is how many points a seat is ahead of the best other.
func margin(r core.Result, seat core.Seat) float64 {
	best := 0
	for i, n := range r.Scores {
		if core.Seat(i+1) != seat {
			best = max(best, n)
		}
	}
	return float64(r.Scores[seat-1] - best)
}
