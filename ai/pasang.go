package ai

import (
	"papan/core"
	"papan/core/pasang"
)

// kas is a position of Pasang as the search sees it.
type kas struct{ pasang.Position }

func (k *kas) Turn() core.Seat { return k.Mover() }

func (k *kas) Replies() int { return k.CountSteps() }

func (k *kas) Do(s pasang.Step, next *kas) { k.Position.Do(s, &next.Position) }

// Final: an empty board is decided by the margin so far; otherwise the player
// to move is in suntuk and loses whatever the scores are.
func (k *kas) Final() value {
	if k.Left() == 0 {
		return 0
	}
	return -won
}

// The evaluation, in points. The shape of freedom is a logistic regression over
// 74,000 positions of self-play, won or lost; matches then chose the weights.
var freedom = [16]value{-45, -36, -20, -8, -2, 1, 4, 6, 7, 8, 8, 9, 9, 10, 10, 10}

// tempo is what it is worth to be the one who captures next.
const tempo = 4

// Eval: freedom to move is what a player lives by, and the other's freedom is
// what he fears. The few replies that lie before suntuk weigh most. A player
// who has no kas yet has no freedom to lose.
func (k *kas) Eval(replies int) value {
	last := len(freedom) - 1
	v := freedom[min(replies, last)] + tempo
	if theirs := k.Mobility(3 - k.Mover()); theirs > 0 || k.Phase() == pasang.Playing {
		v -= freedom[min(theirs, last)]
	}
	return v * point
}

// Rank: steps that leave the opponent few replies come first, and of those the
// ones that capture most.
func (k *kas) Rank(gain, replies int, again bool) int32 { return int32(gain - 2*replies) }

// Glance: a big line first.
func (k *kas) Glance(s pasang.Step) int32 { return int32(k.Gain(s)) }
