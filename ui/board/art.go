package board

import (
	"fmt"
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
	lookKept               // that piece in a pile, with a light edge
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
	lookHinted             // a piece that the move hinted at takes
	lookHint               // what to touch for the move hinted at
	lookRefuse             // a piece that stands in the way
	lookCross              // a place that cannot be
	lookCursor             // where the keys are
	lookHatch              // a cell of what is barred

	lookSeed  // lying in one of four ways, art.n
	lookOwner // the mark of seat art.n, small
	lookArrow // which way seat art.n / 4 + 1 sows: right, down, left, up
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
	case lookPiece, lookKept, lookGhost, lookFaint, lookShadow:
		if a.n > 2 {
			return 1.0 // a kas stands out
		}
		return 0.9
	case lookSeat:
		return 0.9
	case lookDot:
		return 0.5
	case lookHatch:
		return 1
	case lookHint:
		return 1.5
	case lookCursor, lookMover, lookAim:
		return 1.24
	case lookSeed:
		return 0.24
	case lookOwner:
		return 0.46
	case lookArrow:
		return 0.3
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
	case lookSeat, lookOwner:
		return p.Mark(core.Seat(a.n))
	case lookKept:
		piece := string(assets.Piece(plan.Pieces[a.n-1].Name))
		lit := strings.Replace(piece, "</svg>", ring(46, 4, p.FrameEdge)+"</svg>", 1)
		return fyne.NewStaticResource(fmt.Sprintf("board-%s-%d-%d.svg", p.Name, a.look, a.n), []byte(lit))
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
		return ring(43, 11, p.Casing) + ring(43, 6.5, p.Target)
	case lookAim, lookMover:
		return ring(43, 13, p.Casing) + ring(43, 8, p.Target)
	case lookBand:
		return a.band(p)
	case lookLeft:
		return ring(21, 13, p.Casing) + ring(21, 7, p.Last)
	case lookGone:
		return cross(13, 14, p.Casing) + cross(13, 7.5, p.Last)
	case lookHinted:
		return ring(43.5, 10, p.Casing) + ring(43.5, 5, p.Hint)
	case lookHint:
		return diamond(41, 14, p.Casing) + diamond(41, 9, p.Hint)
	case lookRefuse:
		return ring(43, 13, p.Casing) + dashed(43, 8.5, 16, 0.6, p.Refuse)
	case lookCross:
		return cross(25, 23, p.Casing) + cross(25, 13, p.Refuse)
	case lookCursor:
		return corners(13, p.Casing) + corners(7.5, p.Cursor)
	case lookHatch:
		return hatch(6, p.Casing)
	case lookSeed:
		return seedDrawing(int(a.n))
	case lookArrow:
		return arrowDrawing(p, core.Seat(a.n/4+1), int(a.n%4))
	}
	return ""
}

// band returns the ring around a piece of line n: the lines to choose from are
// told apart by whole, dashed, dotted and double rings too.
func (a art) band(p *theme.Palette) string {
	n := int(a.n) % len(p.Bands)
	c := p.Bands[n]
	rings := [...]string{
		ring(43.5, 8, c),
		dashed(43.5, 8, 10, 0.62, c),
		dashed(43.5, 8, 20, 0.5, c),
		ring(46.5, 3.2, c) + ring(40.5, 3.2, c),
	}
	return ring(43.5, 13, p.Casing) + rings[n]
}
