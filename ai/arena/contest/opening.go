package contest

import (
	"fmt"
	"math/rand/v2"

	"papan/core"
)

// Opening is how the games of a pair begin.
type Opening struct {
	Setup core.Setup  // complete
	Moves []core.Move // drawn, not chosen
}

// drawings is how often a new opening of a setup is looked for before it is
// taken to have no more.
const drawings = 50

// Openings returns n openings of so many random plies, from the setups in
// turn, none twice as long as another is soon found. It returns too how many
// different ones there are.
func Openings(g *core.Game, setups []core.Setup, plies, n int, seed uint64) ([]Opening, int, error) {
	list := make([]Opening, 0, n)
	seen := map[core.Position]bool{}
	used := make([]bool, len(setups)) // no new one was found
	for i := range n {
		at := i % len(setups)
		setup, err := g.Complete(setups[at])
		if err != nil {
			return nil, 0, err
		}
		rng := rand.New(rand.NewPCG(seed, uint64(i)))
		o, end, err := draw(g, setup, plies, rng)
		for try := 1; err == nil && seen[end] && !used[at]; try++ {
			o, end, err = draw(g, setup, plies, rng)
			used[at] = try == drawings
		}
		if err != nil {
			return nil, 0, err
		}
		seen[end] = true
		list = append(list, o)
	}
	return list, len(seen), nil
}

// draw plays so many random plies, none of which ends the game.
func draw(g *core.Game, setup core.Setup, plies int, rng *rand.Rand) (Opening, core.Position, error) {
	start, err := g.Open(setup)
	if err != nil {
		return Opening{}, nil, err
	}
	if len(start.Moves()) == 0 {
		return Opening{}, nil, fmt.Errorf("the game is over at %s", start)
	}
	for range 1000 {
		o, p := Opening{Setup: setup}, start
		for len(o.Moves) < plies {
			ms := p.Moves()
			if len(ms) == 0 {
				break
			}
			m := ms[rng.IntN(len(ms))]
			o.Moves, p = append(o.Moves, m), p.After(m)
		}
		if len(p.Moves()) > 0 {
			return o, p, nil
		}
	}
	return Opening{}, nil, fmt.Errorf("no game was found that goes on after %d random plies from %s", plies, start)
}
