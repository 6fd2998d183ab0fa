package board

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"strconv"

	"papan/core"
)

// line is a line that can be taken, and whether it is the one aimed at.
type line struct {
	deed
	aimed bool
}

// lines shows where the piece that takes them goes, and the lines to choose
// from with their numbers and what they bring; light leaves the words out.
func (p *painter) lines(list []line, light bool) {
	if list[0].to != core.Nowhere {
		p.ghost(list[0].deed, p.colours.Target)
	}
	for i, l := range list {
		if len(l.taken) == 0 {
			continue
		}
		p.band(i, l, light)
		if light {
			continue
		}
		number := ""
		if len(list) > 1 {
			number = strconv.Itoa(i + 1)
		}
		p.badge(p.outer(l.taken, l.to), p.at(l.to), number, points(l.deed), p.bandColour(i))
	}
}

// bandColour returns the colour of line n.
func (p *painter) bandColour(n int) color.NRGBA {
	return p.colours.Bands[n%len(p.colours.Bands)]
}

// ghost shows a piece where it would go and, in a colour, the way there.
func (p *painter) ghost(d deed, c color.NRGBA) {
	p.trace(d, 0, c)
	p.scene.sprite(stageKas, art{lookGhost, uint8(d.piece)}, p.at(d.to))
}

// trace draws the way of a piece in a dark casing, from a distance of its
// first cell's middle to the edge of the piece in the last.
func (p *painter) trace(d deed, off float32, c color.NRGBA) {
	from, to := p.at(d.from), p.at(d.to)
	x, y := sign(to.X-from.X)*p.cell, sign(to.Y-from.Y)*p.cell
	from, to = from.AddXY(x*off, y*off), to.SubtractXY(x*0.5, y*0.5)
	p.scene.stroke(stageGround, stroke{from, to, p.colours.Casing, p.cell * 0.15})
	p.scene.stroke(stageGround, stroke{from, to, c, p.cell * 0.08})
}

// band marks the pieces of a line that can be taken, and ties it to the piece
// that would take it.
func (p *painter) band(n int, l line, light bool) {
	c := p.bandColour(n)
	fill := alpha(c, 0x60)
	switch {
	case light:
		fill = alpha(c, 0x30)
	case l.aimed:
		fill = alpha(c, 0xc0)
	}
	all := l.taken
	if l.to != core.Nowhere {
		all = append([]core.Site{l.to}, all...)
	}
	p.scene.plate(stageGround, p.strip(all, 0.98, fill, c, max(1, p.cell*0.05)))
	for _, s := range l.taken {
		p.scene.sprite(stageMarks, art{lookBand, uint8(n % len(p.colours.Bands))}, p.at(s))
	}
}

// points words what a deed brings: the number of pieces and their worth.
func points(d deed) string { return fmt.Sprintf("×%d  +%d", len(d.taken), d.points) }

// inner returns of a line the piece nearest to the middle of the board.
func (p *painter) inner(line []core.Site) core.Site {
	return slices.MinFunc(line, func(a, b core.Site) int {
		middle := p.centre(p.plan.Centre)
		return cmp.Compare(p.distance(middle, a), p.distance(middle, b))
	})
}

// outer returns of a line the piece farthest from a site.
func (p *painter) outer(line []core.Site, from core.Site) core.Site {
	return slices.MaxFunc(line, func(a, b core.Site) int {
		return cmp.Compare(p.distance(p.at(from), a), p.distance(p.at(from), b))
	})
}

// sign returns -1, 0 or 1, taking what is less than half a unit for 0.
func sign(v float32) float32 {
	switch {
	case v > 0.5:
		return 1
	case v < -0.5:
		return -1
	}
	return 0
}
