package ai

import (
	"context"
	"sync"
	"sync/atomic"
)

// SetThreads sets how many threads search, at least 1. One search is then the
// answer's, the others look into the same position a little deeper and share
// with it what they find, through the table (lazy SMP). With more than one the
// answer depends on how they happen to run, and a limit on nodes, which is for
// all of them together, holds within a few hundred a thread. In a browser there
// is but one; games played by random games to the end are searched by one, too.
func (e *Engine) SetThreads(n int) { e.threads = min(max(1, n), maxThreads) }

// enlist has the crew search p too and returns what ends that and waits for it.
func (s *search[P, S, N]) enlist(ctx context.Context, p P, l Limits, e sight) (dismiss func()) {
	if len(s.crew) == 0 {
		return func() {}
	}
	s.all = new(atomic.Int64)
	ctx, cancel := context.WithCancel(ctx)
	var working sync.WaitGroup
	for i, helper := range s.crew {
		working.Go(func() { helper.assist(ctx, p, l, e, s.all, i) })
	}
	return func() {
		cancel()
		working.Wait()
		for _, helper := range s.crew {
			s.nodes += helper.nodes
		}
	}
}

// assist searches p as the i-th of a crew: every other one begins a ply
// deeper, so that what they find is not the same at the same time.
func (s *search[P, S, N]) assist(ctx context.Context, p P, l Limits, e sight, all *atomic.Int64, i int) {
	s.ready(ctx, &p, l, e)
	s.all = all
	for depth := 2 - i%2; depth <= l.depth() && !s.stopped; depth++ {
		s.guesses, s.good = 0, s.good[:0]
		if v := s.visit(0, depth, -infinite, infinite); s.certain(v) {
			return
		}
	}
}
