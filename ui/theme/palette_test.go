package theme

import (
	"image/color"
	"math"
	"testing"
)

// luminance and contrast follow WCAG 2.1, "relative luminance" and "contrast ratio".
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func TestContrastFormula(t *testing.T) {
	for _, c := range []struct {
		a, b uint32
		want float64
	}{
		{0x000000, 0xffffff, 21},
		{0x777777, 0xffffff, 4.48},
	} {
		if got := contrast(rgb(c.a), rgb(c.b)); math.Abs(got-c.want) > 0.05 {
			t.Errorf("contrast of %06x and %06x = %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

// TestContrast holds every palette to 4.5:1 for text and 3:1 for pieces and marks.
func TestContrast(t *testing.T) {
	for _, p := range []*Palette{&Light, &Dark, &HighContrast} {
		check := func(name string, fore, back color.NRGBA, least float64) {
			t.Helper()
			if got := contrast(fore, back); got < least {
				t.Errorf("%s: %s has contrast %.2f, want at least %.1f", p.Name, name, got, least)
			}
		}
		for _, back := range []struct {
			name string
			c    color.NRGBA
		}{{"background", p.Background}, {"surface", p.Surface}, {"button", p.Button}, {"field", p.Field}} {
			check("text on "+back.name, p.Text, back.c, 4.5)
			check("muted text on "+back.name, p.Muted, back.c, 4.5)
			if back.name != "button" {
				check("accent on "+back.name, p.Accent, back.c, 4.5)
				check("alarm on "+back.name, p.Alarm, back.c, 4.5)
				check("caution on "+back.name, p.Caution, back.c, 4.5)
				check("fine on "+back.name, p.Fine, back.c, 4.5)
				check("edge on "+back.name, p.Edge, back.c, 3)
			}
		}
		check("text on accent", p.OnAccent, p.Accent, 4.5)
		check("text on alarm", p.OnAlarm, p.Alarm, 4.5)
		check("text on caution", p.OnCaution, p.Caution, 4.5)
		check("text on fine", p.OnFine, p.Fine, 4.5)
		check("numbers on the frame", p.OnFrame, p.Frame, 4.5)
		for i, seat := range p.Seats {
			check("mark on seat "+string(rune('1'+i)), p.OnSeat, seat, 4.5)
		}
		check("light rim in dark rim", p.OnSeat, p.Casing, 3)
		for _, ground := range []color.NRGBA{p.Ground, p.GroundDeep} {
			check("white on ground", p.White, ground, 3)
			check("black on ground", p.Black, ground, 3)
			check("rim of kas on ground", p.OnSeat, ground, 3)
			check("casing on ground", p.Casing, ground, 3)
			check("target on ground", p.Target, ground, 3)
			check("cursor on ground", p.Cursor, ground, 3)
			check("hint on ground", p.Hint, ground, 3)
			check("last move on ground", p.Last, ground, 3)
			check("refusal on ground", p.Refuse, ground, 3)
			for _, band := range p.Bands {
				check("band on ground", band, ground, 3)
			}
		}
	}
}

// TestNeverRedAgainstGreen: no two seats, and no seat and mark, are a red and a green.
func TestNeverRedAgainstGreen(t *testing.T) {
	green := func(c color.NRGBA) bool { return c.G > 0x40 && int(c.G) > int(c.R)+0x18 && int(c.G) > int(c.B)+0x18 }
	for _, p := range []*Palette{&Light, &Dark, &HighContrast} {
		for _, c := range append(append([]color.NRGBA{p.Target, p.Hint, p.Last, p.Refuse, p.Fine, p.Alarm, p.Accent}, p.Seats[:]...), p.Bands[:]...) {
			if green(c) {
				t.Errorf("%s: %s is a green", p.Name, Hex(c))
			}
		}
	}
}
