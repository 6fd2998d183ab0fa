package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// bookFile is a book as a text: a heading, then a line for each position.
//
//	book pasang nodes 200000 plies 4
//	- - c +3.25 depth 9
//	pattern=5 c,j b4c4xN +1-proven depth 14
//
// The words of a line are the options away from their defaults, the moves
// played, - for none of either, and the move; what follows is for people.
// Lines are only ever added, so that an interrupt loses none.
type bookFile struct {
	name    string
	file    *os.File
	entries map[string]string // moves by the two words before
	added   int
}

// openBook opens the book of that name, or begins one, with that heading.
func openBook(name, heading string) (*bookFile, error) {
	b := &bookFile{name: name, entries: map[string]string{}}
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	// A line that no newline ends was broken off in the writing.
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	if len(whole) == 0 && len(text) > 0 {
		return nil, fmt.Errorf("%s is not a book", name)
	}
	if err := b.read(string(whole), heading); err != nil {
		return nil, err
	}
	if b.file, err = os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o666); err != nil {
		return nil, err
	}
	if err := b.file.Truncate(int64(len(whole))); err != nil {
		return nil, err
	}
	if _, err := b.file.Seek(0, 2); err != nil {
		return nil, err
	}
	if len(whole) == 0 {
		_, err = fmt.Fprintln(b.file, heading)
	}
	return b, err
}

func (b *bookFile) read(text, heading string) error {
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSuffix(line, "\n")
		switch fields := strings.Fields(line); {
		case n == 1 && !strings.HasPrefix(line, "book "):
			return fmt.Errorf("%s is not a book", b.name)
		case n == 1 && line != heading:
			return fmt.Errorf("%s is of another kind: %q, not %q", b.name, line, heading)
		case n == 1:
		case len(fields) < 3:
			return fmt.Errorf("%s, line %d: not settings, moves and a move", b.name, n)
		default:
			b.entries[fields[0]+" "+fields[1]] = fields[2]
		}
	}
	return nil
}

// add adds an entry.
func (b *bookFile) add(key, move, about string) error {
	b.entries[key] = move
	b.added++
	_, err := fmt.Fprintf(b.file, "%s %s %s\n", key, move, about)
	return err
}

// close closes the file and returns its size in bytes.
func (b *bookFile) close() (int64, error) {
	info, err := b.file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), b.file.Close()
}
