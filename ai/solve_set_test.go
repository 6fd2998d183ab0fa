package ai

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"papan/core"
	"papan/core/pasang"
)

// endgamesFile holds positions of games that the engine played against itself.
const endgamesFile = "testdata/pasang_endgames.txt"

var writeEndgames = flag.Bool("endgames", false, "play the games anew and write "+endgamesFile)

// brackets are the numbers of tokens left by which endgames are told apart:
// from each to the next less one, the last for one more step of five.
var brackets = []int{20, 25, 30, 35, 40}

// A game gives each bracket at most one position, so that all are of different
// games; perBracket games that reach it make it full.
const perBracket = 100

// TestEndgames checks that the file holds what its name says and, told so,
// makes it: the engine plays itself at 4,000 positions a move, with a whim of a
// point, from the published patterns in turn.
func TestEndgames(t *testing.T) {
	if *writeEndgames {
		playEndgames(t)
	}
	set := endgames(t)
	for i, lo := range brackets[:len(brackets)-1] {
		if n := len(set[i]); n != perBracket {
			t.Errorf("%d positions of %d tokens, want %d", n, lo, perBracket)
		}
		for _, p := range set[i] {
			if n := p.Left(); n < lo || n >= brackets[i+1] || p.Phase() != pasang.Playing || len(p.Moves()) == 0 {
				t.Errorf("%s: %d tokens left, want %d to %d and a move to make", &p, n, lo, brackets[i+1]-1)
			}
		}
	}
}

// endgames returns the positions of the file by brackets.
func endgames(t testing.TB) [][]pasang.Position {
	t.Helper()
	file, err := os.Open(endgamesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	set := make([][]pasang.Position, len(brackets)-1)
	for lines := bufio.NewScanner(file); lines.Scan(); {
		text := lines.Text()
		if strings.HasPrefix(text, "#") {
			continue
		}
		p, err := pasang.Game.Open(core.Setup{Start: text})
		if err != nil {
			t.Fatal(err)
		}
		if i := bracketOf(p.(pasang.Position)); i >= 0 {
			set[i] = append(set[i], p.(pasang.Position))
		}
	}
	return set
}

// bracketOf returns the bracket of p, -1 for none.
func bracketOf(p pasang.Position) int {
	for i := range brackets[1:] {
		if n := p.Left(); n >= brackets[i] && n < brackets[i+1] {
			return i
		}
	}
	return -1
}

// playEndgames plays games until every bracket is full and writes the file.
func playEndgames(t *testing.T) {
	t.Helper()
	lists := make([][]string, len(brackets)-1)
	numbers := pasang.Patterns()
	for game := 0; shortest(lists) < perBracket; game++ {
		pattern := strconv.Itoa(numbers[game%len(numbers)])
		p, err := pasang.Game.Open(core.Setup{Values: map[string]string{"pattern": pattern}})
		if err != nil {
			t.Fatal(err)
		}
		pl := NewPlayer(Level{Nodes: 4000, Whim: 16}, uint64(game))
		next := len(lists) - 1
		for len(p.Moves()) > 0 {
			kas := p.(pasang.Position)
			for next >= 0 && kas.Left() < brackets[next] {
				next--
			}
			// Which number of a bracket is taken changes from game to game.
			if next >= 0 && kas.Left() <= brackets[next]+game%5 {
				if len(lists[next]) < perBracket {
					lists[next] = append(lists[next], p.String())
				}
				next--
			}
			m, err := pl.Move(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			p = p.After(m)
		}
	}
	var text strings.Builder
	text.WriteString("# Positions of games that the engine played against itself; made by\n# go test ./ai -run 'TestEndgames$' -endgames\n")
	for _, list := range lists {
		for _, line := range list {
			fmt.Fprintln(&text, line)
		}
	}
	if err := os.WriteFile(endgamesFile, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func shortest(lists [][]string) int {
	n := perBracket
	for _, list := range lists {
		n = min(n, len(list))
	}
	return n
}
