package pasang

import (
	"math/bits"

	"papan/core"
)

// steps has room for a list of steps.
type steps = [MaxSteps]Step

// Steps appends the legal steps of p to buf[:0], in the order of Moves. With
// room for [MaxSteps] it allocates nothing.
func (p *Position) Steps(buf []Step) []Step {
	if cap(buf) < MaxSteps {
		buf = make([]Step, MaxSteps)
	}
	list := (*steps)(buf[:MaxSteps])
	switch p.phase() {
	case Playing:
		return buf[:p.slideSteps(list)]
	case Selecting:
		return buf[:p.promotionSteps(list)]
	}
	return buf[:p.passageSteps(list)]
}

// addTo writes s for each line of runs that can be taken, from entry n of list
// on, and returns how many the list then has. It also writes what is not legal,
// to be written over, for a branch would be a guess.
func (s Step) addTo(list *steps, n int, runs line) int {
	first, second := runs.groups()
	list[n] = s | taking(first)
	n += first.len() & 1
	list[n] = s | taking(second)
	return n + second.len()&1
}

// passageSteps lists the files from a to k (rule 1).
func (p *Position) passageSteps(list *steps) int {
	if p.left == 0 {
		return 0
	}
	first, end := half(p.mover)
	own := group(1<<end - 1<<first)
	n := 0
	for f := range side {
		if !p.barred(f) {
			to := Step(at(f, edge(p.mover)))
			list[n] = passing | to | taking(p.lines[f].held()&own)
			n++
		}
	}
	return n
}

// barred reports whether the mover may not take file f as his passage because
// of the one that Player 1 has taken (rule 1).
func (p *Position) barred(f int) bool {
	one := int(p.passage[0])
	switch {
	case p.mover == 1:
		return false
	case one == mid:
		return f == mid
	case p.rules&sector != 0:
		return f == mid || (f < mid) == (one < mid)
	}
	return f == side-1-one
}

// promotions calls visit for every token that may be promoted, going up the
// ranks and along each from file a: its file, its rank and what the rank looks
// like without it (rule 2).
func (p *Position) promotions(visit func(f, r int, rank line)) {
	passage := int(p.passage[p.mover-1])
	first, end := half(p.mover)
	for r := first; r < end; r++ {
		rank := p.lines[side+r]
		if rank&cells[passage] != 0 {
			continue
		}
		for _, d := range [...]int{-2, -1, 1, 2} {
			f := passage + d
			if f < 0 || f >= side || p.rules&reach(d) == 0 {
				continue
			}
			if there, _ := rank.token(f); there {
				visit(f, r, rank&^cells[f])
			}
		}
	}
}

// reach returns the rule that allows a promotion over d files.
func reach(d int) rules {
	if d == 1 || d == -1 {
		return slide
	}
	return jump
}

// promotionSteps lists the promotions in the order of promotions, lines along
// the file before lines along the rank.
func (p *Position) promotionSteps(list *steps) int {
	passage := int(p.passage[p.mover-1])
	n := 0
	p.promotions(func(f, r int, rank line) {
		s := promoting | Step(at(passage, r)) | Step(f)<<stepFrom
		n = s.addTo(list, n, p.lines[passage].look(r))
		n = (s | alongRank).addTo(list, n, rank.look(passage))
	})
	return n
}

// slides returns the junctions that a kas on s can slide to, as lanes: east,
// west, north, south, each as a lane of a line (rule 4).
func (p *Position) slides(s spot) line {
	h, v := p.lines[s.rankLine()], p.lines[s.fileLine()]
	stops := line(uint32(h|h>>32)) | line(v|v>>32)<<32
	stops |= centres[s.rank()] | centres[s.file()]<<32
	past := beyonds[s.file()]&whiteLanes | beyonds[s.rank()]&^whiteLanes
	return below(stops&past) & past
}

// centres[mid] is the centre on its own rank or file; other entries are empty.
var centres = [16]line{mid: 1<<mid | 1<<(16+mid)}

// ahead[b] is the file or rank, by its place in Position.lines, on which bit b
// of slides puts the kas and along which it then captures.
var ahead = func() (table [64]uint8) {
	for i := range side {
		back := side - 1 - i
		table[i], table[16+i] = uint8(i), uint8(back)
		table[32+i], table[48+i] = uint8(side+i), uint8(side+back)
	}
	return table
}()

// slid returns where the lowest bit of slides takes a kas on s.
func (s spot) slid(slides line) spot {
	bit := bits.TrailingZeros64(uint64(slides))
	to := int(ahead[bit&63])
	if bit < 32 {
		return at(to, s.rank())
	}
	return at(s.file(), to-side)
}

// slideSteps lists the kas moves: to the east, west, north and south, near ones
// first.
func (p *Position) slideSteps(list *steps) int {
	kas := p.kas[p.mover-1]
	onFile, onRank := beyonds[kas.rank()], beyonds[kas.file()&15]
	n := 0
	d := p.slides(kas)
	for ; uint32(d) != 0; d &= d - 1 {
		to := kas.slid(d)
		n = (sliding | Step(to)).addTo(list, n, (p.lines[to.fileLine()] & onFile).runs())
	}
	for ; d != 0; d &= d - 1 {
		to := kas.slid(d)
		n = (sliding | alongRank | Step(to)).addTo(list, n, (p.lines[to.rankLine()] & onRank).runs())
	}
	return n
}

// CountSteps returns the number of legal steps without listing them.
func (p *Position) CountSteps() int {
	if p.phase() != Playing {
		var buf [MaxSteps]Step
		return len(p.Steps(buf[:]))
	}
	return p.Mobility(p.mover)
}

// Mobility returns the number of kas moves that seat would have if it were his
// turn: 0 as long as he has no kas.
func (p *Position) Mobility(seat core.Seat) int {
	kas := p.kas[seat-1]
	if kas == noSpot {
		return 0
	}
	onFile, onRank := beyonds[kas.rank()], beyonds[kas.file()&15]
	var odds, pairs line
	d := p.slides(kas)
	for ; uint32(d) != 0; d &= d - 1 {
		odd := (p.lines[ahead[bits.TrailingZeros32(uint32(d))&63]] & onFile).runs().odd()
		odds += odd
		pairs += odd & (odd >> 16)
	}
	for ; d != 0; d &= d - 1 {
		odd := (p.lines[ahead[bits.TrailingZeros64(uint64(d))&63]] & onRank).runs().odd()
		odds += odd
		pairs += odd & (odd >> 16)
	}
	return takeable(odds, pairs)
}
