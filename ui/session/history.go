package session

import "papan/core"

// Undo takes moves back; [Session.Redo] brings them again until another move
// is played. It goes back to the last decision of a person, which between
// people is one ply and against a computer skips all the computer's turns; a
// game of computers goes back one ply and is held. While the game is being
// looked through it goes back to the position shown, or to the last decision
// of a person before it, so that the game can go on from there. After a
// resignation it takes back just that.
func (s *Session) Undo() {
	if s.closed || !s.CanUndo() {
		return
	}
	s.undone++
	if s.resigned != core.Nobody {
		s.resigned = core.Nobody
		s.goTo(s.played, s.played)
		return
	}
	to := s.undoTo()
	s.held = !s.anyPerson()
	s.goTo(to, to)
}

// CanUndo reports whether there is something to take back.
func (s *Session) CanUndo() bool { return s.resigned != core.Nobody || s.undoTo() >= 0 }

// undoTo returns the ply that Undo goes back to, or -1.
func (s *Session) undoTo() int {
	ply := s.played - 1
	if s.Reviewing() {
		ply = s.cursor
	}
	for s.anyPerson() && ply >= 0 && !s.Person(s.line[ply].Turn()) {
		ply--
	}
	return ply
}

// Redo brings back what the last Undo took: moves up to the next decision of
// a person, or one ply in a game of computers.
func (s *Session) Redo() {
	if s.closed || !s.CanRedo() {
		return
	}
	to := s.played + 1
	for s.anyPerson() && to < len(s.moves) && !s.Person(s.line[to].Turn()) {
		to++
	}
	s.held = !s.anyPerson()
	s.goTo(to, to)
}

// CanRedo reports whether moves that were taken back can be brought again.
func (s *Session) CanRedo() bool { return s.resigned == core.Nobody && s.played < len(s.moves) }

// Step moves the cursor one ply back (by < 0) or forward (by > 0), which
// takes nothing back. A step forward is shown as it was played, after any
// running animation has been brought to its end.
func (s *Session) Step(by int) {
	switch {
	case s.closed:
	case by < 0 && s.cursor > 0:
		s.goTo(s.played, s.cursor-1)
	case by > 0:
		if s.animating {
			s.cfg.Board.Finish()
		}
		if s.Reviewing() {
			s.arrive(s.played, s.cursor+1)
			s.animate(true)
		}
	}
}

// Replay shows the step that led to the position shown once more, as it was
// played. Computers think again when it has been shown.
func (s *Session) Replay() {
	if s.closed || s.cursor == 0 {
		return
	}
	s.arrive(s.played, s.cursor)
	s.cfg.Board.Lay(View{Position: s.line[s.cursor-1]})
	s.animate(true)
}

// First shows the beginning of the game.
func (s *Session) First() {
	if !s.closed && s.cursor > 0 {
		s.goTo(s.played, 0)
	}
}

// Last returns to the present, where the game goes on.
func (s *Session) Last() {
	switch {
	case s.closed:
	case s.Reviewing():
		s.goTo(s.played, s.played)
	case s.animating:
		s.cfg.Board.Finish()
	}
}

// Resign gives the game up for a seat. Undo takes it back.
func (s *Session) Resign(seat core.Seat) {
	if s.closed || s.Turn() == core.Nobody || seat == core.Nobody || int(seat) > s.save.Setup.Seats {
		return
	}
	s.resigned = seat
	if s.Reviewing() {
		s.goTo(s.played, s.played)
		return
	}
	s.arrive(s.played, s.cursor)
	s.refresh()
	s.cfg.Changed()
}

// goTo lays another moment of the game on the board.
func (s *Session) goTo(played, cursor int) {
	s.arrive(played, cursor)
	s.lay()
	s.think()
	s.cfg.Changed()
}
