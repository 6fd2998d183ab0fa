package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"

	"papan/core"
	"papan/core/catalog"
	"papan/core/coretest"
	"papan/core/pasang"
)

// client talks to a server over pipes.
type client struct {
	t   *testing.T
	in  *io.PipeWriter
	out *bufio.Scanner
	end chan error
}

func dial(t *testing.T, games ...*core.Game) *client {
	t.Helper()
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	c := &client{t: t, in: inW, out: bufio.NewScanner(outR), end: make(chan error, 1)}
	go func() {
		err := newServer(games, outW).serve(inR)
		outW.Close()
		c.end <- err
	}()
	t.Cleanup(func() {
		inW.Close()
		go io.Copy(io.Discard, outR)
		if err := <-c.end; err != nil {
			t.Errorf("serve: %v", err)
		}
	})
	return c
}

func (c *client) send(line string) {
	c.t.Helper()
	if _, err := fmt.Fprintln(c.in, line); err != nil {
		c.t.Fatalf("sending %q: %v", line, err)
	}
}

// read returns the next line.
func (c *client) read() string {
	c.t.Helper()
	if !c.out.Scan() {
		c.t.Fatalf("no answer: %v", c.out.Err())
	}
	return c.out.Text()
}

// until returns the first line that begins with prefix, skipping info lines of
// a search.
func (c *client) until(prefix string) string {
	c.t.Helper()
	for {
		line := c.read()
		if strings.HasPrefix(line, prefix) {
			return line
		}
		if !strings.HasPrefix(line, "info depth") {
			c.t.Fatalf("got %q while waiting for %q", line, prefix)
		}
	}
}

// expect sends a line and compares the lines that answer it; one that ends in
// … needs only begin so.
func (c *client) expect(line string, want ...string) {
	c.t.Helper()
	c.send(line)
	for _, w := range want {
		got := c.read()
		if begin, cut := strings.CutSuffix(w, "…"); got != w && !(cut && strings.HasPrefix(got, begin)) {
			c.t.Errorf("%s: got %q, want %q", line, got, w)
		}
	}
}

func TestUGIIntroduction(t *testing.T) {
	dial(t, coretest.Kayles, pasang.Game).expect("ugi",
		"id name Papan",
		"id author the authors of Papan",
		"option name hash type spin default 4 min 1 max 4096",
		"option name threads type spin default 1 min 1 max 256",
		"option name game type combo default kayles var kayles var pasang",
		"option name row type string default 7",
		"option name again type combo default no var no var yes",
		"option name pattern type string default 1",
		"option name second-passage type combo default copy var copy var sector",
		"option name promotion type combo default either var either var slide var jump",
		"option name centre type combo default broken var broken var open",
		"ugiok")
}

func TestUGIPosition(t *testing.T) {
	c := dial(t, coretest.Kayles, pasang.Game)
	c.expect("isready", "readyok")
	c.expect("d", "position ||||||| 1 0,0", "moves 1 1-2 2 2-3 3 3-4 4 4-5 5 5-6 6 6-7 7", "result none")
	c.send("position startpos moves 1-2 4")
	c.expect("d", "position ..|.||| 1 2,1", "moves 3 5 5-6 6 6-7 7", "result none")
	c.expect("query p1turn", "response true")
	c.expect("query turn", "response 1")
	c.expect("query gameover", "response false")
	c.expect("query result", "response none")
	c.send("position  fen ||. 2 3,0  moves 1-2 ")
	c.expect("d", "position ... 1 3,2", "moves", "result p1win row-empty")
	c.expect("query p1turn", "response false")
	c.expect("query turn", "response 0")
	c.expect("query gameover", "response true")
	c.expect("query result", "response p1win")
	c.send("position fen |.. 2 1,0 moves 1")
	c.expect("query result", "response draw")
	c.expect("d", "position ... 1 1,1", "moves", "result draw row-empty")
	c.send("uginewgame")
	c.expect("d", "position ||||||| 1 0,0", "moves…", "result none")
}

func TestUGIOptions(t *testing.T) {
	c := dial(t, coretest.Kayles, pasang.Game)
	c.send("setoption name row value 3")
	c.expect("d", "position ||| 1 0,0", "moves…", "result none")
	c.send("setoption name centre value open") // kept for Pasang
	c.send("setoption name game value pasang")
	c.send("setoption name second-passage value sector")
	c.send("position startpos moves c")
	c.expect("d", "position…", "moves g h i j k", "result none")
	c.send("setoption name game value kayles")
	c.expect("d", "position ||| 1 0,0", "moves…", "result none")
	c.send("setoption name hash value 1")
	c.expect("query turn", "response 1")
}

