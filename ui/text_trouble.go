package ui

import (
	"errors"

	"papan/core"
)

// The words for saved games that cannot be read. They name the line of the
// damage and the file, never what is in it.

// unread tells that the kept game of a kind cannot be opened.
func (w *words) unread(g *core.Game, err error) string {
	if line := damagedLine(err); line > 0 {
		return w.say("trouble.unread", "Line", line, "File", current(g.ID))
	}
	return w.say("trouble.load")
}

// partly tells that only the beginning of the kept game could be read.
func (w *words) partly(g *core.Game, err error) string {
	return w.say("trouble.partly", "Line", damagedLine(err), "Aside", g.ID+".aside")
}

// damagedLine is the line of a save text that an error is about, from 1; 0 when
// it is about none.
func damagedLine(err error) int {
	var bad *core.SaveError
	if errors.As(err, &bad) {
		return bad.Line
	}
	return 0
}
