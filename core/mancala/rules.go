package mancala

import "papan/core"

// variant is what sets one of the games apart from the others.
type variant struct {
	id    string
	roles uint8
	// sow plays one sowing of a role from a hole with seeds.
	sow func(r *round, s seeds, role uint8, from place, log *log) (seeds, ending)
	// land lists a role's holes in the order in which they are filled when a
	// round begins.
	land func(holes, role uint8) []place
	// stores: a role drops a seed into its own store in passing.
	stores bool
	// endless: a sowing may never end; such a one is not legal.
	endless bool
	// repeats: the third time with the same holes and the same role to move
	// ends the round.
	repeats bool
	// passing: a role that cannot move is passed over while another can, and
	// the round is over with at most one seed left. What is left goes to the
	// role that moved last, not to the owners of the holes.
	passing bool
	// turning: every round each seat plays the next role, role 1 leading.
	turning bool
	open    *openRings // made from all of the above
}

// rules are a variant and the options chosen.
type rules struct {
	*variant
	holes       uint8
	emptyScores bool  // a last seed opposite an empty hole goes to the store
	afterLap    bool  // tembak only in a sowing that has passed the own store
	oneFirst    bool  // no extra turn in a round's first turn
	swap        bool  // the second player may take over the first one's side
	extraTurns  uint8 // at most so many in a turn; 0 for any number
	finalStays  bool  // a four made by the last seed of a lap stays
	chain       bool  // pussa goes on as long as empty and full alternate
	rounds      uint8 // in a match; 0 as many as it takes
	starter     starter
}

// starter says who leads the next round of Congklak.
type starter uint8

const (
	loserLeads starter = iota
	winnerLeads
	othersLead // they take turns
)

// fresh: every round begins with shares of the same size. It is so in Congklak
// where the number of rounds is set.
func (r rules) fresh() bool { return r.stores && r.rounds > 1 }

// after is the role that follows.
func (r rules) after(role uint8) uint8 {
	if role == r.roles {
		return 1
	}
	return role + 1
}

// before is the role that it follows.
func (r rules) before(role uint8) uint8 {
	if role == 1 {
		return r.roles
	}
	return role - 1
}

// row is where a role's row begins.
func (r rules) row(role uint8) place { return (role - 1) * (r.holes + 1) }

// store is the place of a role's store or reserve.
func (r rules) store(role uint8) place {
	if role == 3 {
		return 2*r.holes + 2
	}
	return r.row(role) + r.holes
}

// site returns the site of a hole.
func (r rules) site(hole place) core.Site {
	if hole > r.holes {
		hole-- // the first store lies between the rows
	}
	return core.Site(hole + 1)
}

// hole returns the hole at site s and whether there is one.
func (r rules) hole(s core.Site) (place, bool) {
	switch n := core.Site(r.holes); {
	case s < 1 || s > 2*n:
		return 0, false
	case s > n:
		return place(s), true
	default:
		return place(s - 1), true
	}
}

// storeSite is the site of a seat's store.
func (r rules) storeSite(seat core.Seat) core.Site {
	return core.Site(2*r.holes) + core.Site(seat)
}

// hand is the site of the seeds being sown, lids that of the spare lids.
func (r rules) hand() core.Site { return core.Site(2*r.holes + r.roles + 1) }
func (r rules) lids() core.Site { return r.hand() + 1 }

// seat returns the seat that plays a role in a round.
// Raja becomes Pasu, Pasu Mandiri and Mandiri Raja: seats go down a role.
func (r rules) seat(role uint8, round int) core.Seat {
	if !r.turning {
		return core.Seat(role)
	}
	return core.Seat((int(role)+round-2)%int(r.roles) + 1)
}

// role returns the role that a seat plays in a round.
func (r rules) role(seat core.Seat, round int) uint8 {
	for role := uint8(1); role <= r.roles; role++ {
		if r.seat(role, round) == seat {
			return role
		}
	}
	return 0
}

// ownRow is the land of games in which a row is a player's, filled from its
// last hole back.
func ownRow(holes, role uint8) []place {
	land := make([]place, 0, maxHoles)
	end := rules{holes: holes}.store(role)
	for i := range holes {
		land = append(land, end-1-i)
	}
	return land
}