// Every line is refused with its reason, and the position before it stays.
func TestUGIErrors(t *testing.T) {
	tests := []struct{ line, want string }{
		{"what now", `unknown command "what"`},
		{"position", "position without startpos or fen"},
		{"position fen", "position fen without a position text"},
		{"position fen moves 1", "position fen without a position text"},
		{"position start", `position "start" is neither startpos nor fen`},
		{"position startpos 1 2", `position startpos followed by "1"`},
		{"position startpos moves 1 2 2", `move 3: illegal move: "2" in ..||||| 1 1,1`},
		{"position fen gibberish", "kayles position…"},
		{"setoption", "not setoption name NAME value VALUE…"},
		{"setoption name row", "not setoption name NAME value VALUE…"},
		{"setoption name row value", "not setoption name NAME value VALUE…"},
		{"setoption row value 3", "not setoption name NAME value VALUE…"},
		{"setoption name row value many", "option row: \"many\" is not a number from 1 to 12"},
		{"setoption name nothing value 3", `no game has an option "nothing"`},
		{"setoption name centre value wide", `option centre: "wide" is not one of broken, open`},
		{"setoption name game value chess", `option game: no game "chess"`},
		{"setoption name seats value 5", "kayles is not played by 5"},
		{"setoption name seats value x", `option seats: "x" is not a number`},
		{"setoption name hash value 0", `option hash: "0" is not a number from 1 to 4096`},
		{"setoption name threads value 0", `option threads: "0" is not a number from 1 to 256`},
		{"setoption name threads value two", `option threads: "two" is not a number from 1 to 256`},
		{"query", "query asks one thing, got 0"},
		{"query weather", `unknown query "weather"`},
		{"go depth", "go depth without a number"},
		{"go depth -1", `go depth: "-1" is not a number of 0 or more`},
		{"go depth 0", "go depth 0 leaves nothing to search"},
		{"go fast 3", `go: unknown word "fast"`},
		{"go p1time 5000", "go without a time for seat 2"},
		{"go p9time 3", `go: unknown word "p9time"`},
		{"go p1tim 3", `go: unknown word "p1tim"`},
		{"go movetime soon", `go movetime: "soon" is not a number of 0 or more`},
	}
	c := dial(t, coretest.Kayles, pasang.Game)
	c.send("position startpos moves 1")
	for _, test := range tests {
		c.expect(test.line, "info string error "+test.want)
		c.expect("d", "position .|||||| 2 1,0", "moves…", "result none")
	}
	c.send("position fen ... 1 1,0")
	c.expect("go depth 3", "info string error game is over")
	c.expect("isready", "readyok")
}

func TestUGISearch(t *testing.T) {
	c := dial(t, pasang.Game)
	c.send("go depth 3")
	for depth := 1; depth <= 3; depth++ {
		line := c.read()
		var score, nodes, nps, took int
		var first string
		format := fmt.Sprintf("info depth %d score cp %%d nodes %%d nps %%d time %%d pv %%s", depth)
		if _, err := fmt.Sscanf(line, format, &score, &nodes, &nps, &took, &first); err != nil {
			t.Errorf("depth %d: %q: %v", depth, line, err)
		}
	}
	best := strings.TrimPrefix(c.until("bestmove "), "bestmove ")
	c.send("position startpos moves " + best)
	c.expect("query turn", "response 2")
	for _, line := range []string{"go nodes 500", "go movetime 5", "go p1time 200 p2time 200 p1inc 0 p2inc 10"} {
		c.send(line)
		c.until("bestmove ")
	}
}

// Every option of every game can be set to each of its values, those of several
// words too, and decides what is played.
func TestUGIEveryOption(t *testing.T) {
	values := map[string][]string{"pattern": {"7", "random-12", pasang.PatternText(9)}}
	for _, g := range catalog.Games() {
		for _, o := range g.Options {
			list := o.Values
			if list == nil {
				list = values[o.Name]
			}
			if len(list) == 0 {
				t.Fatalf("%s: no values to try for %s", g.ID, o.Name)
			}
			for _, value := range list {
				var out strings.Builder
				s := newServer(catalog.Games(), &out)
				for _, line := range []string{
					"setoption name game value " + g.ID,
					"setoption name " + o.Name + " value " + value,
					"setoption name threads value 2",
					"setoption name hash value 1",
				} {
					if err := s.follow(line); err != nil {
						t.Errorf("%s: %s: %v", g.ID, line, err)
					}
				}
				if s.rules.threads != 2 || s.rules.hash != 1 {
					t.Errorf("%d threads and %d megabytes, want 2 and 1", s.rules.threads, s.rules.hash)
				}
				want, err := g.Open(core.Setup{}.With(o.Name, value))
				if err != nil || s.pos != want {
					t.Errorf("%s: %s %s: position %s, want %s, %v", g.ID, o.Name, value, s.pos, want, err)
				}
			}
		}
	}
}

