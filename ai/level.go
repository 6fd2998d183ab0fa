package ai

import (
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// Level is how well a computer player plays: how many positions it may look
// at and how badly it sees. The clock has no part in it, so a level is as
// strong on a phone as on a desktop.
type Level struct {
	// Code names the level: lower case and never changed, for it is in saves.
	Code string
	// Nodes is the number of positions looked at for one move; fewer in games
	// that are played by random games, where each takes longer.
	Nodes int
	// Blur is how far, in sixteenths of a point, every estimate may be off
	// either way.
	Blur int
	// Overlook is the percentage of moves, his own and the opponent's, that the
	// player does not see.
	Overlook int
	// Whim is how far below the best, in sixteenths of a point, a move may be
	// that is played instead, so that not every game is alike. When the end is
	// in sight, and the value no estimate, the best is played.
	Whim int
	// Look is the number of plies of a last look, with clear eyes, at the move
	// chosen; 0 for a player who needs none or a game without a search.
	Look int
	// Bound is the most that the move may lose against the best by that look,
	// in points; beyond it, or where it loses by force and the best does not,
	// the best is played. A win by force may be missed.
	Bound int
}

// family is what games with the same levels have in common.
type family int

const (
	unknown family = iota
	pasangs
	congklaks
	rajas
	mandiris
	families
)

// familyOf returns the family of the game that pos is of.
func familyOf(pos core.Position) family {
	switch pos := pos.(type) {
	case pasang.Position:
		return pasangs
	case mancala.Position:
		switch pos.Game() {
		case mancala.Congklak.ID:
			return congklaks
		case mancala.RajaPasu.ID:
			return rajas
		default:
			return mandiris
		}
	}
	return unknown
}

// levels of every family, the weakest first: what makes an even step in one
// game does not in another.
var levels = [families][]Level{
	unknown: {
		{Code: "beginner", Nodes: 40, Overlook: 75},
		{Code: "easy", Nodes: 500, Overlook: 60},
		{Code: "medium", Nodes: 2_000, Overlook: 40},
		{Code: "hard", Nodes: 20_000, Overlook: 20},
		{Code: "expert", Nodes: 100_000, Overlook: 5},
		{Code: "master", Nodes: 600_000},
	},
	pasangs: {
		{Code: "beginner", Nodes: 30, Blur: 192, Overlook: 70, Whim: 17, Look: 1, Bound: 40},
		{Code: "easy", Nodes: 60, Blur: 128, Overlook: 46, Whim: 17, Look: 1, Bound: 25},
		{Code: "medium", Nodes: 400, Blur: 96, Overlook: 34, Whim: 17, Look: 2, Bound: 20},
		{Code: "hard", Nodes: 1_500, Blur: 48, Overlook: 20, Whim: 17, Look: 2, Bound: 14},
		{Code: "expert", Nodes: 10_000, Blur: 16, Overlook: 8, Whim: 17, Look: 2, Bound: 8},
		{Code: "master", Nodes: 3_000_000, Whim: 1},
	},
	congklaks: {
		{Code: "beginner", Nodes: 40, Blur: 160, Overlook: 70, Whim: 17, Look: 1, Bound: 30},
		{Code: "easy", Nodes: 200, Blur: 112, Overlook: 55, Whim: 17, Look: 1, Bound: 22},
		{Code: "medium", Nodes: 400, Blur: 80, Overlook: 44, Whim: 17, Look: 2, Bound: 18},
		{Code: "hard", Nodes: 800, Blur: 56, Overlook: 32, Whim: 17, Look: 2, Bound: 16},
		{Code: "expert", Nodes: 3_000, Blur: 24, Overlook: 14, Whim: 17, Look: 2, Bound: 12},
		{Code: "master", Nodes: 600_000, Whim: 1},
	},
	rajas: {
		{Code: "beginner", Nodes: 40, Blur: 192, Overlook: 83, Whim: 17, Look: 1, Bound: 30},
		{Code: "easy", Nodes: 1_000, Blur: 64, Overlook: 57, Whim: 17, Look: 1, Bound: 30},
		{Code: "medium", Nodes: 5_000, Blur: 16, Overlook: 41, Whim: 17, Look: 1, Bound: 30},
		{Code: "hard", Nodes: 20_000, Overlook: 30, Whim: 17, Look: 1, Bound: 25},
		{Code: "expert", Nodes: 20_000, Overlook: 15, Whim: 1, Look: 1, Bound: 20},
		{Code: "master", Nodes: 600_000, Whim: 1},
	},
	mandiris: {
		{Code: "beginner", Nodes: 40, Blur: 128, Overlook: 60, Whim: 17, Look: 1, Bound: 20},
		{Code: "easy", Nodes: 300, Blur: 96, Overlook: 40, Whim: 17, Look: 2, Bound: 20},
		{Code: "medium", Nodes: 1_000, Blur: 48, Overlook: 25, Whim: 17, Look: 2, Bound: 12},
		{Code: "hard", Nodes: 4_000, Blur: 32, Overlook: 12, Whim: 17, Look: 2, Bound: 8},
		{Code: "expert", Nodes: 20_000, Overlook: 5, Whim: 1, Look: 2, Bound: 6},
		{Code: "master", Nodes: 300_000, Whim: 1},
	},
}

// Levels returns all levels, the weakest first, as they play Pasang: the codes
// are the same in every game. Level n of [New] is the n-th of them, counted
// from 1.
func Levels() []Level { return append([]Level(nil), levels[pasangs]...) }

// tableMB is the size of a table that the level's nodes do not overfill: fewer
// than one node in four is kept, being nearer to the root than the last ply.
func (l Level) tableMB() int {
	return min(max(1, l.Nodes/4*entrySize>>20), TableMB)
}
