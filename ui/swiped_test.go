package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestSwipe: what is swiped follows the finger, and stops at its ends.
func TestSwipe(t *testing.T) {
	test.NewTempApp(t)
	tall := canvas.NewRectangle(nil)
	tall.SetMinSize(fyne.NewSize(100, 500))
	scroll := newSwiped(tall)
	w := test.NewTempWindow(t, scroll)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(100, 200))
	for _, c := range []struct{ by, want float32 }{{-40, 40}, {-50, 90}, {30, 60}, {-1000, 300}, {-10, 300}, {10, 290}, {1000, 0}, {5, 0}} {
		scroll.Content.(fyne.Draggable).Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DY: c.by}})
		if got := scroll.Offset.Y; got != c.want {
			t.Errorf("dragged by %v: scrolled to %v, want %v", c.by, got, c.want)
		}
	}
}
