package ui

import (
	"strings"

	"papan/core"
)

// The words of the review of a game and of what an analysis finds.

// counted says a sentence that counts points, or seeds in a game of sowing.
func (w *words) counted(g *core.Game, key string, n int, args ...any) string {
	if sows(g) {
		key += ".seeds"
	}
	return w.count(key, n, args...)
}

// moment says what happened at a moment. In a match of rounds a win is that of
// the round.
func (w *words) moment(g *core.Game, m match, mo moment, pos core.Position, rounds bool) string {
	if mo.kind == takeLead {
		return w.say("moment.lead", "Name", w.called(m, mo.seat))
	}
	var told []string
	switch mo.kind {
	case settled:
		told = append(told, w.proven(m, mo.winner, rounds))
	case turned:
		told = append(told, w.say("moment.turned"))
	}
	switch {
	case mo.loss <= 0:
	case mo.exact:
		told = append(told, w.counted(g, "moment.loses", mo.loss, "Name", w.called(m, mo.seat)))
	default:
		told = append(told, w.counted(g, "moment.about", mo.loss, "Name", w.called(m, mo.seat)))
	}
	if mo.best != (core.Move{}) {
		told = append(told, w.bestMove(pos, mo.best))
	}
	return strings.Join(told, " ")
}

// bestMove names the move that would have been best in pos.
func (w *words) bestMove(pos core.Position, m core.Move) string {
	return w.say("moment.best", "Best", pos.Text(m))
}

// proven says that a seat wins, whatever the other does.
func (w *words) proven(m match, winner core.Seat, rounds bool) string {
	if rounds {
		return w.say("verdict.round", "Name", w.called(m, winner))
	}
	return w.say("verdict.wins", "Name", w.called(m, winner))
}

// verdict says who stands better, and how sure that is.
func (w *words) verdict(m match, v verdict, rounds bool) string {
	lead := roundedPoints(v)
	switch {
	case !v.known():
		return w.say("verdict.unknown")
	case v.exact && !v.forced && v.winner != core.Nobody:
		return w.say("verdict.exact", "N", lead, "Name", w.called(m, v.winner))
	case v.winner != core.Nobody:
		return w.proven(m, v.winner, rounds)
	case v.exact:
		return w.say("verdict.level")
	case lead == 0:
		return w.say("verdict.even")
	}
	return w.say("verdict.about", "N", lead, "Name", w.called(m, ahead(v.margin)))
}

// lead says the same in a word or two beside the bar, which has the mark of
// whom it favours.
func (w *words) lead(v verdict) string {
	lead := roundedPoints(v)
	switch {
	case !v.known():
		return ""
	case v.forced || v.winner != core.Nobody && !v.exact:
		return w.say("lead.wins")
	case lead == 0:
		return w.say("lead.even")
	case v.exact:
		return w.say("lead.exact", "N", lead)
	}
	return w.say("lead.about", "N", lead)
}

// roundedPoints is a lead in whole points, whoever has it.
func roundedPoints(v verdict) int {
	return (max(v.margin, -v.margin) + pointMargin/2) / pointMargin
}

// moveMade tells which move led to the position shown.
func (w *words) moveMade(m match, pos core.Position, mv core.Move, ply, plies int) string {
	return w.say("review.move", "Ply", ply, "Plies", plies, "Name", w.called(m, pos.Turn()), "Move", pos.Text(mv))
}
