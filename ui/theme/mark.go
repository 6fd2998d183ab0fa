package theme

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"papan/core"
)

// markShape is a polygon with a circle in it that touches all its sides, so
// that growing it about the circle's middle leaves a rim of even width.
type markShape struct {
	middleY, radius float64 // of that circle; its middle is at x 64
	corners         [][2]float64
}

// markShapes are the marks of the seats in a square of 128: every seat has a
// shape of its own, so that its colour is never needed to know it. A shape
// without corners is the circle itself.
var markShapes = [core.MaxSeats]markShape{
	{74.6, 25.4, [][2]float64{{64, 24}, {108, 100}, {20, 100}}},
	{64, 40, nil},
	{64, 36, [][2]float64{{28, 28}, {100, 28}, {100, 100}, {28, 100}}},
	{64, 31, [][2]float64{{64, 20}, {108, 64}, {64, 108}, {20, 64}}},
}

// grown returns the SVG element of s with its sides moved out by d and its
// corners rounded as much.
func (s markShape) grown(d float64, c color.NRGBA) string {
	if len(s.corners) == 0 {
		return fmt.Sprintf(`<circle cx="64" cy="%g" r="%g" fill="%s"/>`, s.middleY, s.radius+d, Hex(c))
	}
	k := (s.radius + d) / s.radius
	at := func(i int) (x, y float64) {
		p := s.corners[(i+len(s.corners))%len(s.corners)]
		return 64 + (p[0]-64)*k, s.middleY + (p[1]-s.middleY)*k
	}
	// toward returns the point of the side from corner i to corner j where the
	// rounding of corner i begins.
	toward := func(i, j int) (x, y float64) {
		ax, ay := at(i)
		bx, by := at(j)
		const cut = 0.16
		part := cut * d / 11
		return ax + (bx-ax)*part, ay + (by-ay)*part
	}
	var b strings.Builder
	for i := range s.corners {
		x0, y0 := toward(i, i-1)
		x, y := at(i)
		x1, y1 := toward(i, i+1)
		verb := "L"
		if i == 0 {
			verb = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f Q%.2f %.2f %.2f %.2f ", verb, x0, y0, x, y, x1, y1)
	}
	return fmt.Sprintf(`<path d="%sZ" fill="%s"/>`, b.String(), Hex(c))
}

// Mark returns the mark of a seat, ▲ ● ■ ◆, in its colour with a light inner
// and a dark outer rim, to stand on any ground. For a seat that is none it
// returns nil.
//
// It is drawn by filling alone: the width of a stroke would not grow with the
// picture.
func (p *Palette) Mark(s core.Seat) fyne.Resource {
	if s == core.Nobody || int(s) > len(p.Seats) {
		return nil
	}
	shape := markShapes[s-1]
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">` +
		shape.grown(11, p.Casing) + shape.grown(6.5, p.OnSeat) + shape.grown(0, p.Seats[s-1]) + `</svg>`
	return fyne.NewStaticResource(fmt.Sprintf("mark-%s-%d.svg", p.Name, s), []byte(svg))
}

// Mark returns the mark of a seat in the palette of the running app.
func Mark(s core.Seat) fyne.Resource { return Current().Mark(s) }

// Hex returns c as an SVG writes it, #rrggbb; its alpha is left out.
func Hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
