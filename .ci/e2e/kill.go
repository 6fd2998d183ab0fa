package main

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"papan/core"
	"papan/core/pasang"
)

// killOften kills the program at random moments while a game is being played,
// and checks each time that the game on file is whole, has every move that was
// played, and comes back on the board.
func (h *hand) killOften(n int) error {
	if err := h.stage.start(); err != nil {
		return err
	}
	s, err := h.begin()
	if err != nil {
		return err
	}
	plies, games := 0, 1
	for i := range n {
		played, err := h.playFor(s, time.Duration(h.rng.IntN(4000))*time.Millisecond)
		if err != nil {
			return fmt.Errorf("before kill %d: %w", i+1, err)
		}
		if err := h.stage.kill(); err != nil {
			return err
		}
		s.close()
		kept, err := h.saved()
		if err != nil {
			return fmt.Errorf("kill %d left a game that cannot be read: %w", i+1, err)
		}
		if len(kept.Moves) < len(played) || !slices.Equal(kept.Moves[:len(played)], played) {
			return fmt.Errorf("kill %d lost moves: %d kept of %d", i+1, len(kept.Moves), len(played))
		}
		plies += len(kept.Moves)
		if p, err := position(kept); err != nil {
			return err
		} else if len(p.Moves()) == 0 {
			games++
			if err := h.renew(kept); err != nil {
				return err
			}
		}
		if err := h.stage.start(); err != nil {
			return err
		}
		if s, err = h.resume(); err != nil {
			return fmt.Errorf("after kill %d: %w", i+1, err)
		}
	}
	fmt.Printf("killed %d times in %d games; the very position came back each time\n", n, games)
	return nil
}

// playFor plays for a while and returns the moves that are surely kept. It
// ends in the middle of whatever is going on.
func (h *hand) playFor(s *shadow, most time.Duration) ([]core.Move, error) {
	for end := time.Now().Add(most); ; {
		save, err := h.saved()
		if err != nil {
			return nil, err
		}
		left := time.Until(end)
		if left <= 0 {
			return save.Moves, nil
		}
		// Running out of time within a move is what is wanted here.
		if err := h.ply(s, left); errors.Is(err, errOver) {
			return save.Moves, nil
		}
	}
}

// renew puts the beginning of the next game in the place of one that is over.
func (h *hand) renew(save core.Save) error {
	save.Moves = nil
	if h.game == pasang.Game {
		numbers := pasang.Patterns()
		save.Setup = save.Setup.With("pattern", fmt.Sprint(numbers[h.rng.IntN(len(numbers))]))
	}
	text, err := save.Text()
	if err != nil {
		return err
	}
	return h.stage.write(h.saveName(), text)
}
