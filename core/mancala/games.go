package mancala

import (
	"strconv"

	"papan/core"
)

// Congklak is the game with stores of Indonesia, Malaysia and Brunei.
var Congklak = newGame(core.Game{
	ID:    "congklak",
	Rules: 1,
	Seats: []int{2},
	Options: []core.Option{
		{Name: "holes", Default: "7", Values: []string{"5", "6", "7", "8", "9"}},
		{Name: "empty-tembak", Default: "stays", Values: []string{"stays", "scores"}},
		{Name: "tembak-after-lap", Default: "off", Values: []string{"off", "on"}},
		{Name: "first-turn", Default: "free", Values: []string{"free", "one"}},
		{Name: "swap", Default: "off", Values: []string{"off", "on"}},
		{Name: "extra-turns", Default: "unlimited", Values: []string{"unlimited", "1", "2", "3", "4", "5", "6", "7", "8", "9"}},
		{Name: "rounds", Default: "1", Values: []string{"1", "3", "5", "burnt"}},
		{Name: "next-starter", Default: "loser", Values: []string{"loser", "winner", "alternate"}},
	},
	Presets: []core.Preset{
		{
			Name:   "tombud999",
			Source: "Scratch program “Congklak” by tombud999, 2009",
			Values: map[string]string{
				"empty-tembak": "stays", "tembak-after-lap": "off",
				"first-turn": "free", "swap": "off", "extra-turns": "unlimited",
			},
		},
		{
			Name:   "balanced",
			Source: "Papan, found by computer players against themselves",
			Values: map[string]string{"swap": "on", "extra-turns": "3"},
		},
	},
}, congklakRules)

var congklak = newVariant(variant{id: "congklak", roles: 2, sow: relayByLast, land: ownRow, stores: true}, 5, 9)

func congklakRules(s core.Setup) rules {
	return rules{
		variant:     congklak,
		holes:       digit(s.Value("holes")),
		emptyScores: s.Value("empty-tembak") == "scores",
		afterLap:    s.Value("tembak-after-lap") == "on",
		oneFirst:    s.Value("first-turn") == "one",
		swap:        s.Value("swap") == "on",
		extraTurns:  digit(s.Value("extra-turns")),
		rounds:      digit(s.Value("rounds")),
		starter:     starters[s.Value("next-starter")],
	}
}

var starters = map[string]starter{"loser": loserLeads, "winner": winnerLeads, "alternate": othersLead}

// RajaPasu is the game of king and cow of Sri Lanka and India.
var RajaPasu = newGame(core.Game{
	ID:      "raja-pasu",
	Rules:   1,
	Seats:   []int{2},
	Options: rajaOptions("one round", "best-of-3", "best-of-5", "to the end"),
	Presets: []core.Preset{devoogt},
}, func(s core.Setup) rules { return rajaRules(raja, s) })

var raja = newVariant(variant{
	id: "raja-pasu", roles: 2, sow: relayByNext, land: ownRow,
	endless: true, repeats: true,
}, 7, 7)

// Mandiri is Raja Pasu for three players.
var Mandiri = newGame(core.Game{
	ID:      "mandiri",
	Rules:   1,
	Seats:   []int{3},
	Options: rajaOptions("one round", "to the end"),
	Presets: []core.Preset{devoogt},
}, func(s core.Setup) rules { return rajaRules(mandiri, s) })

var mandiri = newVariant(variant{
	id: "mandiri", roles: 3, sow: relayByNext, land: mandiriLand,
	endless: true, repeats: true, passing: true, turning: true,
}, 7, 7)

// mandiriLand divides the ring among three. As the Raja (role 1) sees the
// board his are columns 3 to 5, the Mandiri's (2) the two on the right, the
// Pasu's (3) those on the left. Land is filled from its last hole back, the
// Raja's near row first.
func mandiriLand(_, role uint8) []place {
	// The first row is places 0 to 6, the second, coming back, 8 to 14.
	return [maxRoles][]place{
		{4, 3, 2, 12, 11, 10},
		{9, 8, 6, 5},
		{1, 0, 14, 13},
	}[role-1]
}

// devoogt is the one published ruleset of both games.
var devoogt = core.Preset{
	Name:   "devoogt",
	Source: "A. J. de Voogt, 2000, by way of Mancala World",
	Values: map[string]string{"final-four": "owner", "pussa": "single"},
}

func rajaOptions(matches ...string) []core.Option {
	return []core.Option{
		{Name: "final-four", Default: "owner", Values: []string{"owner", "stays"}},
		{Name: "pussa", Default: "single", Values: []string{"single", "chain"}},
		{Name: "match", Default: matches[0], Values: matches},
	}
}

func rajaRules(v *variant, s core.Setup) rules {
	return rules{
		variant:    v,
		holes:      7,
		finalStays: s.Value("final-four") == "stays",
		chain:      s.Value("pussa") == "chain",
		rounds:     map[string]uint8{"one round": 1, "best-of-3": 3, "best-of-5": 5}[s.Value("match")],
	}
}

// newVariant completes v with the rings for least to most holes in a row.
func newVariant(v variant, least, most uint8) *variant {
	v.open = newOpenRings(&v, least, most)
	return &v
}

// digit reads an option's number; values without one are 0.
func digit(value string) uint8 {
	n, _ := strconv.ParseUint(value, 10, 8)
	return uint8(n)
}

// newGame completes g with the functions that make its positions. It sets no
// MaxPly: a match until somebody has lost everything has no bound.
func newGame(g core.Game, rulesOf func(core.Setup) rules) *core.Game {
	g.Pieces = pieces
	g.New = func(s core.Setup) (core.Position, error) { return begin(rulesOf(s)), nil }
	g.Parse = func(s core.Setup, text string) (core.Position, error) {
		p, err := parse(rulesOf(s), text)
		if err != nil {
			return nil, err
		}
		return p, nil
	}
	return &g
}
