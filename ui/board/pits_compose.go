package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/reel"
	"papan/ui/theme"
)

// pitPainter makes the scene of a board of holes: one picture of its present
// state.
type pitPainter struct {
	b *Pits
	pitLayout
	scene   scene
	colours *theme.Palette
	mover   core.Seat // whose turn is shown
	telling bool      // what the hole aimed at would bring is told
}

// compose returns the picture of b as it is now.
func (b *Pits) compose(l pitLayout, colours *theme.Palette) scene {
	p := &pitPainter{b: b, pitLayout: l, colours: colours}
	if b.position == nil {
		return p.scene
	}
	frame := reel.Frame{Table: b.table}
	if !b.view.Over {
		p.mover = b.position.Turn()
	}
	if b.run != nil {
		frame = b.run.reel.At(b.run.elapsed)
		p.mover = b.run.sowing.mover
	}
	p.stores(frame.Table)
	p.arrows()
	p.owners()
	p.numerals(frame.Table)
	lifted := core.Nowhere
	if b.run == nil {
		p.lastMove()
		lifted = p.targets()
		p.teaching()
	}
	p.holes(frame.Table, lifted)
	p.flights(frame)
	p.notes(frame)
	return p.scene
}

// arrows shows along the rows which way is sown, in the colour of the mover.
func (p *pitPainter) arrows() {
	if p.mover == core.Nobody {
		return
	}
	for s := core.Site(1); int(s) < 2*p.boat.holes; s++ {
		u, v, _ := p.hole(s)
		to, w, _ := p.hole(s + 1)
		if v != w {
			continue // from row to row
		}
		p.arrow(u+(to-u)/2, p.rimAt(v), to-u, 0)
	}
	// At the ends, from the first row up to the second and down again.
	up, down := p.long()-p.rim()/2, p.rim()/2
	if p.keep == Stores {
		up, down = down, up
	}
	p.arrow(up, p.across()/2, 0, -1)
	p.arrow(down, p.across()/2, 0, 1)
}

// arrow draws an arrow at a place, pointing along u or v.
func (p *pitPainter) arrow(u, v, du, dv float32) {
	d := p.point(u+du, v+dv).Subtract(p.point(u, v))
	way := 0
	switch {
	case sign(d.Y) > 0:
		way = 1
	case sign(d.X) < 0:
		way = 2
	case sign(d.Y) < 0:
		way = 3
	}
	p.scene.sprite(stageGround, art{lookArrow, uint8(p.mover-1)*4 + uint8(way)}, p.point(u, v))
}

// rimAt returns the middle of the rim beside the row at v.
func (p *pitPainter) rimAt(v float32) float32 {
	if v < p.across()/2 {
		return pitSide / 2
	}
	return p.across() - pitSide/2
}

// owners marks the rows: where each begins or, with three players, between the
// rows in the middle of what is theirs.
func (p *pitPainter) owners() {
	if p.seats == 2 {
		for row := range 2 {
			u, v, _ := p.hole(core.Site(row*p.boat.holes + 1))
			next, _, _ := p.hole(core.Site(row*p.boat.holes + 2))
			p.scene.sprite(stageGround, art{lookOwner, uint8(row + 1)}, p.point(u-(next-u)*0.62, p.rimAt(v)))
		}
		return
	}
	for seat := core.Seat(1); int(seat) <= p.seats; seat++ {
		if t := p.tray(seat); t.deep > 0 {
			p.scene.sprite(stageGround, art{lookOwner, uint8(seat)}, p.point(t.u+t.du/2, p.across()/2))
		}
	}
}

// numerals writes beside every hole how many seeds it holds.
func (p *pitPainter) numerals(t core.Table) {
	size := max(p.cell*0.36, min(p.cell*0.45, 15))
	for s := core.Site(1); int(s) <= 2*p.boat.holes; s++ {
		if t[s].Piece == mancala.Lid {
			continue
		}
		u, v, _ := p.hole(s)
		p.numeral(s, t[s].N, p.point(u, p.rimAt(v)), size)
	}
}

