package ai

import (
	"context"

	"papan/core"
)

// solve proves the result and then the margin of p, which must have a legal
// step, and tells both as soon as they are known.
func (s *solver[P, S, N]) solve(ctx context.Context, p P, nodes int, tell func(Solution)) Solution {
	s.reset(ctx, &p, nodes)
	s.step = N(&p).Steps(s.frames[0].steps[:0])[0]
	found := Solution{Move: N(&p).Move(s.step)}
	if result := s.result(&p); !s.stopped {
		found = Solution{Known: true, Result: result, Move: N(&p).Move(s.step), Nodes: s.nodes}
		found.Line = []core.Move{found.Move}
		tell(found)
		step := s.step
		if margin := s.margin(&p, result); !s.stopped {
			if margin != 0 {
				step = s.step
			}
			found.Solved, found.Margin, found.Move = true, margin, N(&p).Move(step)
			found.Line = s.line(p, step, margin)
			found.Nodes = s.nodes
			tell(found)
		}
	}
	found.Nodes = s.nodes
	return found
}

// result proves who wins at p: 1 the player to move, -1 the other, 0 neither.
func (s *solver[P, S, N]) result(p *P) int {
	s.pursue(claim{})
	margin := N(p).Margin()
	replies := N(p).Replies()
	if margin+int(N(p).Eval(replies)/point) < 0 && !s.reaches(p, -margin) || s.stopped {
		return -1
	}
	if s.reaches(p, 1-margin) {
		return 1
	}
	if !s.stopped && s.reaches(p, -margin) {
		return 0
	}
	return -1
}

// margin proves by how much the winner wins at p, in which result is known,
// from the view of the player to move.
func (s *solver[P, S, N]) margin(p *P, result int) int {
	if result == 0 {
		return 0
	}
	turn := N(p).Turn()
	winner := turn
	if result < 0 {
		winner = 3 - turn
	}
	least, beyond := 0, s.stakes.total+1
	for beyond-least > 1 && !s.stopped {
		if k := (least + beyond) / 2; s.claims(p, winner, k) {
			least = k
		} else {
			beyond = k
		}
	}
	if winner == turn && least > 0 {
		s.claims(p, winner, least)
	} else {
		s.claims(p, winner, least+1)
	}
	return result * least
}

// claims reports whether seat can end with at least so many points more than
// the other from p on. If the player to move can bring about what it reports,
// s.step is how.
func (s *solver[P, S, N]) claims(p *P, seat core.Seat, least int) bool {
	s.pursue(claim{seat, least})
	margin := N(p).Margin()
	if N(p).Turn() == seat {
		return s.reaches(p, least-margin)
	}
	return !s.reaches(p, 1-least-margin)
}

// line returns best play from p on, where the player to move, who ends so far
// ahead, begins with step.
func (s *solver[P, S, N]) line(p P, step S, margin int) []core.Move {
	var moves []core.Move
	seat := N(&p).Turn()
	if margin < 0 {
		seat, margin = 3-seat, -margin
	}
	for {
		moves = append(moves, N(&p).Move(step))
		var next P
		N(&p).Do(step, &next)
		p = next
		if N(&p).Replies() == 0 {
			return moves
		}
		// The winner holds on to the margin, the other keeps him from more.
		least := margin
		if N(&p).Turn() != seat {
			least++
		}
		if s.claims(&p, seat, least); s.stopped {
			return moves
		}
		step = s.step
	}
}
