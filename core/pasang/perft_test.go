package pasang

import (
	"testing"

	"papan/core"
)

// open returns the first position of pattern under options given as name,
// value pairs.
func opened(t testing.TB, values ...string) Position {
	t.Helper()
	var s core.Setup
	for i := 0; i < len(values); i += 2 {
		s = s.With(values[i], values[i+1])
	}
	p, err := Game.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

// perft counts the positions depth plies ahead in stack, whose entry 0 is the
// position to start from.
func perft(stack []Position, buf [][MaxSteps]Step) int {
	p := &stack[0]
	if len(stack) == 1 {
		return p.CountSteps()
	}
	n := 0
	for _, s := range p.Steps(buf[0][:]) {
		p.Do(s, &stack[1])
		n += perft(stack[1:], buf[1:])
	}
	return n
}

func perftFrom(p Position, depth int) int {
	stack := make([]Position, depth)
	stack[0] = p
	return perft(stack, make([][MaxSteps]Step, depth))
}

func TestPerft(t *testing.T) {
	tests := []struct {
		setup []string
		want  []int
	}{
		{[]string{"pattern", "01"}, []int{11, 110, 3025, 78871, 354760, 1578649}},
		{[]string{"pattern", "04"}, []int{11, 110, 3125, 85668, 516146}},
		{[]string{"pattern", "25"}, []int{11, 110, 3110, 85315, 528137, 3240891}},
		{[]string{"second-passage", "sector", "promotion", "slide"}, []int{11, 60, 850, 12912, 60078}},
	}
	for _, test := range tests {
		for i, want := range test.want {
			if got := perftFrom(opened(t, test.setup...), i+1); got != want {
				t.Errorf("%v, %d plies: %d leaves, want %d", test.setup, i+1, got, want)
			}
		}
	}
}
