package main

import (
	"errors"
	"fmt"
	"time"

	"fyne.io/fyne/v2"
)

// pictureEvery is how many touches of a person lie between two that pictures
// are kept of.
const pictureEvery = 8

// playGame plays a whole game and checks the board before every move of a
// person and at the end.
func (h *hand) playGame() error {
	if err := h.stage.start(); err != nil {
		return err
	}
	s, err := h.begin()
	if err != nil {
		return err
	}
	s.close()
	begun, longest := time.Now(), time.Duration(0)
	for plies := 0; ; plies++ {
		waited := time.Now()
		if _, err := h.answered(); err != nil {
			return err
		}
		now, err := h.reopened()
		if err != nil {
			return err
		}
		if err := h.shows(now); err != nil {
			return fmt.Errorf("after %d plies: %w", plies, err)
		}
		longest = max(longest, time.Since(waited))
		if err := h.illustrate(plies); err != nil {
			return err
		}
		if err := h.goOn(now); err != nil {
			return fmt.Errorf("after %d plies: %w", plies, err)
		}
		err = h.ply(now, 15*time.Second)
		if err == nil && h.skip && plies%2 == 0 {
			err = h.skipNow(now)
		}
		now.close()
		if errors.Is(err, errOver) {
			fmt.Printf("a game with %d moves by touches in %.0f s, at most %.1f s between two; the board showed every position\n",
				plies, time.Since(begun).Seconds(), longest.Seconds())
			return h.album("end", h.seen)
		}
		if err != nil {
			return fmt.Errorf("after %d plies: %w", plies, err)
		}
	}
}

// goOn closes the sheet between two rounds of a match, if it is there, and checks
// the board of the next one.
func (h *hand) goOn(s *shadow) error {
	word := h.words["round.next"]
	if _, err := s.word(word, ""); err != nil {
		return nil
	}
	if err := h.album(fmt.Sprint("round-", time.Now().Unix()), h.seen); err != nil {
		return err
	}
	time.Sleep(handover)
	if err := h.press(s, word, ""); err != nil {
		return err
	}
	return h.shows(s)
}

// skipNow ends the animation by a touch of a corner of the board, where no
// touch means anything else.
func (h *hand) skipNow(s *shadow) error {
	time.Sleep(handover)
	_, at, err := s.board()
	if err != nil {
		return err
	}
	return h.stage.click(at.Add(fyne.NewPos(3, 3)))
}

// illustrate keeps pictures of what was seen around a touch now and then.
func (h *hand) illustrate(plies int) error {
	if plies%pictureEvery != pictureEvery/2 {
		return nil
	}
	if h.moving != nil {
		if err := h.album(fmt.Sprintf("%03d-moving", plies), h.moving); err != nil {
			return err
		}
		h.moving = nil
	}
	return h.album(fmt.Sprintf("%03d", plies), h.seen)
}
