package ui

import (
	"errors"
	"fmt"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

// TestBrokenSaveSentences: the line and the file are named, the details are not.
func TestBrokenSaveSentences(t *testing.T) {
	w := newWords("en")
	bad := fmt.Errorf("reading: %w", &core.SaveError{Line: 7, Err: errors.New("wwbb/1 raw")})
	for _, c := range []struct{ got, want string }{
		{w.unread(pasang.Game, bad), "Line 7 of the saved game pasang.game cannot be read. It is kept as it is, and a new game moves it aside."},
		{w.unread(pasang.Game, errors.New("open /raw/path")), "The saved game could not be opened. It is kept as it is, and a new game moves it aside."},
		{w.partly(pasang.Game, bad), "From line 7 on the saved game is damaged. It goes on from the last good move, and its whole text is kept beside it under the name pasang.aside."},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
