package pasang

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// captures are lines as the kas sees them that arrives on x: w and b tokens, 2
// the other kas, + the centre where the line leads through it. Every way to
// capture is the letter of the line along a rank and the line afterwards, with
// the kas as 1.
var captures = []struct {
	name, line string
	broken     []string // the captures where the centre breaks lines
	open       []string // those where it does not, when they differ
}{
	{"one token", "xw.........", []string{"E 1.........."}, nil},
	{"one token far away", "x.........w", []string{"E 1.........."}, nil},
	{"two are even", "x.ww.......", nil, nil},
	{"three", "..x.w.w...w", []string{"E ..1........"}, nil},
	{"nothing", "....x......", nil, nil},
	{"one colour both ways is one line, even", "...wxw.....", nil, nil},
	{"one colour both ways is one line, odd", "w..x.ww....", []string{"H ...1......."}, nil},
	{"even both ways, even together", "ww.x.ww....", nil, nil},
	{"colours differ: two lines", "..wxb......", []string{"E ..w1.......", "W ...1b......"}, nil},
	{"colours differ: the even one stays", ".wwxb......", []string{"E .ww1......."}, nil},
	{"colours differ: both even", ".wwxbb.....", nil, nil},
	{"the second colour ends the run", "wbxw.......", []string{"E wb1........", "W w.1w......."}, nil},
	{"the second colour ends both runs", "wbxbw......", nil, nil},
	{"the run does not go on behind the other colour", "wwbxb.bwb..", []string{"H ww.1...wb.."}, nil},
	{"the run counts up to the other colour", "x.bb.w.b...", nil, nil},
	{"the other kas ends looking", "w2xw.......", []string{"E w21........"}, nil},
	{"the other kas ends a run", "x.bb2b.....", nil, nil},
	{"the other kas leaves an odd run", "x.b2b......", []string{"E 1..2b......"}, nil},
	{"two other tokens behind the kas", "2xwwb......", nil, nil},
	{"five", "bbbbbx.....", []string{"W .....1....."}, nil},
	{"seven", ".wwwx.wwww.", []string{"H ....1......"}, nil},
	{"nine", "wwwwwxwwww.", []string{"H .....1....."}, nil},
	{"ten", "bbbbbxbbbbb", nil, nil},
	{"ten on one side", "xbbbbbbbbbb", nil, nil},
	{"nine on one side", "xbbbbbbbbb.", []string{"E 1.........."}, nil},
	{"the centre ends looking", "xww..+w....", nil, []string{"E 1....+....."}},
	{"the centre hides a token", "....x+w....", nil, []string{"E ....1+....."}},
	{"the centre hides the other half of a line", ".ww..+.xw..", []string{"E .ww..+.1..."}, []string{"H .....+.1..."}},
	{"the centre cuts an even line into an odd one", "x.w..+.w...", []string{"E 1....+.w..."}, nil},
	{"the centre cuts an odd line into an even one", "xw.w.+.w...", nil, []string{"E 1....+....."}},
	{"the other colour behind the centre", "xw.w.+.b...", nil, nil},
}

func TestCaptures(t *testing.T) {
	for _, test := range captures {
		for _, centre := range []string{"broken", "open"} {
			want := test.broken
			if centre == "open" && strings.Contains(test.line, "+") {
				want = test.open
			}
			for _, layout := range []layout{{alongRank: true}, {alongRank: false}} {
				layout.line = test.line
				p := parsed(t, layout.text(), optCentre, centre)
				if got := layout.captures(p); !slices.Equal(got, layout.letters(want)) {
					t.Errorf("%s, %s, rank %v: %s\n got %q\nwant %q", test.name, centre, layout.alongRank, test.line, got, layout.letters(want))
				}
			}
		}
	}
}

// layout lays a line of captures on a rank or on a file, with Player 1's kas
// two junctions beside the x.
type layout struct {
	line      string
	alongRank bool
}

