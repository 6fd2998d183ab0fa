package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"papan/ai/arena/contest"
	"papan/ai/arena/elo"
)

// tell prints the result of a match.
func tell(out io.Writer, r *contest.Result) {
	fmt.Fprintf(out, "A  %s\nB  %s\n", r.Names[contest.A], r.Names[contest.B])
	fmt.Fprintf(out, "games    %d, A won %d, drew %d, lost %d\n", len(r.Games), r.Won, r.Drawn, r.Lost)
	if len(r.Games) == 0 {
		return
	}
	m := elo.Average(r.Parts)
	even := ""
	if r.Seats > 2 {
		even = fmt.Sprintf(" (an even match is %s)", percent(1/float64(r.Seats)))
	}
	fmt.Fprintf(out, "score    A %s%s of %d whole pairs%s\n", percent(m.Value), halfWidth(m), r.Whole, even)
	if r.Seats == 2 {
		tellPairs(out, r, m)
	}
	tellSeats(out, r)
	tellWork(out, r)
}

// halfWidth is the error of a score, for reading.
func halfWidth(m elo.Mean) string {
	if !m.Sure {
		return ""
	}
	return fmt.Sprintf(" ± %.1f", 50*(m.High-m.Low))
}

// tellPairs tells what only two seats have.
func tellPairs(out io.Writer, r *contest.Result, m elo.Mean) {
	fmt.Fprintf(out, "pairs    A got 0: %d, ½: %d, 1: %d, 1½: %d, 2: %d\n",
		r.Pairs[0], r.Pairs[1], r.Pairs[2], r.Pairs[3], r.Pairs[4])
	if r.Whole > 0 {
		fmt.Fprintf(out, "Elo      A %s\n", eloText(m.Elo()))
	}
	if t := r.SPRT; t != nil {
		low, high := t.Bounds()
		fmt.Fprintf(out, "SPRT     %+.1f against %+.1f: LLR %.2f (%.2f to %.2f), %s\n", t.Elo1, t.Elo0, r.LLR, low, high, verdict(r))
	}
}

func verdict(r *contest.Result) string {
	switch r.Verdict {
	case elo.Accepted:
		return fmt.Sprintf("%+.1f accepted", r.SPRT.Elo1)
	case elo.Refused:
		return fmt.Sprintf("%+.1f accepted", r.SPRT.Elo0)
	}
	return "undecided"
}

// eloText is an Elo difference with its error of 95 %.
func eloText(e elo.Mean) string {
	value := bounded(e.Value)
	switch {
	case !e.Sure:
		return value + ", of which these pairs tell no error"
	case math.IsInf(e.Low, 0) || math.IsInf(e.High, 0):
		return fmt.Sprintf("%s, 95 %%: %s to %s", value, bounded(e.Low), bounded(e.High))
	}
	return fmt.Sprintf("%s ± %.0f, 95 %%: %s to %s", value, (e.High-e.Low)/2, bounded(e.Low), bounded(e.High))
}

func bounded(elo float64) string {
	switch {
	case math.IsInf(elo, 1):
		return "+∞"
	case math.IsInf(elo, -1):
		return "-∞"
	}
	return fmt.Sprintf("%+.0f", math.Round(elo)+0) // no -0
}

func tellSeats(out io.Writer, r *contest.Result) {
	for i, s := range r.BySeat {
		fmt.Fprintf(out, "seat %d   ", i+1)
		if s.Games > 0 {
			fmt.Fprintf(out, "A scored %s there in %d games; ", percent(s.OfA/float64(s.Games)), s.Games)
		}
		fmt.Fprintf(out, "whoever sat there %s\n", percent(s.Any/float64(len(r.Games))))
	}
}

// tellWork tells how long games and moves were, how games ended and what went
// wrong.
func tellWork(out io.Writer, r *contest.Result) {
	plies, reasons := 0, map[string]int{}
	for _, g := range r.Games {
		plies += len(g.Moves)
		reasons[g.Reason]++
	}
	fmt.Fprintf(out, "plies    %.1f a game; ended by", float64(plies)/float64(len(r.Games)))
	for i, reason := range sortedNames(reasons) {
		if i > 0 {
			fmt.Fprint(out, ",")
		}
		fmt.Fprintf(out, " %s %d", reason, reasons[reason])
	}
	fmt.Fprintf(out, "\ntime     a move A %v, B %v\n", aMove(r, contest.A), aMove(r, contest.B))
	if r.Failures != [2]int{} {
		fmt.Fprintf(out, "failures A %d, B %d; the first:\n", r.Failures[contest.A], r.Failures[contest.B])
		i := slices.IndexFunc(r.Games, func(g *contest.Played) bool { return g.Failure != "" })
		fmt.Fprintf(out, "         game %d: %s\n", i+1, r.Games[i].Failure)
	}
}

func aMove(r *contest.Result, side contest.Side) time.Duration {
	return (r.Took[side] / time.Duration(max(1, r.Choices[side]))).Round(time.Microsecond)
}

func sortedNames(counts map[string]int) []string {
	var names []string
	for name := range counts {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
