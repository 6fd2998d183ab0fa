package pasang

import "papan/core"

// Position is a moment of a game. The zero value is none; positions come from
// [Game].
type Position struct {
	lines   [2 * side]line // every token and wall twice: along files, then along ranks
	kas     [2]spot        // noSpot before the selection
	passage [2]int8        // files from 0; noFile before it is chosen
	mover   core.Seat      // whose turn it is or, once the game is over, would be
	left    uint8          // tokens on the board
	rules   rules
	points  [2]int16 // as captured; a forfeit is in the Result only
	whites  [2]int16 // how many of the captured tokens are white
}

// rules are the options of a game.
type rules uint8

const (
	sector rules = 1 << iota // second-passage is sector, not copy
	slide                    // promotion from one file away
	jump                     // promotion from two files away
	open                     // capture lines pass over the centre
)

// noFile is the passage of a player who has not chosen one.
const noFile = -1

// Phase is one of the three parts of a game.
type Phase uint8

// The phases in their order.
const (
	Passing   Phase = iota + 1 // each player takes a passage
	Selecting                  // each player promotes a token to be his kas
	Playing                    // the kas move
)

// Phase returns the phase that the player to move is in.
func (p Position) Phase() Phase { return p.phase() }

func (p *Position) phase() Phase {
	switch {
	case p.kas[1] != noSpot:
		return Playing
	case p.passage[1] != noFile:
		return Selecting
	}
	return Passing
}

// Passage returns the file, 1 to 11, that seat took as his passage; 0 before.
func (p Position) Passage(seat core.Seat) int { return int(p.passage[seat-1]) + 1 }

// Kas returns the site of a seat's kas; [core.Nowhere] before it is selected.
func (p Position) Kas(seat core.Seat) core.Site {
	if k := p.kas[seat-1]; k != noSpot {
		return k.site()
	}
	return core.Nowhere
}

// Score returns the points that seat has captured so far.
func (p Position) Score(seat core.Seat) int { return int(p.points[seat-1]) }

// Left returns the number of tokens on the board.
func (p *Position) Left() int { return int(p.left) }

// Margin returns the points of the player to move minus the other's.
func (p *Position) Margin() int {
	return int(p.points[p.mover-1]) - int(p.points[other(p.mover)-1])
}

// Mover returns the seat whose turn it is, also when he has no move; unlike
// Turn it need not find out.
func (p *Position) Mover() core.Seat { return p.mover }

// Turn implements [core.Position].
func (p Position) Turn() core.Seat {
	if p.CountSteps() == 0 {
		return core.Nobody
	}
	return p.mover
}

// Moves implements [core.Position]. A passage touches the file's junction at
// the own edge. A promotion touches the token and then a token of the line to
// take, a kas move the junction and then a token of the line. Of a line's
// tokens it is the one next to the kas, to its north or east if there is one.
func (p Position) Moves() []core.Move {
	var buf [MaxSteps]Step
	steps := p.Steps(buf[:])
	moves := make([]core.Move, len(steps))
	for i, s := range steps {
		moves[i] = p.Move(s)
	}
	return moves
}

// After implements [core.Position]. It panics when m is not one of Moves.
func (p Position) After(m core.Move) core.Position {
	var next Position
	p.Do(p.step(m), &next)
	return next
}

// step returns the step that plays m, which must be legal.
func (p *Position) step(m core.Move) Step {
	s := p.StepOf(m)
	if s == 0 {
		panic("pasang: a move that is not legal here")
	}
	return s
}

// The reasons for which a game ends.
const (
	BoardEmpty = "board-empty" // no token is left: the higher score wins
	Suntuk     = "suntuk"      // the player to move cannot capture and forfeits his points
)

// Result implements [core.Position]; the reasons are [BoardEmpty] and
// [Suntuk] (rule 5).
func (p Position) Result() (core.Result, bool) {
	r := core.Result{Reason: BoardEmpty}
	r.Scores[0], r.Scores[1] = p.Score(1), p.Score(2)
	switch {
	case p.left > 0 && p.CountSteps() > 0:
		return core.Result{}, false
	case p.left > 0:
		r.Reason = Suntuk
		r.Scores[other(p.mover)-1] += r.Scores[p.mover-1]
		r.Scores[p.mover-1] = 0
		r.Winners[other(p.mover)-1] = true
	default:
		r.Winners[0] = r.Scores[0] > r.Scores[1]
		r.Winners[1] = r.Scores[1] > r.Scores[0]
	}
	return r, true
}

// Sites implements [core.Position].
func (p Position) Sites() int { return sites }

// At implements [core.Position]. Sites are numbered as [Junction] and [Store]
// do it.
func (p Position) At(s core.Site) core.Pile {
	if k, ok := spotOf(s); ok {
		return pileOf(p.piece(k), 1)
	}
	for seat := range core.Seat(2) {
		white := int(p.whites[seat])
		switch s {
		case Store(seat+1, White):
			return pileOf(White, white)
		case Store(seat+1, Black):
			return pileOf(Black, int(p.points[seat])-2*white)
		}
	}
	return core.Pile{}
}

func pileOf(piece core.Piece, n int) core.Pile {
	if piece == 0 || n == 0 {
		return core.Pile{}
	}
	return core.Pile{Piece: piece, N: n}
}

// piece returns what stands on k, 0 for nothing.
func (p *Position) piece(k spot) core.Piece {
	switch there, white := p.lines[k.rankLine()].token(k.file()); {
	case k == p.kas[0]:
		return KasOne
	case k == p.kas[1]:
		return KasTwo
	case !there:
		return 0
	case white:
		return White
	}
	return Black
}
