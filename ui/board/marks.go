package board

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"papan/core"
)

// targets marks what may be touched, shows what the site aimed at would do,
// and returns the sites whose pieces are lifted for it.
func (p *painter) targets() (lifted []core.Site) {
	p.barred()
	p.mover()
	aim, light := p.grid.press.aim, false
	switch {
	case aim != core.Nowhere:
	case p.grid.cursor != core.Nowhere:
		aim = p.grid.cursor
	case p.grid.hover != core.Nowhere:
		aim, light = p.grid.hover, true
	}
	if len(p.grid.view.Picks) > 0 {
		p.choices(p.grid.offers, aim, false)
	} else {
		p.marks(aim)
	}
	if o := p.grid.offer(aim); o != nil {
		lifted = p.preview(o, light)
	}
	if p.grid.cursor != core.Nowhere {
		p.scene.sprite(stageMarks, art{look: lookCursor}, p.at(p.grid.cursor))
	}
	return lifted
}

// marks shows what may be touched: a dot on an empty cell, a ring around a
// piece, a strip under pieces that are taken together. The site aimed at has
// marks of its own.
func (p *painter) marks(aim core.Site) {
	for i := range p.grid.offers {
		o := &p.grid.offers[i]
		switch {
		case o.wide():
			c := alpha(p.colours.Target, 0x50)
			p.scene.plate(stageGround, p.strip(o.area, 0.94, c, p.colours.Target, max(1, p.cell*0.035)))
		case o.site == aim:
		case p.grid.table[o.site].N > 0:
			p.scene.sprite(stageMarks, art{look: lookLit}, p.at(o.site))
		default:
			p.scene.sprite(stageMarks, art{look: lookDot}, p.at(o.site))
		}
	}
}

// mover marks the piece on the board that every move on offer moves, if it is
// one and the same.
func (p *painter) mover() {
	s := core.Nowhere
	for i := range p.grid.offers {
		for _, c := range p.grid.offers[i].choices {
			if c.from == core.Nowhere || s != core.Nowhere && s != c.from {
				return
			}
			s = c.from
		}
	}
	if s != core.Nowhere {
		p.scene.sprite(stageMarks, art{look: lookMover}, p.at(s))
	}
}

// barred hatches the files beside those on offer that are not.
func (p *painter) barred() {
	open := map[int]bool{}
	var rows []int
	for i := range p.grid.offers {
		if !p.grid.offers[i].wide() {
			return
		}
		for _, s := range p.grid.offers[i].area {
			c, _ := p.plan.cell(s)
			open[c.Col] = true
			if !slices.Contains(rows, c.Row) {
				rows = append(rows, c.Row)
			}
		}
	}
	for col := range p.plan.Columns {
		for _, row := range rows {
			if !open[col] {
				p.scene.sprite(stageMarks, art{look: lookHatch}, p.centre(Cell{col, row}))
			}
		}
	}
}

// strip returns a plate under the cells from the first to the last of line.
func (p *painter) strip(line []core.Site, width float32, fill, edge color.NRGBA, stroke float32) plate {
	low, high := p.at(line[0]), p.at(line[0])
	for _, s := range line[1:] {
		at := p.at(s)
		low = fyne.NewPos(min(low.X, at.X), min(low.Y, at.Y))
		high = fyne.NewPos(max(high.X, at.X), max(high.Y, at.Y))
	}
	w := width * p.cell
	r := rect{low.SubtractXY(w/2, w/2), fyne.NewSize(high.X-low.X+w, high.Y-low.Y+w)}
	return plate{rect: r, round: w / 2, fill: fill, stroke: edge, width: stroke}
}

// preview shows what o would do.
func (p *painter) preview(o *offer, light bool) (lifted []core.Site) {
	if len(p.grid.view.Picks) > 0 {
		return nil // the lines are shown already
	}
	if o.wide() {
		c := o.choices[0]
		if !light {
			end := p.inner(c.taken)
			p.badge(end, p.at(p.outer(c.taken, end)), "", points(c.deed), p.colours.Target)
		}
		return c.taken
	}
	p.scene.sprite(stageMarks, art{look: lookAim}, p.at(o.site))
	list := make([]offer, len(o.choices))
	for i, c := range o.choices {
		list[i] = offer{site: o.site, choices: []choice{c}}
	}
	p.choices(list, core.Nowhere, light)
	return nil
}

// choices shows where the piece goes and the lines that can be taken from
// there, the aimed one strongest.
func (p *painter) choices(list []offer, aim core.Site, light bool) {
	lines := 0
	for i := range list {
		for _, c := range list[i].choices {
			if c.to != core.Nowhere && i == 0 {
				p.ghost(c.deed)
			}
			if len(c.taken) > 0 {
				p.band(lines, c.deed, light, aim == list[i].site)
				lines++
			}
		}
	}
	if light || lines == 0 {
		return
	}
	n := 0
	for i := range list {
		for _, c := range list[i].choices {
			number := ""
			if lines > 1 {
				number = strconv.Itoa(n + 1)
			}
			p.badge(p.outer(c.taken, c.to), p.at(c.to), number, points(c.deed), p.colours.Bands[n%len(p.colours.Bands)])
			n++
		}
	}
}

