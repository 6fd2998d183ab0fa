package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// nameTag lays a name in the room there is: in the usual size, in a smaller
// one, in two lines, and only then cut off.
type nameTag struct{ name string }

// nameSmallest is the smallest type of a name, as a part of the usual size.
const nameSmallest float32 = 0.72

func newNameTag(name string) fyne.CanvasObject {
	first := canvas.NewText(name, theme.Color(theme.ColorNameForeground))
	second := canvas.NewText("", theme.Color(theme.ColorNameForeground))
	return container.New(nameTag{name}, first, second)
}

func (nameTag) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.TextSize()*2, theme.TextSize()*nameSmallest*2.6)
}

func (n nameTag) Layout(o []fyne.CanvasObject, size fyne.Size) {
	room := size.Width - nameGap
	lines, text := n.fit(room)
	high := float32(0)
	for i, line := range o {
		t := line.(*canvas.Text)
		t.Text, t.TextSize = lines[i], text
		t.Hidden = lines[i] == ""
		if !t.Hidden {
			high += t.MinSize().Height
		}
	}
	y := (size.Height - high) / 2
	for _, line := range o {
		line.Move(fyne.NewPos(nameGap, y))
		line.Resize(fyne.NewSize(room, line.MinSize().Height))
		y += line.MinSize().Height
		line.Refresh()
	}
}

const nameGap float32 = 2 // between a mark and a name

// fit returns the one or two lines of the name for a width, and their size.
func (n nameTag) fit(width float32) (lines [2]string, size float32) {
	usual := theme.TextSize()
	for size = usual; size > usual*nameSmallest; size-- {
		if wide(n.name, size) <= width {
			return [2]string{n.name}, size
		}
	}
	size = usual * nameSmallest
	best, split := wide(n.name, size), 0
	for i, r := range n.name {
		if r != ' ' {
			continue
		}
		if w := max(wide(n.name[:i], size), wide(n.name[i+1:], size)); w < best {
			best, split = w, i
		}
	}
	if split == 0 {
		return [2]string{cutTo(n.name, size, width)}, size
	}
	return [2]string{cutTo(n.name[:split], size, width), cutTo(strings.TrimLeft(n.name[split:], " "), size, width)}, size
}

func wide(s string, size float32) float32 {
	return fyne.MeasureText(s, size, fyne.TextStyle{}).Width
}

// cutTo shortens s to a width.
func cutTo(s string, size, width float32) string {
	if wide(s, size) <= width {
		return s
	}
	for runes := []rune(s); len(runes) > 1; runes = runes[:len(runes)-1] {
		if short := string(runes[:len(runes)-1]) + "…"; wide(short, size) <= width {
			return short
		}
	}
	return "…"
}

// shrunk gives the one word in it the size of a caption, or a smaller one in
// which it fits.
type shrunk struct{}

// wordSmallest is the smallest type of such a word, as a part of a caption's.
const wordSmallest float32 = 0.7

func (shrunk) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height)
}

func (shrunk) Layout(o []fyne.CanvasObject, size fyne.Size) {
	t := o[0].(*canvas.Text)
	usual := theme.CaptionTextSize()
	t.TextSize = usual
	if w, room := wide(t.Text, usual), size.Width-2*nameGap; w > room {
		t.TextSize = max(usual*room/w, usual*wordSmallest)
	}
	t.Resize(size)
	t.Refresh()
}
