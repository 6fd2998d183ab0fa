package board

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"papan/ui/theme"
)

// ground returns the empty board as a picture: the frame with its inlay, the
// field of wood, the lines, and the rosette in the centre. A cell is 100 wide.
func (p *Plan) ground(c *theme.Palette) fyne.Resource {
	w, h := p.span()
	g := groundDrawing{plan: p, colours: c, w: float64(w) * 100, h: float64(h) * 100}
	g.printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g">`, g.w, g.h)
	g.printf(`<defs><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient></defs>`,
		theme.Hex(c.Ground), theme.Hex(c.GroundDeep))
	g.frame()
	g.grain()
	g.lines()
	g.bowl()
	g.rosette()
	g.printf(`</svg>`)
	return fyne.NewStaticResource(fmt.Sprintf("ground-%s-%dx%d-%d.svg", c.Name, p.Columns, p.Rows, len(p.Barred)), []byte(g.b.String()))
}

type groundDrawing struct {
	plan    *Plan
	colours *theme.Palette
	w, h    float64
	b       strings.Builder
}

func (g *groundDrawing) printf(format string, args ...any) { fmt.Fprintf(&g.b, format, args...) }

// box draws a rectangle that lies d inside the edge of the board.
func (g *groundDrawing) box(d, round float64, paint string) {
	g.printf(`<rect x="%g" y="%g" width="%g" height="%g" rx="%g" ry="%g" %s/>`, d, d, g.w-2*d, g.h-2*d, round, round, paint)
}

// frame draws, each inside the one before, the frame, its inlay, a groove, and
// the field.
func (g *groundDrawing) frame() {
	const inner = rim * 100
	g.box(0, 26, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.Frame)))
	g.box(inner-5, 13, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.FrameEdge)))
	g.box(inner-1, 10, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.Casing)))
	g.box(inner+4, 8, `fill="url(#wood)"`)
}

// grain draws the fibres of the wood: long flat waves, each a little unlike
// the one before. They are one path, for every path costs a pass over the
// whole picture.
func (g *groundDrawing) grain() {
	const inner = rim*100 + 6
	g.printf(`<path d="`)
	for i, y := 0, inner+14.0; y < g.h-inner-8; i++ {
		sway, thick := float64(i*37%23)-11, 2.5+float64(i*29%4)
		g.printf("M%g %g C%g %g %g %g %g %g ", inner, y, g.w*0.3, y+sway, g.w*0.65, y-sway*1.3, g.w-inner, y+sway*0.5)
		g.printf("C%g %g %g %g %g %g Z ", g.w*0.65, y-sway*1.3+thick*1.6, g.w*0.3, y+sway+thick*1.6, inner, y)
		y += 15 + float64(i*53%31)
	}
	g.printf(`" fill="%s" fill-opacity="0.15"/>`, theme.Hex(g.colours.Line))
}

// point returns the middle of a cell.
func (g *groundDrawing) point(c Cell) (x, y float64) {
	const first = (rim + margin) * 100
	return first + 100*float64(c.Col), g.h - first - 100*float64(c.Row)
}

func (g *groundDrawing) lines() {
	left, low := g.point(Cell{})
	right, high := g.point(Cell{g.plan.Columns - 1, g.plan.Rows - 1})
	const width = 5
	g.printf(`<path d="`)
	for col := range g.plan.Columns {
		x, _ := g.point(Cell{col, 0})
		g.printf("%s", bar(x, low, x, high, width))
	}
	for row := range g.plan.Rows {
		_, y := g.point(Cell{0, row})
		g.printf("%s", bar(left, y, right, y, width))
	}
	g.printf(`" fill="%s"/>`, theme.Hex(g.colours.Line))
}

// bowl hollows out the cells that are out of play.
func (g *groundDrawing) bowl() {
	for _, c := range g.plan.Barred {
		x, y := g.point(c)
		g.printf(`<rect x="%g" y="%g" width="101" height="101" fill="%s"/>`, x-50.5, y-50.5, theme.Hex(g.colours.Frame))
	}
}

// rosette carves an eight-pointed star, so that the centre is seen to be no
// place like the others.
func (g *groundDrawing) rosette() {
	x, y := g.point(g.plan.Centre)
	star := func(long, short float64, paint string) {
		g.printf(`<path d="M%g %g `, x, y-long)
		for _, p := range [...][2]float64{{short, -short}, {long, 0}, {short, short}, {0, long}, {-short, short}, {-long, 0}, {-short, -short}} {
			g.printf("L%g %g ", x+p[0], y+p[1])
		}
		g.printf(`Z" %s/>`, paint)
	}
	diamond := func(r float64, paint string) { star(r, r/2, paint) }
	g.printf(`<circle cx="%g" cy="%g" r="41" fill="%s"/>`, x, y, theme.Hex(g.colours.Line))
	g.printf(`<circle cx="%g" cy="%g" r="36" fill="%s"/>`, x, y, theme.Hex(g.colours.GroundDeep))
	star(34, 9, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.Line)))
	g.printf(`<g transform="rotate(45 %g %g)">`, x, y)
	star(27, 8, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.Line)))
	g.printf(`</g>`)
	star(25, 6, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.FrameEdge)))
	diamond(7, fmt.Sprintf(`fill="%s"`, theme.Hex(g.colours.Line)))
}
