package pasang

import "math/bits"

// line holds the 11 junctions of a file or a rank so that the looking of rule
// 3 takes a handful of operations for both directions and both colours.
//
// It has four lanes of 16 bits: white tokens, white tokens back to front,
// black tokens, black tokens back to front. Junction i, counted along the line
// from a or from 1, is bit i of a forward lane and bit 10-i of a backward one.
// A junction set in the white and in the black lanes is a wall: a kas, or the
// centre where capture lines do not pass it.
type line uint64

const (
	lanes   line = 0x0001_0001_0001_0001 // the lowest bit of each lane
	fences  line = lanes << side         // the bit after the last junction of each lane
	tops    line = lanes << 15           // the highest bit of each lane
	whites  line = 0xffff_ffff           // the lanes of white tokens
	forward line = 0xffff                // the forward white lane
)

// The tables have 16 entries so that four bits index them without a check.
var (
	cells   [16]line // junction i in all four lanes
	beyonds [16]line // in every lane, the junctions past i in the lane's direction
)

// ahead[b] is the junction that bit b stands for, in any lane.
var ahead [64]uint8

func init() {
	for i := range side {
		back := side - 1 - i
		cells[i] = (1<<i | 1<<(16+back)) * (1 | 1<<32)
		past := func(n int) line { return 1<<side - 1<<(n+1) }
		beyonds[i] = (past(i) | past(back)<<16) * (1 | 1<<32)
		for lane := range 4 {
			ahead[16*lane+i] = uint8(i)
			if lane%2 == 1 {
				ahead[16*lane+i] = uint8(back)
			}
		}
	}
}

// below returns, lane by lane, the bits under the lowest one set in x or, where
// there is none, under the fence.
func below(x line) line {
	x |= fences
	return (x - lanes) &^ x
}

// look returns the run of tokens seen each way from junction i: looking skips
// empty junctions and stops at the first token of another colour than the
// first one, at a wall and at the edge (rule 3). Of the two forward lanes only
// one can hold a run, and so of the backward ones.
func (x line) look(i int) line {
	x &= beyonds[i&15]
	// What stops a run of one colour is the other colour, found 32 bits away.
	return x & below(line(bits.RotateLeft64(uint64(x), 32)))
}

// count returns how many lines can be taken of the runs x that look returned:
// as many as groups lists with an odd number.
func (x line) count() int {
	runs := uint32(x | x>>32)
	up := bits.OnesCount16(uint16(runs))
	down := bits.OnesCount32(runs >> 16)
	held := x + (tops - lanes)  // the top bit of each lane that is not empty
	same := held & (held >> 16) // of one colour both ways: bit 15 white, bit 47 black
	one := int(same>>15|same>>47) & 1
	odd := up ^ down
	both := up & down &^ one
	return odd&1 + both&1<<1
}

// group is what rule 3 calls a line: the tokens, as junctions of a line, that
// are taken together if their number is odd.
type group uint16

func (g group) len() int  { return bits.OnesCount16(uint16(g)) }
func (g group) odd() bool { return g.len()&1 == 1 }

// groups returns the one or two lines that the runs x from look make, the
// forward one first; an absent one is 0.
func (x line) groups() [2]group {
	runs := uint32(x | x>>32)
	up := group(runs)
	down := group(bits.Reverse16(uint16(runs>>16)) >> (16 - side))
	if up != 0 && down != 0 && (x&forward != 0) == (x>>16&forward != 0) {
		return [2]group{up | down}
	}
	return [2]group{up, down}
}

// held returns the junctions of x that hold something.
func (x line) held() group { return group((x | x>>32) & forward) }

// white returns the junctions of x that hold white tokens or walls.
func (x line) white() group { return group(x & forward) }

// token reports whether junction i holds a token and whether it is white.
func (x line) token(i int) (there, white bool) {
	c := x & cells[i]
	return c != 0 && c != cells[i], c&whites != 0
}
