package core

// Kind says what an [Event] does.
type Kind uint8

// The kinds of events.
const (
	// Carry takes N pieces of kind Piece from site From to site To.
	Carry Kind = iota + 1
	// Become turns the N pieces on site To into kind Piece.
	Become
	// Skip passes over Seat, who cannot move. Nothing on the table changes.
	Skip
	// Round begins round N of a match, led by Seat. The carries that clear and
	// refill the board follow as events of their own.
	Round
)

// Event is one visible part of a step. Applying all events of a step to the
// table of the position before it gives the table of the position after it.
type Event struct {
	Kind  Kind
	Seat  Seat // who does it, or whom it befalls
	From  Site // Carry
	To    Site // Carry, Become
	N     int  // pieces, or the round's number
	Piece Piece
	// Together: shown at the same time as the event before it.
	Together bool
	// Word names what the event means to the players, where it means more than
	// a piece changing place: a code such as "tembak", empty for none. It
	// changes nothing on the table.
	Word string
}
