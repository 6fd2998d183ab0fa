package pasang

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"papan/core"
)

// reference is the game again, slowly and on plain arrays, written from the
// rules without a look at the package, so that the two can be held against
// each other. Index 0 of every array is unused.
type reference struct {
	board                  [12][12]byte // by file and rank: w b . 1 2
	mover                  int
	passage                [3]int
	score                  [3]int
	sector, open           bool
	slideAllowed, jumpOnly bool // promotion "slide" has slideAllowed only
	either                 bool
}

type junction struct{ file, rank int }

func (j junction) String() string { return fmt.Sprintf("%c%d", 'a'+j.file-1, j.rank) }

func (r *reference) on(j junction) byte { return r.board[j.file][j.rank] }

func (j junction) outside() bool {
	return j.file < 1 || j.file > 11 || j.rank < 1 || j.rank > 11
}

var directions = map[string]junction{"N": {0, 1}, "S": {0, -1}, "E": {1, 0}, "W": {-1, 0}}

func readReference(s core.Setup, text string) *reference {
	r := &reference{
		sector:       s.Value("second-passage") == "sector",
		open:         s.Value("centre") == "open",
		either:       s.Value("promotion") == "either",
		slideAllowed: s.Value("promotion") == "slide",
		jumpOnly:     s.Value("promotion") == "jump",
	}
	fields := strings.Fields(text)
	for i, row := range strings.Split(fields[0], "/") {
		for f := range 11 {
			r.board[f+1][11-i] = row[f]
		}
	}
	r.mover = int(fields[1][0] - '0')
	for i := range 2 {
		if c := fields[2][i]; c != '-' {
			r.passage[i+1] = int(c-'a') + 1
		}
	}
	fmt.Sscanf(fields[3], "%d,%d", &r.score[1], &r.score[2])
	return r
}

func (r *reference) text() string {
	var rows []string
	for rank := 11; rank >= 1; rank-- {
		row := ""
		for file := 1; file <= 11; file++ {
			row += string(r.board[file][rank])
		}
		rows = append(rows, row)
	}
	letters := "-abcdefghijk"
	return fmt.Sprintf("%s %d %c%c %d,%d", strings.Join(rows, "/"), r.mover,
		letters[r.passage[1]], letters[r.passage[2]], r.score[1], r.score[2])
}

func (r *reference) find(piece byte) (junction, bool) {
	for f := 1; f <= 11; f++ {
		for k := 1; k <= 11; k++ {
			if r.board[f][k] == piece {
				return junction{f, k}, true
			}
		}
	}
	return junction{}, false
}

func (r *reference) tokens() int {
	n := 0
	for f := 1; f <= 11; f++ {
		for k := 1; k <= 11; k++ {
			if c := r.board[f][k]; c == 'w' || c == 'b' {
				n++
			}
		}
	}
	return n
}

// run returns the tokens seen from j in one direction.
func (r *reference) run(j junction, direction string) []junction {
	var run []junction
	d := directions[direction]
	for {
		j.file += d.file
		j.rank += d.rank
		if j.outside() || (j == junction{6, 6} && !r.open) {
			return run
		}
		c := r.on(j)
		switch {
		case c == '.':
		case c == '1' || c == '2':
			return run
		case len(run) > 0 && r.on(run[0]) != c:
			return run
		default:
			run = append(run, j)
		}
	}
}

// lines returns the lines that may be taken from j along an axis, by letter.
func (r *reference) lines(j junction, one, two, both string) map[string][]junction {
	lines := map[string][]junction{}
	a, b := r.run(j, one), r.run(j, two)
	if len(a) > 0 && len(b) > 0 && r.on(a[0]) == r.on(b[0]) {
		lines[both] = append(slices.Clone(a), b...)
	} else {
		lines[one], lines[two] = a, b
	}
	for letter, line := range lines {
		if len(line)%2 == 0 {
			delete(lines, letter)
		}
	}
	return lines
}

// take moves tokens to the mover's score.
func (r *reference) take(line []junction) {
	for _, j := range line {
		switch r.on(j) {
		case 'w':
			r.score[r.mover] += 2
		case 'b':
			r.score[r.mover]++
		}
		r.board[j.file][j.rank] = '.'
	}
}

// moves returns the text of the position after every legal move, by move text.
func (r *reference) moves() map[string]string {
	next := map[string]string{}
	if r.tokens() == 0 {
		return next
	}
	add := func(name string, after reference, line []junction) {
		after.take(line)
		after.mover = 3 - after.mover
		next[name] = after.text()
	}
	if r.passage[2] == 0 {
		r.passages(add)
		return next
	}
	if _, selected := r.find(byte('0' + r.mover)); selected {
		r.kasMoves(add)
	} else {
		r.promotions(add)
	}
	return next
}

type adder func(name string, after reference, line []junction)

