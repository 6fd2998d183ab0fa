package ai

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"papan/core"
	"papan/core/mancala"
)

// randomMandiri returns a position of Raja Pasu Mandiri with the given number
// of seeds for each player, somewhere in his holes, and all others shared out.
func randomMandiri(t testing.TB, rng *rand.Rand, each int) core.Position {
	t.Helper()
	p, err := mancala.Mandiri.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	start := p.(mancala.Position)
	var land [4][]core.Site
	for s := core.Site(1); int(s) <= 2*start.Holes(); s++ {
		seat := start.Owner(s)
		land[seat] = append(land[seat], s)
	}
	for {
		holes := make([]int, 2*start.Holes()+1)
		for _, own := range land[1:] {
			for range each {
				holes[own[rng.IntN(len(own))]]++
			}
		}
		text := strings.Trim(strings.ReplaceAll(fmt.Sprint(holes[1:]), " ", ","), "[]")
		text = strings.Replace(text, ",", "/", start.Holes())
		text = strings.Replace(text, "/", ",", start.Holes()-1)
		held := (98 - 3*each) / 3
		p, err := mancala.Mandiri.Open(core.Setup{Start: fmt.Sprintf("%s %d,%d,%d %d", text, held, held, held, 1+rng.IntN(3))})
		if err != nil {
			t.Fatal(err)
		}
		if len(p.Moves()) > 0 {
			return p
		}
	}
}

// boardOf returns p as seat, who need not be to move, would search it.
func boardOf(p core.Position, seat core.Seat) rivals {
	return rivals{Board: p.(mancala.Position).Board(), me: seat}
}

// forMe is the margin of r's one player if v is what is still to be won.
func forMe(r rivals, v value) value {
	v += value(r.Margin()) * point
	if r.Turn() == allied {
		return -v
	}
	return v
}

// Whatever is played, for every seat the margin of the last board and its final
// value come to the result by the rules.
func TestRivalsEndAsTheRulesSay(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	ends := map[string]int{}
	for i := range 300 {
		p := randomMandiri(t, rng, 1+i%20)
		var boards [4]rivals
		for seat := range boards {
			boards[seat] = boardOf(p, core.Seat(seat))
		}
		for len(p.Moves()) > 0 {
			ms := p.Moves()
			m := ms[rng.IntN(len(ms))]
			for seat := core.Seat(1); seat <= 3; seat++ {
				r := &boards[seat]
				if own := p.Turn() == seat; own != (r.Turn() == alone) {
					t.Fatalf("%s: seat %d is on side %d", p, seat, r.Turn())
				}
				var next rivals
				r.Do(r.StepOf(m), &next)
				*r = next
			}
			p = p.After(m)
		}
		result, _ := p.Result()
		ends[result.Reason]++
		for seat := core.Seat(1); seat <= 3; seat++ {
			r := boards[seat]
			if got, want := forMe(r, r.Final()), value(margin(result, seat))*point; got != want {
				t.Errorf("%s: seat %d is %d ahead, want %d", p, seat, got, want)
			}
		}
	}
	if ends[mancala.OneSeed] < 50 || ends[mancala.Repetition] < 50 {
		t.Errorf("the rounds end by %v: the test tests little", ends)
	}
}

// plainRivals is minimax as plain as can be: the estimated margin of r's one
// player some plies on. As in the search a forced reply costs none.
func plainRivals(r rivals, depth, ply int) value {
	steps := r.Steps(nil)
	if ply > 0 && (len(steps) > 1 || ply >= maxPly) {
		depth--
	}
	switch {
	case len(steps) == 0:
		return forMe(r, r.Final())
	case ply > 0 && (depth == 0 || ply >= maxPly):
		return forMe(r, r.Eval(len(steps)))
	}
	best := value(0)
	for i, s := range steps {
		var next rivals
		r.Do(s, &next)
		v := plainRivals(next, depth, ply+1)
		if i == 0 || (v > best) == (r.Turn() == alone) {
			best = v
		}
	}
	return best
}

func TestRivalsAgreeWithPlainMinimax(t *testing.T) {
	rng := rand.New(rand.NewPCG(23, 24))
	e := NewEngine(1)
	choices := 0
	for i := range 300 {
		p := randomMandiri(t, rng, 3+i%25)
		want := plainRivals(boardOf(p, p.Turn()), 3, 0)
		info, err := e.Search(t.Context(), p, Limits{Depth: 3}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Score.Margin; got != int(want)*100/int(point) && info.Depth == 3 {
			t.Errorf("%s: margin %d, want %d", p, got, int(want)*100/int(point))
		}
		next := plainRivals(boardOf(p.After(info.Move), p.Turn()), 3, 1)
		if next != want && info.Depth == 3 {
			t.Errorf("%s: %s leads to %d, not to %d", p, p.Text(info.Move), next, want)
		}
		choices += len(p.Moves()) - 1
	}
	if choices < 200 {
		t.Errorf("%d moves to turn down: the test tests little", choices)
	}
}

func TestRivalsNodesAllocateNothing(t *testing.T) {
	s := newSearch[rivals, mancala.Step, *rivals](newTable(1), mancala.MaxSteps)
	p := newRivals(randomMandiri(t, rand.New(rand.NewPCG(21, 22)), 20).(mancala.Position).Board())
	s.frames[0].pos = &p
	allocs := testing.AllocsPerRun(5, func() {
		s.table.forget()
		s.stopped, s.clock = false, newClock(t.Context(), 0, lookEvery)
		s.visit(0, 12, -infinite, infinite)
	})
	if allocs != 0 || s.nodes < 1000 {
		t.Errorf("a search of %d nodes allocates %v times", s.nodes, allocs)
	}
}

func BenchmarkMandiri(b *testing.B) {
	e := NewEngine(TableMB)
	p, err := mancala.Mandiri.Open(core.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	nodes := 0
	for b.Loop() {
		info, err := e.Search(b.Context(), p, Limits{Nodes: 300_000}, nil)
		if err != nil {
			b.Fatal(err)
		}
		nodes += info.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
