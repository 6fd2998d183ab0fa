package session

import "papan/core"

// ReasonResigned is the [core.Result] reason of a game that was given up.
const ReasonResigned = "resigned"

// Position returns the position that the board shows or is on its way to.
func (s *Session) Position() core.Position { return s.line[s.cursor] }

// Cursor returns the ply whose outcome the board shows, from 0 to Plies.
func (s *Session) Cursor() int { return s.cursor }

// Plies returns the number of moves played.
func (s *Session) Plies() int { return s.played }

// Table returns the table after the given number of plies, from 0 to Plies.
func (s *Session) Table(ply int) core.Table { return core.Lay(s.line[ply]) }

// Reviewing reports whether the board shows an earlier position than the
// game has reached. Nobody moves or thinks meanwhile.
func (s *Session) Reviewing() bool { return s.cursor < s.played }

// Animating reports whether the board is still showing a step. What comes
// after the step, such as the result, should wait until then.
func (s *Session) Animating() bool { return s.animating }

// Turn returns the seat to move in the game, wherever the cursor is;
// [core.Nobody] when the game is over.
func (s *Session) Turn() core.Seat {
	if s.resigned != core.Nobody {
		return core.Nobody
	}
	return s.present().Turn()
}

// Person reports whether a person plays the seat.
func (s *Session) Person(seat core.Seat) bool {
	return seat != core.Nobody && int(seat) <= s.save.Setup.Seats && s.cfg.Players[seat-1] == nil
}

// Result returns how the game ended and true once it is over. A game that was
// given up has [ReasonResigned], no scores, and everyone else as winners.
func (s *Session) Result() (core.Result, bool) {
	if s.resigned == core.Nobody {
		return s.present().Result()
	}
	r := core.Result{Reason: ReasonResigned}
	for i := range s.save.Setup.Seats {
		r.Winners[i] = core.Seat(i+1) != s.resigned
	}
	return r, true
}

// Resigned returns the seat that gave the game up, or [core.Nobody].
func (s *Session) Resigned() core.Seat { return s.resigned }

// Thinking reports whether a computer is looking for its move.
func (s *Session) Thinking() bool { return s.job != nil && !s.job.hint }

// Hinting reports whether a hint is being looked for.
func (s *Session) Hinting() bool { return s.job != nil && s.job.hint }

// Refusal returns why the last touch was refused; its Code is "" for none.
func (s *Session) Refusal() core.Refusal { return s.refusal }

// Undone returns how often moves were taken back in this game. A game with
// take-backs or hints counts apart.
func (s *Session) Undone() int { return s.undone }

// Hints returns how many hints were shown in this game.
func (s *Session) Hints() int { return s.hints }

// Err returns why the last search brought no legal move, or nil. A computer
// that failed waits for [Session.Release] to be asked again.
func (s *Session) Err() error { return s.err }

func (s *Session) present() core.Position { return s.line[s.played] }

// mine reports whether a person may touch the board now.
func (s *Session) mine() bool { return !s.closed && !s.Reviewing() && s.Person(s.Turn()) }

func (s *Session) anyPerson() bool {
	for seat := range s.save.Setup.Seats {
		if s.cfg.Players[seat] == nil {
			return true
		}
	}
	return false
}

// view is what the board is to show while no animation runs.
func (s *Session) view() View {
	v := View{Position: s.Position(), Picks: s.picks, Hint: s.hint, Refusal: s.refusal}
	if s.mine() {
		for _, m := range v.Position.Moves() {
			if m.Begins(s.picks) {
				v.Moves = append(v.Moves, m)
			}
		}
	}
	if s.cursor > 0 {
		v.Last = s.line[s.cursor-1].Events(s.moves[s.cursor-1])
	}
	_, ended := v.Position.Result()
	v.Over = ended || s.resigned != core.Nobody && !s.Reviewing()
	if ended {
		if e, ok := v.Position.(core.Explainer); ok {
			v.Stuck = e.Stuck()
		}
	}
	return v
}

// lay puts the view on the board, ending an animation.
func (s *Session) lay() {
	s.animating = false
	s.cfg.Board.Lay(s.view())
}

// refresh puts the view on the board unless an animation runs, after which it
// will be laid anyway.
func (s *Session) refresh() {
	if !s.animating {
		s.lay()
	}
}
