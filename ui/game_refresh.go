package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
	"papan/ui/session"
	look "papan/ui/theme"
)

// said is what the turn line says: a mark, a sentence, and a second one of
// less weight.
type said struct {
	mark fyne.Resource
	line string
	note string
	rule int // the part of the rules that explains the note; 0 for none
}

// refresh shows the moment that the board shows, in words.
func (p *gamePage) refresh() {
	if p.parts == nil || p.session == nil {
		return
	}
	pos := p.shown.view.Position
	p.refreshHead(pos)
	said := p.sentence(pos)
	if p.trouble != "" {
		said.note = p.trouble
	}
	p.say(said)
	p.parts.choices.Objects = p.buttons(pos)
	p.refreshTally()
	p.refreshBar()
	p.parts.page.Refresh()
}

func (p *gamePage) refreshHead(pos core.Position) {
	g, w := p.parts, p.app.words
	g.title.SetText(w.rulesName(p.game, p.setup))
	phases, now := w.phases(pos)
	g.phases.set(phases, now)
	turn := pos.Turn()
	result, over := p.result()
	if over || p.session.Reviewing() || len(phases) == 0 {
		g.phases.box.Hide()
	} else {
		g.phases.box.Show()
	}
	for i, panel := range g.scores {
		seat := core.Seat(i + 1)
		points := scoreOf(pos, seat)
		if over && result.Reason != session.ReasonResigned && result.Reason != mancala.Rounds {
			points = result.Scores[i]
		}
		if rest := p.interval(); rest != nil {
			points = rest.table[p.next().Store(seat)].N
		}
		panel.set(points, seat == turn && !over)
	}
	left := leftOnBoard(pos)
	if p.interval() != nil {
		left = 0
	}
	g.left.SetText(w.count("game.left", left))
}

func (p *gamePage) say(s said) {
	g := p.parts
	g.mark.SetResource(s.mark)
	if s.mark == nil {
		g.mark.Hide()
	} else {
		g.mark.Show()
	}
	g.line.SetText(s.line)
	g.note.SetText(s.note)
	if s.note == "" {
		g.note.Hide()
	} else {
		g.note.Show()
	}
	p.explains = s.rule
	g.said.setOff(s.rule == 0)
	if s.rule == 0 {
		g.more.Hide()
	} else {
		g.more.Show()
	}
}

// result is how the game ended, once the board has shown it and while it shows
// the end.
func (p *gamePage) result() (core.Result, bool) {
	if p.session.Animating() || p.session.Reviewing() {
		return core.Result{}, false
	}
	return p.session.Result()
}

// sentence is what there is to say now, the most pressing first.
func (p *gamePage) sentence(pos core.Position) said {
	w, s, view := p.app.words, p.session, p.shown.view
	turn := pos.Turn()
	mark := look.Mark(turn)
	if i := p.interval(); i != nil {
		return p.roundSaid(i)
	}
	switch {
	case s.Reviewing():
		return said{mark: theme.HistoryIcon(), line: w.say("review.line", "Ply", s.Cursor(), "Plies", s.Plies()), note: w.say("review.note")}
	case view.Refusal.Code != "" && !s.Animating():
		return said{mark: theme.WarningIcon(), line: w.refusal(p.game, view.Refusal)}
	}
	if r, over := p.result(); over {
		return said{look.Mark(r.Winner()), w.result(p.game, p.match, r), p.resultNote(r), p.resultRule(r)}
	}
	switch {
	case s.Err() != nil:
		return said{mark: theme.WarningIcon(), line: w.say("computer.failed")}
	case s.Held():
		return said{mark: mark, line: w.say("held.line"), note: p.turnWords(turn)}
	case s.Thinking():
		s := said{mark: mark, line: w.say("turn.thinking", "Name", w.player(p.match, s.Turn()))}
		if sows(p.game) && len(view.Last) > 0 {
			s.note, s.rule = p.sowingNote(), p.sowingRule()
		}
		return s
	case s.Hinting():
		return said{mark: mark, line: p.turnWords(turn), note: w.say("hint.looking")}
	}
	note, rule := p.note(pos)
	return said{mark, p.turnWords(turn), note, rule}
}

