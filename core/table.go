package core

import "fmt"

// Seat is a player's place at the table: 1 is the first player. [Nobody] is
// the zero Seat.
type Seat uint8

// Nobody is the seat of no player.
const Nobody Seat = 0

// MaxSeats is the greatest number of players any game has.
const MaxSeats = 4

// Site is a place that can hold pieces: a junction, a hole, a store. Sites of
// a position are numbered from 1 to [Position.Sites]. [Nowhere] is the zero Site.
type Site uint8

// Nowhere is the site that no table has.
const Nowhere Site = 0

// Piece is a kind of piece; each game numbers its own from 1 and describes
// them in [Game.Pieces]. The zero Piece is no piece.
type Piece uint8

// Pile is N pieces of one kind. An empty pile has N 0; its Piece is then 0 too.
type Pile struct {
	Piece Piece
	N     int
}

// Table is a position as it lies there: the pile on every site. Index 0,
// [Nowhere], is always empty.
type Table []Pile

// Lay returns the table of p.
func Lay(p Position) Table {
	t := make(Table, p.Sites()+1)
	for s := range t[1:] {
		t[s+1] = p.At(Site(s + 1))
	}
	return t
}

// Clone returns a copy of t that shares nothing with it.
func (t Table) Clone() Table { return append(Table(nil), t...) }

// Apply changes t by one event. It returns an error, leaving t as it was, when
// the event asks for pieces that are not there or would mix two kinds on one
// site.
func (t Table) Apply(e Event) error {
	switch e.Kind {
	case Carry:
		return t.carry(e)
	case Become:
		return t.become(e)
	case Skip, Round:
		return nil
	}
	return fmt.Errorf("core: event of unknown kind %d", e.Kind)
}

func (t Table) carry(e Event) error {
	if !t.has(e.From) || !t.has(e.To) || e.From == e.To {
		return fmt.Errorf("core: carry from site %d to site %d on a table of %d sites", e.From, e.To, len(t)-1)
	}
	from, to := t[e.From], t[e.To]
	if e.N < 1 || from.Piece != e.Piece || from.N < e.N {
		return fmt.Errorf("core: carry of %d × piece %d from site %d, which holds %d × piece %d", e.N, e.Piece, e.From, from.N, from.Piece)
	}
	if to.N > 0 && to.Piece != e.Piece {
		return fmt.Errorf("core: carry of piece %d onto site %d, which holds piece %d", e.Piece, e.To, to.Piece)
	}
	if from.N -= e.N; from.N == 0 {
		from = Pile{}
	}
	t[e.From], t[e.To] = from, Pile{e.Piece, to.N + e.N}
	return nil
}

func (t Table) become(e Event) error {
	if !t.has(e.To) || t[e.To].N != e.N || e.N < 1 || e.Piece == 0 {
		return fmt.Errorf("core: %d pieces on site %d cannot become piece %d", e.N, e.To, e.Piece)
	}
	t[e.To].Piece = e.Piece
	return nil
}

func (t Table) has(s Site) bool { return s != Nowhere && int(s) < len(t) }

// Pieces counts all pieces on the table.
func (t Table) Pieces() int {
	n := 0
	for _, p := range t {
		n += p.N
	}
	return n
}
