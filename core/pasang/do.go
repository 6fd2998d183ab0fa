package pasang

import (
	"math/bits"
	"slices"

	"papan/core"
)

// Do makes *next the position after s, which must be one of p's Steps. It
// leaves p alone.
func (p *Position) Do(s Step, next *Position) {
	*next = *p
	next.play(s, nil)
}

// Events implements [core.Position]. A passage is five carries to the store at
// the same time. A promotion is a token that becomes the kas, then the kas's
// carry into the passage, then the carries of the line together, from the kas
// outward and at equal distance the lower file or rank first. A kas move is the
// kas's carry and those of the line.
func (p Position) Events(m core.Move) []core.Event {
	s := p.step(m)
	var log []core.Event
	p.play(s, &log)
	line := slices.IndexFunc(log, func(e core.Event) bool { return e.To > junctions })
	if line < 0 {
		return log
	}
	slices.SortStableFunc(log[line:], func(a, b core.Event) int {
		return s.distance(a.From) - s.distance(b.From)
	})
	for i := line + 1; i < len(log); i++ {
		log[i].Together = true
	}
	return log
}

// distance returns how far a junction of the line that s takes is from the
// place of arrival.
func (s Step) distance(from core.Site) int {
	k, _ := spotOf(from)
	f, r := k.file()-s.to().file(), k.rank()-s.to().rank()
	return max(f, -f) + max(r, -r)
}

// play changes p by s: the one place where the rules move anything. Unless log
// is nil it appends to *log what happens.
func (p *Position) play(s Step, log *[]core.Event) {
	seat := p.mover
	kas := &p.kas[seat-1]
	to := s.to()
	switch s & doing {
	case passing:
		p.passage[seat-1] = int8(to.file())
	case promoting:
		from := at(s.from(), to.rank())
		if log != nil {
			*log = append(*log, core.Event{Kind: core.Become, Seat: seat, To: from.site(), N: 1, Piece: KasOne + core.Piece(seat-1)})
		}
		p.left--
		p.moveKas(from, to, log)
		*kas = to
	case sliding:
		p.moveKas(*kas, to, log)
		*kas = to
	}
	p.take(s, log)
	p.mover = other(seat)
}

// moveKas clears a junction and puts the mover's kas on another.
func (p *Position) moveKas(from, to spot, log *[]core.Event) {
	if log != nil {
		*log = append(*log, core.Event{Kind: core.Carry, Seat: p.mover, From: from.site(), To: to.site(), N: 1, Piece: KasOne + core.Piece(p.mover-1)})
	}
	p.lines[from.fileLine()] &^= cells[from.rank()]
	p.lines[from.rankLine()] &^= cells[from.file()]
	p.wall(to)
}

// wall puts a kas on k.
func (p *Position) wall(k spot) {
	p.lines[k.fileLine()] |= cells[k.rank()]
	p.lines[k.rankLine()] |= cells[k.file()]
}

// take carries the tokens that s takes to the mover's stores.
func (p *Position) take(s Step, log *[]core.Event) {
	g := s.taken()
	through, across := &p.lines[s.to().fileLine()], p.lines[side:]
	if s.onRank() {
		through, across = &p.lines[s.to().rankLine()], p.lines[:side]
	}
	if log != nil {
		p.logTaken(s, log)
	}
	n, white := g.len(), (g & through.white()).len()
	p.left -= uint8(n)
	p.points[p.mover-1] += int16(n + white)
	p.whites[p.mover-1] += int16(white)
	cell := cells[s.crossing()]
	var gone line
	for ; g != 0; g &= g - 1 {
		i := bits.TrailingZeros16(uint16(g))
		across[i] &^= cell
		gone |= cells[i]
	}
	*through &^= gone
}

// logTaken appends the carries of take, up the line.
func (p *Position) logTaken(s Step, log *[]core.Event) {
	for g := s.taken(); g != 0; g &= g - 1 {
		k := s.spot(bits.TrailingZeros16(uint16(g)))
		piece := p.piece(k)
		*log = append(*log, core.Event{Kind: core.Carry, Seat: p.mover, From: k.site(), To: Store(p.mover, piece), N: 1, Piece: piece})
	}
}
