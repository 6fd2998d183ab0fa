package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestNameTag(t *testing.T) {
	test.NewTempApp(t)
	usual := theme.TextSize()
	name := "Muhammad Faizal"
	for _, c := range []struct {
		name, first, second string
		width               float32
	}{
		{name, name, "", wide(name, usual)},
		{name, name, "", wide(name, usual*nameSmallest) * 1.1},
		{name, "Muhammad", "Faizal", wide("Muhammad", usual*nameSmallest) * 1.1},
		{"Violet", "Violet", "", wide("Violet", usual*nameSmallest) * 1.1},
	} {
		lines, size := nameTag{c.name}.fit(c.width)
		if lines != [2]string{c.first, c.second} || size < usual*nameSmallest || size > usual {
			t.Errorf("%q in %v: %q of size %v, want %q, %q", c.name, c.width, lines, size, c.first, c.second)
		}
	}
	for _, width := range []float32{40, 20, 3} {
		lines, size := nameTag{"Bartholomäus"}.fit(width)
		if !strings.HasSuffix(lines[0], "…") || width > 10 && wide(lines[0], size) > width {
			t.Errorf("in %v: %q", width, lines)
		}
	}
}
