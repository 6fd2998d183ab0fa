package board

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"papan/assets"
	"papan/core"
	"papan/ui/theme"
)

// look is a drawing that is put on the board.
type look uint8

const (
	lookPiece  look = iota // of the piece art.n
	lookGhost              // that piece where it would go
	lookFaint              // that piece where it was
	lookShadow             // under a piece that is lifted
	lookDot                // a place that may be touched
	lookLit                // a piece that may be touched
	lookAim                // the place a touch means
	lookMover              // the piece that is to move
	lookBand               // a piece of the line art.n
	lookSeat               // the mark of seat art.n
	lookLeft               // where the last move began
	lookGone               // where the last move took a piece
	lookHint
	lookRefuse // a piece that stands in the way
	lookCross  // a place that cannot be
	lookCursor // where the keys are
	lookHatch  // a cell of what is barred
)

// art is a drawing: all pictures of one art are alike, so that each is drawn
// once and then only moved about.
type art struct {
	look look
	n    uint8
}

func pieceArt(p core.Piece) art { return art{lookPiece, uint8(p)} }

// size returns the side of the square picture, in cells.
func (a art) size() float32 {
	switch a.look {
	case lookPiece, lookGhost, lookFaint, lookShadow:
		if a.n > 2 {
			return 1.0 // a kas stands out
		}
		return 0.9
	case lookSeat:
		return 0.78
	case lookDot:
		return 0.5
	case lookHatch:
		return 1
	case lookHint:
		return 1.4
	case lookCursor, lookMover, lookAim:
		return 1.24
	}
	return 1.06
}

// translucency returns how much of the ground shines through, 0 to 1.
func (a art) translucency() float64 {
	switch a.look {
	case lookGhost:
		return 0.38
	case lookFaint:
		return 0.72
	}
	return 0
}

// resource returns the picture. Its name is all that it depends on, for that
// is the key under which Fyne keeps what it has rendered.
func (a art) resource(plan *Plan, p *theme.Palette) fyne.Resource {
	switch a.look {
	case lookPiece, lookGhost, lookFaint:
		name := strings.ReplaceAll(plan.Pieces[a.n-1].Name, "-", "")
		return fyne.NewStaticResource(name+".svg", assets.Piece(name))
	case lookSeat:
		return p.Mark(core.Seat(a.n))
	}
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">%s</svg>`, a.drawing(p))
	return fyne.NewStaticResource(fmt.Sprintf("board-%s-%d-%d.svg", p.Name, a.look, a.n), []byte(svg))
}

// drawing returns what is inside the SVG of a mark.
func (a art) drawing(p *theme.Palette) string {
	switch a.look {
	case lookShadow:
		return `<circle cx="52" cy="54" r="45" fill="#000000" fill-opacity="0.4"/>`
	case lookDot:
		return disc(44, p.Casing) + disc(33, p.Target)
	case lookLit:
		return ring(43, 7, p.Casing, "") + ring(43, 4.5, p.Target, "")
	case lookAim:
		return ring(44, 10, p.Casing, "") + ring(44, 6.5, p.Target, "")
	case lookMover:
		return ring(44, 8, p.Casing, "") + ring(44, 5, p.Target, "")
	case lookBand:
		c := p.Bands[int(a.n)%len(p.Bands)]
		if int(a.n)%len(p.Bands) == 3 {
			return ring(43.5, 11, p.Casing, "") + ring(46.5, 3, c, "") + ring(40.5, 3, c, "")
		}
		return ring(43.5, 11, p.Casing, "") + ring(43.5, 7, c, dashes[int(a.n)%len(p.Bands)])
	case lookLeft:
		return ring(22, 9, p.Casing, "") + ring(22, 5.5, p.Last, "")
	case lookGone:
		return cross(14, 9, p.Casing) + cross(14, 5, p.Last)
	case lookHint:
		const diamond = "M50 6 L94 50 L50 94 L6 50 Z"
		return stroked(diamond, p.Casing, 11) + stroked(diamond, p.Hint, 6.5)
	case lookRefuse:
		return ring(43, 10, p.Casing, "") + ring(43, 6.5, p.Refuse, "11 5.9")
	case lookCross:
		return cross(26, 17, p.Casing) + cross(26, 10, p.Refuse)
	case lookCursor:
		return corners(p.Casing, 11) + corners(p.Cursor, 6.5)
	case lookHatch:
		return hatch(p.Casing)
	}
	return ""
}

// dashes tells the lines to choose from apart without their colour. They fit
// the circle of a ring a whole number of times.
var dashes = [...]string{"", "17 10.3", "7 8.2"}

func disc(r float64, c color.NRGBA) string {
	return fmt.Sprintf(`<circle cx="50" cy="50" r="%g" fill="%s"/>`, r, theme.Hex(c))
}

func ring(r, width float64, c color.NRGBA, dash string) string {
	if dash != "" {
		dash = fmt.Sprintf(` stroke-dasharray="%s"`, dash)
	}
	return fmt.Sprintf(`<circle cx="50" cy="50" r="%g" fill="none" stroke="%s" stroke-width="%g"%s/>`, r, theme.Hex(c), width, dash)
}

func cross(r, width float64, c color.NRGBA) string {
	return stroked(fmt.Sprintf("M%g %g L%g %g M%g %g L%g %g", 50-r, 50-r, 50+r, 50+r, 50-r, 50+r, 50+r, 50-r), c, width)
}

// corners draws the four corners of a square with rounded ends.
func corners(c color.NRGBA, width float64) string {
	return stroked("M8 30 V8 H30 M70 8 H92 V30 M92 70 V92 H70 M30 92 H8 V70", c, width)
}

func hatch(c color.NRGBA) string {
	var b strings.Builder
	for x := -100; x < 100; x += 25 {
		fmt.Fprintf(&b, "M%d 100 L%d 0 ", x, x+100)
	}
	return fmt.Sprintf(`<path d="%s" fill="none" stroke="%s" stroke-width="5" stroke-opacity="0.55"/>`, b.String(), theme.Hex(c))
}

func stroked(d string, c color.NRGBA, width float64) string {
	return fmt.Sprintf(`<path d="%s" fill="none" stroke="%s" stroke-width="%g" stroke-linecap="round" stroke-linejoin="round"/>`, d, theme.Hex(c), width)
}
