package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// tightly stacks objects that bring space of their own, such as labels,
// closer together than they ask for.
type tightly struct{ by float32 }

// overlap is how much closer paragraphs of the usual kind may be.
func overlap() float32 { return theme.InnerPadding() * 1.75 }

// closely stacks paragraphs.
func closely(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(tightly{overlap()}, objects...)
}

func (t tightly) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, t.by)
	for _, o := range objects {
		if o.Visible() {
			m := o.MinSize()
			size = fyne.NewSize(max(size.Width, m.Width), size.Height+m.Height-t.by)
		}
	}
	return size
}

func (t tightly) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		o.Resize(fyne.NewSize(size.Width, o.Size().Height))
		h := o.MinSize().Height
		o.Resize(fyne.NewSize(size.Width, h))
		o.Move(fyne.NewPos(0, y))
		y += h - t.by
	}
}

// sides puts two objects side by side where there is room for it, and else one
// above the other. An empty one takes no room.
type sides struct{ gap float32 }

// twoColumns is the least width for things side by side.
const twoColumns float32 = 600

func (s sides) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	if objects[0].Size().Width > 0 && objects[1].Position().X > 0 {
		return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+s.gap+b.Height)
}

func (s sides) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a, b := objects[0], objects[1]
	if a.MinSize().Height == 0 {
		w := min(size.Width, twoColumns)
		b.Move(fyne.NewPos((size.Width-w)/2, 0))
		b.Resize(fyne.NewSize(w, size.Height))
		return
	}
	if size.Width >= twoColumns {
		half := (size.Width - s.gap) / 2
		a.Resize(fyne.NewSize(half, a.MinSize().Height))
		b.Resize(fyne.NewSize(half, b.MinSize().Height))
		b.Move(fyne.NewPos(half+s.gap, 0))
		return
	}
	a.Resize(fyne.NewSize(size.Width, a.MinSize().Height))
	a.Move(fyne.Position{})
	b.Resize(fyne.NewSize(size.Width, b.MinSize().Height))
	b.Move(fyne.NewPos(0, a.MinSize().Height+s.gap))
}
