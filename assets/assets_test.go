package assets

import (
	"bytes"
	"encoding/xml"
	"image/png"
	"strings"
	"testing"

	"papan/ui/theme"
)

func TestIcon(t *testing.T) {
	img, err := png.DecodeConfig(bytes.NewReader(Icon()))
	if err != nil {
		t.Fatal(err)
	}
	if img.Width != 1024 || img.Height != 1024 {
		t.Errorf("icon is %d×%d, want 1024×1024", img.Width, img.Height)
	}
}

// TestPieces: every piece is well-formed and has the colours whose contrast the
// theme answers for.
func TestPieces(t *testing.T) {
	p := &theme.Light
	for _, c := range []struct {
		name    string
		colours []string
	}{
		{"white", []string{theme.Hex(p.White)}},
		{"black", []string{theme.Hex(p.Black)}},
		{"kas1", []string{theme.Hex(p.Seats[0]), theme.Hex(p.OnSeat)}},
		{"kas2", []string{theme.Hex(p.Seats[1]), theme.Hex(p.OnSeat)}},
	} {
		svg := Piece(c.name)
		if err := xml.Unmarshal(svg, new(struct{ XMLName xml.Name })); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		for _, colour := range c.colours {
			if !strings.Contains(string(svg), colour) {
				t.Errorf("%s does not have the colour %s", c.name, colour)
			}
		}
	}
}
