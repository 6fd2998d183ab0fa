package session

import (
	"errors"
	"fmt"
	"strings"

	"papan/core"
)

// toy is a small game with all that a session must cope with. Six bowls of
// two nuts each; a turn touches a bowl and then a plate, and takes a nut from
// one to the other. A nut for one's own plate ends the turn; one for the
// opponent's, or the last of a bowl, which must go to one's own plate, gives
// another turn. When the bowls are empty the fuller plate wins.
type toy struct {
	bowls  [6]uint8
	plates [2]uint8
	turn   core.Seat
	plain  bool // no extra turns
}

const (
	plate1 core.Site = 7
	plate2 core.Site = 8
)

var toyGame = &core.Game{
	ID: "toy", Rules: 1, Seats: []int{2}, MaxPly: 12,
	Options: []core.Option{{Name: "extra", Default: "on", Values: []string{"on", "off"}}},
	Pieces:  []core.PieceInfo{{Name: "nut", Worth: 1}},
	New: func(s core.Setup) (core.Position, error) {
		return toy{bowls: [6]uint8{2, 2, 2, 2, 2, 2}, turn: 1, plain: s.Value("extra") == "off"}, nil
	},
	Parse: func(core.Setup, string) (core.Position, error) {
		return nil, errors.New("toy: begins at its own start only")
	},
}

func plateOf(seat core.Seat) core.Site { return plate1 + core.Site(seat) - 1 }

func (p toy) empty() bool { return p.bowls == [6]uint8{} }

func (p toy) Turn() core.Seat {
	if p.empty() {
		return core.Nobody
	}
	return p.turn
}

func (p toy) Moves() []core.Move {
	var ms []core.Move
	for i, n := range p.bowls {
		bowl := core.Site(i + 1)
		if n > 0 {
			ms = append(ms, core.Touch(bowl, plateOf(p.turn)))
		}
		if n > 1 {
			ms = append(ms, core.Touch(bowl, plateOf(3-p.turn)))
		}
	}
	return ms
}

func (p toy) After(m core.Move) core.Position {
	i := m[0] - 1
	p.bowls[i]--
	p.plates[m[1]-plate1]++
	again := m[1] != plateOf(p.turn) || p.bowls[i] == 0
	if p.plain || !again {
		p.turn = 3 - p.turn
	}
	return p
}

func (p toy) Events(m core.Move) []core.Event {
	return []core.Event{{Kind: core.Carry, Seat: p.turn, From: m[0], To: m[1], N: 1, Piece: 1}}
}

func (p toy) Result() (core.Result, bool) {
	r := core.Result{Reason: "empty", Scores: [core.MaxSeats]int{int(p.plates[0]), int(p.plates[1])}}
	r.Winners[0] = r.Scores[0] > r.Scores[1]
	r.Winners[1] = r.Scores[1] > r.Scores[0]
	return r, p.empty()
}

func (p toy) At(s core.Site) core.Pile {
	n := 0
	switch {
	case s >= plate1:
		n = int(p.plates[s-plate1])
	case s > 0:
		n = int(p.bowls[s-1])
	}
	if n == 0 {
		return core.Pile{}
	}
	return core.Pile{Piece: 1, N: n}
}

func (p toy) Sites() int { return 8 }

func (p toy) Text(m core.Move) string { return fmt.Sprintf("%d>%d", m[0], m[1]-plate1+1) }

func (p toy) String() string {
	return strings.Trim(fmt.Sprint(p.bowls), "[]") + " " + strings.Trim(fmt.Sprint(p.plates), "[]") + fmt.Sprintf(" %d", p.turn)
}

func (p toy) Explain(picks []core.Site, s core.Site) core.Refusal {
	switch {
	case s >= plate1:
		return core.Refusal{Code: "plate", At: s, N: len(picks)}
	case p.bowls[s-1] == 0:
		return core.Refusal{Code: "empty", At: s}
	}
	return core.Refusal{}
}

func (p toy) Stuck() []core.Refusal {
	if !p.empty() {
		return nil
	}
	return []core.Refusal{{Code: "empty", At: 1}}
}
