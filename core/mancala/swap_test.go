package mancala

import (
	"testing"

	"papan/core"
)

// TestSwap: who is offered the other side gets it just as it lies, once.
func TestSwap(t *testing.T) {
	for _, c := range []struct {
		rules []string
		moves []string
		want  string
	}{
		{[]string{"first-turn=one"}, []string{"3"}, "8,0,8,8,0,8,8/8,8,0,8,8,8,8 0,10 1"},
		{nil, []string{"2"}, "0,8,8,8,8,0,8/8,0,8,8,8,8,8 0,10 1"},
		{[]string{"holes=5", "first-turn=one"}, []string{"5"}, "0,6,6,0,6/6,6,6,6,0 0,8 1"},
	} {
		p := play(t, start(t, Congklak, append(c.rules, "swap=on")...), c.moves...)
		if p.Turn() != 2 {
			t.Errorf("%v: seat %d is to move in %s, want 2", c.moves, p.Turn(), p)
			continue
		}
		store := p.Store(1)
		if r := p.Explain(nil, store); r.Code != "" {
			t.Errorf("%s: the store to swap by is refused: %s", p, r.Code)
		}
		if r := p.Explain(nil, p.Store(2)); r.Code != NotAHole {
			t.Errorf("%s: the own store is refused as %q, want %q", p, r.Code, NotAHole)
		}
		swapped := play(t, p, Swap)
		if got := swapped.String(); got != c.want {
			t.Errorf("%s, swapped:\n got %s\nwant %s", p, got, c.want)
		}
		for _, m := range append(p.Moves(), swapped.Moves()...) {
			from := p
			if m[0] <= core.Site(p.Holes()) {
				from = swapped
			}
			if _, err := core.Find(from.After(m), Swap); m != core.Touch(store) && err == nil {
				t.Errorf("%s: sides may still be swapped after %s", from, from.Text(m))
			}
		}
	}
}

// plainRound is a round of Congklak played on a plain board, for counting.
type plainRound struct {
	board  plain
	role   uint8
	choice int // choices made in this turn
	turns  int // turns made before this one
}

// choices returns the round after each thing that the player to move may do.
func (r plainRound) choices() []plainRound {
	ru := r.board.ru
	var next []plainRound
	for i := range ru.holes {
		hole := ru.row(r.role) + i
		if r.board.count[hole] == 0 {
			continue
		}
		n := plainRound{board: r.board, role: r.role, choice: r.choice + 1, turns: r.turns}
		n.board.again = false
		n.board.sowCongklak(r.role, hole)
		extra := n.board.again && (ru.extraTurns == 0 || r.choice < int(ru.extraTurns))
		if !extra || r.turns == 0 && ru.oneFirst {
			n.role, n.choice, n.turns = 3-r.role, 0, r.turns+1
		}
		next = append(next, n)
	}
	if ru.swap && r.turns == 1 && r.choice == 0 {
		n := plainRound{board: r.board, role: 3 - r.role, turns: 2}
		for i := range ru.holes + 1 {
			n.board.count[ru.row(1)+i], n.board.count[ru.row(2)+i] = r.board.count[ru.row(2)+i], r.board.count[ru.row(1)+i]
		}
		next = append(next, n)
	}
	return next
}

func (r plainRound) leaves(depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, next := range r.choices() {
		n += next.leaves(depth - 1)
	}
	return n
}

// TestOptionsPerft counts by the plain board under every set of the options
// that say who may choose and when.
func TestOptionsPerft(t *testing.T) {
	for _, first := range []string{"free", "one"} {
		for _, swap := range []string{"off", "on"} {
			for _, extra := range []string{"unlimited", "1", "2"} {
				for _, lap := range []string{"off", "on"} {
					p := start(t, Congklak, "holes=5", "first-turn="+first, "swap="+swap, "extra-turns="+extra, "tembak-after-lap="+lap)
					b := p.Board()
					want := plainRound{board: *newPlain(p), role: 1}.leaves(6)
					if got := perft(&b, 6); got != want {
						t.Errorf("first turn %s, swap %s, extra turns %s, tembak after lap %s: %d leaves, want %d", first, swap, extra, lap, got, want)
					}
				}
			}
		}
	}
}
