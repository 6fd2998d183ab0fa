// Package ui is the app: its pages, the way between them, what it says and
// what it keeps.
package ui

import (
	"errors"
	"time"

	"fyne.io/fyne/v2"

	"papan/assets"
	"papan/core"
	look "papan/ui/theme"
)

// App is the whole program in one window.
type App struct {
	fyne     fyne.App
	win      fyne.Window
	nav      *navigator
	words    *words
	settings settings
	worn     look.Theme // what the toolkit wears now
	store    Store
	shelf    shelf
	games    []*core.Game
	icon     fyne.Resource
	now      func() time.Time
	post     func(func())                              // runs a function on the UI goroutine
	after    func(time.Duration, func()) (stop func()) // for boards; nil for the machine's clock
	told     map[string]string                         // by game: what happened to its saved game
	trouble  string                                    // what went wrong and must be told, "" for nothing
}

// New makes the app with its window, open on the home page and not yet shown.
func New(fa fyne.App, store Store, games []*core.Game) *App {
	a := &App{
		fyne:  fa,
		store: store,
		shelf: shelf{store, games},
		games: drawable(games),
		icon:  fyne.NewStaticResource("icon.png", assets.Icon()),
		now:   time.Now,
		post:  fyne.Do,
		told:  map[string]string{},
	}
	s, err := loadSettings(store)
	a.settings, a.words = s, newWords(s.Language)
	if err != nil {
		fyne.LogError("settings", err)
		a.trouble = a.words.say("trouble.settings")
	}
	a.win = fa.NewWindow(a.words.say("app.name"))
	a.win.SetPadded(false)
	a.win.SetMaster()
	a.nav = newNavigator(a.win, a.dress)
	a.nav.open(&homePage{app: a})
	a.listen()
	return a
}

// Run shows the window in the given size, where windows have one, and returns
// when it is closed.
func (a *App) Run(size fyne.Size) {
	a.win.Resize(size)
	a.win.ShowAndRun()
}

func (a *App) listen() {
	c := a.win.Canvas()
	c.SetOnTypedKey(a.nav.typed)
	c.SetOnTypedRune(a.nav.typedRune)
	a.addShortcuts(c)
	a.fyne.Lifecycle().SetOnExitedForeground(a.nav.away)
	a.fyne.Lifecycle().SetOnEnteredForeground(a.nav.again)
	a.fyne.Settings().AddListener(func(fyne.Settings) { a.nav.rebuild() })
}

// change changes the settings, keeps them and shows the app with them.
func (a *App) change(edit func(*settings)) {
	before := a.settings
	edit(&a.settings)
	if a.settings == before {
		return
	}
	if err := a.settings.keep(a.store); err != nil {
		a.tell(a.words.say("trouble.keep"))
	}
	if a.settings.Language != before.Language {
		a.words.speak(a.settings.Language)
		a.win.SetTitle(a.words.say("app.name"))
	}
	a.nav.rebuild()
}

// dress gives the toolkit the theme of the settings, with text no larger than
// the top page has room for.
func (a *App) dress() {
	text := float32(a.settings.TextSize) / 100
	if p, ok := a.nav.top().(*gamePage); ok {
		text = p.textSize()
	}
	worn := look.Theme{Mode: a.settings.Looks, Text: text}
	if a.worn != worn {
		a.worn = worn
		a.fyne.Settings().SetTheme(worn)
	}
}

// tell shows a sentence about something that went wrong.
func (a *App) tell(sentence string) {
	a.nav.show(func() fyne.CanvasObject {
		return a.sheetOf("", paragraph(sentence), action(a.words.say("ok"), leading, a.nav.dismiss))
	})
}

// load returns the kept game of a kind and whether there is one. What must be
// said about it is in a.told from then on.
func (a *App) load(g *core.Game) (core.Save, bool) {
	save, err := a.shelf.Load(g.ID)
	switch {
	case err == nil:
		return save, true
	case errors.Is(err, errPartly):
		fyne.LogError("saved game", err)
		a.told[g.ID] = a.words.partly(g, err)
		return save, true
	case errors.Is(err, core.ErrNewer):
		a.told[g.ID] = a.words.say("trouble.newer")
	case !isNone(err):
		fyne.LogError("saved game", err)
		a.told[g.ID] = a.words.unread(g, err)
	}
	return core.Save{}, false
}
