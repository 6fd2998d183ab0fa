package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/board"
	"papan/ui/reel"
)

// plans are the boards that can be drawn, by game.
var plans = map[string]*board.Plan{pasang.Game.ID: board.Pasang()}

// drawable returns the games whose board can be drawn.
func drawable(games []*core.Game) []*core.Game {
	return slices.DeleteFunc(slices.Clone(games), func(g *core.Game) bool { return plans[g.ID] == nil })
}

// newBoard returns the empty board of a game.
func newBoard(g *core.Game) *board.Grid { return board.NewGrid(plans[g.ID]) }

// thumbOf is a small picture of a position.
func thumbOf(g *core.Game, pos core.Position) fyne.CanvasObject {
	return board.Thumb(plans[g.ID], core.Lay(pos))
}

// paces are the speeds of the settings.
var paces = map[string]reel.Speed{"slow": reel.Slow, "normal": reel.Normal, "fast": reel.Fast, "instant": reel.Instant}
