package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
)

// page is one full screen of the app.
type page interface {
	// build returns the page as it looks now, in the words and colours of now.
	build() fyne.CanvasObject
	// back takes one step back inside the page and reports whether there was one.
	back() bool
	// typed handles a key the page knows.
	typed(fyne.KeyName)
	// closed is called once, when the page is left for good.
	closed()
}

// still is a page that has nothing to take back, to type or to close.
type still struct{}

func (still) back() bool         { return false }
func (still) typed(fyne.KeyName) {}
func (still) closed()            {}

// navigator is the stack of pages with at most one sheet over the top one. It
// is the only place that knows what Back means.
type navigator struct {
	dress func() // dresses the app for the top page
	win   fyne.Window
	root  *fyne.Container
	pages []page
	sheet func() fyne.CanvasObject // nil when there is none

	built   page                // the page that rebuild built last
	scrolls []*container.Scroll // its scrollers and those of the sheet, in order
}

// scroll returns a scroller that stays where it was when its page is built
// again.
func (n *navigator) scroll(content fyne.CanvasObject) *container.Scroll {
	s := container.NewVScroll(content)
	if drags() {
		s = newSwiped(content)
	}
	n.scrolls = append(n.scrolls, s)
	return s
}

func newNavigator(win fyne.Window, dress func()) *navigator {
	n := &navigator{win: win, dress: dress, root: container.New(cover{})}
	win.SetContent(n.root)
	return n
}

// open puts a page on top.
func (n *navigator) open(p page) {
	n.pages = append(n.pages, p)
	n.sheet = nil
	n.rebuild()
}

// swap puts a page in the place of the top one.
func (n *navigator) swap(p page) {
	n.drop()
	n.open(p)
}

// home leaves all pages but the first.
func (n *navigator) home() {
	for len(n.pages) > 1 {
		n.drop()
	}
	n.sheet = nil
	n.rebuild()
}

func (n *navigator) drop() {
	last := len(n.pages) - 1
	n.pages[last].closed()
	n.pages = n.pages[:last]
}

func (n *navigator) top() page { return n.pages[len(n.pages)-1] }

// show puts a sheet over the page. It is built again whenever words or colours
// change.
func (n *navigator) show(build func() fyne.CanvasObject) {
	n.sheet = build
	n.rebuild()
}

// dismiss takes the sheet away.
func (n *navigator) dismiss() {
	n.sheet = nil
	n.rebuild()
}

// back goes one step back: a sheet, a step inside the page, the page. It
// reports whether there was a step; at home there is none.
func (n *navigator) back() bool {
	switch {
	case n.sheet != nil:
		n.dismiss()
	case n.top().back():
	case len(n.pages) > 1:
		n.drop()
		n.rebuild()
	default:
		return false
	}
	return true
}

// rebuild draws the top page and its sheet anew.
func (n *navigator) rebuild() {
	if len(n.pages) == 0 {
		return
	}
	before, same := n.scrolls, n.built == n.top()
	layers, focus := len(n.root.Objects), -1
	if same {
		focus = focusIn(n.root, n.win.Canvas().Focused())
	}
	n.win.Canvas().Unfocus()
	n.dress()
	n.scrolls, n.built = nil, n.top()
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameBackground))
	n.root.Objects = []fyne.CanvasObject{ground, n.top().build()}
	if n.sheet != nil {
		n.root.Objects = append(n.root.Objects, veil(n.dismiss), overPage(n.sheet()))
	}
	n.root.Refresh()
	if stops := walkPads(n.root); focus >= 0 && focus < len(stops) && layers == len(n.root.Objects) {
		n.win.Canvas().Focus(stops[focus])
	}
	if p, ok := n.top().(placed); ok && !same {
		p.opened(n.scrolls)
	}
	for i, s := range n.scrolls {
		if same && i < len(before) {
			s.ScrollToOffset(before[i].Offset)
		}
	}
}

// typed is every key that no entry wanted.
func (n *navigator) typed(e *fyne.KeyEvent) {
	switch e.Name {
	case mobile.KeyBack:
		if !n.back() {
			leave()
		}
	case fyne.KeyEscape:
		n.back()
	default:
		if n.sheet == nil {
			n.top().typed(e.Name)
		}
	}
}

// leave hands the phone back to whatever was there before the app.
func leave() {
	if d, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}

// placed is a page that chooses where it is scrolled to when it opens.
type placed interface {
	opened(scrolls []*container.Scroll)
}

// resting is a page that stops what it does while the app is not seen.
type resting interface {
	away()
	again()
}

// away and again are the app leaving the screen and coming back to it.
func (n *navigator) away() {
	for _, p := range n.pages {
		if r, ok := p.(resting); ok {
			r.away()
		}
	}
}

func (n *navigator) again() {
	for _, p := range n.pages {
		if r, ok := p.(resting); ok {
			r.again()
		}
	}
}

// veil dims the page under a sheet; a tap on it dismisses the sheet.
func veil(onTap func()) fyne.CanvasObject {
	shade := canvas.NewRectangle(theme.Color(theme.ColorNameShadow))
	return container.NewStack(shade, newPad(canvas.NewRectangle(color.Transparent), quiet, onTap))
}

// overPage is the panel of a sheet in the middle of the page.
func overPage(content fyne.CanvasObject) fyne.CanvasObject {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	ground.CornerRadius = theme.Size(theme.SizeNameInputRadius) * 2
	panel := container.NewStack(ground, newPad(canvas.NewRectangle(color.Transparent), quiet, nil), container.NewPadded(content))
	return container.New(middle{max: fyne.NewSize(460, 640), margin: 12}, panel)
}
