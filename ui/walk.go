package ui

import "fyne.io/fyne/v2"

// walkPad is a pad that the Tab key reaches, for pages of choices. On a phone
// it never takes the focus, which would open the keyboard.
type walkPad struct{ pad }

func newWalkPad(content fyne.CanvasObject, l weight, onTap func()) *walkPad {
	p := &walkPad{pad{content: content, weight: l, onTap: onTap}}
	p.ExtendBaseWidget(p)
	return p
}

// FocusGained rims the pad.
func (p *walkPad) FocusGained() { p.setFocused(true) }

// FocusLost takes the rim away.
func (p *walkPad) FocusLost() { p.setFocused(false) }

func (p *walkPad) setFocused(f bool) {
	p.focused = f
	p.Refresh()
}

// TypedRune does nothing.
func (p *walkPad) TypedRune(rune) {}

// TypedKey taps the pad with Space, Return or Enter.
func (p *walkPad) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.Tapped(nil)
	case fyne.KeyEscape:
		if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil {
			c.Unfocus()
			if onKey := c.OnTypedKey(); onKey != nil {
				onKey(e)
			}
		}
	}
}