func (r *reference) ranks() []int {
	if r.mover == 1 {
		return []int{1, 2, 3, 4, 5}
	}
	return []int{7, 8, 9, 10, 11}
}

func (r *reference) passages(add adder) {
	for file := 1; file <= 11; file++ {
		first := r.passage[1]
		if r.mover == 2 {
			allowed := file != 12-first
			if r.sector && first <= 5 {
				allowed = file >= 7
			}
			if r.sector && first >= 7 {
				allowed = file <= 5
			}
			if !allowed {
				continue
			}
		}
		after := *r
		after.passage[r.mover] = file
		var line []junction
		for _, k := range r.ranks() {
			line = append(line, junction{file, k})
		}
		add(string(rune('a'+file-1)), after, line)
	}
}

func (r *reference) promotions(add adder) {
	for _, k := range r.ranks() {
		to := junction{r.passage[r.mover], k}
		for file := 1; file <= 11; file++ {
			from := junction{file, k}
			away := max(file-to.file, to.file-file)
			fits := away == 1 && !r.jumpOnly || away == 2 && !r.slideAllowed
			if !fits || r.on(to) != '.' || r.on(from) != 'w' && r.on(from) != 'b' {
				continue
			}
			after := *r
			after.board[from.file][from.rank] = '.'
			lines := after.lines(to, "N", "S", "V")
			maps.Copy(lines, after.lines(to, "E", "W", "H"))
			after.board[to.file][to.rank] = byte('0' + r.mover)
			for letter, line := range lines {
				add(from.String()+to.String()+"x"+letter, after, line)
			}
		}
	}
}

func (r *reference) kasMoves(add adder) {
	from, _ := r.find(byte('0' + r.mover))
	for name, d := range directions {
		for to := from; ; {
			to.file += d.file
			to.rank += d.rank
			if to.outside() || to == (junction{6, 6}) || r.on(to) != '.' {
				break
			}
			after := *r
			after.board[from.file][from.rank] = '.'
			after.board[to.file][to.rank] = byte('0' + r.mover)
			lines := after.lines(to, "N", "S", "V")
			if name == "N" || name == "S" {
				lines = after.lines(to, "E", "W", "H")
			}
			for letter, line := range lines {
				add(from.String()+to.String()+"x"+letter, after, line)
			}
		}
	}
}

// compare reports where p and the reference differ on the moves from p.
func compare(t *testing.T, s core.Setup, p core.Position) {
	t.Helper()
	want := readReference(s, p.String()).moves()
	got := map[string]string{}
	for _, m := range p.Moves() {
		got[p.Text(m)] = p.After(m).String()
	}
	if !maps.Equal(got, want) {
		t.Fatalf("setup %v\nposition %s\n got %v\nwant %v", s.Values, p, got, want)
	}
}

func TestAgreesWithReferenceInRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, setup := range rulings() {
		s, err := Game.Complete(setup)
		if err != nil {
			t.Fatal(err)
		}
		for range 12 {
			p, err := Game.Open(s)
			if err != nil {
				t.Fatal(err)
			}
			for ms := p.Moves(); ; ms = p.Moves() {
				compare(t, s, p)
				if len(ms) == 0 {
					break
				}
				p = p.After(ms[rng.IntN(len(ms))])
			}
		}
	}
}

func TestAgreesWithReferenceOnOddPositions(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, setup := range rulings() {
		s, err := Game.Complete(setup)
		if err != nil {
			t.Fatal(err)
		}
		for range 400 {
			text := oddPosition(rng)
			p, err := Game.Parse(s, text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if p.String() != text {
				t.Fatalf("%s reads back as %s", text, p)
			}
			compare(t, s, p)
		}
	}
}

// oddPosition returns the text of a position that need not come about in any
// game.
func oddPosition(rng *rand.Rand) string {
	r := reference{mover: 1}
	dense, white := rng.Float64(), rng.Float64()
	for f := 1; f <= 11; f++ {
		for k := 1; k <= 11; k++ {
			r.board[f][k] = '.'
			if (f != 6 || k != 6) && rng.Float64() < dense {
				r.board[f][k] = 'b'
				if rng.Float64() < white {
					r.board[f][k] = 'w'
				}
			}
		}
	}
	r.score = [3]int{0, rng.IntN(1000), rng.IntN(1000)}
	stage := min(rng.IntN(8), 4)
	for seat := 1; seat <= 2 && stage >= seat; seat++ {
		r.passage[seat] = 1 + rng.IntN(11)
	}
	for seat := 1; seat <= 2 && stage >= seat+2; {
		f, k := 1+rng.IntN(11), 1+rng.IntN(11)
		if r.board[f][k] != '1' && (f != 6 || k != 6) {
			r.board[f][k] = byte('0' + seat)
			seat++
		}
	}
	r.mover = 1 + stage%2
	if stage == 4 {
		r.mover = 1 + rng.IntN(2)
	}
	return r.text()
}
