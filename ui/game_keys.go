package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// typed is a key pressed in the game.
func (p *gamePage) typed(k fyne.KeyName) {
	if len(k) == 1 && k >= "1" && k <= "9" {
		p.board.Choose(int(k[0] - '0'))
		return
	}
	switch k {
	case fyne.KeyH:
		p.hintOrHold()
	case fyne.KeyN:
		p.app.nav.open(newSetupPage(p.app, p.game))
	case fyne.KeyF:
		p.flip()
	case fyne.KeyHome:
		p.session.First()
	case fyne.KeyEnd:
		p.session.Last()
	case fyne.KeyPageUp, fyne.KeyBackspace:
		p.session.Step(-1)
	case fyne.KeyPageDown:
		p.forward()
	case fyne.KeyLeft:
		p.board.Walk(-1, 0)
	case fyne.KeyRight:
		p.board.Walk(1, 0)
	case fyne.KeyUp:
		p.board.Walk(0, -1)
	case fyne.KeyDown:
		p.board.Walk(0, 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if p.interval() != nil {
			p.nextRound()
			return
		}
		p.board.Activate()
	}
}

// typedRune is a character that no entry wanted.
func (n *navigator) typedRune(r rune) {
	if p, ok := n.top().(*gamePage); ok && r == '?' && n.sheet == nil {
		p.openKeys()
	}
}

// addShortcuts gives take-back its usual keys: Ctrl+Z, and for the way again
// Ctrl+Shift+Z or Ctrl+Y.
func (a *App) addShortcuts(c fyne.Canvas) {
	c.AddShortcut(&fyne.ShortcutUndo{}, a.inGame((*gamePage).undo))
	redo := a.inGame(func(p *gamePage) { p.session.Redo() })
	c.AddShortcut(&fyne.ShortcutRedo{}, redo)
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}, redo)
}

func (a *App) inGame(do func(*gamePage)) func(fyne.Shortcut) {
	return func(fyne.Shortcut) {
		if p, ok := a.nav.top().(*gamePage); ok && a.nav.sheet == nil {
			do(p)
		}
	}
}

// keyHelp are the keys of the game as keyboards are lettered, and what they do.
// The first are the arrows, which the font lacks.
var keyHelp = []struct{ keys, key string }{
	{"", "keys.walk"}, {"Enter", "keys.play"}, {"1–9", "keys.choose"}, {"Esc", "keys.cancel"},
	{"Ctrl+Z", "keys.undo"}, {"Ctrl+Shift+Z", "keys.redo"}, {"PgUp, PgDn", "keys.step"}, {"Home, End", "keys.ends"},
	{"H", "keys.hint"}, {"N", "keys.new"}, {"F", "keys.flip"}, {"?", "keys.help"},
}

func (p *gamePage) openKeys() {
	p.app.nav.show(func() fyne.CanvasObject {
		w := p.app.words
		grid := container.New(pairs{})
		for _, k := range keyHelp {
			keys := k.keys
			if keys == "" {
				keys = w.say("keys.arrows")
			}
			grid.Add(widget.NewLabelWithStyle(keys, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
			grid.Add(paragraph(w.say(k.key)))
		}
		return p.app.sheetOf(w.say("keys.title"), grid, action(w.say("menu.close"), leading, p.app.nav.dismiss))
	})
}
