package contest

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"papan/ai/arena/elo"
	"papan/core"
	"papan/core/catalog"
	"papan/core/pasang"
)

// TestMain lets the test program play a stranger: started with the word
// stranger it speaks the Universal Game Interface in one of several bad ways.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "stranger" {
		beStranger(os.Args[2])
		return
	}
	os.Exit(m.Run())
}

func beStranger(way string) {
	fmt.Println("hello")
	if way == "gone" {
		fmt.Fprintln(os.Stderr, "no licence")
		os.Exit(3)
	}
	s := bufio.NewScanner(os.Stdin)
	position := ""
	for s.Scan() {
		switch word, _, _ := strings.Cut(s.Text(), " "); word {
		case "ugi":
			fmt.Println("option name skill type spin default 1 min 1 max 9\nugiok")
		case "isready":
			fmt.Print("readyok\r\n")
		case "quit":
			return
		case "position":
			position = s.Text()
		case "go":
			if way == "echoes" {
				fmt.Println("info string error", position)
			}
			answerBadly(way)
		}
	}
}

func answerBadly(way string) {
	switch way {
	case "illegal":
		fmt.Println("info depth 1\nbestmove a1a2xN ponder b")
	case "empty":
		fmt.Println("bestmove")
	case "crash":
		fmt.Fprintln(os.Stderr, "first\npanic: out of tokens")
		os.Exit(2)
	case "leaves":
		os.Exit(0)
	case "complains":
		fmt.Println("info string error go what")
	case "endless":
		fmt.Print(strings.Repeat("x", longestLine+10))
		<-time.After(time.Hour)
	case "silent":
		<-time.After(time.Hour)
	}
}

// strangerText is the entrant text of the test program as a stranger. Only the
// one that is silent need not be waited for.
func strangerText(way string) string {
	timeout := "1h"
	if way == "silent" {
		timeout = "100ms"
	}
	return fmt.Sprintf(`timeout:%s,cmd:"%s" stranger %s`, timeout, os.Args[0], way)
}

