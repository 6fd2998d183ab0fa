package ai

import (
	"math/rand/v2"
	"testing"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

var allGames = []*core.Game{pasang.Game, mancala.Congklak, mancala.RajaPasu, mancala.Mandiri}

// By the look of its level no move loses more than the bound, nor the game.
func TestNoMoveLosesMoreThanTheBound(t *testing.T) {
	e, saved := NewEngine(1), 0
	for _, g := range allGames {
		for level := 1; level < len(codes(t)); level++ { // the master needs no look
			rng := rand.New(rand.NewPCG(5, uint64(level)))
			for p := open(t, g); len(p.Moves()) > 0; {
				pl := New(level, rng.Uint64())
				l := pl.Level(p)
				m, err := pl.Move(t.Context(), p)
				if err != nil {
					t.Fatal(err)
				}
				info, err := pl.think(t.Context(), p)
				if err != nil || info.Move != m {
					t.Fatalf("%s: plays %s, then %s, error %v", p, p.Text(m), p.Text(info.Move), err)
				}
				all, err := e.Lines(t.Context(), p, len(p.Moves()), Limits{Depth: l.Look}, nil)
				if err != nil {
					t.Fatal(err)
				}
				most, mine := -1<<30, Score{}
				safe := false
				for _, i := range all {
					if i.Score.Win == 0 {
						most = max(most, i.Score.Margin)
					}
					safe = safe || i.Score.Win >= 0
					if i.Move == m {
						mine = i.Score
					}
				}
				switch {
				case mine.Win < 0 && safe:
					t.Errorf("%s %s: %s loses the game", l.Code, p, p.Text(m))
				case mine.Win == 0 && most-mine.Margin > 100*l.Bound:
					t.Errorf("%s %s: %s loses %d hundredths, bound %d", l.Code, p, p.Text(m), most-mine.Margin, 100*l.Bound)
				}
				saved++
				p = p.After(m)
			}
		}
	}
	if saved < 500 {
		t.Errorf("%d moves looked at", saved)
	}
}

// Games of one start differ from each other.
func TestTwentyGamesAreNotAlike(t *testing.T) {
	for _, g := range allGames {
		for level := 1; level < len(codes(t))-1; level++ {
			games := map[string]bool{}
			for seed := range uint64(20) {
				players := [core.MaxSeats]*Player{}
				for i := range players {
					players[i] = New(level, seed*core.MaxSeats+uint64(i))
				}
				text, p := "", open(t, g)
				for len(p.Moves()) > 0 {
					m, err := players[p.Turn()-1].Move(t.Context(), p)
					if err != nil {
						t.Fatal(err)
					}
					text += p.Text(m) + " "
					p = p.After(m)
				}
				games[text] = true
			}
			if len(games) < 15 {
				t.Errorf("%s, level %d: %d different games of 20", g.ID, level, len(games))
			}
		}
	}
}

// codes returns the codes of the levels, which are the same in every game.
func codes(t *testing.T) (codes []string) {
	t.Helper()
	for f, ls := range levels {
		for i, l := range ls {
			if l.Code != levels[pasangs][i].Code {
				t.Errorf("family %d, level %d: %q", f, i+1, l.Code)
			}
		}
	}
	for _, l := range Levels() {
		codes = append(codes, l.Code)
	}
	return codes
}

func open(t *testing.T, g *core.Game) core.Position {
	t.Helper()
	p, err := g.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