// number returns the rank or file, from 0, on which the line lies.
func (l layout) number() int {
	if strings.Contains(l.line, "+") {
		return mid
	}
	return 2
}

func (l layout) spot(i, away int) spot {
	if l.alongRank {
		return at(i, l.number()+away)
	}
	return at(l.number()+away, i)
}

func (l layout) text() string {
	board := [side][side]byte{}
	for f := range side {
		for r := range side {
			board[f][r] = '.'
		}
	}
	for i := range side {
		k := l.spot(i, 0)
		switch c := l.line[i]; c {
		case '+':
		case 'x':
			kas := l.spot(i, 2)
			board[kas.file()][kas.rank()] = '1'
		default:
			board[k.file()][k.rank()] = c
		}
	}
	if !strings.Contains(l.line, "2") {
		board[side-1][side-1] = '2'
	}
	var rows []string
	for r := side - 1; r >= 0; r-- {
		row := ""
		for f := range side {
			row += string(board[f][r])
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "/") + " 1 cj 0,0"
}

// captures returns what the kas can capture where the x is, as in the table.
func (l layout) captures(p Position) []string {
	var got []string
	x := l.spot(strings.Index(l.line, "x"), 0)
	for _, m := range p.Moves() {
		if m[0] != x.site() {
			continue
		}
		next := p.After(m).(Position)
		after := ""
		for i := range side {
			if k := l.spot(i, 0); l.line[i] == '+' {
				after += "+"
			} else {
				after += string(".wb12"[next.piece(k)])
			}
		}
		text := p.Text(m)
		got = append(got, fmt.Sprintf("%s %s", text[len(text)-1:], after))
	}
	slices.Sort(got)
	return got
}

// letters turns the letters of the table for a line along a file.
func (l layout) letters(want []string) []string {
	if l.alongRank {
		return want
	}
	var turned []string
	for _, w := range want {
		turned = append(turned, strings.NewReplacer("E", "N", "W", "S", "H", "V").Replace(w[:1])+w[1:])
	}
	slices.Sort(turned)
	return turned
}

// The kas passes neither tokens nor the other kas nor the centre, and after a
// move along one axis only the other counts.
func TestKasMovement(t *testing.T) {
	const board = `
		...........
		...........
		.....w.....
		...........
		...........
		...........
		..w........
		...........
		..1.2w.....
		..b.......w
		..w........`
	p := drawn(t, board, "1 cj 0,0")
	var got []string
	for _, m := range p.Moves() {
		got = append(got, p.Text(m))
	}
	// To b3 and d3, a3: nothing on those files. Up to c4: no token on rank 4.
	// c2 holds a token, and the token f3 is behind the other kas.
	if len(got) != 0 {
		t.Errorf("moves %v, want none", got)
	}
	p = drawn(t, strings.Replace(board, "..b.......w", "..........w", 1), "1 cj 0,0")
	if got, want := p.Text(p.Moves()[0]), "c3c2xE"; len(p.Moves()) != 1 || got != want {
		t.Errorf("moves %v, want %s alone", p.Moves(), want)
	}
}

// drawn reads a board drawn over eleven lines.
func drawn(t testing.TB, board, rest string, values ...string) Position {
	t.Helper()
	return parsed(t, strings.Join(strings.Fields(board), "/")+" "+rest, values...)
}

// Behind the centre h6 would see h11.
func TestKasDoesNotPassTheCentre(t *testing.T) {
	for _, centre := range []string{"broken", "open"} {
		p := drawn(t, `
			.......w..2
			...........
			...........
			...........
			...........
			...1.......
			...........
			...........
			...........
			...........
			....w......`, "1 cj 0,0", optCentre, centre)
		if got, want := moveTexts(p), []string{"d6e6xS", "d6d11xE", "d6d1xE"}; !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", centre, got, want)
		}
	}
}

func moveTexts(p Position) []string {
	var texts []string
	for _, m := range p.Moves() {
		texts = append(texts, p.Text(m))
	}
	return texts
}
