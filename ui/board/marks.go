package board

import (
	"image/color"
	"slices"

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
		p.picked(aim)
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

// picked shows the lines to choose from once a place has been picked.
func (p *painter) picked(aim core.Site) {
	var list []line
	for i := range p.grid.offers {
		o := &p.grid.offers[i]
		for _, c := range o.choices {
			list = append(list, line{c.deed, o.site == aim})
		}
	}
	if len(list) > 0 {
		p.lines(list, false)
	}
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
	list := make([]line, len(o.choices))
	for i, c := range o.choices {
		list[i].deed = c.deed
	}
	p.lines(list, light)
	return nil
}
