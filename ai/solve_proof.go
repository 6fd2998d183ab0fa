package ai

import (
	"context"

	"papan/core"
)

// solvable is what the solver asks of a position type P with steps of type S.
// No position may come twice in a game.
type solvable[P any, S ~uint32] interface {
	node[P, S]
	// Taken is the points that both players have.
	Taken() int
	// Stakes is what there is to play for.
	Stakes() stakes
}

// solver proves whether a player can win at least so many more points than his
// opponent, which takes far fewer positions than to find how many. It asks of
// what is still to be won, so that what it finds serves all scores. All its
// memory is set aside beforehand.
type solver[P any, S ~uint32, N solvable[P, S]] struct {
	clock
	ledger  *ledger
	frames  []proofFrame[P, S] // one for each ply
	stopped bool

	stakes stakes // at the root
	claim  claim
	salt   uint64 // tells the ledger's entries for one claim from those for others

	step S // of the root: proves what was asked, or took longest to refute
}

// claim is what winning by leaving the other without a move counts for. Where
// it is the zero claim, for everything. Else seat is to end with at least so
// many points more than the other: who cannot move forfeits his points, which
// is then enough only if both together have so many.
type claim struct {
	seat  core.Seat
	least int
}

// proofFrame is the workspace of one ply.
type proofFrame[P any, S ~uint32] struct {
	steps    []S
	next     []P // the positions after steps
	attempts []attempt[S]
}

// attempt is a step that may prove what is asked.
type attempt[S ~uint32] struct {
	step  S
	next  int32 // its place in proofFrame.next
	goal  int32 // what the player to move after it has to reach, or not to reach
	rank  int32
	again bool   // that is the mover himself: he is to reach it
	hash  uint64 // of the position after it
	known proof  // of that position
}

// newSolver returns a solver with a ledger of the given size in megabytes for
// positions with at most width steps.
func newSolver[P any, S ~uint32, N solvable[P, S]](megabytes, width int) *solver[P, S, N] {
	s := &solver[P, S, N]{ledger: newLedger(megabytes), frames: make([]proofFrame[P, S], maxPly)}
	for i := range s.frames {
		s.frames[i] = proofFrame[P, S]{
			steps:    make([]S, 0, width),
			next:     make([]P, width),
			attempts: make([]attempt[S], 0, width),
		}
	}
	return s
}

// reset makes s forget everything for the sake of p.
func (s *solver[P, S, N]) reset(ctx context.Context, p *P, nodes int) {
	s.clock = newClock(ctx, nodes, lookEvery)
	s.stopped = false
	s.ledger.forget()
	s.stakes = N(p).Stakes()
	s.pursue(claim{})
}

// pursue makes c the claim.
func (s *solver[P, S, N]) pursue(c claim) {
	s.claim = c
	if s.salt = 0; s.stakes.forfeit {
		s.salt = mix(uint64(c.least)<<8 | uint64(c.seat))
	}
}

// reaches reports whether the player to move at p can win at least x points
// more than the other from there on; it is meaningless when s.stopped after it.
// s.step is then the step to play.
func (s *solver[P, S, N]) reaches(p *P, x int) bool {
	x = s.goal(x, s.stakes.total-N(p).Taken())
	hash := N(p).Hash() ^ s.salt
	// What is known of the bounds does not say by which step.
	known := unproven
	known.step = s.ledger.find(hash).step
	return s.prove(p, 0, x, hash, known)
}

// goal returns the least value not below x that a position can have with so
// many points left. Beyond them there is only to win by leaving the other
// without a move, or not to lose in this way.
func (s *solver[P, S, N]) goal(x, left int) int {
	switch {
	case x > left:
		return all
	case x <= -left:
		return 1 - all
	case s.stakes.certain && (x-left)&1 != 0:
		return x + 1 // what is won is even just when the points left are
	}
	return x
}

// end returns the value of a position without replies.
func (s *solver[P, S, N]) end(p *P) int {
	v := N(p).Final()
	if !v.decided() {
		return int(v / point)
	}
	loser := N(p).Turn()
	if s.claim.seat != 0 && s.claim.seat != loser && N(p).Taken() < s.claim.least {
		return all
	}
	return -all
}

// prove is reaches for a goal x, in frame ply, given what is known of p.
func (s *solver[P, S, N]) prove(p *P, ply, x int, hash uint64, known proof) bool {
	s.nodes++
	if s.stop() || ply == maxPly-1 {
		s.stopped = true
		return false
	}
	before := s.nodes
	step, yes := s.survey(p, ply, x, known)
	f := &s.frames[ply]
	most := -1
	for i := 0; i < len(f.attempts) && !yes; i++ {
		a := &f.attempts[i]
		from := s.nodes
		reached := s.prove(&f.next[a.next], ply+1, int(a.goal), a.hash, a.known)
		if s.stopped {
			return false
		}
		if yes = reached == a.again; yes || s.nodes-from > most {
			step, most = a.step, s.nodes-from
		}
	}
	if ply == 0 {
		s.step = step
	}
	if yes {
		known.low, known.step = x, uint32(step)
	} else {
		known.high = x - 1
	}
	known.size = max(known.size, workOf(s.nodes-before))
	s.ledger.keep(hash, known)
	return yes
}

// survey plays all steps of p into frame ply. It returns a step and true if one
// proves x without being looked into, for the game is over then or the ledger
// knows; and otherwise leaves the steps that may prove it, best first.
func (s *solver[P, S, N]) survey(p *P, ply, x int, known proof) (S, bool) {
	f := &s.frames[ply]
	f.steps = N(p).Steps(f.steps[:0])
	f.attempts = f.attempts[:0]
	margin, turn := N(p).Margin(), N(p).Turn()
	for i, step := range f.steps {
		next := &f.next[i]
		N(p).Do(step, next)
		again := N(next).Turn() == turn
		gain, sign := -N(next).Margin()-margin, -1
		if again {
			gain, sign = N(next).Margin()-margin, 1
		}
		replies := N(next).Replies()
		if replies == 0 {
			if gain+sign*s.end(next) >= x {
				return step, true
			}
			continue
		}
		goal := gain - x + 1
		if again {
			goal = x - gain
		}
		rank := N(p).Rank(gain, replies, again)
		if uint32(step) == known.step {
			rank += 1 << 20
		}
		f.attempts = append(f.attempts, attempt[S]{
			step: step, next: int32(i), rank: rank, again: again,
			goal: int32(s.goal(goal, s.stakes.total-N(next).Taken())),
		})
	}
	return s.recall(f)
}

// recall asks the ledger about the positions after the attempts of f, drops
// those that fail and puts the others in order. It returns a step and true if
// one succeeds.
func (s *solver[P, S, N]) recall(f *proofFrame[P, S]) (S, bool) {
	kept := 0
	for _, a := range f.attempts {
		a.hash = N(&f.next[a.next]).Hash() ^ s.salt
		a.known = s.ledger.find(a.hash)
		if !s.stakes.forfeit { // there is no winning beyond the points left
			a.known.low, a.known.high = max(a.known.low, 1-all), min(a.known.high, all-1)
		}
		reached := a.known.low >= int(a.goal)
		if reached || a.known.high < int(a.goal) {
			if reached == a.again {
				return a.step, true
			}
			continue
		}
		i := kept
		for ; i > 0 && f.attempts[i-1].rank < a.rank; i-- {
			f.attempts[i] = f.attempts[i-1]
		}
		f.attempts[i] = a
		kept++
	}
	f.attempts = f.attempts[:kept]
	return 0, false
}
