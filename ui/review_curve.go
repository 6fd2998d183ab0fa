package ui

import (
	"image"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	look "papan/ui/theme"
)

// scoreGraph is a graph that one can tap or drag over to go to a position.
type scoreGraph struct {
	widget.BaseWidget
	shows  graph
	cursor int
	onPick func(ply int)
}

func newScoreGraph(onPick func(ply int)) *scoreGraph {
	g := &scoreGraph{onPick: onPick}
	g.ExtendBaseWidget(g)
	return g
}

// set shows a graph.
func (g *scoreGraph) set(shows graph) {
	g.shows = shows
	g.Refresh()
}

// point moves the cursor.
func (g *scoreGraph) point(ply int) {
	if g.cursor != ply {
		g.cursor = ply
		g.Refresh()
	}
}

// graphGutter is the room left of the curve, in units, for marks and numbers.
const graphGutter float32 = 30

// nearMark is how far from a moment's mark, in units, a tap is meant for it.
const nearMark float32 = 14

// Tapped goes to the position at the point, or to the moment marked there.
func (g *scoreGraph) Tapped(e *fyne.PointEvent) {
	if e.Position.Y > g.Size().Height-markStrip-6 {
		if ply, ok := g.marked(e.Position.X); ok {
			g.onPick(ply)
			return
		}
	}
	g.pickAt(e.Position.X)
}

// TappedSecondary is a press that was held: on a phone still a tap.
func (g *scoreGraph) TappedSecondary(e *fyne.PointEvent) { g.Tapped(e) }

// Dragged goes along with the finger.
func (g *scoreGraph) Dragged(e *fyne.DragEvent) { g.pickAt(e.Position.X) }

// DragEnd does nothing.
func (g *scoreGraph) DragEnd() {}

// marked returns the position of the nearest moment to x, if one is near.
func (g *scoreGraph) marked(x float32) (ply int, ok bool) {
	nearest := nearMark
	for _, m := range g.shows.moments {
		if d := max(x-g.middle(m.ply+1), g.middle(m.ply+1)-x); d <= nearest {
			nearest, ply, ok = d, m.ply+1, true
		}
	}
	return ply, ok
}

func (g *scoreGraph) pickAt(x float32) {
	n := g.shows.positions()
	if n == 0 {
		return
	}
	ply := int((x - graphGutter) / g.column())
	ply = max(0, min(n-1, ply))
	if ply != g.cursor {
		g.onPick(ply)
	}
}

// column is the width of a position.
func (g *scoreGraph) column() float32 {
	return max(0.1, (g.Size().Width-graphGutter)/float32(max(1, g.shows.positions())))
}

func (g *scoreGraph) middle(ply int) float32 { return graphGutter + (float32(ply)+0.5)*g.column() }

// CreateRenderer draws the curve as one picture, with the cursor over it.
func (g *scoreGraph) CreateRenderer() fyne.WidgetRenderer {
	r := &graphRenderer{graph: g, here: canvas.NewRectangle(nil), band: canvas.NewRectangle(nil)}
	r.curve = canvas.NewRaster(func(w, h int) image.Image {
		unit := float64(w) / float64(max(1, g.Size().Width-graphGutter))
		return g.shows.draw(w, h, unit, look.Current())
	})
	for i := range r.icons {
		r.icons[i] = widget.NewIcon(nil)
		r.numbers[i] = canvas.NewText("", color.Transparent)
	}
	r.Refresh()
	return r
}

type graphRenderer struct {
	graph   *scoreGraph
	curve   *canvas.Raster
	band    *canvas.Rectangle // over the cursor's column
	here    *canvas.Rectangle
	icons   [core.MaxSeats]*widget.Icon
	numbers [core.MaxSeats]*canvas.Text
}

const graphIcon float32 = 16

func (r *graphRenderer) Layout(size fyne.Size) {
	g := r.graph
	r.curve.Move(fyne.NewPos(graphGutter, 0))
	r.curve.Resize(fyne.NewSize(size.Width-graphGutter, size.Height))
	high, x := size.Height-markStrip, g.middle(g.cursor)
	wide := max(6, g.column())
	r.band.Move(fyne.NewPos(x-wide/2, 0))
	r.band.Resize(fyne.NewSize(wide, high))
	r.here.Move(fyne.NewPos(x-1, 0))
	r.here.Resize(fyne.NewSize(2, high))
	for i, icon := range r.icons {
		icon.Resize(fyne.NewSize(graphIcon, graphIcon))
		y := r.height(i, high)
		icon.Move(fyne.NewPos(0, y))
		r.numbers[i].Move(fyne.NewPos(graphIcon, y))
	}
}

// height is where the mark of a seat, from 0, stands beside the curve: of two
// above and below, of three below each other.
func (r *graphRenderer) height(i int, high float32) float32 {
	if len(r.graph.shows.held) > 0 {
		return float32(i) * (graphIcon + 2)
	}
	return float32(i) * (high - graphIcon)
}

func (r *graphRenderer) MinSize() fyne.Size { return fyne.NewSize(160, 60) }

func (r *graphRenderer) Refresh() {
	g, c := r.graph, look.Current()
	r.band.FillColor = color.NRGBA{R: c.Accent.R, G: c.Accent.G, B: c.Accent.B, A: 0x50}
	r.here.FillColor = c.Accent
	seats := max(2, len(g.shows.held))
	for i, icon := range r.icons {
		icon.Hidden = i >= seats
		icon.Resource = look.Mark(core.Seat(i + 1))
		r.numbers[i].Text = ""
		if len(g.shows.held) == 0 && i < seats {
			r.numbers[i].Text = strconv.Itoa(g.shows.scale)
		}
		r.numbers[i].TextSize, r.numbers[i].Color = theme.CaptionTextSize()*0.85, c.Muted
		icon.Refresh()
		r.numbers[i].Refresh()
	}
	r.Layout(g.Size())
	r.curve.Refresh()
	r.band.Refresh()
	r.here.Refresh()
}

func (r *graphRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.curve, r.band, r.here}
	for i := range r.icons {
		all = append(all, r.icons[i], r.numbers[i])
	}
	return all
}

func (r *graphRenderer) Destroy() {}