// During a search the lines that would change it are refused, the others are
// followed; stop brings the move.
func TestUGIWhileSearching(t *testing.T) {
	c := dial(t, pasang.Game)
	for _, line := range []string{"go infinite", "go", "go infinite depth 1"} {
		c.send(line)
		for _, word := range []string{"go depth 1", "position startpos", "uginewgame", "setoption name hash value 2"} {
			c.send(word)
			word, _, _ = strings.Cut(word, " ")
			if got, want := c.until("info string"), "info string error "+word+" during a search"; got != want {
				t.Errorf("got %q, want %q", got, want)
			}
		}
		c.send("isready")
		c.until("readyok")
		c.send("query turn")
		c.until("response 1")
		c.send("stop")
		c.until("bestmove ")
	}
	c.expect("stop")
	c.expect("isready", "readyok")
}

// A search that is solved still waits to be stopped when it is to be infinite.
func TestUGIInfiniteWaits(t *testing.T) {
	c := dial(t, coretest.Kayles)
	c.send("position fen |.. 1 0,0")
	c.send("go infinite")
	c.send("isready")
	c.until("readyok")
	c.send("stop")
	if got := c.until("bestmove"); got != "bestmove 1" {
		t.Errorf("got %q", got)
	}
}

// Neither quit nor the end of the input leaves a search behind.
func TestUGIEndsWhileSearching(t *testing.T) {
	for _, last := range []string{"quit\n", "quit", ""} {
		var out strings.Builder
		err := newServer([]*core.Game{pasang.Game}, &out).serve(strings.NewReader("go infinite\n" + last))
		if err != nil {
			t.Errorf("%q: %v", last, err)
		}
		if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); !strings.HasPrefix(lines[len(lines)-1], "bestmove ") {
			t.Errorf("%q: the last line is %q", last, lines[len(lines)-1])
		}
	}
}

func TestUGITime(t *testing.T) {
	tests := []struct {
		line string
		seat core.Seat
		want string
	}{
		{"movetime 70 p1time 1000", 1, "70ms"},
		{"p1time 24000 p2time 48000", 1, "1s"},
		{"p1time 24000 p2time 48000", 2, "2s"},
		{"p1time 24000 p1inc 100", 1, "1.075s"},
		{"p1time 30 p1inc 5000", 1, "10ms"},
		{"p1time 5", 1, "1ms"},
		{"p1time 0 p2time 5", 1, "1ms"},
		{"p2time 5", 1, "0s"},
	}
	for _, test := range tests {
		o, err := readOrder(strings.Fields(test.line))
		if err != nil {
			t.Errorf("%s: %v", test.line, err)
		}
		if got := o.limitsFor(test.seat).Time.String(); got != test.want {
			t.Errorf("%s: seat %d thinks for %s, want %s", test.line, test.seat, got, test.want)
		}
	}
}

// FuzzUGI: no line brings the server down, and one that is refused changes
// nothing.
func FuzzUGI(f *testing.F) {
	for _, line := range []string{
		"ugi", "isready", "uginewgame", "d", "stop", "quit", "query result", "query p1turn",
		"setoption name row value 5", "setoption name game value pasang", "setoption name hash value 2",
		"setoption name pattern value 39", "position startpos moves 1 2", "position fen ||. 1 0,0 moves 1",
		"position fen | 9 0,0", "position fen -1 1 0,0", "go depth x", "go p1time 3 p2inc", "position fen  moves moves",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if fields := strings.Fields(line); len(fields) > 0 && fields[0] == "go" {
			if _, err := readOrder(fields[1:]); err == nil {
				return // searches have tests of their own
			}
		}
		var out strings.Builder
		s := newServer([]*core.Game{coretest.Kayles, pasang.Game}, &out)
		for _, before := range []string{"", "position startpos moves 1"} {
			if err := s.follow(before); err != nil {
				t.Fatal(err)
			}
			rules, pos := fmt.Sprint(s.rules), s.pos
			if err := s.follow(line); err != nil && (fmt.Sprint(s.rules) != rules || s.pos != pos) {
				t.Errorf("%q is refused, but %s, %s became %v, %s", line, rules, pos, s.rules, s.pos)
			}
			if err := s.follow("setoption name game value kayles"); err != nil {
				t.Fatal(err)
			}
			s.describe()
		}
	})
}
