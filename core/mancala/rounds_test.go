package mancala

import (
	"math/rand/v2"
	"testing"

	"papan/core"
)

// endsAfter sets up a match at its last sowing of a round: the only move plays.
func endsAfter(t *testing.T, g *core.Game, text string, values ...string) (Position, []core.Event) {
	t.Helper()
	p := open(t, g, text, values...)
	ms := p.Moves()
	if len(ms) != 1 {
		t.Fatalf("%s has %d moves, want 1", text, len(ms))
	}
	return p.After(ms[0]).(Position), p.Events(ms[0])
}

func TestNextRound(t *testing.T) {
	for _, c := range []struct {
		name   string
		game   *core.Game
		text   string
		values []string
		want   string // position text after the only move
		leads  string
	}{
		{
			"burnt: five holes filled from 38, the loser leads", Congklak,
			"0,0,0,0,0,0,1/0,0,0,0,0,0,2 59,36 1", []string{"rounds=burnt"},
			"7,7,7,7,7,7,7/x,x,7,7,7,7,7 11,3 2", LoserLeads,
		},
		{
			"burnt holes open again", Congklak,
			"x,x,x,0,0,0,1/0,0,0,0,0,0,0 50,47 1", []string{"rounds=burnt"},
			"7,7,7,7,7,7,7/x,7,7,7,7,7,7 2,5 2", LoserLeads,
		},
		{
			"the winner leads", Congklak,
			"0,0,0,0,0,0,1/0,0,0,0,0,0,2 59,36 1", []string{"rounds=burnt", "next-starter=winner"},
			"7,7,7,7,7,7,7/x,x,7,7,7,7,7 11,3 1", WinnerLeads,
		},
		{
			"who did not lead leads", Congklak,
			"0,0,0,0,0,0,1/0,0,0,0,0,0,2 59,36 1", []string{"rounds=burnt", "next-starter=alternate"},
			"7,7,7,7,7,7,7/x,x,7,7,7,7,7 11,3 2", OthersLead,
		},
		{
			"three rounds: full rows again", Congklak,
			"0,0,0,0,0,0,1/0,0,0,0,0,0,2 59,36 1", []string{"rounds=3"},
			"7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 2", LoserLeads,
		},
		{
			"a drawn round: the other leads", Congklak,
			"0,0,0,0,0,0,1/0,0,0,0,0,0,0 48,49 1", []string{"rounds=burnt"},
			"7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 2", OthersLead,
		},
		{
			"Raja Pasu: the left end is closed, who took the remainder leads", RajaPasu,
			"1,0,0,0,0,0,0/0,0,0,0,0,0,0 60,37 1", []string{"match=to the end"},
			"7,7,7,7,7,7,7/x,x,7,7,7,7,7 12,2 1", RemainderLeads,
		},
		{
			"Mandiri: roles turn", Mandiri,
			// The Raja's seed takes the Mandiri's beyond an empty hole and is
			// itself the last: seat 1 holds 43, seat 2 34, seat 3 21. Seat 2 is
			// now Raja with four of six holes, seat 3 Mandiri, seat 1 Pasu.
			"0,0,0,0,1,0,0/1,0,0,0,0,0,0 41,34,21 1", []string{"match=to the end"},
			"7,7,7,7,7,x,7/7,7,x,x,7,7,7 6,0,15 1", RajaLeads,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, events := endsAfter(t, c.game, c.text, c.values...)
			if got := p.String(); got != c.want {
				t.Errorf("%s:\n got %s\nwant %s", c.text, got, c.want)
			}
			if p.Round() != 2 {
				t.Errorf("round %d, want 2", p.Round())
			}
			for _, e := range events {
				if e.Kind == core.Round && (e.Word != c.leads || e.N != 2 || e.Seat != p.Turn()) {
					t.Errorf("%+v; want %s", e, c.leads)
				}
			}
		})
	}
}

// TestEveryRoundCanBegin goes through all numbers of holes that the seats may
// fill, at least two of them one.
func TestEveryRoundCanBegin(t *testing.T) {
	deals := 0
	for i := range 3000 {
		fills := [core.MaxSeats]int{i % 8, i / 8 % 8, i / 64 % 8}
		rng := rand.New(rand.NewPCG(0, uint64(i)))
		for game := range 3 {
			p := Position{rules: randomRules(rng, game), round: 1}
			var shares [core.MaxSeats]int
			for j, n := range fills[:p.rules.roles] {
				shares[j] = n * int(p.rules.holes)
			}
			if p.fillers(shares) < 2 {
				continue
			}
			for role := uint8(1); role <= p.rules.roles; role++ {
				p.fill(shares, nil)
				p.lead(role)
				b := p.Board()
				if p.rules.passing {
					b.pass(nil)
				}
				deals++
				if b.CountSteps() == 0 {
					t.Errorf("%s %+v: nobody can begin %s", p.rules.id, p.rules, p)
				}
			}
		}
	}
	if deals < 10000 {
		t.Errorf("only %d deals", deals)
	}
}

