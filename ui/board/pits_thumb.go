package board

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/theme"
)

// PitsThumb returns a small picture of a position of a game of sowing, for
// lists and cards. As [Thumb] it is one raster, painted once for each size.
func PitsThumb(keep Keep, p core.Position) fyne.CanvasObject {
	b := &Pits{keep: keep}
	b.position, _ = p.(sower)
	a, table := b.boat(), core.Lay(p)
	return canvas.NewRaster(func(w, h int) image.Image {
		return paintPitsThumb(a, table, theme.Current(), w, h)
	})
}

// paintPitsThumb paints the board as large as fits in the middle of w by h pixels.
func paintPitsThumb(a boat, table core.Table, c *theme.Palette, w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	l := layPits(a, fyne.NewSize(float32(w), float32(h)), false, 1)
	fill := func(r rect, c color.NRGBA) {
		draw.Draw(img, image.Rect(int(r.X), int(r.Y), int(r.X+r.Width), int(r.Y+r.Height)), image.NewUniform(c), image.Point{}, draw.Src)
	}
	seeds := func(n, most int, at func(int) fyne.Position) {
		for i := range min(n, most) {
			p := at(i)
			paintDisc(img, float64(p.X), float64(p.Y), float64(l.cell)*0.11, c.White)
		}
	}
	fill(l.board, c.Frame)
	fill(l.box(l.long()/2, l.across()/2, l.long()-2*l.rim(), l.across()-2*pitSide), c.Ground)
	for seat := core.Seat(1); int(seat) <= l.seats; seat++ {
		t := l.tray(seat)
		dark := c.Frame
		if l.keep == Stores {
			dark = c.Line
		}
		fill(l.strip(t), dark)
		seeds(table[2*l.holes+int(seat)].N, mostKept, func(i int) fyne.Position { return l.keptAt(t, i) })
	}
	for s := core.Site(1); int(s) <= 2*l.holes; s++ {
		u, v, _ := l.hole(s)
		fill(l.box(u, v, 1, l.width()), mix(c.Ground, c.Seats[l.owners[s-1]-1], 0.35))
		dark := c.Line
		if table[s].Piece == mancala.Lid {
			dark = c.Frame
		}
		paintHollow(img, l.hollow(s), dark)
		if table[s].Piece == mancala.Seed {
			seeds(table[s].N, mostSeeds, func(i int) fyne.Position { return l.place(s).Add(l.seedAt(int(s), i)) })
		}
	}
	return img
}

// paintHollow paints a rectangle with ends as round as can be.
func paintHollow(img *image.RGBA, r rect, c color.NRGBA) {
	d := min(r.Width, r.Height)
	from := r.AddXY(d/2, d/2)
	to := r.AddXY(r.Width-d/2, r.Height-d/2)
	const steps = 6
	for i := range steps + 1 {
		p := between(from, to, float32(i)/steps)
		paintDisc(img, float64(p.X), float64(p.Y), float64(d/2), c)
	}
}
