package coretest

import (
	"fmt"
	"strconv"
	"strings"

	"papan/core"
)

// Kayles is a small game to test the house itself with: a row of pins; a turn
// knocks down one pin or two neighbours, and who knocks down two moves again
// when the option "again" is "yes". More pins win.
//
// Pins stand on sites 1 to the option "row"; the two sites after them are the
// players' piles. The position text is the row (| or .), the seat to move and
// the scores: "||.||| 2 1,0". The move text is the pins: "3" or "3-4".
var Kayles = &core.Game{
	ID:    "kayles",
	Rules: 1,
	Seats: []int{2},
	Options: []core.Option{
		{Name: "row", Default: "7", Check: checkRow},
		{Name: "again", Default: "no", Values: []string{"no", "yes"}},
	},
	Presets: []core.Preset{
		{Name: "plain"},
		{Name: "quick", Values: map[string]string{"again": "yes"}},
	},
	Pieces: []core.PieceInfo{{Name: "pin", Worth: 1}},
	MaxPly: maxRow,
	New: func(s core.Setup) (core.Position, error) {
		n, err := strconv.Atoi(s.Value("row"))
		return kayles{n: n, pins: 1<<n - 1, turn: 1, again: s.Value("again") == "yes"}, err
	},
	Parse: parseKayles,
}

const maxRow = 12

func checkRow(value string) (string, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 || n > maxRow {
		return "", fmt.Errorf("%q is not a number from 1 to %d", value, maxRow)
	}
	return strconv.Itoa(n), nil
}

type kayles struct {
	n     int
	pins  uint16
	turn  core.Seat
	again bool
	score [2]int
}

func parseKayles(s core.Setup, text string) (core.Position, error) {
	k := kayles{again: s.Value("again") == "yes"}
	var row string
	if _, err := fmt.Sscanf(text, "%s %d %d,%d", &row, &k.turn, &k.score[0], &k.score[1]); err != nil {
		return nil, fmt.Errorf("kayles position %q: %w", text, err)
	}
	k.n = len(row)
	for i, c := range row {
		if c == '|' {
			k.pins |= 1 << i
		}
	}
	return k, nil
}

func (k kayles) Turn() core.Seat {
	if k.pins == 0 {
		return core.Nobody
	}
	return k.turn
}

func (k kayles) up(i int) bool { return i < k.n && k.pins>>i&1 == 1 }

func (k kayles) Moves() []core.Move {
	var ms []core.Move
	for i := range k.n {
		if !k.up(i) {
			continue
		}
		s := core.Site(i + 1)
		ms = append(ms, core.Touch(s, s))
		if k.up(i + 1) {
			ms = append(ms, core.Touch(s, s+1))
		}
	}
	return ms
}

func (k kayles) After(m core.Move) core.Position {
	next, _ := k.step(m)
	return next
}

func (k kayles) Events(m core.Move) []core.Event {
	_, events := k.step(m)
	return events
}

func (k kayles) step(m core.Move) (kayles, []core.Event) {
	var events []core.Event
	for s := m[0]; s <= m[1]; s++ {
		events = append(events, core.Event{
			Kind: core.Carry, Seat: k.turn, From: s, To: core.Site(k.n) + core.Site(k.turn),
			N: 1, Piece: 1, Together: s > m[0],
		})
		k.pins &^= 1 << (s - 1)
		k.score[k.turn-1]++
	}
	if !k.again || len(events) == 1 {
		k.turn = 3 - k.turn
	}
	return k, events
}

func (k kayles) Result() (core.Result, bool) {
	if k.pins != 0 {
		return core.Result{}, false
	}
	r := core.Result{Reason: "row-empty"}
	copy(r.Scores[:], k.score[:])
	for i := range k.score {
		r.Winners[i] = k.score[i] > k.score[1-i]
	}
	return r, true
}

func (k kayles) At(s core.Site) core.Pile {
	n := 0
	if i := int(s) - 1; i >= k.n && i < k.n+2 {
		n = k.score[i-k.n]
	} else if s > 0 && k.up(i) {
		n = 1
	}
	if n == 0 {
		return core.Pile{}
	}
	return core.Pile{Piece: 1, N: n}
}

func (k kayles) Sites() int { return k.n + 2 }

func (k kayles) Text(m core.Move) string {
	if m[0] == m[1] {
		return strconv.Itoa(int(m[0]))
	}
	return fmt.Sprintf("%d-%d", m[0], m[1])
}

func (k kayles) String() string {
	var row strings.Builder
	for i := range k.n {
		if k.up(i) {
			row.WriteByte('|')
		} else {
			row.WriteByte('.')
		}
	}
	return fmt.Sprintf("%s %d %d,%d", &row, k.turn, k.score[0], k.score[1])
}
