//go:build !js

package ui

// drags reports whether a finger drags what lies under it as a mouse would.
func drags() bool { return false }
