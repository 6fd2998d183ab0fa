package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"papan/core"
)

// chain is a run of steps of one seat in a game, the last of which passes the
// turn on.
type chain struct {
	before core.Save   // up to the first of them
	moves  []core.Move // the steps
	seeds  int         // carried in them
}

// playChain watches the longest turn and the longest sowing that random games
// have, ends that sowing by a touch, and rains touches on it.
func (h *hand) playChain() error {
	turn, sowing, err := h.longest(2000)
	if err != nil {
		return err
	}
	if _, err := h.watch("turn", turn); err != nil {
		return err
	}
	whole, err := h.watch("sowing", sowing)
	if err != nil {
		return err
	}
	if err := h.cutShort(sowing, whole); err != nil {
		return err
	}
	return h.rain(sowing)
}

// longest plays random games and returns the turn with the most seeds sown, and
// the single sowing.
func (h *hand) longest(games int) (turn, sowing chain, err error) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range games {
		save := core.Save{Record: core.Record{Game: h.game, Setup: h.setup}}
		p, err := h.game.Open(h.setup)
		if err != nil {
			return turn, sowing, err
		}
		this := chain{before: save}
		for ms := p.Moves(); len(ms) > 0; ms = p.Moves() {
			m := ms[rng.IntN(len(ms))]
			one := chain{save, []core.Move{m}, carried(p.Events(m))}
			this.moves, this.seeds = append(this.moves, m), this.seeds+one.seeds
			save.Moves = append(save.Moves[:len(save.Moves):len(save.Moves)], m)
			next := p.After(m)
			if passes := next.Turn() != p.Turn(); passes && next.Turn() != core.Nobody {
				turn, sowing = more(turn, this), more(sowing, one)
			}
			if next.Turn() != p.Turn() {
				this = chain{before: save}
			}
			p = next
		}
	}
	return turn, sowing, nil
}

func more(a, b chain) chain {
	if b.seeds > a.seeds {
		return b
	}
	return a
}

// carried is how many pieces a step carries one by one.
func carried(events []core.Event) (n int) {
	for _, e := range events {
		if e.Kind == core.Carry && e.N == 1 {
			n++
		}
	}
	return n
}

// open shows the program with the game before a chain.
func (h *hand) open(c chain) (*shadow, error) {
	if err := h.stage.kill(); err != nil {
		return nil, err
	}
	text, err := c.before.Text()
	if err != nil {
		return nil, err
	}
	if err := h.stage.write(h.saveName(), text); err != nil {
		return nil, err
	}
	if err := h.stage.start(); err != nil {
		return nil, err
	}
	return h.resume()
}

// sow touches the hole of a move of one touch, once, and waits until it is kept.
func (h *hand) sow(s *shadow, m core.Move) error {
	before, err := h.saved()
	if err != nil {
		return err
	}
	grid, at, err := s.board()
	if err != nil {
		return err
	}
	if err := h.stage.click(grid.Place(m[0]).Add(at)); err != nil {
		return err
	}
	return until("the sowing to be kept", 5*time.Second, func() (bool, error) {
		now, err := h.saved()
		return len(now.Moves) > len(before.Moves), err
	})
}

// rests waits until the board shows the game as it is kept.
func (h *hand) rests() error {
	s, err := h.reopened()
	if err != nil {
		return err
	}
	defer s.close()
	return h.shows(s)
}

// watch lets a chain run and returns how long it took.
func (h *hand) watch(what string, c chain) (took time.Duration, err error) {
	s, err := h.open(c)
	if err != nil {
		return took, err
	}
	defer s.close()
	for _, m := range c.moves {
		time.Sleep(handover)
		if err := h.sow(s, m); err != nil {
			return took, err
		}
		begun := time.Now()
		if err := h.rests(); err != nil {
			return took, err
		}
		took += time.Since(begun)
		if h.moving != nil {
			if err := h.album(fmt.Sprint(what, "-moving"), h.moving); err != nil {
				return took, err
			}
		}
	}
	fmt.Printf("a %s of %d sowings with %d seeds was shown in %.1f s\n", what, len(c.moves), c.seeds, took.Seconds())
	return took, h.album(what, h.seen)
}

// cutShort touches the board while a chain runs that takes whole to be shown, and
// checks that this ends it.
func (h *hand) cutShort(c chain, whole time.Duration) error {
	s, err := h.open(c)
	if err != nil {
		return err
	}
	defer s.close()
	if err := h.sow(s, c.moves[0]); err != nil {
		return err
	}
	sown := time.Now()
	time.Sleep(2 * handover)
	if err := h.skipNow(s); err != nil {
		return err
	}
	begun := time.Now()
	if err := h.rests(); err != nil {
		return err
	}
	if took := time.Since(sown); took > whole*3/4 {
		return fmt.Errorf("a touch does not end the sowing: %.1f s of %.1f s", took.Seconds(), whole.Seconds())
	}
	fmt.Printf("a touch ended the sowing; %.1f s later the board was seen at rest\n", time.Since(begun).Seconds())
	return nil
}

// rain touches holes as fast as it can from the beginning of a chain until
// shortly after its end, and checks that nothing was played for the other player.
func (h *hand) rain(c chain) error {
	s, err := h.open(c)
	if err != nil {
		return err
	}
	defer s.close()
	if err := h.sow(s, c.moves[0]); err != nil {
		return err
	}
	grid, at, err := s.board()
	if err != nil {
		return err
	}
	after, err := h.saved()
	if err != nil {
		return err
	}
	p, err := position(after)
	if err != nil {
		return err
	}
	touches := 0
	for end := time.Now().Add(rainFor); time.Now().Before(end); touches++ {
		m := p.Moves()[touches%len(p.Moves())]
		if err := h.stage.click(grid.Place(m[0]).Add(at)); err != nil {
			return err
		}
	}
	if err := h.rests(); err != nil {
		return err
	}
	time.Sleep(time.Second)
	now, err := h.saved()
	if err != nil {
		return err
	}
	if len(now.Moves) != len(after.Moves) {
		return fmt.Errorf("%d touches of the other player's holes during the sowing played %d moves for him", touches, len(now.Moves)-len(after.Moves))
	}
	fmt.Printf("%d touches of the other player's holes during the sowing played nothing\n", touches)
	return nil
}

// rainFor is shorter than twice the time in which touches are ignored: the
// first touch that is heard ends the sowing, and those after it are ignored as
// long again.
const rainFor = 650 * time.Millisecond
