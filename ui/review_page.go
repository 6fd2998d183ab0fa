package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/session"
)

// reviewPage looks through a game that is over: its board at any ply, how it
// stood, and where it turned. The game itself stays as it is.
type reviewPage struct {
	app     *App
	game    *core.Game
	match   match
	setup   core.Setup // complete
	session *session.Session
	board   gameBoard
	line    []core.Position
	moves   []core.Move

	work    *analysis // nil in a game of more than two
	analyst *analyst
	turns   []moment
	rounds  bool
	marked  core.Move // the better move that is shown; none while what was played is
	drawn   time.Time // when what the analyst found was shown last

	parts    *reviewParts
	builtFor float32
}

// openReview opens the review of the game, which is over.
func (p *gamePage) openReview() {
	r, err := newReviewPage(p.app, p.session.Save(), p.flipped())
	if err != nil {
		fyne.LogError("opening a review", err)
		p.app.tell(p.app.words.say("trouble.load"))
		return
	}
	p.app.nav.open(r)
	r.again()
}

func newReviewPage(a *App, save core.Save, flipped bool) (*reviewPage, error) {
	line, err := save.Replay()
	if err != nil {
		return nil, err
	}
	p := &reviewPage{app: a, game: save.Game, match: matchOf(save.Tags), line: line, moves: save.Moves}
	p.board = a.boardOf(p.game, p.match)
	p.session, err = session.New(session.Config{Save: save, Board: p.board, Post: a.post, Changed: p.refresh, Now: a.now})
	if err != nil {
		return nil, err
	}
	p.setup = p.session.Save().Setup
	p.board.SetFlipped(flipped)
	if p.setup.Seats == 2 {
		p.work = newAnalysis(line, p.moves)
		p.rounds = slices.Contains(p.work.breaks, true)
		p.analyst = newAnalyst(a.post, p.learned)
	} else {
		p.turns = leads(line, p.setup.Seats)
	}
	return p, nil
}

// learned follows the analyst. He often finds several things in one frame,
// which are then shown at once.
func (p *reviewPage) learned() {
	now := p.app.now()
	if p.analyst.busy() && now.Sub(p.drawn) < 80*time.Millisecond {
		return
	}
	p.drawn = now
	p.turns = p.work.moments()
	p.refresh()
}

// show goes to the position after so many plies.
func (p *reviewPage) show(ply int) {
	p.marked = core.Move{}
	p.session.Show(ply)
}

// step goes one ply back or forward.
func (p *reviewPage) step(by int) {
	p.marked = core.Move{}
	p.session.Step(by)
}

// replay shows the move of a moment being made.
func (p *reviewPage) replay(m moment) {
	p.show(m.ply)
	p.session.Step(1)
}

// pick goes to a ply; when that is a moment's, its move is shown being made.
func (p *reviewPage) pick(ply int) {
	if m, ok := p.momentBefore(ply); ok {
		p.replay(m)
		return
	}
	p.show(ply)
}

// momentBefore is the moment whose move led to the position after so many plies.
func (p *reviewPage) momentBefore(ply int) (moment, bool) {
	i := slices.IndexFunc(p.turns, func(m moment) bool { return m.ply+1 == ply })
	if i < 0 {
		return moment{}, false
	}
	return p.turns[i], true
}

// beside returns the nearest moment before the position shown, or after it.
func (p *reviewPage) beside(by int) (moment, bool) {
	at := p.session.Cursor()
	var found moment
	ok := false
	for _, m := range p.turns {
		switch {
		case by < 0 && m.ply+1 < at:
			found, ok = m, true
		case by > 0 && m.ply+1 > at:
			return m, true
		}
	}
	return found, ok
}

// leap goes to the nearest moment before or after.
func (p *reviewPage) leap(by int) {
	if m, ok := p.beside(by); ok {
		p.replay(m)
	}
}

// missed returns the move that was better than the one that led to the
// position shown, and the ply to make it at.
func (p *reviewPage) missed() (ply int, best core.Move) {
	ply = p.session.Cursor() - 1
	if p.work == nil || ply < 0 || p.work.breaks[ply] {
		return 0, core.Move{}
	}
	before, after := p.work.found[ply], p.work.found[ply+1]
	if !before.known() || !after.known() || before.best == p.moves[ply] || !better(p.line[ply].Turn(), before, after) {
		return 0, core.Move{}
	}
	return ply, before.best
}

// showBest marks the better move on the board; again, it shows what was played.
func (p *reviewPage) showBest() {
	if p.marked != (core.Move{}) {
		p.step(1)
		return
	}
	ply, best := p.missed()
	if best == (core.Move{}) {
		return
	}
	p.session.Show(ply)
	p.marked = best
	p.session.Mark(best)
}

// back leaves the page.
func (p *reviewPage) back() bool { return false }

// typed is a key pressed in the review.
func (p *reviewPage) typed(k fyne.KeyName) {
	switch k {
	case fyne.KeyLeft, fyne.KeyPageUp, fyne.KeyBackspace:
		p.step(-1)
	case fyne.KeyRight, fyne.KeyPageDown, fyne.KeySpace:
		p.step(1)
	case fyne.KeyUp:
		p.leap(-1)
	case fyne.KeyDown:
		p.leap(1)
	case fyne.KeyHome:
		p.show(0)
	case fyne.KeyEnd:
		p.show(len(p.moves))
	case fyne.KeyH:
		p.showBest()
	}
}

// closed stops the search for good.
func (p *reviewPage) closed() {
	p.away()
	p.session.Close()
}

// away stops the search while nobody looks, and again takes it up.
func (p *reviewPage) away() {
	if p.analyst != nil {
		p.analyst.stop()
	}
}

func (p *reviewPage) again() {
	if p.analyst != nil {
		p.analyst.start(p.work)
		p.refresh()
	}
}

func (p *reviewPage) textSize() float32 { return p.app.boardText() }

// fitText builds the page again for text of another size.
func (p *reviewPage) fitText() {
	if size := p.textSize(); size != p.builtFor {
		p.builtFor = size
		fyne.Do(p.app.nav.rebuild)
	}
}
