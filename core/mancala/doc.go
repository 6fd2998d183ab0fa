// Package mancala is the games of sowing: Congklak, Raja Pasu and Raja Pasu
// Mandiri.
//
// They share a ring of two rows of holes and one way to sow: the seeds of a
// hole are lifted and dropped one by one into the places that follow. The
// games differ in data (how many seats, who owns which hole, where a player's
// way runs) and in what the end of a lap means: see relayByLast (Congklak) and
// relayByNext (Raja Pasu).
//
// A [Position] is a moment of a match: a comparable value with all that Undo
// must bring back. A [Board] is the same moment as a search needs it: one
// round, without history, and without a single allocation per step.
//
// # Sites
//
// With n holes in a row the sites are: 1 to n the first row, n+1 to 2n the
// second, each in the order of sowing; then a store (in Raja Pasu: reserve)
// for each seat; then the hand, which holds the seeds being sown and is empty
// between moves; then the spare lids. A hole that is burnt or closed has a lid
// on it. So a step is carries from site to site and nothing else: hole to
// hand, hand to hole, hole to store, at a new round store to hole, and when the
// players swap sides hole to hole and store to store.
//
// # Moves
//
// A move touches the hole to be sown. Under the option swap the second player's
// first choice in a round may instead be to touch his opponent's store: he takes
// over all that lies on the other side, row and store, and gives his own for it;
// the first player then plays on from what was the second one's side. So whoever
// makes the first turn does well to leave the sides alike (one divides, the other
// chooses). It is not offered while holes are burnt, when sides are not alike
// from the first.
package mancala
