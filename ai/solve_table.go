package ai

import "math/bits"

// A ledger remembers what the solver has proven of positions: between which
// bounds the points lie that are still to be won.
type ledger struct{ memory }

// proof is what is proven of a position: the value to its player to move lies
// from low to high.
type proof struct {
	step      uint32 // one that reaches low, 0 for none
	low, high int    // from -all to all
	size      int    // about how many positions it took, as a power of two
}

// all is the value of a position from which a player wins whatever the scores
// are; more than the points of any board.
const all = 255

// unproven is what is known of a position at first.
var unproven = proof{low: -all, high: all}

func newLedger(megabytes int) *ledger { return &ledger{newMemory(megabytes)} }

// find returns what is proven of the position with that hash.
func (l *ledger) find(hash uint64) proof {
	if data := l.memory.find(hash); data != 0 {
		return unpackProof(data)
	}
	return unproven
}

// keep stores a proof, over the one of the same position or else over the one
// of the bucket that was the least work. The rest of the bucket moves up, so of
// equals the oldest goes.
func (l *ledger) keep(hash uint64, p proof) {
	b := l.bucket(hash)
	worst, least := 0, 1<<30
	for i := range b {
		e := b[i]
		if e.data&genMask != l.gen {
			if least >= 0 {
				worst, least = i, -1
			}
			continue
		}
		if e.lock^e.data == hash {
			worst = i
			break
		}
		if n := unpackProof(e.data).size; n < least {
			worst, least = i, n
		}
	}
	data := p.pack() | l.gen
	b[worst] = entry{lock: hash ^ data, data: data}
}

// workOf returns the size of a proof that took n positions.
func workOf(n int) int { return bits.Len(uint(n)) }

func (p proof) pack() uint64 {
	return uint64(p.step)<<32 | uint64(p.low+all)<<21 | uint64(p.high+all)<<12 | uint64(p.size)<<genBits
}

func unpackProof(data uint64) proof {
	return proof{
		step: uint32(data >> 32),
		low:  int(data>>21&0x1ff) - all,
		high: int(data>>12&0x1ff) - all,
		size: int(data >> genBits & 63),
	}
}
