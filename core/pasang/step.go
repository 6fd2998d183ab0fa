package pasang

import (
	"math/bits"

	"papan/core"
)

// Step is a move inside the search. It holds all that happens, so that playing
// it need not look again: what is done, the junction where the kas arrives,
// the file a promoted token comes from, and the tokens taken, as the junctions
// of the file or rank through the place of arrival. It belongs to the position
// whose Steps listed it. The zero Step is none.
//
//	bits 0–7   junction: the kas's, or the passage's at the own edge
//	bits 8–11  file the promoted token comes from
//	bits 12–22 tokens taken
//	bit  23    they lie along the rank
//	bits 24–25 what is done
type Step uint32

const (
	stepFrom  = 8
	stepTaken = 12
	alongRank = Step(1) << 23

	passing   = Step(1) << 24 // takes a passage
	promoting = Step(2) << 24 // selects a kas
	sliding   = Step(3) << 24 // moves the kas
	doing     = Step(3) << 24
)

// MaxSteps is the room that a list of steps needs: for 20 promotable tokens with
// two lines along either axis, which is more than any position offers.
const MaxSteps = 80

func (s Step) to() spot     { return spot(s) }
func (s Step) from() int    { return int(s>>stepFrom) & 15 }
func (s Step) taken() group { return group(s>>stepTaken) & (1<<side - 1) }
func (s Step) onRank() bool { return s&alongRank != 0 }

// taking returns the part of a step that takes g.
func taking(g group) Step { return Step(g) << stepTaken }

// place returns where on the line that it takes along the step arrives, and
// crossing the number of that line: rank and file, or file and rank, from 0.
func (s Step) place() int    { return s.axis(s.to().rank(), s.to().file()) }
func (s Step) crossing() int { return s.axis(s.to().file(), s.to().rank()) }

// axis returns the first number for a step that takes along the file and the
// second for one along the rank.
func (s Step) axis(file, rank int) int {
	if s.onRank() {
		return rank
	}
	return file
}

// Gain returns the points that s brings the mover.
func (p *Position) Gain(s Step) int {
	g := s.taken()
	return g.len() + (g & p.through(s).white()).len()
}

// through returns the file or rank along which s takes.
func (p *Position) through(s Step) line {
	if s.onRank() {
		return p.lines[s.to().rankLine()]
	}
	return p.lines[s.to().fileLine()]
}

// Move returns s as the sites touched.
func (p *Position) Move(s Step) core.Move {
	switch to := s.to(); s & doing {
	case passing:
		return core.Touch(to.site())
	case promoting:
		return core.Touch(at(s.from(), to.rank()).site(), s.near().site())
	default:
		return core.Touch(to.site(), s.near().site())
	}
}

// near returns the token that stands for the line which s takes: the one next
// to the kas, to the north or east if the line has any there.
func (s Step) near() spot {
	up := uint16(s.taken()) >> (s.place() + 1) << (s.place() + 1)
	i := bits.TrailingZeros16(up)
	if up == 0 {
		i = bits.Len16(uint16(s.taken())) - 1
	}
	return s.spot(i)
}

// spot returns junction i of the line along which s takes.
func (s Step) spot(i int) spot {
	if s.onRank() {
		return at(i, s.to().rank())
	}
	return at(s.to().file(), i)
}

// StepOf returns the step that plays m, or 0 when m is not legal in p.
func (p *Position) StepOf(m core.Move) Step {
	var buf [MaxSteps]Step
	for _, s := range p.Steps(buf[:]) {
		if p.Move(s) == m {
			return s
		}
	}
	return 0
}
