package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"papan/ai"
	"papan/core"
)

// server speaks the Universal Game Interface, UCI's sibling for other games as
// kz04px/cutegames uses it, with two words more: "query turn" and "d".
//
// A line that cannot be followed is answered by "info string error" and the
// reason, and changes nothing. While a search runs, only stop, isready, query,
// d and quit are followed.
type server struct {
	games []*core.Game
	rules rules
	pos   core.Position

	engine *ai.Engine // of the one search that may run

	mu     sync.Mutex // guards what follows
	out    *bufio.Writer
	cancel func() // ends the running search; nil when none runs
	ended  sync.WaitGroup
}

// newServer returns a server for the given games, the first one selected.
func newServer(games []*core.Game, out io.Writer) *server {
	s := &server{
		games:  games,
		rules:  rules{game: games[0], hash: ai.TableMB, threads: 1},
		engine: ai.NewEngine(ai.TableMB),
		out:    bufio.NewWriter(out),
	}
	pos, err := s.rules.open("")
	if err != nil {
		panic(err) // a game that does not begin under its own defaults
	}
	s.pos = pos
	return s
}

// errQuit ends serve.
var errQuit = errors.New("quit")

// serve follows the lines of in until quit or its end. A running search is
// then stopped and still gives its move.
func (s *server) serve(in io.Reader) error {
	r := bufio.NewReader(in)
	for {
		line, err := r.ReadString('\n')
		if e := s.follow(line); e != nil && !errors.Is(e, errQuit) {
			s.print("info string error %v", e)
		} else if e != nil {
			err = io.EOF
		}
		if err != nil {
			s.stop()
			if err == io.EOF {
				return nil
			}
			return err
		}
	}
}

// follow does what one line says.
func (s *server) follow(line string) error {
	fields := strings.Fields(line)
	if len(fields) == 0 {
		return nil
	}
	word, args := fields[0], fields[1:]
	switch word {
	case "setoption", "position", "uginewgame", "go":
		if s.running() {
			return fmt.Errorf("%s during a search", word)
		}
	}
	switch word {
	case "ugi":
		s.introduce()
	case "isready":
		s.print("readyok")
	case "uginewgame":
		return s.newGame()
	case "setoption":
		return s.setOption(line)
	case "position":
		return s.position(args)
	case "go":
		return s.goSearch(args)
	case "stop":
		s.stop()
	case "query":
		return s.query(args)
	case "d":
		s.describe()
	case "quit":
		return errQuit
	default:
		return fmt.Errorf("unknown command %q", word)
	}
	return nil
}

// print writes one line at once.
func (s *server) print(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.printLocked(format, args...)
}

func (s *server) printLocked(format string, args ...any) {
	fmt.Fprintf(s.out, format+"\n", args...)
	s.out.Flush() // who no longer listens will close our input too
}

func (s *server) newGame() error {
	pos, err := s.rules.open("")
	if err == nil {
		s.pos = pos
	}
	return err
}

// position sets the position: "startpos" or "fen" and a position text, then
// perhaps "moves" and move texts.
func (s *server) position(args []string) error {
	if len(args) == 0 {
		return errors.New("position without startpos or fen")
	}
	text, moves := args[1:], []string(nil)
	for i, word := range text {
		if word == "moves" {
			text, moves = text[:i], text[i+1:]
			break
		}
	}
	switch {
	case args[0] == "startpos" && len(text) > 0:
		return fmt.Errorf("position startpos followed by %q", text[0])
	case args[0] == "fen" && len(text) == 0:
		return errors.New("position fen without a position text")
	case args[0] != "startpos" && args[0] != "fen":
		return fmt.Errorf("position %q is neither startpos nor fen", args[0])
	}
	pos, err := s.rules.open(strings.Join(text, " "))
	if err != nil {
		return err
	}
	for i, text := range moves {
		m, err := core.Find(pos, text)
		if err != nil {
			return fmt.Errorf("move %d: %w", i+1, err)
		}
		pos = pos.After(m)
	}
	s.pos = pos
	return nil
}

// query answers one question about the position.
func (s *server) query(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("query asks one thing, got %d", len(args))
	}
	_, over := s.pos.Result()
	switch args[0] {
	case "gameover":
		s.print("response %v", over)
	case "p1turn":
		s.print("response %v", s.pos.Turn() == 1)
	case "turn":
		s.print("response %d", s.pos.Turn())
	case "result":
		outcome, _, _ := strings.Cut(result(s.pos), " ")
		s.print("response %s", outcome)
	default:
		return fmt.Errorf("unknown query %q", args[0])
	}
	return nil
}

// describe prints the position in three lines.
func (s *server) describe() {
	var moves strings.Builder
	for _, m := range s.pos.Moves() {
		moves.WriteString(" " + s.pos.Text(m))
	}
	s.print("position %s\nmoves%s\nresult %s", s.pos, moves.String(), result(s.pos))
}

// result tells how the game ended: none, or pNwin or draw and the reason. A
// shared win is a draw.
func result(p core.Position) string {
	r, over := p.Result()
	switch {
	case !over:
		return "none"
	case r.Winner() == core.Nobody:
		return "draw " + r.Reason
	}
	return "p" + strconv.Itoa(int(r.Winner())) + "win " + r.Reason
}
