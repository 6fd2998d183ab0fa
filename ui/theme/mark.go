package theme

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"

	"papan/core"
)

// markShapes draws the mark of each seat in a square of 100: every seat has a
// shape of its own, so that its colour is never needed to know it.
var markShapes = [core.MaxSeats]string{
	`<path d="M50 10 L94 86 L6 86 Z"%s/>`,
	`<circle cx="50" cy="50" r="42"%s/>`,
	`<path d="M12 12 H88 V88 H12 Z"%s/>`,
	`<path d="M50 4 L94 50 L50 96 L6 50 Z"%s/>`,
}

// Mark returns the mark of a seat, ▲ ● ■ ◆, in its colour with a light inner
// and a dark outer rim, to stand on any ground. For a seat that is none it
// returns nil.
func (p *Palette) Mark(s core.Seat) fyne.Resource {
	if s == core.Nobody || int(s) > len(p.Seats) {
		return nil
	}
	shape := markShapes[s-1]
	stroke := func(c color.NRGBA, w int) string {
		return fmt.Sprintf(shape, fmt.Sprintf(` fill="%s" stroke="%s" stroke-width="%d" stroke-linejoin="round"`, Hex(p.Seats[s-1]), Hex(c), w))
	}
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><g transform="translate(14 14)">` +
		stroke(p.Casing, 22) + stroke(p.OnSeat, 12) + fmt.Sprintf(shape, fmt.Sprintf(` fill="%s"`, Hex(p.Seats[s-1]))) + `</g></svg>`
	return fyne.NewStaticResource(fmt.Sprintf("mark-%s-%d.svg", p.Name, s), []byte(svg))
}

// Mark returns the mark of a seat in the palette of the running app.
func Mark(s core.Seat) fyne.Resource { return Current().Mark(s) }

// Hex returns c as an SVG writes it, #rrggbb; its alpha is left out.
func Hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
