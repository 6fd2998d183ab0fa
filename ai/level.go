package ai

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
}

// levels, the weakest first. The easy one was set to score about half against
// a player who always takes the most he can at once.
var levels = []Level{
	{Code: "easy", Nodes: 40, Blur: 160, Overlook: 60},
	{Code: "medium", Nodes: 2_000, Blur: 48, Overlook: 20},
	{Code: "hard", Nodes: 600_000, Whim: 16},
}

// Levels returns all levels, the weakest first. Level n of [New] is the n-th
// of them, counted from 1.
func Levels() []Level { return append([]Level(nil), levels...) }

// tableMB is the size of a table that the level's nodes do not overfill: fewer
// than one node in four is kept, being nearer to the root than the last ply.
func (l Level) tableMB() int {
	return min(max(1, l.Nodes/4*entrySize>>20), TableMB)
}
