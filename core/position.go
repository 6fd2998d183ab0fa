package core

import (
	"errors"
	"fmt"
)

// Position is a moment in a game: an immutable value. Two positions of one
// game are the same moment when they are ==, so a position can be a map key.
type Position interface {
	// Turn is the seat to move; [Nobody] once the game is over. An extra turn
	// is a Turn that stays the same.
	Turn() Seat
	// Moves lists every legal move, always in the same order; none once the
	// game is over. The caller owns the slice.
	Moves() []Move
	// After returns the position after m, which must be one of Moves; see [Play].
	After(m Move) Position
	// Events tells the same step as After for showing; see [Event].
	Events(m Move) []Event
	// Result returns how the game ended and true once it is over.
	Result() (Result, bool)
	// At returns the pile on site s.
	At(s Site) Pile
	// Sites is the number of sites; they are numbered 1 to Sites.
	Sites() int
	// Text returns the move text of m, which must be one of Moves.
	Text(m Move) string
	// String returns the position text. What it leaves out (rules, and what
	// only the way to the position tells) is in the [Setup] and the [Record].
	String() string
}

// Result is how a game ended.
type Result struct {
	// Reason is the game's code for what ended it, such as "suntuk".
	Reason string
	// Scores has one entry per seat, seat 1 first; entries past the last seat are 0.
	Scores [MaxSeats]int
	// Winners has the seats who won; more than one share the win, none means a draw.
	Winners [MaxSeats]bool
}

// Winner returns the one seat that won, or [Nobody] for a draw or a shared win.
func (r Result) Winner() Seat {
	w := Nobody
	for i, won := range r.Winners {
		if !won {
			continue
		}
		if w != Nobody {
			return Nobody
		}
		w = Seat(i + 1)
	}
	return w
}

// Refusal says why a touch is not one the player may make, or what stands in
// the way of a move: a code that the screen has a sentence for, with what the
// sentence and a drawing need.
type Refusal struct {
	Code  string
	At    Site   // the site it is about
	Line  []Site // the pieces to draw, in order; may be empty
	N     int    // a count for the sentence
	Piece Piece  // a kind for the sentence
}

// Explainer is a [Position] that can teach.
type Explainer interface {
	// Explain tells why s cannot be touched after picks.
	Explain(picks []Site, s Site) Refusal
	// Stuck lists, for a position whose player has no move, every place he
	// could reach and why it does not serve. It is nil when he has moves.
	Stuck() []Refusal
}

// ErrIllegal is what [Play] returns for a move that is not among the legal ones.
var ErrIllegal = errors.New("illegal move")

// Play is the one checked way to change a position: it returns the position
// after m, or [ErrIllegal] when m is not listed in p.Moves.
func Play(p Position, m Move) (Position, error) {
	for _, legal := range p.Moves() {
		if legal == m {
			return p.After(m), nil
		}
	}
	return nil, ErrIllegal
}

// Find returns the legal move of p whose text is text, or an error wrapping
// [ErrIllegal] that quotes it.
func Find(p Position, text string) (Move, error) {
	for _, m := range p.Moves() {
		if p.Text(m) == text {
			return m, nil
		}
	}
	return Move{}, fmt.Errorf("%w: %q in %s", ErrIllegal, text, p)
}
