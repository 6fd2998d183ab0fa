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

// drawings is how often a new opening is looked for before an old one is taken
// again.
const drawings = 50

// Openings returns n openings of so many random plies, from the setups in
// turn, none twice as long as there are others. It returns too how many
// different ones there are.
func Openings(g *core.Game, setups []core.Setup, plies, n int, seed uint64) ([]Opening, int, error) {
	list := make([]Opening, 0, n)
	seen := map[string]bool{}
	for i := range n {
		setup, err := g.Complete(setups[i%len(setups)])
		if err != nil {
			return nil, 0, err
		}
		rng := rand.New(rand.NewPCG(seed, uint64(i)))
		var o Opening
		for range drawings {
			var end core.Position
			o, end, err = draw(g, setup, plies, rng)
			if err != nil {
				return nil, 0, err
			}
			key := fmt.Sprint(setup.Values, end)
			if !seen[key] {
				seen[key] = true
				break
			}
			if plies == 0 {
				break
			}
		}
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
