package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

func makeBook(t *testing.T, name string, flags ...string) string {
	t.Helper()
	return output(t, append([]string{"book", "-o", name, "-nodes", "30", "-hash", "1"}, flags...)...)
}

// A book has a move wherever a player who has kept to it may be, and none
// elsewhere.
func TestBookCovers(t *testing.T) {
	name := filepath.Join(t.TempDir(), "book")
	makeBook(t, name, "-plies", "3", "-patterns", "1,5")
	b, err := openBook(name, "book pasang nodes 30 plies 3")
	if err != nil {
		t.Fatal(err)
	}
	defer b.close()
	for _, pattern := range []string{"1", "5"} {
		key := "pattern=5"
		if pattern == "1" {
			key = "-"
		}
		p, err := pasang.Game.Open(core.Setup{}.With("pattern", pattern))
		if err != nil {
			t.Fatal(err)
		}
		first := b.entries[key+" -"]
		if _, err := core.Find(p, first); err != nil {
			t.Error(err)
		}
		for _, m := range p.Moves() {
			next, one := p.After(m), p.Text(m)
			if _, err := core.Find(next, b.entries[key+" "+one]); err != nil {
				t.Error(err)
			}
			for _, m := range next.Moves() {
				two := next.Text(m)
				_, found := b.entries[key+" "+one+","+two]
				if want := one == first; found != want {
					t.Errorf("%s after %s %s: in the book %v, want %v", key, one, two, found, want)
				}
			}
		}
	}
	if want := 2 * (1 + 11 + 10); len(b.entries) != want {
		t.Errorf("%d positions, want %d", len(b.entries), want)
	}
}

// An interrupted book, even one broken off within a line, is gone on with and
// becomes the one that was never interrupted.
func TestBookGoesOn(t *testing.T) {
	dir := t.TempDir()
	whole, broken := filepath.Join(dir, "whole"), filepath.Join(dir, "broken")
	makeBook(t, whole, "-plies", "2")
	want, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(broken, want[:len(want)/2], 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out strings.Builder
	err = run(ctx, []string{"book", "-o", broken, "-nodes", "30", "-plies", "2"}, stdio{nil, &out, io.Discard})
	if err != nil || !strings.Contains(out.String(), "interrupted; the same command goes on") {
		t.Errorf("%v\n%s", err, out.String())
	}
	makeBook(t, broken, "-plies", "2")
	if got, _ := os.ReadFile(broken); string(got) != string(want) {
		t.Errorf("gone on with:\n%s\nwant:\n%s", got, want)
	}
	if out := makeBook(t, broken, "-plies", "2"); !strings.Contains(out, "12 positions, 0 of them new") {
		t.Error(out)
	}
}

func TestBookErrors(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	letter := file("letter", "Dear all\n")
	other := file("other", "book pasang nodes 7 plies 4\n")
	short := file("short", "book pasang nodes 200000 plies 4\n- -\n")
	wrong := file("wrong", "book pasang nodes 200000 plies 4\n- - z9 +1.00\n")
	for args, want := range map[string]string{
		"":                        "book: -o names no file for the book",
		"-o x -plies 0":           "book: -plies 0 is not a number from 1 to 20",
		"-o x -nodes 0":           "book: -nodes 0 is less than 1",
		"-o x -hash 0":            "book: hash 0 is not a number from 1 to 4096",
		"-o x -patterns 77":       "book: -patterns: option pattern: ",
		"-o x -game chess":        `book: no game "chess"`,
		"-o " + dir:               "book: read " + dir,
		"-o " + letter:            "book: " + letter + " is not a book",
		"-o " + other:             "book: " + other + ` is of another kind: "book pasang nodes 7 plies 4", not "book pasang nodes 200000 plies 4"`,
		"-o " + short:             "book: " + short + ", line 2: not settings, moves and a move",
		"-o " + wrong:             "book: " + wrong + `: - -: illegal move: "z9"`,
		"-o x -position nonsense": "book: position: ",
	} {
		err := run(t.Context(), append([]string{"book"}, strings.Fields(args)...), stdio{nil, io.Discard, io.Discard})
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", args, err, want)
		}
	}
}
