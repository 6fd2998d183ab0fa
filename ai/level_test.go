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
// the level below, the lowest against players who move at random, and tells what
// part of a win it gets and how sure that is (standard error), in percent; an
// even match is 100 by the number of seats. Every iteration begins with another
// opening, so
//
//	go test ./ai -run '^$' -bench Levels/congklak/hard -benchtime 100x
//
// plays 100 openings, 200 games.
func BenchmarkLevels(b *testing.B) {
	tables := []struct {
		name string
		open func(b *testing.B, rng *rand.Rand) core.Position
	}{
		{"pasang", randomOpening(pasang.Game, 4)},
		{"congklak", randomOpening(mancala.Congklak, 3)},
		{"raja-pasu", randomOpening(mancala.RajaPasu, 5)},
		{"mandiri", randomOpening(mancala.Mandiri, 4)},
		{"mandiri-even", func(b *testing.B, rng *rand.Rand) core.Position {
			return randomMandiri(b, rng, 12+rng.IntN(16))
		}},
	}
	for _, t := range tables {
		for i := len(levels); i > 0; i-- {
			b.Run(t.name+"/"+levels[i-1].Code, func(b *testing.B) { matchLevel(b, i, t.open) })
		}
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

func matchLevel(b *testing.B, level int, open func(*testing.B, *rand.Rand) core.Position) {
	var n, sum, squares float64
	for b.Loop() {
		rng := rand.New(rand.NewPCG(uint64(level), uint64(n)))
		start := open(b, rng)
		seats := seatsOf(start)
		part := 0.0
		for seat := range seats {
			part += playFor(b, core.Seat(seat+1), start, level, rng) / float64(seats)
		}
		n, sum, squares = n+1, sum+part, squares+part*part
	}
	mean := sum / n
	b.ReportMetric(100*mean, "%score")
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
// seat, which the given level plays; the others are of the level below.
func playFor(b *testing.B, seat core.Seat, p core.Position, level int, rng *rand.Rand) float64 {
	seats := seatsOf(p)
	better, worse := New(level, rng.Uint64()), New(level-1, rng.Uint64())
	for ms := p.Moves(); len(ms) > 0; ms = p.Moves() {
		m, err := ms[rng.IntN(len(ms))], error(nil)
		switch {
		case p.Turn() == seat:
			m, err = better.Move(b.Context(), p)
		case level > 1:
			m, err = worse.Move(b.Context(), p)
		}
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
