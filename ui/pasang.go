package ui

import (
	"papan/core"
	"papan/core/pasang"
)

// What the app knows of Pasang alone: its phases and what is left on its board.
// Its start patterns are in patterns.go.

// phases returns the names of the parts of a game and which of them, from 0,
// pos is in; none for a game that has no parts.
func (w *words) phases(pos core.Position) (names []string, now int) {
	p, ok := pos.(pasang.Position)
	if !ok {
		return nil, 0
	}
	return []string{w.say("phase.passage"), w.say("phase.kas"), w.say("phase.play")}, int(p.Phase() - pasang.Passing)
}

// task says what the player to move has to do.
func (w *words) task(pos core.Position) string {
	p, ok := pos.(pasang.Position)
	if !ok {
		return ""
	}
	switch p.Phase() {
	case pasang.Passing:
		return w.say("task.passage")
	case pasang.Selecting:
		return w.say("task.kas")
	}
	return w.say("task.play")
}

// foreseeable reports whether dangers can be seen in pos by looking two moves ahead.
// In the passage there is none.
func foreseeable(pos core.Position) bool {
	p, ok := pos.(pasang.Position)
	return ok && p.Phase() == pasang.Playing
}

// worthOnBoard is what the tokens still on the board are worth.
func worthOnBoard(p pasang.Position) int {
	points := 0
	for s := core.Site(1); ; s++ {
		if file, _ := pasang.FileRank(s); file == 0 {
			return points
		}
		if pile := p.At(s); pile.N > 0 {
			points += pasang.Game.Pieces[pile.Piece-1].Worth * pile.N
		}
	}
}
