package ai

// A table remembers what the search found out about positions. Several searches
// may use it at once: they take no locks, for an entry torn between two of them
// matches no position.
type table struct{ memory }

// finding is what is known about a position.
type finding struct {
	step  uint32 // best step, meaningful only if it is among the legal ones
	value value  // of what is still to be won, for the player to move
	depth int    // plies searched, or proven
	bound bound
}

// bound says how a finding's value relates to the true one.
type bound uint8

const (
	noBound bound = iota
	atLeast       // the true value is not below
	atMost        // the true value is not above
	exact
)

// boundOf returns the bound that v is, found with the window from alpha to beta.
func boundOf(v, alpha, beta value) bound {
	switch {
	case v >= beta:
		return atLeast
	case v <= alpha:
		return atMost
	}
	return exact
}

// proven is the depth of a finding that no deeper search can change.
const proven = 127

// newTable returns a table of at most the given size in megabytes.
func newTable(megabytes int) *table { return &table{newMemory(megabytes)} }

// find returns what is known about the position with this hash; its bound is
// noBound when that is nothing.
func (t *table) find(hash uint64) finding {
	if data := t.memory.find(hash); data != 0 {
		return unpack(data)
	}
	return finding{}
}

// keep stores a finding, over the one about the same position or else over the
// least deep of the bucket.
func (t *table) keep(hash uint64, f finding) {
	b := t.bucket(hash)
	worst, least := 0, proven+1
	for i := range b {
		e := b[i].load()
		if e.data&genMask != t.gen {
			if least >= 0 {
				worst, least = i, -1
			}
			continue
		}
		if e.lock^e.data == hash {
			worst = i
			break
		}
		if d := unpack(e.data).depth; d < least {
			worst, least = i, d
		}
	}
	data := f.pack() | t.gen
	b[worst].store(entry{lock: hash ^ data, data: data})
}

func (f finding) pack() uint64 {
	return uint64(f.step)<<32 | uint64(uint16(f.value))<<16 | uint64(f.depth)<<8 | uint64(f.bound)<<genBits
}

func unpack(data uint64) finding {
	return finding{
		step:  uint32(data >> 32),
		value: value(int16(data >> 16)),
		depth: int(data >> 8 & 0xff),
		bound: bound(data >> genBits & 3),
	}
}
