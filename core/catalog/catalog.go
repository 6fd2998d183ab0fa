// Package catalog is the list of Papan's games.
package catalog

import (
	"slices"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// Games returns all games in the order they are offered.
func Games() []*core.Game {
	return []*core.Game{pasang.Game, mancala.Congklak, mancala.RajaPasu, mancala.Mandiri}
}

// Find returns the game with the given ID and whether there is one.
func Find(id string) (*core.Game, bool) {
	i := slices.IndexFunc(Games(), func(g *core.Game) bool { return g.ID == id })
	if i < 0 {
		return nil, false
	}
	return Games()[i], true
}
