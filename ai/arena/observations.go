package main

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"

	"papan/core"
)

// observations are positions and what came of them.
type observations struct {
	features []feature
	list     []observation
}

type observation struct {
	game   int // its number; positions of one game are alike
	text   string
	values []float64 // of the features
	share  float64   // the part of the win that fell to the player to move
}

func (set *observations) add(game int, p core.Position, share float64) {
	o := observation{game: game, text: p.String(), share: share}
	for _, f := range set.features {
		o.values = append(o.values, f.of(p))
	}
	set.list = append(set.list, o)
}

// games is the number of games that the positions are of.
func (set *observations) games() int {
	seen := map[int]bool{}
	for _, o := range set.list {
		seen[o.game] = true
	}
	return len(seen)
}

func (set *observations) heading() []string {
	words := []string{"game", "position"}
	for _, f := range set.features {
		words = append(words, f.name)
	}
	return append(words, "share")
}

// write writes the positions as CSV.
func (set *observations) write(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	w := csv.NewWriter(f)
	w.Write(set.heading())
	for _, o := range set.list {
		row := []string{strconv.Itoa(o.game), o.text}
		for _, v := range o.values {
			row = append(row, decimal(v))
		}
		w.Write(append(row, decimal(o.share)))
	}
	if w.Flush(); w.Error() != nil {
		return w.Error()
	}
	return f.Close()
}

// read reads positions that write has written.
func (set *observations) read(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	r := csv.NewReader(f)
	heading, err := r.Read()
	if errors.Is(err, io.EOF) || err == nil && !slices.Equal(heading, set.heading()) {
		return fmt.Errorf("%s does not begin with the columns %v", name, set.heading())
	}
	for n := 2; ; n++ {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		o, err := readObservation(row)
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", name, n, err)
		}
		set.list = append(set.list, o)
	}
}

func readObservation(row []string) (observation, error) {
	game, err := strconv.Atoi(row[0])
	if err != nil {
		return observation{}, err
	}
	o := observation{game: game, text: row[1]}
	for _, text := range row[2:] {
		v, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return observation{}, err
		}
		o.values = append(o.values, v)
	}
	last := len(o.values) - 1
	o.values, o.share = o.values[:last], o.values[last]
	if !(o.share >= 0 && o.share <= 1) {
		return observation{}, fmt.Errorf("a share of %v", o.share)
	}
	return o, nil
}
