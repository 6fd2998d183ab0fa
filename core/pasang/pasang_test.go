package pasang

import (
	"testing"

	"papan/core"
	"papan/core/coretest"
)

// rulings are setups that have every value of every option and a start pattern
// of each kind.
func rulings() []core.Setup {
	var all []core.Setup
	patterns := []string{"1", "4", "39", "random-7"}
	for _, second := range []string{"copy", "sector"} {
		for _, promotion := range []string{"either", "slide", "jump"} {
			for _, centre := range []string{"broken", "open"} {
				all = append(all, core.Setup{Values: map[string]string{
					optPattern: patterns[len(all)%len(patterns)], optSecond: second, optPromotion: promotion, optCentre: centre,
				}})
			}
		}
	}
	return all
}

func TestLaws(t *testing.T) {
	coretest.Laws(t, Game, rulings(), 4)
}

// The playthroughs show whatever changes in texts, order of moves, events or
// results.
func TestGolden(t *testing.T) {
	for i, preset := range Game.Presets {
		setup := core.Setup{Values: preset.Values}.With(optPattern, []string{"1", "25", "random-3"}[i])
		coretest.Golden(t, preset.Name, Game, setup, uint64(i))
	}
}
