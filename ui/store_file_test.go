//go:build !js

package ui

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestFileStore(t *testing.T) {
	s := fileStore{filepath.Join(t.TempDir(), "not", "there", "yet")}
	if _, err := s.Read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("reading nothing: %v, want not exist", err)
	}
	if names, err := s.List(); err != nil || len(names) != 0 {
		t.Fatalf("listing nothing: %v, %v", names, err)
	}
	for _, text := range []string{"one\n", "two, which is longer\n", ""} {
		if err := s.Write("a.game", text); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Read("a.game"); err != nil || got != text {
			t.Errorf("read %q, %v, want %q", got, err, text)
		}
	}
	if err := s.Write("b.game", "b"); err != nil {
		t.Fatal(err)
	}
	if names, err := s.List(); err != nil || !slices.Equal(names, []string{"a.game", "b.game"}) {
		t.Errorf("list is %v, %v", names, err)
	}
	for range 2 { // the second time there is nothing to forget
		if err := s.Remove("a.game"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Read("a.game"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading what was removed: %v", err)
	}
}

// TestBrokenOff: a write that was broken off leaves the old text and no name.
func TestBrokenOff(t *testing.T) {
	s := fileStore{t.TempDir()}
	if err := s.Write("a", "old"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(s.dir, "a"+partial), []byte("ne"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Read("a"); err != nil || got != "old" {
		t.Errorf("read %q, %v, want the old text", got, err)
	}
	if names, _ := s.List(); !slices.Equal(names, []string{"a"}) {
		t.Errorf("list is %v, want only a", names)
	}
	if err := s.Write("a", "new"); err != nil {
		t.Fatal(err)
	}
	if got, _ := s.Read("a"); got != "new" {
		t.Errorf("read %q, want new", got)
	}
}

// TestUnwritable: what could not be written is an error and loses nothing.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := (fileStore{file}).Write("a", "text"); err == nil {
		t.Error("writing into a directory that is a file succeeded")
	}
}
