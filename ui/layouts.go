package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// cover gives every object the whole room. It asks for the smallest window the
// app can be used in, whatever the objects ask for.
type cover struct{}

func (cover) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 300) }

func (cover) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.Position{})
		o.Resize(size)
	}
}

// whole asks for all the room its one object, a scroller, could fill, but does
// with less.
type whole struct{ content fyne.CanvasObject }

func (w whole) MinSize([]fyne.CanvasObject) fyne.Size { return w.content.MinSize() }

func (w whole) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// column gives its one object the whole width up to max, in the middle, and
// the height it needs; floating, it hangs a little above the middle of the
// height there is.
type column struct {
	max      float32
	floating bool
}

func (c column) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w := max(min(size.Width, c.max), objects[0].MinSize().Width)
	objects[0].Resize(fyne.NewSize(w, objects[0].Size().Height))
	h, y := size.Height, float32(0)
	if c.floating {
		h = min(h, objects[0].MinSize().Height)
		y = (size.Height - h) * 0.4
	}
	objects[0].Resize(fyne.NewSize(w, h))
	objects[0].Move(fyne.NewPos((size.Width-w)/2, y))
}

// middle puts its one object in the middle, no larger than max and with a
// margin all round. An object that needs less height gets only that.
type middle struct {
	max    fyne.Size
	margin float32
}

func (m middle) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(2*m.margin, 2*m.margin)
}

func (m middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	room := size.SubtractWidthHeight(2*m.margin, 2*m.margin).Min(m.max)
	// The height of wrapped text follows from the width.
	objects[0].Resize(fyne.NewSize(room.Width, objects[0].Size().Height))
	room.Height = min(room.Height, objects[0].MinSize().Height)
	objects[0].Resize(room)
	objects[0].Move(fyne.NewPos((size.Width-room.Width)/2, (size.Height-room.Height)/2))
}

// atLeast makes its one object no smaller than a size.
type atLeast struct{ size fyne.Size }

func (a atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(a.size)
}

func (a atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// evenly gives its objects equal shares of the width side by side, or of the
// height one above the other.
type evenly struct {
	upright bool
	gap     float32
}

func (e evenly) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var one fyne.Size
	for _, o := range objects {
		one = one.Max(o.MinSize())
	}
	n := float32(len(objects))
	if e.upright {
		return fyne.NewSize(one.Width, n*one.Height+(n-1)*e.gap)
	}
	return fyne.NewSize(n*one.Width+(n-1)*e.gap, one.Height)
}

func (e evenly) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(objects))
	one, step := size, fyne.Position{}
	if e.upright {
		one.Height = (size.Height - (n-1)*e.gap) / n
		step.Y = one.Height + e.gap
	} else {
		one.Width = (size.Width - (n-1)*e.gap) / n
		step.X = one.Width + e.gap
	}
	at := fyne.Position{}
	for _, o := range objects {
		o.Move(at)
		o.Resize(one)
		at = at.Add(step)
	}
}

// upright centres its one object from top to bottom and gives it the whole width.
type upright struct{}

func (upright) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (upright) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSize(size.Width, objects[0].Size().Height))
	h := min(objects[0].MinSize().Height, size.Height)
	objects[0].Resize(fyne.NewSize(size.Width, h))
	objects[0].Move(fyne.NewPos(0, (size.Height-h)/2))
}

// tightly stacks objects that bring space of their own, such as labels,
// closer together than they ask for.
type tightly struct{ by float32 }

// overlap is how much closer paragraphs of the usual kind may be.
func overlap() float32 { return theme.InnerPadding() * 1.5 }

// closely stacks paragraphs.
func closely(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(tightly{overlap()}, objects...)
}

func (t tightly) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, t.by)
	for _, o := range objects {
		if o.Visible() {
			m := o.MinSize()
			size = fyne.NewSize(max(size.Width, m.Width), size.Height+m.Height-t.by)
		}
	}
	return size
}

func (t tightly) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		o.Resize(fyne.NewSize(size.Width, o.Size().Height))
		h := o.MinSize().Height
		o.Resize(fyne.NewSize(size.Width, h))
		o.Move(fyne.NewPos(0, y))
		y += h - t.by
	}
}

// sides puts two objects side by side where there is room for it, and else one
// above the other. An empty one takes no room.
type sides struct{ gap float32 }

// twoColumns is the least width for things side by side.
const twoColumns float32 = 600

func (s sides) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	if objects[0].Size().Width > 0 && objects[1].Position().X > 0 {
		return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+s.gap+b.Height)
}

