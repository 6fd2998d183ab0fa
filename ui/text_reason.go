package ui

import "papan/core"

// reason says in one sentence why a move is a good one. In a game of sowing
// some are worded of their own.
func (w *words) reason(g *core.Game, r reason) string {
	key := "reason." + string(r.kind)
	if sows(g) && w.has(key+".seeds") {
		key += ".seeds"
	}
	return w.count(key, r.n, "Other", r.other)
}
