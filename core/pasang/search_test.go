package pasang

import (
	"math/rand/v2"
	"testing"

	"papan/core"
)

// some returns positions of random games under all rulings, and odd ones.
func some(t *testing.T) []Position {
	t.Helper()
	rng := rand.New(rand.NewPCG(11, 12))
	var list []Position
	for _, setup := range rulings() {
		p, err := Game.Open(setup)
		if err != nil {
			t.Fatal(err)
		}
		for ms := p.Moves(); len(ms) > 0; ms = p.Moves() {
			list = append(list, p.(Position))
			p = p.After(ms[rng.IntN(len(ms))])
		}
		list = append(list, p.(Position))
		for range 50 {
			setup.Start = oddPosition(rng)
			if p, err = Game.Open(setup); err != nil {
				t.Fatal(err)
			}
			list = append(list, p.(Position))
		}
		setup.Start = ""
	}
	return list
}

func TestSearchSeesTheSameGame(t *testing.T) {
	for _, p := range some(t) {
		ms := p.Moves()
		steps := p.Steps(nil)
		if n := p.CountSteps(); n != len(steps) || n != len(ms) {
			t.Fatalf("%s: %d steps counted, %d listed, %d moves", &p, n, len(steps), len(ms))
		}
		if p.Margin() != p.Score(p.Mover())-p.Score(3-p.Mover()) {
			t.Errorf("%s: margin %d", &p, p.Margin())
		}
		for i, s := range steps {
			if p.Move(s) != ms[i] || p.StepOf(ms[i]) != s {
				t.Fatalf("%s: step %d is %v, the move %v", &p, i, p.Move(s), ms[i])
			}
			before := p
			var next Position
			p.Do(s, &next)
			if p != before {
				t.Fatalf("%s: %v changed its position", &p, ms[i])
			}
			if core.Position(next) != p.After(ms[i]) {
				t.Fatalf("%s: %v leads to\n%s, After to\n%s", &p, ms[i], &next, p.After(ms[i]))
			}
			if gain := next.Score(p.Mover()) - p.Score(p.Mover()); gain != p.Gain(s) {
				t.Errorf("%s: %v gains %d, want %d", &p, ms[i], p.Gain(s), gain)
			}
		}
	}
}

func TestStepsUsesTheBuffer(t *testing.T) {
	p := opened(t)
	buf := make([]Step, 0, MaxSteps)
	if list := p.Steps(buf); &list[0] != &buf[:1][0] {
		t.Error("Steps does not use a buffer that is large enough")
	}
	if list := p.Steps(make([]Step, 0, 3)); len(list) != 11 {
		t.Errorf("%d steps with a small buffer, want 11", len(list))
	}
}

// future is p without what does not bear on how it goes on.
func future(p Position) Position {
	p.points, p.whites = [2]int16{}, [2]int16{}
	for i := range p.kas {
		if p.kas[i] != noSpot {
			p.passage[i] = 0
		}
	}
	return p
}

// Positions have the same key just when they go on in the same way.
func TestHash(t *testing.T) {
	list := some(t)
	for _, p := range list {
		for _, change := range []func(*Position){
			func(p *Position) { p.mover = other(p.mover) },
			func(p *Position) { p.kas[0], p.kas[1] = p.kas[1], p.kas[0] },
			func(p *Position) { p.passage[0] = (p.passage[0] + 1) % side },
			func(p *Position) { p.passage[1] = (p.passage[1] + 1) % side },
			func(p *Position) { p.points[0] += 5 },
			func(p *Position) { p.whites[1]++ },
			func(p *Position) { p.rules ^= jump },
		} {
			q := p
			change(&q)
			list = append(list, q)
		}
	}
	seen := map[uint64]Position{}
	distinct := map[Position]bool{}
	for _, p := range list {
		f := future(p)
		distinct[f] = true
		if first, ok := seen[p.Hash()]; ok && first != f {
			t.Fatalf("one key for\n%+v and\n%+v", first, f)
		}
		seen[p.Hash()] = f
	}
	if len(seen) != len(distinct) {
		t.Errorf("%d keys for %d positions", len(seen), len(distinct))
	}
}

func TestMobility(t *testing.T) {
	for _, p := range some(t) {
		for seat := core.Seat(1); seat <= 2; seat++ {
			q := p
			q.mover = seat
			want := len(q.Moves())
			switch {
			case p.Kas(seat) == core.Nowhere:
				want = 0
			case p.Phase() != Playing:
				continue
			}
			if got := p.Mobility(seat); got != want {
				t.Errorf("%s: mobility of seat %d is %d, want %d", &p, seat, got, want)
			}
		}
	}
}

func TestSearchDoesNotAllocate(t *testing.T) {
	p := opened(t)
	stack := make([]Position, 4)
	buf := make([][MaxSteps]Step, 4)
	stack[0] = p
	if n := testing.AllocsPerRun(10, func() { perft(stack, buf) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	var sum uint64
	if n := testing.AllocsPerRun(10, func() { sum += p.Hash() + uint64(p.Margin()+p.Left()) }); n != 0 {
		t.Errorf("%v allocations for key, margin and tokens left", n)
	}
}
