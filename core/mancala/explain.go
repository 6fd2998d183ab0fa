package mancala

import "papan/core"

// Codes of refusals: why a site cannot be touched.
const (
	GameOver   = "over"          // the match is over
	NotAHole   = "not-a-hole"    // a store, the hand or the spare lids
	LidOn      = "closed"        // the hole is burnt or closed
	NotYours   = "not-yours"     // the hole is another player's
	EmptyHole  = "empty"         // there is nothing to sow
	NeverEnds  = "endless"       // the sowing would never end; N is the laps that come again and again
	TooFewLeft = "too-few-left"  // a single seed is not played on
	MoveIsMade = "move-complete" // the hole touched first is the whole move
)

// Explain tells why s cannot be touched after picks. Its Code is empty for a
// hole that may be sown, and for the store that swaps sides.
func (p Position) Explain(picks []core.Site, s core.Site) core.Refusal {
	r := core.Refusal{At: s, N: p.At(s).N, Piece: p.At(s).Piece}
	switch {
	case p.end != "":
		r.Code = GameOver
	case len(picks) > 0:
		r.Code = MoveIsMade
	default:
		r.Code, r.N = p.refuse(s, r.N)
	}
	return r
}

// refuse returns why the player to move cannot sow s, which holds n pieces.
func (p Position) refuse(s core.Site, n int) (code string, count int) {
	hole, ok := p.rules.hole(s)
	b := p.Board()
	switch {
	case !ok && b.phase == offered && s == p.rules.storeSite(core.Seat(3-p.role)):
		return "", n
	case !ok:
		return NotAHole, n
	case p.closed.has(hole):
		return LidOn, n
	case b.round.owner[hole] != p.role:
		return NotYours, n
	case b.seeds.at(hole) == 0:
		return EmptyHole, 0
	case p.rules.passing && b.Left() <= 1:
		return TooFewLeft, n
	case p.rules.endless:
		if cycle := b.endless(hole); cycle > 0 {
			return NeverEnds, cycle
		}
	}
	return "", n
}

// Stuck lists the holes of the player who could not move, with why each cannot
// be sown; nil while the match goes on.
func (p Position) Stuck() []core.Refusal {
	if p.end == "" {
		return nil
	}
	var stuck []core.Refusal
	b := p.Board()
	for s := core.Site(1); s <= core.Site(2*p.rules.holes); s++ {
		hole, _ := p.rules.hole(s)
		if b.round.owner[hole] != p.role {
			continue
		}
		if code, n := p.refuse(s, b.seeds.at(hole)); code != "" {
			stuck = append(stuck, core.Refusal{Code: code, At: s, N: n, Piece: Seed})
		}
	}
	return stuck
}
