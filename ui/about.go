package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// aboutPage tells what the app is and where the games come from.
type aboutPage struct {
	still
	app *App
}

func (p aboutPage) build() fyne.CanvasObject {
	a, w := p.app, p.app.words
	body := container.NewVBox(closely(
		paragraph(w.say("about.app")),
		fine(w.say("about.version", "Version", a.fyne.Metadata().Version)),
	))
	for _, g := range a.games {
		body.Add(widget.NewSeparator())
		body.Add(closely(section(w.say("game."+g.ID)), paragraph(w.say("game."+g.ID+".history"))))
	}
	body.Add(widget.NewSeparator())
	body.Add(closely(paragraph(w.say("about.private")), fine(w.say("about.licence"))))
	return a.framed(w.say("about.title"), body, nil)
}