// numeral writes how many seeds lie at a site. Where the last seed of the step
// that led here fell it is dark on a bright tag.
func (p *pitPainter) numeral(s core.Site, n int, at fyne.Position, size float32) {
	c := p.colours.OnFrame
	if n == 0 {
		c = alpha(c, 0xb0)
	}
	if p.b.run == nil && p.b.last.last == s && s != core.Nowhere {
		text := strconv.Itoa(n)
		w := fyne.MeasureText(text, size, fyne.TextStyle{Bold: true}).Width + size*0.5
		p.scene.plate(stageGround, plate{rect: around(at, max(w, size*1.25), size*1.25), round: size * 0.4, fill: p.colours.Last})
		c = p.colours.Casing
	}
	p.scene.label(stageGround, label{text: strconv.Itoa(n), at: at, size: size, colour: c, bold: true})
}

// stores draws what each player keeps: his mark, how many, and the seeds.
func (p *pitPainter) stores(t core.Table) {
	for seat := core.Seat(1); int(seat) <= p.seats; seat++ {
		s := p.tray(seat)
		if s.deep == 0 {
			continue
		}
		if p.keep == Reserves {
			p.reserve(p.strip(s), seat)
		} else {
			p.scene.plate(stageGround, plate{rect: p.strip(s), round: p.cell * 0.3, stroke: p.edge(seat), width: max(p.cell*0.04, 1)})
		}
		n := t[p.b.position.Store(seat)].N
		p.scene.sprite(stageGround, art{lookOwner, uint8(seat)}, p.within(s, 0.36, 0))
		p.numeral(p.b.position.Store(seat), n, p.within(s, 0.98, 0), p.cell*0.5)
		for i := range min(n, mostKept) {
			p.scene.sprite(stagePieces, seedArt(int(seat), i), p.keptAt(s, i))
		}
	}
}

// edge is the colour of the edge of a seat's store.
func (p *pitPainter) edge(seat core.Seat) color.NRGBA {
	if seat == p.mover {
		return p.colours.Target
	}
	return p.colours.Line
}

// reserve draws an empty tray, framed in its player's colour when it is his turn.
func (p *pitPainter) reserve(t rect, seat core.Seat) {
	round := p.cell * 0.3
	if seat != p.mover {
		p.scene.plate(stageGround, plate{rect: t, round: round, fill: p.colours.Frame, stroke: p.colours.FrameEdge, width: max(p.cell*0.03, 1)})
		return
	}
	edge := max(p.cell*0.07, 2)
	p.scene.plate(stageGround, plate{rect: t, round: round, fill: p.colours.Seats[seat-1]})
	inner := rect{t.AddXY(edge, edge), t.SubtractWidthHeight(2*edge, 2*edge)}
	p.scene.plate(stageGround, plate{rect: inner, round: round - edge, fill: p.colours.Frame, stroke: p.colours.Target, width: max(p.cell*0.03, 1)})
}

// holes puts the seeds into the holes and the lids onto them.
func (p *pitPainter) holes(t core.Table, lifted core.Site) {
	for s := core.Site(1); int(s) <= 2*p.boat.holes; s++ {
		at := p.place(s)
		if s == p.b.shaken {
			at.X += p.b.swing * p.cell
		}
		if t[s].Piece == mancala.Lid {
			p.lid(p.hollow(s))
			continue
		}
		if s == lifted {
			at.Y -= p.cell * 0.1
		}
		for i := range min(t[s].N, mostSeeds) {
			p.scene.sprite(stagePieces, seedArt(int(s), i), at.Add(p.seedAt(int(s), i)))
		}
	}
}

// lid draws a lid over a hole.
func (p *pitPainter) lid(r rect) {
	round := min(r.Width, r.Height) / 2
	p.scene.plate(stagePieces, plate{rect: r, round: round, fill: p.colours.Frame, stroke: p.colours.Casing, width: max(p.cell*0.05, 1)})
	in := p.cell * 0.14
	r = rect{r.AddXY(in, in), r.SubtractWidthHeight(2*in, 2*in)}
	p.scene.plate(stagePieces, plate{rect: r, round: round - in, stroke: p.colours.FrameEdge, width: max(p.cell*0.03, 1)})
	knob := around(r.AddXY(r.Width/2, r.Height/2), p.cell*0.2, p.cell*0.2)
	p.scene.plate(stagePieces, plate{rect: knob, round: p.cell * 0.1, fill: p.colours.FrameEdge, stroke: p.colours.Casing, width: 1})
}

// between returns the point a part of the way from a to b.
func between(a, b fyne.Position, part float32) fyne.Position {
	return fyne.NewPos(a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part)
}
