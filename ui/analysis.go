package ui

import (
	"time"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// verdict is what is known of a position, from the view of seat 1: by how much
// he will be ahead in the end. In a match of rounds it is the end of the round.
type verdict struct {
	pass   int       // how deep it was looked at, from 1; 0 for not at all
	margin int       // hundredths of a point
	exact  bool      // margin is what best play on both sides leads to
	winner core.Seat // wins against any reply; Nobody when that is not proven
	forced bool      // the winner leaves the other without a move: margin says nothing
	best   core.Move // the move that leads there; none at the end of the game
}

// known reports whether the position was looked at.
func (v verdict) known() bool { return v.pass > 0 }

// analysis is what is found out about the positions of a game of two, one
// after the other: which to look at next, how long, and what follows from it
// for the others. It searches nothing itself.
type analysis struct {
	line   []core.Position // one more than moves
	moves  []core.Move
	only   []bool    // by move: there was no other
	raw    []verdict // by position, as found
	found  []verdict // by position, with what the ones beside it tell
	breaks []bool    // by move: it begins a new round, so that what was counted before counts anew

	passes []ai.Limits
	pass   int // of the next position, from 0
	ply    int // of the next position
}

// task is a position to look at and how long.
type task struct {
	ply    int
	limits ai.Limits
}

// reviewTime is about how long a whole game is looked at, on one thread.
const reviewTime = 25 * time.Second

// quick is how long each position is looked at first.
var quick = []ai.Limits{
	{Nodes: 20_000, Time: 60 * time.Millisecond},
	{Nodes: 150_000, Time: 120 * time.Millisecond},
}

// passesFor spreads the time for a game over its positions: at first a glance
// at each, so that there soon is something to see, and at last a long look.
func passesFor(positions int) []ai.Limits {
	long := min(max(reviewTime/time.Duration(max(positions, 1)), 80*time.Millisecond), 600*time.Millisecond)
	return append(quick[:len(quick):len(quick)], ai.Limits{Nodes: 4_000_000, Time: long})
}

// newAnalysis returns the analysis of a game from the positions it went
// through and the moves between them, with nothing found out but how it ended.
func newAnalysis(line []core.Position, moves []core.Move) *analysis {
	a := &analysis{
		line: line, moves: moves,
		raw: make([]verdict, len(line)), found: make([]verdict, len(line)), breaks: make([]bool, len(moves)), only: make([]bool, len(moves)),
		passes: passesFor(len(line)),
		ply:    len(line) - 1,
	}
	for ply, m := range moves {
		_, a.breaks[ply] = roundOf(line[ply].Events(m))
		a.only[ply] = len(line[ply].Moves()) == 1
	}
	last := len(line) - 1
	if r, over := line[last].Result(); over {
		a.raw[last] = endVerdict(line[last], r, len(a.passes))
	}
	a.settle()
	return a
}

// endVerdict is the verdict on the end of a game.
func endVerdict(pos core.Position, r core.Result, pass int) verdict {
	v := verdict{pass: pass, exact: true, forced: r.Reason == pasang.Suntuk}
	if _, sown := pos.(mancala.Position); sown {
		v.margin = (scoreOf(pos, 1) - scoreOf(pos, 2)) * pointMargin
		v.winner = ahead(v.margin)
		return v
	}
	v.margin, v.winner = (r.Scores[0]-r.Scores[1])*pointMargin, r.Winner()
	return v
}

// ahead is the seat that a margin of seat 1 favours.
func ahead(margin int) core.Seat {
	switch {
	case margin > 0:
		return 1
	case margin < 0:
		return 2
	}
	return core.Nobody
}

// seen turns a margin of seat 1 into one of the given seat, and back.
func seen(seat core.Seat, margin int) int {
	if seat == 1 {
		return margin
	}
	return -margin
}

// next returns what to look at next, and false when there is nothing left.
// Each pass goes from the end of the game to its beginning, for what is known
// of the end helps with what comes before.
func (a *analysis) next() (task, bool) {
	for ; a.pass < len(a.passes); a.pass++ {
		for ; a.ply >= 0; a.ply-- {
			if a.worthwhile(a.ply) {
				return task{a.ply, a.passes[a.pass]}, true
			}
		}
		a.ply = len(a.line) - 1
	}
	return task{}, false
}

// worthwhile reports whether a longer look at a position can tell more.
func (a *analysis) worthwhile(ply int) bool {
	v := a.found[ply]
	return !v.known() || !v.exact && !v.forced && v.pass <= a.pass
}

// put takes the answer to the task that next returned last.
func (a *analysis) put(ply int, info ai.Info) {
	a.raw[ply] = verdictOf(a.line[ply].Turn(), info)
	a.raw[ply].pass = a.pass + 1
	a.ply = ply - 1
	a.settle()
}

// verdictOf reads what a search found for the seat to move.
func verdictOf(seat core.Seat, info ai.Info) verdict {
	s := info.Score
	v := verdict{pass: 1, margin: seen(seat, s.Margin), exact: s.Exact, forced: s.Win != 0, best: info.Move}
	switch {
	case s.Win != 0:
		v.winner = ahead(seen(seat, s.Win))
	case s.Exact:
		v.winner = ahead(v.margin)
	}
	return v
}

// done tells how far the work has come, as a part of it all.
func (a *analysis) done() float64 {
	positions, passes := len(a.line), len(a.passes)
	if a.pass >= passes {
		return 1
	}
	spent := time.Duration(0)
	all := time.Duration(0)
	for i, l := range a.passes {
		all += time.Duration(positions) * l.Time
		switch {
		case i < a.pass:
			spent += time.Duration(positions) * l.Time
		case i == a.pass:
			spent += time.Duration(positions-1-a.ply) * l.Time
		}
	}
	return float64(spent) / float64(all)
}

// settle draws what follows for each position from the one after it, which its
// player could choose and did, and from the one before it.
func (a *analysis) settle() {
	copy(a.found, a.raw)
	for ply := len(a.moves) - 1; ply >= 0; ply-- {
		if !a.breaks[ply] && a.found[ply+1].known() {
			a.found[ply] = a.lifted(ply)
		}
	}
	for ply := range a.moves {
		if !a.breaks[ply] && a.found[ply].known() && a.found[ply+1].known() {
			a.found[ply+1] = a.bounded(ply)
		}
	}
}

// lifted is the verdict before a move in the light of the one after it: it is
// no worse for the mover, and the same when he had no choice.
func (a *analysis) lifted(ply int) verdict {
	v, after, seat := a.found[ply], a.found[ply+1], a.line[ply].Turn()
	if a.only[ply] {
		after.best = a.moves[ply]
		return after
	}
	if !v.known() || v.exact || v.forced {
		return v
	}
	if after.winner == seat {
		v.winner = seat
	}
	if better(seat, after, v) {
		v.margin, v.forced, v.best = after.margin, after.forced, a.moves[ply]
	}
	return v
}

// bounded is the verdict after a move in the light of the one before it: it is
// no better for the mover than what was proven to be the most he could reach.
func (a *analysis) bounded(ply int) verdict {
	before, v, seat := a.found[ply], a.found[ply+1], a.line[ply].Turn()
	switch {
	case v.winner == core.Nobody && before.winner != core.Nobody && before.winner != seat:
		v.winner, v.forced, v.margin = before.winner, before.forced, before.margin
	case before.exact && !v.exact && better(seat, v, before):
		v.margin = before.margin
	}
	return v
}

// better reports whether v is better for a seat than w.
func better(seat core.Seat, v, w verdict) bool { return v.worth(seat) > w.worth(seat) }

// worth puts verdicts in order for a seat: a forced win is worth more than any
// margin.
func (v verdict) worth(seat core.Seat) int {
	const beyond = 1 << 20
	switch {
	case !v.forced:
		return seen(seat, v.margin)
	case v.winner == seat:
		return beyond
	}
	return -beyond
}

// score is what is known of a position for the player to move there.
func (a *analysis) score(ply int) ai.Score {
	v, seat := a.found[ply], a.line[ply].Turn()
	return ai.Score{Margin: seen(seat, v.margin), Exact: v.exact && !v.forced}
}
