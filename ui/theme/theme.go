package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Mode is how bright the app is.
type Mode string

// The modes; System follows the system between Light and Dark.
const (
	ModeSystem   Mode = "system"
	ModeLight    Mode = "light"
	ModeDark     Mode = "dark"
	ModeContrast Mode = "contrast"
)

// Modes lists all modes in the order they are offered.
var Modes = []Mode{ModeSystem, ModeLight, ModeDark, ModeContrast}

// The smallest and the greatest text size, as a fraction of the usual one.
const (
	MinText = 0.85
	MaxText = 2.00
)

// Theme is the Fyne theme of Papan. Its zero value follows the system at the
// usual text size. It is a value: to change the look, set another one.
type Theme struct {
	Mode Mode
	// Text is the size of text, 1 being usual; 0 means 1. Beyond [MinText] and
	// [MaxText] it counts as the nearer of them.
	Text float32
}

var _ fyne.Theme = Theme{}

// Palette returns the colours of t when the system prefers v.
func (t Theme) Palette(v fyne.ThemeVariant) *Palette {
	switch t.Mode {
	case ModeContrast:
		return &HighContrast
	case ModeDark:
		return &Dark
	case ModeLight:
		return &Light
	}
	if v == fynetheme.VariantDark {
		return &Dark
	}
	return &Light
}

// Current returns the palette of the running app. Under a theme that is not
// ours it goes by whether that is light or dark.
func Current() *Palette {
	s := fyne.CurrentApp().Settings()
	t, _ := s.Theme().(Theme)
	return t.Palette(s.ThemeVariant())
}

// variant is what Fyne's own theme is asked for where ours has no word.
func (t Theme) variant(v fyne.ThemeVariant) fyne.ThemeVariant {
	if t.Palette(v) == &Light {
		return fynetheme.VariantLight
	}
	return fynetheme.VariantDark
}

// Color implements [fyne.Theme].
func (t Theme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	p := t.Palette(v)
	switch name {
	case fynetheme.ColorNameBackground:
		return p.Background
	case fynetheme.ColorNameForeground:
		return p.Text
	case fynetheme.ColorNamePlaceHolder:
		return p.Muted
	case fynetheme.ColorNameDisabled:
		return p.Faint
	case fynetheme.ColorNameButton, fynetheme.ColorNameDisabledButton:
		return p.Button
	case fynetheme.ColorNameInputBackground:
		return p.Field
	case fynetheme.ColorNameInputBorder:
		return p.Edge
	case fynetheme.ColorNameMenuBackground, fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameHeaderBackground:
		return p.Surface
	case fynetheme.ColorNameSeparator:
		return fade(p.Edge, 0x80)
	case fynetheme.ColorNamePrimary, fynetheme.ColorNameHyperlink:
		return p.Accent
	case fynetheme.ColorNameForegroundOnPrimary:
		return p.OnAccent
	case fynetheme.ColorNameFocus:
		return fade(p.Accent, 0x60)
	case fynetheme.ColorNameSelection:
		return fade(p.Accent, 0x48)
	case fynetheme.ColorNameHover:
		return fade(p.Text, 0x14)
	case fynetheme.ColorNamePressed:
		return fade(p.Text, 0x30)
	case fynetheme.ColorNameScrollBar:
		return fade(p.Text, 0x90)
	case fynetheme.ColorNameError:
		return p.Alarm
	case fynetheme.ColorNameForegroundOnError:
		return p.OnAlarm
	case fynetheme.ColorNameWarning:
		return p.Caution
	case fynetheme.ColorNameForegroundOnWarning:
		return p.OnCaution
	case fynetheme.ColorNameSuccess:
		return p.Fine
	case fynetheme.ColorNameForegroundOnSuccess:
		return p.OnFine
	}
	return fynetheme.DefaultTheme().Color(name, t.variant(v))
}

func fade(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// Font implements [fyne.Theme].
func (t Theme) Font(style fyne.TextStyle) fyne.Resource {
	return fynetheme.DefaultTheme().Font(style)
}

// Icon implements [fyne.Theme].
func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	return fynetheme.DefaultTheme().Icon(name)
}

// Size implements [fyne.Theme]. Text grows as asked; what is touched grows
// with it, and is never small.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	k := t.scale()
	switch name {
	case fynetheme.SizeNameText:
		return 16 * k
	case fynetheme.SizeNameHeadingText:
		return 26 * k
	case fynetheme.SizeNameSubHeadingText:
		return 20 * k
	case fynetheme.SizeNameCaptionText:
		return 13 * k
	case fynetheme.SizeNameInlineIcon:
		return 24 * k
	case fynetheme.SizeNamePadding:
		return 6
	case fynetheme.SizeNameInnerPadding:
		return 12
	case fynetheme.SizeNameInputRadius:
		return 10
	case fynetheme.SizeNameSelectionRadius:
		return 8
	}
	return fynetheme.DefaultTheme().Size(name)
}

func (t Theme) scale() float32 {
	if t.Text == 0 {
		return 1
	}
	return min(max(t.Text, MinText), MaxText)
}
