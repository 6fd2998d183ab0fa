package main

import (
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// feature is something in a position that may tell who will win, from the view
// of the player to move.
type feature struct {
	name string
	of   func(core.Position) float64
}

// features returns what tune looks at in a game's positions; the first is the
// margin, in whose points the others are told. Nil: the game is not known here.
func features(p core.Position) []feature {
	switch p := p.(type) {
	case pasang.Position:
		return pasangFeatures
	case mancala.Position:
		if p.Seats() == 2 {
			return sowingFeatures
		}
	}
	return nil
}

var pasangFeatures = []feature{
	{"margin", func(p core.Position) float64 { return float64(kas(p).Margin()) }},
	{"to-move", func(core.Position) float64 { return 1 }},
	{"best-capture", func(p core.Position) float64 {
		k := kas(p)
		best := 0
		for _, s := range k.Steps(nil) {
			best = max(best, k.Gain(s))
		}
		return float64(best)
	}},
	freedom("replies-1", 1, 1),
	freedom("replies-2", 2, 2),
	freedom("replies-3", 3, 3),
	freedom("replies-4", 4, 4),
	freedom("replies-5-6", 5, 6),
	freedom("replies-7-9", 7, 9),
	freedom("replies-10+", 10, 1000),
}

func kas(p core.Position) *pasang.Position {
	k := p.(pasang.Position)
	return &k
}

// freedom is 1 when the player to move has so many replies, less 1 when his
// opponent has.
func freedom(name string, least, most int) feature {
	in := func(n int) float64 {
		if n >= least && n <= most {
			return 1
		}
		return 0
	}
	return feature{name, func(p core.Position) float64 {
		k := kas(p)
		return in(k.CountSteps()) - in(k.Mobility(3-k.Mover()))
	}}
}

var sowingFeatures = []feature{
	{"margin", func(p core.Position) float64 { return float64(board(p).Margin()) }},
	{"to-move", func(core.Position) float64 { return 1 }},
	{"row", func(p core.Position) float64 {
		b := board(p)
		return float64(b.Row(b.Turn()) - b.Row(3-b.Turn()))
	}},
	{"replies", func(p core.Position) float64 { return float64(board(p).CountSteps()) }},
	{"another-turn", func(p core.Position) float64 {
		b := board(p)
		var next mancala.Board
		for _, s := range b.Steps(nil) {
			if b.Do(s, &next); next.Turn() == b.Turn() {
				return 1
			}
		}
		return 0
	}},
	{"best-capture", func(p core.Position) float64 {
		b := board(p)
		best := 0
		for _, s := range b.Steps(nil) {
			best = max(best, b.Gain(s))
		}
		return float64(best)
	}},
}

func board(p core.Position) *mancala.Board {
	b := p.(mancala.Position).Board()
	return &b
}
