package ui

import (
	"testing"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// TestReason: what speaks for a move, in every game, and what of it a search
// has proven.
func TestReason(t *testing.T) {
	const (
		sowingStart = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1"
		crowded     = "wwwww..2..w/bwwwwbb.bww/bbwwwbb.www/bbbwwbb.www/bbbbwbw.www/bbbbb.bbbbb/wwwwwbwb.bb/wwwwbbww1../wwwbbbww.bb/wwbbbbww.wb/wbbbbbww.ww 1 ih 9,10"
		near        = "wwwww..2..w/bwwwwbb.bww/bbwwwbb.www/bbbwwbb.www/bbbbwbw.www/bbbbb.bbb.b/wwwwwbwb..b/wwwwbbww.1./wwwbbbww..b/wwbbbbww.wb/wbbbbbww.ww 2 ih 12,10"
		caught      = "wwwww...2.w/bwwwwbb..ww/bbwwwbb.www/bbbwwbb.www/bbbbwbw.www/bbbbb.bbb.b/wwwwwbwb..b/wwwwbbww.../wwwbbbww.1./wwbbbbww.wb/wbbbbbww.ww 2 ih 13,11"
		threat      = "wwwww....../b......2.../bbwwwb...../bbbww...w../bbbbwbw.w../bbbbb....../wwwwwb...../wwwwbbww.../wwwbbbww.../ww.......1./wbbbbbww... 2 ih 45,35"
		last        = "wwww......./.........../b.ww......./b.b......../.......1.../b.bbb....../wwwww....../wwwwbb...../www2......./ww........./wbb.bb..... 1 ih 72,51"
	)
	for _, c := range []struct {
		name  string
		g     *core.Game
		text  string
		move  string
		score ai.Score
		want  reason
		says  string
	}{
		{"most", pasang.Game, crowded, "i4i2xH", ai.Score{}, reason{takesMost, 6, 0}, "Takes 6 points, more than any other move."},
		{"few", pasang.Game, near, "h11g11xS", ai.Score{}, reason{leavesFew, 2, 3}, "Leaves the opponent 2 moves, and takes 3."},
		{"only", pasang.Game, caught, "i11g11xS", ai.Score{Win: 1, Plies: 3}, reason{onlyMove, 0, 0}, "The only move there is."},
		{"keeps", pasang.Game, threat, "h10b10xN", ai.Score{}, reason{keepsFrom, 10, 6}, "Keeps the opponent from taking 10; now it is 6 at most."},
		{"suntuk", pasang.Game, last, "h7e7xS", ai.Score{Win: 1, Plies: 1}, reason{stuckWin, 1, 0}, "Takes 1 point and leaves the opponent without a move."},
		{"forced", pasang.Game, crowded, "i4i2xH", ai.Score{Win: 1, Margin: 1, Plies: 7}, reason{forcedWin, 7, 0}, "Wins by force, within 7 moves of both."},
		{"sure", pasang.Game, crowded, "i4i2xH", ai.Score{Margin: 400, Exact: true}, reason{sureWin, 4, 0}, "Ends 4 points ahead against any reply."},
		{"a lost move may still take most", pasang.Game, crowded, "i4i2xH", ai.Score{Margin: -400, Exact: true}, reason{takesMost, 6, 0}, "Takes 6 points, more than any other move."},
		{"again", mancala.Congklak, sowingStart, "1", ai.Score{}, reason{gainAndGo, 1, 0}, "Brings 1 seed and another turn."},
		{"shoots", mancala.Congklak, sowingStart, "2", ai.Score{}, reason{shoots, 9, 0}, "Shoots 9 (tembak)."},
		{"a shot that keeps more", mancala.Congklak, "2,2,1,2,0,0,0/19,1,0,3,6,11,2 40,9 2", "1", ai.Score{}, reason{keepsFrom, 20, 5}, "Keeps the opponent from taking 20; now it is 5 at most."},
		{"later", mancala.Congklak, "2,14,0,14,0,4,6/13,5,3,13,0,5,1 17,1 1", "1", ai.Score{}, reason{forLater, 0, 0}, "Brings no seeds now, but promises the most for later."},
		{"the least loss", mancala.Congklak, "2,14,0,14,0,4,6/13,5,3,13,0,5,1 17,1 1", "1", ai.Score{Margin: -200, Exact: true}, reason{leastLoss, 2, 0}, "Ends the round 2 seeds behind; nothing is better."},
		{"a draw", mancala.Congklak, "2,14,0,14,0,4,6/13,5,3,13,0,5,1 17,1 1", "1", ai.Score{Exact: true}, reason{sureDraw, 0, 0}, "Holds the balance against any reply."},
		{"ends", mancala.Congklak, "1,0,2,0,0,0,2/0,0,0,0,0,1,0 58,34 1", "1", ai.Score{Exact: true, Margin: 2000}, reason{endsGame, 0, 0}, "Ends the game and wins it."},
		{"ends a lost round", mancala.Congklak, "0,0,0,0,0,1,0/1,0,0,2,8,0,1 50,35 2", "1", ai.Score{}, reason{endsRound, 2, 0}, "Brings 2 seeds and ends the round."},
		{"trades", mancala.RajaPasu, sowingStart, "1", ai.Score{}, reason{trades, 15, 4}, "Brings 15 seeds; the opponent gets 4."},
		{"brings", mancala.RajaPasu, "19,19,0,3,0,2,2/0,1,0,0,0,0,0 23,29 1", "2", ai.Score{}, reason{takesSeeds, 12, 0}, "Brings 12 seeds."},
		{"three", mancala.Mandiri, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0,0 1", "3", ai.Score{}, reason{feeds, 15, 4}, "Brings 15 seeds; the others get 4."},
	} {
		t.Run(c.g.ID+" "+c.name, func(t *testing.T) {
			pos, err := c.g.Open(core.Setup{Start: c.text})
			if err != nil {
				t.Fatal(err)
			}
			m, err := core.Find(pos, c.move)
			if err != nil {
				t.Fatal(err)
			}
			got := reasonOf(c.g, pos, m, c.score)
			if got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
			if says := newWords("en").reason(c.g, got); says != c.says {
				t.Errorf("says %q, want %q", says, c.says)
			}
		})
	}
}

// TestHint: the page says why the move it marks is good.
func TestHint(t *testing.T) {
	h := &hinter{game: pasang.Game}
	pos, err := pasang.Game.Open(core.Setup{Start: "wwwww...2.w/bwwwwbb..ww/bbwwwbb.www/bbbwwbb.www/bbbbwbw.www/bbbbb.bbb.b/wwwwwbwb..b/wwwwbbww.../wwwbbbww.1./wwbbbbww.wb/wbbbbbww.ww 2 ih 13,11"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := h.Move(t.Context(), pos)
	if err != nil || m != h.move || h.why.kind != onlyMove {
		t.Errorf("%v, %v, because %+v", m, err, h.why)
	}
}
