package pasang

import "papan/core"

// The options of the game.
const (
	optPattern   = "pattern"
	optSecond    = "second-passage"
	optPromotion = "promotion"
	optCentre    = "centre"
)

// Game is the kas game.
var Game = &core.Game{
	ID:    "pasang",
	Rules: 1,
	Seats: []int{2},
	Options: []core.Option{
		{Name: optPattern, Default: "1", Check: canonPattern},
		{Name: optSecond, Default: "copy", Values: []string{"copy", "sector"}},
		{Name: optPromotion, Default: "either", Values: []string{"either", "slide", "jump"}},
		{Name: optCentre, Default: "broken", Values: []string{"broken", "open"}},
	},
	Presets: []core.Preset{
		{
			Name:   "emas",
			Source: "Help pages of the program Pasang Emas by Nor Jaidi Tuah",
			Values: map[string]string{},
		},
		{
			Name:   "ubd",
			Source: "Spanish article after La Ficha Roja and the revival project of Universiti Brunei Darussalam",
			Values: map[string]string{optSecond: "sector", optPromotion: "slide", optCentre: "open"},
		},
		{
			Name:   "ubd-jump",
			Source: "Spanish article after La Ficha Roja and the revival project of Universiti Brunei Darussalam, other form",
			Values: map[string]string{optSecond: "sector", optPromotion: "jump", optCentre: "open"},
		},
	},
	Pieces: []core.PieceInfo{
		{Name: "white", Worth: 2},
		{Name: "black", Worth: 1},
		{Name: "kas-1", Owner: 1},
		{Name: "kas-2", Owner: 2},
	},
	MaxPly: 110,
	New:    start,
	Parse:  read,
}

// start returns the first position of a game.
func start(s core.Setup) (core.Position, error) {
	p := empty(rulesOf(s))
	if err := p.readRanks(patternOf(s.Value(optPattern))); err != nil {
		return nil, err
	}
	return p, nil
}

// read returns the position of a text.
func read(s core.Setup, text string) (core.Position, error) {
	p, err := parse(text, rulesOf(s))
	if err != nil {
		return nil, err
	}
	return p, nil
}

// rulesOf returns the rules of a complete setup.
func rulesOf(s core.Setup) rules {
	var r rules
	if s.Value(optSecond) == "sector" {
		r |= sector
	}
	if s.Value(optPromotion) != "jump" {
		r |= slide
	}
	if s.Value(optPromotion) != "slide" {
		r |= jump
	}
	if s.Value(optCentre) == "open" {
		r |= open
	}
	return r
}
