package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"papan/core"
	"papan/core/catalog"
)

// What is tuned from games is tuned from their file again.
func TestTune(t *testing.T) {
	for _, id := range []string{"pasang", "congklak"} {
		file := filepath.Join(t.TempDir(), "positions.csv")
		first := output(t, "tune", "-game", id, "-games", "40", "-nodes", "20", "-positions", file)
		if !strings.Contains(first, " positions of 40 games\n") || !strings.Contains(first, "\nmargin ") || !strings.Contains(first, "held out") {
			t.Errorf("%s:\n%s", id, first)
		}
		if again := output(t, "tune", "-game", id, "-from", file); again != first {
			t.Errorf("%s from its file:\n%s\nwant:\n%s", id, again, first)
		}
	}
}

func TestFeatures(t *testing.T) {
	e := "..........."
	kas := strings.Join([]string{".......2...", e, e, e, e, e, "..w....b...", e, e, e, "1.........."}, "/") + " 1 aj 5,2"
	tests := []struct{ game, position, want string }{
		// Three captures, the best of a white token (see TestPerftFromPosition);
		// the opponent could only go to c11.
		{"pasang", kas, "margin 3, to-move 1, best-capture 2, replies-1 -1, replies-3 1"},
		// The one move ends in the store: another turn.
		{"congklak", "0,0,0,0,0,0,1/3,0,0,0,0,0,2 40,52 1", "margin -12, to-move 1, row -4, replies 1, another-turn 1, best-capture 1"},
	}
	for _, test := range tests {
		g, _ := catalog.Find(test.game)
		p, err := g.Open(core.Setup{Start: test.position})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range features(p) {
			if v := f.of(p); v != 0 {
				got = append(got, f.name+" "+decimal(v))
			}
		}
		if text := strings.Join(got, ", "); text != test.want {
			t.Errorf("%s: %s, want %s", test.position, text, test.want)
		}
	}
}

func TestTuneErrors(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	columns := "game,position,margin,to-move,row,replies,another-turn,best-capture,share\n"
	for args, want := range map[string]string{
		"-games 0":                             "tune: -games 0 is not a number from 1 to 1000000",
		"-openings -1":                         "tune: -openings -1 is not a number from 0 to 100",
		"-stray 101":                           "tune: -stray 101 is not a number from 0 to 100",
		"-sample 0":                            "tune: -sample 0 is less than 1",
		"-nodes 0":                             "tune: -nodes 0 is less than 1",
		"-threads 0":                           "tune: threads 0 is not a number",
		"-game mandiri":                        "tune: nothing is known of what counts in mandiri by 3 players",
		"-game chess":                          `tune: no game "chess"`,
		"-from none":                           "tune: open none: no such file",
		"-from " + file("empty", ""):           "tune: " + dir + "/empty does not begin with the columns [game position margin",
		"-from " + file("other", "a,b\n1,2\n"): "tune: " + dir + "/other does not begin with the columns",
		"-from " + file("none", columns):       "tune: no position was gathered",
		"-from " + file("word", columns+"1,x,a,1,1,1,1,1,1\n"):  "tune: " + dir + `/word, line 2: strconv.ParseFloat: parsing "a"`,
		"-from " + file("share", columns+"1,x,1,1,1,1,1,1,7\n"): "tune: " + dir + "/share, line 2: a share of 7",
	} {
		if strings.Contains(args, dir) {
			args += " -game congklak"
		}
		err := run(t.Context(), append([]string{"tune"}, strings.Fields(args)...), stdio{nil, io.Discard, io.Discard})
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", args, err, want)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := run(ctx, []string{"tune"}, stdio{nil, io.Discard, io.Discard}); err == nil || err.Error() != "tune: no position was gathered" {
		t.Errorf("interrupted at once: error %v", err)
	}
}
