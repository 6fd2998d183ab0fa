package ui

import (
	"fmt"
	"strings"

	"papan/core"
	"papan/core/mancala"
)

// The words for the rounds of a match of a game of sowing, and for its end.

// sowingRound tells how a round ended, and who begins the next one and why.
// The event begins the next round; totals are what each seat held before.
func (w *words) sowingRound(m match, seats int, next core.Event, totals [core.MaxSeats]int) string {
	return w.say("round.over", "N", next.N-1, "Scores", w.scores(m, seats, totals)) + " " +
		w.say("round.leads."+next.Word, "Name", w.called(m, next.Seat))
}

// roundWon tells who won a round of a match.
func (w *words) roundWon(m match, n int, winner core.Seat) string {
	if winner == core.Nobody {
		return w.say("round.shared", "N", n)
	}
	return w.say("round.won", "N", n, "Name", w.called(m, winner))
}

// standingOf tells what becomes of a player's seeds in the next round, and
// which part he has there.
func (w *words) standingOf(g *core.Game, m match, seat core.Seat, s standing, role string) string {
	parts := []string{w.count("round.fills", s.fills)}
	if s.lids > 0 {
		if g.ID == mancala.Congklak.ID {
			parts = append(parts, w.count("round.burnt", s.lids))
		} else {
			parts = append(parts, w.count("round.closed", s.lids))
		}
	}
	if s.keeps > 0 {
		parts = append(parts, w.say("round.keeps", "N", s.keeps))
	}
	if role != "" {
		parts = append(parts, w.say("round.role", "Role", role))
	}
	return w.say("round.standing", "Name", w.called(m, seat), "What", strings.Join(parts, ", "))
}

// roundNow tells which round of a match is played, and how many each has won.
func (w *words) roundNow(m match, p mancala.Position) string {
	return w.say("round.now", "N", p.Round(), "Scores", w.scores(m, p.Seats(), roundsWon(p)))
}

func roundsWon(p mancala.Position) (won [core.MaxSeats]int) {
	for seat := range p.Seats() {
		won[seat] = p.Won(core.Seat(seat + 1))
	}
	return won
}

// sowingScores tells what each player has in the end, and what the crosses on
// the board mean when there are any.
func (w *words) sowingScores(m match, seats int, r core.Result, stuck []core.Refusal) string {
	scores := w.scores(m, seats, r.Scores)
	switch {
	case r.Reason == mancala.Rounds:
		return w.say("result.rounds", "Scores", scores)
	case r.Reason == mancala.Endless && len(stuck) > 0:
		return w.say("result.endless", "Scores", scores)
	}
	return scores
}

// shared says which two of three share a win; "" when they do not.
func (w *words) shared(m match, r core.Result) string {
	var names []string
	for i, won := range r.Winners {
		if won {
			names = append(names, w.called(m, core.Seat(i+1)))
		}
	}
	if len(names) != 2 {
		return ""
	}
	return w.say("result.shared", "First", names[0], "Second", names[1])
}

// severalRounds stands among the ends of sowings for the end of a round of a
// match.
const severalRounds = "rounds"

// sowingRules are the parts of the rules that explain the ends of sowings.
var sowingRules = map[string]map[string]int{
	mancala.Congklak.ID: {mancala.Again: 3, mancala.Spent: 3, mancala.Mati: 4, mancala.Tembak: 5, mancala.Gather: 6, severalRounds: 7},
	mancala.RajaPasu.ID: {mancala.Pasu: 3, mancala.Stop: 5, mancala.Pussa: 5, mancala.Gather: 7, severalRounds: 8},
	mancala.Mandiri.ID:  {mancala.Pasu: 3, mancala.Stop: 4, mancala.Pussa: 4, mancala.Gather: 6, severalRounds: 7},
}

// roleHoles are a hole each of the Raja, the Mandiri and the Pasu.
var roleHoles = [...]core.Site{4, 7, 1}

// role names the part that a seat plays in this round of Raja Pasu Mandiri; ""
// in games without parts.
func (w *words) role(p mancala.Position, seat core.Seat) string {
	if p.Seats() < len(roleHoles) {
		return ""
	}
	for i, hole := range roleHoles {
		if p.Owner(hole) == seat {
			return w.say(fmt.Sprintf("role.%d", i+1))
		}
	}
	return ""
}

// sowingRuleset names the rules of a setup; where they depart from those that a
// ruleset publishes in more than size and length, it says so.
func (w *words) sowingRuleset(g *core.Game, s core.Setup) string {
	for _, preset := range g.Presets {
		if rules(g, s, preset) {
			return w.say("preset." + g.ID + "." + preset.Name)
		}
	}
	return w.say("ruleset.changed", "Ruleset", w.say("preset."+g.ID+"."+g.Presets[0].Name))
}

// rules reports whether a setup of a game of sowing follows a ruleset in all
// but size and length.
func rules(g *core.Game, s core.Setup, preset core.Preset) bool {
	for _, o := range g.Options {
		if !upfront[o.Name] && s.Value(o.Name) != ruling(preset, o) {
			return false
		}
	}
	return true
}
