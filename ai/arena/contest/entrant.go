package contest

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"papan/ai"
)

// Entrants tells how to write an entrant, for a command's help.
const Entrants = `  level:3, level:hard           a level of Papan, by number from the weakest or by code
  nodes:20000 time:200ms depth:8  Papan's engine within one or more limits; with hash:MB, threads:N
  random                        any move
  greedy                        takes the most at once
  cmd:./other -flag             a program that speaks the Universal Game Interface; before cmd:
                                come its limits and settings (time:200ms if none), set:name=value
                                for its own options, and timeout:10s, past which it loses
Parts are separated by commas: time:100ms,threads:2 or nodes:5000,set:skill=3,cmd:./other`

// Entrant is who takes part in a match, as a text describes it.
type Entrant struct {
	Name string // the text

	level   int  // not 0: a level of Papan
	simple  bool // random or greedy
	greedy  bool
	limits  ai.Limits
	hash    int // megabytes; 0 when not given
	threads int // 0 when not given
	command []string
	set     []setting
	timeout time.Duration // for one answer; 0 when not given
}

type setting struct{ name, value string }

// MaxHash is the most megabytes, and MaxThreads the most threads, that an
// engine can be given.
const (
	MaxHash    = 4096
	MaxThreads = 256
)

// usualLimits are those of an engine that has been given none.
var usualLimits = ai.Limits{Time: 200 * time.Millisecond}

// ParseEntrant reads a text like those that [Entrants] shows.
func ParseEntrant(text string) (Entrant, error) {
	e := Entrant{Name: strings.TrimSpace(text)}
	if err := e.read(e.Name); err != nil {
		return Entrant{}, fmt.Errorf("entrant %q: %w", text, err)
	}
	return e, nil
}

func (e *Entrant) read(rest string) error {
	parts := 0
	for rest != "" {
		if command, ok := strings.CutPrefix(rest, "cmd:"); ok {
			words, err := split(command)
			if err != nil {
				return err
			}
			if len(words) == 0 {
				return errors.New("cmd: without a program")
			}
			e.command = words
			break
		}
		var part string
		part, rest, _ = strings.Cut(rest, ",")
		if err := e.part(strings.TrimSpace(part)); err != nil {
			return err
		}
		rest = strings.TrimSpace(rest)
		parts++
	}
	return e.check(parts)
}

// check returns what in the parts does not go together.
func (e *Entrant) check(parts int) error {
	alone := e.level != 0 || e.simple
	switch {
	case parts == 0 && e.command == nil:
		return errors.New("it is empty")
	case alone && (parts > 1 || e.command != nil):
		return errors.New("a level, random and greedy stand alone")
	case e.command == nil && (e.set != nil || e.timeout != 0):
		return errors.New("set and timeout are for a cmd")
	case !alone && e.command == nil && e.limits == (ai.Limits{}):
		return errors.New("an engine needs a limit: nodes, time or depth")
	}
	return nil
}

func (e *Entrant) part(part string) (err error) {
	word, value, valued := strings.Cut(part, ":")
	switch {
	case part == "random" || part == "greedy":
		e.simple, e.greedy = true, part == "greedy"
		return nil
	case !valued:
		return fmt.Errorf("%q is not known", part)
	}
	switch word {
	case "level":
		e.level, err = levelOf(value)
	case "nodes":
		e.limits.Nodes, err = number(word, value, 1, 1<<50)
	case "depth":
		e.limits.Depth, err = number(word, value, 1, 1000)
	case "time":
		e.limits.Time, err = duration(word, value)
	case "timeout":
		e.timeout, err = duration(word, value)
	case "hash":
		e.hash, err = number(word, value, 1, MaxHash)
	case "threads":
		e.threads, err = number(word, value, 1, MaxThreads)
	case "set":
		name, v, ok := strings.Cut(value, "=")
		if !ok || name == "" || v == "" {
			return fmt.Errorf("set: %q is not name=value", value)
		}
		e.set = append(e.set, setting{name, v})
	default:
		return fmt.Errorf("%q is not known", part)
	}
	return err
}

// levelOf returns the number of the level that value numbers or codes.
func levelOf(value string) (int, error) {
	levels := ai.Levels()
	if i := slices.IndexFunc(levels, func(l ai.Level) bool { return l.Code == value }); i >= 0 {
		return i + 1, nil
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 || n > len(levels) {
		var codes []string
		for _, l := range levels {
			codes = append(codes, l.Code)
		}
		return 0, fmt.Errorf("level: %q is no number from 1 to %d and none of %s", value, len(levels), strings.Join(codes, ", "))
	}
	return n, nil
}

func number(word, value string, least, most int) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%s: %q is not a number from %d to %d", word, value, least, most)
	}
	return n, nil
}

func duration(word, value string) (time.Duration, error) {
	d, err := time.ParseDuration(value)
	if err != nil || d < time.Millisecond {
		return 0, fmt.Errorf("%s: %q is not a time of 1ms or more, such as 200ms or 1.5s", word, value)
	}
	return d, nil
}

// split divides a command into words at its spaces, but for those within
// quotes of either kind.
func split(text string) ([]string, error) {
	var words []string
	var word strings.Builder
	open, quote := false, rune(0)
	for _, r := range text {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote == 0 && (r == '"' || r == '\''):
			quote, open = r, true
		case quote == 0 && r == ' ':
			if open {
				words = append(words, word.String())
				word.Reset()
			}
			open = false
		default:
			word.WriteRune(r)
			open = true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("cmd: a %c is never closed", quote)
	}
	if open {
		words = append(words, word.String())
	}
	return words, nil
}

// player returns a player for side. It may start a program, and an error says
// why that cannot be.
func (e Entrant) player(side Side) (Player, error) {
	switch {
	case e.level != 0:
		return &level{n: e.level, side: side}, nil
	case e.simple:
		return &chancer{greedy: e.greedy, side: side}, nil
	case e.command != nil:
		return newStranger(e)
	}
	own := ai.NewEngine(cmp.Or(e.hash, ai.TableMB))
	own.SetThreads(max(1, e.threads))
	return &engine{engine: own, limits: e.limits}, nil
}
