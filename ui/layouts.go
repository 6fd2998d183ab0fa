package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// cover gives every object the whole room. It asks for the smallest window the
// app can be used in, whatever the objects ask for.
type cover struct{}

func (cover) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 300) }

func (cover) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(size)
	}
}

// whole asks for all the room its one object, a scroller, could fill, but does
// with less.
type whole struct{ content fyne.CanvasObject }

func (w whole) MinSize([]fyne.CanvasObject) fyne.Size { return w.content.MinSize() }

func (w whole) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// column gives its one object the whole width up to max, in the middle, and
// the height it needs; floating, it hangs a little above the middle of the
// height there is.
type column struct {
	max      float32
	floating bool
}

func (c column) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w := max(min(size.Width, c.max), objects[0].MinSize().Width)
	objects[0].Resize(fyne.NewSize(w, objects[0].Size().Height))
	h, y := size.Height, float32(0)
	if c.floating {
		h = min(h, objects[0].MinSize().Height)
		y = (size.Height - h) * 0.4
	}
	objects[0].Resize(fyne.NewSize(w, h))
	objects[0].Move(fyne.NewPos((size.Width-w)/2, y))
}

// middle puts its one object in the middle, no larger than max and with a
// margin all round. An object that needs less height gets only that.
type middle struct {
	max    fyne.Size
	margin float32
}

func (m middle) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(2*m.margin, 2*m.margin)
}

func (m middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	room := size.SubtractWidthHeight(2*m.margin, 2*m.margin).Min(m.max)
	// The height of wrapped text follows from the width.
	objects[0].Resize(fyne.NewSize(room.Width, objects[0].Size().Height))
	room.Height = min(room.Height, objects[0].MinSize().Height)
	objects[0].Resize(room)
	objects[0].Move(fyne.NewPos((size.Width-room.Width)/2, (size.Height-room.Height)/2))
}

// atLeast makes its one object no smaller than a size.
type atLeast struct{ size fyne.Size }

func (a atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(a.size)
}

func (a atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// upright centres its one object from top to bottom and gives it the whole width.
type upright struct{}

func (upright) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (upright) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSize(size.Width, objects[0].Size().Height))
	h := min(objects[0].MinSize().Height, size.Height)
	objects[0].Resize(fyne.NewSize(size.Width, h))
	objects[0].Move(fyne.NewPos(0, (size.Height-h)/2))
}

// trimmed leaves words only some of the room that they keep around themselves.
// A theme of their own would do the same, but the toolkit reads every font
// anew for each such theme, and never forgets one.
type trimmed struct{ room float32 }

func (t trimmed) off() float32 { return theme.InnerPadding() - t.room }

func (t trimmed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().SubtractWidthHeight(2*t.off(), 2*t.off())
}

func (t trimmed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(-t.off(), -t.off()))
	objects[0].Resize(size.AddWidthHeight(2*t.off(), 2*t.off()))
}
