package mancala

import (
	"math/bits"

	"papan/core"
)

// Step is a move inside the search: the hole to be sown, or the opponent's
// store to swap sides, as a place.
type Step uint32

// MaxSteps is the greatest number of legal steps in any position: a sowing from
// every hole, and the swap.
const MaxSteps = maxHoles + 1

// Board is a position as the search needs it: one round, without the history
// that tells repetitions, small and without a single allocation per step. It
// comes from [Position.Board].
//
// A board speaks of roles, which are the seats as they sit in a match's first
// round: in Raja Pasu Mandiri seat 1 is the Raja, 2 the Mandiri and 3 the Pasu.
type Board struct {
	round *round
	seeds seeds
	role  uint8 // to move
	last  uint8 // who moved last
	extra uint8 // extra turns had in this turn, where they are counted
	phase phase
}

// phase tells how far a round has come, where that bears on the rules.
type phase uint8

const (
	midway    phase = iota
	firstTurn       // the first turn, which ends with one sowing or leads to an offer
	offered         // the second player's first choice: he may swap sides
)

// Turn is the seat whose turn it is, also when it cannot move and the round is over.
func (b *Board) Turn() core.Seat { return core.Seat(b.role) }

// Seats is the number of seats.
func (b *Board) Seats() int { return int(b.round.roles) }

// choices has 1 for every hole with seeds that role may sow, but for endless ones.
func (b *Board) choices(role uint8) seeds {
	if b.round.passing && b.Left() <= 1 {
		return seeds{}
	}
	return b.seeds.and(b.round.own[role-1]).held()
}

// endless returns the number of laps of which a sowing from p goes through the
// same ones for ever; 0 for one that ends.
func (b *Board) endless(p place) int {
	_, end := b.round.sow(b.round, b.seeds, b.role, p, nil)
	return end.cycle
}

// Steps appends the legal steps to buf[:0], in the order of the sites. With
// room for [MaxSteps] it allocates nothing. There are none when the round is over.
func (b *Board) Steps(buf []Step) []Step { return b.steps(buf[:0], MaxSteps) }

// steps appends the first legal steps to buf until it has so many.
func (b *Board) steps(buf []Step, enough int) []Step {
	held := b.choices(b.role)
	for i, w := range [...]uint64{held.a, held.b, held.c} {
		for ; w != 0 && len(buf) < enough; w &= w - 1 {
			p := place(8*i + bits.TrailingZeros64(w)/8)
			if !b.round.endless || b.endless(p) == 0 {
				buf = append(buf, Step(p))
			}
		}
	}
	if b.phase == offered && len(buf) < enough {
		buf = append(buf, Step(b.round.stores[2-b.role]))
	}
	return buf
}

// CountSteps returns the number of legal steps without listing them.
func (b *Board) CountSteps() int {
	if b.round.endless {
		var buf [MaxSteps]Step
		return len(b.Steps(buf[:]))
	}
	held := b.choices(b.role)
	n := bits.OnesCount64(held.a) + bits.OnesCount64(held.b) + bits.OnesCount64(held.c)
	if b.phase == offered {
		n++
	}
	return n
}

// canMove reports whether role has a legal step.
func (b *Board) canMove(role uint8) bool {
	as := *b
	as.role = role
	var buf [1]Step
	return len(as.steps(buf[:0], 1)) > 0
}

// Do sets next to the board after s, which must be a legal step.
func (b *Board) Do(s Step, next *Board) { b.do(place(s), next, nil) }

// do plays a sowing from p, or the swap if p is a store, writing it down in log.
func (b *Board) do(p place, next *Board, log *log) {
	r := b.round
	*next = *b
	next.last = b.role
	if b.phase == offered {
		next.phase = midway
		if p == r.stores[2-b.role] {
			next.swap(log)
			return
		}
	}
	var end ending
	next.seeds, end = r.sow(r, b.seeds, b.role, p, log)
	if end.again && b.mayGoOn() {
		if r.extraTurns > 0 {
			next.extra++
		}
		if log != nil {
			log.name(Again)
		}
		return
	}
	if end.again && log != nil {
		log.name(Spent)
	}
	next.extra, next.phase = 0, midway
	if b.phase == firstTurn && r.maySwap() {
		next.phase = offered
	}
	next.role = r.after(b.role)
	if r.passing {
		next.pass(log)
	}
}

