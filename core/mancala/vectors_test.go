package mancala

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"papan/core"
)

// readJSON reads a file of testdata.
func readJSON(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// open returns the position of a text under option values given as "name=value".
func open(t testing.TB, g *core.Game, text string, values ...string) Position {
	t.Helper()
	s := setup(values...)
	s.Start = text
	p, err := g.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

func setup(values ...string) core.Setup {
	s := core.Setup{Values: map[string]string{}}
	for _, v := range values {
		name, value, _ := strings.Cut(v, "=")
		s.Values[name] = value
	}
	return s
}

// rowText joins counts as in a position text, x for the closed ones.
func rowText(counts []int, closed ...int) string {
	var b strings.Builder
	for i, n := range counts {
		if i > 0 {
			b.WriteByte(',')
		}
		if slices.Contains(closed, i) {
			b.WriteByte('x')
		} else {
			b.WriteString(strconv.Itoa(n))
		}
	}
	return b.String()
}

// lapsAndDrops counts them in the events of one sowing.
func lapsAndDrops(p Position, events []core.Event) (laps, drops int) {
	for _, e := range events {
		switch {
		case e.Kind != core.Carry:
		case e.To == p.Hand():
			laps++
		case e.From == p.Hand():
			drops++
		}
	}
	return laps, drops
}

type congklakVector struct {
	N           int
	Rules       string
	Holes       [2][]int
	Closed      [2][]int
	Stores      [2]int
	Mover, Hole int
	After       [2][]int
	AfterStores [2]int `json:"after_stores"`
	Event       string
	Laps, Drops int
}

func TestCongklakVectors(t *testing.T) {
	var file struct{ Vectors []congklakVector }
	readJSON(t, "congklak_vectors.json", &file)
	options := map[string]string{
		"seed": "empty-tembak=stays", "emptyscores": "empty-tembak=scores", "lap": "tembak-after-lap=on",
	}
	words := map[string]string{"again": Again, "tembak": Tembak, "mati": Mati, "ownempty": Mati}
	for i, v := range file.Vectors {
		start := fmt.Sprintf("%s/%s %d,%d %d", rowText(v.Holes[0], v.Closed[0]...), rowText(v.Holes[1], v.Closed[1]...),
			v.Stores[0], v.Stores[1], v.Mover+1)
		next := 2 - v.Mover
		if v.Event == "again" {
			next = v.Mover + 1
		}
		want := fmt.Sprintf("%s/%s %d,%d %d", rowText(v.After[0], v.Closed[0]...), rowText(v.After[1], v.Closed[1]...),
			v.AfterStores[0], v.AfterStores[1], next)
		p := open(t, Congklak, start, fmt.Sprintf("holes=%d", v.N), options[v.Rules])
		m, err := core.Find(p, strconv.Itoa(v.Hole+1))
		if err != nil {
			t.Fatalf("vector %d: %v", i, err)
		}
		if got := p.After(m).String(); got != want {
			t.Errorf("vector %d, %s, %d from %s:\n got %s\nwant %s", i, v.Rules, v.Hole+1, start, got, want)
		}
		events := sowing(p, m)
		if laps, drops := lapsAndDrops(p, events); laps != v.Laps || drops != v.Drops {
			t.Errorf("vector %d: %d laps, %d drops; want %d, %d", i, laps, drops, v.Laps, v.Drops)
		}
		word := words[v.Event]
		if v.Event == "ownempty" && v.Rules == "emptyscores" {
			word = Tembak // the last seed alone goes to the store
		}
		if got := events[len(events)-1].Word; got != word {
			t.Errorf("vector %d, %s from %s: word %q, want %q", i, v.Event, start, got, word)
		}
	}
}

// sowing is the events of m without what the end of the round adds.
func sowing(p Position, m core.Move) []core.Event {
	events := p.Events(m)
	i := slices.IndexFunc(events, func(e core.Event) bool { return e.Word == Gather })
	if i < 0 {
		return events
	}
	return events[:i]
}

type rajaVector struct {
	Holes        []int
	Closed       []int
	Mover, Start int
	After        []int
	Gain         [2]int
	Laps, Drops  int
	Fours        [2]int
	Pussa        int
	Endless      bool
	CycleLaps    int `json:"cycle_laps"`
}

// rajaText is a position text for 14 counts in the order of the ring.
func rajaText(holes, closed []int, reserves [2]int, turn int) string {
	var second []int
	for _, c := range closed {
		second = append(second, c-7)
	}
	return fmt.Sprintf("%s/%s %d,%d %d", rowText(holes[:7], closed...), rowText(holes[7:], second...),
		reserves[0], reserves[1], turn)
}

func TestRajaVectors(t *testing.T) {
	for file, option := range map[string]string{
		"raja_vectors_A_owner_takes_final_four.json": "final-four=owner",
		"raja_vectors_B_final_four_stays.json":       "final-four=stays",
	} {
		var all struct{ Vectors []rajaVector }
		readJSON(t, file, &all)
		endless := 0
		for i, v := range all.Vectors {
			p := open(t, RajaPasu, rajaText(v.Holes, v.Closed, [2]int{}, v.Mover+1), option)
			if v.Endless {
				endless++
				checkEndless(t, p, core.Site(v.Start+1), v.CycleLaps)
				continue
			}
			m := core.Touch(core.Site(v.Start + 1))
			if !slices.Contains(p.Moves(), m) {
				t.Fatalf("%s, vector %d: hole %d of %s is not legal", file, i, v.Start, p)
			}
			want := rajaText(v.After, v.Closed, v.Gain, 2-v.Mover)
			if got := p.After(m).String(); got != want {
				t.Errorf("%s, vector %d, hole %d of %s:\n got %s\nwant %s", file, i, v.Start, p, got, want)
			}
			events := sowing(p, m)
			if laps, drops := lapsAndDrops(p, events); laps != v.Laps || drops != v.Drops {
				t.Errorf("%s, vector %d: %d laps, %d drops; want %d, %d", file, i, laps, drops, v.Laps, v.Drops)
			}
			fours, pussa := rajaGains(p, events)
			if fours != v.Fours || pussa != v.Pussa {
				t.Errorf("%s, vector %d: fours %v, pussa %d; want %v, %d", file, i, fours, pussa, v.Fours, v.Pussa)
			}
		}
		if endless == 0 {
			t.Errorf("%s: no endless sowing among the vectors", file)
		}
	}
}

// rajaGains adds up the fours that go to each seat and what pussa takes.
func rajaGains(p Position, events []core.Event) (fours [2]int, pussa int) {
	for _, e := range events {
		switch {
		case e.Word == Pasu:
			fours[e.To-p.Store(1)] += e.N
		case e.Word == Pussa:
			pussa += e.N
		}
	}
	return fours, pussa
}

// checkEndless wants sowing s to be refused because the given laps come again.
func checkEndless(t *testing.T, p Position, s core.Site, cycle int) {
	t.Helper()
	if slices.Contains(p.Moves(), core.Touch(s)) {
		t.Errorf("%s: endless sowing of site %d is legal", p, s)
	}
	b := p.Board()
	hole, _ := p.rules.hole(s)
	if got := b.endless(hole); got != cycle {
		t.Errorf("%s: site %d repeats after %d laps, want %d", p, s, got, cycle)
	}
}

func TestRajaEndlessPositions(t *testing.T) {
	var file struct {
		Examples []struct {
			Name   string
			Holes  []int
			Closed []int
			Start  int
			Result struct {
				CycleLaps int `json:"cycle_laps"`
			}
		}
	}
	readJSON(t, "raja_endless.json", &file)
	for _, x := range file.Examples {
		p := open(t, RajaPasu, rajaText(x.Holes, x.Closed, [2]int{}, 1+x.Start/7))
		checkEndless(t, p, core.Site(x.Start+1), x.Result.CycleLaps)
	}
	if len(file.Examples) == 0 {
		t.Error("no examples")
	}
}
