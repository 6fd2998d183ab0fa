package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"papan/ai"
	"papan/ai/arena/contest"
	"papan/core"
)

// rules is what options have set: the game, the options of every game, and the
// size of the search's table.
type rules struct {
	game    *core.Game
	seats   int
	values  map[string]map[string]string // by game, then by option
	hash    int                          // megabytes
	threads int                          // that search
}

// open returns the position of a text, or the game's own start for an empty one.
func (r rules) open(text string) (core.Position, error) {
	return r.game.Open(core.Setup{Seats: r.seats, Values: r.values[r.game.ID], Start: text})
}

// introduce answers ugi: who we are and every option of every game. An option
// that several games have is listed once, with the values of all.
func (s *server) introduce() {
	lines := []string{
		"id name Papan",
		"id author the authors of Papan",
		fmt.Sprintf("option name hash type spin default %d min 1 max %d", ai.TableMB, contest.MaxHash),
		fmt.Sprintf("option name threads type spin default 1 min 1 max %d", contest.MaxThreads),
	}
	var ids, seats []string
	var names []string
	options := map[string]core.Option{}
	for _, g := range s.games {
		ids = append(ids, g.ID)
		for _, n := range g.Seats {
			seats = appendNew(seats, strconv.Itoa(n))
		}
		for _, o := range g.Options {
			names = appendNew(names, o.Name)
			seen, ok := options[o.Name]
			if !ok {
				seen = core.Option{Default: o.Default}
			}
			for _, v := range o.Values {
				seen.Values = appendNew(slices.Clip(seen.Values), v)
			}
			options[o.Name] = seen
		}
	}
	lines = append(lines, combo("game", ids[0], ids))
	if len(seats) > 1 {
		lines = append(lines, combo("seats", "0", append([]string{"0"}, seats...)))
	}
	for _, name := range names {
		o := options[name]
		if o.Values == nil {
			lines = append(lines, fmt.Sprintf("option name %s type string default %s", name, o.Default))
		} else {
			lines = append(lines, combo(name, o.Default, o.Values))
		}
	}
	s.print("%s\nugiok", strings.Join(lines, "\n"))
}

func combo(name, value string, values []string) string {
	return fmt.Sprintf("option name %s type combo default %s var %s", name, value, strings.Join(values, " var "))
}

func appendNew(list []string, text string) []string {
	if slices.Contains(list, text) {
		return list
	}
	return append(list, text)
}

// setOption follows "setoption name NAME value VALUE". An option of the game
// or of its rules begins a new game; one of a game not selected is kept until
// that game is.
func (s *server) setOption(line string) error {
	_, text, _ := strings.Cut(strings.TrimSpace(line), "setoption")
	name, value, ok := strings.Cut(strings.TrimSpace(text), " value ")
	name, named := strings.CutPrefix(name, "name ")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	if !ok || !named || name == "" || value == "" {
		return fmt.Errorf("not setoption name NAME value VALUE: %q", strings.TrimSpace(line))
	}
	next, err := s.rules.with(s.games, name, value)
	if err != nil {
		return err
	}
	switch name {
	case "hash":
		s.engine = ai.NewEngine(next.hash)
		s.engine.SetThreads(next.threads)
	case "threads":
		s.engine.SetThreads(next.threads)
	default:
		pos, err := next.open("")
		if err != nil {
			return err
		}
		s.pos = pos
	}
	s.rules = next
	return nil
}

// with returns r with one option set. An option that several games have is set
// for each that takes the value; the game selected must, if it has the option.
func (r rules) with(games []*core.Game, name, value string) (rules, error) {
	switch name {
	case "hash":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > contest.MaxHash {
			return r, fmt.Errorf("option hash: %q is not a number from 1 to %d", value, contest.MaxHash)
		}
		r.hash = n
		return r, nil
	case "threads":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > contest.MaxThreads {
			return r, fmt.Errorf("option threads: %q is not a number from 1 to %d", value, contest.MaxThreads)
		}
		r.threads = n
		return r, nil
	case "seats":
		n, err := strconv.Atoi(value)
		if err != nil {
			return r, fmt.Errorf("option seats: %q is not a number", value)
		}
		r.seats = n
		return r, nil
	case "game":
		i := slices.IndexFunc(games, func(g *core.Game) bool { return g.ID == value })
		if i < 0 {
			return r, fmt.Errorf("option game: no game %q", value)
		}
		r.game, r.seats = games[i], 0
		return r, nil
	}
	return r.withRule(games, name, value)
}

// withRule is with for the options of the games themselves.
func (r rules) withRule(games []*core.Game, name, value string) (rules, error) {
	values := maps.Clone(r.values)
	if values == nil {
		values = map[string]map[string]string{}
	}
	refusal, taken := fmt.Errorf("no game has an option %q", name), false
	for _, g := range games {
		o, ok := g.Option(name)
		if !ok {
			continue
		}
		if _, err := o.Canon(value); err != nil {
			if g == r.game {
				return r, err
			}
			refusal = err
			continue
		}
		own := maps.Clone(values[g.ID])
		if own == nil {
			own = map[string]string{}
		}
		own[name] = value
		values[g.ID], taken = own, true
	}
	if !taken {
		return r, refusal
	}
	r.values = values
	return r, nil
}
