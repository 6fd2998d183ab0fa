package session

import (
	"slices"
	"time"

	"papan/core"
)

// handoverGuard is how long touches are ignored after the turn has passed, in
// truth and then on the board, so that neither a double tap nor a late touch
// to skip an animation plays for the next player.
const handoverGuard = 400 * time.Millisecond

// Tap is a touch of the board at a site. For 400 ms after the turn has passed
// it is ignored.
//
// While an animation runs, a touch brings it to its end. When the step gave
// its player another turn the touch then counts as well; otherwise it only
// skips. While the game is being looked through, a touch only returns to the
// present. A touch that does not continue the picks begins them anew; one
// that cannot do that either is refused, with the reason if the game tells.
func (s *Session) Tap(site core.Site) {
	if s.closed || s.cfg.Now().Sub(s.passed) < handoverGuard {
		return
	}
	if s.animating {
		skip := s.handover
		s.cfg.Board.Finish()
		if skip {
			return
		}
	}
	if s.Reviewing() {
		s.Last()
		return
	}
	if !s.mine() {
		return
	}
	s.refusal = core.Refusal{}
	if m := s.touch(site); m != (core.Move{}) {
		s.play(m)
		return
	}
	s.refresh()
	s.cfg.Changed()
}

// touch adds a site to the picks and returns the move to be played for it, or
// none while the picks are not settled or not confirmed.
func (s *Session) touch(site core.Site) core.Move {
	var none, settled core.Move
	legal := s.present().Moves()
	if len(s.picks) > 0 {
		_, settled = core.Narrow(legal, s.picks)
	}
	if settled != none && site == s.picks[len(s.picks)-1] {
		return settled
	}
	picks := append(slices.Clone(s.picks), site)
	next, chosen := core.Narrow(legal, picks)
	if len(next) == 0 && chosen == none && len(s.picks) > 0 {
		settled, picks = none, []core.Site{site}
		next, chosen = core.Narrow(legal, picks)
	}
	if len(next) == 0 && chosen == none {
		s.refusal = s.explain(site)
		s.picks = nil
		return none
	}
	if chosen != none && (len(next) == 0 || settled != none || !s.cfg.Confirm()) {
		return chosen
	}
	s.picks = picks
	return none
}

// explain asks the position why a touch is refused: as going on from the
// picks, or else as a first touch.
func (s *Session) explain(site core.Site) core.Refusal {
	p := s.present()
	e, ok := p.(core.Explainer)
	if !ok || site == core.Nowhere || int(site) > p.Sites() {
		return core.Refusal{}
	}
	if len(s.picks) > 0 {
		if r := e.Explain(s.picks, site); r.Code != "" {
			return r
		}
	}
	return e.Explain(nil, site)
}

// Cancel drops the picks and the refusal, and reports whether there were any.
func (s *Session) Cancel() bool {
	if s.closed || len(s.picks) == 0 && s.refusal.Code == "" {
		return false
	}
	s.picks, s.refusal = nil, core.Refusal{}
	s.refresh()
	s.cfg.Changed()
	return true
}

// play makes m the next move of the game, first in truth and then on the
// board. A move that is not legal changes nothing.
func (s *Session) play(m core.Move) {
	before := s.present()
	after, err := core.Play(before, m)
	if err != nil {
		return
	}
	s.moves = append(s.moves[:s.played], m)
	s.line = append(s.line[:s.played+1], after)
	s.arrive(s.played+1, s.played+1)
	passes := after.Turn() != before.Turn()
	if passes {
		s.passed = s.cfg.Now()
	}
	s.animate(passes)
}

// arrive changes what is played and shown, drops all that belonged to the
// moment before, and stores the game.
func (s *Session) arrive(played, cursor int) {
	s.halt()
	s.played, s.cursor = played, cursor
	s.picks, s.refusal, s.hint, s.err = nil, core.Refusal{}, core.Move{}, nil
	s.passed = time.Time{}
	s.cfg.Store(s.Save())
}

// animate has the board show the step that leads to the cursor.
func (s *Session) animate(handover bool) {
	s.scene++
	s.animating, s.handover = true, handover
	scene := s.scene
	before, m := s.line[s.cursor-1], s.moves[s.cursor-1]
	s.cfg.Changed()
	s.cfg.Board.Animate(core.Lay(before), before.Events(m), func() {
		if s.animating && s.scene == scene && !s.closed {
			s.settle()
		}
	})
}

// settle follows an animation that has come to its end.
func (s *Session) settle() {
	if s.handover {
		s.passed = s.cfg.Now()
	}
	s.lay()
	s.think()
	s.cfg.Changed()
}
