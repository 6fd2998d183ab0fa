package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/ui/theme"
)

// pitsRenderer puts the scene of a board of holes on the canvas, as renderer
// does for a grid.
type pitsRenderer struct {
	pits    *Pits
	palette *theme.Palette // the one the objects were made for
	boat    boat           // that the ground was drawn for
	ground  *canvas.Image
	bell    *canvas.Rectangle // empty; refreshed to have new objects seen
	layers  [stages]layer
	objects []fyne.CanvasObject
}

func newPitsRenderer(b *Pits) *pitsRenderer {
	r := &pitsRenderer{pits: b}
	r.Refresh()
	return r
}

func (r *pitsRenderer) Destroy() {}

func (r *pitsRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *pitsRenderer) MinSize() fyne.Size { return fyne.NewSize(10*leastPit, 5*leastPit) }

func (r *pitsRenderer) Layout(fyne.Size) { r.Refresh() }

// Refresh brings the canvas up to date with the board, touching only what
// differs.
func (r *pitsRenderer) Refresh() {
	l := r.pits.layout()
	if p := theme.Current(); p != r.palette || r.ground == nil {
		*r = pitsRenderer{pits: r.pits, palette: p, bell: &canvas.Rectangle{}}
		r.ground = canvas.NewImageFromResource(l.boat.ground(p))
		r.boat = l.boat
	}
	grown := r.objects == nil
	r.ground.Resize(l.board.Size)
	r.ground.Move(l.board.Position)
	if r.boat != l.boat {
		r.boat = l.boat
		r.ground.Resource = l.boat.ground(r.palette)
		r.ground.Refresh()
	}
	s := r.pits.compose(l, r.palette)
	for i := range s {
		if r.layers[i].show(&s[i], layout{cell: l.cell}, r.palette) {
			grown = true
		}
	}
	if grown {
		r.gather()
		canvas.Refresh(r.bell) // the canvas does not know the new objects yet
	}
}

// gather lists all objects in the order they lie on each other.
func (r *pitsRenderer) gather() {
	r.objects = []fyne.CanvasObject{r.ground, r.bell}
	for i := range r.layers {
		r.objects = r.layers[i].appendTo(r.objects)
	}
}
