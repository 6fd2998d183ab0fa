package ai

import (
	"papan/core/pasang"
)

// stakes is what a game is played for from a position on.
type stakes struct {
	total   int  // what the players have and may yet take
	certain bool // they take all of it unless somebody is left without a move before
	forfeit bool // who is left without a move loses whatever the scores are
}

// Taken implements [solvable].
func (k *kas) Taken() int { return k.Score(1) + k.Score(2) }

// Stakes implements [solvable]. A token that is promoted is lost to both.
func (k *kas) Stakes() stakes {
	total := k.Taken()
	for file := range 11 {
		for rank := range 11 {
			switch k.At(pasang.Junction(file+1, rank+1)).Piece {
			case pasang.White:
				total += 2
			case pasang.Black:
				total++
			}
		}
	}
	return stakes{total: total, certain: k.Phase() == pasang.Playing, forfeit: true}
}

// Taken implements [solvable].
func (w *sowing) Taken() int { return w.Held(1) + w.Held(2) }

// Stakes implements [solvable]. In the end all seeds are somebody's. Where
// sides may be swapped, what has been taken is still to be won too, and to be
// lost as well.
func (w *sowing) Stakes() stakes {
	total := w.Taken() + w.Left()
	if w.MaySwap() {
		return stakes{total: 3 * total}
	}
	return stakes{total: total, certain: true}
}
