package core

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// SaveVersion is the version of the save text that this program writes.
const SaveVersion = 1

// Save is a record with what the program wants to remember beside it, such as
// the players' names.
//
// Its text has a line for each thing, the first word saying what:
//
//	papan 1
//	game pasang 1
//	seats 2
//	set pattern 1
//	start w.b…            only when the game began elsewhere
//	tag seat1 "Aminah"
//	move c
//	move j
//	end 2
type Save struct {
	Record
	Tags map[string]string // names are single words
}

var (
	// ErrNewer is wrapped by the error for a save of a newer program. The text
	// must be kept as it is.
	ErrNewer = errors.New("saved by a newer version of the program")
	// ErrDamaged is wrapped by the error for a save whose beginning could be
	// read and whose rest could not.
	ErrDamaged = errors.New("the rest of the saved game is damaged")
)

// SaveError tells where a save text could not be read and why.
type SaveError struct {
	Line int // from 1
	Err  error
}

func (e *SaveError) Error() string { return fmt.Sprintf("saved game, line %d: %v", e.Line, e.Err) }

// Unwrap returns the cause.
func (e *SaveError) Unwrap() error { return e.Err }

// Text returns the save text of s, or an error when its record cannot be replayed.
func (s Save) Text() (string, error) {
	setup, err := s.Game.Complete(s.Setup)
	if err != nil {
		return "", err
	}
	line, err := s.Replay()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "papan %d\ngame %s %d\nseats %d\n", SaveVersion, s.Game.ID, s.Game.Rules, setup.Seats)
	for _, o := range s.Game.Options {
		fmt.Fprintf(&b, "set %s %s\n", o.Name, setup.Value(o.Name))
	}
	if setup.Start != "" {
		fmt.Fprintf(&b, "start %s\n", setup.Start)
	}
	for _, name := range sortedKeys(s.Tags) {
		fmt.Fprintf(&b, "tag %s %s\n", name, strconv.Quote(s.Tags[name]))
	}
	for i, m := range s.Moves {
		fmt.Fprintf(&b, "move %s\n", line[i].Text(m))
	}
	fmt.Fprintf(&b, "end %d\n", len(s.Moves))
	return b.String(), nil
}

// ReadSave reads a save text of one of the given games. The error, if any, is
// a [*SaveError]. When it wraps [ErrDamaged], the returned save is the good
// part: the whole setup and every move before the damage.
func ReadSave(text string, games []*Game) (Save, error) {
	r := saveReader{games: games, save: Save{Tags: map[string]string{}}}
	r.save.Setup.Values = map[string]string{}
	lines := strings.Split(text, "\n")
	// A line that no newline ends may be half a line, and half a move can be
	// another legal one.
	if last := len(lines) - 1; !strings.HasPrefix(lines[last], "end ") {
		lines = lines[:last]
	}
	for i, line := range lines {
		if err := r.line(i, strings.TrimSuffix(line, "\r")); err != nil {
			return r.failed(i+1, err)
		}
		if r.ended {
			return r.save, nil
		}
	}
	return r.failed(len(lines)+1, errors.New("it breaks off"))
}

type saveReader struct {
	games []*Game
	save  Save
	p     Position // set once the moves have begun
	ended bool
}

func (r *saveReader) failed(line int, err error) (Save, error) {
	// Broken right before its first move, a save still has its whole setup.
	if r.p == nil && r.save.Game != nil && len(r.save.Setup.Values) == len(r.save.Game.Options) {
		if e := r.begin(); e != nil {
			err = e
		}
	}
	if r.p == nil || errors.Is(err, ErrNewer) {
		return Save{}, &SaveError{line, err}
	}
	return r.save, &SaveError{line, fmt.Errorf("%w: %w", ErrDamaged, err)}
}

func (r *saveReader) line(i int, line string) error {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case i == 0:
		return r.version(word, rest)
	case i == 1:
		return r.game(word, rest)
	case word == "move":
		return r.move(rest)
	case word == "end":
		return r.end(rest)
	case r.p != nil:
		return fmt.Errorf("%q among the moves", word)
	case word == "seats":
		n, err := strconv.Atoi(rest)
		r.save.Setup.Seats = n
		return err
	case word == "set":
		name, value, _ := strings.Cut(rest, " ")
		r.save.Setup.Values[name] = value
		return nil
	case word == "start":
		r.save.Setup.Start = rest
		return nil
	case word == "tag":
		name, value, _ := strings.Cut(rest, " ")
		value, err := strconv.Unquote(value)
		if err != nil {
			return fmt.Errorf("tag %s: not a quoted text", name)
		}
		r.save.Tags[name] = value
		return nil
	}
	return fmt.Errorf("unknown word %q", word)
}

func (r *saveReader) version(word, rest string) error {
	v, err := strconv.Atoi(rest)
	if word != "papan" || err != nil || v < 1 {
		return errors.New("not a saved game of Papan")
	}
	if v > SaveVersion {
		return fmt.Errorf("%w: format %d, known up to %d", ErrNewer, v, SaveVersion)
	}
	return nil
}

func (r *saveReader) game(word, rest string) error {
	id, rules, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(rules)
	if word != "game" || err != nil {
		return errors.New("it does not say which game it is")
	}
	i := slices.IndexFunc(r.games, func(g *Game) bool { return g.ID == id })
	if i < 0 {
		return fmt.Errorf("%w: game %q is not known", ErrNewer, id)
	}
	if n > r.games[i].Rules {
		return fmt.Errorf("%w: rules %d of %s, known up to %d", ErrNewer, n, id, r.games[i].Rules)
	}
	r.save.Game = r.games[i]
	return nil
}

// begin completes the setup and opens the first position.
func (r *saveReader) begin() error {
	setup, err := r.save.Game.Complete(r.save.Setup)
	if err != nil {
		return err
	}
	p, err := r.save.Game.Open(setup)
	if err != nil {
		return err
	}
	r.save.Setup, r.p = setup, p
	return nil
}

func (r *saveReader) move(text string) error {
	if r.p == nil {
		if err := r.begin(); err != nil {
			return err
		}
	}
	m, err := Find(r.p, text)
	if err != nil {
		return err
	}
	r.p = r.p.After(m)
	r.save.Moves = append(r.save.Moves, m)
	return nil
}

func (r *saveReader) end(count string) error {
	if r.p == nil {
		if err := r.begin(); err != nil {
			return err
		}
	}
	if n, err := strconv.Atoi(count); err != nil || n != len(r.save.Moves) {
		return fmt.Errorf("%d moves where the last line says %q", len(r.save.Moves), count)
	}
	r.ended = true
	return nil
}

func sortedKeys(m map[string]string) []string {
	return slices.Sorted(maps.Keys(m))
}
