package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/mancala"
	look "papan/ui/theme"
)

// The sheet between two rounds takes the place of the turn line and of the bar,
// so that the board is seen and keeps its size. The turn line says who won the
// round and who begins the next one; the tally has a line for every player.

// next is the first position of the round that follows the interval.
func (p *gamePage) next() mancala.Position { return p.session.Position().(mancala.Position) }

// roundSaid is what the turn line says between two rounds.
func (p *gamePage) roundSaid(i *interval) said {
	w, next := p.app.words, p.next()
	winner := winnerOf(i.standings(next))
	note := w.say("round.leads."+i.round.Word, "Name", w.called(p.match, i.round.Seat))
	if counted(p.setup) {
		note += " " + w.say("result.rounds", "Scores", w.scores(p.match, next.Seats(), roundsWon(next)))
	}
	return said{look.Mark(winner), w.roundWon(p.match, i.round.N-1, winner), note, sowingRules[p.game.ID][severalRounds]}
}

// counted reports whether a match goes to whoever wins more of a number of rounds.
func counted(s core.Setup) bool {
	switch s.Value("rounds") + s.Value("match") {
	case "3", "5", "best-of-3", "best-of-5":
		return true
	}
	return false
}

// refreshTally shows what each player has and what becomes of it, between two
// rounds.
func (p *gamePage) refreshTally() {
	tally, i := p.parts.tally, p.interval()
	tally.Objects = nil
	if i == nil {
		return
	}
	next := p.next()
	for n, s := range i.standings(next) {
		tally.Add(p.tallyRow(core.Seat(n+1), s, p.app.words.role(next, core.Seat(n+1))))
	}
}

func (p *gamePage) tallyRow(seat core.Seat, s standing, role string) fyne.CanvasObject {
	score := widget.NewLabelWithStyle(strconv.Itoa(s.held), fyne.TextAlignTrailing, fyne.TextStyle{Bold: true})
	words := widget.NewLabel(p.app.words.standingOf(p.game, p.match, seat, s, role))
	words.SizeName = theme.SizeNameCaptionText
	words.Wrapping = fyne.TextWrapWord
	mark := container.New(upright{}, container.New(atLeast{fyne.NewSize(18, 18)}, widget.NewIcon(look.Mark(seat))))
	room := container.New(atLeast{fyne.NewSize(30*p.textSize(), 0)}, snug(score))
	left := container.New(layout.NewCustomPaddedHBoxLayout(6), mark, container.New(upright{}, room))
	return container.New(layout.NewCustomPaddedLayout(0, 0, 4, 2),
		container.New(layout.NewBorderLayout(nil, nil, left, nil), left,
			container.New(layout.NewCustomPaddedLayout(0, 0, 8, 0), container.New(upright{}, snug(words)))))
}

// roundButtons are what the sheet between two rounds offers.
func (p *gamePage) roundButtons() []fyne.CanvasObject {
	w := p.app.words
	on := action(w.say("round.next"), leading, p.nextRound)
	if !p.session.CanUndo() {
		return []fyne.CanvasObject{on}
	}
	return []fyne.CanvasObject{action(w.say("bar.undo"), raised, p.undo), on}
}

// rests lays the sheet between two rounds, if there is one now: the tally on
// the shelf s down to bottom, the buttons in the place of the bar. A tally that
// needs more room, with large text, scrolls.
func (l *gameLayout) rests(o []fyne.CanvasObject, s *shelfOf, bottom, height float32) bool {
	choices, bar, tally := o[4], o[6], o[7]
	if l.page.interval() == nil {
		bar.Show()
		tally.Hide()
		return false
	}
	bar.Hide()
	tally.Show()
	inside := l.page.parts.tally
	inside.Resize(fyne.NewSize(s.width, inside.Size().Height)) // wraps its words
	room := need(bar, barRows, s.width, barRoom)
	picks := min(room, l.choiceHeight(s.width))
	choices.Move(fyne.NewPos(s.x, height-gameGap-picks))
	choices.Resize(fyne.NewSize(s.width, picks))
	s.put(tally, min(inside.MinSize().Height, min(bottom, height-2*gameGap-picks)-s.y))
	return true
}
