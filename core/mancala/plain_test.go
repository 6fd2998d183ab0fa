package mancala

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"papan/core"
)

// plain is a board sown seed by seed, as a person does it: the yardstick for
// sowing by adding words.
type plain struct {
	ru     rules
	closed holeSet
	count  [places]int
	cycle  int // laps that come again and again; 0 when the sowing ended
	again  bool
}

func newPlain(p Position) *plain {
	b := &plain{ru: p.rules, closed: p.closed}
	for i := range b.count {
		b.count[i] = p.seeds.at(place(i))
	}
	return b
}

// next is the place after at where role drops a seed.
func (b *plain) next(at place, role uint8) place {
	end := b.ru.store(2)
	for {
		if at++; at > end || at == end && !(b.ru.stores && role == 2) {
			at = 0
		}
		isStore := at == b.ru.store(1)
		if !b.closed.has(at) && (!isStore || b.ru.stores && role == 1) {
			return at
		}
	}
}

// owner is the role to which a hole belongs.
func (b *plain) owner(hole place) uint8 {
	for role := uint8(1); role <= b.ru.roles; role++ {
		for _, p := range b.ru.land(b.ru.holes, role) {
			if p == hole {
				return role
			}
		}
	}
	return 0
}

func (b *plain) sowCongklak(role uint8, at place) {
	store, passed := b.ru.store(role), false
	for {
		n := b.count[at]
		b.count[at] = 0
		for ; n > 0; n-- {
			at = b.next(at, role)
			b.count[at]++
			passed = passed || at == store
		}
		if at == store {
			b.again = true
			return
		}
		if b.count[at] == 1 {
			break
		}
	}
	if b.owner(at) != role || b.ru.afterLap && !passed {
		return
	}
	across := b.ru.store(2) - 1 - at
	if b.count[across] > 0 || b.ru.emptyScores {
		b.count[store] += 1 + b.count[across]
		b.count[at], b.count[across] = 0, 0
	}
}

func (b *plain) sowRaja(role uint8, at place) {
	type lap struct {
		at    place
		count [places]int
	}
	seen := map[lap]int{}
	taken := [maxRoles + 1]int{}
	for laps := 0; ; laps++ {
		if first, again := seen[lap{at, b.count}]; again {
			b.cycle = laps - first
			return
		}
		seen[lap{at, b.count}] = laps
		n := b.count[at]
		b.count[at] = 0
		for ; n > 0; n-- {
			at = b.next(at, role)
			b.count[at]++
			if b.count[at] == 4 && !(n == 1 && b.ru.finalStays) {
				b.count[at] = 0
				taken[b.owner(at)] += 4
			}
		}
		if at = b.next(at, role); b.count[at] == 0 {
			break
		}
	}
	for {
		at = b.next(at, role)
		if b.count[at] == 0 {
			break
		}
		taken[role] += b.count[at]
		b.count[at] = 0
		at = b.next(at, role)
		if !b.ru.chain || b.count[at] > 0 {
			break
		}
	}
	for r := uint8(1); r <= b.ru.roles; r++ {
		b.count[b.ru.store(r)] += taken[r]
	}
}

// scatter returns a random position under ru, often crowded or nearly empty,
// often with lids.
func scatter(rng *rand.Rand, ru rules) Position {
	p := Position{rules: ru, round: 1}
	var holes []place
	for row := uint8(1); row <= 2; row++ {
		lids := max(0, rng.IntN(2*int(ru.holes))-int(ru.holes))
		for i := range ru.holes {
			if hole := ru.row(row) + i; rng.IntN(int(ru.holes)) < lids {
				p.closed |= 1 << hole
			} else {
				holes = append(holes, hole)
			}
		}
	}
	heap := rng.IntN(4) == 0 // all in a few holes
	for range rng.IntN([]int{12, 40, 100, MaxSeeds + 1}[rng.IntN(4)]) {
		if len(holes) == 0 {
			break
		}
		i := rng.IntN(len(holes))
		if heap {
			i = min(i, rng.IntN(3))
		}
		p.seeds = p.seeds.plus(only(holes[i], 1))
	}
	p.role = uint8(1 + rng.IntN(int(ru.roles)))
	p.lead(p.role)
	return p
}

func TestSowingSeedBySeed(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 14))
	sowings, endless := 0, 0
	for i := range 20000 {
		ru := randomRules(rng, i)
		p := scatter(rng, ru)
		b := p.Board()
		for _, hole := range ru.land(ru.holes, p.role) {
			if p.seeds.at(hole) == 0 {
				continue
			}
			sowings++
			want := newPlain(p)
			if ru.endless {
				want.sowRaja(p.role, hole)
			} else {
				want.sowCongklak(p.role, hole)
			}
			got, end := ru.sow(b.round, p.seeds, p.role, hole, nil)
			if end.again != want.again || (end.cycle > 0) != (want.cycle > 0) || want.cycle > 0 && end.cycle%want.cycle != 0 {
				t.Fatalf("%s of %s: ends %+v, want again %v, cycle %d", ru.id, p, end, want.again, want.cycle)
			}
			if end.cycle > 0 {
				endless++
				if end.cycle != want.cycle {
					t.Errorf("%s of %s: %d laps come again, want %d", ru.id, p, end.cycle, want.cycle)
				}
				continue
			}
			for at, n := range want.count {
				if got.at(place(at)) != n {
					t.Fatalf("%s, %+v, hole %d of %s: place %d has %d, want %d", ru.id, ru, hole, p, at, got.at(place(at)), n)
				}
			}
		}
	}
	if sowings < 20000 || endless == 0 {
		t.Errorf("%d sowings, %d endless: too few to mean anything", sowings, endless)
	}
}

// randomRules returns rules of the i-th of the three games in turn.
func randomRules(rng *rand.Rand, i int) rules {
	g := []*core.Game{Congklak, RajaPasu, Mandiri}[i%3]
	s := core.Setup{Values: map[string]string{}}
	for _, o := range g.Options {
		s.Values[o.Name] = o.Values[rng.IntN(len(o.Values))]
	}
	p, err := g.Open(s)
	if err != nil {
		panic(fmt.Sprint(g.ID, s, err))
	}
	return p.(Position).rules
}
