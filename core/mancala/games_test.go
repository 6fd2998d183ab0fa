package mancala

import "papan/core"

// mustComplete is g's setup with all options at their defaults.
func mustComplete(g *core.Game, values ...string) core.Setup {
	s, err := g.Complete(setup(values...))
	if err != nil {
		panic(err)
	}
	return s
}
