package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/core"
	"papan/ui/board"
	"papan/ui/reel"
)

// newBoard returns the empty board of a game.
func newBoard(*core.Game) *board.Grid { return board.NewGrid(board.Pasang()) }

// thumbOf is a small picture of a position.
func thumbOf(pos core.Position) fyne.CanvasObject { return canvas.NewRectangle(color.Transparent) }

// paces are the speeds of the settings.
var paces = map[string]reel.Speed{"slow": reel.Slow, "normal": reel.Normal, "fast": reel.Fast, "instant": reel.Instant}