func (s sides) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a, b := objects[0], objects[1]
	if a.MinSize().Height == 0 {
		w := min(size.Width, twoColumns)
		b.Move(fyne.NewPos((size.Width-w)/2, 0))
		b.Resize(fyne.NewSize(w, size.Height))
		return
	}
	if size.Width >= twoColumns {
		half := (size.Width - s.gap) / 2
		a.Resize(fyne.NewSize(half, a.MinSize().Height))
		b.Resize(fyne.NewSize(half, b.MinSize().Height))
		b.Move(fyne.NewPos(half+s.gap, 0))
		return
	}
	a.Resize(fyne.NewSize(size.Width, a.MinSize().Height))
	a.Move(fyne.Position{})
	b.Resize(fyne.NewSize(size.Width, b.MinSize().Height))
	b.Move(fyne.NewPos(0, a.MinSize().Height+s.gap))
}

// tiles lays as many tiles of equal size in a row as fit, and spreads them over
// the width. A tile is a square with some room below.
type tiles struct{ side, below, gap float32 }

func (t tiles) columns(width float32) int {
	return max(1, int((width+t.gap)/(t.side+t.gap)))
}

func (t tiles) tile(width float32) fyne.Size {
	n := float32(t.columns(width))
	w := (width - (n-1)*t.gap) / n
	return fyne.NewSize(w, w+t.below)
}

// MinSize is for the width of the last layout; before the first there is no
// telling the number of rows.
func (t tiles) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if len(objects) == 0 {
		return fyne.Size{}
	}
	last := objects[len(objects)-1]
	return fyne.NewSize(t.side, last.Position().Y+last.Size().Height)
}

func (t tiles) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n, tile := t.columns(size.Width), t.tile(size.Width)
	for i, o := range objects {
		o.Resize(tile)
		o.Move(fyne.NewPos(float32(i%n)*(tile.Width+t.gap), float32(i/n)*(tile.Height+t.gap)))
	}
}

// rows lays objects of equal size side by side, in as few rows as leave each
// its least width; when there are more than two, it is another one if given.
type rows struct{ least, more, gap float32 }

func (r rows) split(n int, width float32) (columns, lines int) {
	least := r.least
	if n > 2 && r.more > 0 {
		least = r.more
	}
	fit := max(1, int((width+r.gap)/(least+r.gap)))
	lines = (n + fit - 1) / fit
	return (n + lines - 1) / max(lines, 1), lines
}

// height is what n objects need at a width, each of them one line high.
func (r rows) height(n int, width, line float32) float32 {
	if n == 0 {
		return 0
	}
	_, lines := r.split(n, width)
	return float32(lines)*(line+r.gap) - r.gap
}

// MinSize is for the width of the last layout; before the first, one row.
func (r rows) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if len(objects) == 0 {
		return fyne.Size{}
	}
	var one fyne.Size
	for _, o := range objects {
		one = one.Max(o.MinSize())
	}
	lines := 1
	for i, o := range objects[1:] {
		if o.Position().Y > objects[i].Position().Y {
			lines++
		}
	}
	return fyne.NewSize(one.Width, float32(lines)*(one.Height+r.gap)-r.gap)
}

func (r rows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if len(objects) == 0 {
		return
	}
	columns, lines := r.split(len(objects), size.Width)
	one := fyne.NewSize((size.Width-float32(columns-1)*r.gap)/float32(columns), (size.Height-float32(lines-1)*r.gap)/float32(lines))
	for i, o := range objects {
		o.Resize(one)
		o.Move(fyne.NewPos(float32(i%columns)*(one.Width+r.gap), float32(i/columns)*(one.Height+r.gap)))
	}
}

// pairs is a table of two columns, the first as wide as it must be.
type pairs struct{}

func (pairs) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for i := 0; i+1 < len(objects); i += 2 {
		a, b := objects[i].MinSize(), objects[i+1].MinSize()
		size.Width = max(size.Width, a.Width+b.Width)
		size.Height += max(a.Height, b.Height) - overlap()
	}
	size.Height += overlap()
	return size
}

func (pairs) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	first := float32(0)
	for i := 0; i < len(objects); i += 2 {
		first = max(first, objects[i].MinSize().Width)
	}
	y := float32(0)
	for i := 0; i+1 < len(objects); i += 2 {
		a, b := objects[i], objects[i+1]
		b.Resize(fyne.NewSize(size.Width-first, b.Size().Height))
		h := max(a.MinSize().Height, b.MinSize().Height)
		a.Move(fyne.NewPos(0, y))
		a.Resize(fyne.NewSize(first, h))
		b.Move(fyne.NewPos(first, y))
		b.Resize(fyne.NewSize(size.Width-first, h))
		y += h - overlap()
	}
}
