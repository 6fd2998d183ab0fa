package ai

import (
	"math/rand/v2"

	"papan/core"
)

// toy is a game to test the search on, with what the real ones have between
// them: players take a number off either end of a row; an even one gives
// another turn; who finds a sum divisible by five, but numbers left, is stuck
// and loses whatever the scores are.
type toy struct {
	row    [14]int8
	lo, hi uint8 // the numbers left are row[lo:hi]
	turn   core.Seat
	score  [2]int16
}

type toyStep uint32 // 0 takes from the left, 1 from the right

// randomToy returns a row of n numbers in which the first player is not stuck.
func randomToy(rng *rand.Rand, n int) toy {
	t := toy{hi: uint8(n), turn: 1}
	for {
		for i := range n {
			t.row[i] = int8(rng.IntN(9) + 1)
		}
		if !t.stuck() {
			return t
		}
	}
}

func (t *toy) left() []int8 { return t.row[t.lo:t.hi] }

func (t *toy) stuck() bool {
	sum := 0
	for _, n := range t.left() {
		sum += int(n)
	}
	return sum > 0 && sum%5 == 0
}

func (t *toy) Turn() core.Seat { return t.turn }

func (t *toy) Steps(buf []toyStep) []toyStep {
	switch n := t.Replies(); n {
	case 0:
		return buf
	case 1:
		return append(buf, 0)
	}
	return append(buf, 0, 1)
}

func (t *toy) Replies() int {
	if t.stuck() {
		return 0
	}
	return min(2, len(t.left()))
}

func (t *toy) end(s toyStep) int {
	if s == 0 {
		return int(t.row[t.lo])
	}
	return int(t.row[t.hi-1])
}

func (t *toy) Do(s toyStep, next *toy) {
	*next = *t
	gain := t.end(s)
	next.score[t.turn-1] += int16(gain)
	if s == 0 {
		next.lo++
	} else {
		next.hi--
	}
	if gain%2 == 1 {
		next.turn = 3 - t.turn
	}
}

func (t *toy) Hash() uint64 {
	h := mix(uint64(t.turn))
	for i, n := range t.row {
		if i >= int(t.lo) && i < int(t.hi) {
			h = mix(h ^ uint64(n)<<8 ^ uint64(i))
		}
	}
	return h
}

func (t *toy) Margin() int { return int(t.score[t.turn-1] - t.score[2-t.turn]) }

func (t *toy) Final() value {
	if len(t.left()) > 0 {
		return -won
	}
	return 0
}

func (t *toy) Eval(replies int) value { return value(replies) * point }

func (t *toy) Rank(gain, replies int, again bool) int32 { return int32(gain - replies) }

func (t *toy) Glance(s toyStep) int32 { return -int32(s) }

func (t *toy) Move(s toyStep) core.Move { return core.Touch(core.Site(s + 1)) }

// exhaust is minimax as plain as can be: how the game ends for the player to
// move. The first result is 1 or -1 when someone gets stuck, else 0; the
// second is the final margin when nobody does.
func exhaust(t toy) (win, margin int) {
	if t.Replies() == 0 {
		if len(t.left()) > 0 {
			return -1, 0
		}
		return 0, t.Margin()
	}
	first := true
	for _, s := range t.Steps(nil) {
		var next toy
		t.Do(s, &next)
		w, m := exhaust(next)
		if next.turn != t.turn {
			w, m = -w, -m
		}
		if first || w > win || w == win && m > margin {
			win, margin, first = w, m, false
		}
	}
	return win, margin
}
