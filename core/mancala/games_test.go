package mancala

import (
	"testing"

	"papan/core"
)

// TestPresets: every ruleset is recognised by its values, whatever the size and
// length of the match; rules of nobody's are recognised as none.
func TestPresets(t *testing.T) {
	for _, g := range []*core.Game{Congklak, RajaPasu, Mandiri} {
		for i, preset := range g.Presets {
			s, err := g.Complete(core.Setup{Values: preset.Values})
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range g.Options {
				for _, value := range o.Values {
					want := i
					if _, ruled := g.Presets[0].Values[o.Name]; ruled && value != s.Value(o.Name) {
						want = -1
					}
					changed := s.With(o.Name, value)
					if got := g.PresetOf(changed); got != want {
						t.Errorf("%s, %s with %s %s: ruleset %d, want %d", g.ID, preset.Name, o.Name, value, got, want)
					}
				}
			}
		}
	}
}
