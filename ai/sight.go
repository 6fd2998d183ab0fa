package ai

// sight is how badly a player sees. The same seed errs in the same way in the
// same position.
type sight struct {
	blur     value // every estimate is off by up to so much either way
	overlook int   // percentage of steps, of either player, that are overlooked
	whim     value // a move that much worse than the best may be played instead
	seed     uint64
}

// errs reports whether the player sees less than there is.
func (e sight) errs() bool { return e.blur > 0 || e.overlook > 0 }

// error returns the error of the estimate of the position with that hash. The
// blur must not be 0.
func (e sight) error(hash uint64) value {
	h := mix(hash ^ e.seed)
	// The mean of two dice: small errors are likelier than great ones.
	span := uint64(2*e.blur + 1)
	return (value(h>>32%span)+value(h&0xffffffff%span))/2 - e.blur
}

// overlooks reports whether a step from the position with that hash is not seen.
func (e sight) overlooks(hash uint64, step uint32) bool {
	return mix(hash^e.seed^mix(uint64(step)))%100 < uint64(e.overlook)
}

// liking returns how much the player is taken by a step from the position with
// that hash, when he has the choice.
func (e sight) liking(hash uint64, step uint32) uint64 {
	return mix(^hash ^ e.seed ^ mix(uint64(step)))
}

// mix scatters the bits of x (the finalizer of SplitMix64).
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
