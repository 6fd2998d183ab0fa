package board

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/theme"
)

// painter makes the scene of a grid: one picture of its present state.
type painter struct {
	grid *Grid
	layout
	scene   scene
	colours *theme.Palette
}

// compose returns the picture of g as it is now.
func (g *Grid) compose(l layout, colours *theme.Palette) scene {
	p := &painter{grid: g, layout: l, colours: colours}
	frame := reel.Frame{Table: g.table}
	if g.run != nil {
		frame = g.run.reel.At(g.run.elapsed)
	}
	p.coordinates()
	p.trays(frame)
	var lifted []core.Site
	if g.run == nil && g.view.Position != nil {
		p.lastMove()
		lifted = p.targets()
		p.teaching()
	}
	p.pieces(frame, lifted)
	p.flights(frame)
	return p.scene
}

// coordinates names the files by letters and the ranks by numbers.
func (p *painter) coordinates() {
	size := max(p.cell*0.26, 8)
	off := (margin + rim/2) * p.cell
	for col := range p.plan.Columns {
		at := p.centre(Cell{col, p.lowRow()})
		p.scene.label(stageGround, label{text: string(rune('a' + col)), at: at.AddXY(0, off), size: size, colour: p.colours.OnFrame})
	}
	for row := range p.plan.Rows {
		at := p.centre(Cell{p.leftColumn(), row})
		p.scene.label(stageGround, label{text: strconv.Itoa(row + 1), at: at.SubtractXY(off, 0), size: size, colour: p.colours.OnFrame})
	}
}

// lowRow and leftColumn are the ones shown lowest and at the left.
func (p *painter) lowRow() int {
	if p.flipped {
		return p.plan.Rows - 1
	}
	return 0
}

func (p *painter) leftColumn() int {
	if p.flipped {
		return p.plan.Columns - 1
	}
	return 0
}

// pieces puts what lies there on the board and in the trays.
func (p *painter) pieces(f reel.Frame, lifted []core.Site) {
	for i := range f.Table {
		pile, s := f.Table[i], core.Site(i)
		if pile.N == 0 {
			continue
		}
		if st, ok := p.plan.store(s); ok {
			kept := pieceArt(pile.Piece)
			if pile.Piece == p.plan.Dark {
				kept.look = lookKept
			}
			for n := range pile.N {
				p.scene.sprite(stagePieces, kept, p.slot(st, n, pile.N))
			}
			continue
		}
		at := p.at(s)
		if slices.Contains(lifted, s) {
			p.scene.sprite(stageGround, art{lookShadow, uint8(pile.Piece)}, at)
			at = at.SubtractXY(0, p.cell*0.16)
		}
		p.scene.sprite(p.stageOf(pile.Piece), pieceArt(pile.Piece), at)
	}
}

// stageOf returns where a piece is drawn: those that belong to a seat are
// larger and lie over the others.
func (p *painter) stageOf(piece core.Piece) stage {
	if p.plan.Pieces[piece-1].Owner != core.Nobody {
		return stageKas
	}
	return stagePieces
}

// flights draws the pieces on their way.
func (p *painter) flights(f reel.Frame) {
	for _, fl := range f.Flying {
		from, to := p.place(f.Table, fl.From), p.place(f.Table, fl.To)
		part := float32(fl.Part)
		at := fyne.NewPos(from.X+(to.X-from.X)*part, from.Y+(to.Y-from.Y)*part)
		p.scene.sprite(stageFlight, pieceArt(fl.Piece), at)
	}
}

// place returns where a piece that comes to s comes to lie.
func (p *painter) place(t core.Table, s core.Site) fyne.Position {
	if st, ok := p.plan.store(s); ok {
		return p.slot(st, t[s].N, t[s].N+1)
	}
	return p.at(s)
}

// trays draws for each player who is shown at one: his mark, the number of
// his pieces of either kind, and what they are worth.
func (p *painter) trays(f reel.Frame) {
	if len(f.Table) == 0 {
		return
	}
	turn := core.Nobody
	if v := p.grid.view; p.grid.run == nil && v.Position != nil && !v.Over {
		turn = v.Position.Turn()
	}
	for seat := core.Seat(1); seat <= 2; seat++ {
		p.tray(seat, seat == turn)
		p.scene.sprite(stageGround, art{lookSeat, uint8(seat)}, p.along(seat, trayMark))
		total := strconv.Itoa(p.plan.score(f.Table, seat))
		p.scene.label(stageGround, label{text: total, at: p.along(seat, trayTotal), size: p.cell * 0.62, colour: p.colours.OnFrame, bold: true})
		k := 0
		for _, st := range p.plan.Stores {
			if st.Seat == seat && k < len(trayPiles) {
				number := strconv.Itoa(f.Table[st.Site].N)
				p.scene.label(stageGround, label{text: number, at: p.along(seat, trayPiles[k].number), size: p.cell * 0.42, colour: p.colours.OnFrame})
				p.well(seat, trayPiles[k].first)
				if f.Table[st.Site].N == 0 {
					p.scene.sprite(stageGround, art{lookFaint, uint8(st.Piece)}, p.slot(st, 0, 1))
				}
				k++
			}
		}
	}
}

// well lays wood where a pile begins, for black pieces hardly show on the tray.
func (p *painter) well(seat core.Seat, first float32) {
	a, b := p.along(seat, first), p.along(seat, first+pileLength)
	const width = 0.92
	w, h := max(a.X-b.X, b.X-a.X)+width*p.cell, max(a.Y-b.Y, b.Y-a.Y)+width*p.cell
	middle := fyne.NewPos((a.X+b.X)/2, (a.Y+b.Y)/2)
	p.scene.plate(stageGround, plate{rect: around(middle, w, h), round: width * p.cell / 2, fill: p.colours.GroundDeep})
}

// tray draws an empty tray, framed in its player's colour when it is his turn.
func (p *painter) tray(seat core.Seat, turn bool) {
	t, round := p.layout.trays[seat-1], p.cell*0.26
	if !turn {
		p.scene.plate(stageGround, plate{rect: t, round: round, fill: p.colours.Frame, stroke: p.colours.FrameEdge, width: max(p.cell*0.04, 1)})
		return
	}
	edge := max(p.cell*0.065, 2)
	p.scene.plate(stageGround, plate{rect: t, round: round, fill: p.colours.Seats[seat-1]})
	inner := rect{t.AddXY(edge, edge), t.SubtractWidthHeight(2*edge, 2*edge)}
	p.scene.plate(stageGround, plate{rect: inner, round: round - edge, fill: p.colours.Frame, stroke: p.colours.Target, width: max(p.cell*0.03, 1)})
}
