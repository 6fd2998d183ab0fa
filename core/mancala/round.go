package mancala

import "papan/core"

// Reasons why a round, and in the last round the match, is over.
const (
	RowEmpty    = "row-empty"    // the player to move has no seeds
	Endless     = "endless"      // every move of the player to move would never end
	Repetition  = "repetition"   // the same moment for the third time
	OneSeed     = "one-seed"     // at most one seed is left
	NobodyMoves = "nobody-moves" // no player can move
	Rounds      = "rounds"       // the match's rounds are played, or decided
	Unfilled    = "unfilled"     // all but one player cannot fill a single hole
)

// Words of Round events: why that seat leads.
const (
	LoserLeads     = "loser"     // he lost the round before
	WinnerLeads    = "winner"    // he won it
	OthersLead     = "turns"     // another led it
	RemainderLeads = "remainder" // he moved last, and took what was left
	RajaLeads      = "raja"      // he is now the Raja
)

// over returns why the round is over at b, the board of p; empty when it is not.
func (p Position) over(b *Board) string {
	switch {
	case b.CountSteps() > 0:
		if p.rules.repeats && p.times() >= 3 {
			return Repetition
		}
		return ""
	case p.rules.passing && b.Left() <= 1:
		return OneSeed
	case p.rules.passing:
		return NobodyMoves
	case b.Row(core.Seat(b.role)) == 0:
		return RowEmpty
	}
	return Endless
}

// finish ends the round at b, the board of p, and begins the next one if the
// match goes on.
func (p *Position) finish(b *Board, reason string, log *log) {
	held := p.gather(b, log)
	if p.rules.rounds == 1 {
		p.end = reason
		return
	}
	winner := best(held, p.rules.roles).Winner()
	if winner != core.Nobody {
		p.won[winner-1]++
	}
	lead, why := p.nextLead(winner)
	shares := held
	if p.rules.fresh() {
		half := (held[0] + held[1]) / 2
		shares[lead-1], shares[2-lead] = held[0]+held[1]-half, half
	}
	switch {
	case p.decided():
		p.end = Rounds
	case p.fillers(shares) < 2:
		p.end = Unfilled
	default:
		p.nextRound(held, shares, lead, why, log)
	}
}

// gather tells how what is left goes to the stores, and returns what each seat
// then holds.
func (p *Position) gather(b *Board, log *log) [core.MaxSeats]int {
	var held [core.MaxSeats]int
	for i, n := range b.Outcome() {
		if i < int(p.rules.roles) {
			held[p.rules.seat(uint8(i+1), p.round)-1] = n
		}
	}
	if log == nil {
		return held
	}
	for s := core.Site(1); s <= core.Site(2*p.rules.holes); s++ {
		hole, _ := p.rules.hole(s)
		n := b.seeds.at(hole)
		if n == 0 {
			continue
		}
		to := b.round.owner[hole]
		if p.rules.passing {
			to = b.last
		}
		log.seat = p.rules.seat(to, p.round)
		log.take(hole, p.rules.store(to), n, Gather)
	}
	return held
}

// best returns the winners among the first seats of held: those with most,
// nobody when all have the same.
func best(held [core.MaxSeats]int, seats uint8) core.Result {
	r := core.Result{Scores: held}
	most, least := held[0], held[0]
	for _, n := range held[:seats] {
		most, least = max(most, n), min(least, n)
	}
	for i, n := range held[:seats] {
		r.Winners[i] = n == most && most > least
	}
	return r
}

// Result returns how the match ended: what each seat holds in the end, or after
// a set number of rounds how many it has won.
func (p Position) Result() (core.Result, bool) {
	if p.end == "" {
		return core.Result{}, false
	}
	var scores [core.MaxSeats]int
	for i := range p.rules.roles {
		if p.end == Rounds {
			scores[i] = int(p.won[i])
		} else {
			scores[i] = p.held(core.Seat(i + 1))
		}
	}
	r := best(scores, p.rules.roles)
	r.Reason = p.end
	return r, true
}

// decided reports whether the rounds left cannot change who wins the match.
func (p Position) decided() bool {
	if p.rules.rounds == 0 {
		return false
	}
	ahead, left := int(p.won[0])-int(p.won[1]), int(p.rules.rounds)-p.round
	return left == 0 || max(ahead, -ahead) > left
}

// fillers is how many seats can fill at least one hole.
func (p Position) fillers(shares [core.MaxSeats]int) int {
	n := 0
	for _, share := range shares[:p.rules.roles] {
		if share >= int(p.rules.holes) {
			n++
		}
	}
	return n
}

// nextLead returns the seat that leads the next round and why.
func (p Position) nextLead(winner core.Seat) (core.Seat, string) {
	if p.rules.turning {
		return p.rules.seat(1, p.round+1), RajaLeads
	}
	if p.rules.repeats {
		return core.Seat(p.last), RemainderLeads
	}
	switch {
	case winner == core.Nobody || p.rules.starter == othersLead:
		return core.Seat(3 - p.leader), OthersLead
	case p.rules.starter == winnerLeads:
		return winner, WinnerLeads
	}
	return 3 - winner, LoserLeads
}

// nextRound begins the next round, in which each seat, holding what held says,
// fills its holes from its share. Somebody can always begin: a test goes through
// all ways to fill the holes.
func (p *Position) nextRound(held, shares [core.MaxSeats]int, lead core.Seat, why string, log *log) {
	p.round++
	if log != nil {
		log.round = p.round
		log.events = append(log.events, core.Event{Kind: core.Round, Seat: lead, N: p.round, Word: why})
		for i, n := range shares {
			if lent := held[i] - n; lent > 0 {
				log.seat = core.Seat(i + 1)
				log.carry(p.rules.storeSite(log.seat), p.rules.storeSite(3-log.seat), lent, Seed, Share)
			}
		}
	}
	p.fill(shares, log)
	p.lead(p.rules.role(lead, p.round))
	b := p.Board()
	if p.rules.passing && b.pass(log) {
		p.lead(b.role)
	}
}

// lead lets role begin the round, as if the role before it had moved last.
func (p *Position) lead(role uint8) {
	p.role, p.leader, p.last = role, role, p.rules.before(role)
	p.extra, p.phase = 0, p.Board().round.phase()
	p.past = ""
	p.remember()
}

// fill lays out the board for a round: each seat fills its holes from its
// share; holes that it cannot fill are closed, and the rest stays in its store.
func (p *Position) fill(shares [core.MaxSeats]int, log *log) {
	was := p.closed
	p.closed, p.seeds = 0, seeds{}
	each := int(p.rules.holes)
	for role := uint8(1); role <= p.rules.roles; role++ {
		seat := p.rules.seat(role, p.round)
		rest := shares[seat-1]
		store := p.rules.store(role)
		first := true
		for _, hole := range p.rules.land(p.rules.holes, role) {
			if rest >= each {
				rest -= each
				p.seeds = p.seeds.plus(only(hole, each))
			} else {
				p.closed |= 1 << hole
			}
			if log != nil {
				log.prepare(seat, hole, store, was.has(hole), p.closed.has(hole), each, &first)
			}
		}
		p.seeds = p.seeds.plus(only(store, rest))
	}
}
