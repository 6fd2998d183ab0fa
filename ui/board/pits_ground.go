package board

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/theme"
)

// ground returns the empty board as a picture: the frame, the field of wood
// tinted by who owns what, the holes, and the stores. A pitch is 100 wide.
//
// What has one colour is one path, for every path costs a pass over the whole
// picture.
func (a boat) ground(c *theme.Palette) fyne.Resource {
	l := pitLayout{boat: a, cell: 100}
	l.board.Size = fyne.NewSize(a.long()*100, a.across()*100)
	if a.upright {
		l.board.Size = fyne.NewSize(l.board.Height, l.board.Width)
	}
	d := pitDrawing{layout: l, colours: c}
	fmt.Fprintf(&d.b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g">`, l.board.Width, l.board.Height)
	d.frame()
	d.land()
	d.hollows()
	d.b.WriteString(`</svg>`)
	return fyne.NewStaticResource(fmt.Sprintf("pits-%s-%v.svg", c.Name, a), []byte(d.b.String()))
}

type pitDrawing struct {
	layout  pitLayout
	colours *theme.Palette
	b       strings.Builder
}

// fill draws rectangles with round corners, each smaller by in and lower by
// down, in a colour that covers a part of what is below.
func (d *pitDrawing) fill(rs []rounded, in, down float32, c color.NRGBA, cover float32) {
	var path strings.Builder
	for _, r := range rs {
		r.rect = rect{r.AddXY(in, in+down), r.SubtractWidthHeight(2*in, 2*in)}
		r.round = max(r.round-in, 0)
		path.WriteString(r.path())
	}
	fmt.Fprintf(&d.b, `<path d="%s" fill="%s" fill-opacity="%g"/>`, path.String(), theme.Hex(c), cover)
}

// rounded is a rectangle with round corners.
type rounded struct {
	rect
	round float32
}

func (r rounded) path() string {
	x, y, w, h, c := r.X, r.Y, r.Width, r.Height, r.round
	return fmt.Sprintf("M%g %g L%g %g A%g %g 0 0 1 %g %g L%g %g A%g %g 0 0 1 %g %g L%g %g A%g %g 0 0 1 %g %g L%g %g A%g %g 0 0 1 %g %g Z ",
		x+c, y, x+w-c, y, c, c, x+w, y+c, x+w, y+h-c, c, c, x+w-c, y+h,
		x+c, y+h, c, c, x, y+h-c, x, y+c, c, c, x+c, y)
}

func (d *pitDrawing) frame() {
	l := d.layout
	d.fill([]rounded{{rect{Size: l.board.Size}, 34}}, 0, 0, d.colours.Frame, 1)
	field := []rounded{{l.box(l.long()/2, l.across()/2, l.long()-2*l.rim(), l.across()-2*pitSide), 20}}
	d.fill(field, -6, 0, d.colours.FrameEdge, 1)
	d.fill(field, -3, 0, d.colours.Casing, 1)
	d.fill(field, 0, 0, d.colours.Ground, 1)
}

// land tints what belongs to each player, each run of his holes in one piece.
func (d *pitDrawing) land() {
	l := d.layout
	var lands [core.MaxSeats][]rounded
	for first := 1; first <= 2*l.holes; {
		last := first
		for last%l.holes != 0 && l.owners[last] == l.owners[first-1] {
			last++
		}
		if owner := l.owners[first-1]; owner != core.Nobody {
			u, v, _ := l.hole(core.Site(first))
			to, _, _ := l.hole(core.Site(last))
			run := rounded{l.box((u+to)/2, v, float32(last-first+1), l.width()), 16}
			lands[owner-1] = append(lands[owner-1], run)
		}
		first = last + 1
	}
	for i, land := range lands {
		if len(land) > 0 {
			d.fill(land, 0, 0, d.colours.Seats[i], 0.3)
		}
	}
}

// hollows carves the holes and the stores: a lit lower lip, and the deep, ever
// darker toward the side from which the light comes.
func (d *pitDrawing) hollows() {
	l := d.layout
	var all []rounded
	for s := core.Site(1); int(s) <= 2*l.holes; s++ {
		r := l.hollow(s)
		all = append(all, rounded{r, min(r.Width, r.Height) / 2})
	}
	if l.keep == Stores {
		for seat := core.Seat(1); int(seat) <= l.seats; seat++ {
			all = append(all, rounded{l.strip(l.tray(seat)), 30})
		}
	}
	dark := func(part float64) color.NRGBA { return mix(d.colours.Line, d.colours.Casing, part) }
	d.fill(all, 0, 3, d.colours.FrameEdge, 0.55)
	d.fill(all, 0, 0, dark(0.8), 1)
	d.fill(all, 3, 4, dark(0.45), 1)
	d.fill(all, 10, 8, dark(0.32), 1)
	d.fill(all, 20, 10, dark(0.2), 1)
}

// mix returns the colour a part of the way from a to b.
func mix(a, b color.NRGBA, part float64) color.NRGBA {
	m := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*part + 0.5) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: 0xff}
}
