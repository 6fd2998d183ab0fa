package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/session"
)

// Grid is the board of a game on a grid of cells, with a tray of captured
// pieces for each player. It draws what is laid on it, shows steps, and
// reports touches of sites; it changes nothing by itself.
type Grid struct {
	widget.BaseWidget

	// OnTap is called with the site that a touch means: the offered site it
	// snaps to, or else the nearest site of the board, so that the touch can be
	// explained. While a step is being shown it is called for every touch, off
	// the board with Nowhere.
	OnTap func(core.Site)
	// OnCancel is called for a touch beside the board and for the second
	// mouse button.
	OnCancel func()
	// Speed says how fast steps are shown; nil means at normal speed.
	Speed func() reel.Speed

	plan    *Plan
	flipped bool

	view   session.View
	table  core.Table // what lies there when nothing is being shown
	offers []offer
	last   deed
	run    *run

	touches
}

var _ session.Board = (*Grid)(nil)

// NewGrid returns an empty board for a plan.
func NewGrid(plan *Plan) *Grid {
	g := &Grid{plan: plan}
	g.face = g
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer implements [fyne.Widget].
func (g *Grid) CreateRenderer() fyne.WidgetRenderer { return newRenderer(g) }

// leastSize returns the size at which cells are as small as they may be.
func (g *Grid) leastSize() fyne.Size {
	w, h := g.plan.span()
	return fyne.NewSize(w*leastCell, h*leastCell)
}

// Lay implements [session.Board].
func (g *Grid) Lay(v session.View) {
	g.stop()
	g.view = v
	g.table = core.Lay(v.Position)
	g.offers = g.plan.offers(v.Position, v.Moves, v.Picks)
	g.last = g.plan.read(v.Last)
	g.press = press{}
	g.hover = g.offered(g.hover)
	g.cursor = g.next(g.cursor)
	g.Refresh()
}

// offered returns s if it may be touched now, and else Nowhere.
func (g *Grid) offered(s core.Site) core.Site {
	if g.offer(s) == nil {
		return core.Nowhere
	}
	return s
}

// next returns where the cursor of the keys goes from s, where it was: after a
// first touch to the one site that can be touched next, for that to need no
// walking. It stays while s is still on offer.
func (g *Grid) next(s core.Site) core.Site {
	if s != core.Nowhere && len(g.view.Picks) > 0 && len(g.offers) == 1 {
		return g.offers[0].site
	}
	return g.offered(s)
}

// offer returns the offer of a site, or nil.
func (g *Grid) offer(s core.Site) *offer {
	for i := range g.offers {
		if g.offers[i].site == s {
			return &g.offers[i]
		}
	}
	return nil
}

// SetFlipped shows the board from the side of seat 2, or of seat 1.
func (g *Grid) SetFlipped(flipped bool) {
	if g.flipped != flipped {
		g.flipped = flipped
		g.Refresh()
	}
}

// Cell returns the distance between neighbouring lines, in Fyne units.
func (g *Grid) Cell() float32 { return g.layout().cell }

// Place returns where in the widget a site of the board lies, for pointing at
// it; it is the zero position for a site that is not on the grid.
func (g *Grid) Place(s core.Site) fyne.Position {
	if _, ok := g.plan.cell(s); !ok {
		return fyne.Position{}
	}
	return g.layout().at(s)
}

// Choice is one of several lines that can be taken now.
type Choice struct {
	Site   core.Site // the touch that chooses it
	Count  int       // pieces
	Points int
}

// Choices returns the lines to choose from, in the order of their numbers on
// the board; nil while something else is to be touched.
func (g *Grid) Choices() []Choice {
	if len(g.view.Picks) == 0 {
		return nil
	}
	var list []Choice
	for _, o := range g.offers {
		if c := o.choices[0]; len(o.choices) == 1 && len(c.taken) > 0 {
			list = append(list, Choice{o.site, len(c.taken), c.points})
		}
	}
	return list
}

// layout is where things are at the present size.
func (g *Grid) layout() layout {
	scale := float32(1)
	if app := fyne.CurrentApp(); app != nil {
		if c := app.Driver().CanvasForObject(g); c != nil {
			scale = c.Scale()
		}
	}
	return g.plan.lay(g.Size(), g.flipped, scale)
}

// aim returns the offered site that a touch at p means, or Nowhere.
func (g *Grid) aim(p fyne.Position) core.Site {
	if g.run != nil {
		return core.Nowhere
	}
	if i := g.layout().snap(p, g.offers); i >= 0 {
		return g.offers[i].site
	}
	return core.Nowhere
}

func (g *Grid) nearest(p fyne.Position) core.Site { return g.layout().nearest(p) }

func (g *Grid) running() bool { return g.run != nil }

func (g *Grid) touched() { g.Refresh() }

func (g *Grid) tap(s core.Site) {
	if g.OnTap != nil {
		g.OnTap(s)
	}
}

func (g *Grid) cancel() {
	if g.OnCancel != nil {
		g.OnCancel()
	}
}
