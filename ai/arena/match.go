package main

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"papan/ai/arena/contest"
	"papan/ai/arena/elo"
	"papan/core"
)

// matchFlags are the flags of match.
type matchFlags struct {
	table
	sides       [2]string
	openings    string
	patterns    string
	pairs       int
	games       int
	concurrency int
	seed        uint64
	plies       int
	sprt        string
	alpha, beta float64
	record      string
	csv, json   string
}

func (f *matchFlags) register(fs *flag.FlagSet) {
	f.table.register(fs)
	fs.StringVar(&f.sides[contest.A], "a", "", "first `entrant`; see below")
	fs.StringVar(&f.sides[contest.B], "b", "", "second `entrant`")
	fs.StringVar(&f.openings, "openings", "4", "`number` of random plies before the entrants move, or a file of position texts, one a line")
	fs.StringVar(&f.patterns, "patterns", "", "start patterns of Pasang to play in turn: all, or a `list` such as 1,5,9")
	fs.IntVar(&f.pairs, "pairs", 0, "`number` of openings, each played from every seat (20 if neither this nor -games is given)")
	fs.IntVar(&f.games, "games", 0, "`number` of games, instead of -pairs; rounded up to whole pairs")
	fs.IntVar(&f.concurrency, "concurrency", 1, "`games` played at once")
	fs.Uint64Var(&f.seed, "seed", 1, "`number` from which all that is left to chance follows")
	fs.IntVar(&f.plies, "plies", 2000, "give a game up, won by nobody, after so many `plies`")
	fs.StringVar(&f.sprt, "sprt", "", "end as soon as a sequential test of these two Elo differences, `elo0,elo1`, is decided")
	fs.Float64Var(&f.alpha, "alpha", 0.05, "`chance` of the test to accept elo1 when elo0 is true")
	fs.Float64Var(&f.beta, "beta", 0.05, "`chance` of the test to refuse elo1 when it is true")
	fs.StringVar(&f.record, "record", "", "keep the games as saved games: in a `folder` (a path that ends in / or is one), a file each, or all in one file")
	fs.StringVar(&f.csv, "csv", "", "`file` for a table of the games")
	fs.StringVar(&f.json, "json", "", "`file` for the result and the games as JSON")
	fs.Usage = func() {
		fmt.Fprintln(fs.Output(), "usage: arena match -a ENTRANT -b ENTRANT [flags]")
		fs.PrintDefaults()
		fmt.Fprintf(fs.Output(), "An entrant is one of\n%s\n", contest.Entrants)
	}
}

// match plays a match and tells how it went. An interrupt ends it early, and
// what has been played is told and kept.
func match(ctx context.Context, args []string, std stdio) error {
	fs := flag.NewFlagSet("match", flag.ContinueOnError)
	var f matchFlags
	f.register(fs)
	if err := parse(fs, args, std.out); err != nil {
		return err
	}
	m, distinct, err := f.match()
	if err != nil {
		return fmt.Errorf("match: %w", err)
	}
	keep, err := f.outputs()
	if err != nil {
		return fmt.Errorf("match: %w", err)
	}
	bar := newProgress(std.err, "pairs", len(m.Openings))
	res, failure := m.Run(ctx, func(r *contest.Result) { bar.step(r.Whole, standing(r)) })
	bar.end()
	if failure != nil && len(res.Games) == 0 {
		return fmt.Errorf("match: %w", failure)
	}
	fmt.Fprintf(std.out, "%s, %d openings, %d different\n", m.Game.ID, len(m.Openings), distinct)
	tell(std.out, res)
	if ctx.Err() != nil {
		fmt.Fprintf(std.out, "interrupted after %d of %d pairs\n", res.Whole, len(m.Openings))
	}
	if err := keep.write(res); err != nil {
		return fmt.Errorf("match: %w", err)
	}
	if failure != nil {
		return fmt.Errorf("match: %w", failure)
	}
	return nil
}

