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
		if p.upfront(o.Name) {
			box.Add(p.optionRows(o))
		}
	}
	box.Add(section(w.say("setup.rules")))
	for _, preset := range p.game.Presets {
		title := w.say("preset." + id + "." + preset.Name)
		if preset.Name == recommended {
			title = w.say("setup.recommended", "Ruleset", title)
		}
		box.Add(option(title, w.source(p.game, preset), p.follows(preset), func() {
			p.edit(func() { p.follow(preset) })
		}))
	}
	more := w.say("setup.details")
	if p.details {
		more = w.say("setup.noDetails")
	}
	box.Add(action(more, quiet, func() { p.edit(func() { p.details = !p.details }) }))
	for _, o := range p.game.Options {
		if p.details && !p.upfront(o.Name) {
			box.Add(p.optionRows(o))
		}
	}
	return box
}

// recommended is the ruleset that a player who asks is told to take.
const recommended = "balanced"

// upfront reports whether an option is no part of any ruleset: in games of
// sowing those of size and length, else what no ruleset decides.
func (p *setupPage) upfront(name string) bool {
	if sows(p.game) {
		return upfront[name]
	}
	for _, preset := range p.game.Presets {
		if _, set := preset.Values[name]; set {
			return false
		}
	}
	return true
}

// follow sets the options that rulesets decide as this one has them.
func (p *setupPage) follow(preset core.Preset) {
	for _, o := range p.game.Options {
		if !p.upfront(o.Name) {
			p.setup = p.setup.With(o.Name, ruling(preset, o))
		}
	}
}

// follows reports whether they all are as this one has them.
func (p *setupPage) follows(preset core.Preset) bool {
	for _, o := range p.game.Options {
		if !p.upfront(o.Name) && p.setup.Value(o.Name) != ruling(preset, o) {
			return false
		}
	}
	return true
}

// ruling is the value that a ruleset gives an option.
func ruling(preset core.Preset, o core.Option) string {
	if value, set := preset.Values[o.Name]; set {
		return value
	}
	return o.Default
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
