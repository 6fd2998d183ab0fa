package core

import (
	"fmt"
	"slices"
)

// Record is a game as it was played: nothing in it is derived.
type Record struct {
	Game  *Game
	Setup Setup
	Moves []Move
}

// ReplayError tells which move of a record could not be played.
type ReplayError struct {
	Ply int // index of the move, from 0
	Err error
}

func (e *ReplayError) Error() string { return fmt.Sprintf("move %d: %v", e.Ply+1, e.Err) }

// Unwrap returns the cause.
func (e *ReplayError) Unwrap() error { return e.Err }

// Replay returns every position of r, the first one at index 0, so one more
// than there are moves. When a move cannot be played it returns the positions
// up to there and a [*ReplayError].
func (r Record) Replay() ([]Position, error) {
	p, err := r.Game.Open(r.Setup)
	if err != nil {
		return nil, err
	}
	line := append(make([]Position, 0, len(r.Moves)+1), p)
	for i, m := range r.Moves {
		if p, err = Play(p, m); err != nil {
			return line, &ReplayError{Ply: i, Err: err}
		}
		line = append(line, p)
	}
	return line, nil
}

// Clone returns a copy of r whose moves can grow without touching r's.
func (r Record) Clone() Record {
	r.Moves = slices.Clone(r.Moves)
	return r
}
