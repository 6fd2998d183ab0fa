package ai

import (
	"cmp"
	"context"
	"slices"
)

// ranked is what an iteration found out about one root step.
type ranked[S ~uint32] struct {
	step  S
	value value
	sure  bool // the value is no estimate
	info  Info
}

// lines searches p, which must have a legal step, for its n best steps, deeper
// and deeper until a limit, the context or certainty ends it, and reports each
// finished iteration.
func (s *search[P, S, N]) lines(ctx context.Context, p P, n int, l Limits, report func([]Info)) []Info {
	infos := []Info{s.begin(ctx, &p, l, sight{})}
	defer s.enlist(ctx, p, l, sight{})()
	n = min(n, N(&p).Replies())
	order := []ranked[S]{{step: s.best}}
	for depth := 1; depth <= l.depth(); depth++ {
		found := s.rank(order, n, depth)
		if s.stopped && (depth > 1 || len(found) == 0) {
			break
		}
		order, infos = found, make([]Info, len(found))
		for i, r := range found {
			infos[i] = r.info
			infos[i].Nodes = s.nodes
		}
		if s.stopped {
			break
		}
		if report != nil {
			report(infos)
		}
		if !slices.ContainsFunc(found, func(r ranked[S]) bool { return !r.sure }) {
			break
		}
	}
	return infos
}

// rank searches the root for its n best steps, looking depth plies ahead: for
// each of them without those found before it. Order is what it begins with, the
// findings of the iteration before. When stopped it returns fewer than n.
func (s *search[P, S, N]) rank(order []ranked[S], n, depth int) []ranked[S] {
	s.barred = s.barred[:0]
	found := make([]ranked[S], 0, n)
	for range n {
		for _, r := range order {
			if !slices.Contains(s.barred, r.step) {
				s.best = r.step
				break
			}
		}
		s.guesses, s.good = 0, s.good[:0]
		v := s.visit(0, depth, -infinite, infinite)
		if s.stopped {
			break
		}
		found = append(found, ranked[S]{s.best, v, s.certain(v), s.tell(depth, v)})
		s.barred = append(s.barred, s.best)
	}
	slices.SortStableFunc(found, func(a, b ranked[S]) int { return cmp.Compare(b.value, a.value) })
	return found
}
