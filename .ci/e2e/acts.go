package main

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"papan/core"
)

// playActs takes moves back while they are being shown, or while the computer
// thinks, looks through the game, leaves it and comes back, ends it and asks
// for a rematch, and checks the board and what is kept after each.
func (h *hand) playActs() error {
	if err := h.stage.start(); err != nil {
		return err
	}
	s, err := h.begin()
	if err != nil {
		return err
	}
	s.close()
	if err := h.advance(3); err != nil {
		return err
	}
	acts := []struct {
		name string
		do   func() error
	}{
		{"undo in mid-move", h.undoMoving},
		{"undo while the computer thinks", h.undoThinking},
		{"looking through the game", h.lookThrough},
		{"from home again", h.comeBack},
		{"a rematch", h.askRematch},
	}
	for _, a := range acts {
		if err := a.do(); err != nil {
			return fmt.Errorf("%s: %w", a.name, err)
		}
		fmt.Println(a.name+":", "good")
	}
	return nil
}

// advance plays some moves of persons.
func (h *hand) advance(plies int) error {
	for range plies {
		if _, err := h.answered(); err != nil {
			return err
		}
		s, err := h.reopened()
		if err != nil {
			return err
		}
		err = h.shows(s)
		if err == nil {
			err = h.ply(s, 15*time.Second)
		}
		s.close()
		if err != nil {
			return err
		}
	}
	_, err := h.answered()
	if err != nil {
		return err
	}
	return h.rests()
}

// known returns the game that is kept, and a shadow that shows it.
func (h *hand) known() (core.Save, *shadow, error) {
	kept, err := h.saved()
	if err != nil {
		return kept, nil, err
	}
	s, err := h.reopened()
	return kept, s, err
}

// touchWord touches a word of the page that a shadow shows.
func (h *hand) touchWord(s *shadow, key string) error {
	at, err := s.word(h.words[key], "")
	if err != nil {
		return err
	}
	return h.stage.click(at)
}

// undoMoving takes a move back that is being shown.
func (h *hand) undoMoving() error { return h.undoAfter(func(*shadow) error { return nil }) }

// undoThinking takes a move back once it has been shown and the computer thinks.
func (h *hand) undoThinking() error {
	if !h.against {
		return nil
	}
	return h.undoAfter(h.skipNow)
}

// undoAfter plays a move that passes the turn on, does something, touches Undo,
// and checks that the very position is back.
func (h *hand) undoAfter(do func(*shadow) error) error {
	before, s, err := h.known()
	if err != nil {
		return err
	}
	defer s.close()
	p, err := position(before)
	if err != nil {
		return err
	}
	ms := p.Moves()
	i := slices.IndexFunc(ms, func(m core.Move) bool { return p.After(m).Turn() != p.Turn() })
	if i < 0 {
		return errors.New("no move passes the turn on")
	}
	time.Sleep(handover)
	if err := h.sow(s, ms[i]); err != nil {
		return err
	}
	if err := do(s); err != nil {
		return err
	}
	if err := h.touchWord(s, "bar.undo"); err != nil {
		return err
	}
	return h.comesTo(before.Moves)
}

// comesTo waits until these moves are kept and their board is shown, and checks
// that it stays so.
func (h *hand) comesTo(moves []core.Move) error {
	same := func() (bool, error) {
		now, err := h.saved()
		return slices.Equal(now.Moves, moves), err
	}
	if err := until("the moves", 5*time.Second, same); err != nil {
		return err
	}
	if err := h.rests(); err != nil {
		return err
	}
	time.Sleep(2 * time.Second)
	if ok, err := same(); !ok {
		return fmt.Errorf("the moves did not stay: %v", err)
	}
	return h.rests()
}

// lookThrough steps back and forward and checks every board.
func (h *hand) lookThrough() error {
	if err := h.advance(1); err != nil {
		return err
	}
	kept, s, err := h.known()
	if err != nil {
		return err
	}
	defer s.close()
	steps := []string{"bar.back", "bar.back", "bar.forward", "bar.back", "bar.back", "bar.forward", "bar.forward", "bar.forward"}
	for i, key := range steps {
		if err := h.touchWord(s, key); err != nil {
			return err
		}
		time.Sleep(300 * time.Millisecond)
		if err := h.rests(); err != nil {
			return fmt.Errorf("step %d, %s: %w", i+1, key, err)
		}
		if i == len(steps)/2 {
			if err := h.album("looking-back", h.seen); err != nil {
				return err
			}
		}
	}
	return h.comesTo(kept.Moves)
}

// comeBack goes home by the menu and continues from there.
func (h *hand) comeBack() error {
	kept, s, err := h.known()
	if err != nil {
		return err
	}
	defer s.close()
	for _, key := range []string{"bar.menu", "menu.home", "home.continue"} {
		if err := h.press(s, h.words[key], ""); err != nil {
			return err
		}
	}
	return h.comesTo(kept.Moves)
}

// askRematch plays to the end and begins anew; against the computer the other
// one starts.
func (h *hand) askRematch() error {
	for {
		if err := h.advance(1); errors.Is(err, errOver) {
			break
		} else if err != nil {
			return err
		}
	}
	ended, s, err := h.known()
	if err != nil {
		return err
	}
	defer s.close()
	if err := h.album("result", h.seen); err != nil {
		return err
	}
	if err := h.touchWord(s, "result.rematch"); err != nil {
		return err
	}
	return until("the rematch", 10*time.Second, func() (bool, error) {
		now, err := h.saved()
		if err != nil || len(now.Moves) >= len(ended.Moves) {
			return false, err
		}
		for seat := range h.setup.Seats {
			was, is := fmt.Sprintf("seat%d.level", seat+1), fmt.Sprintf("seat%d.level", (seat+h.setup.Seats-1)%h.setup.Seats+1)
			if ended.Tags[was] != now.Tags[is] {
				return false, fmt.Errorf("the levels were %v and are %v", ended.Tags, now.Tags)
			}
		}
		return true, nil
	})
}
