package ai

import "papan/core/mancala"

// sowing is a position of a two-handed sowing game as the search sees it: one
// round. The end of a round is final; what it means for a match is not looked
// at beyond the seeds it brings. Nor has it a memory. What it finds exact of Raja
// Pasu is so all the same where no moment has come twice before: who can prove a
// claim at all can prove it by a way on which each step brings the end nearer,
// and on which therefore no moment comes again.
type sowing struct{ mancala.Board }

func (w *sowing) Replies() int { return w.CountSteps() }

func (w *sowing) Do(s mancala.Step, next *sowing) { w.Board.Do(s, &next.Board) }

// Final: what is left on the board comes to the players as the rules say.
func (w *sowing) Final() value {
	held := w.Outcome()
	me := w.Turn() - 1
	return value(held[me]-held[1-me]-w.Margin()) * point
}

// Eval: in either game what lies in a row tends to stay with its owner, and a
// choice is worth something: in Raja Pasu half a point a reply won 51 to 52 in a
// hundred of thousands of games, in Congklak it changed nothing. Nor did other
// weights of a row in either. To see another turn at hand, at a sowing for every
// hole, won 51 in Congklak at equal nodes and is not worth them.
func (w *sowing) Eval(replies int) value {
	me := w.Turn()
	return value(w.Row(me)-w.Row(3-me)+2*replies) * point / 4
}

// Rank: another turn first, then what gains most.
func (w *sowing) Rank(gain, replies int, again bool) int32 {
	if again {
		gain += 20
	}
	return int32(gain)
}

// Glance: holes nearer the end of the row are surer to reach beyond it.
func (w *sowing) Glance(s mancala.Step) int32 { return int32(s) }
