package ai

import "papan/core"

// node is what the search asks of a position type P with steps of type S.
type node[P any, S ~uint32] interface {
	*P
	// Turn is the seat to move. Seat turns stay the same for an extra turn.
	Turn() core.Seat
	// Steps appends the legal steps to buf, at most the search's width.
	Steps(buf []S) []S
	// Replies is the number of legal steps.
	Replies() int
	// Do sets next to the position after s.
	Do(s S, next *P)
	// Hash tells positions apart by all that bears on their value.
	Hash() uint64
	// Margin is the points of the player to move less the opponent's.
	Margin() int
	// Final is the value of a position without replies, for the player to move.
	Final() value
	// Eval estimates the value of a position with the given number of replies.
	Eval(replies int) value
	// Rank tells which steps to look at first: those of high rank. The step
	// gains so many points; after it the player to move, the mover himself
	// when again, has so many replies.
	Rank(gain, replies int, again bool) int32
	// Glance is Rank by a look at the step alone.
	Glance(s S) int32
	// Move returns s as a move of the game.
	Move(s S) core.Move
}
