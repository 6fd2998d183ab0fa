package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

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

// buttons are what the row under the turn line offers now.
func (p *gamePage) buttons(pos core.Position) []fyne.CanvasObject {
	w, s := p.app.words, p.session
	if _, over := p.result(); over {
		return []fyne.CanvasObject{
			action(w.say("result.rematch"), leading, p.rematch),
			action(w.say("result.new"), raised, func() { p.app.nav.open(newSetupPage(p.app, p.game)) }),
		}
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
	for i := range p.choosing() {
		row = append(row, p.choiceButton(pos, i+1))
	}
	return row
}

// choiceButton mirrors a numbered line: its badge, what it takes, and what may
// come of it.
func (p *gamePage) choiceButton(pos core.Position, n int) fyne.CanvasObject {
	w := p.app.words
	m := p.finishing(n)
	words := container.New(tightly{6}, paragraph(w.choice(gainOf(p.game, pos.Events(m)))))
	if p.app.settings.Warnings {
		replies := len(pos.After(m).Moves())
		switch {
		case couldBeStuck(pos, m):
			words.Add(fine(w.say("choice.stuck")))
		case replies <= fewMoves:
			words.Add(fine(w.count("choice.replies", replies)))
		}
	}
	content := container.NewBorder(nil, nil, container.NewCenter(bandBadge(n)), nil, container.New(upright{}, words))
	return newPad(tight(content), raised, func() { p.board.Choose(n) })
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
