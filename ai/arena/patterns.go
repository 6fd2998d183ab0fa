package main

import (
	"fmt"
	"strconv"
	"strings"

	"papan/core"
	"papan/core/pasang"
)

// patternOption is Pasang's option that -patterns sets.
const patternOption = "pattern"

// patternSetups returns the setups of the flags with each pattern of a list in
// turn.
func (t *table) patternSetups(g *core.Game, text string) ([]core.Setup, error) {
	if t.position != "" {
		return nil, fmt.Errorf("-patterns and -position both say where games begin")
	}
	if _, set := t.values[patternOption]; set {
		return nil, fmt.Errorf("-patterns and -set pattern both say where games begin")
	}
	list, err := patterns(g, text)
	if err != nil {
		return nil, err
	}
	var setups []core.Setup
	for _, value := range list {
		setups = append(setups, t.setup().With(patternOption, value))
	}
	return setups, nil
}

// patterns reads a list of start patterns: all, or values with commas between
// them.
func patterns(g *core.Game, text string) ([]string, error) {
	o, ok := g.Option(patternOption)
	if !ok {
		return nil, fmt.Errorf("-patterns: %s has no start patterns", g.ID)
	}
	if text == "all" {
		var list []string
		for _, n := range pasang.Patterns() {
			list = append(list, strconv.Itoa(n))
		}
		return list, nil
	}
	var list []string
	for value := range strings.SplitSeq(text, ",") {
		canon, err := o.Canon(strings.TrimSpace(value))
		if err != nil {
			return nil, fmt.Errorf("-patterns: %w", err)
		}
		list = append(list, canon)
	}
	return list, nil
}

// starts returns the setups of a list of patterns, or the flags' own for none.
func (t *table) starts(list string) ([]core.Setup, error) {
	g, err := t.find()
	if err != nil {
		return nil, err
	}
	setups := []core.Setup{t.setup()}
	if list != "" {
		if setups, err = t.patternSetups(g, list); err != nil {
			return nil, err
		}
	}
	for i, s := range setups {
		if setups[i], err = g.Complete(s); err != nil {
			return nil, err
		}
		if _, err := g.Open(setups[i]); err != nil {
			return nil, err
		}
	}
	return setups, nil
}
