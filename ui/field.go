package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// field is a line to type in. Escape leaves it.
type field struct {
	widget.Entry
	length int // the most characters
}

func newField(text, hint string, length int) *field {
	f := &field{length: length}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(hint)
	f.SetText(text)
	return f
}

// cut returns s without what is too long, and shows it so.
func (f *field) cut(s string) string {
	if runes := []rune(s); len(runes) > f.length {
		s = string(runes[:f.length])
		f.SetText(s)
	}
	return s
}

// TypedKey leaves the field with Escape.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape {
		f.Entry.TypedKey(e)
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
		c.Unfocus()
	}
}
