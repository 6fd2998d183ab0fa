package pasang

import (
	"strings"
	"testing"

	"papan/core"
)

func TestStartText(t *testing.T) {
	want := "wwwwwbbbbbw/bwwwwbbbbww/bbwwwbbbwww/bbbwwbbwwww/bbbbwbwwwww/bbbbb.bbbbb/wwwwwbwbbbb/wwwwbbwwbbb/wwwbbbwwwbb/wwbbbbwwwwb/wbbbbbwwwww 1 -- 0,0"
	if got := opened(t).String(); got != want {
		t.Errorf("start\n got %s\nwant %s", got, want)
	}
}

// A text does not tell how many of the tokens taken are white: as many as the
// points allow, at most 60.
func TestStoresOfAText(t *testing.T) {
	const board = ".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../..........w"
	for _, test := range []struct {
		scores                         string
		white1, black1, white2, black2 int
	}{
		{"0,0", 0, 0, 0, 0},
		{"1,2", 0, 1, 1, 0},
		{"7,120", 3, 1, 60, 0},
		{"121,999", 60, 1, 60, 879},
	} {
		p := parsed(t, board+" 1 -- "+test.scores)
		for _, pile := range []struct {
			seat  core.Seat
			piece core.Piece
			want  int
		}{{1, White, test.white1}, {1, Black, test.black1}, {2, White, test.white2}, {2, Black, test.black2}} {
			if got := p.At(Store(pile.seat, pile.piece)).N; got != pile.want {
				t.Errorf("%s: Player %d has %d of piece %d, want %d", test.scores, pile.seat, got, pile.piece, pile.want)
			}
		}
	}
}

func TestOddPositionsAreAccepted(t *testing.T) {
	for _, text := range []string{
		"wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww/wwwww.wwwww/wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww 1 -- 999,999",
		".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../..........w 2 a- 0,0",
		".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../..........w 1 aa 0,5",
		".........../.........../.........../.........../.........../.1........./.........../.........../.........../.........../..........w 2 ck 0,5",
		".........../.........../.........../.........../.........../.12......../.........../.........../.........../.........../..........w 2 ff 0,5",
		".........../.........../.........../.........../.........../.12......../.........../.........../.........../.........../..........w 1 ff 9000,5",
	} {
		if p := parsed(t, text); p.String() != text {
			t.Errorf("text reads back\n got %s\nwant %s", p, text)
		}
	}
}

func TestBadPositionTexts(t *testing.T) {
	const empty = ".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../..........w"
	with := func(old, new string) string { return strings.Replace(empty, old, new, 1) }
	for _, test := range []struct{ text, want string }{
		{"", "position: 1 parts instead of 4"},
		{empty, "position: 1 parts"},
		{empty + "  1 -- 0,0", "position: 5 parts"},
		{empty + " 1 -- 0,0 ", "position: 5 parts"},
		{"w/b 1 -- 0,0", "board: 2 ranks instead of 11"},
		{with("..........w", "...........w") + " 1 -- 0,0", "board, rank 1: 12 junctions"},
		{with("/..........w", "/") + " 1 -- 0,0", "board, rank 1: 0 junctions"},
		{with("..........w", "...W.......") + " 1 -- 0,0", "board, d1: 'W' is none of"},
		{"x" + empty[1:] + " 1 -- 0,0", "board, a11: 'x' is none of"},
		{"é" + empty[2:] + " 1 -- 0,0", "board, a11: "},
		{empty[:65] + "w" + empty[66:] + " 1 -- 0,0", "board, f6: the centre"},
		{empty[:65] + "1" + empty[66:] + " 2 cj 0,0", "board, f6: the centre"},
		{with("..........w", "1......1..w") + " 2 cj 0,0", "board, h1: a second kas 1, the first is on a1"},
		{empty + " 3 -- 0,0", `player to move: "3"`},
		{empty + " one -- 0,0", `player to move: "one"`},
		{empty + " 1 - 0,0", `passages: "-" are not two`},
		{empty + " 1 cl 0,0", "passages: 'l' is no file"},
		{empty + " 1 -j 0,0", "passages: \"-j\" has Player 2's"},
		{empty + " 2 -- 0,0", "player to move: Player 1 takes the first"},
		{empty + " 1 c- 0,0", "player to move: Player 2 takes the second"},
		{empty + " 2 cj 0,0", "player to move: Player 1 selects"},
		{with("..........w", "1.........w") + " 1 cj 0,0", "player to move: Player 2 selects"},
		{with("..........w", "1.........w") + " 2 c- 0,0", "board: a kas before both passages"},
		{with("..........w", "2.........w") + " 2 cj 0,0", "board: Player 2's kas without"},
		{empty + " 1 -- 0", `scores: "0" are not two`},
		{empty + " 1 -- 0,0,0", "scores:"},
		{empty + " 1 -- 0,-1", "scores: Player 2's \"-1\""},
		{empty + " 1 -- 007,0", "scores: Player 1's \"007\""},
		{empty + " 1 -- +1,0", "scores: Player 1's \"+1\""},
		{empty + " 1 -- ,0", "scores: Player 1's \"\""},
		{empty + " 1 -- 99999999999999999999,0", "scores: Player 1's"},
		{empty + " 1 -- 9990,8", "more than 9999"},
	} {
		_, err := Game.Open(core.Setup{Start: test.text})
		if test.text == "" {
			_, err = parse("", 0)
		}
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: error %v, want %s", test.text, err, test.want)
		}
	}
}

func TestSites(t *testing.T) {
	for _, test := range []struct {
		file, rank int
		site       core.Site
		name       string
	}{{1, 1, 1, "a1"}, {11, 1, 11, "k1"}, {1, 2, 12, "a2"}, {6, 6, 61, "f6"}, {10, 10, 109, "j10"}, {11, 11, 121, "k11"}} {
		f, r := FileRank(test.site)
		if Junction(test.file, test.rank) != test.site || f != test.file || r != test.rank || name(test.site) != test.name {
			t.Errorf("%s: site %d, file %d, rank %d, name %s", test.name, Junction(test.file, test.rank), f, r, name(test.site))
		}
	}
	for _, s := range []core.Site{0, 122, 125, 255} {
		if f, r := FileRank(s); f != 0 || r != 0 {
			t.Errorf("site %d is on file %d, rank %d; want none", s, f, r)
		}
	}
	for i, got := range []core.Site{Store(1, White), Store(1, Black), Store(2, White), Store(2, Black)} {
		if want := core.Site(122 + i); got != want {
			t.Errorf("store %d is site %d, want %d", i, got, want)
		}
	}
}
