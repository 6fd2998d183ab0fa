package ai

import (
	"math"
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// BenchmarkLevels plays each level, in every seat in turn, against opponents of
// the level below, the lowest against players who move at random and against
// players who take the most at once, and tells in percent what part of a win it
// gets, how sure that is (standard error) and how many games it loses; an even
// match is 100 by the number of seats. The games begin at the start of the game;
// it is the players' seeds, new ones every time, that make them differ. So
//
//	go test ./ai -run '^$' -bench Levels/congklak/hard -benchtime 100x
//
// plays 200 games.
func BenchmarkLevels(b *testing.B) {
	tables := []struct {
		name string
		open func(b *testing.B, rng *rand.Rand) core.Position
	}{
		{"pasang", randomOpening(pasang.Game, 0)},
		{"congklak", randomOpening(mancala.Congklak, 0)},
		{"raja-pasu", randomOpening(mancala.RajaPasu, 0)},
		{"mandiri", randomOpening(mancala.Mandiri, 0)},
		{"mandiri-even", func(b *testing.B, rng *rand.Rand) core.Position {
			return randomMandiri(b, rng, 12+rng.IntN(16))
		}},
	}
	for _, t := range tables {
		for i := len(levels[pasangs]); i > 0; i-- {
			b.Run(t.name+"/"+levels[pasangs][i-1].Code, func(b *testing.B) { matchLevel(b, i, below(i-1), t.open) })
		}
		b.Run(t.name+"/greedy", func(b *testing.B) { matchLevel(b, 1, greedy, t.open) })
	}
}

// randomOpening opens g with some random moves.
func randomOpening(g *core.Game, plies int) func(*testing.B, *rand.Rand) core.Position {
	return func(b *testing.B, rng *rand.Rand) core.Position {
		p, err := g.Open(core.Setup{})
		if err != nil {
			b.Fatal(err)
		}
		for range plies {
			ms := p.Moves()
			if next := p.After(ms[rng.IntN(len(ms))]); len(next.Moves()) > 0 {
				p = next
			}
		}
		return p
	}
}

// chooser makes the opponents' moves.
type chooser func(b *testing.B, rng *rand.Rand) func(core.Position) core.Move

// below is a player of the given level; of level 0, one who moves at random.
func below(level int) chooser {
	return func(b *testing.B, rng *rand.Rand) func(core.Position) core.Move {
		if level == 0 {
			return func(p core.Position) core.Move { return anyOf(p, rng) }
		}
		pl := New(level, rng.Uint64())
		return func(p core.Position) core.Move {
			m, err := pl.Move(b.Context(), p)
			if err != nil {
				b.Fatal(err)
			}
			return m
		}
	}
}

// greedy takes the most he can at once, of equals any.
func greedy(b *testing.B, rng *rand.Rand) func(core.Position) core.Move {
	return func(p core.Position) core.Move {
		best, most, seat := core.Move{}, -1, p.Turn()
		ms := p.Moves()
		for _, i := range rng.Perm(len(ms)) {
			if n := heldBy(p.After(ms[i]), seat); n > most {
				best, most = ms[i], n
			}
		}
		return best
	}
}

// heldBy is what seat has won so far.
func heldBy(p core.Position, seat core.Seat) int {
	if p, ok := p.(mancala.Position); ok {
		return p.At(p.Store(seat)).N
	}
	return p.(pasang.Position).Score(seat)
}

func anyOf(p core.Position, rng *rand.Rand) core.Move {
	ms := p.Moves()
	return ms[rng.IntN(len(ms))]
}

func matchLevel(b *testing.B, level int, other chooser, open func(*testing.B, *rand.Rand) core.Position) {
	var n, sum, squares, lost float64
	for b.Loop() {
		rng := rand.New(rand.NewPCG(uint64(level), uint64(n)))
		start := open(b, rng)
		seats := seatsOf(start)
		part := 0.0
		for seat := range seats {
			won := playFor(b, core.Seat(seat+1), start, New(level, rng.Uint64()), other(b, rng))
			if won == 0 {
				lost += 1 / float64(seats)
			}
			part += won / float64(seats)
		}
		n, sum, squares = n+1, sum+part, squares+part*part
	}
	mean := sum / n
	b.ReportMetric(100*mean, "%score")
	b.ReportMetric(100*lost/n, "%lost")
	b.ReportMetric(100*math.Sqrt(max(0, squares/n-mean*mean)/n), "%error")
}

// seatsOf is the number of seats that play p.
func seatsOf(p core.Position) int {
	if p, ok := p.(mancala.Position); ok {
		return p.Seats()
	}
	return 2
}

// playFor plays from p to the end and returns the part of the win that falls to
// seat, which pl plays; other plays the rest.
func playFor(b *testing.B, seat core.Seat, p core.Position, pl *Player, other func(core.Position) core.Move) float64 {
	seats := seatsOf(p)
	for len(p.Moves()) > 0 {
		if p.Turn() != seat {
			p = p.After(other(p))
			continue
		}
		m, err := pl.Move(b.Context(), p)
		if err != nil {
			b.Fatal(err)
		}
		p = p.After(m)
	}
	r, _ := p.Result()
	winners := 0
	for _, won := range r.Winners {
		if won {
			winners++
		}
	}
	switch {
	case winners == 0:
		return 1 / float64(seats)
	case r.Winners[seat-1]:
		return 1 / float64(winners)
	}
	return 0
}
