package ai

import (
	"context"

	"papan/core"
)

// run searches p, which must have a legal step, deeper and deeper until a
// limit, the context or certainty ends it, and reports each finished iteration.
func (s *search[P, S, N]) run(ctx context.Context, p P, l Limits, e sight, report func(Info)) Info {
	info := s.begin(ctx, &p, l, e)
	dismiss := s.enlist(ctx, p, l, e)
	last := s.best
	for depth := 1; depth <= l.depth(); depth++ {
		s.guesses, s.good = 0, s.good[:0]
		v := s.visit(0, depth, -infinite, infinite)
		if s.stopped {
			break
		}
		last = s.best
		info = s.tell(depth, v)
		if report != nil {
			report(info)
		}
		if s.certain(v) {
			break
		}
	}
	if s.best != last { // found by the unfinished iteration
		info.Move = N(&p).Move(s.best)
		info.Line = []core.Move{info.Move}
	}
	dismiss()
	info.Nodes = s.nodes
	return info
}

// begin makes ready for a new search of p and returns what to answer if it ends
// at once.
func (s *search[P, S, N]) begin(ctx context.Context, p *P, l Limits, e sight) Info {
	s.table.forget()
	s.ready(ctx, p, l, e)
	move := N(p).Move(s.best)
	return Info{Move: move, Line: []core.Move{move}}
}

// ready makes ready to search p.
func (s *search[P, S, N]) ready(ctx context.Context, p *P, l Limits, e sight) {
	s.clock = newClock(ctx, l.Nodes, lookEvery)
	s.stopped, s.sight, s.barred = false, e, s.barred[:0]
	s.frames[0].pos = p
	s.best = s.firstStep()
}

// certain reports whether the value v of the iteration just done is no estimate.
func (s *search[P, S, N]) certain(v value) bool { return s.guesses == 0 || v.decided() }

// tell returns what is known after an iteration that found the value v.
func (s *search[P, S, N]) tell(depth int, v value) Info {
	line := s.frames[0].line
	if s.sight.whim > 0 && !s.certain(v) {
		if step := s.pick(v); step != s.best {
			line = []S{step}
		}
	}
	moves := s.moves(line)
	return Info{Move: moves[0], Score: s.score(v, s.guesses == 0), Depth: depth, Nodes: s.nodes, Line: moves}
}

// pick returns, of the root steps within the whim of the best, which is worth
// top, the one that the player takes to.
func (s *search[P, S, N]) pick(top value) S {
	pick, most := s.best, uint64(0)
	hash := N(s.frames[0].pos).Hash()
	for _, c := range s.good {
		if liking := s.sight.liking(hash, uint32(c.step)); c.value >= top-s.sight.whim && liking >= most {
			pick, most = c.step, liking
		}
	}
	return pick
}

// firstStep is the step to fall back on: the one that gains most at once.
func (s *search[P, S, N]) firstStep() S {
	f := &s.frames[0]
	s.list(f, finding{})
	s.arrange(f, f.options, 1)
	best, most := f.options[0].step, -1<<30
	for _, o := range f.options {
		next := &f.next[o.next]
		N(f.pos).Do(o.step, next)
		if up := s.lift(f.pos, next); int(up.gain) > most {
			best, most = o.step, int(up.gain)
		}
	}
	return best
}

// score returns the root's value in the words of the package.
func (s *search[P, S, N]) score(v value, exact bool) Score {
	switch {
	case v >= nearWon:
		return Score{Margin: 1, Win: 1, Plies: int(won - v), Sure: true}
	case v <= -nearWon:
		return Score{Margin: -1, Win: -1, Plies: int(won + v), Sure: true}
	}
	margin := N(s.frames[0].pos).Margin()*100 + int(v)*100/int(point)
	return Score{Margin: margin, Exact: exact, Sure: exact}
}

// moves returns steps played from the root as moves of the game.
func (s *search[P, S, N]) moves(line []S) []core.Move {
	var p, next P
	p = *s.frames[0].pos
	ms := make([]core.Move, len(line))
	for i, step := range line {
		ms[i] = N(&p).Move(step)
		N(&p).Do(step, &next)
		p = next
	}
	return ms
}
