package ui

import (
	"image"
	"image/color"
	"math"

	"papan/core"
	look "papan/ui/theme"
)

// graph is what a score graph shows, over the positions of a game. Of a game
// of two it shows verdicts, above the middle what is good for seat 1; of any
// other what each seat has.
type graph struct {
	found   []verdict
	held    [][]int // by seat from 0, by position
	breaks  []bool  // by move: a line before the next position
	moments []moment
	scale   int // points from the middle, or from the ground, to the edge
}

// graphOf returns the graph of an analysis.
func graphOf(a *analysis, moments []moment) graph {
	g := graph{found: a.found, breaks: a.breaks, moments: moments, scale: 10}
	for _, v := range a.found {
		if v.known() && !v.forced {
			g.scale = max(g.scale, (max(v.margin, -v.margin)+pointMargin-1)/pointMargin)
		}
	}
	g.scale = (g.scale + 4) / 5 * 5
	return g
}

// heldGraph returns the graph of what each of so many seats has.
func heldGraph(line []core.Position, breaks []bool, moments []moment, seats int) graph {
	g := graph{held: make([][]int, seats), breaks: breaks, moments: moments, scale: 10}
	for i := range g.held {
		for _, pos := range line {
			n := scoreOf(pos, core.Seat(i+1))
			g.held[i] = append(g.held[i], n)
			g.scale = max(g.scale, (n+4)/5*5)
		}
	}
	return g
}

// positions is the number of positions shown.
func (g *graph) positions() int {
	if len(g.held) > 0 {
		return len(g.held[0])
	}
	return len(g.found)
}

// markStrip is the height, in units, of the row of marks below the curve.
const markStrip = 16

// picture draws a graph in w times h pixels, unit of them to a unit.
type picture struct {
	*image.NRGBA
	graph
	colours *look.Palette
	unit    float64
	high    float64 // of the curve, in pixels
}

// draw returns the picture of g.
func (g *graph) draw(w, h int, unit float64, colours *look.Palette) image.Image {
	p := &picture{image.NewNRGBA(image.Rect(0, 0, w, h)), *g, colours, unit, float64(h) - markStrip*unit}
	p.fill(0, 0, float64(w), float64(h), colours.Surface)
	if g.positions() == 0 || p.high <= 0 {
		return p
	}
	for ply, is := range g.breaks {
		if is {
			p.dashes(p.left(ply+1), colours.Muted)
		}
	}
	if len(g.held) > 0 {
		p.fill(0, p.high-unit, float64(w), p.high, colours.Edge)
		for i := range g.held {
			p.curve(i)
		}
	} else {
		p.columns()
		p.fill(0, p.high/2-unit/2, float64(w), p.high/2+unit/2, colours.Edge)
	}
	for _, m := range g.moments {
		p.mark(m)
	}
	return p
}

// left is the left edge of a position's column.
func (p *picture) left(ply int) float64 {
	return float64(p.Rect.Dx()) * float64(ply) / float64(p.positions())
}

// middle is the middle of a position's column.
func (p *picture) middle(ply int) float64 { return (p.left(ply) + p.left(ply+1)) / 2 }

// columns draws a column for every verdict: in full where it is exact, striped
// where it is an estimate, to the edge where a win is forced.
func (p *picture) columns() {
	middle := p.high / 2
	for ply, v := range p.found {
		x0, x1 := p.left(ply), p.left(ply+1)
		if x1-x0 > 4*p.unit {
			x1 -= p.unit
		}
		if !v.known() {
			p.fill(x0, middle-2*p.unit, x1, middle+2*p.unit, p.colours.Faint)
			continue
		}
		part := float64(v.margin) / float64(p.scale*pointMargin)
		if v.forced {
			part = float64(seen(v.winner, 1))
		}
		edge := middle * (1 - max(-1, min(1, part)))
		top, bottom := min(middle, edge), max(middle, edge)
		c := p.colours.Seats[0]
		if edge > middle {
			c = p.colours.Seats[1]
		}
		if v.exact || v.forced {
			p.fill(x0, top, x1, bottom, c)
		} else {
			p.stripes(x0, top, x1, bottom, c)
		}
		tip := min(max(edge, p.unit), p.high-p.unit)
		p.fill(x0, tip-p.unit, x1, tip+p.unit, p.colours.Text)
	}
}

