package pasang

import (
	"testing"

	"papan/core"
)

// playText plays the moves of the given texts.
func playText(t testing.TB, p Position, texts ...string) Position {
	t.Helper()
	for _, text := range texts {
		m, err := core.Find(p, text)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(m).(Position)
	}
	return p
}

// wantResult checks that the game is over and how.
func wantResult(t *testing.T, p Position, reason string, winner core.Seat, one, two int) {
	t.Helper()
	r, over := p.Result()
	if !over || r.Reason != reason || r.Winner() != winner || r.Scores != [core.MaxSeats]int{one, two} {
		t.Errorf("%s\n got %+v, %v\nwant %s, seat %d, scores %d and %d", p, r, over, reason, winner, one, two)
	}
	if p.Turn() != core.Nobody || len(p.Moves()) != 0 {
		t.Errorf("%s: seat %d to move with %d moves after the end", p, p.Turn(), len(p.Moves()))
	}
}

func TestBoardEmpty(t *testing.T) {
	// Player 1 takes the last token, b3. Player 2 then has no move, but the
	// empty board is looked at first.
	const before = "..........2/.........../.........../.........../.........../.........../.........../.........../.b........./.........../1.........."
	for _, test := range []struct {
		scores   string
		winner   core.Seat
		one, two int
	}{
		{"80,97", 2, 81, 97},
		{"96,81", 1, 97, 81},
		{"87,88", core.Nobody, 88, 88},
	} {
		p := parsed(t, before+" 1 cj "+test.scores)
		p = playText(t, p, "a1b1xN")
		wantResult(t, p, BoardEmpty, test.winner, test.one, test.two)
	}
}

func TestBoardEmptyInEveryPhase(t *testing.T) {
	const empty = ".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../..........."
	for _, rest := range []string{" 1 -- 3,4", " 2 c- 3,4", " 1 cj 3,4"} {
		wantResult(t, parsed(t, empty+rest), BoardEmpty, 2, 3, 4)
	}
}

func TestSuntuk(t *testing.T) {
	for _, test := range []struct {
		name, text string
		winner     core.Seat
		one, two   int
	}{
		{
			"only even lines",
			"..........2/.........../.........../.........../.........../.........../.........../.........../.bb......../.bb......../1.......... 1 cj 90,50",
			2, 0, 140,
		},
		{
			"hemmed in",
			".........w1/..........w/.........../.........../.........../.........../.........../.........../.........../.........../2.......... 1 cj 100,3",
			2, 0, 103,
		},
		{
			"Player 2, though behind nobody",
			".........w1/..........w/.........../.........../.........../.........../.........../.........../.........../w........../2w......... 2 cj 10,160",
			1, 170, 0,
		},
		{
			"in the selection: only even lines",
			".........../.........../.........../.........../.........../.........../.........../..w......../..w......../.........../.w......... 1 cj 8,9",
			2, 0, 17,
		},
		{
			"in the selection: nobody near the passage",
			".........../.........../.........../.........../.........../.........../.........../.........../.......w.../.........../.......w... 1 aj 8,9",
			2, 0, 17,
		},
		{
			"in the selection of Player 2",
			".........../.........../.........../.........w./.........w./.........../.........../.........../.........../1........../........... 2 ak 8,9",
			1, 17, 0,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := parsed(t, test.text)
			wantResult(t, p, Suntuk, test.winner, test.one, test.two)
			if p.String() != test.text {
				t.Errorf("the text shows the forfeit: %s", p)
			}
			if len(p.Stuck()) == 0 {
				t.Error("no proof of suntuk")
			}
		})
	}
}
