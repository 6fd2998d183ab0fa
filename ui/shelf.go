package ui

import (
	"errors"
	"fmt"
	"io/fs"

	"papan/core"
)

// shelf keeps one game of each kind, the one before it, and aside whatever it
// cannot read, untouched.
type shelf struct {
	store Store
	games []*core.Game
}

// errPartly is wrapped by the error for a game of which only the beginning
// could be read.
var errPartly = errors.New("only the beginning could be read")

func current(id string) string   { return id + ".game" }
func previous(id string) string  { return id + ".previous.game" }
func lastSetup(id string) string { return id + ".setup" }
func aside(id string, n int) string {
	return fmt.Sprintf("%s.aside-%d.game", id, n)
}

// Load returns the kept game of the given kind. The error is
// [fs.ErrNotExist] when there is none. When it wraps errPartly, the game is the
// readable beginning and the whole text has been put aside. When it wraps
// [core.ErrNewer] or anything else, the text stays where it is.
func (s shelf) Load(id string) (core.Save, error) {
	text, err := s.store.Read(current(id))
	if err != nil {
		return core.Save{}, err
	}
	save, err := core.ReadSave(text, s.games)
	if errors.Is(err, core.ErrDamaged) {
		if putErr := s.putAside(id, text); putErr != nil {
			return core.Save{}, putErr
		}
		if keepErr := s.Keep(save); keepErr != nil {
			return core.Save{}, keepErr
		}
		return save, fmt.Errorf("%w: %w", errPartly, err)
	}
	return save, err
}

// Keep writes the game in the place of the kept one of its kind.
func (s shelf) Keep(save core.Save) error {
	text, err := save.Text()
	if err != nil {
		return err
	}
	return s.store.Write(current(save.Game.ID), text)
}

// Begin keeps a new game. The one that was kept becomes the previous one, or
// goes aside when it cannot be read.
func (s shelf) Begin(save core.Save) error {
	id := save.Game.ID
	old, err := s.store.Read(current(id))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = nil
	case err == nil:
		err = s.retire(id, old)
	}
	if err != nil {
		return err
	}
	return s.Keep(save)
}

func (s shelf) retire(id, text string) error {
	if _, err := core.ReadSave(text, s.games); err != nil {
		return s.putAside(id, text)
	}
	return s.store.Write(previous(id), text)
}

// Restore puts the previous game back in its place, and the one that was there
// in its own, so that it can be had again. It returns [fs.ErrNotExist] when
// there is none.
func (s shelf) Restore(id string) (core.Save, error) {
	text, err := s.store.Read(previous(id))
	if err != nil {
		return core.Save{}, err
	}
	replaced, err := s.store.Read(current(id))
	if err != nil {
		return core.Save{}, err
	}
	if err := s.store.Write(current(id), text); err != nil {
		return core.Save{}, err
	}
	if err := s.retire(id, replaced); err != nil {
		return core.Save{}, err
	}
	return s.Load(id)
}

// HasPrevious reports whether Restore has something to restore.
func (s shelf) HasPrevious(id string) bool {
	_, err := s.store.Read(previous(id))
	return err == nil
}

// putAside keeps a text under a name of its own, once.
func (s shelf) putAside(id, text string) error {
	for n := 1; ; n++ {
		kept, err := s.store.Read(aside(id, n))
		if errors.Is(err, fs.ErrNotExist) {
			return s.store.Write(aside(id, n), text)
		}
		if err != nil || kept == text {
			return err
		}
	}
}

// KeepSetup remembers how the game was set up, for the next one.
func (s shelf) KeepSetup(save core.Save) error {
	save.Moves = nil
	text, err := save.Text()
	if err != nil {
		return err
	}
	return s.store.Write(lastSetup(save.Game.ID), text)
}

// Setup returns how the last game was set up. A setup that cannot be read is
// as good as none.
func (s shelf) Setup(id string) (core.Save, bool) {
	text, err := s.store.Read(lastSetup(id))
	if err != nil {
		return core.Save{}, false
	}
	save, err := core.ReadSave(text, s.games)
	return save, err == nil && save.Game.ID == id
}
