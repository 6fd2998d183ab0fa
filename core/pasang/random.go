package pasang

import "math/bits"

// RandomPattern returns the start pattern of a seed: of the 30 sets of four
// junctions that a quarter turn carries into each other, 15 are white and 15
// black. The same seed gives the same pattern for ever: the generator, the
// shuffle and the order of the sets may not change.
func RandomPattern(seed uint64) string {
	var colours [30]byte
	for i := range colours {
		colours[i] = "wb"[i/15]
	}
	g := generator(seed)
	for i := len(colours) - 1; i > 0; i-- {
		j := g.below(uint64(i + 1))
		colours[i], colours[j] = colours[j], colours[i]
	}
	// One junction of each set lies on files a–e of ranks 6 to 11: the corner
	// a11 and what a quarter turn does not bring back into it.
	var board [side][side]byte // by row from the top, by file
	board[mid][mid] = '.'
	for i, c := range colours {
		x, y := i%5, i/5
		for range 4 {
			board[y][x] = c
			x, y = side-1-y, x
		}
	}
	text := make([]byte, 0, side*(side+1))
	for _, row := range board {
		text = append(append(text, row[:]...), '/')
	}
	return string(text[:len(text)-1])
}

// generator is SplitMix64 (Steele, Lea, Flood 2014).
type generator uint64

func (g *generator) next() uint64 {
	*g += 0x9e3779b97f4a7c15
	z := uint64(*g)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1: the upper half of the product of n and
// the next output.
func (g *generator) below(n uint64) uint64 {
	hi, _ := bits.Mul64(g.next(), n)
	return hi
}
