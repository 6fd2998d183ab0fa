package main

import (
	"errors"
	"flag"
	"io"
	"strings"
	"testing"
)

// TestBenchHash: a table that no machine holds is refused before it is made.
func TestBenchHash(t *testing.T) {
	for hash, want := range map[string]string{
		"0":          "bench: hash 0 is not a number from 1 to 4096",
		"4097":       "bench: hash 4097 is not a number from 1 to 4096",
		"9999999999": "bench: hash 9999999999 is not a number from 1 to 4096",
	} {
		err := run(t.Context(), []string{"bench", "-hash", hash}, stdio{strings.NewReader(""), io.Discard, io.Discard})
		if err == nil || err.Error() != want {
			t.Errorf("hash %s: error %v, want %s", hash, err, want)
		}
	}
}

// TestHelp: every command tells how it is used, which main takes for no error.
func TestHelp(t *testing.T) {
	for _, command := range []string{"match", "solve", "analyse", "tune", "book", "perft", "bench", "ugi"} {
		var out strings.Builder
		err := run(t.Context(), []string{command, "-h"}, stdio{strings.NewReader("quit\n"), &out, io.Discard})
		if !errors.Is(err, flag.ErrHelp) {
			t.Errorf("%s -h: error %v, want %v", command, err, flag.ErrHelp)
		}
		if got := out.String(); !strings.Contains(strings.ToLower(got), "usage") || !strings.Contains(got, command) {
			t.Errorf("%s -h tells %q", command, got)
		}
	}
}
