// Package pasang is the kas game of Brunei: 60 white tokens worth 2 points and
// 60 black ones worth 1 cover a board of 11 by 11 junctions, and two players,
// each with one mobile piece, the kas, capture odd lines of one colour.
//
// The rules are those of the help pages of the program Pasang Emas by Nor
// Jaidi Tuah (preset "emas") and of a Spanish article after La Ficha Roja and
// Universiti Brunei Darussalam's revival project (presets "ubd", "ubd-jump").
//
// A game has three phases. In the passage each player takes the five tokens of
// one file in his own half. In the kas selection each promotes a token beside
// his passage, which moves into it and captures a line. Then the kas move in
// turns: along a rank to capture along the file, along a file to capture along
// the rank. A line is taken whole and only when its number is odd. The game
// ends with an empty board or with a player who cannot capture: he is in
// suntuk and loses whatever the scores.
//
// Files are named a to k from left to right and ranks 1 to 11 from near to
// far, both as Player 1 sees them; the centre f6 is never occupied.
//
// A [Position] serves two callers. To everyone it is a [core.Position], with
// moves as touches; to a search it is a value with [Step]s, which its pointer
// methods list, count, weigh and play without allocating. Both go through the
// same listing and the same playing of steps.
package pasang
