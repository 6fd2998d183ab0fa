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

// Weights of the evaluation, found by matches between versions of it.
const (
	mobility = point / 2 // a reply more than the opponent would have
)

// danger is how much it costs, in points, to have so few replies left.
var danger = [8]value{0, 24, 16, 11, 7, 4, 2, 1}

// Eval: freedom to move is what a player lives by, his own and the other's.
func (k *kas) Eval(replies int) value {
	theirs := k.Mobility(3 - k.Mover())
	v := value(replies-theirs) * mobility
	if replies < len(danger) {
		v -= danger[replies] * point
	}
	if theirs < len(danger) {
		v += danger[theirs] * point / 2
	}
	return v
}

// Rank: steps that leave the opponent few replies come first, and of those the
// ones that capture most.
func (k *kas) Rank(gain, replies int, again bool) int32 { return int32(gain - 2*replies) }
