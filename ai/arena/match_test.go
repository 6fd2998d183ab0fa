package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"papan/ai/arena/elo"
	"papan/core"
	"papan/core/catalog"
)

// TestMain lets the test program be the arena: started with the word arena it
// runs the command that follows.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "arena" {
		signal.Ignore(os.Interrupt)
		if err := run(context.Background(), os.Args[2:], stdio{os.Stdin, os.Stdout, os.Stderr}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// ours is the entrant text of the arena itself, by way of its interface.
func ours(limits string) string { return fmt.Sprintf(`%s,cmd:"%s" arena ugi`, limits, os.Args[0]) }

// The engine plays the same moves asked directly and by its interface, in
// every game, under options that are not the usual ones.
func TestMatchWithOurselves(t *testing.T) {
	for _, flags := range [][]string{
		{"-game", "pasang", "-patterns", "1,5", "-set", "promotion=slide"},
		{"-game", "congklak", "-set", "holes=5", "-set", "first-turn=one"},
		{"-game", "raja-pasu", "-set", "match=best-of-3"},
		{"-game", "mandiri", "-set", "final-four=stays"},
	} {
		moves := map[string]bool{}
		for _, a := range []string{"nodes:40", ours("nodes:40,hash:1")} {
			file := filepath.Join(t.TempDir(), "games.csv")
			out := output(t, append([]string{"match", "-a", a, "-b", "greedy", "-pairs", "2", "-csv", file}, flags...)...)
			if strings.Contains(out, "failures") {
				t.Errorf("%v:\n%s", flags, out)
			}
			var all strings.Builder
			for _, row := range readCSV(t, file)[1:] {
				all.WriteString(row[len(row)-1] + "\n")
			}
			moves[all.String()] = true
		}
		if len(moves) != 1 {
			t.Errorf("%v: other moves by way of the interface: %v", flags, moves)
		}
	}
}

func readCSV(t *testing.T, name string) [][]string {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// A match leaves its games as saves, a table and JSON.
func TestMatchKeepsGames(t *testing.T) {
	dir := t.TempDir()
	name := func(s string) string { return filepath.Join(dir, s) }
	args := []string{"match", "-a", "greedy", "-b", "random", "-games", "3", "-sprt", "0,50"}
	out := output(t, append(args, "-record", name("games")+"/", "-csv", name("m.csv"), "-json", name("m.json"))...)
	for _, want := range []string{"A  greedy\n", "games    4, A won ", "pairs    A got 0: ", "Elo      A ", "SPRT     +50.0 against +0.0: LLR "} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	rows := readCSV(t, name("m.csv"))
	var result struct {
		Won, Drawn, Lost int
		Pentanomial      []int
		Games            []struct{ Moves string }
		Seats            []struct {
			Any float64 `json:"score"`
		}
		SPRT struct{ Verdict string }
	}
	text, err := os.ReadFile(name("m.json"))
	if err == nil {
		err = json.Unmarshal(text, &result)
	}
	if err != nil || len(rows) != 5 || len(result.Games) != 4 || result.Won+result.Drawn+result.Lost != 4 || len(result.Pentanomial) != 5 || len(result.Seats) != 2 || result.Seats[0].Any+result.Seats[1].Any != 1 || result.SPRT.Verdict != "undecided" {
		t.Errorf("%d rows; %+v, %v", len(rows), result, err)
	}
	for i := range 4 {
		text, err := os.ReadFile(name(fmt.Sprintf("games/%05d.txt", i+1)))
		if err != nil {
			t.Fatal(err)
		}
		save, err := core.ReadSave(string(text), catalog.Games())
		if got := len(strings.Fields(result.Games[i].Moves)); err != nil || len(save.Moves) != got || save.Tags["seat1"] == "" {
			t.Errorf("game %d: %d moves saved of %d, tags %v, %v", i+1, len(save.Moves), got, save.Tags, err)
		}
	}
	output(t, append(args, "-record", name("all.txt"))...)
	if text, _ := os.ReadFile(name("all.txt")); strings.Count(string(text), "papan 1\n") != 4 {
		t.Errorf("all in one file: %q", text)
	}
}

func TestMatchFromPositions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "starts")
	text := "# ends of games\n\n0,0,0,0,0,1,1/0,0,0,0,0,2,1 40,53 1\n0,0,0,0,0,1,1/0,0,0,0,0,2,1 40,53 2\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out := output(t, "match", "-a", "depth:4", "-b", "random", "-game", "congklak", "-openings", file, "-pairs", "2")
	if !strings.Contains(out, "2 openings, 2 different") {
		t.Error(out)
	}
	os.WriteFile(file, []byte(text+"0,0,0,0,0,1,1/0,0 40,53 2\n"), 0o666)
	err := run(t.Context(), []string{"match", "-a", "random", "-b", "random", "-game", "congklak", "-openings", file}, stdio{nil, io.Discard, io.Discard})
	if err == nil || !strings.Contains(err.Error(), "line 5: ") {
		t.Errorf("error %v, want one of line 5", err)
	}
}

