package board

import (
	"image/color"

	"fyne.io/fyne/v2"

	"papan/core"
)

// ring draws a ring around a hole, or a store, in a dark casing.
func (p *pitPainter) ring(on stage, s core.Site, c color.NRGBA, width float32) {
	r, round := p.bounds(s)
	width = max(p.cell*width, 1.5)
	casing := max(p.cell*0.02, 1)
	r = rect{r.AddXY(casing, casing), r.SubtractWidthHeight(2*casing, 2*casing)}
	outer := rect{r.SubtractXY(casing, casing), r.AddWidthHeight(2*casing, 2*casing)}
	p.scene.plate(on, plate{rect: outer, round: round + casing, stroke: p.colours.Casing, width: width + 2*casing})
	p.scene.plate(on, plate{rect: r, round: round, stroke: c, width: width})
}

// bounds returns the outline of a hole or a store.
func (p *pitPainter) bounds(s core.Site) (rect, float32) {
	if _, _, ok := p.hole(s); ok {
		r := p.hollow(s)
		return r, min(r.Width, r.Height) / 2
	}
	return p.strip(p.tray(core.Seat(int(s) - 2*p.boat.holes))), p.cell * 0.3
}

// targets marks the holes that may be sown, shows what the one aimed at would
// do, and returns it for its seeds to be lifted.
func (p *pitPainter) targets() (lifted core.Site) {
	b := p.b
	aim, light := b.press.aim, false
	switch {
	case aim != core.Nowhere:
	case b.cursor != core.Nowhere:
		aim = b.cursor
	case len(b.view.Picks) > 0:
		aim = b.view.Picks[0]
	case b.hover != core.Nowhere:
		aim, light = b.hover, true
	}
	for _, s := range b.offers {
		if s != aim {
			p.ring(stageGround, s, p.colours.Target, 0.05)
		}
	}
	if b.offered(aim) == core.Nowhere {
		return core.Nowhere
	}
	p.preview(aim, light)
	if b.cursor != core.Nowhere {
		p.scene.sprite(stageMarks, art{look: lookCursor}, p.place(b.cursor))
	}
	return aim
}

// preview shows what sowing s would do: the way of its first lap, where its
// last seed falls, what is captured, and in words what it brings; light leaves
// the words out.
func (p *pitPainter) preview(s core.Site, light bool) {
	does := p.b.foresee(s)
	p.trail(does, p.colours.Target)
	p.ring(stageGround, s, p.colours.Target, 0.1)
	for _, t := range does.taken {
		p.scene.sprite(stageMarks, art{look: lookGone}, p.place(t))
	}
	p.ring(stageMarks, does.last, p.colours.Hint, 0.08)
	if !light {
		p.chips(s, does)
	}
}

// trail draws the way of the seeds of a sowing's first lap.
func (p *pitPainter) trail(does sowing, c color.NRGBA) {
	way := []fyne.Position{p.place(does.from)}
	for _, s := range does.first[:min(len(does.first), 2*p.boat.holes)] {
		r, _ := p.bounds(s)
		way = append(way, r.AddXY(r.Width/2, r.Height/2))
	}
	for i := range len(way) - 1 {
		p.scene.stroke(stageGround, stroke{way[i], way[i+1], p.colours.Casing, p.cell * 0.16})
	}
	for i := range len(way) - 1 {
		p.scene.stroke(stageGround, stroke{way[i], way[i+1], c, p.cell * 0.09})
	}
}

// lastMove marks what the step that led here did.
func (p *pitPainter) lastMove() {
	d := p.b.last
	if d.from == core.Nowhere {
		return
	}
	for _, s := range d.taken {
		p.scene.sprite(stageGround, art{look: lookGone}, p.place(s))
	}
	p.scene.sprite(stageGround, art{look: lookLeft}, p.place(d.from))
}

// teaching draws a hint, a refusal and why a player is stuck.
func (p *pitPainter) teaching() {
	view := p.b.view
	if s := view.Hint[0]; s != core.Nowhere {
		p.trail(readSowing(p.b.position, p.b.position.Events(view.Hint)), p.colours.Hint)
		p.ring(stageMarks, s, p.colours.Hint, 0.1)
	}
	for _, r := range view.Stuck {
		p.cross(r.At)
	}
	if r := view.Refusal; r.Code != "" {
		p.cross(r.At)
	}
}

func (p *pitPainter) cross(s core.Site) {
	if at, ok := p.at(s); ok {
		p.scene.sprite(stageMarks, art{look: lookCross}, at)
	}
}
