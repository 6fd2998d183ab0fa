package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"papan/core"
	"papan/ui/session"
)

// homePage is where the app opens: the games that wait to be continued, then
// the games there are.
type homePage struct {
	still
	app *App
}

func (p *homePage) build() fyne.CanvasObject {
	a, w := p.app, p.app.words
	told := container.NewVBox()
	var waiting, offered []fyne.CanvasObject
	if a.trouble != "" {
		told.Add(faultText(a.trouble))
	}
	unfinished := false
	for _, g := range a.games {
		save, found := a.load(g)
		if word := a.told[g.ID]; word != "" {
			told.Add(faultText(word))
		}
		if found {
			pos := lastPosition(save)
			unfinished = unfinished || !finished(save, pos)
			waiting = append(waiting, a.continueCard(save, pos))
		}
	}
	for _, g := range a.games {
		offered = append(offered, a.gameCard(g, !unfinished))
	}
	rest := container.New(evenly{gap: 8},
		action(w.say("settings.title"), quiet, func() { a.nav.open(settingsPage{app: a}) }),
		action(w.say("about.title"), quiet, func() { a.nav.open(aboutPage{app: a}) }),
	)
	body := container.NewVBox(a.banner(), told, deck(waiting), deck(offered), container.New(column{max: 460}, rest))
	return a.nav.scroll(container.New(column{max: 1240, floating: true}, container.NewPadded(body)))
}

// deck lays cards side by side where there is room, and lets none be too wide.
func deck(cards []fyne.CanvasObject) fyne.CanvasObject {
	const least, most = 290, 560
	return container.New(column{max: float32(len(cards)) * most}, container.New(rows{least: least, gap: 8}, cards...))
}

// banner is the name of the app with its picture.
func (a *App) banner() fyne.CanvasObject {
	title := heading(a.words.say("app.name"))
	title.SizeName = theme.SizeNameHeadingText
	icon := canvas.NewImageFromResource(a.icon)
	icon.FillMode = canvas.ImageFillContain
	icon.SetMinSize(fyne.NewSize(52, 52))
	return container.NewPadded(container.NewCenter(container.NewHBox(icon, container.New(upright{}, title))))
}

// continueCard is a kept game with a small live picture of it.
func (a *App) continueCard(save core.Save, pos core.Position) fyne.CanvasObject {
	w := a.words
	m := matchOf(save.Tags)
	text := closely(section(w.say("game."+save.Game.ID)), paragraph(w.standing(save, m, pos)), fine(w.pairing(m, save.Setup.Seats)), fine(w.count("home.plies", len(save.Moves))))
	open := func() { a.continueGame(save) }
	button := action(w.say("home.continue"), leading, open)
	if finished(save, pos) {
		button = action(w.say("home.look"), raised, open)
	}
	return a.card(thumbOf(save.Game, pos), text, button, open)
}

// lastPosition is where a readable save stands.
func lastPosition(save core.Save) core.Position {
	line, _ := save.Replay()
	return line[len(line)-1]
}

// finished reports whether a save that stands at pos is of a game that is over.
func finished(save core.Save, pos core.Position) bool {
	_, over := pos.Result()
	return over || save.Tags[session.TagResigned] != ""
}

// gameCard offers a game; lead says that nothing else on the page leads.
func (a *App) gameCard(g *core.Game, lead bool) fyne.CanvasObject {
	w := a.words
	l := raised
	if lead {
		l = leading
	}
	setUp := func() { a.nav.open(newSetupPage(a, g)) }
	buttons := container.New(evenly{gap: 8},
		action(w.say("home.new"), l, setUp),
		action(w.say("rules.title"), raised, func() { a.nav.open(&rulesPage{app: a, game: g}) }),
	)
	text := closely(section(w.say("game."+g.ID)), fine(w.say("game."+g.ID+".about")))
	return a.card(startThumb(g), text, buttons, setUp)
}

// card is a surface with a picture, words beside it, and below what to do.
func (a *App) card(picture, text, foot fyne.CanvasObject, onTap func()) fyne.CanvasObject {
	picture = container.NewPadded(container.New(atLeast{fyne.NewSize(112, 112)}, picture))
	head := container.NewBorder(nil, nil, container.New(upright{}, picture), nil, container.New(upright{}, text))
	return newPad(container.NewPadded(container.NewBorder(nil, foot, nil, nil, head)), card, onTap)
}

// startThumb is a small picture of how a game begins.
func startThumb(g *core.Game) fyne.CanvasObject {
	pos, err := g.Open(core.Setup{})
	if err != nil {
		return container.NewWithoutLayout()
	}
	return thumbOf(g, pos)
}
