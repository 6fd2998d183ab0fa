package mancala

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// solve returns by how much the player to move at b will hold more than the
// other with best play, from a table of boards solved.
func solve(b Board, solved map[Board]int) int {
	if v, ok := solved[b]; ok {
		return v
	}
	var buf [MaxSteps]Step
	steps := b.Steps(buf[:])
	best := -1000
	if len(steps) == 0 {
		held := b.Outcome()
		best = held[b.Turn()-1] - held[2-b.Turn()]
	}
	for _, s := range steps {
		best = max(best, solveStep(&b, s, solved))
	}
	solved[b] = best
	return best
}

// solveStep is the value of s for the player who makes it.
func solveStep(b *Board, s Step, solved map[Board]int) int {
	var next Board
	b.Do(s, &next)
	v := solve(next, solved)
	if next.Turn() != b.Turn() {
		return -v
	}
	return v
}

func TestSmallBoardsSolved(t *testing.T) {
	for _, row := range table(t, "congklak_small_solved.csv") {
		holes, each := atoi(t, row[0]), atoi(t, row[1])
		if row[2] != "0" {
			continue // another rule for the end of a round
		}
		if positions := atoi(t, row[5]); positions > 50000 && !*long {
			continue
		}
		b := smallStart(holes, each, row[3] == "true").Board()
		solved := map[Board]int{}
		var values []string
		var buf [MaxSteps]Step
		for _, s := range b.Steps(buf[:]) {
			values = append(values, fmt.Sprint(solveStep(&b, s, solved)))
		}
		if got := "[" + strings.Join(values, " ") + "]"; got != row[7] {
			t.Errorf("%d holes of %d, empty tembak scores %s: values %s, want %s", holes, each, row[3], got, row[7])
		}
		if got, want := solve(b, solved), atoi(t, row[4]); got != want {
			t.Errorf("%d holes of %d, empty tembak scores %s: value %d, want %d", holes, each, row[3], got, want)
		}
	}
}

// ways is a board of the first player's first turn, and in how many ways he
// gets there.
type ways struct {
	seeds seeds
	n     int
}

// merge adds up the ways to the same board.
func merge(level []ways) []ways {
	slices.SortFunc(level, func(x, y ways) int {
		return cmp.Or(cmp.Compare(x.seeds.a, y.seeds.a), cmp.Compare(x.seeds.b, y.seeds.b))
	})
	merged := level[:0]
	for _, w := range level {
		if i := len(merged) - 1; i >= 0 && merged[i].seeds == w.seeds {
			merged[i].n += w.n
		} else {
			merged = append(merged, w)
		}
	}
	return merged
}

// TestShortestOpeningOfSeven searches choice by choice for turns that leave the
// opponent fewer than seven seeds: none is shorter than 25 choices.
func TestShortestOpeningOfSeven(t *testing.T) {
	choices, shortest, total := 12, 0, 0
	if *long {
		choices, shortest, total = 27, 25, 4
	}
	b := start(t, Congklak).Board()
	level := []ways{{b.seeds, 1}}
	first, won := 0, 0
	for choice := 1; choice <= choices; choice++ {
		var after []ways
		for _, w := range level {
			b.seeds = w.seeds
			var buf [MaxSteps]Step
			for _, s := range b.Steps(buf[:]) {
				var next Board
				b.Do(s, &next)
				if next.Turn() == 1 && next.CountSteps() > 0 {
					after = append(after, ways{next.seeds, w.n})
				} else if next.Held(1) > 98-7 {
					first = cmp.Or(first, choice)
					won += w.n
				}
			}
		}
		level = merge(after)
	}
	if first != shortest || won != total {
		t.Errorf("%d winning openings of at most %d choices, the shortest of %d; want %d and %d", won, choices, first, total, shortest)
	}
}
