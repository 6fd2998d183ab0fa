package ui

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/session"
)

// interval is the rest between two rounds of a match. The step that ends a
// round is shown in two parts, and between them a sheet tells how the round
// went, until its button, a touch of the board or, among computers, a few
// seconds bring the next round.
type interval struct {
	round  core.Event // begins the next round
	table  core.Table // when all of the old one is gathered
	events []core.Event
	done   func()
	open   bool      // the sheet is there; before, the last sowing is being shown
	since  time.Time // of this part
}

// early is how long touches are ignored that were meant for what was there
// before.
const early = 400 * time.Millisecond

// watchRound is how long those who watch computers have to read how a round
// went.
const watchRound = 5 * time.Second

// tagTold is kept with a game: the ply whose end of a round the players have
// read.
const tagTold = "round-told"

// Animate implements [session.Board].
func (w *watcher) Animate(table core.Table, events []core.Event, done func()) {
	n := slices.IndexFunc(events, func(e core.Event) bool { return e.Kind == core.Round })
	if n < 0 || w.tells == nil || !w.tells() {
		w.interval = nil
		w.Board.Animate(table, events, done)
		return
	}
	i := &interval{round: events[n], table: table.Clone(), events: events[n:], done: done, since: w.now()}
	for _, e := range events[:n] {
		if err := i.table.Apply(e); err != nil {
			fyne.LogError("the end of a round", err)
		}
	}
	w.interval = i
	w.Board.Animate(table, events[:n], func() { w.gathered(i) })
}

// gathered follows the first part of the step.
func (w *watcher) gathered(i *interval) {
	if w.interval != i {
		i.done() // Finish was called
		return
	}
	i.open, i.since = true, w.now()
	w.opened()
}

// Finish implements [session.Board].
func (w *watcher) Finish() {
	i := w.interval
	w.interval = nil
	if i != nil && i.open {
		i.done()
		return
	}
	w.Board.Finish()
}

// goOn shows the second part of the step, on the board of the next round.
func (w *watcher) goOn(next core.Position) {
	i := w.interval
	w.Lay(session.View{Position: next})
	w.Board.Animate(i.table, i.events, i.done)
}

// interval returns the rest between two rounds whose sheet is open, or nil.
func (p *gamePage) interval() *interval {
	if i := p.shown.interval; i != nil && i.open {
		return i
	}
	return nil
}

// tap is a touch of the board. While the end of a round is shown it brings the
// sheet, and then the next round.
func (p *gamePage) tap(s core.Site) {
	switch i := p.shown.interval; {
	case i == nil:
		p.session.Tap(s)
	case p.app.now().Sub(i.since) < early:
	case i.open:
		p.nextRound()
	default:
		p.shown.Board.Finish()
	}
}

// nextRound closes the sheet between two rounds.
func (p *gamePage) nextRound() {
	if p.interval() == nil {
		return
	}
	p.told = p.session.Plies()
	p.keep(p.session.Save())
	p.shown.goOn(p.session.Position())
	p.refresh()
}

// opened follows the sheet's appearing.
func (p *gamePage) opened() {
	p.waitRound()
	p.refresh()
}

// waitRound has the next round begin by itself when only computers play and
// nobody holds them.
func (p *gamePage) waitRound() {
	i := p.interval()
	if i == nil || p.people() > 0 {
		return
	}
	p.app.later(watchRound, func() {
		if p.interval() == i && !p.session.Held() {
			p.nextRound()
		}
	})
}

// later calls f on the UI goroutine when d has passed.
func (a *App) later(d time.Duration, f func()) {
	if a.after != nil {
		a.after(d, f)
		return
	}
	time.AfterFunc(d, func() { a.post(f) })
}

// tellsRound reports whether a round that ends on the board is to be told on
// the sheet: not while the game is looked through.
func (p *gamePage) tellsRound() bool {
	return p.session != nil && !p.session.Reviewing() && p.session.Turn() != core.Nobody && p.told != p.session.Plies()
}

// tellRound shows the end of a round again that nobody has read the sheet of:
// the program was ended meanwhile, or went to the background.
func (p *gamePage) tellRound() {
	if _, ended := roundOf(p.shown.view.Last); !ended || !p.tellsRound() {
		return
	}
	p.session.Replay()
	if i := p.shown.interval; i != nil && !i.open {
		p.shown.Board.Finish()
	}
}

// toldOf reads which end of a round has been read in a game that is kept.
func toldOf(save core.Save) int {
	ply, err := strconv.Atoi(save.Tags[tagTold])
	if err != nil || ply > len(save.Moves) {
		return 0
	}
	return ply
}

// standing is what each seat takes from a round into the next one.
type standing struct {
	held, fills, keeps, lids int
}

// standings returns how the players stand in the interval i, seat 1 first.
func (i *interval) standings(next mancala.Position) []standing {
	all := make([]standing, next.Seats())
	for n := range all {
		store := next.Store(core.Seat(n + 1))
		all[n].held, all[n].keeps = i.table[store].N, lying(next.At(store))
	}
	for hole := core.Site(1); int(hole) <= 2*next.Holes(); hole++ {
		owner := next.Owner(hole)
		if owner == core.Nobody {
			continue
		}
		if next.At(hole).Piece == mancala.Lid {
			all[owner-1].lids++
		} else {
			all[owner-1].fills++
		}
	}
	return all
}

// lying is how many seeds a pile has.
func lying(pile core.Pile) int {
	if pile.Piece != mancala.Seed {
		return 0
	}
	return pile.N
}

// winnerOf is who has most seeds at the end of the round; Nobody when some share
// that.
func winnerOf(all []standing) core.Seat {
	most, winner := -1, core.Nobody
	for n, s := range all {
		switch {
		case s.held > most:
			most, winner = s.held, core.Seat(n+1)
		case s.held == most:
			winner = core.Nobody
		}
	}
	return winner
}