func TestMandiriSeats(t *testing.T) {
	p, _ := endsAfter(t, Mandiri, "0,0,0,0,1,0,0/1,0,0,0,0,0,0 41,34,21 1", "match=to the end")
	for seat, want := range map[core.Seat]int{1: 15, 2: 6, 3: 0} {
		if got := p.At(p.Store(seat)).N; got != want {
			t.Errorf("seat %d has %d in reserve, want %d", seat, got, want)
		}
	}
	for site, want := range map[core.Site]core.Seat{1: 1, 2: 1, 3: 2, 5: 2, 6: 3, 9: 3, 10: 2, 12: 2, 13: 1, 14: 1} {
		if got := p.Owner(site); got != want {
			t.Errorf("site %d belongs to seat %d, want %d", site, got, want)
		}
	}
	if p.Turn() != 2 || p.Leader() != 2 {
		t.Errorf("seat %d to move, led by %d; want 2", p.Turn(), p.Leader())
	}
}

// TestMandiriPasses: seat 2 has nothing to sow and is passed over.
func TestMandiriPasses(t *testing.T) {
	p := open(t, Mandiri, "0,0,0,1,0,0,0/0,0,0,0,0,1,0 42,28,26 1")
	m := p.Moves()[0]
	events := p.Events(m)
	if e := events[len(events)-1]; e.Kind != core.Skip || e.Seat != 2 {
		t.Errorf("last event %+v, want seat 2 skipped", e)
	}
	if next := p.After(m); next.Turn() != 3 {
		t.Errorf("seat %d to move, want 3", next.Turn())
	}
}

func TestResults(t *testing.T) {
	for _, c := range []struct {
		name   string
		game   *core.Game
		text   string
		values []string
		reason string
		scores [core.MaxSeats]int
		winner core.Seat
	}{
		{
			"what is left belongs to the owner of the row", Congklak,
			"0,0,0,0,0,0,0/0,0,0,0,0,1,4 50,43 1", nil, RowEmpty, [4]int{50, 48}, 1,
		},
		{"49 all", Congklak, "0,0,0,0,0,0,0/0,0,0,0,0,1,4 49,44 1", nil, RowEmpty, [4]int{49, 49}, core.Nobody},
		{"Raja Pasu, nothing to sow", RajaPasu, "0,0,0,0,0,0,0/0,0,0,0,0,1,4 50,43 1", nil, RowEmpty, [4]int{50, 48}, 1},
		{
			"every move is endless", RajaPasu, // a single open hole is sown into itself
			"x,x,x,x,x,x,5/x,x,x,x,x,x,x 3,4 1", nil, Endless, [4]int{8, 4}, 1,
		},
		{
			"one seed is left: it goes to who moved last", Mandiri,
			"0,0,0,0,1,0,0/0,0,0,0,0,0,0 42,34,21 1", nil, OneSeed, [4]int{42, 34, 22}, 1,
		},
		{"a shared win", Mandiri, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 40,40,18 1", nil, OneSeed, [4]int{40, 40, 18}, core.Nobody},
	} {
		p := open(t, c.game, c.text, c.values...)
		r, over := p.Result()
		if !over || r.Reason != c.reason || r.Scores != c.scores || r.Winner() != c.winner {
			t.Errorf("%s: %+v, %v; want %s, %v, winner %d", c.name, r, over, c.reason, c.scores, c.winner)
		}
		if p.String() != c.text {
			t.Errorf("%s: text reads back as %s", c.name, p)
		}
	}
}

func TestMatchesEnd(t *testing.T) {
	for _, c := range []struct {
		name   string
		game   *core.Game
		text   string
		values []string
		won    [maxRoles]uint8 // before this round
		round  int
		reason string // empty: the match goes on
		scores [core.MaxSeats]int
	}{
		{
			"he cannot fill one hole", Congklak, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 91,6 1",
			[]string{"rounds=burnt"}, [3]uint8{}, 1, Unfilled, [4]int{92, 6},
		},
		{
			"seven are enough for one", Congklak, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 90,7 1",
			[]string{"rounds=burnt"}, [3]uint8{}, 1, "", [4]int{},
		},
		{
			"two of three won", Congklak, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 60,37 1",
			[]string{"rounds=3"}, [3]uint8{1, 0}, 2, Rounds, [4]int{2, 0},
		},
		{
			"one each of three", Congklak, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 37,60 1",
			[]string{"rounds=3"}, [3]uint8{1, 0}, 2, "", [4]int{},
		},
		{
			"all three played, the last one drawn", Congklak, "0,0,0,0,0,0,1/0,0,0,0,0,0,0 48,49 1",
			[]string{"rounds=3"}, [3]uint8{1, 1}, 3, Rounds, [4]int{1, 1},
		},
		{
			"three of five", RajaPasu, "1,0,0,0,0,0,0/0,0,0,0,0,0,0 60,37 1",
			[]string{"match=best-of-5"}, [3]uint8{2, 1}, 4, Rounds, [4]int{3, 1},
		},
		{
			"best of three, but he cannot fill one hole", RajaPasu, "1,0,0,0,0,0,0/0,0,0,0,0,0,0 91,6 1",
			[]string{"match=best-of-3"}, [3]uint8{0, 1}, 2, Unfilled, [4]int{92, 6},
		},
		{
			"the last one in", Mandiri, "0,0,0,0,1,0,0/1,0,0,0,0,0,0 84,6,6 1",
			[]string{"match=to the end"}, [3]uint8{}, 1, Unfilled, [4]int{86, 6, 6},
		},
		{
			"two are left in", Mandiri, "0,0,0,0,1,0,0/1,0,0,0,0,0,0 83,7,6 1",
			[]string{"match=to the end"}, [3]uint8{}, 1, "", [4]int{},
		},
	} {
		p := open(t, c.game, c.text, c.values...)
		p.won, p.round = c.won, c.round
		next := p.After(p.Moves()[0])
		r, over := next.Result()
		if over != (c.reason != "") || r.Reason != c.reason || r.Scores != c.scores {
			t.Errorf("%s: %s, %+v, %v; want %q, %v", c.name, next, r, over, c.reason, c.scores)
		}
	}
}

// TestThirdRepetition plays sparse boards, on which seeds go round without
// meeting, and counts the moments itself: a text tells holes, stores and turn.
func TestThirdRepetition(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 7))
	ended := map[string]int{}
	for i := range 6000 {
		ru := randomRules(rng, 1+i%2)
		ru.rounds = 1
		p := scatter(rng, ru)
		if p.seeds.sum() > 8 {
			continue
		}
		p = open(t, map[string]*core.Game{"raja-pasu": RajaPasu, "mandiri": Mandiri}[ru.id], p.String())
		times := map[string]int{}
		for {
			times[p.String()]++
			r, over := p.Result()
			if third := times[p.String()] >= 3; third != (r.Reason == Repetition) {
				t.Fatalf("%s for the %d. time: %+v", p, times[p.String()], r)
			}
			if over {
				ended[ru.id+" "+r.Reason]++
				break
			}
			ms := p.Moves()
			p = p.After(ms[rng.IntN(len(ms))]).(Position)
		}
	}
	for _, want := range []string{"raja-pasu repetition", "mandiri repetition", "raja-pasu row-empty", "mandiri one-seed", "mandiri nobody-moves"} {
		if ended[want] == 0 {
			t.Errorf("no game ended in %s: %v", want, ended)
		}
	}
}

