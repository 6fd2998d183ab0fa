package ai

import (
	"papan/core"
	"papan/core/mancala"
)

// rivals is a position of a sowing game by three as the search sees it: one
// player, for whom it works, and the others as if they were one, out for
// nothing but to keep him down (paranoid search). That makes two sides of them,
// of which the others' may have several moves running. Like [sowing] it looks
// at one round, without a memory.
type rivals struct {
	mancala.Board
	me core.Seat
}

// The sides, which the search takes for seats.
const (
	alone core.Seat = iota + 1
	allied
)

// newRivals returns the board as seen by the player to move.
func newRivals(b mancala.Board) rivals { return rivals{Board: b, me: b.Turn()} }

func (r *rivals) Turn() core.Seat {
	if r.Board.Turn() == r.me {
		return alone
	}
	return allied
}

func (r *rivals) Replies() int { return r.CountSteps() }

func (r *rivals) Do(s mancala.Step, next *rivals) {
	next.me = r.me
	r.Board.Do(s, &next.Board)
}

// Margin is by how much the one player is ahead of the best of the others; seen
// from their side, how far he is behind.
func (r *rivals) Margin() int {
	var held [core.MaxSeats]int
	for i := range r.Seats() {
		held[i] = r.Held(core.Seat(i + 1))
	}
	return r.ahead(held)
}

func (r *rivals) ahead(held [core.MaxSeats]int) int {
	mine, most := held[r.me-1], 0
	held[r.me-1] = 0
	for _, n := range held {
		most = max(most, n)
	}
	if r.Turn() == alone {
		return mine - most
	}
	return most - mine
}

// Final: what is left on the board comes to the players as the rules say.
func (r *rivals) Final() value { return value(r.ahead(r.Outcome())-r.Margin()) * point }

// Eval: half of what lies in his row tends to stay with the one player, and
// half of what lies in the others' rows with one or the other of them.
func (r *rivals) Eval(replies int) value {
	mine := r.Row(r.me)
	theirs := r.Left() - mine
	v := value(2*mine-theirs) * point / 4
	if r.Turn() == alone {
		return v
	}
	return -v
}

// Rank: what gains most.
func (r *rivals) Rank(gain, replies int, again bool) int32 { return int32(gain) }

// Glance: holes later in the order of sowing first.
func (r *rivals) Glance(s mancala.Step) int32 { return int32(s) }
