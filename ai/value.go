package ai

// value is what is still to be won from a position on: the final margin less
// the margin so far, in sixteenths of a point, from the view of the player to
// move. It is thus the same whatever the scores are, and so is everything in
// the table. An end that decides the game whatever the scores is worth [won],
// less the plies until then.
type value int32

const (
	point    value = 16
	won      value = 32000
	nearWon        = won - 1000 // beyond it lie only values made from won
	infinite       = won + 500  // no position is worth that
)

// decided reports whether v is made from won: a player wins whatever the scores are.
func (v value) decided() bool { return v >= nearWon || v <= -nearWon }

// lift carries values up from the position after a step to the one before it.
type lift struct {
	gain  value // of the step, for its mover
	again bool  // the mover moves again
}

// value returns v, of the position after the step, as seen before it.
func (l lift) value(v value) value {
	if !l.again {
		v = -v
	}
	switch {
	case v >= nearWon:
		return v - 1
	case v <= -nearWon:
		return v + 1
	}
	return v + l.gain
}

// window returns the window after the step that is alpha to beta before it.
func (l lift) window(alpha, beta value) (value, value) {
	if l.again {
		return l.lower(alpha), l.lower(beta)
	}
	return -l.lower(beta), -l.lower(alpha)
}

func (l lift) lower(v value) value {
	switch {
	case v >= nearWon:
		return v + 1
	case v <= -nearWon:
		return v - 1
	}
	return v - l.gain
}
