package ui

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/pasang"
)

const randomPrefix = "random-"

// patternName names a value of the option.
func (w *words) patternName(value string) string {
	seed, random := strings.CutPrefix(value, randomPrefix)
	switch {
	case random:
		return w.say("pattern.random", "Seed", seed)
	case strings.Contains(value, "/"):
		return w.say("pattern.own")
	}
	return w.say("pattern.number", "Number", value)
}

// patternRow shows the pattern that is set and opens the chooser.
func (p *setupPage) patternRow(o core.Option) fyne.CanvasObject {
	value := p.setup.Value(o.Name)
	return patternCard(p.game, o.Name, value, p.app.words.patternName(value), false, func() {
		p.app.nav.open(newPatternPage(p, o))
	})
}

// patternCard is a thumbnail of a pattern with its name beside it.
func patternCard(g *core.Game, name, value, words string, chosen bool, onTap func()) *walkPad {
	thumb := container.New(atLeast{fyne.NewSize(96, 96)}, patternThumb(g, name, value))
	card := newWalkPad(container.NewPadded(container.NewBorder(nil, nil, thumb, nil, container.New(upright{}, paragraph(words)))), raised, onTap)
	card.chosen = chosen
	return card
}

func patternThumb(g *core.Game, name, value string) fyne.CanvasObject {
	pos, err := g.Open(core.Setup{}.With(name, value))
	if err != nil {
		return container.NewWithoutLayout()
	}
	return thumbOf(g, pos)
}

// patternPage is the gallery of start patterns, a random one by its seed, and
// one's own as text.
type patternPage struct {
	still
	setup  *setupPage
	option core.Option
	seed   string
	own    string
}

func newPatternPage(s *setupPage, o core.Option) *patternPage {
	p := &patternPage{setup: s, option: o}
	value := s.setup.Value(o.Name)
	seed, random := strings.CutPrefix(value, randomPrefix)
	switch {
	case random:
		p.seed = seed
	case strings.Contains(value, "/"):
		p.own = value
	}
	if p.seed == "" {
		p.seed = newSeed()
	}
	return p
}

// newSeed returns a seed short enough to be told to someone.
func newSeed() string { return strconv.Itoa(1 + rand.IntN(99999)) }

// choose sets the pattern, which must be one, and goes back to the sheet.
func (p *patternPage) choose(value string) {
	p.setup.setup = p.setup.setup.With(p.option.Name, value)
	p.setup.app.nav.back()
}

func (p *patternPage) build() fyne.CanvasObject {
	w := p.setup.app.words
	body := container.NewVBox(p.random(), section(w.say("pattern.gallery")), p.gallery(), section(w.say("pattern.own")), p.ownText())
	return p.setup.app.framed(w.say("option.pasang.pattern"), body, nil)
}

// random shows the pattern of the seed, which can be typed in again.
func (p *patternPage) random() fyne.CanvasObject {
	a, w := p.setup.app, p.setup.app.words
	seed := newField(p.seed, "", 20)
	card := container.NewStack(p.randomCard())
	retell := func(s string) {
		p.seed = strings.TrimSpace(seed.cut(s))
		card.Objects[0] = p.randomCard()
		card.Refresh()
	}
	seed.OnChanged = retell
	another := action(w.say("pattern.another"), raised, func() {
		p.seed = newSeed()
		a.nav.rebuild()
	})
	return container.NewVBox(section(w.say("pattern.randomTitle")), card,
		container.New(evenly{gap: 8}, seed, another))
}

// randomCard is the pattern of the seed that stands there now, or what is
// wrong with it.
func (p *patternPage) randomCard() fyne.CanvasObject {
	w := p.setup.app.words
	value, err := p.option.Canon(randomPrefix + p.seed)
	if err != nil {
		return faultText(w.say("pattern.seedFault"))
	}
	return patternCard(p.setup.game, p.option.Name, value, w.patternName(value),
		p.setup.setup.Value(p.option.Name) == value, func() { p.choose(value) })
}

func (p *patternPage) gallery() fyne.CanvasObject {
	grid := container.New(tiles{side: 104, below: 26, gap: 8})
	now := p.setup.setup.Value(p.option.Name)
	for _, n := range pasang.Patterns() {
		value := strconv.Itoa(n)
		name := widget.NewLabelWithStyle(value, fyne.TextAlignCenter, fyne.TextStyle{})
		tile := newWalkPad(container.NewPadded(container.NewBorder(nil, tight(name), nil, nil,
			patternThumb(p.setup.game, p.option.Name, value))), quiet, func() { p.choose(value) })
		tile.chosen = value == now
		grid.Add(tile)
	}
	return grid
}

// ownText takes a pattern as eleven lines of letters.
func (p *patternPage) ownText() fyne.CanvasObject {
	w := p.setup.app.words
	entry := widget.NewMultiLineEntry()
	entry.TextStyle.Monospace = true
	entry.SetMinRowsVisible(11)
	entry.SetPlaceHolder(strings.ReplaceAll(pasang.PatternText(1), "/", "\n"))
	entry.SetText(strings.ReplaceAll(p.own, "/", "\n"))
	wrong := faultText("")
	use := action(w.say("pattern.use"), raised, func() { p.choose(p.own) })
	check := func(s string) {
		canon, err := p.option.Canon(ranksOf(s))
		p.own = canon
		use.setOff(err != nil)
		wrong.SetText("")
		if err != nil && strings.TrimSpace(s) != "" {
			wrong.SetText(w.say("pattern.fault", "Error", err))
		}
	}
	entry.OnChanged = check
	check(entry.Text)
	return container.NewVBox(fine(w.say("pattern.own.meaning")), entry, wrong, use)
}

// ranksOf reads a board typed over several lines, in letters of either case.
func ranksOf(s string) string {
	ranks := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return r == '\n' || r == '/' || r == ' ' || r == '\r' })
	return strings.Join(ranks, "/")
}

func faultText(s string) *widget.Label {
	l := paragraph(s)
	l.Importance = widget.DangerImportance
	return l
}
