package session

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	"papan/core"
)

// Player is a seat played by the program.
type Player interface {
	// Move returns a legal move of p, which is not over. When ctx ends it
	// returns at once with the best it has found so far; the session drops an
	// answer that nobody waits for any more. It runs on a goroutine of its own.
	Move(ctx context.Context, p core.Position) (core.Move, error)
}

// Config is what a session is made of. Board and Post are needed, everything
// else may be left out. All functions but Post and After are called on the UI
// goroutine, and must not act on the session before they have returned.
type Config struct {
	Save    core.Save             // the game so far; for a new game, its Game and Setup
	Players [core.MaxSeats]Player // seat 1 first; nil for a person
	Board   Board

	// Post runs a function on the UI goroutine, later and in order.
	Post func(func())
	// Store keeps a save. It is called whenever what a restart must bring back
	// has changed: after every ply, take-back and step, and by Pause.
	Store func(core.Save)
	// Changed says that something beside the board is out of date: the turn
	// line, the result, a button.
	Changed func()
	// Confirm reports whether a touch that settles a move of several touches
	// should ask for a second one, because the sites are small. Default: never.
	Confirm func() bool
	// Beat is the least time between the computer's turn coming up and its
	// move being shown. Default: 600 ms.
	Beat func() time.Duration
	// Now reads the clock and After calls a function, on any goroutine, when
	// the time has passed. Default: the machine's own.
	Now   func() time.Time
	After func(time.Duration, func())

	spawn func(func()) // starts a goroutine; tests put their own order here
}

// Session is one game being played, on the UI goroutine and on no other.
//
// The truth is the record and how much of it is played; the cursor is the ply
// the board shows. With the cursor at the last ply played the game goes on;
// before it, the game is being looked through and nobody moves.
type Session struct {
	cfg  Config
	save core.Save // Game, Setup, and the tags that are not the session's own

	moves  []core.Move     // as played, then those taken back, for Redo
	line   []core.Position // line[i] is the position before moves[i]; one more than moves
	played int             // moves[:played] have been played
	cursor int             // the board shows line[cursor]

	picks   []core.Site
	refusal core.Refusal
	hint    core.Move

	job    *job // the one search running in the background, or nil
	err    error
	held   bool
	paused bool
	closed bool

	scene     int  // number of the animation begun last
	animating bool // it is still running
	handover  bool // it shows the turn passing on, so a touch only skips it
	passed    time.Time

	resigned core.Seat
	undone   int
	hints    int
}

// New returns a session that has laid the game of cfg.Save on the board and,
// when it is a computer's turn, set it thinking. It does not call Store or
// Changed. The error says which move of the save cannot be played, or what
// cfg lacks.
func New(cfg Config) (*Session, error) {
	if cfg.Save.Game == nil || cfg.Board == nil || cfg.Post == nil {
		return nil, errors.New("session: a game, a board and Post are needed")
	}
	setup, err := cfg.Save.Game.Complete(cfg.Save.Setup)
	if err != nil {
		return nil, fmt.Errorf("session: %w", err)
	}
	cfg.Save.Setup = setup
	line, err := cfg.Save.Replay()
	if err != nil {
		return nil, fmt.Errorf("session: %w", err)
	}
	cfg.fill()
	s := &Session{cfg: cfg, save: cfg.Save, line: line}
	s.save.Record = s.save.Record.Clone()
	s.moves, s.save.Moves = s.save.Moves, nil
	s.played, s.cursor = len(s.moves), len(s.moves)
	s.save.Tags = maps.Clone(cfg.Save.Tags)
	s.readTags()
	s.lay()
	s.think()
	return s, nil
}

func (c *Config) fill() {
	if c.Store == nil {
		c.Store = func(core.Save) {}
	}
	if c.Changed == nil {
		c.Changed = func() {}
	}
	if c.Confirm == nil {
		c.Confirm = func() bool { return false }
	}
	if c.Beat == nil {
		c.Beat = func() time.Duration { return 600 * time.Millisecond }
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.After == nil {
		c.After = func(d time.Duration, f func()) { time.AfterFunc(d, f) }
	}
	if c.spawn == nil {
		c.spawn = func(f func()) { go f() }
	}
}

// Close ends the session: the search is cancelled, and nothing that is called
// or answers later does anything. It does not call Store.
func (s *Session) Close() {
	s.halt()
	s.closed = true
}
