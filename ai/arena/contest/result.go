package contest

import (
	"time"

	"papan/ai/arena/elo"
	"papan/core"
)

// Result is what a match has come to so far.
type Result struct {
	Names [2]string // of A and B
	Seats int
	Games []*Played // in the order of the openings and the seats of A
	Whole int       // pairs played to their end; of three seats they are three games

	Won, Drawn, Lost int         // by A
	Parts            []float64   // of the win, by A in each whole pair, 0 to 1
	Pairs            elo.Pairs   // the same, of two seats
	BySeat           []SeatScore // seat 1 first
	Failures         [2]int      // games lost by A and B by what is no move
	Took             [2]time.Duration
	Choices          [2]int

	SPRT    *elo.SPRT // nil without a test
	LLR     float64
	Verdict elo.Verdict
}

// SeatScore is what was scored from a seat.
type SeatScore struct {
	Games int     // that A played from it
	OfA   float64 // the sum of the parts of the win that A got there
	Any   float64 // the sum of the parts that fell to the seat, whoever played it
}

// add counts a pair, whole or not.
func (r *Result) add(p pair) {
	sum := 0.0
	for _, g := range p.games {
		r.addGame(g)
		sum += g.Share
	}
	if p.err != nil {
		return
	}
	r.Whole++
	r.Parts = append(r.Parts, sum/float64(len(p.games)))
	if r.Seats == 2 {
		r.Pairs[int(2*sum+0.5)]++
		if r.SPRT != nil {
			r.LLR, r.Verdict = r.SPRT.Judge(r.Pairs)
		}
	}
}

func (r *Result) addGame(g *Played) {
	r.Games = append(r.Games, g)
	switch g.Share {
	case 0:
		r.Lost++
	case 1:
		r.Won++
	default:
		r.Drawn++
	}
	if g.Failure != "" && g.Share == 0 {
		r.Failures[A]++
	} else if g.Failure != "" {
		r.Failures[B]++
	}
	for side := range r.Took {
		r.Took[side] += g.Took[side]
		r.Choices[side] += g.Choices[side]
	}
	for len(r.BySeat) < r.Seats {
		r.BySeat = append(r.BySeat, SeatScore{})
	}
	s := &r.BySeat[g.SeatOfA-1]
	s.Games++
	s.OfA += g.Share
	for seat := range r.BySeat {
		r.BySeat[seat].Any += g.ShareOf(core.Seat(seat + 1))
	}
}

// ShareOf returns the part of the win that fell to seat, whoever played it.
func (p *Played) ShareOf(seat core.Seat) float64 {
	if seat == p.SeatOfA {
		return p.Share
	}
	if p.Reason == TooLong || p.Reason == Failed {
		return (1 - p.Share) / float64(p.Setup.Seats-1)
	}
	r, _ := p.Position.Result()
	return Share(r, seat, p.Setup.Seats)
}
