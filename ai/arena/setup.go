package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"papan/core"
	"papan/core/catalog"
)

// table is the flags that say what is played: the game, its options and the
// position to begin with.
type table struct {
	game     string
	seats    int
	values   settings
	position string
}

func (t *table) register(fs *flag.FlagSet) {
	t.values = settings{}
	fs.StringVar(&t.game, "game", catalog.Games()[0].ID, "`game` to play: "+strings.Join(gameIDs(), ", "))
	fs.IntVar(&t.seats, "seats", 0, "`number` of players; 0 means the game's usual number")
	fs.Var(t.values, "set", "an option of the game, as `name=value`; may be repeated")
	fs.StringVar(&t.position, "position", "", "position `text` to begin with, instead of the game's own start")
}

// open returns the position that the flags describe.
func (t *table) open() (core.Position, error) {
	g, err := t.find()
	if err != nil {
		return nil, err
	}
	return g.Open(t.setup())
}

func (t *table) find() (*core.Game, error) {
	g, ok := catalog.Find(t.game)
	if !ok {
		return nil, fmt.Errorf("no game %q; there are %s", t.game, strings.Join(gameIDs(), ", "))
	}
	return g, nil
}

func (t *table) setup() core.Setup {
	return core.Setup{Seats: t.seats, Values: t.values, Start: t.position}
}

func gameIDs() []string {
	var ids []string
	for _, g := range catalog.Games() {
		ids = append(ids, g.ID)
	}
	return ids
}

// settings is a repeatable flag name=value.
type settings map[string]string

func (s settings) String() string { return "" }

// Set adds one setting.
func (s settings) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok || name == "" {
		return fmt.Errorf("%q is not name=value", text)
	}
	s[name] = value
	return nil
}

// parse parses the flags of a command that takes nothing else. Asked for help
// it explains them on out.
func parse(fs *flag.FlagSet, args []string, out io.Writer) error {
	fs.SetOutput(io.Discard) // an error is told once, by who gets it
	err := fs.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fs.SetOutput(out)
		fs.Usage()
		return err
	case err != nil:
		return fmt.Errorf("%s: %w", fs.Name(), err)
	case fs.NArg() > 0:
		return fmt.Errorf("%s: %q is not a flag", fs.Name(), fs.Arg(0))
	}
	return nil
}
