package coretest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"papan/core"
)

var update = flag.Bool("update", false, "write the golden playthroughs anew")

// Golden plays a random game from a seed and compares everything it shows,
// move by move, with testdata/NAME.golden in the package under test. With the
// test flag -update it writes the file.
func Golden(t *testing.T, name string, g *core.Game, setup core.Setup, seed uint64) {
	t.Helper()
	got, err := playthrough(g, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Fatalf("%s, line %d:\n got %s\nwant %s", file, i+1, gotLines[i], wantLines[i])
		}
	}
	if len(gotLines) != len(wantLines) {
		t.Fatalf("%s: %d lines, want %d", file, len(gotLines), len(wantLines))
	}
}

func playthrough(g *core.Game, setup core.Setup, seed uint64) (string, error) {
	p, err := g.Open(setup)
	if err != nil {
		return "", err
	}
	rng := rand.New(rand.NewPCG(seed, 2))
	var b strings.Builder
	for {
		fmt.Fprintf(&b, "position %s\n", p)
		ms := p.Moves()
		if len(ms) == 0 {
			break
		}
		b.WriteString("moves")
		for _, m := range ms {
			b.WriteString(" " + p.Text(m))
		}
		m := ms[rng.IntN(len(ms))]
		fmt.Fprintf(&b, "\nplay %s\n", p.Text(m))
		for _, e := range p.Events(m) {
			fmt.Fprintf(&b, "  %+v\n", e)
		}
		p = p.After(m)
	}
	r, _ := p.Result()
	fmt.Fprintf(&b, "result %+v\n", r)
	return b.String(), nil
}
