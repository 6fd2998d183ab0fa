package board

import (
	"cmp"
	"image/color"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/ui/theme"
)

// layer has the canvas objects of one stage; those not needed now are hidden.
type layer struct {
	plates  []*canvas.Rectangle
	strokes []*canvas.Line
	sprites map[art][]*canvas.Image
	labels  []*canvas.Text
}

// show makes the objects look like s and reports whether there are new ones.
func (y *layer) show(s *sheet, l layout, p *theme.Palette) (grown bool) {
	before := y.count()
	for i, want := range s.plates {
		showPlate(at(&y.plates, i, func() *canvas.Rectangle { return &canvas.Rectangle{} }), want)
	}
	for i, want := range s.strokes {
		showStroke(at(&y.strokes, i, func() *canvas.Line { return &canvas.Line{} }), want)
	}
	for i, want := range s.labels {
		showLabel(at(&y.labels, i, func() *canvas.Text { return &canvas.Text{Alignment: fyne.TextAlignCenter} }), want)
	}
	y.showSprites(s.sprites, l, p)
	hide(y.plates, len(s.plates))
	hide(y.strokes, len(s.strokes))
	hide(y.labels, len(s.labels))
	return y.count() != before
}

func (y *layer) showSprites(sprites []sprite, l layout, p *theme.Palette) {
	if y.sprites == nil {
		y.sprites = map[art][]*canvas.Image{}
	}
	used := make(map[art]int, len(y.sprites))
	for _, want := range sprites {
		pool := y.sprites[want.art]
		img := at(&pool, used[want.art], func() *canvas.Image {
			img := canvas.NewImageFromResource(want.art.resource(l.plan, p))
			img.Translucency = want.art.translucency()
			return img
		})
		y.sprites[want.art] = pool
		used[want.art]++
		side := want.art.size() * l.cell
		img.Resize(fyne.NewSquareSize(side))
		img.Move(want.at.SubtractXY(side/2, side/2))
		reveal(img)
	}
	for a, pool := range y.sprites {
		hide(pool, used[a])
	}
}

func (y *layer) count() int {
	n := len(y.plates) + len(y.strokes) + len(y.labels)
	for _, pool := range y.sprites {
		n += len(pool)
	}
	return n
}

// appendTo appends the objects in the order they lie on each other.
func (y *layer) appendTo(objects []fyne.CanvasObject) []fyne.CanvasObject {
	objects = appendAll(objects, y.plates)
	objects = appendAll(objects, y.strokes)
	for _, a := range slices.SortedFunc(maps.Keys(y.sprites), func(a, b art) int {
		return cmp.Or(cmp.Compare(a.look, b.look), cmp.Compare(a.n, b.n))
	}) {
		objects = appendAll(objects, y.sprites[a])
	}
	return appendAll(objects, y.labels)
}

func appendAll[O fyne.CanvasObject](objects []fyne.CanvasObject, more []O) []fyne.CanvasObject {
	for _, o := range more {
		objects = append(objects, o)
	}
	return objects
}

// at returns the i-th object of pool, making it when there is none yet.
func at[O any](pool *[]O, i int, create func() O) O {
	if i == len(*pool) {
		*pool = append(*pool, create())
	}
	return (*pool)[i]
}

func hide[O fyne.CanvasObject](pool []O, from int) {
	for _, o := range pool[min(from, len(pool)):] {
		if o.Visible() {
			o.Hide()
		}
	}
}

// reveal shows o, which has been placed already.
func reveal(o fyne.CanvasObject) {
	if !o.Visible() {
		o.Show()
		canvas.Refresh(o)
	}
}

func showPlate(o *canvas.Rectangle, want plate) {
	o.Resize(want.Size)
	o.Move(want.Position)
	reveal(o)
	if o.FillColor != color.Color(want.fill) || o.StrokeColor != color.Color(want.stroke) || o.StrokeWidth != want.width || o.CornerRadius != want.round {
		o.FillColor, o.StrokeColor, o.StrokeWidth, o.CornerRadius = want.fill, want.stroke, want.width, want.round
		o.Refresh()
	}
}

func showStroke(o *canvas.Line, want stroke) {
	reveal(o)
	if o.Position1 != want.from || o.Position2 != want.to || o.StrokeColor != color.Color(want.colour) || o.StrokeWidth != want.width {
		o.Position1, o.Position2, o.StrokeColor, o.StrokeWidth = want.from, want.to, want.colour, want.width
		o.Refresh()
	}
}

func showLabel(o *canvas.Text, want label) {
	style := fyne.TextStyle{Bold: want.bold}
	if o.Text != want.text || o.TextSize != want.size || o.Color != color.Color(want.colour) || o.TextStyle != style {
		o.Text, o.TextSize, o.Color, o.TextStyle = want.text, want.size, want.colour, style
		o.Resize(o.MinSize())
		o.Refresh()
	}
	size := o.Size()
	o.Move(want.at.SubtractXY(size.Width/2, size.Height/2))
	reveal(o)
}
