package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	look "papan/ui/theme"
)

// settingsPage changes the settings; every change is seen and kept at once.
type settingsPage struct {
	still
	app *App
}

func (p settingsPage) build() fyne.CanvasObject {
	a, w := p.app, p.app.words
	body := container.NewVBox(
		section(w.say("settings.language")), p.languages(),
		section(w.say("settings.looks")),
		pick(look.Modes, a.settings.Looks, func(m look.Mode) string { return w.say("looks." + string(m)) },
			func(m look.Mode) { a.change(func(s *settings) { s.Looks = m }) }),
		section(w.say("settings.text")),
		pick(textSizes, a.settings.TextSize, func(n int) string { return fmt.Sprintf("%d %%", n) },
			func(n int) { a.change(func(s *settings) { s.TextSize = n }) }),
		section(w.say("settings.speed")),
		pick(speeds, a.settings.Speed, func(v string) string { return w.say("speed." + v) },
			func(v string) { a.change(func(s *settings) { s.Speed = v }) }),
		section(w.say("settings.motion")),
		p.onOff(a.settings.Motion, func(s *settings, on bool) { s.Motion = on }),
		closely(section(w.say("settings.warnings")), fine(w.say("settings.warnings.meaning"))),
		p.onOff(a.settings.Warnings, func(s *settings, on bool) { s.Warnings = on }),
	)
	return a.framed(w.say("settings.title"), body, nil)
}

func (p settingsPage) onOff(on bool, set func(*settings, bool)) fyne.CanvasObject {
	w := p.app.words
	name := map[bool]string{true: w.say("on"), false: w.say("off")}
	return pick([]bool{true, false}, on, func(b bool) string { return name[b] }, func(b bool) {
		p.app.change(func(s *settings) { set(s, b) })
	})
}

// languages names each language in itself.
func (p settingsPage) languages() fyne.CanvasObject {
	values := append([]string{""}, languages...)
	list := container.NewVBox()
	for _, v := range values {
		name := p.app.words.say("language.system")
		if v != "" {
			name = p.app.words.in(v, "language.own")
		}
		list.Add(option(name, "", v == p.app.settings.Language, func() {
			p.app.change(func(s *settings) { s.Language = v })
		}))
	}
	return list
}
