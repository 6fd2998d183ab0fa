package mancala

import (
	"encoding/binary"
	"math/bits"
	"strconv"

	"papan/core"
)

// The kinds of pieces.
const (
	Seed core.Piece = iota + 1
	Lid             // lies on a hole that is burnt or closed
)

// pieces describes Seed and Lid.
var pieces = []core.PieceInfo{{Name: "seed", Worth: 1}, {Name: "lid"}}

// Position is a moment of a match. It implements [core.Position] and
// [core.Explainer].
type Position struct {
	rules  rules
	seeds  seeds // as they lay when the last sowing ended
	closed holeSet
	role   uint8 // to move
	last   uint8 // role that moved last
	extra  uint8 // see Board
	phase  phase
	leader uint8           // role that began the round
	round  int             // from 1
	won    [maxRoles]uint8 // rounds won, by seat from 0
	end    string          // why the match is over
	past   string          // moments since a seed was captured last, see remember
}

// Game is the ID of the game that is played: of [Congklak], [RajaPasu] or
// [Mandiri].
func (p Position) Game() string { return p.rules.id }

// Board returns the position as a search needs it.
func (p Position) Board() Board {
	return Board{
		round: &round{p.rules, p.ring()}, seeds: p.seeds,
		role: p.role, last: p.last, extra: p.extra, phase: p.phase,
	}
}

func (p Position) ring() *ring {
	if p.closed == 0 {
		return p.rules.open[p.rules.holes]
	}
	return newRing(p.rules.variant, p.rules.holes, p.closed)
}

// Turn is the seat to move.
func (p Position) Turn() core.Seat {
	if p.end != "" {
		return core.Nobody
	}
	return p.rules.seat(p.role, p.round)
}

// Moves lists the holes that may be sown, in the order of the sites.
func (p Position) Moves() []core.Move {
	if p.end != "" {
		return nil
	}
	b := p.Board()
	var buf [MaxSteps]Step
	steps := b.Steps(buf[:])
	ms := make([]core.Move, len(steps))
	for i, s := range steps {
		ms[i] = b.Move(s)
	}
	return ms
}

// After returns the position after the move m: where it ends a round of a
// match that goes on, the beginning of the next round.
func (p Position) After(m core.Move) core.Position { return p.step(m, nil) }

// Events tells the sowing, and the end of the round and the beginning of the
// next one where it leads there.
func (p Position) Events(m core.Move) []core.Event {
	l := &log{rules: p.rules, round: p.round, seat: p.Turn()}
	p.step(m, l)
	return l.events
}

func (p Position) step(m core.Move, log *log) Position {
	b := p.Board()
	var next Board
	b.do(place(b.StepOf(m)), &next, log)
	p.seeds, p.role, p.last = next.seeds, next.role, next.last
	p.extra, p.phase = next.extra, next.phase
	if b.Left() != next.Left() {
		p.past = "" // what was will not be again
	}
	p.remember()
	if reason := p.over(&next); reason != "" {
		p.finish(&next, reason, log)
	}
	return p
}

// moment is the length of one moment in Position.past.
const moment = 16

// remember adds this moment to the past, where repetitions count: the holes
// and who is to move. The stores need not be told apart, for no moment from
// before a capture comes again.
func (p *Position) remember() {
	if !p.rules.repeats {
		return
	}
	holes := p.seeds.less(only(p.rules.store(1), 0xff))
	var now [moment]byte
	binary.LittleEndian.PutUint64(now[:], holes.a|uint64(p.role)<<56)
	binary.LittleEndian.PutUint64(now[8:], holes.b)
	p.past += string(now[:])
}

// times is how often the last moment of the past occurs in it.
func (p Position) times() int {
	n := 0
	for rest := p.past; rest != ""; rest = rest[moment:] {
		if rest[:moment] == p.past[len(p.past)-moment:] {
			n++
		}
	}
	return n
}

// Past returns the boards of this round since the last capture, this one last.
// Where repetitions do not count it is just this one.
func (p Position) Past() []Board {
	b := p.Board()
	var past []Board
	for rest := p.past; len(rest) > moment; rest = rest[moment:] {
		was := b
		holes := only(p.rules.store(1), 0xff)
		was.seeds.a = binary.LittleEndian.Uint64([]byte(rest[:8]))
		was.role = uint8(was.seeds.a >> 56)
		was.seeds.a = was.seeds.a&^holes.a | b.seeds.a&holes.a
		was.seeds.b = binary.LittleEndian.Uint64([]byte(rest[8:moment]))
		past = append(past, was)
	}
	return append(past, b)
}

// Sites is the number of sites; see the package's comment.
func (p Position) Sites() int { return int(p.rules.lids()) }

// At returns the pile on site s. Once the match is over what was left in the
// holes lies in the stores.
func (p Position) At(s core.Site) core.Pile {
	hole, isHole := p.rules.hole(s)
	switch {
	case isHole && p.closed.has(hole):
		return core.Pile{Piece: Lid, N: 1}
	case isHole && p.end == "":
		return pile(Seed, p.seeds.at(hole))
	case s == p.rules.lids():
		return pile(Lid, 2*int(p.rules.holes)-bits.OnesCount32(uint32(p.closed)))
	case !isHole && s > 0 && s < p.rules.hand():
		return pile(Seed, p.held(core.Seat(s-core.Site(2*p.rules.holes))))
	}
	return core.Pile{}
}

func pile(piece core.Piece, n int) core.Pile {
	if n == 0 {
		return core.Pile{}
	}
	return core.Pile{Piece: piece, N: n}
}

// held is what lies in the store of a seat, with all that comes to it when the
// match is over.
func (p Position) held(seat core.Seat) int {
	role := p.rules.role(seat, p.round)
	if p.end == "" {
		return p.seeds.at(p.rules.store(role))
	}
	b := p.Board()
	return b.Outcome()[role-1]
}

// Text returns the move text: the number of the hole in its row, in the order
// of sowing. With three players holes count on from the first row to the
// second, since one player has holes in both. To take over the other side is
// "swap".
func (p Position) Text(m core.Move) string {
	n := int(m[0])
	if n > 2*int(p.rules.holes) {
		return Swap
	}
	if p.rules.roles == 2 && n > int(p.rules.holes) {
		n -= int(p.rules.holes)
	}
	return strconv.Itoa(n)
}

// Holes is the number of holes in a row.
func (p Position) Holes() int { return int(p.rules.holes) }

// Seats is the number of seats.
func (p Position) Seats() int { return int(p.rules.roles) }

// Store is the site of a seat's store or reserve.
func (p Position) Store(seat core.Seat) core.Site { return p.rules.storeSite(seat) }

// Hand is the site of the seeds being sown.
func (p Position) Hand() core.Site { return p.rules.hand() }

// Lids is the site of the lids that lie on no hole.
func (p Position) Lids() core.Site { return p.rules.lids() }

// Owner returns the seat that owns hole s in this round; [core.Nobody] when s
// is not a hole.
func (p Position) Owner(s core.Site) core.Seat {
	hole, ok := p.rules.hole(s)
	if !ok {
		return core.Nobody
	}
	return p.rules.seat(p.ring().owner[hole], p.round)
}

// Round is the number of the round, from 1.
func (p Position) Round() int { return p.round }

// Won is the number of rounds that seat has won so far.
func (p Position) Won(seat core.Seat) int { return int(p.won[seat-1]) }

// Leader is the seat that began the round.
func (p Position) Leader() core.Seat { return p.rules.seat(p.leader, p.round) }
