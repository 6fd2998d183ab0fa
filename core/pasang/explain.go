package pasang

import "papan/core"

// Explain implements [core.Explainer]: why s cannot be touched after picks, as
// one of the codes above. It has no code when s can be touched.
func (p Position) Explain(picks []core.Site, s core.Site) core.Refusal {
	moves := p.Moves()
	next, chosen := core.Narrow(moves, append(picks[:len(picks):len(picks)], s))
	if len(next) > 0 || chosen != (core.Move{}) {
		return core.Refusal{}
	}
	k, ok := spotOf(s)
	switch {
	case len(moves) == 0:
		return core.Refusal{Code: Over, At: s, Piece: p.At(s).Piece}
	case !ok:
		return core.Refusal{Code: OffBoard, At: s, Piece: p.At(s).Piece}
	}
	if lines, _ := core.Narrow(moves, picks); len(picks) > 0 && len(lines) > 0 {
		first, _ := spotOf(picks[0])
		if r := p.explainLine(first, k); r.Code != "" {
			return r
		}
	}
	switch p.phase() {
	case Passing:
		return p.explainPassage(k)
	case Selecting:
		return p.explainToken(k)
	}
	return p.explainJunction(k)
}

// ownHalf reports whether k is in the half of the player to move.
func (p *Position) ownHalf(k spot) bool {
	first, end := half(p.mover)
	return k.rank() >= first && k.rank() < end
}

// passageSites returns the five junctions of a seat's passage, near ones to
// Player 1 first.
func (p *Position) passageSites(seat core.Seat) []core.Site {
	var line []core.Site
	first, end := half(seat)
	for r := first; r < end; r++ {
		line = append(line, at(int(p.passage[seat-1]), r).site())
	}
	return line
}

// touched is a refusal that is about k.
func (p *Position) touched(code string, k spot) core.Refusal {
	return core.Refusal{Code: code, At: k.site(), Piece: p.piece(k)}
}

// explainPassage tells why k does not choose a passage.
func (p *Position) explainPassage(k spot) core.Refusal {
	switch {
	case !p.ownHalf(k):
		return p.touched(NotYourHalf, k)
	case p.barred(k.file()):
		r := p.touched(BarredFile, k)
		r.Line = p.passageSites(1)
		return r
	}
	return p.touched(FileEdge, at(k.file(), edge(p.mover)))
}

// explainToken tells why the piece on k cannot be promoted.
func (p *Position) explainToken(k spot) core.Refusal {
	switch piece := p.piece(k); {
	case k == at(mid, mid):
		return p.touched(Centre, k)
	case piece == KasOne || piece == KasTwo:
		return p.touched(OtherKas, k)
	case !p.ownHalf(k):
		return p.touched(NotYourHalf, k)
	case piece == 0:
		return p.touched(NoToken, k)
	}
	passage := int(p.passage[p.mover-1])
	d := k.file() - passage
	if code := p.tooFar(d); code != "" {
		r := p.touched(code, k)
		r.Line, r.N = p.passageSites(p.mover), max(d, -d)
		return r
	}
	if to := at(passage, k.rank()); p.piece(to) != 0 {
		return p.touched(Occupied, to)
	}
	return p.poor(k)[0]
}

// tooFar returns the code for a token that may not be promoted from d files
// beside the passage; none if it may.
func (p *Position) tooFar(d int) string {
	switch {
	case d == 0 || d < -2 || d > 2:
		return OutOfReach
	case p.rules&reach(d) != 0:
		return ""
	case reach(d) == slide:
		return JumpOnly
	}
	return SlideOnly
}

// explainJunction tells why the kas cannot move to k and capture there.
func (p *Position) explainJunction(k spot) core.Refusal {
	kas := p.kas[p.mover-1]
	switch {
	case k == kas:
		return p.touched(OwnKas, k)
	case k == p.kas[other(p.mover)-1]:
		return p.touched(OtherKas, k)
	case k == at(mid, mid):
		return p.touched(Centre, k)
	case p.piece(k) != 0:
		return p.touched(Token, k)
	case k.file() != kas.file() && k.rank() != kas.rank():
		return p.touched(NotStraight, k)
	}
	if stop, stopped := p.stopBetween(kas, k); stopped {
		return p.inWay(stop)
	}
	return p.poor(k)[0]
}

// stopBetween returns the first junction on the straight way from a to b,
// neither included, that no kas passes.
func (p *Position) stopBetween(a, b spot) (spot, bool) {
	df, dr := sign(b.file()-a.file()), sign(b.rank()-a.rank())
	for f, r := a.file()+df, a.rank()+dr; at(f, r) != b; f, r = f+df, r+dr {
		if k := at(f, r); k == at(mid, mid) || p.piece(k) != 0 {
			return k, true
		}
	}
	return 0, false
}

func sign(n int) int { return max(-1, min(n, 1)) }

// inWay is the refusal of what stands on k for being in the way.
func (p *Position) inWay(k spot) core.Refusal {
	switch p.piece(k) {
	case 0:
		return p.touched(CentreInWay, k)
	case KasOne, KasTwo:
		return p.touched(KasInWay, k)
	}
	return p.touched(TokenInWay, k)
}
