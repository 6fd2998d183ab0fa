package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"papan/core"
	"papan/ui/theme"
)

// Thumb returns a small picture of a table without its trays, for lists and
// cards: the pieces as plain discs. It is one raster, painted once for each
// size it is shown at, in the colours of the theme at that time. It is square
// for a square board and has no least size.
func Thumb(plan *Plan, table core.Table) fyne.CanvasObject {
	return canvas.NewRaster(func(w, h int) image.Image {
		return paintThumb(plan, table, theme.Current(), w, h)
	})
}

// paintThumb paints the board as large as fits in the middle of w by h pixels.
func paintThumb(plan *Plan, table core.Table, c *theme.Palette, w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	columns, rows := float64(plan.Columns)+0.5, float64(plan.Rows)+0.5
	cell := min(float64(w)/columns, float64(h)/rows)
	left, top := (float64(w)-cell*columns)/2, (float64(h)-cell*rows)/2
	field := image.Rect(int(left), int(top), int(left+cell*columns), int(top+cell*rows))
	draw.Draw(img, field, image.NewUniform(c.Frame), image.Point{}, draw.Src)
	draw.Draw(img, field.Inset(max(1, int(cell*0.12))), image.NewUniform(c.Ground), image.Point{}, draw.Src)
	at := func(place Cell) (x, y float64) {
		return left + cell*(0.75+float64(place.Col)), top + cell*(0.75+float64(plan.Rows-1-place.Row))
	}
	for _, owned := range []bool{false, true} { // pieces of a seat are larger and lie on top
		for s := 1; s < len(plan.Cells) && s < len(table); s++ {
			x, y := at(plan.Cells[s])
			switch piece := table[s].Piece; {
			case piece == 0 && !owned:
				paintDisc(img, x, y, cell*0.09, c.Line)
			case piece != 0 && owned == (plan.Pieces[piece-1].Owner != core.Nobody):
				paintPiece(img, plan.Pieces[piece-1], c, x, y, cell)
			}
		}
	}
	for _, b := range plan.Barred {
		x, y := at(b)
		r := cell / 2
		draw.Draw(img, image.Rect(int(x-r), int(y-r), int(x+r)+1, int(y+r)+1), image.NewUniform(c.Frame), image.Point{}, draw.Src)
	}
	return img
}

func paintPiece(img *image.RGBA, info core.PieceInfo, c *theme.Palette, x, y, cell float64) {
	switch {
	case info.Owner != core.Nobody:
		paintDisc(img, x, y, cell*0.62, c.Casing)
		paintDisc(img, x, y, cell*0.54, c.OnSeat)
		paintDisc(img, x, y, cell*0.40, c.Seats[info.Owner-1])
	case info.Worth > 1:
		paintDisc(img, x, y, cell*0.45, c.White)
	default:
		paintDisc(img, x, y, cell*0.45, c.Black)
	}
}

// paintDisc paints a disc with a soft edge of one pixel.
func paintDisc(img *image.RGBA, cx, cy, r float64, c color.NRGBA) {
	b := image.Rect(int(cx-r-1), int(cy-r-1), int(cx+r+2), int(cy+r+2)).Intersect(img.Bounds())
	inner, outer := max(r-0.5, 0)*max(r-0.5, 0), (r+0.5)*(r+0.5)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		dy := float64(y) + 0.5 - cy
		for x := b.Min.X; x < b.Max.X; x++ {
			dx := float64(x) + 0.5 - cx
			switch d := dx*dx + dy*dy; {
			case d <= inner:
				img.SetRGBA(x, y, color.RGBA(c))
			case d < outer:
				blend(img, x, y, c, r+0.5-math.Sqrt(d))
			}
		}
	}
}

// blend puts c over an opaque pixel, covering a part of it.
func blend(img *image.RGBA, x, y int, c color.NRGBA, cover float64) {
	p := img.Pix[img.PixOffset(x, y):][:4]
	mix := func(under, over uint8) uint8 {
		return uint8(float64(under) + (float64(over)-float64(under))*cover + 0.5)
	}
	p[0], p[1], p[2], p[3] = mix(p[0], c.R), mix(p[1], c.G), mix(p[2], c.B), 0xff
}
