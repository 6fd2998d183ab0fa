package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"papan/ai"
	"papan/core"
	"papan/core/catalog"
)

// ends are positions near the end of Congklak, small enough for a plain search.
var ends = []string{
	"0,0,0,0,0,1,1/0,0,0,0,0,2,1 40,53 1",
	"0,0,0,0,0,1,1/0,0,0,0,0,2,1 40,53 2",
	"1,0,2,0,0,0,0/0,3,0,0,1,0,0 45,46 1",
	"0,0,0,0,0,0,2/0,0,0,0,0,0,0 48,48 1",
}

// worth is the margin for the player to move, by trying everything.
func worth(p core.Position) int {
	seat, best := p.Turn(), -1<<30
	for _, m := range p.Moves() {
		next := p.After(m)
		var v int
		if r, over := next.Result(); over {
			v = r.Scores[seat-1] - r.Scores[2-seat]
		} else if v = worth(next); next.Turn() != seat {
			v = -v
		}
		best = max(best, v)
	}
	return best
}

func TestSolve(t *testing.T) {
	g, _ := catalog.Find("congklak")
	var want []string
	for _, text := range ends {
		p, err := g.Open(core.Setup{Start: text})
		if err != nil {
			t.Fatal(err)
		}
		word := strconv.Itoa(worth(p))
		want = append(want, word)
		if got := lastWords(output(t, "solve", "-game", "congklak", "-position", text)); len(got) != 1 || got[0] != word {
			t.Errorf("%s: %v, want %s", text, got, word)
		}
	}
	file := filepath.Join(t.TempDir(), "ends")
	if err := os.WriteFile(file, []byte("# four\n"+strings.Join(ends, "\n\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := lastWords(output(t, "solve", "-game", "congklak", "-file", file)); strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("from a file: %v, want %v", got, want)
	}
	var out strings.Builder
	if err := run(t.Context(), []string{"solve", "-game", "congklak", "-file", "-"}, stdio{strings.NewReader(ends[2]), &out, io.Discard}); err != nil {
		t.Fatal(err)
	}
	if got := lastWords(out.String()); len(got) != 1 || got[0] != want[2] {
		t.Errorf("from standard input: %v, want %s", got, want[2])
	}
}

func TestSolveGivesUp(t *testing.T) {
	if got := lastWords(output(t, "solve", "-nodes", "500")); len(got) != 1 || got[0] != "unsolved" {
		t.Errorf("a whole game in 500 positions: %v", got)
	}
}

// lastWords lists the last word of every line.
func lastWords(text string) []string {
	var words []string
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		words = append(words, fields[len(fields)-1])
	}
	return words
}

func TestAnalyse(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(output(t, "analyse", "-game", "congklak", "-set", "extra-turns=1", "-lines", "9", "-depth", "3")), "\n")
	if len(lines) != 8 || !strings.HasPrefix(lines[0], "seat 1 to move, nodes ") || !strings.HasPrefix(lines[7], " 7  ") {
		t.Errorf("of 7 moves: %q", lines)
	}
	out := output(t, "analyse", "-game", "congklak", "-position", ends[0])
	p, err := catalog.Games()[1].Open(core.Setup{Start: ends[0]})
	if err != nil {
		t.Fatal(err)
	}
	if want := "1  " + fmt.Sprintf("%+d proven", worth(p)); !strings.Contains(out, want) {
		t.Errorf("no %q in\n%s", want, out)
	}
}

func TestScoreText(t *testing.T) {
	for want, score := range map[string]ai.Score{
		"wins in 5":  {Win: 1, Plies: 5, Margin: 1},
		"loses in 4": {Win: -1, Plies: 4, Margin: -1},
		"+7 proven":  {Margin: 700, Exact: true},
		"+0 proven":  {Exact: true},
		"-3.25":      {Margin: -325},
	} {
		if got := scoreText(score); got != want {
			t.Errorf("%+v: %q, want %q", score, got, want)
		}
	}
}

func TestThinkingErrors(t *testing.T) {
	for args, want := range map[string]string{
		"solve -hash 0":              "solve: hash 0 is not a number from 1 to 4096",
		"solve -threads 0":           "solve: threads 0 is not a number from 1 to 256",
		"solve -time -1s":            "solve: a limit is less than 0",
		"solve -position nonsense":   "solve: position: 1 parts instead of 4",
		"solve -file none":           "solve: open none: no such file or directory",
		"solve -file - -position x":  "solve: -position and -file both give positions",
		"solve -file -":              "solve: -: no position in it",
		"solve now":                  `solve: "now" is not a flag`,
		"solve -game chess":          `solve: no game "chess"`,
		"analyse -lines 0":           "analyse: 0 lines are less than 1",
		"analyse -depth -1":          "analyse: a limit is less than 0",
		"analyse -threads 999":       "analyse: threads 999 is not a number from 1 to 256",
		"analyse -set pattern=ninth": "analyse: option pattern: ",
		"bench -threads 0":           "bench: threads 0 is not a number from 1 to 256",
	} {
		err := run(t.Context(), strings.Fields(args), stdio{strings.NewReader("# nothing\n"), io.Discard, io.Discard})
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", args, err, want)
		}
	}
	over := "0,0,0,0,0,0,0/1,0,0,0,0,0,0 40,57 1"
	for _, args := range [][]string{{"solve", "-game", "congklak", "-position", over}, {"solve", "-game", "congklak", "-file", "-"}, {"analyse", "-game", "congklak", "-position", over}} {
		err := run(t.Context(), args, stdio{strings.NewReader(over), io.Discard, io.Discard})
		if err == nil || !strings.HasSuffix(err.Error(), ai.ErrOver.Error()) {
			t.Errorf("%v: error %v, want %v", args, err, ai.ErrOver)
		}
	}
}
