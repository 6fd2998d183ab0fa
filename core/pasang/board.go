package pasang

import (
	"strconv"

	"papan/core"
)

// The kinds of pieces.
const (
	White  core.Piece = iota + 1 // a token worth 2 points
	Black                        // a token worth 1 point
	KasOne                       // Player 1's kas
	KasTwo                       // Player 2's kas
)

// The sites: 121 junctions, then two stores for each player.
const (
	side      = 11          // files, and ranks
	mid       = side / 2    // the centre's file and rank, counted from 0
	junctions = side * side // the last junction, k11
	sites     = junctions + 4
)

// Junction returns the site of a junction. File a is 1 and file k 11; ranks
// are 1 to 11. So a1 is site 1, f6 site 61 and k11 site 121.
func Junction(file, rank int) core.Site {
	return core.Site(1 + (rank-1)*side + file - 1)
}

// FileRank is the inverse of [Junction]; it returns 0, 0 for a site that is
// not a junction.
func FileRank(s core.Site) (file, rank int) {
	if s < 1 || s > junctions {
		return 0, 0
	}
	i := int(s) - 1
	return i%side + 1, i/side + 1
}

// Store returns the site where the tokens of one kind lie that a seat has
// captured: 122 and 123 for Player 1's white and black ones, 124 and 125 for
// Player 2's.
func Store(seat core.Seat, piece core.Piece) core.Site {
	return core.Site(junctions + 2*(int(seat)-1) + int(piece))
}

// spot is a junction as the position keeps it: file in the upper four bits,
// rank in the lower four, both from 0.
type spot uint8

// noSpot is where a kas is that has not been selected yet.
const noSpot spot = 0xff

func at(file, rank int) spot { return spot(file<<4 | rank) }

func (s spot) file() int { return int(s >> 4) }
func (s spot) rank() int { return int(s & 15) }

// fileLine and rankLine return the places in Position.lines of the two lines
// through s.
func (s spot) fileLine() int { return int(s >> 4) }
func (s spot) rankLine() int { return side + int(s&15) }

func (s spot) site() core.Site { return Junction(s.file()+1, s.rank()+1) }

// spotOf returns the spot of a junction and whether s is one.
func spotOf(s core.Site) (spot, bool) {
	f, r := FileRank(s)
	return at(f-1, r-1), f > 0
}

func (s spot) String() string { return name(s.site()) }

// name returns the name of a junction, such as "f6".
func name(s core.Site) string {
	file, rank := FileRank(s)
	return string(fileName(file-1)) + strconv.Itoa(rank)
}

// fileName returns the letter of a file counted from 0.
func fileName(file int) byte { return 'a' + byte(file) }

// half returns the ranks, from 0 and from first to before end, of the half
// that belongs to seat.
func half(seat core.Seat) (first, end int) {
	if seat == 1 {
		return 0, mid
	}
	return mid + 1, side
}

// edge returns the rank, from 0, of the board's edge on which seat sits.
func edge(seat core.Seat) int {
	if seat == 1 {
		return 0
	}
	return side - 1
}

// other returns the opponent of seat.
func other(seat core.Seat) core.Seat { return 3 - seat }