func (p *gamePage) turnWords(turn core.Seat) string {
	if turn == core.Nobody {
		return ""
	}
	words := p.app.words.turn(p.match, p.setup.Seats, turn)
	if pos, ok := p.shown.view.Position.(mancala.Position); ok {
		if role := p.app.words.role(pos, turn); role != "" {
			return words + " · " + role
		}
	}
	return words
}

// note is the second sentence to a person who is to move, and the part of the
// rules that explains it, 0 for none.
func (p *gamePage) note(pos core.Position) (sentence string, rule int) {
	w, view := p.app.words, p.shown.view
	switch {
	case p.session.Animating() || pos.Turn() == core.Nobody || len(view.Moves) == 0:
		return "", 0
	case p.waiting() != (core.Move{}):
		return p.confirmation(pos, p.waiting()), 0
	case view.Hint != (core.Move{}) && view.Hint.Begins(view.Picks):
		return p.reason(), 0
	case p.signs(pos):
		return w.say("choice.signs"), 0
	case len(p.choosing()) > 0:
		return "", 0
	}
	if warning := p.warning(pos); warning != "" {
		return warning, 0
	}
	if sows(p.game) {
		return p.sowingNote(), p.sowingRule()
	}
	return w.task(pos), 0
}

// warning tells a person who is to move of a danger, when he wants that.
func (p *gamePage) warning(pos core.Position) string {
	if !p.app.settings.Warnings || !foreseeable(pos) {
		return ""
	}
	moves := pos.Moves()
	for _, m := range moves {
		if couldBeStuck(pos, m) {
			return p.app.words.say("warning.stuck")
		}
	}
	if len(moves) <= fewMoves {
		return p.app.words.count("warning.few", len(moves))
	}
	return ""
}

// fewMoves is how many moves are worth a warning.
const fewMoves = 3

func (p *gamePage) resultNote(r core.Result) string {
	w := p.app.words
	note := ""
	if sows(p.game) && r.Reason != session.ReasonResigned {
		return w.sowingScores(p.match, p.setup.Seats, r, p.shown.view.Stuck)
	}
	switch r.Reason {
	case session.ReasonResigned:
	case pasang.Suntuk:
		note = w.forfeit(p.match, r, scoreOf(p.shown.view.Position, loser(r)))
	default:
		note = w.scores(p.match, p.setup.Seats, r.Scores)
	}
	if len(p.shown.view.Stuck) > 0 {
		note = w.say("result.stuck", "Scores", note)
	}
	return note
}

func (p *gamePage) refreshBar() {
	g, w, s := p.parts, p.app.words, p.session
	if p.canRestore() {
		g.undo.set(w.say("bar.previous"), true)
	} else {
		g.undo.set(w.say("bar.undo"), s.CanUndo())
	}
	g.back.set(w.say("bar.back"), s.Cursor() > 0)
	redo := !s.Reviewing() && s.CanRedo()
	if redo {
		g.forward.set(w.say("bar.redo"), true)
	} else {
		g.forward.set(w.say("bar.forward"), s.Reviewing())
	}
	p.refreshFourth()
	g.menu.set(w.say("bar.menu"), true)
}

// refreshFourth shows what the fourth button does now; see hintOrHold.
func (p *gamePage) refreshFourth() {
	b, w, s := p.parts.hint, p.app.words, p.session
	switch {
	case p.people() > 0:
		b.set(w.say("bar.hint"), s.Person(s.Turn()) && !s.Hinting())
	case s.Held():
		b.picture(theme.MediaPlayIcon())
		b.set(w.say("bar.goOn"), s.Turn() != core.Nobody)
	default:
		b.picture(theme.MediaPauseIcon())
		b.set(w.say("bar.hold"), s.Turn() != core.Nobody)
	}
}

// hintOrHold is the fourth button: a hint for a person, or a rest for those
// who watch computers.
func (p *gamePage) hintOrHold() {
	switch {
	case p.interval() != nil && p.people() > 0:
	case p.people() > 0:
		p.askHint()
	case p.session.Held():
		p.session.Release()
		p.waitRound()
	default:
		p.session.Hold()
	}
}