// curve draws what a seat has: seat 1 in one stroke, seat 2 in dashes, seat 3
// in dots; with their marks here and there.
func (p *picture) curve(i int) {
	values, c := p.held[i], p.colours.Seats[i]
	at := func(ply int) (float64, float64) {
		return p.middle(ply), p.high - 2*p.unit - (p.high-5*p.unit)*float64(values[ply])/float64(p.scale)
	}
	dash := [...]struct{ on, all float64 }{{1, 1}, {8, 12}, {3, 7}}[i%3]
	run := 0.0
	for ply := range len(values) - 1 {
		x0, y0 := at(ply)
		x1, y1 := at(ply + 1)
		length := math.Hypot(x1-x0, y1-y0)
		for d := 0.0; d < length; d += 0.5 {
			if math.Mod((run+d)/p.unit, dash.all) < dash.on {
				x, y := x0+(x1-x0)*d/length, y0+(y1-y0)*d/length
				p.fill(x-1.5*p.unit, y-1.5*p.unit, x+1.5*p.unit, y+1.5*p.unit, c)
			}
		}
		run += length
	}
	apart := max(1, int(60*p.unit/max(1, p.left(1))))
	for ply := len(values) - 1 - i*apart/3; ply >= 0; ply -= apart {
		x, y := at(ply)
		p.badge(core.Seat(i+1), min(x, float64(p.Rect.Dx())-7*p.unit), y)
	}
}

// badge draws the shape of a seat's mark in its colour, with a rim that stands
// out from anything.
func (p *picture) badge(seat core.Seat, x, y float64) {
	p.shape(seat, x, y, 6*p.unit, p.colours.Text)
	p.shape(seat, x, y, 4*p.unit, p.colours.Seats[seat-1])
}

// mark draws a moment below the curve in the shape of the seat's mark; where
// the game was settled, a line goes up from it.
func (p *picture) mark(m moment) {
	x, y, r := p.middle(m.ply+1), p.high+markStrip/2*p.unit, 6*p.unit
	if m.kind == settled {
		p.fill(x-0.75*p.unit, 0, x+0.75*p.unit, p.high, p.colours.Text)
	}
	x = max(r+p.unit, min(float64(p.Rect.Dx())-r-p.unit, x))
	p.badge(m.seat, x, y)
}

// shape fills the shape of a seat's mark: a triangle, a disc or a square.
func (p *picture) shape(seat core.Seat, x, y, r float64, c color.NRGBA) {
	for py := int(y - r); py <= int(y+r); py++ {
		d := (float64(py) + 0.5 - y) / r // from -1 to 1
		half := r * 0.85
		switch seat {
		case 1:
			half = r * max(0, d+0.9) / 1.8
			if d > 0.85 {
				half = 0
			}
		case 2:
			half = r * math.Sqrt(max(0, 1-d*d))
		}
		p.fill(x-half, float64(py), x+half, float64(py)+1, c)
	}
}

// dashes draws an upright line of dashes over the curve's height.
func (p *picture) dashes(x float64, c color.NRGBA) {
	for y := 0.0; y < p.high; y += 6 * p.unit {
		p.fill(x-p.unit/2, y, x+p.unit/2, y+3*p.unit, c)
	}
}

// stripes fills a box with slanting stripes of a colour on a paler one.
func (p *picture) stripes(x0, y0, x1, y1 float64, c color.NRGBA) {
	pale := mixed(c, p.colours.Surface, 0.30)
	pitch := 5 * p.unit
	p.each(x0, y0, x1, y1, func(x, y int) {
		if math.Mod(float64(x+y), pitch) < pitch*0.45 {
			p.SetNRGBA(x, y, c)
		} else {
			p.SetNRGBA(x, y, pale)
		}
	})
}

func (p *picture) fill(x0, y0, x1, y1 float64, c color.NRGBA) {
	p.each(x0, y0, x1, y1, func(x, y int) { p.SetNRGBA(x, y, c) })
}

// each visits the pixels of a box, at least one wide.
func (p *picture) each(x0, y0, x1, y1 float64, visit func(x, y int)) {
	box := image.Rect(int(x0), int(y0+0.5), max(int(x1), int(x0)+1), int(y1+0.5)).Intersect(p.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			visit(x, y)
		}
	}
}

// mixed returns a part of one colour in the rest of another.
func mixed(c, ground color.NRGBA, part float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(float64(a)*part + float64(b)*(1-part)) }
	return color.NRGBA{R: mix(c.R, ground.R), G: mix(c.G, ground.G), B: mix(c.B, ground.B), A: 0xff}
}
