package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

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

// walkPads lists the pads in o that the Tab key reaches, in its order.
func walkPads(o fyne.CanvasObject) (all []*walkPad) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			all = append(all, walkPads(child)...)
		}
	case *container.Scroll:
		return walkPads(o.Content)
	case *swiped:
		return walkPads(o.content)
	case *pad:
		return walkPads(o.content)
	case *walkPad:
		return []*walkPad{o}
	}
	return all
}

// focusIn returns the place of a pad that has the focus among those in o, or -1.
func focusIn(o fyne.CanvasObject, focused fyne.Focusable) int {
	p, ok := focused.(*walkPad)
	if !ok {
		return -1
	}
	return slices.Index(walkPads(o), p)
}
