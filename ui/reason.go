package ui

import (
	"slices"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/ui/board"
)

// reason is why a move is a good one: a kind, and what its sentence needs.
type reason struct {
	kind  reasonKind
	n     int // what the sentence counts
	other int // a second number, where it has one
}

// reasonKind is what speaks for a move; the sentence for it is "reason." with
// the kind.
type reasonKind string

// The kinds. N and Other are the numbers of the sentence; points are seeds in a
// game of sowing.
const (
	onlyMove   reasonKind = "only"   // there is no other
	endsGame   reasonKind = "ends"   // it ends the game and wins it
	stuckWin   reasonKind = "stuck"  // N points, and the opponent cannot move and loses
	forcedWin  reasonKind = "forced" // wins against any reply within N moves
	holdsOut   reasonKind = "holds"  // loses against best play, but not before N moves
	sureWin    reasonKind = "wins"   // ends N points ahead against any reply
	sureDraw   reasonKind = "draws"  // ends level against any reply
	leastLoss  reasonKind = "least"  // ends N points behind, and nothing is better
	anotherGo  reasonKind = "again"  // another turn
	gainAndGo  reasonKind = "go"     // N seeds and another turn
	shoots     reasonKind = "shoots" // N seeds by a shot
	endsRound  reasonKind = "round"  // N seeds, and the round is over
	trades     reasonKind = "trades" // N seeds, and Other for the opponent
	feeds      reasonKind = "feeds"  // N seeds, and Other for the two opponents together
	keepsFrom  reasonKind = "keeps"  // the opponent would take N, now Other at most
	leavesFew  reasonKind = "few"    // Other points, and the opponent has N moves
	takesMost  reasonKind = "most"   // N points, more than any other move
	takes      reasonKind = "takes"  // N points
	takesSeeds reasonKind = "brings" // N seeds
	forLater   reasonKind = "later"  // nothing now
)

// reasonKinds lists all kinds.
var reasonKinds = []reasonKind{
	onlyMove, endsGame, stuckWin, forcedWin, holdsOut, sureWin, sureDraw, leastLoss, anotherGo, gainAndGo, shoots,
	endsRound, trades, feeds, keepsFrom, leavesFew, takesMost, takes, takesSeeds, forLater,
}

// worthKeeping is how many points less the opponent must get by a move, at the
// least, for that to be its reason.
const worthKeeping = 4

// reasonOf tells why m, a move of pos that a search found best with the given
// score, is good. Everything it says is true of the rules alone, but for what
// the score says is proven.
func reasonOf(g *core.Game, pos core.Position, m core.Move, score ai.Score) reason {
	if len(pos.Moves()) == 1 {
		return reason{kind: onlyMove}
	}
	after := pos.After(m)
	got := gainIn(g, pos, m)
	if r, over := after.Result(); over && r.Winner() == pos.Turn() {
		if sows(g) || got == 0 {
			return reason{kind: endsGame}
		}
		return reason{kind: stuckWin, n: got}
	}
	if r, ok := provenWin(score); ok {
		return r
	}
	threat := reason{}
	if duel(pos) && after.Turn() != pos.Turn() && after.Turn() != core.Nobody {
		threat = keptFrom(g, pos, m)
	}
	r := plainReason(g, pos, m, got)
	switch {
	case threat.n-threat.other > got && r.kind != leavesFew:
		return threat
	case r.kind == forLater:
		if s, ok := provenRest(score); ok {
			return s
		}
	}
	return r
}

// provenWin is the reason that a proven win gives.
func provenWin(s ai.Score) (reason, bool) {
	switch {
	case s.Win > 0:
		return reason{kind: forcedWin, n: s.Plies}, true
	case s.Win == 0 && s.Exact && s.Margin >= pointMargin:
		return reason{kind: sureWin, n: s.Margin / pointMargin}, true
	}
	return reason{}, false
}

// provenRest is the reason that a proven draw or loss gives a move of which
// there is no better thing to say.
func provenRest(s ai.Score) (reason, bool) {
	switch {
	case s.Win < 0:
		return reason{kind: holdsOut, n: s.Plies}, true
	case s.Exact && s.Margin == 0:
		return reason{kind: sureDraw}, true
	case s.Exact && s.Margin <= -pointMargin:
		return reason{kind: leastLoss, n: -s.Margin / pointMargin}, true
	}
	return reason{}, false
}

// pointMargin is a point in the margin of a score.
const pointMargin = 100

// plainReason is what a look at the move alone tells.
func plainReason(g *core.Game, pos core.Position, m core.Move, got int) reason {
	if report, ok := board.ReportOf(pos, pos.Events(m)); ok {
		return sowingReason(report, got, duel(pos))
	}
	if n := len(pos.After(m).Moves()); n <= fewMoves && foreseeable(pos) {
		return reason{kind: leavesFew, n: n, other: got}
	}
	if got == 0 {
		return reason{kind: forLater}
	}
	for _, other := range pos.Moves() {
		if other != m && gainIn(g, pos, other) >= got {
			return reason{kind: takes, n: got}
		}
	}
	return reason{kind: takesMost, n: got}
}

// sowingReason is what a sowing came to.
func sowingReason(r board.Report, got int, duel bool) reason {
	theirs := -got
	for _, n := range r.Gain {
		theirs += n
	}
	switch {
	case r.End.Code == mancala.Again && !r.Over && got > 0:
		return reason{kind: gainAndGo, n: got}
	case r.End.Code == mancala.Again && !r.Over:
		return reason{kind: anotherGo}
	case r.Over:
		return reason{kind: endsRound, n: got}
	case r.End.Code == mancala.Tembak && r.End.Seat == r.Mover:
		return reason{kind: shoots, n: r.End.N}
	case got > 0 && theirs > 0 && duel:
		return reason{kind: trades, n: got, other: theirs}
	case got > 0 && theirs > 0:
		return reason{kind: feeds, n: got, other: theirs}
	case got > 0:
		return reason{kind: takesSeeds, n: got}
	}
	return reason{kind: forLater}
}

// gainIn is the points that m brings its player at once.
func gainIn(g *core.Game, pos core.Position, m core.Move) int {
	events := pos.Events(m)
	if report, ok := board.ReportOf(pos, events); ok {
		return report.Gain[report.Mover-1]
	}
	return gainOf(g, events).points
}

// keptFrom compares what the opponent can get at once after m with what he
// could get after most other moves. The zero reason means there is no such
// threat, or m does nothing about it.
func keptFrom(g *core.Game, pos core.Position, m core.Move) reason {
	if !sows(g) && !foreseeable(pos) {
		return reason{}
	}
	var otherwise []int
	for _, other := range pos.Moves() {
		if other != m {
			otherwise = append(otherwise, bestReply(g, pos, other))
		}
	}
	slices.Sort(otherwise)
	mostly, now := otherwise[(len(otherwise)-1)/2], bestReply(g, pos, m)
	if mostly-now < worthKeeping {
		return reason{}
	}
	return reason{kind: keepsFrom, n: mostly, other: now}
}

// bestReply is the most that the opponent can get at once after m; 0 when the
// turn does not pass to him.
func bestReply(g *core.Game, pos core.Position, m core.Move) int {
	after, most := pos.After(m), 0
	if after.Turn() == pos.Turn() {
		return 0
	}
	for _, reply := range after.Moves() {
		most = max(most, gainIn(g, after, reply))
	}
	return most
}

// duel reports whether pos is of a game of two.
func duel(pos core.Position) bool {
	p, ok := pos.(mancala.Position)
	return !ok || p.Seats() == 2
}
