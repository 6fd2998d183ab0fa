package core

import (
	"fmt"
	"slices"
	"strings"
)

// Game describes a game: data, and two functions that make positions.
type Game struct {
	ID      string      // lower case and never changed, for it is in saves
	Rules   int         // revision of the rules; a save of a newer one is refused
	Seats   []int       // the numbers of players it can be played by, the usual one first
	Options []Option    // in the order they are shown
	Presets []Preset    // named rulesets, the default first
	Pieces  []PieceInfo // Pieces[0] describes Piece 1
	MaxPly  int         // no game from its own start has more plies; 0 where matches have no bound

	// New returns the first position for a complete setup.
	New func(Setup) (Position, error)
	// Parse reads a position text under the options of a complete setup. It
	// accepts every well-formed text, also of a position that no game reaches.
	Parse func(s Setup, text string) (Position, error)
}

// PieceInfo describes one kind of piece.
type PieceInfo struct {
	Name  string // code, such as "white"
	Worth int    // points its capturer gets
	Owner Seat   // whose piece it is, or Nobody
}

// Option is a choice of rules made before the game.
type Option struct {
	Name    string
	Default string
	// Values are the choices in order. When nil, Check decides.
	Values []string
	// Check returns the one spelling under which a value is kept, or an error
	// that says what is wrong with it. Unused when Values is set.
	Check func(value string) (string, error)
}

// Canon returns the one spelling under which value is kept, or an error that
// names the option and says what it takes.
func (o Option) Canon(value string) (string, error) {
	if o.Values != nil {
		if slices.Contains(o.Values, value) {
			return value, nil
		}
		return "", fmt.Errorf("option %s: %q is not one of %s", o.Name, value, strings.Join(o.Values, ", "))
	}
	canon, err := o.Check(value)
	if err != nil {
		return "", fmt.Errorf("option %s: %w", o.Name, err)
	}
	return canon, nil
}

// Preset is a named ruleset.
type Preset struct {
	Name   string
	Source string            // who published these rules, for the player to read
	Values map[string]string // option values away from the defaults
}

// Setup is everything agreed before the first move.
type Setup struct {
	Seats  int               // number of players; 0 means the game's usual number
	Values map[string]string // option values by name; absent means the default
	Start  string            // position text to start from; empty means the game's own start
}

// Value returns the value of the named option. The setup must be complete.
func (s Setup) Value(name string) string { return s.Values[name] }

// With returns a copy of s in which the named option has the given value.
func (s Setup) With(name, value string) Setup {
	values := make(map[string]string, len(s.Values)+1)
	for k, v := range s.Values {
		values[k] = v
	}
	values[name] = value
	s.Values = values
	return s
}

// Option returns the named option of g and whether g has it.
func (g *Game) Option(name string) (Option, bool) {
	i := slices.IndexFunc(g.Options, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return Option{}, false
	}
	return g.Options[i], true
}

// Complete returns s with every option of g present in its one spelling. It
// returns an error that names the first unknown option or unusable value.
func (g *Game) Complete(s Setup) (Setup, error) {
	if s.Seats == 0 {
		s.Seats = g.Seats[0]
	}
	if !slices.Contains(g.Seats, s.Seats) {
		return Setup{}, fmt.Errorf("%s is not played by %d", g.ID, s.Seats)
	}
	for _, name := range sortedKeys(s.Values) {
		if _, ok := g.Option(name); !ok {
			return Setup{}, fmt.Errorf("%s has no option %q", g.ID, name)
		}
	}
	values := make(map[string]string, len(g.Options))
	for _, o := range g.Options {
		value, given := s.Values[o.Name]
		if !given {
			value = o.Default
		}
		canon, err := o.Canon(value)
		if err != nil {
			return Setup{}, err
		}
		values[o.Name] = canon
	}
	s.Values = values
	return s, nil
}

// Open returns the first position under s: the game's own start, or s.Start.
func (g *Game) Open(s Setup) (Position, error) {
	s, err := g.Complete(s)
	if err != nil {
		return nil, err
	}
	if s.Start == "" {
		return g.New(s)
	}
	return g.Parse(s, s.Start)
}

// PresetOf returns the index in g.Presets of the ruleset that the complete
// setup s follows, looking only at options that some preset sets; -1 when it
// is none of them.
func (g *Game) PresetOf(s Setup) int {
	ruled := make(map[string]bool)
	for _, p := range g.Presets {
		for name := range p.Values {
			ruled[name] = true
		}
	}
	return slices.IndexFunc(g.Presets, func(p Preset) bool {
		for _, o := range g.Options {
			want, set := p.Values[o.Name]
			if !set {
				want = o.Default
			}
			if ruled[o.Name] && s.Value(o.Name) != want {
				return false
			}
		}
		return true
	})
}
