package mancala

import (
	"encoding/csv"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

// table reads a CSV file of testdata, without its heading.
func table(t *testing.T, name string) [][]string {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) < 2 {
		t.Fatalf("%s: %d rows, %v", name, len(rows), err)
	}
	return rows[1:]
}

// atoi reads a number of a table.
func atoi(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// start is the first position of g under option values.
func start(t testing.TB, g *core.Game, values ...string) Position {
	t.Helper()
	return open(t, g, "", values...)
}

// perft counts the ways to choose depth times in a row.
func perft(b *Board, depth int) int {
	if depth == 1 {
		return b.CountSteps()
	}
	var buf [MaxSteps]Step
	var next Board
	n := 0
	for _, s := range b.Steps(buf[:]) {
		b.Do(s, &next)
		n += perft(&next, depth-1)
	}
	return n
}

func TestCongklakPerft(t *testing.T) {
	for _, row := range table(t, "congklak_perft.csv") {
		tembak := map[string]string{"false": "stays", "true": "scores"}[row[2]]
		b := start(t, Congklak, "holes="+row[0], "empty-tembak="+tembak).Board()
		if got, want := perft(&b, atoi(t, row[3])), atoi(t, row[4]); got != want {
			t.Errorf("%s holes, empty tembak %s, depth %s: %d leaves, want %d", row[0], tembak, row[3], got, want)
		}
	}
}

// rajaOption gives the options of the variants in the tables; D, which skips
// the hole sown from, is not offered.
var rajaOption = map[byte][]string{
	'A': {},
	'B': {"final-four=stays"},
	'C': {"pussa=chain"},
}

func TestRajaPerft(t *testing.T) {
	for _, row := range table(t, "raja_perft.csv") {
		options, offered := rajaOption[row[0][0]]
		if !offered {
			continue
		}
		b := start(t, RajaPasu, options...).Board()
		if got, want := perft(&b, atoi(t, row[1])), atoi(t, row[2]); got != want {
			t.Errorf("%s, depth %s: %d leaves, want %d", row[0], row[1], got, want)
		}
	}
}

// TestPerftOfPositions counts through the interface, which tells the end of the
// game as well.
func TestPerftOfPositions(t *testing.T) {
	coretest.WantPerft(t, start(t, Congklak), 7, 36, 230, 1406, 8295)
	coretest.WantPerft(t, start(t, RajaPasu), 7, 34, 133, 547, 1962)
	coretest.WantPerft(t, start(t, RajaPasu, "final-four=stays"), 7, 36, 148, 641, 2615)
	coretest.WantPerft(t, start(t, RajaPasu, "pussa=chain"), 7, 34, 133, 508, 1716)
}

func TestCongklakFirstMoves(t *testing.T) {
	words := map[string]string{"again": Again, "tembak": Tembak, "mati": Mati, "ownempty": Mati}
	spaced := strings.NewReplacer(" ", ",")
	for _, row := range table(t, "congklak_first_moves.csv") {
		if n := atoi(t, row[0]); n < 5 {
			continue // smaller boards are not offered
		}
		p := start(t, Congklak, "holes="+row[0])
		m, err := core.Find(p, row[2])
		if err != nil {
			t.Fatal(err)
		}
		turn := 2
		if row[3] == "again" {
			turn = 1
		}
		want := fmt.Sprintf("%s/%s %s,%s %d", spaced.Replace(row[6]), spaced.Replace(row[8]), row[7], row[9], turn)
		if got := p.After(m).String(); got != want {
			t.Errorf("%s holes, %s:\n got %s\nwant %s", row[0], row[2], got, want)
		}
		events := p.Events(m)
		if got := events[len(events)-1].Word; got != words[row[3]] {
			t.Errorf("%s holes, %s: word %q, want %q", row[0], row[2], got, words[row[3]])
		}
		laps, drops := lapsAndDrops(p, events)
		if laps != atoi(t, row[4]) || drops != atoi(t, row[5]) {
			t.Errorf("%s holes, %s: %d laps, %d drops; want %s, %s", row[0], row[2], laps, drops, row[4], row[5])
		}
	}
}

func TestRajaFirstMoves(t *testing.T) {
	spaced := strings.NewReplacer(" ", ",")
	for _, row := range table(t, "raja_first_moves.csv") {
		options, offered := rajaOption[row[0][0]]
		if !offered {
			continue
		}
		p := start(t, RajaPasu, options...)
		m, err := core.Find(p, row[1])
		if err != nil {
			t.Fatal(err)
		}
		want := fmt.Sprintf("%s/%s %s,%s 2", spaced.Replace(row[2]), spaced.Replace(row[3]), row[4], row[5])
		if got := p.After(m).String(); got != want {
			t.Errorf("%s, %s:\n got %s\nwant %s", row[0], row[1], got, want)
		}
		laps, drops := lapsAndDrops(p, p.Events(m))
		if laps != atoi(t, row[6]) || drops != atoi(t, row[7]) {
			t.Errorf("%s, %s: %d laps, %d drops; want %s, %s", row[0], row[1], laps, drops, row[6], row[7])
		}
	}
}

// play plays move texts from p.
func play(t testing.TB, p core.Position, texts ...string) Position {
	t.Helper()
	for _, text := range texts {
		m, err := core.Find(p, text)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(m)
	}
	return p.(Position)
}

func TestFirstTurnBanks54(t *testing.T) {
	p := play(t, start(t, Congklak), strings.Fields("1 2 7 7 1 3 1 4 7")...)
	if got := p.At(p.Store(1)).N; got != 54 {
		t.Errorf("banked %d, want 54", got)
	}
}

// dakon is the file of what one player can do in his first turn.
type dakon struct {
	Exhaustive map[string]struct {
		Sequences int `json:"complete_turn_sequences"`
		Winning   int `json:"winning_openings"`
		Shortest  int
		MaxSeeds  int `json:"max_seeds"`
	} `json:"exhaustive_counts"`
	Openings []struct {
		N             int
		Moves         []int
		Events        []string
		Laps          []int
		FinalOwn      []int  `json:"final_own"`
		FinalOpponent []int  `json:"final_opponent"`
		FinalStores   [2]int `json:"final_stores"`
	}
}

func TestDakonOpeningsPlay(t *testing.T) {
	var file dakon
	readJSON(t, "dakon_openings.json", &file)
	words := map[string]string{"again": Again, "tembak": Tembak, "mati": Mati, "ownempty": Mati}
	for _, o := range file.Openings {
		p := smallStart(o.N, o.N, false)
		for i, hole := range o.Moves {
			m := core.Touch(core.Site(hole))
			if !slices.Contains(p.Moves(), m) {
				t.Fatalf("%d holes, move %d: %d is not legal in %s", o.N, i, hole, p)
			}
			events := sowing(p, m)
			if got := events[len(events)-1].Word; got != words[o.Events[i]] {
				t.Errorf("%d holes, move %d: word %q, want %q", o.N, i, got, o.Events[i])
			}
			if laps, _ := lapsAndDrops(p, events); laps != o.Laps[i] {
				t.Errorf("%d holes, move %d: %d laps, want %d", o.N, i, laps, o.Laps[i])
			}
			p = p.After(m).(Position)
		}
		want := fmt.Sprintf("%s/%s %d,%d 2", rowText(o.FinalOwn), rowText(o.FinalOpponent), o.FinalStores[0], o.FinalStores[1])
		if got := p.String(); got != want {
			t.Errorf("%d holes: ends in\n %s, want\n %s", o.N, got, want)
		}
	}
}

// tiny is Congklak on boards smaller than those offered.
var tiny = newVariant(variant{id: "congklak", roles: 2, sow: relayByLast, land: ownRow, stores: true}, 1, 9)

// smallStart is the start of one round of Congklak with each seeds in every hole.
func smallStart(holes, each int, emptyScores bool) Position {
	p := Position{rules: rules{variant: tiny, holes: uint8(holes), emptyScores: emptyScores, rounds: 1}, round: 1}
	r := p.ring()
	p.seeds = r.all.and(seeds{lanes, lanes, lanes}).times(uint64(each))
	p.lead(1)
	return p
}

// opening is the best that a first turn can do from some board on.
type opening struct {
	sequences, winning, most int
	shortest                 int // choices to a winning one; 0 for none
}

// openings explores every first turn from b by way of a table of boards seen.
func openings(b Board, holes int, seen map[Board]opening) opening {
	if b.Turn() != 1 || b.CountSteps() == 0 {
		o := opening{sequences: 1, most: b.Held(1)}
		if o.most >= 2*holes*holes-holes+1 {
			o.winning = 1
		}
		return o
	}
	if o, ok := seen[b]; ok {
		return o
	}
	var all opening
	var buf [MaxSteps]Step
	for _, s := range b.Steps(buf[:]) {
		var next Board
		b.Do(s, &next)
		o := openings(next, holes, seen)
		all.sequences += o.sequences
		all.winning += o.winning
		all.most = max(all.most, o.most)
		if o.winning > 0 && (all.shortest == 0 || o.shortest+1 < all.shortest) {
			all.shortest = o.shortest + 1
		}
	}
	seen[b] = all
	return all
}

func TestWinningOpenings(t *testing.T) {
	var file dakon
	readJSON(t, "dakon_openings.json", &file)
	most := 5
	if *long {
		most = 6
	}
	for n := 3; n <= most; n++ {
		want := file.Exhaustive[strconv.Itoa(n)]
		got := openings(smallStart(n, n, false).Board(), n, map[Board]opening{})
		if got != (opening{want.Sequences, want.Winning, want.MaxSeeds, want.Shortest}) {
			t.Errorf("%d holes: %+v, want %+v", n, got, want)
		}
	}
}
