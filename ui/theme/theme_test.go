package theme

import (
	"encoding/xml"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"papan/core"
)

func TestPaletteByMode(t *testing.T) {
	for _, c := range []struct {
		mode   Mode
		system fyne.ThemeVariant
		want   *Palette
	}{
		{ModeSystem, fynetheme.VariantLight, &Light},
		{ModeSystem, fynetheme.VariantDark, &Dark},
		{"", fynetheme.VariantDark, &Dark},
		{ModeLight, fynetheme.VariantDark, &Light},
		{ModeDark, fynetheme.VariantLight, &Dark},
		{ModeContrast, fynetheme.VariantLight, &HighContrast},
	} {
		if got := (Theme{Mode: c.mode}).Palette(c.system); got != c.want {
			t.Errorf("mode %q, system %d: palette %s, want %s", c.mode, c.system, got.Name, c.want.Name)
		}
	}
}

func TestCurrent(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(Theme{Mode: ModeContrast})
	if got := Current(); got != &HighContrast {
		t.Errorf("palette in use is %s, want contrast", got.Name)
	}
}

func TestTextSize(t *testing.T) {
	for _, c := range []struct{ text, want float32 }{
		{0, 16}, {1, 16}, {0.85, 13.6}, {2, 32}, {9, 32}, {0.1, 13.6},
	} {
		if got := (Theme{Text: c.text}).Size(fynetheme.SizeNameText); got != c.want {
			t.Errorf("text at %v is %v units, want %v", c.text, got, c.want)
		}
	}
}

// TestButtonsCanBeTouched: a button is at least 48 units high at the smallest text.
func TestButtonsCanBeTouched(t *testing.T) {
	th := Theme{Text: MinText}
	if got := max(th.Size(fynetheme.SizeNameText), th.Size(fynetheme.SizeNameInlineIcon)) + 2*th.Size(fynetheme.SizeNameInnerPadding); got < 44 {
		t.Errorf("a button is %v units high, want 44", got)
	}
}

// TestEveryColourHasAnAnswer: Fyne asks for no colour that we leave out.
func TestEveryColourHasAnAnswer(t *testing.T) {
	test.NewTempApp(t)
	for _, name := range []fyne.ThemeColorName{
		fynetheme.ColorNameBackground, fynetheme.ColorNameForeground, fynetheme.ColorNameShadow,
		fynetheme.ColorNameScrollBarBackground, fynetheme.ColorNameSelection, fynetheme.ColorNameSuccess,
	} {
		if c := (Theme{}).Color(name, fynetheme.VariantLight); c == nil {
			t.Errorf("no colour for %s", name)
		}
	}
}

func TestMark(t *testing.T) {
	seen := map[string]bool{}
	for s := core.Seat(1); s <= core.MaxSeats; s++ {
		r := Light.Mark(s)
		if err := xml.Unmarshal(r.Content(), new(struct{ XMLName xml.Name })); err != nil {
			t.Errorf("mark of seat %d: %v", s, err)
		}
		if seen[r.Name()] {
			t.Errorf("mark of seat %d shares the name %s, and so its cached picture", s, r.Name())
		}
		seen[r.Name()] = true
	}
	if r := Light.Mark(core.Nobody); r != nil {
		t.Errorf("nobody has the mark %s, want none", r.Name())
	}
}
