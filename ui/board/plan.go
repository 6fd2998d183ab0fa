// Package board has the widgets that show a game: they draw what a session
// lays on them and report what is touched. They know where sites are and what
// pieces look like, and nothing of the rules: what a move does they read from
// its events.
package board

import (
	"papan/core"
	"papan/core/pasang"
)

// Cell is a place on a grid: the column from the left and the row from the
// near side, both from 0, as seat 1 sees them.
type Cell struct{ Col, Row int }

// Store is where a seat keeps captured pieces of one kind.
type Store struct {
	Site  core.Site
	Seat  core.Seat
	Piece core.Piece
}

// Plan is the geometry of a game on a grid, as data.
type Plan struct {
	Columns, Rows int
	Cells         []Cell           // by site; Cells[0] belongs to no site
	Centre        Cell             // carved with a rosette
	Barred        []Cell           // cells out of play
	Stores        []Store          // sites after those of Cells
	Pieces        []core.PieceInfo // Pieces[0] describes Piece 1
	Dark          core.Piece       // has a light edge in a pile, or would not be told from its like; 0 for none
}

// Pasang returns the plan of the kas game.
func Pasang() *Plan {
	const side = 11
	p := &Plan{Columns: side, Rows: side, Cells: make([]Cell, side*side+1), Centre: Cell{side / 2, side / 2}}
	p.Pieces, p.Dark = pasang.Game.Pieces, pasang.Black
	for row := range side {
		for col := range side {
			p.Cells[pasang.Junction(col+1, row+1)] = Cell{col, row}
		}
	}
	for seat := core.Seat(1); seat <= 2; seat++ {
		for _, piece := range []core.Piece{pasang.White, pasang.Black} {
			p.Stores = append(p.Stores, Store{pasang.Store(seat, piece), seat, piece})
		}
	}
	return p
}

// cell returns the cell of a site and whether the site lies on the grid.
func (p *Plan) cell(s core.Site) (Cell, bool) {
	if s == core.Nowhere || int(s) >= len(p.Cells) {
		return Cell{}, false
	}
	return p.Cells[s], true
}

// store returns the store that a site is, and whether it is one.
func (p *Plan) store(s core.Site) (Store, bool) {
	for _, st := range p.Stores {
		if st.Site == s {
			return st, true
		}
	}
	return Store{}, false
}

// worth returns the points that n pieces of a kind bring.
func (p *Plan) worth(piece core.Piece, n int) int {
	if piece == 0 || int(piece) > len(p.Pieces) {
		return 0
	}
	return n * p.Pieces[piece-1].Worth
}

// score returns the points that lie in the stores of a seat.
func (p *Plan) score(t core.Table, seat core.Seat) int {
	points := 0
	for _, st := range p.Stores {
		if st.Seat == seat && int(st.Site) < len(t) {
			points += p.worth(t[st.Site].Piece, t[st.Site].N)
		}
	}
	return points
}
