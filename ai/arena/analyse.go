package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"papan/ai"
	"papan/core"
)

// analyse tells the best moves of a position, each with its score and the play
// expected after it.
func analyse(ctx context.Context, args []string, std stdio) error {
	fs := flag.NewFlagSet("analyse", flag.ContinueOnError)
	var t table
	var think thinking
	t.register(fs)
	think.register(fs, ai.Limits{Time: 5 * time.Second})
	fs.IntVar(&think.limits.Depth, "depth", 0, "`plies` to look ahead; 0 for any number")
	lines := fs.Int("lines", 3, "`number` of moves to tell, best first")
	if err := parse(fs, args, std.out); err != nil {
		return err
	}
	if *lines < 1 {
		return fmt.Errorf("analyse: %d lines are less than 1", *lines)
	}
	p, err := t.open()
	if err != nil {
		return fmt.Errorf("analyse: %w", err)
	}
	engine, err := think.engine()
	if err != nil {
		return fmt.Errorf("analyse: %w", err)
	}
	live := isTerminal(std.err)
	start := time.Now()
	found, err := engine.Lines(ctx, p, *lines, think.limits, func(infos []ai.Info) {
		if live {
			fmt.Fprintf(std.err, "\rdepth %d, nodes %d, %s\x1b[K", infos[0].Depth, infos[0].Nodes, summary(p, infos[0]))
		}
	})
	if live {
		fmt.Fprint(std.err, "\r\x1b[K")
	}
	if err != nil {
		return fmt.Errorf("analyse: %w", err)
	}
	tellLines(std.out, p, found, time.Since(start))
	return nil
}

func summary(p core.Position, info ai.Info) string {
	return p.Text(info.Move) + " " + scoreText(info.Score)
}

// tellLines prints what was found in some time.
func tellLines(out io.Writer, p core.Position, infos []ai.Info, took time.Duration) {
	nodes := 0
	for _, info := range infos {
		nodes = max(nodes, info.Nodes)
	}
	fmt.Fprintf(out, "seat %d to move, nodes %d, time %v, nodes/s %.0f\n", p.Turn(), nodes, round(took), float64(nodes)/max(took, time.Microsecond).Seconds())
	for i, info := range infos {
		fmt.Fprintf(out, "%2d  %-16s depth %-3d %s\n", i+1, scoreText(info.Score), info.Depth, lineText(p, info.Line))
	}
}

// scoreText is a score for reading: in points when it is an estimate or
// proven, or the win or loss that nothing can prevent.
func scoreText(s ai.Score) string {
	switch {
	case s.Win > 0:
		return fmt.Sprintf("wins in %d", s.Plies)
	case s.Win < 0:
		return fmt.Sprintf("loses in %d", s.Plies)
	case s.Exact:
		return fmt.Sprintf("%+.0f proven", float64(s.Margin)/100)
	}
	return fmt.Sprintf("%+.2f", float64(s.Margin)/100)
}

// lineText is moves from p on as move texts.
func lineText(p core.Position, line []core.Move) string {
	var texts []string
	for _, m := range line {
		texts = append(texts, p.Text(m))
		p = p.After(m)
	}
	return strings.Join(texts, " ")
}
