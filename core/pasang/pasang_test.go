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
