// Package session is one game being played: whose turn it is, what has been
// touched, the history and the way through it. It knows players, but no
// screen: a [Board] shows what it is told to.
package session

import "papan/core"

// Board shows a game. All its methods are called on the UI goroutine.
type Board interface {
	// Lay shows v at once, ending a running animation without calling its done.
	Lay(v View)
	// Animate shows events happening on the table before them and calls done
	// exactly once when the last has been shown. The session lays the next
	// view from done.
	Animate(table core.Table, events []core.Event, done func())
	// Finish brings a running animation to its end now, calling its done.
	Finish()
}

// View is all a board needs to draw a moment of a game.
type View struct {
	Position core.Position
	Picks    []core.Site  // touched so far
	Moves    []core.Move  // legal moves that begin with Picks; none unless a person is to move here
	Last     []core.Event // the step that led here, for its marks; nil at the start
	Hint     core.Move    // a move to mark; zero for none
	Refusal  core.Refusal // why the last touch was refused; Code "" for none
	Stuck    []core.Refusal
	Over     bool // nobody is to move any more: the game has ended here, or was given up
}
