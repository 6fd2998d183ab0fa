package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
)

// positionText is a line of a file of positions.
type positionText struct {
	line int // from 1
	text string
}

// readPositions reads position texts, one a line, from a file, or from in when
// its name is "-". Empty lines and those that begin with # count for nothing.
func readPositions(name string, in io.Reader) ([]positionText, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	var list []positionText
	s := bufio.NewScanner(in)
	for n := 1; s.Scan(); n++ {
		if text := strings.TrimSpace(s.Text()); text != "" && !strings.HasPrefix(text, "#") {
			list = append(list, positionText{n, text})
		}
	}
	if err := s.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no position in it", name)
	}
	return list, nil
}
