package ui

import "fyne.io/fyne/v2"

// evenly gives its objects equal shares of the width side by side.
type evenly struct{ gap float32 }

func (e evenly) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var one fyne.Size
	for _, o := range objects {
		one = one.Max(o.MinSize())
	}
	n := float32(len(objects))
	return fyne.NewSize(n*one.Width+(n-1)*e.gap, one.Height)
}

func (e evenly) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(objects))
	one := fyne.NewSize((size.Width-(n-1)*e.gap)/n, size.Height)
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*(one.Width+e.gap), 0))
		o.Resize(one)
	}
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
