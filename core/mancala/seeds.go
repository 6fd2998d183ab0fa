package mancala

// A place is where seeds lie while they are sown: the first row's holes, the
// first store, the second row's holes, the second store and, with three
// players, the third store. Places count from 0.
type place = uint8

const (
	maxHoles = 9
	maxRoles = 3
	places   = 24 // room for, of which 2·9+2 or 2·7+3 are used

	// MaxSeeds is the most seeds a position may have in all.
	MaxSeeds = 255
)

// seeds holds a count for every place, eight to a word, so that a whole lap is
// sown by adding a few words. No count can spill into its neighbour: all of
// them together are at most [MaxSeeds].
type seeds struct{ a, b, c uint64 }

const (
	lanes  = 0x0101010101010101 // 1 in every byte of a word
	below7 = 0x7f * lanes       // all bits of every byte but the highest
)

func (s seeds) plus(t seeds) seeds    { return seeds{s.a + t.a, s.b + t.b, s.c + t.c} }
func (s seeds) minus(t seeds) seeds   { return seeds{s.a - t.a, s.b - t.b, s.c - t.c} }
func (s seeds) times(n uint64) seeds  { return seeds{s.a * n, s.b * n, s.c * n} }
func (s seeds) and(mask seeds) seeds  { return seeds{s.a & mask.a, s.b & mask.b, s.c & mask.c} }
func (s seeds) less(mask seeds) seeds { return seeds{s.a &^ mask.a, s.b &^ mask.b, s.c &^ mask.c} }

// only returns n seeds on place p and none elsewhere.
func only(p place, n int) seeds {
	// A shift by 64 bits or more leaves nothing, so one word gets them.
	at, count := uint(p)*8, uint64(n)
	return seeds{count << at, count << (at - 64), count << (at - 128)}
}

// at returns the seeds on place p.
func (s seeds) at(p place) int {
	at := uint(p) * 8
	return int(uint8(s.a>>at | s.b>>(at-64) | s.c>>(at-128)))
}

// sum returns how many seeds there are in all.
func (s seeds) sum() int {
	// Even and odd bytes apart, since a sum of eight may pass 255.
	const half = 0x00ff00ff00ff00ff
	x := s.a&half + s.a>>8&half + s.b&half + s.b>>8&half + s.c&half + s.c>>8&half
	return int(x * 0x0001000100010001 >> 48)
}

// held has 1 for every place with seeds.
func (s seeds) held() seeds {
	f := func(w uint64) uint64 { return (w&below7 + below7 | w) >> 7 & lanes }
	return seeds{f(s.a), f(s.b), f(s.c)}
}

// fours has 1 for every place of which holds four and to which added has 1.
func (s seeds) fours(added seeds) seeds {
	f := func(w, added uint64) uint64 {
		w ^= 4 * lanes
		return ^(w&below7 + below7 | w) >> 7 & added
	}
	return seeds{f(s.a, added.a), f(s.b, added.b), f(s.c, added.c)}
}
