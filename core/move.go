package core

// MaxTouches is the greatest number of sites in one move.
const MaxTouches = 8

// Move is the sites a player touches, in order; unused places at the end are
// [Nowhere]. The zero Move is no move.
type Move [MaxTouches]Site

// Touch returns the move that touches the given sites, at most [MaxTouches].
func Touch(sites ...Site) Move {
	var m Move
	if copy(m[:], sites) < len(sites) {
		panic("core: a move of more than 8 touches")
	}
	return m
}

// Len returns the number of touches.
func (m Move) Len() int {
	for i, s := range m {
		if s == Nowhere {
			return i
		}
	}
	return len(m)
}

// Begins reports whether the first touches of m are picks.
func (m Move) Begins(picks []Site) bool {
	if len(picks) > len(m) {
		return false
	}
	for i, s := range picks {
		if m[i] != s {
			return false
		}
	}
	return true
}

// Narrow is all of tap logic: given the legal moves and the sites touched so
// far, it returns the sites that may be touched next, each once and in the
// order of ms. When just one move begins with picks it is chosen, whether or
// not all its sites have been touched. No site and no move: picks fit nothing.
func Narrow(ms []Move, picks []Site) (next []Site, chosen Move) {
	fits := 0
	var seen [256]bool
	for _, m := range ms {
		if !m.Begins(picks) {
			continue
		}
		fits++
		chosen = m
		if len(picks) == len(m) {
			continue
		}
		if s := m[len(picks)]; s != Nowhere && !seen[s] {
			seen[s] = true
			next = append(next, s)
		}
	}
	if fits != 1 {
		chosen = Move{}
	}
	return next, chosen
}
