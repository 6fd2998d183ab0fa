package ui

import (
	"papan/core"
	"papan/core/mancala"
	"papan/ui/board"
	"papan/ui/session"
)

// What the app knows of the games of sowing alone: what a sowing came to, and
// how one round follows another.

// inHoles counts the seeds that are in no store.
func inHoles(p mancala.Position) int {
	n := 0
	for s := core.Site(1); int(s) <= 2*p.Holes(); s++ {
		if pile := p.At(s); pile.Piece == mancala.Seed {
			n += pile.N
		}
	}
	return n
}

// boardWords words what a board of holes says.
func (p *gamePage) boardWords(n board.Note) string {
	return p.app.words.sowingNote(p.game, p.match, n)
}

// sowingNote tells the sowing that led to the position shown and, when a round
// ended with it, how; before the first sowing it says what to do.
func (p *gamePage) sowingNote() string {
	view := p.shown.view
	report, ok := board.ReportOf(view.Position, view.Last)
	switch {
	case len(view.Last) > 0 && view.Last[0].Word == mancala.Swap:
		return p.app.words.say("swapped", "Name", p.app.words.called(p.match, view.Last[0].Seat))
	case !ok:
		return p.app.words.sowingTask(p.match.ByHand)
	}
	if r, ok := roundOf(view.Last); ok {
		return p.app.words.sowingRound(p.match, p.setup.Seats, r, p.totals(report))
	}
	return p.app.words.sowingTold(p.match, p.setup.Seats, report)
}

// swapOf returns the move that takes over the opponent's side, and whether a
// person may make it now.
func swapOf(v session.View) (core.Move, bool) {
	if _, ok := v.Position.(mancala.Position); !ok {
		return core.Move{}, false
	}
	for _, m := range v.Moves {
		if v.Position.Text(m) == mancala.Swap {
			return m, true
		}
	}
	return core.Move{}, false
}

// sowingRule is the part of the rules that explains how the sowing that led to
// the position shown has ended; 0 when none does.
func (p *gamePage) sowingRule() int {
	rules, view := sowingRules[p.game.ID], p.shown.view
	if _, ended := roundOf(view.Last); ended {
		return rules[severalRounds]
	}
	report, _ := board.ReportOf(view.Position, view.Last)
	return rules[report.End.Code]
}

// resultRule is the part of the rules that explains how a game has ended.
func (p *gamePage) resultRule(r core.Result) int {
	if r.Reason == session.ReasonResigned {
		return 0
	}
	return p.sowingRule()
}

// totals is what each seat held when the round that the last step ended was over.
func (p *gamePage) totals(report board.Report) [core.MaxSeats]int {
	held := report.Gain
	pos := p.shown.view.Position.(mancala.Position)
	before := p.session.Table(p.session.Cursor() - 1)
	for seat := core.Seat(1); int(seat) <= pos.Seats(); seat++ {
		held[seat-1] += before[pos.Store(seat)].N
	}
	return held
}

// roundOf returns the event that begins a round among those of a step.
func roundOf(events []core.Event) (core.Event, bool) {
	for _, e := range events {
		if e.Kind == core.Round {
			return e, true
		}
	}
	return core.Event{}, false
}

// inRounds returns a position of a match that has come to its second round.
func inRounds(pos core.Position) (mancala.Position, bool) {
	p, ok := pos.(mancala.Position)
	return p, ok && p.Round() > 1
}

// upfront are the options of games of sowing that are less rules than the size
// and the length of a game.
var upfront = map[string]bool{"holes": true, "rounds": true, "match": true}
