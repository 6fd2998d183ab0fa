package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/board"
	"papan/ui/reel"
	"papan/ui/session"
)

// gamePage is a game being played: the board, and around it what must be known
// and what can be done.
type gamePage struct {
	app     *App
	game    *core.Game
	match   match
	session *session.Session
	board   *board.Grid
	shown   *watcher
	parts   *gameParts // the widgets of the page as built last

	builtFor float32 // the text scale of parts
	slow     bool    // the computer has been thinking for a while
	thinking int     // counts the times it began to
	wasBusy  bool
	trouble  string // a save that failed, until one works
}

// slowly is how long the computer thinks before "Move now" is offered.
const slowly = 2 * time.Second

// watcher is a board that remembers what it was told to show.
type watcher struct {
	session.Board
	view session.View
}

func (w *watcher) Lay(v session.View) {
	w.view = v
	w.Board.Lay(v)
}

// beginGame puts a new game on the shelf and opens it.
func (a *App) beginGame(save core.Save) {
	if err := a.shelf.Begin(save); err != nil {
		a.tell(a.words.say("trouble.keep", "Error", err))
		return
	}
	a.nav.home()
	a.continueGame(save)
}

// continueGame opens a game that is on the shelf.
func (a *App) continueGame(save core.Save) {
	p, err := newGamePage(a, save)
	if err != nil {
		a.tell(a.words.say("trouble.load", "Error", err))
		return
	}
	a.nav.open(p)
}

func newGamePage(a *App, save core.Save) (*gamePage, error) {
	p := &gamePage{app: a, game: save.Game, match: matchOf(save.Tags)}
	p.board = newBoard(save.Game)
	p.board.OnTap = func(s core.Site) { p.session.Tap(s) }
	p.board.OnCancel = func() { p.session.Cancel() }
	p.board.Speed = p.speed
	p.shown = &watcher{Board: p.board}
	s, err := session.New(session.Config{
		Save:    save,
		Players: p.match.players(),
		Board:   p.shown,
		Post:    fyne.Do,
		Store:   p.keep,
		Changed: p.changed,
		Confirm: func() bool { return p.board.Cell() < smallCell },
		Beat:    p.beat,
		Now:     a.now,
	})
	if err != nil {
		return nil, err
	}
	p.session = s
	p.turnBoard()
	a.keepAwake(true)
	return p, nil
}

// smallCell is the distance between lines, in units, under which a touch that
// would play a move asks for a second one.
const smallCell float32 = 40

func (p *gamePage) keep(save core.Save) {
	p.trouble = ""
	if err := p.app.shelf.Keep(save); err != nil {
		p.trouble = p.app.words.say("trouble.keep", "Error", err)
	}
}

// beat is how long the computer takes at least.
func (p *gamePage) beat() time.Duration {
	switch p.app.settings.Speed {
	case "instant":
		return 200 * time.Millisecond
	case "slow":
		return 1200 * time.Millisecond
	case "fast":
		return 300 * time.Millisecond
	}
	return 600 * time.Millisecond
}

// changed follows the session.
func (p *gamePage) changed() {
	if p.session == nil {
		return
	}
	p.watchClock()
	p.turnBoard()
	p.refresh()
}

// watchClock has "Move now" offered when the computer thinks for long.
func (p *gamePage) watchClock() {
	busy := p.session.Thinking()
	if busy && !p.wasBusy {
		p.thinking++
		turn := p.thinking
		time.AfterFunc(slowly, func() {
			fyne.Do(func() {
				if p.thinking == turn && p.session.Thinking() {
					p.slow = true
					p.refresh()
				}
			})
		})
	}
	if !busy {
		p.slow = false
	}
	p.wasBusy = busy
}

// turnBoard turns the board to whoever sits before it, once it is at rest.
func (p *gamePage) turnBoard() {
	if !p.session.Animating() {
		p.board.SetFlipped(p.flipped())
	}
}

// flipped reports whether the board is to be seen from seat 2.
func (p *gamePage) flipped() bool {
	save := p.save()
	near := p.match.near(save.Setup.Seats)
	if turn := p.session.Turn(); p.match.Seating == handOver && p.match.persons(save.Setup.Seats) > 1 && p.session.Person(turn) {
		near = turn
	}
	return (near == 2) != (save.Tags[tagFlip] != "")
}

// tagFlip is kept with a game whose board was turned by hand.
const tagFlip = "flip"

func (p *gamePage) flip() {
	value := "yes"
	if p.save().Tags[tagFlip] != "" {
		value = ""
	}
	p.session.SetTag(tagFlip, value)
	p.turnBoard()
}

func (p *gamePage) save() core.Save { return p.session.Save() }

// speed is how fast moves are shown.
func (p *gamePage) speed() reel.Speed {
	if !p.app.settings.Motion {
		return reel.Instant
	}
	return paces[p.app.settings.Speed]
}

// fitText builds the page again when the window has become one for text of
// another size.
func (p *gamePage) fitText() {
	if scale := p.textScale(); scale != p.builtFor {
		p.builtFor = scale
		fyne.Do(p.app.nav.rebuild)
	}
}

// undo takes back, or right after a new game was begun brings the old one back.
func (p *gamePage) undo() {
	if !p.session.CanUndo() && p.app.shelf.HasPrevious(p.game.ID) {
		p.restore()
		return
	}
	p.session.Undo()
}

func (p *gamePage) restore() {
	save, err := p.app.shelf.Restore(p.game.ID)
	if err != nil {
		p.app.tell(p.app.words.say("trouble.load", "Error", err))
		return
	}
	p.reopen(save)
}

// reopen puts another game of the same kind in the place of this one.
func (p *gamePage) reopen(save core.Save) {
	next, err := newGamePage(p.app, save)
	if err != nil {
		p.app.tell(p.app.words.say("trouble.load", "Error", err))
		return
	}
	p.app.nav.swap(next)
}

// rematch begins the same game with everyone one seat further.
func (p *gamePage) rematch() {
	again := session.Config{Save: p.save()}.Rematch().Save
	if err := p.app.shelf.Begin(again); err != nil {
		p.app.tell(p.app.words.say("trouble.keep", "Error", err))
		return
	}
	if err := p.app.shelf.KeepSetup(again); err != nil {
		p.trouble = p.app.words.say("trouble.keep", "Error", err)
	}
	p.reopen(again)
}

// forward steps on through the game or, at its end, brings back what was taken
// back.
func (p *gamePage) forward() {
	if !p.session.Reviewing() && p.session.CanRedo() {
		p.session.Redo()
		return
	}
	p.session.Step(1)
}

// back cancels a choice that was begun.
func (p *gamePage) back() bool { return p.session.Cancel() }

func (p *gamePage) closed() {
	p.session.Pause()
	p.session.Close()
	p.thinking++
	p.app.keepAwake(false)
}

// away and again are the app leaving the screen and coming back.
func (p *gamePage) away() { p.session.Pause() }

func (p *gamePage) again() { p.session.Resume() }
