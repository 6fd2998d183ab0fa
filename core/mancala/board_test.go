package mancala

import (
	"math/rand/v2"
	"slices"
	"testing"

	"papan/core"
)

// boards calls visit for the positions of random games of all three kinds.
func boards(t *testing.T, games int, visit func(p Position)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(8, 8))
	for i := range games {
		g := []*core.Game{Congklak, RajaPasu, Mandiri}[i%3]
		p := core.Position(start(t, g))
		for len(p.Moves()) > 0 {
			visit(p.(Position))
			ms := p.Moves()
			p = p.After(ms[rng.IntN(len(ms))])
		}
	}
}

// TestBoardFollowsPosition: the search and the game see the same.
func TestBoardFollowsPosition(t *testing.T) {
	boards(t, 60, func(p Position) {
		b := p.Board()
		var buf [MaxSteps]Step
		steps := b.Steps(buf[:])
		ms := p.Moves()
		if len(steps) != len(ms) || b.CountSteps() != len(ms) || b.Turn() != p.Turn() || b.Left() != seedsInHoles(p) {
			t.Fatalf("%s: %d steps, %d counted, seat %d, %d left", p, len(steps), b.CountSteps(), b.Turn(), b.Left())
		}
		for i, s := range steps {
			if b.Move(s) != ms[i] || b.StepOf(ms[i]) != s {
				t.Fatalf("%s: step %d is %v, move %v", p, i, b.Move(s), ms[i])
			}
			var next Board
			b.Do(s, &next)
			after := p.After(ms[i]).(Position)
			want := after.Board()
			if next.seeds != want.seeds || next.role != want.role || next.Hash() != want.Hash() {
				t.Fatalf("%s, %s: board %+v, position %s", p, p.Text(ms[i]), next, after)
			}
			if got, want := b.Gain(s), next.margin(b.role)-b.Margin(); got != want {
				t.Fatalf("%s, %s: gain %d, want %d", p, p.Text(ms[i]), got, want)
			}
		}
	})
}

func seedsInHoles(p Position) int {
	n := 0
	for s := core.Site(1); s < p.Store(1); s++ {
		n += p.At(s).N
	}
	return n
}

func TestHashTellsBoardsApart(t *testing.T) {
	type key struct {
		seeds       seeds
		role, extra uint8
		variant     *variant
		last        uint8 // where it matters
	}
	seen := map[uint64]key{}
	boards(t, 900, func(p Position) {
		b := p.Board()
		k := key{p.seeds.and(b.round.all), p.role, p.extra, nil, 0}
		if p.rules.passing {
			k.seeds, k.last = p.seeds, p.last
		}
		if was, ok := seen[b.Hash()]; ok && was != k {
			t.Errorf("%+v and %+v have the same hash", was, k)
		}
		seen[b.Hash()] = k
	})
	if len(seen) < 10000 {
		t.Errorf("only %d boards", len(seen))
	}
	free, one := start(t, Congklak).Board(), start(t, Congklak, "first-turn=one").Board()
	if free.Hash() == one.Hash() {
		t.Error("a first turn that ends with one sowing has the hash of any other")
	}
	const holes = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 "
	for _, c := range []struct {
		game *core.Game
		a, b string // stores and player to move
		same bool
	}{
		{Congklak, "0,0 1", "9,3 1", true},
		{RajaPasu, "0,0 1", "9,3 1", true},
		{Mandiri, "0,0,0 1", "9,3,0 1", false},
	} {
		one, two := open(t, c.game, holes+c.a).Board(), open(t, c.game, holes+c.b).Board()
		if same := one.Hash() == two.Hash(); same != c.same {
			t.Errorf("%s: the hashes with stores %s and %s are the same: %v, want %v", c.game.ID, c.a, c.b, same, c.same)
		}
	}
	one, two := open(t, Congklak, holes+"0,0 1", "swap=on").Board(), open(t, Congklak, holes+"9,3 1", "swap=on").Board()
	if one.Hash() == two.Hash() {
		t.Error("where sides may be swapped the stores do not count")
	}
}

func TestStepsAllocateNothing(t *testing.T) {
	for _, g := range []*core.Game{Congklak, RajaPasu, Mandiri} {
		b := start(t, g).Board()
		var buf [MaxSteps]Step
		var next Board
		sum := 0
		got := testing.AllocsPerRun(20, func() {
			for _, s := range b.Steps(buf[:]) {
				sum += b.Gain(s)
				b.Do(s, &next)
				sum += next.CountSteps() + next.Margin() + int(next.Hash()&1)
			}
		})
		if got != 0 {
			t.Errorf("%s: %v allocations", g.ID, got)
		}
	}
}

// TestPositionsAreKeys: the same moves lead to the same key of a map, and Undo
// finds its position again.
func TestPositionsAreKeys(t *testing.T) {
	seen := map[core.Position]bool{}
	for range 2 {
		p := core.Position(start(t, RajaPasu, "match=best-of-3"))
		for range 12 {
			seen[p] = true
			p = p.After(p.Moves()[0])
		}
	}
	if len(seen) != 12 {
		t.Errorf("%d positions in a game played twice, want 12", len(seen))
	}
}

func TestMandiriLand(t *testing.T) {
	var all []place
	for role, want := range []int{6, 4, 4} {
		land := mandiriLand(7, uint8(role+1))
		if len(land) != want {
			t.Errorf("role %d has %d holes, want %d", role+1, len(land), want)
		}
		all = append(all, land...)
	}
	slices.Sort(all)
	if len(slices.Compact(all)) != 14 {
		t.Errorf("the three share %v", all)
	}
}
