package board

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/theme"
)

// ground returns the empty board as a picture: the frame, the field of wood
// tinted by who owns what, the holes, and the stores. A pitch is 100 wide.
func (a boat) ground(c *theme.Palette) fyne.Resource {
	l := pitLayout{boat: a, cell: 100}
	l.board.Size = fyne.NewSize(a.long()*100, a.across()*100)
	if a.upright {
		l.board.Size = fyne.NewSize(l.board.Height, l.board.Width)
	}
	d := pitDrawing{groundDrawing{colours: c, w: float64(l.board.Width), h: float64(l.board.Height)}, l}
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g"><defs>`, d.w, d.h)
	d.printf(`<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient>`,
		theme.Hex(c.Ground), theme.Hex(c.GroundDeep))
	d.printf(`<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="%s"/><stop offset="0.55" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient></defs>`,
		theme.Hex(c.Casing), theme.Hex(mix(c.Casing, c.Line, 0.6)), theme.Hex(c.Line))
	d.frame()
	d.land()
	d.hollows()
	d.printf(`</svg>`)
	return fyne.NewStaticResource(fmt.Sprintf("pits-%s-%v.svg", c.Name, a), []byte(d.b.String()))
}

type pitDrawing struct {
	groundDrawing
	l pitLayout
}

// rounded draws a rectangle with round corners.
func (d *pitDrawing) rounded(r rect, round float32, paint string) {
	d.printf(`<rect x="%g" y="%g" width="%g" height="%g" rx="%g" ry="%g" %s/>`, r.X, r.Y, r.Width, r.Height, round, round, paint)
}

// field returns the rectangle of the wood inside the frame, smaller by in.
func (d *pitDrawing) field(in float32) rect {
	l := d.l
	r := l.box(l.long()/2, l.across()/2, l.long()-2*pitEnd, l.across()-2*pitSide)
	return rect{r.AddXY(in, in), r.SubtractWidthHeight(2*in, 2*in)}
}

func (d *pitDrawing) frame() {
	d.box(0, 46, fmt.Sprintf(`fill="%s"`, theme.Hex(d.colours.Frame)))
	d.rounded(d.field(-6), 26, fmt.Sprintf(`fill="%s"`, theme.Hex(d.colours.FrameEdge)))
	d.rounded(d.field(-3), 23, fmt.Sprintf(`fill="%s"`, theme.Hex(d.colours.Casing)))
	d.rounded(d.field(0), 20, `fill="url(#wood)"`)
}

// land tints what belongs to each player.
func (d *pitDrawing) land() {
	l := d.l
	for s := core.Site(1); int(s) <= 2*l.holes; s++ {
		owner := l.owners[s-1]
		if owner == core.Nobody {
			continue
		}
		u, v, _ := l.hole(s)
		r := l.box(u, v, 1, l.width())
		d.rounded(r, 4, fmt.Sprintf(`fill="%s" fill-opacity="0.3"`, theme.Hex(d.colours.Seats[owner-1])))
	}
}

// hollows carves the holes and the stores: a lit lower lip, and the deep with
// its shadow above.
func (d *pitDrawing) hollows() {
	l := d.l
	for s := core.Site(1); int(s) <= 2*l.holes; s++ {
		r := l.hollow(s)
		d.hollow(r, min(r.Width, r.Height)/2)
	}
	if l.keep != Stores {
		return
	}
	for seat := core.Seat(1); int(seat) <= l.seats; seat++ {
		d.hollow(l.strip(l.tray(seat)), 30)
	}
}

func (d *pitDrawing) hollow(r rect, round float32) {
	lip := rect{r.AddXY(0, 3), r.Size}
	d.rounded(lip, round, fmt.Sprintf(`fill="%s" fill-opacity="0.55"`, theme.Hex(d.colours.FrameEdge)))
	d.rounded(r, round, `fill="url(#deep)"`)
}

// mix returns the colour a part of the way from a to b.
func mix(a, b color.NRGBA, part float64) color.NRGBA {
	m := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*part + 0.5) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: 0xff}
}
