package ui

import (
	"fmt"
	"slices"

	"papan/core"
	"papan/ui/session"
)

// seatName names a seat by its colour.
func (w *words) seatName(seat core.Seat) string { return w.say(fmt.Sprintf("seat.%d", seat)) }

// player names who sits at a seat; a computer with its level.
func (w *words) player(m match, seat core.Seat) string {
	name := m.Name[seat]
	if name == "" {
		name = w.seatName(seat)
	}
	if level := m.Level[seat]; level != "" {
		return w.say("player.computer", "Name", name, "Level", w.say("level."+level))
	}
	return name
}

// pairing names the players of a game.
func (w *words) pairing(m match, seats int) string {
	text := w.player(m, 1)
	for seat := 2; seat <= seats; seat++ {
		text = w.say("players.two", "First", text, "Second", w.player(m, core.Seat(seat)))
	}
	return text
}

// scores tells what each player has.
func (w *words) scores(m match, seats int, scores [core.MaxSeats]int) string {
	text := w.say("result.scores", "First", w.player(m, 1), "FirstScore", scores[0],
		"Second", w.player(m, 2), "SecondScore", scores[1])
	for seat := 3; seat <= seats; seat++ {
		text = w.say("players.two", "First", text, "Second", fmt.Sprint(w.player(m, core.Seat(seat)), " ", scores[seat-1]))
	}
	return text
}

// company says who plays, which is told by their number when they are not two.
func (w *words) company(c company, seats int) string {
	key := "company." + string(c)
	if many := fmt.Sprintf("%s.%d", key, seats); w.has(many) {
		return w.say(many)
	}
	return w.say(key)
}

// standing is a game in one sentence: how it ended, or who is to move.
func (w *words) standing(save core.Save, m match, pos core.Position) string {
	if seat := core.Seat(number(save.Tags[session.TagResigned])); seat != core.Nobody {
		return w.result(save.Game, m, resignation(save.Setup.Seats, seat))
	}
	if r, over := pos.Result(); over {
		return w.result(save.Game, m, r)
	}
	return w.turn(m, save.Setup.Seats, pos.Turn())
}

// turn says whose turn it is: to the only person at the table, that it is his.
func (w *words) turn(m match, seats int, seat core.Seat) string {
	if m.Level[seat] == "" && m.Name[seat] == "" && m.persons(seats) == 1 {
		return w.say("turn.yours")
	}
	return w.say("turn.move", "Name", w.player(m, seat))
}

// suggest offers another level after a streak of games.
func (w *words) suggest(streak int, level string) string {
	if streak > 0 {
		return w.say("suggest.higher", "N", streak, "Level", w.say("level."+level))
	}
	return w.say("suggest.lower", "N", -streak, "Level", w.say("level."+level))
}

// result says who won and why.
func (w *words) result(g *core.Game, m match, r core.Result) string {
	winner := r.Winner()
	if winner == core.Nobody {
		if r.Reason == session.ReasonResigned {
			return w.say("result.resigned", "Name", w.player(m, loser(r)))
		}
		if shared := w.shared(m, r); shared != "" {
			return shared
		}
		return w.say("result.draw." + r.Reason)
	}
	return w.say("result.won."+r.Reason, "Name", w.player(m, winner), "Loser", w.player(m, loser(r)))
}

// resignation is the end of a game of so many seats that one of them gave up.
func resignation(seats int, gaveUp core.Seat) core.Result {
	r := core.Result{Reason: session.ReasonResigned}
	for i := range max(seats, 2) {
		r.Winners[i] = core.Seat(i+1) != gaveUp
	}
	return r
}

// forfeit tells what each player has after suntuk, and that the loser had
// points of his own which the winner took.
func (w *words) forfeit(m match, r core.Result, lost int) string {
	scores := w.scores(m, 2, r.Scores)
	if lost == 0 {
		return scores
	}
	return w.count("result.forfeit", lost, "Loser", w.called(m, loser(r)), "Winner", w.called(m, r.Winner()), "Scores", scores)
}

// loser is the first seat that did not win: of two the other one, and of any
// number the one that gave up.
func loser(r core.Result) core.Seat {
	return core.Seat(slices.Index(r.Winners[:], false) + 1)
}

// ruleset names the rules of a setup.
func (w *words) ruleset(g *core.Game, s core.Setup) string {
	i := g.PresetOf(s)
	if i < 0 {
		return w.say("ruleset.own")
	}
	return w.say("preset." + g.ID + "." + g.Presets[i].Name)
}

// source tells who published a ruleset.
func (w *words) source(g *core.Game, preset core.Preset) string {
	return w.say("preset." + g.ID + "." + preset.Name + ".source")
}

// rulesName names the rules of a setup on the board.
func (w *words) rulesName(g *core.Game, s core.Setup) string {
	if sows(g) {
		return w.sowingRuleset(g, s)
	}
	return w.ruleset(g, s)
}

// optionLine tells an option and what it is set to.
func (w *words) optionLine(g *core.Game, name, value string) string {
	key := "option." + g.ID + "." + name
	o, _ := g.Option(name)
	if o.Values == nil {
		return w.say("option.line", "Option", w.say(key), "Value", w.patternName(value))
	}
	return w.say("option.line", "Option", w.say(key), "Value", w.say(key+"."+value))
}

// refusal says why a touch does not count, or "" when there is nothing to say.
func (w *words) refusal(g *core.Game, r core.Refusal) string {
	if r.Code == "" {
		return ""
	}
	piece := ""
	if r.Piece != 0 {
		piece = "." + g.Pieces[r.Piece-1].Name
	}
	key := "refusal." + r.Code
	if w.has(key + piece) {
		key += piece
	}
	return w.count(key, r.N)
}

// gain is what a move brings its player.
type gain struct{ pieces, points int }

// gainOf adds up what the events of a move carry that is worth something to its
// capturer.
func gainOf(g *core.Game, events []core.Event) gain {
	var sum gain
	for _, e := range events {
		if e.Kind != core.Carry || e.Piece == 0 {
			continue
		}
		if worth := g.Pieces[e.Piece-1].Worth; worth > 0 {
			sum.pieces += e.N
			sum.points += e.N * worth
		}
	}
	return sum
}

// choice is the word on a button that chooses between several moves.
func (w *words) choice(g gain) string {
	return w.count("choice", g.pieces, "Points", g.points)
}
