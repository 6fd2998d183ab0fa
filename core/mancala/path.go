package mancala

// step is a stop on a path. The path goes round several times: step k is where
// the k-th seed falls that is sown from the path's beginning, and sum is what
// each place has got by then. So what n seeds sown from step i do to the board
// is steps[i+n].sum - steps[i].sum.
type step struct {
	sum   seeds
	mask  seeds // all bits of the place
	shift uint8 // where the place's bits are in its word
	place place
	limit uint8    // a last seed that makes more than this many here leads on
	home  uint8    // the first step at this place
	_     [12]byte // a power of two is indexed faster
}

func (t *step) count(s seeds) uint {
	return uint(uint8((s.a&t.mask.a | s.b&t.mask.b | s.c&t.mask.c) >> (t.shift & 63)))
}

// pathSteps is enough for a lap of 20 seeds from the last place of the longest
// way and three steps beyond; fuller holes go by whole rounds first.
const pathSteps = 48

// path is a player's way round the ring, laid out straight.
type path struct {
	steps [pathSteps]step
	round uint          // places on it; 0 when there is none
	index [places]uint8 // first step at each place
}

// newPath lays out the way through the given places; a last seed that falls
// on store never leads on.
func newPath(way []place, store place) *path {
	t := &path{round: uint(len(way))}
	if t.round == 0 {
		return t
	}
	var sum, once seeds
	for i, p := range way {
		if i > 0 {
			sum = sum.plus(only(p, 1))
		}
		limit := uint8(1)
		if p == store {
			limit = MaxSeeds
		}
		t.steps[i] = step{
			sum: sum, mask: only(p, 0xff), shift: p % 8 * 8,
			place: p, limit: limit, home: uint8(i),
		}
		t.index[p] = uint8(i)
	}
	once = sum.plus(only(way[0], 1))
	for k := len(way); k < pathSteps; k++ {
		t.steps[k] = t.steps[k-len(way)]
		t.steps[k].sum = t.steps[k].sum.plus(once)
	}
	return t
}

// once is one seed on every place of the path.
func (t *path) once() seeds { return t.steps[t.round].sum.minus(t.steps[0].sum) }
