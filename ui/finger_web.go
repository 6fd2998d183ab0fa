//go:build js

package ui

import "syscall/js"

// drags reports whether a finger drags what lies under it as a mouse would: it
// does in a browser, if the machine feels fingers at all.
func drags() bool {
	points := js.Global().Get("navigator").Get("maxTouchPoints")
	return points.Type() == js.TypeNumber && points.Int() > 0
}