// A match that cannot begin leaves the games of another as they were; one that
// can takes their place.
func TestMatchOverwrites(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games")
	old := strings.Repeat("of another match\n", 1000)
	if err := os.WriteFile(name, []byte(old), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"match", "-a", "random", "-pairs", "1", "-record", name, "-b"}
	if err := run(t.Context(), append(args, "cmd:./no-such-file"), stdio{nil, io.Discard, io.Discard}); err == nil {
		t.Error("no error")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := run(ctx, append(args, "greedy"), stdio{nil, io.Discard, io.Discard}); err != nil {
		t.Error(err)
	}
	if text, _ := os.ReadFile(name); string(text) != old {
		t.Errorf("%d bytes left of %d", len(text), len(old))
	}
	output(t, append(args, "greedy")...)
	if text, _ := os.ReadFile(name); !strings.HasPrefix(string(text), "papan 1\n") || strings.Contains(string(text), "another") {
		t.Errorf("now there is %q", text)
	}
}

// An interrupted match tells what was played.
func TestMatchInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out strings.Builder
	err := run(ctx, []string{"match", "-a", "random", "-b", "greedy"}, stdio{nil, &out, io.Discard})
	if err != nil || !strings.Contains(out.String(), "interrupted after 0 of 20 pairs") {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// Every wrong flag has one clear error.
func TestMatchErrors(t *testing.T) {
	dir := t.TempDir()
	both := []string{"match", "-a", "random", "-b", "random"}
	tests := []struct {
		args []string
		want string
	}{
		{[]string{"match"}, "match: -a: who plays? See match -h"},
		{[]string{"match", "-a", "random"}, "match: -b: who plays? See match -h"},
		{[]string{"match", "-a", "random", "-b", "strong"}, `match: -b: entrant "strong": "strong" is not known`},
		{append(both, "more"), `match: "more" is not a flag`},
		{append(both, "-pairs", "2", "-games", "4"), "match: -pairs and -games say the same; give one"},
		{append(both, "-pairs", "-2"), "match: -pairs and -games are from 1 to 1000000"},
		{append(both, "-concurrency", "0"), "match: -concurrency and -plies are at least 1, not 0 and 2000"},
		{append(both, "-sprt", "5"), `match: -sprt: "5" is not two Elo differences, such as 0,10`},
		{append(both, "-sprt", "5,0"), "match: -sprt: 5 is not less than 0 Elo"},
		{append(both, "-sprt", "0,5", "-alpha", "0"), "match: -sprt: alpha 0 and beta 0.05 are not above 0 and together below 1"},
		{append(both, "-sprt", "0,5", "-game", "mandiri"), "match: -sprt is for two seats, not 3"},
		{append(both, "-game", "chess"), `match: no game "chess"; there are pasang, congklak, raja-pasu, mandiri`},
		{append(both, "-set", "centre=wide"), `match: option centre: "wide" is not one of broken, open`},
		{append(both, "-openings", "101"), "match: -openings: 101 is not a number of plies from 0 to 100"},
		{append(both, "-openings", filepath.Join(dir, "none")), "match: -openings: open " + filepath.Join(dir, "none") + ": no such file or directory"},
		{append(both, "-patterns", "1,99"), `match: -patterns: option pattern: "99" is no number from 1 to 39, no random-SEED and not eleven ranks joined by / signs`},
		{append(both, "-patterns", "all", "-game", "congklak"), "match: -patterns: congklak has no start patterns"},
		{append(both, "-patterns", "all", "-set", "pattern=3"), "match: -patterns and -set pattern both say where games begin"},
		{append(both, "-csv", filepath.Join(dir, "no", "file")), "match: open " + filepath.Join(dir, "no", "file") + ": no such file or directory"},
		{[]string{"match", "-a", "cmd:" + filepath.Join(dir, "none"), "-b", "random"}, "match: A: " + filepath.Join(dir, "none") + ": fork/exec " + filepath.Join(dir, "none") + ": no such file or directory"},
	}
	for _, test := range tests {
		err := run(t.Context(), test.args, stdio{nil, io.Discard, io.Discard})
		if err == nil || err.Error() != test.want {
			t.Errorf("%q:\n got %v\nwant %s", test.args[1:], err, test.want)
		}
	}
}

func TestEloText(t *testing.T) {
	inf := math.Inf(1)
	for want, e := range map[string]elo.Mean{
		"+0, of which these pairs tell no error": {Value: -0.2},
		"+31 ± 33, 95 %: -2 to +63":              {Value: 31.2, Low: -2.3, High: 62.9, Sure: true},
		"+382, 95 %: +209 to +∞":                 {Value: 382, Low: 209, High: inf, Sure: true},
		"-∞, of which these pairs tell no error": {Value: -inf, Low: -inf, High: -inf},
	} {
		if got := eloText(e); got != want {
			t.Errorf("%+v: %q, want %q", e, got, want)
		}
	}
}

func TestProgress(t *testing.T) {
	p := newProgress(io.Discard, "pairs", 50)
	for _, test := range []struct {
		done  int
		ticks int // seconds
		want  string
	}{
		{0, 0, "[........................] 0/50 pairs  A 50.0 %"},
		{20, 5, "[#########...............] 20/50 pairs 4.0/s 8s left  A 50.0 %"},
		{1, 120, "[........................] 1/50 pairs 30.0/h 1h38m0s left  A 50.0 %"},
		{12, 360, "[#####...................] 12/50 pairs 2.0/min 19m0s left  A 50.0 %"},
		{50, 50, "[########################] 50/50 pairs 1.0/s 0s left  A 50.0 %"},
	} {
		if got := p.line(test.done, time.Duration(test.ticks)*time.Second, "A 50.0 %"); got != test.want {
			t.Errorf("%d after %d s: %q, want %q", test.done, test.ticks, got, test.want)
		}
	}
}
