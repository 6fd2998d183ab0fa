package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"time"

	"papan/ai"
	"papan/core"
)

// solve tells what positions are worth under best play. The last word of each
// line is the margin for the player to move, or unsolved.
func solve(ctx context.Context, args []string, std stdio) error {
	fs := flag.NewFlagSet("solve", flag.ContinueOnError)
	var t table
	var think thinking
	t.register(fs)
	think.register(fs, ai.Limits{})
	file := fs.String("file", "", "`file` of position texts, one a line, - for standard input: a line of output each")
	if err := parse(fs, args, std.out); err != nil {
		return err
	}
	list, err := t.positions(*file, std.in)
	if err != nil {
		return fmt.Errorf("solve: %w", err)
	}
	engine, err := think.engine()
	if err != nil {
		return fmt.Errorf("solve: %w", err)
	}
	if err := solveAll(ctx, engine, list, think.limits, std); err != nil {
		return fmt.Errorf("solve: %w", err)
	}
	return nil
}

// solveAll solves positions, a line each, and sums up those of a longer list on
// the error output.
func solveAll(ctx context.Context, engine *ai.Engine, list []core.Position, l ai.Limits, std stdio) error {
	bar := newProgress(std.err, "positions", len(list))
	defer bar.end()
	var took []time.Duration
	solved, known := 0, 0
	for i, p := range list {
		s, err := engine.Solve(ctx, p, l, func(s ai.Solution) {
			if bar.terminal {
				bar.step(i, resultWords[s.Result+1]+" proven")
			}
		})
		if err != nil {
			return err
		}
		took = append(took, s.Time)
		if s.Known {
			known++
		}
		if s.Solved {
			solved++
		}
		bar.end()
		fmt.Fprintln(std.out, solutionLine(p, s))
		if ctx.Err() != nil {
			break
		}
		bar.step(i+1, fmt.Sprintf("%d won, drawn or lost, %d by how much", known, solved))
	}
	if bar.end(); len(list) > 1 {
		slices.Sort(took)
		fmt.Fprintf(std.err, "%d of %d proven won, drawn or lost, %d by how much; time %v at most, %v for half of them\n",
			known, len(took), solved, round(took[len(took)-1]), round(took[len(took)/2]))
	}
	return nil
}

var resultWords = [...]string{"loss", "draw", "win"}

// solutionLine tells of a position in a line.
func solutionLine(p core.Position, s ai.Solution) string {
	line := fmt.Sprintf("nodes %d time %v", s.Nodes, round(s.Time))
	if s.Known {
		line += fmt.Sprintf(" move %s %s", p.Text(s.Move), resultWords[s.Result+1])
	}
	if !s.Solved {
		return line + " margin unsolved"
	}
	return line + fmt.Sprintf(" margin %d", s.Margin)
}

// positions returns the positions of a file under the flags' game and options,
// or the one that the flags describe when there is no file. None is over.
func (t *table) positions(file string, in io.Reader) ([]core.Position, error) {
	if file == "" {
		p, err := t.open()
		if err == nil && len(p.Moves()) == 0 {
			err = ai.ErrOver
		}
		return []core.Position{p}, err
	}
	if t.position != "" {
		return nil, fmt.Errorf("-position and -file both give positions")
	}
	g, err := t.find()
	if err != nil {
		return nil, err
	}
	texts, err := readPositions(file, in)
	if err != nil {
		return nil, err
	}
	var list []core.Position
	for _, text := range texts {
		s := t.setup()
		s.Start = text.text
		p, err := g.Open(s)
		if err == nil && len(p.Moves()) == 0 {
			err = ai.ErrOver
		}
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", file, text.line, err)
		}
		list = append(list, p)
	}
	return list, nil
}
