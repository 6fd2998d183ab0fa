package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
	"papan/ui/board"
	"papan/ui/reel"
	"papan/ui/session"
)

// gameBoard is the board of a game on its page: it shows the game, and keys
// walk over it.
type gameBoard interface {
	fyne.CanvasObject
	session.Board
	SetFlipped(bool)               // to the side of seat 2, or of seat 1
	Cell() float32                 // from one place to the next, in units
	Place(core.Site) fyne.Position // where a site lies
	Walk(dx, dy int)               // to the next place in a direction
	Activate()                     // the place walked to
	Choose(n int) bool             // the place with a number, from 1
	Choices() []board.Choice       // numbered lines to choose from
}

// plans are the boards of lines, by game.
var plans = map[string]*board.Plan{pasang.Game.ID: board.Pasang()}

// keeps are the boards of holes, by game.
var keeps = map[string]board.Keep{
	mancala.Congklak.ID: board.Stores,
	mancala.RajaPasu.ID: board.Reserves,
	mancala.Mandiri.ID:  board.Reserves,
}

// drawable returns the games whose board can be drawn.
func drawable(games []*core.Game) []*core.Game {
	return slices.DeleteFunc(slices.Clone(games), func(g *core.Game) bool {
		return plans[g.ID] == nil && !sows(g)
	})
}

// newBoard returns the empty board of the page's game, touched and paced by the
// page.
func (p *gamePage) newBoard() gameBoard {
	tap := p.tap
	cancel := func() { p.session.Cancel() }
	if keep, ok := keeps[p.game.ID]; ok {
		b := board.NewPits(keep)
		b.OnTap, b.OnCancel, b.Speed = tap, cancel, p.speed
		b.Words = p.boardWords
		b.ByHand = p.match.ByHand
		if p.app.after != nil {
			b.After = p.app.after
		}
		return b
	}
	b := board.NewGrid(plans[p.game.ID])
	b.OnTap, b.OnCancel, b.Speed = tap, cancel, p.speed
	return b
}

// thumbOf is a small picture of a position.
func thumbOf(g *core.Game, pos core.Position) fyne.CanvasObject {
	if keep, ok := keeps[g.ID]; ok {
		return board.PitsThumb(keep, pos)
	}
	return board.Thumb(plans[g.ID], core.Lay(pos))
}

// sows reports whether a game is one of sowing.
func sows(g *core.Game) bool {
	_, ok := keeps[g.ID]
	return ok
}

// sownByHand reports whether players of the game may drop every seed themselves.
func sownByHand(g *core.Game) bool {
	return sows(g) && keeps[g.ID] == board.Stores
}

// paces are the speeds of the settings.
var paces = map[string]reel.Speed{"slow": reel.Slow, "normal": reel.Normal, "fast": reel.Fast, "instant": reel.Instant}
