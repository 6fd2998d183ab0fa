package contest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"papan/core"
)

// stranger is a program that speaks the Universal Game Interface.
type stranger struct {
	entrant Entrant
	process *process        // nil when it must be started anew
	options map[string]bool // that it has
	game    *Game           // that it has been told of
	fen     bool            // the position's text tells it what no option can
}

// startTime is how long a program may take until it is ready.
const startTime = 10 * time.Second

// newStranger starts the program, so that one that cannot be is told of at once.
func newStranger(e Entrant) (Player, error) {
	s := &stranger{entrant: e}
	if err := s.start(context.Background()); err != nil {
		s.stop()
		return nil, fmt.Errorf("%s: %w", e.command[0], err)
	}
	return s, nil
}

// start starts the program and learns its options.
func (s *stranger) start(ctx context.Context) error {
	p, err := launch(s.entrant.command)
	if err != nil {
		return err
	}
	s.process, s.options, s.game = p, map[string]bool{}, nil
	p.send("ugi")
	err = s.listen(ctx, startTime, "ugi", func(line string) bool {
		if option, ok := strings.CutPrefix(line, "option name "); ok {
			name, _, _ := strings.Cut(option, " type ")
			s.options[strings.TrimSpace(name)] = true
		}
		return line == "ugiok"
	})
	if err != nil {
		return err
	}
	own := s.entrant.set
	if n := s.entrant.hash; n > 0 {
		own = append(own[:len(own):len(own)], setting{"hash", strconv.Itoa(n)})
	}
	if n := s.entrant.threads; n > 0 {
		own = append(own[:len(own):len(own)], setting{"threads", strconv.Itoa(n)})
	}
	for _, o := range own {
		if !s.options[o.name] {
			return fmt.Errorf("it has no option %q", o.name)
		}
		s.setOption(o.name, o.value)
	}
	return s.ready(ctx)
}

// listen reads lines until done says so, for at most limit. What the program
// says of an error ends it too.
func (s *stranger) listen(ctx context.Context, limit time.Duration, asked string, done func(string) bool) error {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	for {
		line, err := s.process.read(ctx, timer.C)
		if errors.Is(err, errLate) {
			return fmt.Errorf("no answer to %q within %v", asked, limit)
		}
		if err != nil {
			return err
		}
		if text, bad := strings.CutPrefix(line, "info string error "); bad {
			return fmt.Errorf("it says: %s", text)
		}
		if done(strings.TrimSpace(line)) {
			return nil
		}
	}
}

func (s *stranger) setOption(name, value string) {
	s.process.send("setoption name " + name + " value " + value)
}

func (s *stranger) ready(ctx context.Context) error {
	s.process.send("isready")
	return s.listen(ctx, startTime, "isready", func(line string) bool { return line == "readyok" })
}

// Move asks the program. One that has failed is started anew for the next game.
func (s *stranger) Move(ctx context.Context, g *Game) (core.Move, error) {
	m, err := s.ask(ctx, g)
	if err != nil {
		s.stop()
	}
	return m, err
}

func (s *stranger) ask(ctx context.Context, g *Game) (core.Move, error) {
	if s.process == nil {
		if err := s.start(ctx); err != nil {
			return core.Move{}, err
		}
	}
	if g != s.game {
		if err := s.begin(ctx, g); err != nil {
			return core.Move{}, err
		}
	}
	position, err := s.position(g)
	if err != nil {
		return core.Move{}, err
	}
	s.process.send(position)
	limits, patience := s.orders()
	s.process.send("go" + limits)
	var best string
	err = s.listen(ctx, patience, "go"+limits, func(line string) (done bool) {
		best, done = strings.CutPrefix(line, "bestmove")
		return done
	})
	if err != nil {
		return core.Move{}, err
	}
	words := strings.Fields(best)
	if len(words) == 0 {
		return core.Move{}, errors.New("bestmove without a move")
	}
	return core.Find(g.Position, words[0])
}

// begin tells the program what is played.
func (s *stranger) begin(ctx context.Context, g *Game) error {
	if s.options["game"] {
		s.setOption("game", g.Rules.ID)
	}
	told := core.Setup{Seats: g.Setup.Seats, Values: map[string]string{}}
	for _, o := range g.Rules.Options {
		if s.options[o.Name] {
			told.Values[o.Name] = g.Setup.Value(o.Name)
			s.setOption(o.Name, g.Setup.Value(o.Name))
		}
	}
	if s.options["seats"] {
		s.setOption("seats", strconv.Itoa(g.Setup.Seats))
	}
	fen, err := needsText(g, told)
	if err != nil {
		return err
	}
	s.process.send("uginewgame")
	s.game, s.fen = g, fen
	return s.ready(ctx)
}

// needsText reports whether a program that has been told of the setup told
// must have the start as a position text. The error says that this too leaves
// out something.
func needsText(g *Game, told core.Setup) (bool, error) {
	start, err := g.Rules.Open(g.Setup)
	if err != nil {
		return false, err
	}
	if own, err := g.Rules.Open(told); err == nil && own == start {
		return false, nil
	}
	told.Start = start.String()
	if read, err := g.Rules.Open(told); err == nil && read == start {
		return true, nil
	}
	for _, o := range g.Rules.Options {
		if _, known := told.Values[o.Name]; !known && g.Setup.Value(o.Name) != o.Default {
			return false, fmt.Errorf("it has no option %q and cannot play this game", o.Name)
		}
	}
	return true, nil
}

// position is the command that tells where g stands.
func (s *stranger) position(g *Game) (string, error) {
	start, err := g.Rules.Open(g.Setup)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("position startpos")
	if s.fen {
		b.Reset()
		b.WriteString("position fen " + start.String())
	}
	for i, m := range g.Moves {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + start.Text(m))
		start = start.After(m)
	}
	return b.String(), nil
}

// orders are the words after go and how long the answer is waited for.
func (s *stranger) orders() (string, time.Duration) {
	l := s.entrant.limits
	if l.Depth == 0 && l.Nodes == 0 && l.Time == 0 {
		l = usualLimits
	}
	words, patience := "", time.Minute
	if l.Depth > 0 {
		words += fmt.Sprintf(" depth %d", l.Depth)
	}
	if l.Nodes > 0 {
		words += fmt.Sprintf(" nodes %d", l.Nodes)
	}
	if l.Time > 0 {
		words += fmt.Sprintf(" movetime %d", l.Time.Milliseconds())
		patience = l.Time + time.Second
	}
	return words, cmp.Or(s.entrant.timeout, patience)
}

// stop kills the program, if it runs.
func (s *stranger) stop() {
	if s.process != nil {
		s.process.kill()
		s.process = nil
	}
}

// Close ends the program.
func (s *stranger) Close() {
	if s.process != nil {
		s.process.end()
		s.process = nil
	}
}
