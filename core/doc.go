// Package core holds what every game of Papan has in common.
//
// Everything on the table is a pile of pieces on a site; a move is the sites a
// player touches, in order; playing it gives a new position and a list of
// carries from site to site.
//
// The house, arrows pointing down only:
//
//	main.go        wires the rest together
//	ui/            app, navigation, home, setup, game screen; text.go words every sentence; store keeps files
//	  session/     one game being played: picks, history, players, undo, hints        (no Fyne)
//	  reel/        events and time make a picture                                     (no Fyne)
//	  board/       one widget per family of boards, drawing what a session offers
//	  theme/       colours, sizes, the marks of the seats
//	ai/            players and levels; one search, generic over a concrete position; evaluations
//	  arena/       package main: the engine from a terminal; contest/ plays its games, elo/ and logit/ reckon
//	core/          the contract, records, save text; standard library only
//	  coretest/    the laws every game must pass, perft, golden playthroughs
//	  pasang/      the kas game of Brunei
//	  mancala/     a ring of holes: Congklak, Raja Pasu, Raja Pasu Mandiri as data
//	  catalog/     the list of games
//	assets/        embedded icon, pieces, translations; the page of the web build
//
// A game is a [Game] value: data and two functions that make positions. A
// [Position] is an immutable, comparable value. [Play] is the one checked way
// to change it, [Narrow] is all of tap logic, and a [Record] is a game as it
// was played: setup and moves, nothing derived.
//
// The package and everything below it use the standard library only, and of
// that nothing that reads the clock, the system or chance: the same calls
// always give the same answers.
package core
