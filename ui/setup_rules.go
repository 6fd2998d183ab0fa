package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"papan/core"
)

// options asks for the rules: first what no ruleset decides, then the rulesets
// with their sources, then, when wanted, every option by itself.
func (p *setupPage) options() fyne.CanvasObject {
	w, id, box := p.app.words, p.game.ID, container.NewVBox()
	for _, o := range p.game.Options {
		if !p.ruled(o.Name) {
			box.Add(p.optionRows(o))
		}
	}
	box.Add(section(w.say("setup.rules")))
	now := p.game.PresetOf(p.setup)
	for i, preset := range p.game.Presets {
		box.Add(option(w.say("preset."+id+"."+preset.Name), preset.Source, i == now, func() {
			p.edit(func() { p.follow(preset) })
		}))
	}
	more := w.say("setup.details")
	if p.details {
		more = w.say("setup.noDetails")
	}
	box.Add(action(more, quiet, func() { p.edit(func() { p.details = !p.details }) }))
	for _, o := range p.game.Options {
		if p.details && p.ruled(o.Name) {
			box.Add(p.optionRows(o))
		}
	}
	return box
}

// ruled reports whether some ruleset decides the option.
func (p *setupPage) ruled(name string) bool {
	for _, preset := range p.game.Presets {
		if _, set := preset.Values[name]; set {
			return true
		}
	}
	return false
}

// follow sets the options that rulesets decide as this one has them.
func (p *setupPage) follow(preset core.Preset) {
	for _, o := range p.game.Options {
		if !p.ruled(o.Name) {
			continue
		}
		value, set := preset.Values[o.Name]
		if !set {
			value = o.Default
		}
		p.setup = p.setup.With(o.Name, value)
	}
}

func (p *setupPage) optionRows(o core.Option) fyne.CanvasObject {
	w, key := p.app.words, "option."+p.game.ID+"."+o.Name
	box := container.NewVBox(section(w.say(key)))
	if o.Values == nil {
		box.Add(p.patternRow(o))
		return box
	}
	for _, v := range o.Values {
		box.Add(option(w.say(key+"."+v), "", v == p.setup.Value(o.Name), func() {
			p.edit(func() { p.setup = p.setup.With(o.Name, v) })
		}))
	}
	return box
}
