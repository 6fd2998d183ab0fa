package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"papan/core"
)

// rulesPage tells how a game is played, and who published the rules there are.
// With a setup it tells first which of them this game follows.
type rulesPage struct {
	still
	app   *App
	game  *core.Game
	setup *core.Setup
}

func (p rulesPage) build() fyne.CanvasObject {
	w, id := p.app.words, p.game.ID
	body := container.NewVBox()
	if p.setup != nil {
		body.Add(p.here())
		body.Add(widget.NewSeparator())
	}
	for n := 1; w.has(ruleKey(id, n)); n++ {
		body.Add(closely(section(w.say(ruleKey(id, n)+".title")), paragraph(w.say(ruleKey(id, n)))))
	}
	body.Add(widget.NewSeparator())
	body.Add(section(w.say("rules.sources")))
	for _, preset := range p.game.Presets {
		body.Add(closely(
			paragraph(w.say("preset."+id+"."+preset.Name)),
			fine(preset.Source)))
	}
	return p.app.framed(w.say("rules.of", "Game", w.say("game."+id)), body, nil)
}

// here tells the options of this game and the ruleset they make.
func (p rulesPage) here() fyne.CanvasObject {
	w := p.app.words
	list := closely(section(w.rulesName(p.game, *p.setup)))
	if i := p.game.PresetOf(*p.setup); i >= 0 {
		list.Add(paragraph(p.game.Presets[i].Source))
	}
	for _, o := range p.game.Options {
		list.Add(fine(w.optionLine(p.game, o.Name, p.setup.Value(o.Name))))
	}
	return list
}

func ruleKey(id string, n int) string { return fmt.Sprintf("rules.%s.%d", id, n) }
