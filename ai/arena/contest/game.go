// Package contest plays matches between two sides: levels and engines of
// Papan, plain players to measure them by, and programs of strangers that speak
// the Universal Game Interface.
package contest

import (
	"context"
	"errors"
	"fmt"
	"time"

	"papan/core"
)

// Game is a game being played.
type Game struct {
	Rules    *core.Game
	Setup    core.Setup // complete
	Seed     uint64     // of all that players leave to chance
	Moves    []core.Move
	Position core.Position // after Moves
}

// Side is one of the two sides of a match.
type Side int

const (
	A Side = iota
	B
)

// String names s.
func (s Side) String() string { return string('A' + rune(s)) }

// Played is a game of a match that has come to its end.
type Played struct {
	Game
	Pair    int       // the opening's number, from 0
	SeatOfA core.Seat // all other seats are B's
	Opening int       // how many of Moves were drawn, not chosen
	Reason  string    // what ended it; a code of the game, or one of ours
	Failure string    // what a side did that lost it the game; empty for a game played out
	Share   float64   // the part of the win that A got, from 0 to 1

	Took    [2]time.Duration // by A and B, in all their moves
	Choices [2]int           // moves by A and B
}

// Ends that are not of a game's rules.
const (
	TooLong = "too-long" // nobody wins
	Failed  = "failed"   // a side could not go on; its opponents share the win
)

// side returns the side that plays seat.
func (p *Played) side(seat core.Seat) Side {
	if seat == p.SeatOfA {
		return A
	}
	return B
}

// play plays p to its end or to at most so many plies. The error is that of ctx.
func (p *Played) play(ctx context.Context, players [2]Player, plies int) error {
	for len(p.Position.Moves()) > 0 {
		if len(p.Moves) >= plies {
			p.Reason = TooLong
			p.Share = 1 / float64(p.Setup.Seats)
			return nil
		}
		side := p.side(p.Position.Turn())
		start := time.Now()
		m, err := players[side].Move(ctx, &p.Game)
		p.Took[side] += time.Since(start)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		next, err := after(p.Position, m, err)
		if err != nil {
			p.fail(side, err)
			return nil
		}
		p.Choices[side]++
		p.Moves = append(p.Moves, m)
		p.Position = next
	}
	r, over := p.Position.Result()
	if !over {
		return fmt.Errorf("%s: no moves and no result in %s", p.Rules.ID, p.Position)
	}
	p.Reason = r.Reason
	p.Share = Share(r, p.SeatOfA, p.Setup.Seats)
	return nil
}

// after is the position after what a player has answered.
func after(p core.Position, m core.Move, err error) (core.Position, error) {
	if err != nil {
		return nil, err
	}
	next, err := core.Play(p, m)
	if errors.Is(err, core.ErrIllegal) {
		return nil, fmt.Errorf("%w in %s", err, p)
	}
	return next, err
}

// fail ends p with a loss for side.
func (p *Played) fail(side Side, err error) {
	p.Reason = Failed
	p.Failure = fmt.Sprintf("%v, move %d: %v", side, len(p.Moves)+1, err)
	if side == B {
		p.Share = 1
	}
}

// Share returns the part of the win that falls to seat: a draw and a shared
// win are divided.
func Share(r core.Result, seat core.Seat, seats int) float64 {
	winners := 0
	for _, won := range r.Winners {
		if won {
			winners++
		}
	}
	switch {
	case winners == 0:
		return 1 / float64(seats)
	case r.Winners[seat-1]:
		return 1 / float64(winners)
	}
	return 0
}

// Save returns p as a saved game with the names of who played it.
func (p *Played) Save(names [2]string) core.Save {
	tags := map[string]string{}
	for seat := core.Seat(1); int(seat) <= p.Setup.Seats; seat++ {
		tags[fmt.Sprintf("seat%d", seat)] = names[p.side(seat)]
	}
	if p.Failure != "" {
		tags["failure"] = p.Failure
	}
	return core.Save{
		Record: core.Record{Game: p.Rules, Setup: p.Setup, Moves: p.Moves},
		Tags:   tags,
	}
}