// mayGoOn reports whether a last seed in the own store gives another turn.
func (b *Board) mayGoOn() bool {
	return !(b.phase == firstTurn && b.round.oneFirst) && (b.round.extraTurns == 0 || b.extra < b.round.extraTurns)
}

// pass gives the turn to the first role, its own first, that can move, and tells
// of those passed over. It returns false, and changes nothing, when none can.
func (b *Board) pass(log *log) bool {
	r, from := b.round, b.role
	for range r.roles {
		if b.canMove(from) {
			for role := b.role; role != from; role = r.after(role) {
				if log != nil && r.own[role-1] != (seeds{}) {
					log.skip(role)
				}
			}
			b.role = from
			return true
		}
		from = r.after(from)
	}
	return false
}

// Held is the seeds in the store of seat.
func (b *Board) Held(seat core.Seat) int { return b.seeds.at(b.round.stores[seat-1]) }

// Row is the seeds in the holes of seat.
func (b *Board) Row(seat core.Seat) int { return b.seeds.and(b.round.own[seat-1]).sum() }

// Left is the seeds in all holes.
func (b *Board) Left() int { return b.seeds.and(b.round.all).sum() }

// Outcome returns the seeds that each seat holds if the round ends here.
func (b *Board) Outcome() [core.MaxSeats]int {
	var held [core.MaxSeats]int
	for i := range b.round.roles {
		held[i] = b.Held(core.Seat(i+1)) + b.due(i+1)
	}
	return held
}

// due is the seeds left in the holes that go to role if the round ends here.
func (b *Board) due(role uint8) int {
	switch {
	case !b.round.passing:
		return b.Row(core.Seat(role))
	case role == b.last:
		return b.Left()
	}
	return 0
}

// Margin is what the seat to move holds in its store less the most that
// another one holds.
func (b *Board) Margin() int { return b.margin(b.role) }

func (b *Board) margin(role uint8) int {
	most := 0
	for i := range b.round.roles {
		if i+1 != role {
			most = max(most, b.Held(core.Seat(i+1)))
		}
	}
	return b.Held(core.Seat(role)) - most
}

// Gain is by how much s changes the mover's margin.
func (b *Board) Gain(s Step) int {
	if b.phase == offered && place(s) == b.round.stores[2-b.role] {
		return -2 * b.Margin()
	}
	after := Board{round: b.round}
	after.seeds, _ = b.round.sow(b.round, b.seeds, b.role, place(s), nil)
	return after.margin(b.role) - b.Margin()
}

// Hash tells boards of one round apart by all that bears on what can still be
// won. With two players what lies in their stores does not, unless they may
// swap sides.
func (b *Board) Hash() uint64 {
	// Products of 64 bits folded to 64 mix well; the constants are odd and
	// without pattern (fractions of the square roots of 2, 3, 5, 7).
	state := uint64(b.role) | uint64(b.extra)<<8 | uint64(b.phase)<<16
	if b.round.passing {
		state |= uint64(b.last) << 24
	}
	if b.MaySwap() {
		state |= uint64(b.Held(1))<<32 | uint64(b.Held(2))<<40
	}
	s := b.seeds.and(b.round.bears)
	fold := func(x, y uint64) uint64 {
		hi, lo := bits.Mul64(x, y)
		return hi ^ lo
	}
	h := fold(s.a^0x6a09e667f3bcc909, s.b^0xbb67ae8584caa73b)
	return fold(h^s.c^0x3c6ef372fe94f82b, state^0xa54ff53a5f1d36f1)
}

// Move returns s as a move of the game.
func (b *Board) Move(s Step) core.Move {
	if b.phase == offered && place(s) == b.round.stores[2-b.role] {
		return core.Touch(b.round.storeSite(core.Seat(3 - b.role)))
	}
	return core.Touch(b.round.site(place(s)))
}

// StepOf returns the step of m, which must be a move of the game.
func (b *Board) StepOf(m core.Move) Step {
	if p, ok := b.round.hole(m[0]); ok {
		return Step(p)
	}
	return Step(b.round.stores[2-b.role])
}
