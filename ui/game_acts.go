package ui

import (
	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/session"
)

// undo takes back, or right after a new game was begun brings the old one back.
func (p *gamePage) undo() {
	if p.canRestore() {
		p.restore()
		return
	}
	p.session.Undo()
}

// canRestore reports whether undo would bring the old game back: nothing of
// this one has been decided yet, nor been taken back.
func (p *gamePage) canRestore() bool {
	return !p.session.CanUndo() && !p.session.CanRedo() && p.app.shelf.HasPrevious(p.game.ID)
}

func (p *gamePage) restore() {
	save, err := p.app.shelf.Restore(p.game.ID)
	if err != nil {
		fyne.LogError("opening a game", err)
		p.app.tell(p.app.words.say("trouble.load"))
		return
	}
	p.reopen(save)
}

// reopen puts another game of the same kind in the place of this one.
func (p *gamePage) reopen(save core.Save) {
	next, err := newGamePage(p.app, save)
	if err != nil {
		fyne.LogError("opening a game", err)
		p.app.tell(p.app.words.say("trouble.load"))
		return
	}
	p.app.nav.swap(next)
}

// rematch begins the same game with everyone one seat further.
func (p *gamePage) rematch() {
	save := p.session.Save()
	again := session.Config{Save: save}.Rematch().Save
	if r, over := p.session.Result(); over {
		setStreak(again.Tags, streakAfter(save, r, over))
	}
	p.beginAgain(again)
}

// beginAgain puts a new game of the same kind in the place of this one.
func (p *gamePage) beginAgain(again core.Save) {
	if err := p.app.shelf.Begin(again); err != nil {
		fyne.LogError("saving a game", err)
		p.app.tell(p.app.words.say("trouble.keep"))
		return
	}
	if err := p.app.shelf.KeepSetup(again); err != nil {
		fyne.LogError("saving a setup", err)
		p.trouble = p.app.words.say("trouble.keep")
	}
	p.reopen(again)
}

// forward steps on through the game or, at its end, brings back what was taken
// back.
func (p *gamePage) forward() {
	if p.interval() != nil {
		p.nextRound()
		return
	}
	if !p.session.Reviewing() && p.session.CanRedo() {
		p.session.Redo()
		return
	}
	p.session.Step(1)
}
