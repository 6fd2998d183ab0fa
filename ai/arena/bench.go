package main

import (
	"context"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"time"

	"papan/ai"
	"papan/core"
	"papan/core/catalog"
)

// benchPositions is the number of positions searched for each game, and
// benchStride the plies by which each lies further on in its game.
const (
	benchPositions = 8
	benchStride    = 2
)

// bench searches fixed positions of one game or of all and tells how fast. The
// checksum is of nodes, moves and scores: it is the same as long as the search
// finds the same in the same way, which more threads than one do not.
func bench(args []string, out io.Writer) error {
	fs := flag.NewFlagSet("bench", flag.ContinueOnError)
	id := fs.String("game", "", "`game` to search; all by default")
	depth := fs.Int("depth", 12, "`plies` to look ahead, at least 1")
	var think thinking
	think.machine(fs)
	if err := parse(fs, args, out); err != nil {
		return err
	}
	if *depth < 1 {
		return fmt.Errorf("bench: depth %d is less than 1", *depth)
	}
	engine, err := think.engine()
	if err != nil {
		return fmt.Errorf("bench: %w", err)
	}
	games := catalog.Games()
	if *id != "" {
		g, ok := catalog.Find(*id)
		if !ok {
			return fmt.Errorf("bench: no game %q", *id)
		}
		games = []*core.Game{g}
	}
	for _, g := range games {
		if err := benchGame(g, engine, *depth, out); err != nil {
			return err
		}
	}
	return nil
}

func benchGame(g *core.Game, engine *ai.Engine, depth int, out io.Writer) error {
	sum := fnv.New32a()
	nodes, took := 0, time.Duration(0)
	for i := range benchPositions {
		p, err := benchPosition(g, i)
		if err != nil {
			return err
		}
		start := time.Now()
		info, err := engine.Search(context.Background(), p, ai.Limits{Depth: depth}, nil)
		if err != nil {
			return err
		}
		took += time.Since(start)
		nodes += info.Nodes
		fmt.Fprintf(sum, "%d %v %v\n", info.Nodes, info.Move, info.Score)
		fmt.Fprintf(out, "%s %d: depth %d nodes %d bestmove %s\n", g.ID, i+1, info.Depth, info.Nodes, p.Text(info.Move))
	}
	_, err := fmt.Fprintf(out, "%s: nodes %d time %v nodes/s %.0f checksum %08x\n",
		g.ID, nodes, took.Round(time.Millisecond), float64(nodes)/took.Seconds(), sum.Sum32())
	return err
}

// benchPosition returns the i-th position of g: some plies into a game played
// at random, always the same.
func benchPosition(g *core.Game, i int) (core.Position, error) {
	p, err := g.Open(core.Setup{})
	if err != nil {
		return nil, err
	}
	random := uint64(i + 1)
	for range 2 + i*benchStride {
		random = random*6364136223846793005 + 1442695040888963407
		ms := p.Moves()
		next := p.After(ms[random>>33%uint64(len(ms))])
		if _, over := next.Result(); over {
			break
		}
		p = next
	}
	return p, nil
}
