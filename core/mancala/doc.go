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
//
// # Fairness
//
// What part of the points the first player of Congklak gets among equals, in
// percent with the standard error, and how often he wins who was ahead after two
// turns of each (100: the rest is idle; below 50: the lead changes hands more
// often than not). The players look at so many thousand positions a move and
// choose among moves within 2 seeds of the best, or as said:
//
//	rules                                   nodes  games  first       leader
//	all as published                           20    100  100         100
//	first-turn=one                             20    100  0           100
//	first-turn=one tembak-after-lap=on         20    100  0           100
//	extra-turns=1                              20    100  83.5 ± 3.4   44
//	extra-turns=1                              40    100  92.5 ± 2.3   79
//	extra-turns=2                              20    100  100         100
//	extra-turns=3                              20    100  99.0 ± 1.0   99
//	extra-turns=1 tembak-after-lap=on          20    100  79.0 ± 3.8   79
//	first-turn=one extra-turns=1               20    100  88.0 ± 3.0   85
//	first-turn=one extra-turns=2               20    100  31.0 ± 4.2   56
//	first-turn=one extra-turns=2               40    100  54.5 ± 4.5   39
//	first-turn=one extra-turns=2              100    100  15.0 ± 2.7   85
//	the same, two choices by lot, 1 seed       20    150  50.3 ± 4.0   85
//	the same, two choices by lot, 1 seed       40    250  51.2 ± 3.1   75
//	first-turn=one extra-turns=3               20    100  62.5 ± 4.5   38
//	extra-turns=2, two choices by lot, 1 seed  20    150  58.3 ± 3.9   87
//	swap=on                                    20    100  0           100
//	swap=on first-turn=one                     20    100  0           100
//	swap=on extra-turns=1                      20    100  30.5 ± 4.4   72
//	swap=on extra-turns=2                      20    100  58.5 ± 3.9   50
//	swap=on extra-turns=2                      40    100  75.0 ± 3.4   25
//	swap=on extra-turns=3                      20    100  49.0 ± 4.3   51
//	swap=on extra-turns=3, 6 seeds             20    300  43.8 ± 2.8   65
//	swap=on extra-turns=3                      40    400  64.1 ± 2.4   19
//	swap=on extra-turns=3                     100     48  35.4 ± 6.6   54
//	swap=on extra-turns=4                      40    100  16.5 ± 3.6   66
//	swap=on first-turn=one extra-turns=1       20    100   4.0 ± 1.8   96
//	swap=on first-turn=one extra-turns=2      100     43  18.6 ± 4.4   81
//	swap=on first-turn=one extra-turns=3       40    100  89.5 ± 2.0   11
//
// Players who are equally strong go the same ways from the same start, so a line
// that one of them has found carries most of such a set of games, and its
// standard error says less than it seems to. The balanced ruleset is not proven
// even: whom it favours changes with the strength of the players. Choices drawn
// by lot come out more even; the game does not offer them yet.
// The benchmark FairCongklak of papan/ai repeats it.
package mancala
