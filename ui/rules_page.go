package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/pasang"
)

// rulesPage tells how a game is played, and who published the rules there are.
// With a setup it tells first which of them this game follows.
type rulesPage struct {
	still
	app   *App
	game  *core.Game
	setup *core.Setup
	at    int // the part that was asked for, 0 for none

	part fyne.CanvasObject // that part
}

// opened shows the part that was asked for.
func (p *rulesPage) opened(scrolls []*container.Scroll) {
	if p.part == nil || len(scrolls) == 0 {
		return
	}
	// The drivers know no place of what has not been drawn yet.
	if top, found := heightIn(scrolls[0].Content, p.part); found {
		scrolls[0].ScrollToOffset(fyne.NewPos(0, max(0, top-gameGap)))
	}
}

// heightIn returns how far below the top of whole one of its parts lies.
func heightIn(whole, part fyne.CanvasObject) (y float32, found bool) {
	if whole == part {
		return 0, true
	}
	if s, ok := whole.(*swiped); ok {
		whole = s.content
	}
	if c, ok := whole.(*fyne.Container); ok {
		for _, child := range c.Objects {
			if y, found := heightIn(child, part); found {
				return y + child.Position().Y, true
			}
		}
	}
	return 0, false
}

func (p *rulesPage) build() fyne.CanvasObject {
	w, id := p.app.words, p.game.ID
	body := container.NewVBox()
	if p.setup != nil {
		body.Add(p.here())
		body.Add(widget.NewSeparator())
	}
	for n := 1; w.has(ruleKey(id, n)); n++ {
		part := closely(section(w.say(ruleKey(id, n)+".title")), paragraph(w.say(ruleKey(id, n))))
		for _, line := range p.chosen(n) {
			part.Add(fine(line))
		}
		if n == p.at {
			p.part = newPad(part, card, nil)
			body.Add(p.part)
			continue
		}
		body.Add(part)
	}
	body.Add(widget.NewSeparator())
	body.Add(section(w.say("rules.sources")))
	for _, preset := range p.game.Presets {
		body.Add(closely(
			paragraph(w.say("preset."+id+"."+preset.Name)),
			fine(w.source(p.game, preset))))
	}
	return p.app.framed(w.say("rules.of", "Game", w.say("game."+id)), body, nil)
}

// here tells the options of this game and the ruleset they make.
func (p *rulesPage) here() fyne.CanvasObject {
	w := p.app.words
	list := closely(section(w.rulesName(p.game, *p.setup)))
	if i := p.game.PresetOf(*p.setup); i >= 0 {
		list.Add(paragraph(w.source(p.game, p.game.Presets[i])))
	}
	for _, o := range p.game.Options {
		list.Add(fine(w.optionLine(p.game, o.Name, p.setup.Value(o.Name))))
	}
	return list
}

// decided are the options that the parts of the rules leave a choice to.
var decided = map[string]map[int]string{
	pasang.Game.ID: {2: "second-passage", 3: "promotion", 4: "centre"},
}

// chosen tells what the option that belongs to a part of the rules is set to
// in this game; where there is no game, what it may be set to.
func (p *rulesPage) chosen(n int) []string {
	w := p.app.words
	o, found := p.game.Option(decided[p.game.ID][n])
	if !found {
		return nil
	}
	if p.setup != nil {
		return []string{w.optionLine(p.game, o.Name, p.setup.Value(o.Name))}
	}
	var lines []string
	for _, v := range o.Values {
		lines = append(lines, w.say("option.value", "Value", w.say("option."+p.game.ID+"."+o.Name+"."+v)))
	}
	return lines
}

func ruleKey(id string, n int) string { return fmt.Sprintf("rules.%s.%d", id, n) }