// ghost shows a piece where it would go and the way there.
func (p *painter) ghost(d deed) {
	p.trace(d, 0, p.colours.Target)
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
func (p *painter) band(n int, d deed, light, strong bool) {
	c := p.colours.Bands[n%len(p.colours.Bands)]
	fill := alpha(c, 0x60)
	switch {
	case light:
		fill = alpha(c, 0x30)
	case strong:
		fill = alpha(c, 0xc0)
	}
	line := d.taken
	if d.to != core.Nowhere {
		line = append([]core.Site{d.to}, line...)
	}
	p.scene.plate(stageGround, p.strip(line, 0.98, fill, c, max(1, p.cell*0.05)))
	for _, s := range d.taken {
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

func sign(v float32) float32 {
	switch {
	case v > 0.5:
		return 1
	case v < -0.5:
		return -1
	}
	return 0
}

// badge writes what a choice brings, with its number when there are several,
// past the piece at end as seen from a point; where there is no room, beside it.
func (p *painter) badge(end core.Site, from fyne.Position, number, text string, c color.NRGBA) {
	size := max(p.cell*0.38, 11)
	h := size * 1.6
	w := size * (0.6*float32(len([]rune(text))) + 0.8)
	disc := float32(0)
	if number != "" {
		disc = h
	}
	r := p.beside(end, from, w+disc, h)
	p.scene.plate(stageNotes, plate{rect: r, round: h / 2, fill: p.colours.Casing, stroke: c, width: max(1, size*0.12)})
	if number != "" {
		p.scene.plate(stageNotes, plate{rect: rect{r.Position, fyne.NewSquareSize(h)}, round: h / 2, fill: c})
		p.scene.label(stageNotes, label{text: number, at: r.AddXY(h/2, h/2), size: size, colour: p.colours.Casing, bold: true})
	}
	p.scene.label(stageNotes, label{text: text, at: r.AddXY(disc+w/2, h/2), size: size, colour: c, bold: true})
}

// beside returns the place of a badge at the piece at end.
func (p *painter) beside(end core.Site, from fyne.Position, w, h float32) rect {
	at, middle := p.at(end), p.centre(p.plan.Centre)
	x, y := sign(at.X-from.X), sign(at.Y-from.Y)
	far := func(x, y float32) rect {
		return around(at.AddXY(x*(p.cell*0.55+w/2), y*(p.cell*0.55+h/2)), w, h)
	}
	r := far(x, y)
	if p.inside(r) == r {
		return r
	}
	// The line ends at the edge: step to the side, toward the middle.
	if x != 0 {
		x, y = 0, sign(middle.Y-at.Y)
	} else {
		x, y = sign(middle.X-at.X), 0
	}
	if x == 0 && y == 0 {
		x = 1
	}
	return p.inside(far(x, y))
}

// inside returns r moved so that it lies on the board.
func (p *painter) inside(r rect) rect {
	b := p.board
	r.X = min(max(r.X, b.X), b.X+b.Width-r.Width)
	r.Y = min(max(r.Y, b.Y), b.Y+b.Height-r.Height)
	return r
}

// lastMove marks what the step that led here did.
func (p *painter) lastMove() {
	d := p.grid.last
	if d.to != core.Nowhere {
		p.trace(d, 0.24, p.colours.Last)
		p.scene.sprite(stageGround, art{look: lookLeft}, p.at(d.from))
	}
	for _, s := range d.taken {
		p.scene.sprite(stageGround, art{look: lookGone}, p.at(s))
	}
}

// teaching draws a hint, a refusal and the proof that a player is stuck.
func (p *painter) teaching() {
	if p.grid.view.Hint != (core.Move{}) {
		d := p.plan.read(p.grid.view.Position.Events(p.grid.view.Hint))
		if d.to != core.Nowhere {
			p.trace(d, 0, p.colours.Hint)
		}
		sites := d.taken
		if first := p.grid.view.Hint[0]; !slices.Contains(sites, first) {
			sites = append(sites, first)
		}
		for _, s := range sites {
			p.scene.sprite(stageMarks, art{look: lookHint}, p.at(s))
		}
	}
	crossed := map[core.Site]bool{}
	for _, r := range p.grid.view.Stuck {
		if !crossed[r.At] {
			crossed[r.At] = true
			p.refused(core.Refusal{At: r.At})
		}
	}
	if p.grid.view.Refusal.Code != "" {
		p.refused(p.grid.view.Refusal)
	}
}

// refused crosses out a site and rings the pieces that stand against it.
func (p *painter) refused(r core.Refusal) {
	for _, s := range r.Line {
		if _, ok := p.plan.cell(s); ok {
			p.scene.sprite(stageMarks, art{look: lookRefuse}, p.at(s))
		}
	}
	if _, ok := p.plan.cell(r.At); ok {
		p.scene.sprite(stageMarks, art{look: lookCross}, p.at(r.At))
	}
}
