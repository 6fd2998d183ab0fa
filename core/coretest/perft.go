package coretest

import (
	"testing"

	"papan/core"
)

// Perft counts the move sequences of the given length from p. Sequences that
// end earlier, because the game is over, do not count.
func Perft(p core.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	ms := p.Moves()
	if depth == 1 {
		return len(ms)
	}
	n := 0
	for _, m := range ms {
		n += Perft(p.After(m), depth-1)
	}
	return n
}

// WantPerft checks the counts for 1, 2, 3 … plies from p.
func WantPerft(t *testing.T, p core.Position, want ...int) {
	t.Helper()
	for i, n := range want {
		if got := Perft(p, i+1); got != n {
			t.Errorf("perft %d of %s = %d, want %d", i+1, p, got, n)
		}
	}
}
