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
