package board

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// stage is a layer of the picture; later ones lie over earlier ones.
type stage uint8

const (
	stageGround stage = iota // on the wood, under the pieces
	stagePieces
	stageKas   // pieces that belong to a seat, and ghosts
	stageMarks // around and over the pieces
	stageFlight
	stageNotes // badges
	stages
)

// scene is a picture of the board as data. Within a stage, plates lie under
// strokes, these under sprites, these under labels.
type scene [stages]sheet

type sheet struct {
	plates  []plate
	strokes []stroke
	sprites []sprite
	labels  []label
}

// sprite is a drawing with its middle at a point.
type sprite struct {
	art art
	at  fyne.Position
}

// plate is a rectangle with round corners.
type plate struct {
	rect
	round        float32
	fill, stroke color.NRGBA
	width        float32 // of the stroke
}

// stroke is a straight line.
type stroke struct {
	from, to fyne.Position
	colour   color.NRGBA
	width    float32
}

// label is a short text with its middle at a point.
type label struct {
	text   string
	at     fyne.Position
	size   float32
	colour color.NRGBA
	bold   bool
}

func (s *scene) sprite(on stage, a art, at fyne.Position) {
	s[on].sprites = append(s[on].sprites, sprite{a, at})
}

func (s *scene) plate(on stage, p plate)   { s[on].plates = append(s[on].plates, p) }
func (s *scene) stroke(on stage, p stroke) { s[on].strokes = append(s[on].strokes, p) }
func (s *scene) label(on stage, p label)   { s[on].labels = append(s[on].labels, p) }

// around returns the rectangle of a width and height with its middle at p.
func around(p fyne.Position, w, h float32) rect {
	return rect{p.SubtractXY(w/2, h/2), fyne.NewSize(w, h)}
}

func alpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}
