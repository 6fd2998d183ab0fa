package ui

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/session"
)

// gamePage is a game being played: the board, and around it what must be known
// and what can be done.
type gamePage struct {
	app     *App
	game    *core.Game
	setup   core.Setup // complete
	match   match
	turned  bool // the board is turned by hand
	session *session.Session
	board   gameBoard
	shown   *watcher
	hinter  *hinter    // asked last
	parts   *gameParts // the widgets of the page as built last

	builtFor float32 // the text size of parts
	slow     bool    // the computer has been thinking for a while
	thinking int     // counts the times it began to
	wasBusy  bool
	explains int    // the part of the rules that the turn line leads to; 0 for none
	told     int    // the ply whose end of a round has been read
	trouble  string // a save that failed, until one works
}

// slowly is how long the computer thinks before "Move now" is offered.
const slowly = 2 * time.Second

// watcher is a board that remembers what it was told to show, and rests
// between two rounds.
type watcher struct {
	session.Board
	view     session.View
	interval *interval   // while the end of a round is shown and told
	tells    func() bool // whether to tell the end of a round
	opened   func()      // the sheet is to be shown
	now      func() time.Time
}

func (w *watcher) Lay(v session.View) {
	w.view, w.interval = v, nil
	w.Board.Lay(v)
}

// beginGame puts a new game on the shelf and opens it.
func (a *App) beginGame(save core.Save) {
	if err := a.shelf.Begin(save); err != nil {
		a.tell(a.words.say("trouble.keep"))
		return
	}
	delete(a.told, save.Game.ID)
	a.nav.home()
	a.continueGame(save)
}

// continueGame opens a game that is on the shelf.
func (a *App) continueGame(save core.Save) {
	p, err := newGamePage(a, save)
	if err != nil {
		a.tell(a.words.say("trouble.load"))
		return
	}
	a.nav.open(p)
}

func newGamePage(a *App, save core.Save) (*gamePage, error) {
	p := &gamePage{app: a, game: save.Game, match: matchOf(save.Tags)}
	p.board = p.newBoard()
	p.shown = &watcher{Board: p.board, tells: p.tellsRound, opened: p.opened, now: a.now}
	p.told = toldOf(save)
	s, err := session.New(session.Config{
		Save:    save,
		Players: p.match.players(),
		Board:   p.shown,
		Post:    a.post,
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
	p.setup, p.turned = s.Save().Setup, save.Tags[tagFlip] != ""
	p.watchClock()
	p.turnBoard()
	p.tellRound()
	a.keepAwake(true)
	return p, nil
}

// smallCell is the distance between lines, in units, under which a touch that
// would play a move asks for a second one.
const smallCell float32 = 40

func (p *gamePage) keep(save core.Save) {
	p.trouble = ""
	if p.told > len(save.Moves) {
		p.told = 0
	}
	told := ""
	if p.told > 0 {
		told = strconv.Itoa(p.told)
	}
	set(save.Tags, tagTold, told)
	if err := p.app.shelf.Keep(save); err != nil {
		fyne.LogError("saving a game", err)
		p.trouble = p.app.words.say("trouble.keep")
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
		p.app.later(slowly, func() {
			if p.thinking == turn && p.session.Thinking() {
				p.slow = true
				p.refresh()
			}
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
	if p.setup.Seats > 2 {
		return p.turned // nobody has a side of his own
	}
	near := p.match.near(p.setup.Seats)
	if turn := p.session.Turn(); p.match.Seating == handOver && p.people() > 1 && p.session.Person(turn) {
		near = turn
	}
	return (near == 2) != p.turned
}

// people counts the persons at the table.
func (p *gamePage) people() int { return p.match.persons(p.setup.Seats) }

// tagFlip is kept with a game whose board was turned by hand.
const tagFlip = "flip"

func (p *gamePage) flip() {
	p.turned = !p.turned
	p.session.SetTag(tagFlip, yes(p.turned))
	p.turnBoard()
}

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
	if size := p.textSize(); size != p.builtFor {
		p.builtFor = size
		fyne.Do(p.app.nav.rebuild)
	}
}

// back cancels a choice that was begun.
func (p *gamePage) back() bool { return p.session.Cancel() }

// closed ends the game on this page. It stores nothing: every ply has been
// stored, and by now another game may be in its place.
func (p *gamePage) closed() {
	p.session.Close()
	p.thinking++
	p.app.keepAwake(false)
}

// away and again are the app leaving the screen and coming back.
func (p *gamePage) away() { p.session.Pause() }

func (p *gamePage) again() {
	p.session.Resume()
	p.tellRound()
}
