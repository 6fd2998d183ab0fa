package ai

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

// randomEndgame returns a position of few tokens that no game need reach, with
// a move to make.
func randomEndgame(t testing.TB, rng *rand.Rand, tokens int) pasang.Position {
	t.Helper()
	for {
		board := []byte(strings.Repeat(".", 121))
		put := func(c byte) {
			for {
				if i := rng.IntN(121); board[i] == '.' && i != 60 {
					board[i] = c
					return
				}
			}
		}
		put('1')
		put('2')
		for range tokens {
			put("wb"[rng.IntN(2)])
		}
		var ranks []string
		for rest := string(board); rest != ""; rest = rest[11:] {
			ranks = append(ranks, rest[:11])
		}
		text := fmt.Sprintf("%s %d aj %d,%d", strings.Join(ranks, "/"), 1+rng.IntN(2), rng.IntN(30), rng.IntN(30))
		p, err := pasang.Game.Open(core.Setup{Start: text})
		if err != nil {
			t.Fatal(err)
		}
		if len(p.Moves()) > 0 {
			return p.(pasang.Position)
		}
	}
}

// opening returns a position a few moves after the kas were selected.
func opening(t testing.TB) pasang.Position {
	t.Helper()
	p, err := pasang.Game.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		ms := p.Moves()
		p = p.After(ms[len(ms)/2])
	}
	return p.(pasang.Position)
}

func BenchmarkPasang(b *testing.B) {
	e := NewEngine(TableMB)
	p := opening(b)
	nodes := 0
	for b.Loop() {
		info, err := e.Search(b.Context(), p, Limits{Nodes: 1_000_000}, nil)
		if err != nil {
			b.Fatal(err)
		}
		nodes += info.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// exhaustPasang is minimax as plain as can be, by the interface that everyone
// else plays through: for the player to move 1 or -1 when someone gets into
// suntuk, else 0 and the final margin; and 1, 0 or -1 for who can win.
func exhaustPasang(p core.Position, seat core.Seat) (stuck, margin, outcome int) {
	if r, over := p.Result(); over {
		margin = r.Scores[seat-1] - r.Scores[2-seat]
		switch r.Winner() {
		case seat:
			outcome = 1
		case 3 - seat:
			outcome = -1
		}
		if r.Reason == pasang.Suntuk {
			stuck = outcome
			margin = 0
		}
		return stuck, margin, outcome
	}
	first := true
	for _, m := range p.Moves() {
		s, n, o := exhaustPasang(p.After(m), 3-seat)
		s, n, o = -s, -n, -o
		if first || s > stuck || s == stuck && n > margin {
			stuck, margin = s, n
		}
		if first || o > outcome {
			outcome = o
		}
		first = false
	}
	return stuck, margin, outcome
}

func TestPasangEndgamesAgreeWithExhaustion(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	e := NewEngine(1)
	decided, open := 0, 0
	for i := range 400 {
		p := randomEndgame(t, rng, 2+i%5)
		stuck, margin, outcome := exhaustPasang(p, p.Turn())
		info, err := e.Search(t.Context(), p, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		got := info.Score
		if got.Win != stuck || stuck == 0 && (got.Margin != 100*margin || !got.Exact) {
			t.Fatalf("%s: %+v, want suntuk %d, margin %d", p, got, stuck, margin)
		}
		if sign(got.Margin) != outcome {
			t.Fatalf("%s: %+v, but best play leads to %d", p, got, outcome)
		}
		s, m, _ := exhaustPasang(p.After(info.Move), 3-p.Turn())
		if -s != stuck || -m != margin {
			t.Fatalf("%s: %s leads to suntuk %d, margin %d, not to %d, %d", p, p.Text(info.Move), -s, -m, stuck, margin)
		}
		if stuck != 0 {
			decided++
		} else {
			open++
		}
	}
	if decided < 40 || open < 40 {
		t.Errorf("%d positions end in suntuk and %d do not: the test tests little", decided, open)
	}
}

func sign(n int) int { return min(1, max(-1, n)) }

func TestPasangNodesAllocateNothing(t *testing.T) {
	s := newSearch[kas, pasang.Step, *kas](newTable(1), pasang.MaxSteps)
	p := kas{opening(t)}
	s.frames[0].pos = &p
	allocs := testing.AllocsPerRun(5, func() {
		s.table.forget()
		s.stopped, s.clock = false, newClock(t.Context(), 0, lookEvery)
		s.visit(0, 9, -infinite, infinite)
	})
	if allocs != 0 || s.nodes < 5000 {
		t.Errorf("a search of %d nodes allocates %v times", s.nodes, allocs)
	}
}

// Cancelled in the middle of a search that would go on for very long, Move
// answers with a legal move and no error.
func TestMoveWhenCancelled(t *testing.T) {
	p := opening(t)
	for delay := range 10 {
		ctx, cancel := context.WithCancel(t.Context())
		reports := 0
		info, err := NewEngine(1).Search(ctx, p, Limits{}, func(Info) {
			if reports++; reports > delay {
				cancel()
			}
		})
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := core.Play(p, info.Move); err != nil {
			t.Errorf("after %d iterations: %v: %v", reports, info.Move, err)
		}
		if info.Depth < reports || reports <= delay {
			t.Errorf("cancelled at report %d: depth %d after %d reports", delay+1, info.Depth, reports)
		}
	}
}

// Players of one seed play alike, whatever they were asked before; players of
// other seeds do not always.
func TestPlayersFollowTheirSeed(t *testing.T) {
	start, err := pasang.Game.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for level := 1; level < len(levels[pasangs]); level++ {
		veteran := New(level, 7)
		for range 3 {
			if _, err := veteran.Move(t.Context(), opening(t)); err != nil {
				t.Fatal(err)
			}
		}
		lines := map[string]int{}
		for seed := range uint64(12) {
			lines[line(t, start, New(level, seed))]++
		}
		if len(lines) < 4 {
			t.Errorf("level %d: %d different beginnings from 12 seeds", level, len(lines))
		}
		if got, want := line(t, start, veteran), line(t, start, New(level, 7)); got != want {
			t.Errorf("level %d: plays %s, then %s", level, want, got)
		}
	}
}

// A whim makes games differ, and stops where the end is in sight: then a move
// as good as any is played.
func TestWhim(t *testing.T) {
	start, err := pasang.Game.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string]int{}
	for seed := range uint64(12) {
		lines[line(t, start, NewPlayer(Level{Nodes: 5000, Whim: 32}, seed))]++
	}
	if len(lines) < 3 {
		t.Errorf("%d different beginnings from 12 seeds", len(lines))
	}
	rng := rand.New(rand.NewPCG(17, 18))
	for i := range 200 {
		p := randomEndgame(t, rng, 2+i%4)
		m, err := NewPlayer(Level{Nodes: 100_000, Whim: 800}, uint64(i)).Move(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		stuck, margin, _ := exhaustPasang(p, p.Turn())
		if s, n, _ := exhaustPasang(p.After(m), 3-p.Turn()); -s != stuck || -n != margin {
			t.Errorf("%s: on a whim %s leads to suntuk %d, margin %d, not to %d, %d", p, p.Text(m), -s, -n, stuck, margin)
		}
	}
}

// line returns the first moves that pl plays against itself.
func line(t *testing.T, p core.Position, pl *Player) string {
	t.Helper()
	var texts []string
	for range 5 {
		m, err := pl.Move(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, p.Text(m))
		if p, err = core.Play(p, m); err != nil {
			t.Fatal(err)
		}
	}
	return strings.Join(texts, " ")
}
