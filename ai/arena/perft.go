package main

import (
	"flag"
	"fmt"
	"io"
	"time"

	"papan/core"
	"papan/core/pasang"
)

// perft counts the move sequences of a given length, by first move. Games that
// end earlier do not count.
func perft(args []string, out io.Writer) error {
	fs := flag.NewFlagSet("perft", flag.ContinueOnError)
	var t table
	t.register(fs)
	depth := fs.Int("depth", 4, "`plies` to look ahead, 0 or more")
	if err := parse(fs, args, out); err != nil {
		return err
	}
	if *depth < 0 {
		return fmt.Errorf("perft: depth %d is less than 0", *depth)
	}
	p, err := t.open()
	if err != nil {
		return err
	}
	start := time.Now()
	total := 1
	if *depth > 0 {
		total = 0
		for _, m := range p.Moves() {
			n := leaves(p.After(m), *depth-1)
			fmt.Fprintln(out, p.Text(m), n)
			total += n
		}
	}
	took := time.Since(start)
	fmt.Fprintf(out, "depth %d time %v leaves/s %.0f\n", *depth, took.Round(time.Microsecond), float64(total)/took.Seconds())
	_, err = fmt.Fprintln(out, "total", total)
	return err
}

// leaves counts the sequences of depth moves from p, by the game's own steps
// where it has them.
func leaves(p core.Position, depth int) int {
	switch p := p.(type) {
	case pasang.Position:
		return newCounter[pasang.Position, pasang.Step, *pasang.Position](pasang.MaxSteps, depth).leaves(p)
	default:
		return slowLeaves(p, depth)
	}
}

// slowLeaves counts by what every game offers.
func slowLeaves(p core.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	ms := p.Moves()
	if depth == 1 {
		return len(ms)
	}
	n := 0
	for _, m := range ms {
		n += slowLeaves(p.After(m), depth-1)
	}
	return n
}

// stepper is a position with steps that cost no allocation.
type stepper[P any, S ~uint32] interface {
	*P
	Steps(buf []S) []S
	CountSteps() int
	Do(s S, next *P)
}

// counter counts by steps. Every ply has its own place for a position and its
// steps.
type counter[P any, S ~uint32, N stepper[P, S]] struct {
	plies []ply[P, S]
}

type ply[P any, S ~uint32] struct {
	pos   P
	steps []S
}

// newCounter returns a counter for positions of at most width steps.
func newCounter[P any, S ~uint32, N stepper[P, S]](width, depth int) *counter[P, S, N] {
	c := &counter[P, S, N]{plies: make([]ply[P, S], depth+1)}
	for i := range c.plies {
		c.plies[i].steps = make([]S, 0, width)
	}
	return c
}

// leaves counts the sequences of as many steps from p as c is made for.
func (c *counter[P, S, N]) leaves(p P) int {
	c.plies[0].pos = p
	return c.count(0)
}

// count counts from the position at ply i on. The last ply is counted without
// being played.
func (c *counter[P, S, N]) count(i int) int {
	p := &c.plies[i]
	switch len(c.plies) - 1 - i {
	case 0:
		return 1
	case 1:
		return N(&p.pos).CountSteps()
	}
	n := 0
	for _, s := range N(&p.pos).Steps(p.steps) {
		N(&p.pos).Do(s, &c.plies[i+1].pos)
		n += c.count(i + 1)
	}
	return n
}
