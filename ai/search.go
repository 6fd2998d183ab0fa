package ai

// maxPly is the greatest number of plies looked ahead.
const maxPly = 126

// lookEvery is the number of nodes between two looks at the context: some 100
// microseconds, so that a search ends well within the promised 5 milliseconds
// even on a machine ten times slower.
const lookEvery = 256

// tableDepth is the depth from which positions are kept in the table: below it
// one is searched again faster than it is found in memory.
const tableDepth = 2

// search is alpha-beta with iterative deepening over one concrete position
// type. All its memory is set aside beforehand: a node allocates nothing.
type search[P any, S ~uint32, N node[P, S]] struct {
	clock
	table   *table
	crew    []*search[P, S, N] // those that help on other threads
	frames  []frame[P, S]      // one for each ply
	stopped bool
	guesses int // estimates that entered the search; none makes a value exact
	sight   sight
	best    S           // best root step of the iterations so far, the running one included
	barred  []S         // root steps left out, for other lines begin with them
	good    []choice[S] // the running iteration's root steps within the whim of the best so far
}

// choice is a root step and its value.
type choice[S ~uint32] struct {
	step  S
	value value
}

// frame is the workspace of one ply.
type frame[P any, S ~uint32] struct {
	pos     *P
	steps   []S
	options []option[S]
	next    []P // the positions after steps
	line    []S // expected play from here
}

// option is a step with what is known of it before it is searched.
type option[S ~uint32] struct {
	step    S
	next    int32 // its place in frame.next
	replies int32 // -1: neither counted nor is the position there
	rank    int32
}

// newSearch returns a search for positions with at most width steps.
func newSearch[P any, S ~uint32, N node[P, S]](t *table, width int) *search[P, S, N] {
	s := &search[P, S, N]{
		table:  t,
		frames: make([]frame[P, S], maxPly+2),
		good:   make([]choice[S], 0, width),
		barred: make([]S, 0, width),
	}
	for i := range s.frames {
		s.frames[i] = frame[P, S]{
			steps:   make([]S, 0, width),
			options: make([]option[S], 0, width),
			next:    make([]P, width),
			line:    make([]S, 0, maxPly+2),
		}
	}
	return s
}

// visit returns the value of the position in frame ply, which has replies,
// looking depth plies ahead. The value is exact between alpha and beta and a
// bound beyond them.
func (s *search[P, S, N]) visit(ply, depth int, alpha, beta value) value {
	s.nodes++
	if s.stop() {
		s.stopped = true
		return 0
	}
	f := &s.frames[ply]
	f.line = f.line[:0]
	var hash uint64
	var known finding
	kept := depth >= tableDepth && ply > 0
	switch {
	case ply == 0:
		known = finding{step: uint32(s.best), bound: atLeast}
	case kept:
		hash = N(f.pos).Hash()
		known = s.table.find(hash)
	}
	if v, enough := s.settled(known, depth, alpha, beta); enough {
		return v
	}
	placed := s.list(f, known)
	guesses := s.guesses
	top, best := -infinite, S(0)
	floor := alpha
	for i := range f.options {
		if i == placed {
			s.arrange(f, f.options[i:], depth)
		}
		before := s.guesses
		v := s.try(ply, i, depth, floor, beta)
		if s.stopped {
			return 0
		}
		better := v > top
		if better {
			top, best = v, f.options[i].step
		}
		if v <= floor {
			continue
		}
		floor = v
		if ply == 0 {
			s.good = append(s.good, choice[S]{f.options[i].step, v})
			floor = max(alpha, top-s.sight.whim)
			if !better {
				continue
			}
			s.best = best
		}
		f.line = append(append(f.line[:0], best), s.frames[ply+1].line...)
		if v >= beta {
			s.guesses = guesses + s.guesses - before // only this step counts for the bound
			break
		}
	}
	if top.decided() {
		s.guesses = guesses // no estimate is that high or low
	}
	if kept {
		found := finding{step: uint32(best), value: top, depth: depth, bound: boundOf(top, alpha, beta)}
		if s.guesses == guesses {
			found.depth = proven
		}
		s.table.keep(hash, found)
	}
	return top
}

// settled reports whether what is known answers for a search of the given
// depth and window, and its value. Within an open window only certainty does,
// so that the expected play stays whole.
func (s *search[P, S, N]) settled(known finding, depth int, alpha, beta value) (value, bool) {
	if known.depth < depth || known.bound == noBound || beta-alpha > 1 && known.depth != proven {
		return 0, false
	}
	v := known.value
	enough := known.bound == exact || known.bound == atLeast && v >= beta || known.bound == atMost && v <= alpha
	if enough && known.depth != proven {
		s.guesses++
	}
	return v, enough
}

// try returns the value, for the mover of frame ply, of his i-th step: looked
// into with the whole window when it is the first, and otherwise only after a
// closed window has shown it to be better than the steps before.
func (s *search[P, S, N]) try(ply, i, depth int, alpha, beta value) value {
	f, child := &s.frames[ply], &s.frames[ply+1]
	o := f.options[i]
	child.pos = &f.next[o.next]
	child.line = child.line[:0]
	n := N(child.pos)
	if o.replies < 0 {
		N(f.pos).Do(o.step, child.pos)
		o.replies = int32(n.Replies())
	}
	up := s.lift(f.pos, child.pos)
	if o.replies > 1 || ply+1 >= maxPly { // a forced reply costs no depth
		depth--
	}
	switch {
	case o.replies == 0:
		s.nodes++
		return up.value(n.Final())
	case depth <= 0 || ply+1 >= maxPly:
		s.nodes++
		s.guesses++
		v := n.Eval(int(o.replies))
		if s.sight.blur > 0 {
			v += s.sight.error(n.Hash())
		}
		return up.value(v)
	}
	if i > 0 && beta-alpha > 1 {
		if v := s.look(up, ply+1, depth, alpha, alpha+1); v <= alpha || v >= beta || s.stopped {
			return v
		}
	}
	return s.look(up, ply+1, depth, alpha, beta)
}

// look visits frame ply and returns its value for the mover before it.
func (s *search[P, S, N]) look(up lift, ply, depth int, alpha, beta value) value {
	a, b := up.window(alpha, beta)
	return up.value(s.visit(ply, depth, a, b))
}

// lift returns what carries values up from next to p, the position before it.
func (s *search[P, S, N]) lift(p, next *P) lift {
	l := lift{again: N(next).Turn() == N(p).Turn()}
	margin := N(next).Margin()
	if !l.again {
		margin = -margin
	}
	l.gain = value(margin-N(p).Margin()) * point
	return l
}