// match returns the match that the flags describe, and how many different
// openings it has.
func (f *matchFlags) match() (contest.Match, int, error) {
	var m contest.Match
	for side, text := range f.sides {
		if text == "" {
			return m, 0, fmt.Errorf("-%c: who plays? See match -h", 'a'+side)
		}
		e, err := contest.ParseEntrant(text)
		if err != nil {
			return m, 0, fmt.Errorf("-%c: %w", 'a'+side, err)
		}
		m.Entrants[side] = e
	}
	g, err := f.find()
	if err != nil {
		return m, 0, err
	}
	setups, plies, err := f.setups(g)
	if err != nil {
		return m, 0, err
	}
	m.Game, m.Seed, m.AtOnce, m.Plies = g, f.seed, f.concurrency, f.plies
	if f.concurrency < 1 || f.plies < 1 {
		return m, 0, fmt.Errorf("-concurrency and -plies are at least 1, not %d and %d", f.concurrency, f.plies)
	}
	complete, err := g.Complete(setups[0])
	if err != nil {
		return m, 0, err
	}
	if m.SPRT, err = f.test(complete.Seats); err != nil {
		return m, 0, err
	}
	pairs, err := f.count(complete.Seats)
	if err != nil {
		return m, 0, err
	}
	var distinct int
	m.Openings, distinct, err = contest.Openings(g, setups, plies, pairs, f.seed)
	return m, distinct, err
}

// maxPairs is more than any match needs.
const maxPairs = 1_000_000

// count returns the number of pairs.
func (f *matchFlags) count(seats int) (int, error) {
	switch {
	case f.pairs != 0 && f.games != 0:
		return 0, fmt.Errorf("-pairs and -games say the same; give one")
	case f.pairs < 0 || f.games < 0 || f.pairs > maxPairs || f.games > maxPairs:
		return 0, fmt.Errorf("-pairs and -games are from 1 to %d", maxPairs)
	case f.games > 0:
		return (f.games + seats - 1) / seats, nil
	case f.pairs > 0:
		return f.pairs, nil
	}
	return 20, nil
}

// test returns the sequential test asked for, nil for none.
func (f *matchFlags) test(seats int) (*elo.SPRT, error) {
	if f.sprt == "" {
		return nil, nil
	}
	if seats != 2 {
		return nil, fmt.Errorf("-sprt is for two seats, not %d", seats)
	}
	low, high, ok := strings.Cut(f.sprt, ",")
	elo0, err0 := strconv.ParseFloat(strings.TrimSpace(low), 64)
	elo1, err1 := strconv.ParseFloat(strings.TrimSpace(high), 64)
	if !ok || err0 != nil || err1 != nil {
		return nil, fmt.Errorf("-sprt: %q is not two Elo differences, such as 0,10", f.sprt)
	}
	t := &elo.SPRT{Elo0: elo0, Elo1: elo1, Alpha: f.alpha, Beta: f.beta}
	if err := t.Check(); err != nil {
		return nil, fmt.Errorf("-sprt: %w", err)
	}
	return t, nil
}

// setups returns the setups to play in turn and how many random plies follow.
func (f *matchFlags) setups(g *core.Game) ([]core.Setup, int, error) {
	base := f.setup()
	plies, err := strconv.Atoi(f.openings)
	switch {
	case err == nil && (plies < 0 || plies > 100):
		return nil, 0, fmt.Errorf("-openings: %d is not a number of plies from 0 to 100", plies)
	case err == nil && f.patterns != "":
		list, err := f.patternSetups(g, f.patterns)
		return list, plies, err
	case err == nil:
		return []core.Setup{base}, plies, nil
	case f.patterns != "" || f.position != "":
		return nil, 0, fmt.Errorf("-openings %s names a file of positions: without -position and -patterns", f.openings)
	}
	texts, err := readPositions(f.openings, nil)
	if err != nil {
		return nil, 0, fmt.Errorf("-openings: %w", err)
	}
	var list []core.Setup
	for _, t := range texts {
		s := base
		s.Start = t.text
		p, err := g.Open(s)
		if err == nil && len(p.Moves()) == 0 {
			err = fmt.Errorf("the game is over")
		}
		if err != nil {
			return nil, 0, fmt.Errorf("-openings: %s, line %d: %w", f.openings, t.line, err)
		}
		list = append(list, s)
	}
	return list, 0, nil
}

// standing is the score so far in a few words.
func standing(r *contest.Result) string {
	text := fmt.Sprintf("A %s", percent(elo.Average(r.Parts).Value))
	if r.SPRT != nil {
		low, high := r.SPRT.Bounds()
		text += fmt.Sprintf(", LLR %.2f (%.2f to %.2f)", r.LLR, low, high)
	}
	return text
}

func percent(part float64) string { return fmt.Sprintf("%.1f %%", 100*part) }
