// Package ai is the computer players of Papan.
//
// A [Player] has a [Level] and a seed and answers [Player.Move]. An [Engine]
// searches a position for as long as it is told and says what it thinks of it;
// players, hints and the terminal's arena all ask one.
//
// # Levels
//
// A level is a budget of positions looked at, a blur, an oversight, a whim and
// a bound. The blur is by how much every estimate of a position may be off. The
// oversight is how many in a hundred moves, the player's own and his
// opponent's, are not seen at all; of all it weakens the games most evenly, for
// a player with blurred sight alone still takes what he can. The whim is how
// much worse than the best a move may be that is played all the same, so that
// not every game is alike. Where an estimate errs, what is overlooked and which
// move takes the player's fancy is decided by his seed and the position.
//
// The bound is the most, in points, that a move may lose. Before a player who
// errs makes his move he looks at it once more, one or two plies with clear
// eyes: if by that it loses more than the bound against the best, or the game
// where the best does not, he plays the best. Only a win by force he may miss.
// From the beginner to the expert the bound goes from 40 points to 8 in Pasang,
// 30 to 12 in Congklak, 30 to 20 in Raja Pasu and 20 to 6 in Mandiri. The master
// does not err: his whim is among moves he finds equally good.
//
// The clock has no part in a level, which is the same on a phone and on a
// desktop, and a player's moves follow from level, seed and position alone.
//
// What part of a win a level gets against the level below, and the lowest
// against random moves and against the most at once, in percent; from the start
// of the game, each pair of players from every seat:
//
//	          v random  v greedy  easy  medium  hard  expert  master
//	Pasang    68.0      37.0      73.5  80.0    73.3  76.8    100
//	Congklak  74.8      29.3      74.5  76.3    72.0  72.8    82.5
//	Raja Pasu 50.0      34.8      64.3  62.2    59.3  58.5    63.3
//	Mandiri   40.7      31.2      38.6  33.8    33.3  -       -
//	 even     39.3      24.9      37.0  39.6    36.8  33.7    29.2
//
// (100 pairs in Pasang and Congklak and 150 in Raja Pasu; of the master 10 in
// Pasang, 20 in Congklak, 30 in Raja Pasu; in Mandiri 150 rounds of three, of
// the expert 60, of the master 8. Standard errors are 2 to 3, of the master 4
// to 5, in Mandiri 1 to 2 and 4.) The beginner loses to random moves 32, 24, 49
// and 59 games in a hundred, to the most at once 63, 70, 65 and 68.
//
// Steps of 65 to 80 are aimed at. The one to the master of Pasang is too great:
// five steps of 80 do not reach from one who loses to random moves to the
// strongest. That of Congklak is at the edge. In Raja Pasu the first player
// wins from the start when he does not slip, which leaves little room between
// the levels. In Mandiri, where one plays against two and an even match is
// 33.3, the Raja wins nearly always, whoever plays him; the last line begins
// with boards on which all have the same number of seeds, and there too nothing
// tells hard, expert and master apart. The benchmark Levels repeats all this.
//
// # Search
//
// The games of the families Pasang and sowing are searched by alpha-beta with
// iterative deepening (PVS: after the first step of a position a closed window
// must show that another is better before its value is looked for). One search
// serves every game. It is generic over the concrete position type, which must
// offer what [node] lists, and all its memory is set aside beforehand, so that
// a position looked at costs no allocation. A value changes its sign only where
// the turn changes hands: a player who moves again does not become his own
// opponent.
//
// The search speaks of what is still to be won, not of scores. What has been
// captured so far is settled, so a position is worth the same whatever the
// scores are, and one entry of the table serves all the ways to reach it. Being
// left without a move in Pasang (suntuk) forfeits everything, which does depend
// on the scores; but whoever suffers it has lost whatever they are, so it is
// worth an unreachably large amount less the plies until then. The greatest
// final margin is a win whenever a win can be had; the amounts above it are
// wins for certain. So play that is best by this value is best for the result.
//
// Steps are tried in the order of how few replies they leave. The replies of
// every child are counted for that before any is looked into, which finds the
// ends of games without looking at them. A forced reply costs no depth. A
// finding that no estimate has entered is marked as proven: the search ends as
// soon as its root is.
//
// With so few tokens of Pasang left that half of the limits may well do for it,
// that half goes into proving who wins ([Engine.Solve]), by how much being left
// to the search: 51.8 ± 1.0 % of 300 games against the search alone at 10,000
// positions a move, and on other openings 53.5 ± 1.4 % of 142 at 12,000, where a
// sequential test ended it. [Score] tells what is proven.
//
// Several threads search the same position and share the table (lazy SMP). To
// the same depth a search by two looked at 1.06 times the positions in all in
// Pasang (40 positions, depth 16, with the reductions below) and 1.04 times in
// Congklak (78, depth 15), so that each of them looked at 53 and 52 % of what
// one alone does. The clock does not bear that out: on two free cores the
// benchmark Threads, of fewer positions, has twice the positions a second and
// no gain in time, 1.05 times the speed in Pasang, 0.99 in Congklak, 0.92 in
// Raja Pasu. Nothing in the app asks for more than one thread.
//
// What was tried and did not pay, in matches from paired random openings at
// equal positions a move, or in the positions to a fixed depth:
//
//   - Killers, history and countermoves were not built in, for there is next to
//     nothing for them to find: where a step refutes, it is the first in 95 of
//     100 positions of Pasang and in 99.7 of Congklak.
//   - Other weights of points and replies in the order: from 4 % fewer to 6 %
//     more positions to the same depth; the best of them was left for a match.
//   - Late-move reductions in Pasang, one to three plies from the third step
//     on: a sixth of the positions to depth 13, and after a good beginning
//     (55.7 ± 2.3 % of 300 games, the best of three kinds on the same openings)
//     51 ± 2 % of 550 games on others, of which what is proven near the end has
//     its part.
//   - Plies that cost less when the reply is one of two or three: 46.7 ± 2.2 %.
//   - Only the first four steps next to the leaves: 49.8 ± 2.4 %, with the
//     reductions, on the openings on which these alone won 55.7.
//   - In Congklak, reductions 49.3 ± 1.5 %, and further turns at a quarter of a
//     ply 49.2 ± 1.5 %: who begins decides nearly every game there.
//   - The best capture, the second best and the fewest replies that can be left
//     as parts of the estimate: they explain results hardly better (a loss of
//     0.650 to 0.656 for 0.657 in a logistic regression over 105,000 positions).
//   - The table for the last ply before the leaves too: 7 % fewer positions in
//     Pasang, but four times as many in Congklak.
//
// In Raja Pasu Mandiri the player to move is searched for as one against two who
// care for nothing but to keep him down (paranoid search), so that the same
// search serves: of its two sides, theirs may have several moves running. The
// others are not so spiteful, but in matches at 2,000 positions a move neither
// this nor a search in which each is out for himself (max^n) came out ahead.
//
// Games that the package knows nothing of are played by Monte Carlo tree search
// through [core.Position] alone: random games to the end, most of them where
// they have gone well so far. A new game is playable at once.
//
// # Promises
//
// Nothing outlives a call: no goroutine, no timer. A search whose context ends
// returns within 5 milliseconds with the best move found so far. It looks at
// the context every few hundred positions, and in a browser, where the program
// has but one thread, it then also lets the page live.
package ai
