package pasang

import "math/bits"

// Hash returns a key of what decides how p can go on: tokens, kas, turn,
// phase and rules. Scores are not in it.
func (p *Position) Hash() uint64 {
	state := uint64(p.mover) | uint64(p.rules)<<8 | uint64(p.kas[0])<<16 | uint64(p.kas[1])<<24
	for i := range p.kas {
		if p.kas[i] == noSpot { // then the passage still matters
			state |= uint64(uint8(p.passage[i])) << (32 + 8*i)
		}
	}
	ranks := p.lines[side:]
	h := mix(uint64(ranks[side-1])^keys[side-1], state^keys[side])
	for i := 0; i < side-1; i += 2 {
		h ^= mix(uint64(ranks[i])^keys[i], uint64(ranks[i+1])^keys[i+1])
	}
	return mix(h^keys[0], keys[side])
}

// mix folds the 128 bits of a product.
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

// keys are arbitrary: the first outputs of the generator for seed 0.
var keys = func() (k [side + 1]uint64) {
	var g generator
	for i := range k {
		k[i] = g.next()
	}
	return k
}()
