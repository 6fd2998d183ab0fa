package pasang

import "math/bits"

// line holds the 11 junctions of a file or a rank so that the looking of rule
// 3 takes a handful of operations for both directions and both colours.
//
// It has four lanes of 16 bits: white tokens, white tokens back to front,
// black tokens, black tokens back to front. Junction i, counted along the line
// from a or from 1, is bit i of a forward lane and bit 10-i of a backward one.
// What is set in the white and in the black lanes is a wall: a kas, the centre
// where capture lines do not pass it, and bit 11 of every lane, which is the
// edge of the board.
type line uint64

const (
	lanes      line = 0x0001_0001_0001_0001 // the lowest bit of each lane
	fences     line = lanes << side         // the edge of the board in each lane
	whiteLanes line = 0xffff_ffff           // the lanes of white tokens
)

// The tables have 16 entries so that four bits index them without a check.
var (
	cells   [16]line // junction i in all four lanes
	beyonds [16]line // in every lane, what lies past i in the lane's direction
)

func init() {
	for i := range side {
		back := side - 1 - i
		cells[i] = (1<<i | 1<<(16+back)) * (1 | 1<<32)
		past := func(n int) line { return 2<<side - 2<<n }
		beyonds[i] = (past(i) | past(back)<<16) * (1 | 1<<32)
	}
}

// below returns, lane by lane, the bits under the lowest one of x. Every lane
// of x must have one.
func below(x line) line { return (x - lanes) &^ x }

// look returns the run of tokens seen each way from junction i: looking skips
// empty junctions and stops at the first token of another colour than the
// first one and at a wall (rule 3). Of the two forward lanes only one can hold
// a run, and so of the backward ones.
func (x line) look(i int) line { return (x & beyonds[i&15]).runs() }

// runs is look for an x that has nothing but what lies beyond the junction.
func (x line) runs() line {
	// What stops a run of one colour is the other colour, found 32 bits away.
	return x & below(line(bits.RotateLeft64(uint64(x), 32)))
}

// odd returns for each lane of the runs x 1 if it has an odd number of tokens.
func (x line) odd() line {
	x ^= x >> 8
	x ^= x >> 4
	x ^= x >> 2
	x ^= x >> 1
	return x & lanes
}

// takeable returns how many lines can be taken, given two sums over places to
// look from: of odd, and of odd AND odd shifted down one lane. The latter
// counts, in lanes 0 and 2, the pairs of odd runs that are of one colour and so
// make one even line. It is the number of odd lines that groups lists.
func takeable(odd, pairs line) int {
	return int(odd*lanes>>48) - 2*int((pairs+pairs>>32)&0xffff)
}

// group is what rule 3 calls a line: the tokens, as junctions of a line, that
// are taken together if their number is odd.
type group uint16

func (g group) len() int  { return bits.OnesCount16(uint16(g)) }
func (g group) odd() bool { return g.len()&1 == 1 }

// groups returns the one or two lines that the runs x make, the forward one
// first; an absent one is 0.
func (x line) groups() (first, second group) {
	both := uint32(x | x>>32)
	up := group(both)
	down := group(bits.Reverse16(uint16(both>>16)) >> (16 - side))
	joined := down & -group(x.same())
	return up | joined, down &^ joined
}

// same returns 1 when the runs x both ways are of one colour, otherwise 0.
func (x line) same() uint16 {
	held := x + lanes*0x7fff // sets the top bit of each lane that is not empty
	both := held & (held >> 16)
	return uint16(both>>15|both>>47) & 1
}

// held returns the junctions of x that hold something.
func (x line) held() group { return group(x|x>>32) & (1<<side - 1) }

// white returns the junctions of x that hold white tokens or walls.
func (x line) white() group { return group(x) & (1<<side - 1) }

// token reports whether junction i holds a token and whether it is white.
func (x line) token(i int) (there, white bool) {
	c := x & cells[i]
	return c != 0 && c != cells[i], c&whiteLanes != 0
}
