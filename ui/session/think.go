package session

import (
	"context"
	"fmt"
	"time"

	"papan/core"
)

// job is a question put to a player. Its answer counts only while it is the
// session's job: whatever changes the game drops the job, and an answer that
// comes later finds itself unasked.
type job struct {
	cancel context.CancelFunc
	hint   bool
	asked  time.Time
	hurry  bool      // do not wait for the beat
	move   core.Move // found, and waiting for the beat
}

// think asks the computer for a move when it is its turn and the board has
// come to rest in the present.
func (s *Session) think() {
	seat := s.Turn()
	if s.closed || s.paused || s.held || s.err != nil || s.animating || s.Reviewing() ||
		seat == core.Nobody || s.Person(seat) || s.Thinking() {
		return
	}
	s.ask(s.cfg.Players[seat-1], false)
}

func (s *Session) ask(p Player, hint bool) {
	s.halt()
	ctx, cancel := context.WithCancel(context.Background())
	j := &job{cancel: cancel, hint: hint, asked: s.cfg.Now()}
	s.job, s.err = j, nil
	pos, post := s.present(), s.cfg.Post
	s.cfg.spawn(func() {
		m, err := p.Move(ctx, pos)
		post(func() { s.answer(j, m, err) })
	})
}

// halt drops the running job.
func (s *Session) halt() {
	if s.job != nil {
		s.job.cancel()
		s.job = nil
	}
}

func (s *Session) answer(j *job, m core.Move, err error) {
	if s.job != j {
		return
	}
	if err == nil {
		_, err = core.Play(s.present(), m)
	}
	switch {
	case err != nil:
		s.halt()
		s.err = fmt.Errorf("computer player: %w", err)
		s.cfg.Changed()
	case j.hint:
		s.halt()
		s.hints++
		s.hint = m
		s.cfg.Store(s.Save())
		s.refresh()
		s.cfg.Changed()
	default:
		j.move = m
		wait := s.cfg.Beat() - s.cfg.Now().Sub(j.asked)
		if j.hurry || wait <= 0 {
			s.play(m)
			return
		}
		post := s.cfg.Post
		s.cfg.After(wait, func() { post(func() { s.due(j) }) })
	}
}

// due plays the move that waited for its beat.
func (s *Session) due(j *job) {
	if s.job == j {
		s.play(j.move)
	}
}

// MoveNow has the thinking computer play the best move it has found so far.
func (s *Session) MoveNow() {
	if !s.Thinking() {
		return
	}
	s.job.hurry = true
	s.job.cancel()
	if s.job.move != (core.Move{}) {
		s.due(s.job)
	}
}

// Hint has p look for a good move for the person to move, and marks it on the
// board. Whatever changes the game or the position shown stops the search and
// takes the mark away. While the game is being looked through, it returns to
// the present first.
func (s *Session) Hint(p Player) {
	if s.closed || s.paused || !s.Person(s.Turn()) {
		return
	}
	if s.Reviewing() {
		s.Last()
	}
	s.ask(p, true)
	s.cfg.Changed()
}

// Pause stops all thinking, brings the picture to its end and stores the
// game: the program goes to the background. [Session.Resume] ends it.
func (s *Session) Pause() {
	if s.closed || s.paused {
		return
	}
	s.paused = true
	s.halt()
	if s.animating {
		s.cfg.Board.Finish()
	}
	s.cfg.Store(s.Save())
	s.cfg.Changed()
}

// Resume goes on after [Session.Pause].
func (s *Session) Resume() {
	if s.closed || !s.paused {
		return
	}
	s.paused = false
	s.think()
	s.cfg.Changed()
}

// Hold stops the computers, at the wish of someone who watches them play;
// the step being shown is shown to its end. [Session.Release] ends it.
func (s *Session) Hold() {
	if s.closed || s.held {
		return
	}
	s.held = true
	s.halt()
	s.cfg.Changed()
}

// Release lets the computers go on after [Session.Hold], after a take-back in
// a game of computers, and after a search that failed.
func (s *Session) Release() {
	if s.closed {
		return
	}
	s.held, s.err = false, nil
	s.think()
	s.cfg.Changed()
}

// Held reports whether the computers wait for [Session.Release].
func (s *Session) Held() bool { return s.held }
