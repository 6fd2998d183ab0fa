package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/ui/board"
	look "papan/ui/theme"
)

// choosing returns the numbered lines on the board that there is a choice of.
func (p *gamePage) choosing() []board.Choice {
	choices := p.board.Choices()
	if p.session.Animating() || len(choices) < 2 {
		return nil
	}
	return choices
}

// waiting returns the move that a second touch will play, or none.
func (p *gamePage) waiting() core.Move {
	view := p.shown.view
	if len(view.Picks) == 0 || p.session.Animating() {
		return core.Move{}
	}
	_, m := core.Narrow(view.Moves, view.Picks)
	return m
}

// confirmation says what a second touch will do.
func (p *gamePage) confirmation(pos core.Position, m core.Move) string {
	took := gainOf(p.game, pos.Events(m))
	if p.risky(pos, m) {
		return p.app.words.say("confirm.stuck", "Pieces", took.pieces, "Points", took.points)
	}
	return p.app.words.say("confirm", "Pieces", took.pieces, "Points", took.points)
}

// buttons are what the row under the turn line offers now.
func (p *gamePage) buttons(pos core.Position) []fyne.CanvasObject {
	w, s := p.app.words, p.session
	if p.interval() != nil {
		return p.roundButtons()
	}
	if _, over := p.result(); over {
		row := []fyne.CanvasObject{
			action(w.say("result.rematch"), leading, p.rematch),
			action(w.say("result.new"), raised, func() { p.app.nav.open(newSetupPage(p.app, p.game)) }),
		}
		if level := p.suggestion(); level != "" {
			row = append(row, action(w.say("result.level", "Level", w.say("level."+level)), raised, func() { p.rematchAt(level) }))
		}
		return row
	}
	switch {
	case s.Reviewing():
		return []fyne.CanvasObject{action(w.say("review.return"), raised, s.Last)}
	case s.Err() != nil:
		return []fyne.CanvasObject{action(w.say("computer.again"), raised, s.Release)}
	case s.Thinking() && p.slow:
		return []fyne.CanvasObject{action(w.say("computer.now"), raised, s.MoveNow)}
	}
	var row []fyne.CanvasObject
	if m, may := swapOf(p.shown.view); may && !s.Animating() {
		row = append(row, action(w.say("swap"), raised, func() { p.tap(m[0]) }))
	}
	for i := range p.choosing() {
		row = append(row, p.choiceButton(pos, i+1))
	}
	return row
}

// choiceButton mirrors a numbered line: its badge, what it takes, and what may
// come of it. With more than two of them it has little room to say so.
func (p *gamePage) choiceButton(pos core.Position, n int) fyne.CanvasObject {
	w, m := p.app.words, p.finishing(n)
	took := gainOf(p.game, pos.Events(m))
	words := closely()
	var sign fyne.CanvasObject
	if len(p.choosing()) > 2 {
		words.Add(paragraph(w.say("choice.short", "Pieces", took.pieces, "Points", took.points)))
		if p.risky(pos, m) {
			sign = widget.NewIcon(theme.WarningIcon())
		}
	} else {
		words.Add(paragraph(w.choice(took)))
		if warning := p.choiceWarning(pos, m); warning != "" {
			words.Add(fine(warning))
		}
	}
	content := container.NewBorder(nil, nil, container.NewCenter(bandBadge(n)), sign, container.New(upright{}, tight(words)))
	return newPad(content, raised, func() { p.board.Choose(n) })
}

// risky reports whether the player wants to be warned and m could leave him
// stuck.
func (p *gamePage) risky(pos core.Position, m core.Move) bool {
	return p.app.settings.Warnings && couldBeStuck(pos, m)
}

func (p *gamePage) choiceWarning(pos core.Position, m core.Move) string {
	w, replies := p.app.words, len(pos.After(m).Moves())
	switch {
	case p.risky(pos, m):
		return w.say("choice.stuck")
	case p.app.settings.Warnings && replies <= fewMoves:
		return w.count("choice.replies", replies)
	}
	return ""
}

// signs reports whether some of the choices carry a warning sign.
func (p *gamePage) signs(pos core.Position) bool {
	choices := p.choosing()
	if len(choices) < 3 {
		return false
	}
	for n := range choices {
		if p.risky(pos, p.finishing(n+1)) {
			return true
		}
	}
	return false
}

// bandBadge is the number of a line in the colour it has on the board.
func bandBadge(n int) fyne.CanvasObject {
	c := look.Current()
	disc := canvas.NewCircle(c.Bands[(n-1)%len(c.Bands)])
	disc.StrokeColor, disc.StrokeWidth = c.Casing, 1
	number := canvas.NewText(strconv.Itoa(n), c.Casing)
	number.TextStyle.Bold = true
	return container.New(layout.NewCustomPaddedLayout(0, 0, 6, 0),
		container.New(atLeast{fyne.NewSize(28, 28)}, container.NewStack(disc, container.NewCenter(number))))
}

// finishing returns the move that the n-th line finishes.
func (p *gamePage) finishing(n int) core.Move {
	view := p.shown.view
	picks := append(append([]core.Site(nil), view.Picks...), p.choosing()[n-1].Site)
	for _, m := range view.Moves {
		if m.Begins(picks) {
			return m
		}
	}
	return core.Move{}
}
