package pasang

import (
	"math/bits"
	"slices"

	"papan/core"
)

// view is what a kas sees along one axis from where it would arrive.
type view struct {
	step Step // place of arrival and axis
	line line // the file or rank as it is then
}

// views returns what the kas of the player to move sees where a first touch of
// k takes it, along the axes on which it may capture, and along the one on
// which it moves if that does not count.
func (p *Position) views(k spot) (may []view, not []view) {
	if p.phase() == Selecting {
		to := at(int(p.passage[p.mover-1]), k.rank())
		return []view{
			{Step(to), p.lines[to.fileLine()]},
			{Step(to) | alongRank, p.lines[to.rankLine()] &^ cells[k.file()]},
		}, nil
	}
	kas := p.kas[p.mover-1]
	file, rank := p.lines[k.fileLine()], p.lines[k.rankLine()]
	if k.rank() == kas.rank() {
		return []view{{Step(k), file}}, []view{{Step(k) | alongRank, rank &^ cells[kas.file()]}}
	}
	return []view{{Step(k) | alongRank, rank}}, []view{{Step(k), file &^ cells[kas.rank()]}}
}

// groups returns the lines that v shows.
func (v view) groups() []group {
	first, second := v.line.look(v.step.place()).groups()
	return slices.DeleteFunc([]group{first, second}, func(g group) bool { return g == 0 })
}

// refusal says something about one group of v.
func (p *Position) refusal(code string, about core.Site, v view, g group) core.Refusal {
	s := v.step | taking(g)
	return core.Refusal{Code: code, At: about, Line: s.sites(), N: g.len(), Piece: p.piece(s.near())}
}

// sites returns the tokens that s takes, from a or from 1 on.
func (s Step) sites() []core.Site {
	var line []core.Site
	for g := s.taken(); g != 0; g &= g - 1 {
		line = append(line, s.spot(bits.TrailingZeros16(uint16(g))).site())
	}
	return line
}

// poor tells, for a first touch of k that the kas can follow, why it captures
// nothing: every even line, or a line on the axis that does not count, an odd
// one first, or that no token is seen on either.
func (p *Position) poor(k spot) []core.Refusal {
	may, not := p.views(k)
	var list []core.Refusal
	for _, v := range may {
		for _, g := range v.groups() {
			if !g.odd() {
				list = append(list, p.refusal(Even, k.site(), v, g))
			}
		}
	}
	if list != nil {
		return list
	}
	for _, v := range not {
		if seen := v.groups(); len(seen) > 0 {
			i := max(slices.IndexFunc(seen, group.odd), 0)
			return []core.Refusal{p.refusal(v.movedAlong(), k.site(), v, seen[i])}
		}
	}
	return []core.Refusal{{Code: Nothing, At: k.site()}}
}

// movedAlong returns the code for a line on the axis on which the kas moved.
func (v view) movedAlong() string {
	if v.step.onRank() {
		return AlongRank
	}
	return AlongFile
}

// explainLine tells why k does not choose a line after the first touch, which
// was legal; it has no code when k has nothing to do with what the kas sees
// from there.
func (p *Position) explainLine(first, k spot) core.Refusal {
	may, not := p.views(first)
	for _, v := range may {
		if r := p.explainSeen(v, k); r.Code != "" {
			return r
		}
	}
	for _, v := range not {
		for _, g := range v.groups() {
			if g&v.step.junction(k) != 0 {
				return p.refusal(v.movedAlong(), k.site(), v, g)
			}
		}
	}
	return core.Refusal{}
}

// explainSeen tells why k does not choose a line along one axis.
func (p *Position) explainSeen(v view, k spot) core.Refusal {
	bit := v.step.junction(k)
	if bit == 0 || v.line.held()&bit == 0 {
		return core.Refusal{}
	}
	for _, g := range v.groups() {
		switch {
		case g&bit == 0:
		case g.odd():
			return p.refusal(OtherLine, (v.step | taking(g)).near().site(), v, g)
		default:
			return p.refusal(Even, k.site(), v, g)
		}
	}
	return p.explainBeyond(v, k)
}

// explainBeyond tells what ends the looking of v before k.
func (p *Position) explainBeyond(v view, k spot) core.Refusal {
	place, end := v.step.place(), v.step.axis(k.rank(), k.file())
	var run group
	for i, d := place, sign(end-place); i != end; {
		i += d
		there, white := v.line.token(i)
		bit := group(1) << i
		if v.line.held()&bit == 0 {
			continue
		}
		if !there {
			return p.inWay(v.step.spot(i))
		}
		if run != 0 && white != (v.line.white()&run != 0) {
			r := p.touched(Breaks, v.step.spot(i))
			r.Line, r.N = (v.step | taking(run)).sites(), run.len()
			return r
		}
		run |= bit
	}
	return core.Refusal{}
}

// junction returns k as a junction of the line along which s takes; 0 when it
// is none.
func (s Step) junction(k spot) group {
	if s.axis(k.file(), k.rank()) != s.crossing() {
		return 0
	}
	return 1 << s.axis(k.rank(), k.file())
}

// Stuck implements [core.Explainer] for a player in suntuk: every place that
// his kas can reach or every token that he could promote, with each even line
// seen from there, or that there is none. Where there is no such place the one
// refusal says so.
func (p Position) Stuck() []core.Refusal {
	if p.left == 0 || p.CountSteps() > 0 {
		return nil
	}
	var list []core.Refusal
	if p.phase() == Selecting {
		p.promotions(func(f, r int, _ line) { list = append(list, p.poor(at(f, r))...) })
		if list == nil {
			list = append(list, core.Refusal{Code: NoneNear, At: at(int(p.passage[p.mover-1]), edge(p.mover)).site(), Line: p.passageSites(p.mover)})
		}
		return list
	}
	kas := p.kas[p.mover-1]
	for d := p.slides(kas); d != 0; d &= d - 1 {
		list = append(list, p.poor(kas.slid(d))...)
	}
	if list == nil {
		list = append(list, core.Refusal{Code: HemmedIn, At: kas.site()})
	}
	return list
}
