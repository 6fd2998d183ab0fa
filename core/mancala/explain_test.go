package mancala

import (
	"testing"

	"papan/core"
)

func TestExplain(t *testing.T) {
	// Seat 1 of Raja Pasu: sites 1–7 are his, 8–14 the opponent's.
	const endless = "2,1,0,1,0,27,0/x,x,x,x,x,1,1 0,0 2"
	for _, c := range []struct {
		name  string
		game  *core.Game
		text  string
		picks []core.Site
		site  core.Site
		code  string
		n     int
	}{
		{"a hole to sow", Congklak, "", nil, 3, "", 7},
		{"the opponent's", Congklak, "", nil, 8, NotYours, 7},
		{"an own store", Congklak, "", nil, 15, NotAHole, 0},
		{"the hand", Congklak, "", nil, 17, NotAHole, 0},
		{"the lids", Congklak, "", nil, 18, NotAHole, 14},
		{"no such site", Congklak, "", nil, 200, NotAHole, 0},
		{"after the hole", Congklak, "", []core.Site{1}, 2, MoveIsMade, 7},
		{"empty", Congklak, "0,1,0,0,0,0,0/1,0,0,0,0,0,0 0,0 1", nil, 1, EmptyHole, 0},
		{"burnt", Congklak, "x,1,0,0,0,0,0/1,0,0,0,0,0,0 0,0 1", nil, 1, LidOn, 1},
		{"over", Congklak, "0,0,0,0,0,0,0/1,0,0,0,0,0,0 0,0 1", nil, 8, GameOver, 0},
		{"never ends", RajaPasu, endless, nil, 14, NeverEnds, 72},
		{"ends", RajaPasu, endless, nil, 13, "", 1},
	} {
		p := open(t, c.game, c.text)
		r := p.Explain(c.picks, c.site)
		if r.Code != c.code || r.N != c.n || r.At != c.site {
			t.Errorf("%s: %+v, want %q with %d at %d", c.name, r, c.code, c.n, c.site)
		}
	}
}

func TestStuck(t *testing.T) {
	p := open(t, RajaPasu, "x,0,x,x,x,x,5/x,x,x,x,x,x,x 3,4 1")
	if stuck := p.Stuck(); stuck != nil {
		t.Errorf("%s: stuck %+v with a move", p, stuck)
	}
	p = open(t, RajaPasu, "x,x,x,x,x,x,5/x,x,x,x,x,x,x 3,4 1")
	want := []core.Refusal{
		{Code: LidOn, At: 1}, {Code: LidOn, At: 2}, {Code: LidOn, At: 3},
		{Code: LidOn, At: 4}, {Code: LidOn, At: 5}, {Code: LidOn, At: 6},
		{Code: NeverEnds, At: 7},
	}
	stuck := p.Stuck()
	if len(stuck) != len(want) {
		t.Fatalf("stuck %+v, want %d holes", stuck, len(want))
	}
	for i, r := range stuck {
		if r.Code != want[i].Code || r.At != want[i].At {
			t.Errorf("stuck %d: %+v, want %+v", i, r, want[i])
		}
	}
}

func TestBadTexts(t *testing.T) {
	for _, c := range []struct {
		game *core.Game
		text string
		want string
	}{
		{Congklak, "7,7", `congklak position "7,7": it is not rows, stores and the player to move, with a space between`},
		{Congklak, "7,7,7,7,7,7,7 0,0 1", `congklak position "7,7,7,7,7,7,7 0,0 1": it has not two rows with a / between`},
		{Congklak, "7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1", `congklak position "7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1": row 1 has 6 holes, not 7`},
		{Congklak, "7,7,7,7,7,7,7/7,7,-7,7,7,7,7 0,0 1", `congklak position "7,7,7,7,7,7,7/7,7,-7,7,7,7,7 0,0 1": row 2, number 3: "-7" is not a number from 0 to 255`},
		{Congklak, "200,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1", `congklak position "200,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1": row 2, number 2: more than 255 seeds in all`},
		{Congklak, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 1", `congklak position "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 1": it has 1 stores, not 2`},
		{Congklak, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,x 1", `congklak position "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,x 1": store 2, number 1: "x" is not a number from 0 to 255`},
		{Congklak, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 3", `congklak position "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 3": the player to move is "3", not 1 to 2`},
		{Mandiri, "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 3", `mandiri position "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 3": it has 2 stores, not 3`},
	} {
		s := core.Setup{Start: c.text}
		if _, err := c.game.Open(s); err == nil || err.Error() != c.want {
			t.Errorf("%q: error\n %v, want\n %s", c.text, err, c.want)
		}
	}
}

func TestAnyTextIsAccepted(t *testing.T) {
	for _, c := range []struct {
		game *core.Game
		text string
	}{
		{Congklak, "255,0,0,0,0,0,0/0,0,0,0,0,0,0 0,0 1"},
		{Congklak, "1,0,x,0,x,0,0/x,0,0,3,0,0,x 200,0 2"},
		{RajaPasu, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 0,0 1"},
		{RajaPasu, "x,1,x,2,x,3,x/4,x,4,x,4,x,4 9,9 2"},
		{Mandiri, "100,0,0,0,0,0,0/0,0,0,0,0,0,0 50,50,55 3"},
	} {
		p := open(t, c.game, c.text)
		if p.String() != c.text {
			t.Errorf("%s reads back as %s", c.text, p)
		}
	}
}
