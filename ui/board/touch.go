package board

import (
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

// touches is how a board feels fingers and the mouse, and where its keys are.
// A board embeds it, and with it what Fyne calls.
type touches struct {
	face   face
	press  press
	hover  core.Site // the offered site under the mouse, or Nowhere
	cursor core.Site // the offered site the keys have walked to, or Nowhere
}

// face is the board that is touched.
type face interface {
	touched()                          // the press or the hover is another one
	aim(p fyne.Position) core.Site     // the offered site that a touch at p means, or Nowhere
	nearest(p fyne.Position) core.Site // the site that lies at p, or Nowhere
	running() bool                     // whether a step is being shown
	tap(core.Site)
	cancel()
}

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
func (t *touches) TouchDown(e *mobile.TouchEvent) { t.pressDown(e.ID, felt(e, runtime.GOOS)) }

// TouchMoved implements [mobile.Movable].
func (t *touches) TouchMoved(e *mobile.TouchEvent) { t.pressMove(e.ID, felt(e, runtime.GOOS)) }

// TouchUp implements [mobile.Touchable].
func (t *touches) TouchUp(e *mobile.TouchEvent) { t.pressUp(e.ID, felt(e, runtime.GOOS)) }

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
func (t *touches) TouchCancel(e *mobile.TouchEvent) { t.pressLost(e.ID) }

// MouseDown implements [desktop.Mouseable].
func (t *touches) MouseDown(e *desktop.MouseEvent) {
	switch e.Button {
	case desktop.MouseButtonPrimary:
		t.pressDown(mouse, e.Position)
	case desktop.MouseButtonSecondary:
		t.pressLost(t.press.finger)
		t.face.cancel()
	}
}

// MouseUp implements [desktop.Mouseable].
func (t *touches) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		t.pressUp(mouse, e.Position)
	}
}

// MouseIn implements [desktop.Hoverable].
func (t *touches) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements [desktop.Hoverable].
func (t *touches) MouseMoved(e *desktop.MouseEvent) {
	if t.press.down {
		t.pressMove(mouse, e.Position)
		return
	}
	t.point(t.face.aim(e.Position))
}

// MouseOut implements [desktop.Hoverable].
func (t *touches) MouseOut() {
	t.pressLost(mouse)
	t.point(core.Nowhere)
}

// Cursor implements [desktop.Cursorable].
func (t *touches) Cursor() desktop.Cursor {
	if t.hover != core.Nowhere && !t.face.running() {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// point shows what the site under the mouse would do.
func (t *touches) point(s core.Site) {
	if t.hover != s {
		t.hover = s
		t.face.touched()
	}
}

// pressDown begins a press. A second finger is ignored; but the first finger
// on the screen, number 0, always counts, so that a finger whose end nobody
// reported cannot hold the board for ever.
func (t *touches) pressDown(finger int, p fyne.Position) {
	if t.press.down && finger != t.press.finger && finger > 0 {
		return
	}
	t.press = press{down: true, finger: finger, start: p, aim: t.face.aim(p)}
	t.cursor, t.hover = core.Nowhere, core.Nowhere
	t.face.touched()
}

func (t *touches) pressMove(finger int, p fyne.Position) {
	if !t.press.down || finger != t.press.finger {
		return
	}
	if !t.press.slides && !strays(t.press.start, p) {
		return
	}
	t.press.slides = true
	if aim := t.face.aim(p); aim != t.press.aim {
		t.press.aim = aim
		t.face.touched()
	}
}

// pressUp ends a press. What it means is settled before anybody is told, for
// the answer may lay the next view.
func (t *touches) pressUp(finger int, p fyne.Position) {
	if !t.press.down || finger != t.press.finger {
		return
	}
	t.pressMove(finger, p)
	was := t.press
	t.press = press{}
	t.face.touched()
	site := t.face.nearest(was.start)
	switch {
	case was.aim != core.Nowhere:
		t.face.tap(was.aim)
	case was.slides:
		// It slid off what it meant: nothing.
	case t.face.running() || site != core.Nowhere:
		t.face.tap(site)
	default:
		t.face.cancel()
	}
}

// pressLost ends a press that means nothing any more.
func (t *touches) pressLost(finger int) {
	if t.press.down && finger == t.press.finger {
		t.press = press{}
		t.face.touched()
	}
}

func strays(a, b fyne.Position) bool { return apart(a, b) > wobble }
