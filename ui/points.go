package ui

import (
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// scoreOf returns the points that a seat has in pos: in a game of sowing, the
// seeds in its store.
func scoreOf(pos core.Position, seat core.Seat) int {
	switch p := pos.(type) {
	case pasang.Position:
		return p.Score(seat)
	case mancala.Position:
		return p.At(p.Store(seat)).N
	}
	return 0
}

// leftOnBoard returns the points that are still to be won in pos.
func leftOnBoard(pos core.Position) int {
	switch p := pos.(type) {
	case pasang.Position:
		return worthOnBoard(p)
	case mancala.Position:
		return inHoles(p)
	}
	return 0
}
