package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"

	"papan/ai"
	"papan/ai/arena/contest"
	"papan/ai/arena/logit"
	"papan/core"
)

// tuneFlags are the flags of tune.
type tuneFlags struct {
	table
	thinking
	patterns  string
	games     int
	openings  int
	stray     int
	sample    int
	seed      uint64
	positions string
	from      string
}

func (f *tuneFlags) register(fs *flag.FlagSet) {
	f.table.register(fs)
	f.machine(fs)
	fs.IntVar(&f.limits.Nodes, "nodes", 2000, "`positions` looked at for a move")
	fs.StringVar(&f.patterns, "patterns", "", "start patterns of Pasang to play in turn: all, or a `list` such as 1,5,9")
	fs.IntVar(&f.games, "games", 500, "`number` of games to play against itself")
	fs.IntVar(&f.openings, "openings", 6, "`number` of random plies before each")
	fs.IntVar(&f.stray, "stray", 5, "`percent` of moves that are random, for variety")
	fs.IntVar(&f.sample, "sample", 8, "`positions` taken of a game at most, for those of one game are alike")
	fs.Uint64Var(&f.seed, "seed", 1, "`number` from which all that is left to chance follows")
	fs.StringVar(&f.positions, "positions", "", "`file` for the positions, what was seen in each and the part of the win that came of it, as CSV")
	fs.StringVar(&f.from, "from", "", "`file` of such positions to use instead of playing")
}

// tune plays games against itself and tells, by logistic regression, what each
// feature of a position is worth in points. What it tells is a guess to be
// tried in a match.
func tune(ctx context.Context, args []string, std stdio) error {
	fs := flag.NewFlagSet("tune", flag.ContinueOnError)
	var f tuneFlags
	f.register(fs)
	if err := parse(fs, args, std.out); err != nil {
		return err
	}
	if err := f.check(); err != nil {
		return fmt.Errorf("tune: %w", err)
	}
	set, err := f.gather(ctx, std.err)
	if err == nil && f.positions != "" {
		err = set.write(f.positions)
	}
	if err == nil {
		err = set.tell(std.out)
	}
	if err != nil {
		return fmt.Errorf("tune: %w", err)
	}
	return nil
}

func (f *tuneFlags) check() error {
	switch {
	case f.games < 1 || f.games > maxPairs:
		return fmt.Errorf("-games %d is not a number from 1 to %d", f.games, maxPairs)
	case f.openings < 0 || f.openings > 100:
		return fmt.Errorf("-openings %d is not a number from 0 to 100", f.openings)
	case f.stray < 0 || f.stray > 100:
		return fmt.Errorf("-stray %d is not a number from 0 to 100", f.stray)
	case f.sample < 1:
		return fmt.Errorf("-sample %d is less than 1", f.sample)
	case f.limits.Nodes < 1:
		return fmt.Errorf("-nodes %d is less than 1", f.limits.Nodes)
	}
	return nil
}

// gather plays the games, or reads the positions of games played before. An
// interrupt leaves those of the games done.
func (f *tuneFlags) gather(ctx context.Context, tell io.Writer) (*observations, error) {
	setups, err := f.starts(f.patterns)
	if err != nil {
		return nil, err
	}
	g, _ := f.find()
	first, err := g.Open(setups[0])
	if err != nil {
		return nil, err
	}
	list := features(first)
	if list == nil {
		return nil, fmt.Errorf("nothing is known of what counts in %s by %d players", g.ID, setups[0].Seats)
	}
	set := &observations{features: list}
	if f.from != "" {
		return set, set.read(f.from)
	}
	engine, err := f.engine()
	if err != nil {
		return nil, err
	}
	openings, _, err := contest.Openings(g, setups, f.openings, f.games, f.seed)
	if err != nil {
		return nil, err
	}
	bar := newProgress(tell, "games", len(openings))
	defer bar.end()
	for i, o := range openings {
		if err := f.play(ctx, engine, g, o, i, set); ctx.Err() != nil {
			break
		} else if err != nil {
			return nil, err
		}
		bar.step(i+1, fmt.Sprintf("%d positions", len(set.list)))
	}
	return set, nil
}

// play plays a game and adds some of its positions to set.
func (f *tuneFlags) play(ctx context.Context, engine *ai.Engine, g *core.Game, o contest.Opening, n int, set *observations) error {
	p, err := g.Open(o.Setup)
	if err != nil {
		return err
	}
	for _, m := range o.Moves {
		p = p.After(m)
	}
	rng := rand.New(rand.NewPCG(f.seed, uint64(n)))
	var line []core.Position
	for ms := p.Moves(); len(ms) > 0; ms = p.Moves() {
		line = append(line, p)
		m := ms[rng.IntN(len(ms))]
		if rng.IntN(100) >= f.stray {
			info, err := engine.Search(ctx, p, f.limits, nil)
			if err != nil {
				return err
			}
			m = info.Move
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		p = p.After(m)
	}
	r, _ := p.Result()
	rng.Shuffle(len(line), func(i, j int) { line[i], line[j] = line[j], line[i] })
	for _, p := range line[:min(f.sample, len(line))] {
		set.add(n, p, contest.Share(r, p.Turn(), o.Setup.Seats))
	}
	return nil
}

// heldOut: of so many games one is kept for the trial of what the others tell.
const heldOut = 5

// tell prints what the features are worth, and how well they foretell games
// that they were not found from.
func (set *observations) tell(out io.Writer) error {
	if len(set.list) == 0 {
		return fmt.Errorf("no position was gathered")
	}
	var train, trial, all []logit.Sample
	var marginTrain, marginTrial []logit.Sample
	for _, o := range set.list {
		s := logit.Sample{X: o.values, Y: o.share}
		m := logit.Sample{X: o.values[:2], Y: o.share}
		all = append(all, s)
		if o.game%heldOut == 0 {
			trial, marginTrial = append(trial, s), append(marginTrial, m)
		} else {
			train, marginTrain = append(train, s), append(marginTrain, m)
		}
	}
	model, err := logit.Fit(all)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d positions of %d games\n%-14s %9s %9s %9s\n", len(all), set.games(), "feature", "weight", "± error", "points")
	for i, f := range set.features {
		fmt.Fprintf(out, "%-14s %9.4f %9.4f %9.2f\n", f.name, model.Weights[i], model.Errors[i], model.Weights[i]/model.Weights[0])
	}
	if len(train) == 0 || len(trial) == 0 {
		return nil
	}
	tried, err := logit.Fit(train)
	if err != nil {
		return err
	}
	plain, err := logit.Fit(marginTrain)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "log-loss in one game of %d, held out: %.4f; by margin and to-move alone: %.4f; by tossing a coin: 0.6931\n",
		heldOut, tried.Loss(trial), plain.Loss(marginTrial))
	return err
}