func TestExtraTurns(t *testing.T) {
	for _, c := range []struct {
		values []string
		moves  []string
		turn   core.Seat
		word   string
	}{
		{nil, []string{"2"}, 2, Tembak},
		{nil, []string{"1"}, 1, Again},
		{[]string{"first-turn=one"}, []string{"1"}, 2, Spent},
		{[]string{"first-turn=one"}, []string{"1", "1"}, 2, Again},
		{[]string{"extra-turns=1"}, []string{"1"}, 1, Again},
		{[]string{"extra-turns=1"}, []string{"1", "7"}, 2, Spent},
		{[]string{"extra-turns=2"}, []string{"1", "7"}, 1, Again},
	} {
		p := start(t, Congklak, c.values...)
		for _, text := range c.moves[:len(c.moves)-1] {
			p = play(t, p, text)
		}
		m, err := core.Find(p, c.moves[len(c.moves)-1])
		if err != nil {
			t.Fatal(err)
		}
		events := p.Events(m)
		if got := events[len(events)-1].Word; got != c.word {
			t.Errorf("%v, %v: word %q, want %q", c.values, c.moves, got, c.word)
		}
		if got := p.After(m).Turn(); got != c.turn {
			t.Errorf("%v, %v: seat %d to move, want %d", c.values, c.moves, got, c.turn)
		}
	}
}

// TestFirstTurnOfText: a text with every hole as it begins is a first turn, one
// with a hole sown is not.
func TestFirstTurnOfText(t *testing.T) {
	for text, want := range map[string]core.Seat{
		"7,7,7,7,7,7,7/x,7,7,7,7,7,7 3,4 1": 2,
		"7,7,7,7,7,7,7/7,7,7,7,7,7,6 1,0 1": 1,
	} {
		p := open(t, Congklak, text, "first-turn=one")
		if got := play(t, p, "1").Turn(); got != want {
			t.Errorf("%s: after the first hole seat %d is to move, want %d", text, got, want)
		}
	}
}
