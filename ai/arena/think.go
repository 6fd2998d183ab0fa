package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"papan/ai"
	"papan/core"
)

// order is a go command: how long to search.
type order struct {
	limits   ai.Limits
	infinite bool                             // until told to stop
	left     [core.MaxSeats + 1]time.Duration // on the clock of each seat
	inc      [core.MaxSeats + 1]time.Duration // added to it by each move
}

// readOrder reads the words after go. Without any the search is infinite. One
// that is infinite answers when it is stopped, though other limits may have
// ended it before.
func readOrder(args []string) (order, error) {
	o := order{infinite: len(args) == 0}
	for len(args) > 0 {
		word := args[0]
		args = args[1:]
		if word == "infinite" {
			o.infinite = true
			continue
		}
		if len(args) == 0 {
			return o, fmt.Errorf("go %s without a number", word)
		}
		n, err := strconv.Atoi(args[0])
		if err != nil || n < 0 {
			return o, fmt.Errorf("go %s: %q is not a number of 0 or more", word, args[0])
		}
		if err := o.set(word, n); err != nil {
			return o, err
		}
		args = args[1:]
	}
	return o, nil
}

func (o *order) set(word string, n int) error {
	ms := time.Duration(min(n, math.MaxInt32)) * time.Millisecond
	switch word {
	case "depth", "nodes", "movetime":
		if n == 0 {
			return fmt.Errorf("go %s 0 leaves nothing to search", word)
		}
	}
	switch word {
	case "depth":
		o.limits.Depth = n
	case "nodes":
		o.limits.Nodes = n
	case "movetime":
		o.limits.Time = ms
	default:
		var seat int
		var kind string
		if _, err := fmt.Sscanf(word, "p%1d%s", &seat, &kind); err != nil || seat < 1 || seat > core.MaxSeats {
			return fmt.Errorf("go: unknown word %q", word)
		}
		switch kind {
		case "time":
			o.left[seat] = max(ms, time.Millisecond)
		case "inc":
			o.inc[seat] = ms
		default:
			return fmt.Errorf("go: unknown word %q", word)
		}
	}
	return nil
}

// slice is the part of the time left that one move may use, and reserve what
// is kept for the way the move has to go.
const (
	slice   = 24
	reserve = 20 * time.Millisecond
)

// limitsFor returns the limits for seat to move. A clock for that seat limits
// the time unless movetime does.
func (o order) limitsFor(seat core.Seat) ai.Limits {
	l := o.limits
	if left := o.left[seat]; left > 0 && l.Time == 0 {
		use := min(left/slice+o.inc[seat]*3/4, left-reserve)
		l.Time = max(use, time.Millisecond)
	}
	return l
}

func (s *server) running() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.cancel != nil
}

// stop ends a running search and waits for its move to be printed.
func (s *server) stop() {
	s.mu.Lock()
	if s.cancel != nil {
		s.cancel()
	}
	s.mu.Unlock()
	s.ended.Wait()
}

// goSearch starts a search of the position.
func (s *server) goSearch(args []string) error {
	o, err := readOrder(args)
	if err != nil {
		return err
	}
	if _, over := s.pos.Result(); over {
		return errors.New("game is over")
	}
	l := o.limitsFor(s.pos.Turn())
	if l == (ai.Limits{}) && !o.infinite {
		return fmt.Errorf("go without a time for seat %d", s.pos.Turn())
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.mu.Lock()
	s.cancel = cancel
	s.mu.Unlock()
	pos := s.pos
	s.ended.Go(func() {
		defer cancel()
		s.think(ctx, pos, l, o.infinite)
	})
	return nil
}

// think searches p and prints what it finds. It runs beside serve, and looks
// at nothing of the server but the engine, which is its own until it ends, and
// what the mutex guards.
func (s *server) think(ctx context.Context, p core.Position, l ai.Limits, infinite bool) {
	start := time.Now()
	report := func(info ai.Info) { s.print("%s", infoLine(p, info, time.Since(start))) }
	info, err := s.engine.Search(ctx, p, l, report)
	if infinite {
		<-ctx.Done() // the answer may not come before it is asked for
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cancel = nil
	if err != nil {
		s.printLocked("info string error %v", err)
		return
	}
	s.printLocked("bestmove %s", p.Text(info.Move))
}

// infoLine tells of an iteration. The score is in hundredths of a point (cp)
// or, when a player can be left without a move by force, the plies until then
// (mate), less than 0 when it is the player to move.
func infoLine(p core.Position, info ai.Info, took time.Duration) string {
	var b strings.Builder
	fmt.Fprintf(&b, "info depth %d score ", info.Depth)
	if win := info.Score.Win; win != 0 {
		fmt.Fprintf(&b, "mate %d", win*info.Score.Plies)
	} else {
		fmt.Fprintf(&b, "cp %d", info.Score.Margin)
	}
	nps := float64(info.Nodes) / max(took, time.Microsecond).Seconds()
	fmt.Fprintf(&b, " nodes %d nps %.0f time %d pv", info.Nodes, nps, took.Milliseconds())
	for _, m := range info.Line {
		b.WriteString(" " + p.Text(m))
		p = p.After(m)
	}
	return b.String()
}
