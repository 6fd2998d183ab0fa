package main

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"papan/core"
	"papan/core/catalog"
	"papan/core/coretest"
)

func output(t *testing.T, args ...string) string {
	t.Helper()
	var out strings.Builder
	if err := run(t.Context(), args, stdio{strings.NewReader(""), &out, io.Discard}); err != nil {
		t.Fatalf("arena %s: %v", strings.Join(args, " "), err)
	}
	return out.String()
}

func TestPerftDivides(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(output(t, "perft", "-set", "second-passage=sector", "-set", "promotion=slide", "-depth", "3")), "\n")
	if len(lines) != 13 {
		t.Fatalf("%d lines for 11 moves, speed and total", len(lines))
	}
	sum := 0
	for _, line := range lines[:11] {
		var text string
		var n int
		if _, err := fmt.Sscan(line, &text, &n); err != nil {
			t.Errorf("%q: %v", line, err)
		}
		sum += n
	}
	if want := "total 850"; sum != 850 || lines[12] != want {
		t.Errorf("moves add up to %d, last line %q; want %q", sum, lines[12], want)
	}
}

func TestPerftFromPosition(t *testing.T) {
	// Player 1 can take either token from below or c5 from a5; Player 2 then
	// has two ways to take the other.
	e := "..........."
	start := strings.Join([]string{"..........2", e, e, e, e, e, "..w....b...", e, e, e, "1.........."}, "/") + " 1 aj 0,0"
	for depth, want := range []int{1, 3, 6, 0} {
		out := output(t, "perft", "-depth", fmt.Sprint(depth), "-position", start)
		if !strings.HasSuffix(out, fmt.Sprintf("total %d\n", want)) {
			t.Errorf("depth %d: %q, want %d", depth, out, want)
		}
	}
}

// Counting by steps and counting by moves agree.
func TestLeavesAgree(t *testing.T) {
	for _, g := range catalog.Games() {
		p, err := g.Open(core.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		for depth := range 4 {
			if got, want := leaves(p, depth), coretest.Perft(p, depth); got != want {
				t.Errorf("%s, %d plies: %d leaves, want %d", g.ID, depth, got, want)
			}
		}
	}
}

func TestBenchRepeats(t *testing.T) {
	for _, g := range catalog.Games() {
		sums := map[string]bool{}
		for range 2 {
			out := strings.Fields(output(t, "bench", "-game", g.ID, "-depth", "3", "-hash", "1"))
			sums[out[len(out)-1]] = true
		}
		if len(sums) != 1 {
			t.Errorf("%s: checksums differ: %v", g.ID, sums)
		}
	}
}

func TestUsageErrors(t *testing.T) {
	for _, args := range []string{
		"", "fly", "ugi now", "perft -depth -1", "perft -depth x", "perft -game chess", "perft more",
		"perft -set pattern", "perft -set =3", "perft -set colour=3", "perft -set pattern=99", "perft -position nonsense",
		"perft -seats 7", "bench -depth 0", "bench -hash 0", "bench -game chess",
	} {
		var out strings.Builder
		if err := run(t.Context(), strings.Fields(args), stdio{strings.NewReader(""), &out, io.Discard}); err == nil {
			t.Errorf("arena %s: no error", args)
		}
	}
}
