package ai

import "slices"

// list lists the steps of f, the one known to be good first and the others as
// they come. It returns how many stand in their place: 1 when there is such a
// step, which often makes the others needless.
func (s *search[P, S, N]) list(f *frame[P, S], known finding) int {
	f.steps = N(f.pos).Steps(f.steps[:0])
	if s.sight.overlook > 0 {
		s.overlook(f)
	}
	if len(s.barred) > 0 && f == &s.frames[0] {
		f.steps = slices.DeleteFunc(f.steps, func(step S) bool { return slices.Contains(s.barred, step) })
	}
	f.options = f.options[:0]
	placed := 0
	for i, step := range f.steps {
		f.options = append(f.options, option[S]{step: step, next: int32(i), replies: -1})
		if known.bound != noBound && uint32(step) == known.step {
			copy(f.options[1:], f.options[:i])
			f.options[0] = option[S]{step: step, next: int32(i), replies: -1}
			placed = 1
		}
	}
	return placed
}

// arrange puts steps in order, the most promising first. Next to the leaves,
// where most are never tried, it only glances at them.
func (s *search[P, S, N]) arrange(f *frame[P, S], options []option[S], depth int) {
	n := N(f.pos)
	for i := range options {
		o := options[i]
		if depth > 1 {
			next := &f.next[o.next]
			n.Do(o.step, next)
			up := s.lift(f.pos, next)
			o.replies = int32(N(next).Replies())
			o.rank = n.Rank(int(up.gain/point), int(o.replies), up.again)
		} else {
			o.rank = n.Glance(o.step)
		}
		// Insertion keeps the order of equals, which sorting would not.
		for ; i > 0 && options[i-1].rank < o.rank; i-- {
			options[i] = options[i-1]
		}
		options[i] = o
	}
}

// overlook removes the steps of f that the player does not see, but for one if
// he sees none.
func (s *search[P, S, N]) overlook(f *frame[P, S]) {
	hash := N(f.pos).Hash()
	seen := f.steps[:0]
	for i, step := range f.steps {
		last := i == len(f.steps)-1
		if last && len(seen) == 0 || !s.sight.overlooks(hash, uint32(step)) {
			seen = append(seen, step)
		}
	}
	f.steps = seen
}
