package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/ui/theme"
)

// renderer puts a scene on the canvas. It keeps nothing but canvas objects,
// which it uses again: pictures of one art have one size and are only moved.
type renderer struct {
	grid    *Grid
	palette *theme.Palette // the one the objects were made for
	ground  *canvas.Image
	bell    *canvas.Rectangle // empty; refreshed to have new objects seen
	layers  [stages]layer
	objects []fyne.CanvasObject
}

func newRenderer(g *Grid) *renderer {
	r := &renderer{grid: g}
	r.Refresh()
	return r
}

func (r *renderer) Destroy() {}

func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *renderer) MinSize() fyne.Size { return r.grid.leastSize() }

func (r *renderer) Layout(fyne.Size) { r.Refresh() }

// Refresh brings the canvas up to date with the grid, touching only what
// differs.
func (r *renderer) Refresh() {
	l := r.grid.layout()
	if p := theme.Current(); p != r.palette || r.ground == nil {
		*r = renderer{grid: r.grid, palette: p}
		r.ground = canvas.NewImageFromResource(l.plan.ground(p))
		r.bell = &canvas.Rectangle{}
	}
	grown := r.objects == nil
	r.ground.Resize(l.board.Size)
	r.ground.Move(l.board.Position)
	s := r.grid.compose(l, r.palette)
	for i := range s {
		if r.layers[i].show(&s[i], l, r.palette) {
			grown = true
		}
	}
	if grown {
		r.gather()
		canvas.Refresh(r.bell) // the canvas does not know the new objects yet
	}
}

// gather lists all objects in the order they lie on each other.
func (r *renderer) gather() {
	r.objects = []fyne.CanvasObject{r.ground, r.bell}
	for i := range r.layers {
		r.objects = r.layers[i].appendTo(r.objects)
	}
}