func entrant(t *testing.T, text string) Entrant {
	t.Helper()
	e, err := ParseEntrant(text)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func newMatch(t *testing.T, id, a, b string, pairs int) Match {
	t.Helper()
	g, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	openings, _, err := Openings(g, []core.Setup{{}}, 2, pairs, 1)
	if err != nil {
		t.Fatal(err)
	}
	return Match{
		Game: g, Entrants: [2]Entrant{entrant(t, a), entrant(t, b)},
		Openings: openings, AtOnce: 1, Seed: 1, Plies: 500,
	}
}

func run(t *testing.T, m Match) *Result {
	t.Helper()
	res, err := m.Run(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// Whatever a stranger does wrong loses it the game, with the reason.
func TestStrangersLose(t *testing.T) {
	for way, want := range map[string]string{
		"illegal":   `A, move 3: illegal move: "a1a2xN" in `,
		"empty":     "A, move 3: bestmove without a move",
		"crash":     "A, move 3: it ended: exit status 2: panic: out of tokens",
		"leaves":    "A, move 3: it ended",
		"complains": "A, move 3: it says: go what",
		"endless":   "A, move 3: a line without end",
		"silent":    `A, move 3: no answer to "go movetime 200" within 100ms`,
	} {
		t.Run(way, func(t *testing.T) {
			res := run(t, newMatch(t, "pasang", strangerText(way), "random", 1))
			if res.Lost != 2 || res.Failures != [2]int{2, 0} {
				t.Errorf("lost %d, failures %v; want both games lost", res.Lost, res.Failures)
			}
			if got := res.Games[0].Failure; !strings.HasPrefix(got, want) {
				t.Errorf("%q, want %q", got, want)
			}
			if got := res.Games[0]; got.Reason != Failed || got.ShareOf(2) != 1 {
				t.Errorf("ended by %s, seat 2 got %v", got.Reason, got.ShareOf(2))
			}
		})
	}
}

// A program that cannot be started ends the match, and no game is counted.
func TestStrangersThatDoNotStart(t *testing.T) {
	for text, want := range map[string]string{
		strangerText("gone"):                     "it ended: exit status 3: no licence",
		"cmd:./no-such-file":                     "no such file",
		"set:depth=3," + strangerText("illegal"): `it has no option "depth"`,
		"threads:2," + strangerText("illegal"):   `it has no option "threads"`,
	} {
		res, err := newMatch(t, "pasang", "random", text, 3).Run(t.Context(), nil)
		if err == nil || !strings.HasPrefix(err.Error(), "B: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want …%s", text, err, want)
		}
		if len(res.Games) > 0 {
			t.Errorf("%s: %d games", text, len(res.Games))
		}
	}
}

// A program that has none of the game's options is not made to play by others
// than it knows, but a start pattern is in the position's text.
func TestStrangersOptions(t *testing.T) {
	for set, want := range map[string]string{
		"pattern=1":             "A, move 1: it says: position startpos",
		"pattern=5":             "A, move 1: it says: position fen " + pasang.PatternText(5) + " 1 -- 0,0",
		"second-passage=sector": `A, move 1: it has no option "second-passage" and cannot play this game`,
	} {
		m := newMatch(t, "pasang", strangerText("echoes"), "random", 1)
		name, value, _ := strings.Cut(set, "=")
		for i := range m.Openings {
			m.Openings[i].Setup = m.Openings[i].Setup.With(name, value)
			m.Openings[i].Moves = nil
		}
		if got := run(t, m).Games[0].Failure; got != want {
			t.Errorf("%s: %q, want %q", set, got, want)
		}
	}
}

func TestKilledProcessIsGone(t *testing.T) {
	for _, way := range []string{"silent", "illegal"} {
		p, err := newStranger(entrant(t, strangerText(way)))
		if err != nil {
			t.Fatal(err)
		}
		process := p.(*stranger).process
		p.Close()
		select {
		case <-process.exited:
		default:
			t.Errorf("%s: not waited for", way)
		}
	}
}

func TestEntrants(t *testing.T) {
	for text, want := range map[string]string{
		"":                       "it is empty",
		"strong":                 `"strong" is not known`,
		"level:0":                `level: "0" is no number from 1 to`,
		"level:best":             `level: "best" is no number`,
		"nodes:0":                `nodes: "0" is not a number from 1 to`,
		"nodes:many":             `nodes: "many" is not`,
		"time:5":                 `time: "5" is not a time`,
		"time:0s":                `time: "0s" is not a time`,
		"hash:8":                 "an engine needs a limit: nodes, time or depth",
		"nodes:5,hash:9999":      `hash: "9999" is not a number from 1 to 4096`,
		"nodes:5,threads:0":      `threads: "0" is not a number from 1 to`,
		"nodes:5,timeout:1s":     "set and timeout are for a cmd",
		"nodes:5,set:x=1":        "set and timeout are for a cmd",
		"set:x,cmd:./a":          `set: "x" is not name=value`,
		"random,nodes:5":         "a level, random and greedy stand alone",
		"level:1,cmd:./a":        "a level, random and greedy stand alone",
		"cmd:":                   "cmd: without a program",
		`cmd:"./a`:               `cmd: a " is never closed`,
		"nodes:5,":               "",
		"nodes:5, depth:3":       "",
		"level:easy":             "",
		"greedy":                 "",
		"time:1.5s,cmd:./a -b,c": "",
	} {
		_, err := ParseEntrant(text)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
}

func TestSplit(t *testing.T) {
	got, err := split(`"./my engine"  --name='two words'  '' x`)
	if want := `["./my engine" "--name=two words" "" "x"]`; err != nil || fmt.Sprintf("%q", got) != want {
		t.Errorf("%q, %v; want %s", got, err, want)
	}
}

// The result follows from the seed, however many games are played at once.
func TestMatchRepeats(t *testing.T) {
	for _, id := range []string{"pasang", "congklak", "mandiri"} {
		m := newMatch(t, id, "nodes:60", "level:easy", 6)
		want := run(t, m)
		m.AtOnce = 3
		got := run(t, m)
		if got.Won != want.Won || fmt.Sprint(got.Parts) != fmt.Sprint(want.Parts) {
			t.Errorf("%s: %v, then %v", id, want.Parts, got.Parts)
		}
		for i := range want.Games {
			if fmt.Sprint(got.Games[i].Moves) != fmt.Sprint(want.Games[i].Moves) {
				t.Errorf("%s: game %d differs", id, i+1)
			}
		}
	}
}

// Every opening is played from every seat, and the parts of the win add up.
func TestSeats(t *testing.T) {
	for _, id := range []string{"congklak", "mandiri"} {
		res := run(t, newMatch(t, id, "greedy", "random", 4))
		if len(res.Games) != 4*res.Seats || res.Whole != 4 || len(res.BySeat) != res.Seats {
			t.Fatalf("%s: %d games, %d pairs, %d seats", id, len(res.Games), res.Whole, len(res.BySeat))
		}
		a, any := 0.0, 0.0
		for _, s := range res.BySeat {
			if s.Games != 4 {
				t.Errorf("%s: %d games from a seat, want 4", id, s.Games)
			}
			a, any = a+s.OfA, any+s.Any
		}
		total := 0.0
		for i, g := range res.Games {
			total += g.Share
			if first := res.Games[i-i%res.Seats]; fmt.Sprint(g.Moves[:g.Opening]) != fmt.Sprint(first.Moves[:first.Opening]) {
				t.Errorf("%s: game %d begins otherwise than its pair", id, i+1)
			}
		}
		if a != total || any < float64(len(res.Games))-1e-9 || any > float64(len(res.Games))+1e-9 {
			t.Errorf("%s: by seat A got %v and all %v; in all A got %v of %d", id, a, any, total, len(res.Games))
		}
	}
}

func TestOpenings(t *testing.T) {
	g, _ := catalog.Find("congklak")
	for _, c := range []struct{ plies, n, want int }{{0, 5, 1}, {1, 20, 7}, {3, 30, 30}} {
		list, different, err := Openings(g, []core.Setup{{}}, c.plies, c.n, 7)
		if err != nil || len(list) != c.n || different != c.want {
			t.Errorf("%d plies: %d openings, %d different, %v; want %d, %d", c.plies, len(list), different, err, c.n, c.want)
		}
	}
	over := core.Setup{Start: "0,0,0,0,0,0,0/1,0,0,0,0,0,0 40,57 1"}
	if _, _, err := Openings(g, []core.Setup{over}, 2, 1, 1); err == nil {
		t.Error("a game that is over was opened")
	}
	if _, _, err := Openings(g, []core.Setup{{}}, 5000, 1, 1); err == nil {
		t.Error("a game of 5000 plies was found")
	}
}

// A test that is decided ends the match.
func TestMatchStopsWhenDecided(t *testing.T) {
	m := newMatch(t, "pasang", "nodes:300", "random", 200)
	m.SPRT = &elo.SPRT{Elo0: 0, Elo1: 100, Alpha: 0.05, Beta: 0.05}
	m.AtOnce = 2
	res := run(t, m)
	if res.Verdict != elo.Accepted || res.Whole >= 200 || len(res.Games) != 2*res.Whole {
		t.Errorf("%v after %d pairs, %d games", res.Verdict, res.Whole, len(res.Games))
	}
}

// What was played before an interrupt is kept, and it ends at once.
func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	m := newMatch(t, "pasang", "level:1", "nodes:20", 1000)
	calls := 0
	res, err := m.Run(ctx, func(r *Result) {
		if calls++; calls == 3 {
			cancel()
		}
	})
	if err != nil || res.Whole < 3 || res.Whole > 5 || len(res.Games) < 2*res.Whole {
		t.Errorf("%d pairs, %d games, error %v", res.Whole, len(res.Games), err)
	}
	ctx, cancel = context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	m = newMatch(t, "pasang", strings.Replace(strangerText("silent"), "100ms", "1h", 1), "random", 1)
	if res, err := m.Run(ctx, nil); err != nil || len(res.Games) > 0 {
		t.Errorf("interrupted in its first move: %d games, error %v", len(res.Games), err)
	}
}

// A game that does not end is given up and won by nobody.
func TestTooLong(t *testing.T) {
	m := newMatch(t, "congklak", "random", "random", 1)
	m.Plies = 5
	for _, g := range run(t, m).Games {
		if g.Reason != TooLong || g.Share != 0.5 || g.ShareOf(3-g.SeatOfA) != 0.5 || len(g.Moves) != 5 {
			t.Errorf("%s after %d plies, A got %v", g.Reason, len(g.Moves), g.Share)
		}
	}
}

// A game is saved with who played it and can be read back.
func TestSaves(t *testing.T) {
	for _, g := range run(t, newMatch(t, "mandiri", "greedy", "random", 1)).Games {
		text, err := g.Save([2]string{"greedy", "random"}).Text()
		if err != nil {
			t.Fatal(err)
		}
		save, err := core.ReadSave(text, catalog.Games())
		if err != nil || len(save.Moves) != len(g.Moves) {
			t.Errorf("%d moves of %d, %v", len(save.Moves), len(g.Moves), err)
		}
		for seat := 1; seat <= 3; seat++ {
			want := "random"
			if seat == int(g.SeatOfA) {
				want = "greedy"
			}
			if got := save.Tags[fmt.Sprintf("seat%d", seat)]; got != want {
				t.Errorf("seat %d: %q, want %q", seat, got, want)
			}
		}
	}
}
