package board

import (
	"image/color"

	"fyne.io/fyne/v2"

	"papan/core"
)

// badge writes what a choice brings, with its number when there are several,
// past the piece at end as seen from a point; where there is no room, beside it.
func (p *painter) badge(end core.Site, from fyne.Position, number, text string, c color.NRGBA) {
	size := max(p.cell*0.38, 11)
	h := size * 1.6
	w := size * (0.6*float32(len([]rune(text))) + 0.8)
	disc := float32(0)
	if number != "" {
		disc = h
	}
	r := p.beside(end, from, w+disc, h)
	p.scene.plate(stageNotes, plate{rect: r, round: h / 2, fill: p.colours.Casing, stroke: c, width: max(1, size*0.12)})
	if number != "" {
		p.scene.plate(stageNotes, plate{rect: rect{r.Position, fyne.NewSquareSize(h)}, round: h / 2, fill: c})
		p.scene.label(stageNotes, label{text: number, at: r.AddXY(h/2, h/2), size: size, colour: p.colours.Casing, bold: true})
	}
	p.scene.label(stageNotes, label{text: text, at: r.AddXY(disc+w/2, h/2), size: size, colour: c, bold: true})
}

// beside returns the place of a badge at the piece at end.
func (p *painter) beside(end core.Site, from fyne.Position, w, h float32) rect {
	at, middle := p.at(end), p.centre(p.plan.Centre)
	x, y := sign(at.X-from.X), sign(at.Y-from.Y)
	far := func(x, y float32) rect {
		return around(at.AddXY(x*(p.cell*0.55+w/2), y*(p.cell*0.55+h/2)), w, h)
	}
	r := far(x, y)
	if p.inside(r) == r {
		return r
	}
	// The line ends at the edge: step to the side, toward the middle.
	if x != 0 {
		x, y = 0, sign(middle.Y-at.Y)
	} else {
		x, y = sign(middle.X-at.X), 0
	}
	if x == 0 && y == 0 {
		x = 1
	}
	return p.inside(far(x, y))
}

// inside returns r moved so that it lies on the board.
func (p *painter) inside(r rect) rect {
	b := p.board
	r.X = min(max(r.X, b.X), b.X+b.Width-r.Width)
	r.Y = min(max(r.Y, b.Y), b.Y+b.Height-r.Height)
	return r
}
