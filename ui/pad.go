package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// weight is how much a pad stands out on its page.
type weight uint8

const (
	quiet   weight = iota // shows its ground only when pointed at
	card                  // a part of the page
	raised                // a usual button
	leading               // the one thing most people want here
	idle                  // a button that is of no use now
	grave                 // something that is hard to take back
)

// pad is a surface of any content to tap on. Unlike the toolkit's button it is
// as large as it should be and never takes the
// keyboard away from the page; see walkPad.
type pad struct {
	widget.BaseWidget
	content fyne.CanvasObject
	onTap   func()
	weight  weight
	chosen  bool
	off     bool
	min     fyne.Size
	hovered bool
	focused bool
}

func newPad(content fyne.CanvasObject, l weight, onTap func()) *pad {
	p := &pad{content: content, weight: l, onTap: onTap}
	p.ExtendBaseWidget(p)
	return p
}

func (p *pad) setOff(off bool) {
	if p.off != off {
		p.off = off
		p.Refresh()
	}
}

func (p *pad) setChosen(chosen bool) {
	if p.chosen != chosen {
		p.chosen = chosen
		p.Refresh()
	}
}

// Tapped does what the pad is for.
func (p *pad) Tapped(*fyne.PointEvent) {
	if !p.off && p.onTap != nil {
		p.onTap()
	}
}

// TappedSecondary is a press that was held: on a phone still a tap.
func (p *pad) TappedSecondary(e *fyne.PointEvent) {
	if fyne.CurrentDevice().IsMobile() {
		p.Tapped(e)
	}
}

// MouseIn lights the pad.
func (p *pad) MouseIn(*desktop.MouseEvent) { p.setHovered(true) }

// MouseMoved changes nothing.
func (p *pad) MouseMoved(*desktop.MouseEvent) {}

// MouseOut puts the light out.
func (p *pad) MouseOut() { p.setHovered(false) }

func (p *pad) setHovered(h bool) {
	p.hovered = h
	p.Refresh()
}

// Cursor is a hand where a tap does something.
func (p *pad) Cursor() desktop.Cursor {
	if p.off || p.onTap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

func (p *pad) ground() color.Color {
	switch {
	case p.off && p.weight == quiet:
		return color.Transparent
	case p.off:
		return theme.Color(theme.ColorNameDisabledButton)
	case p.chosen:
		return theme.Color(theme.ColorNameSelection)
	case p.weight == leading:
		return theme.Color(theme.ColorNamePrimary)
	case p.weight == grave:
		return theme.Color(theme.ColorNameError)
	case p.weight == card:
		return theme.Color(theme.ColorNameOverlayBackground)
	case p.weight == raised, p.weight == idle:
		return theme.Color(theme.ColorNameButton)
	}
	return color.Transparent
}

func (p *pad) rim() (color.Color, float32) {
	switch {
	case p.focused:
		return theme.Color(theme.ColorNameForeground), 2
	case p.chosen:
		return theme.Color(theme.ColorNamePrimary), 2
	case p.weight == card:
		return theme.Color(theme.ColorNameSeparator), 1
	}
	return color.Transparent, 0
}

// CreateRenderer draws the ground under the content.
func (p *pad) CreateRenderer() fyne.WidgetRenderer {
	r := &padRenderer{pad: p, ground: canvas.NewRectangle(nil), glow: canvas.NewRectangle(nil)}
	r.paint()
	return r
}

type padRenderer struct {
	pad          *pad
	ground, glow *canvas.Rectangle
}

func (r *padRenderer) paint() {
	radius := theme.Size(theme.SizeNameInputRadius) * 1.6
	r.ground.FillColor, r.ground.CornerRadius = r.pad.ground(), radius
	r.ground.StrokeColor, r.ground.StrokeWidth = r.pad.rim()
	r.glow.FillColor, r.glow.CornerRadius = color.Transparent, radius
	if r.pad.hovered && !r.pad.off && r.pad.onTap != nil {
		r.glow.FillColor = theme.Color(theme.ColorNameHover)
	}
}

func (r *padRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.glow.Resize(size)
	r.pad.content.Resize(size)
}

func (r *padRenderer) MinSize() fyne.Size { return r.pad.content.MinSize().Max(r.pad.min) }

func (r *padRenderer) Refresh() {
	r.paint()
	r.ground.Refresh()
	r.glow.Refresh()
	r.pad.content.Refresh()
}

func (r *padRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.glow, r.pad.content}
}

func (r *padRenderer) Destroy() {}
