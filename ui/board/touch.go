package board

import (
	"math"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"papan/core"
)

var (
	_ mobile.Touchable   = (*Grid)(nil)
	_ mobile.Movable     = (*Grid)(nil)
	_ desktop.Mouseable  = (*Grid)(nil)
	_ desktop.Hoverable  = (*Grid)(nil)
	_ desktop.Cursorable = (*Grid)(nil)
)

// wobble is how far a finger may stray, in units, before it is sliding.
const wobble = 12

// mouse is the finger number of the mouse.
const mouse = -1

// press is a finger, or the mouse button, held down on the board. However
// long it is held, it is one tap.
type press struct {
	down   bool
	finger int
	start  fyne.Position
	slides bool      // it has gone farther than it may wobble
	aim    core.Site // the offered site it means now, or Nowhere
}

// TouchDown implements [mobile.Touchable].
func (g *Grid) TouchDown(e *mobile.TouchEvent) { g.pressDown(e.ID, felt(e, runtime.GOOS)) }

// TouchMoved implements [mobile.Movable].
func (g *Grid) TouchMoved(e *mobile.TouchEvent) { g.pressMove(e.ID, felt(e, runtime.GOOS)) }

// TouchUp implements [mobile.Touchable].
func (g *Grid) TouchUp(e *mobile.TouchEvent) { g.pressUp(e.ID, felt(e, runtime.GOOS)) }

// felt returns where the finger is. On phones Fyne reports a point 8 units
// higher, to help with hitting buttons; between lines 30 units apart that
// would take the board's own tolerance away on one side.
func felt(e *mobile.TouchEvent, system string) fyne.Position {
	if system == "android" || system == "ios" {
		return e.Position.AddXY(0, 8)
	}
	return e.Position
}

// TouchCancel implements [mobile.Touchable]: the finger left the board.
func (g *Grid) TouchCancel(e *mobile.TouchEvent) { g.pressLost(e.ID) }

// MouseDown implements [desktop.Mouseable].
func (g *Grid) MouseDown(e *desktop.MouseEvent) {
	switch e.Button {
	case desktop.MouseButtonPrimary:
		g.pressDown(mouse, e.Position)
	case desktop.MouseButtonSecondary:
		g.pressLost(g.press.finger)
		g.cancel()
	}
}

// MouseUp implements [desktop.Mouseable].
func (g *Grid) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		g.pressUp(mouse, e.Position)
	}
}

// MouseIn implements [desktop.Hoverable].
func (g *Grid) MouseIn(e *desktop.MouseEvent) { g.MouseMoved(e) }

// MouseMoved implements [desktop.Hoverable].
func (g *Grid) MouseMoved(e *desktop.MouseEvent) {
	if g.press.down {
		g.pressMove(mouse, e.Position)
		return
	}
	g.point(g.aim(e.Position))
}

// MouseOut implements [desktop.Hoverable].
func (g *Grid) MouseOut() {
	g.pressLost(mouse)
	g.point(core.Nowhere)
}

// Cursor implements [desktop.Cursorable].
func (g *Grid) Cursor() desktop.Cursor {
	if g.hover != core.Nowhere && g.run == nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// point shows what the site under the mouse would do.
func (g *Grid) point(s core.Site) {
	if g.hover != s {
		g.hover = s
		g.Refresh()
	}
}

// aim returns the offered site that a touch at p means, or Nowhere.
func (g *Grid) aim(p fyne.Position) core.Site {
	if g.run != nil {
		return core.Nowhere
	}
	if i := g.layout().snap(p, g.offers); i >= 0 {
		return g.offers[i].site
	}
	return core.Nowhere
}

// pressDown begins a press. A second finger is ignored; but the first finger
// on the screen, number 0, always counts, so that a finger whose end nobody
// reported cannot hold the board for ever.
func (g *Grid) pressDown(finger int, p fyne.Position) {
	if g.press.down && finger != g.press.finger && finger > 0 {
		return
	}
	g.press = press{down: true, finger: finger, start: p, aim: g.aim(p)}
	g.cursor, g.hover = core.Nowhere, core.Nowhere
	g.Refresh()
}

func (g *Grid) pressMove(finger int, p fyne.Position) {
	if !g.press.down || finger != g.press.finger {
		return
	}
	if !g.press.slides && !strays(g.press.start, p) {
		return
	}
	g.press.slides = true
	if aim := g.aim(p); aim != g.press.aim {
		g.press.aim = aim
		g.Refresh()
	}
}

// pressUp ends a press. What it means is settled before anybody is told, for
// the answer may lay the next view.
func (g *Grid) pressUp(finger int, p fyne.Position) {
	if !g.press.down || finger != g.press.finger {
		return
	}
	g.pressMove(finger, p)
	was := g.press
	g.press = press{}
	g.Refresh()
	site := g.layout().nearest(was.start)
	switch {
	case was.aim != core.Nowhere:
		g.tap(was.aim)
	case was.slides:
		// It slid off what it meant: nothing.
	case g.run != nil || site != core.Nowhere:
		g.tap(site)
	default:
		g.cancel()
	}
}

// pressLost ends a press that means nothing any more.
func (g *Grid) pressLost(finger int) {
	if g.press.down && finger == g.press.finger {
		g.press = press{}
		g.Refresh()
	}
}

func strays(a, b fyne.Position) bool {
	return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) > wobble
}
