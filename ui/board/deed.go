package board

import (
	"slices"

	"papan/core"
)

// deed is what a step does, as a board shows it: a piece that goes from one
// cell to another, and pieces that are taken.
type deed struct {
	from, to core.Site   // of the piece that moves on the grid; Nowhere for none
	piece    core.Piece  // what arrives at to
	taken    []core.Site // the cells of the pieces that go to a store
	points   int         // what these bring
}

// read tells from its events what a step does.
func (p *Plan) read(events []core.Event) deed {
	var d deed
	became := map[core.Site]core.Piece{}
	for _, e := range events {
		switch e.Kind {
		case core.Become:
			became[e.To] = e.Piece
			if e.To == d.to {
				d.piece = e.Piece
			}
		case core.Carry:
			if _, kept := p.store(e.To); kept {
				d.taken = append(d.taken, e.From)
				d.points += p.worth(e.Piece, e.N)
				continue
			}
			if d.from == core.Nowhere {
				d.from = e.From
			}
			d.to, d.piece = e.To, e.Piece
		}
	}
	return d
}

// choice is one legal move with what it does.
type choice struct {
	move core.Move
	deed
}

// offer is a site that may be touched next, and what comes of it.
type offer struct {
	site    core.Site
	area    []core.Site // a touch of any of these means site
	choices []choice    // the moves that go on with site, in their order
}

// offers lists the sites that may be touched after picks, in the order of ms,
// all of which begin with picks.
func (p *Plan) offers(pos core.Position, ms []core.Move, picks []core.Site) []offer {
	next, _ := core.Narrow(ms, picks)
	list := make([]offer, len(next))
	for i, s := range next {
		list[i].site = s
	}
	for _, m := range ms {
		if len(picks) >= m.Len() {
			continue
		}
		i := slices.Index(next, m[len(picks)])
		list[i].choices = append(list[i].choices, choice{m, p.read(pos.Events(m))})
	}
	for i := range list {
		list[i].area = list[i].reach(len(picks))
	}
	return list
}

// reach returns the sites that mean o: all that are taken, when o is a choice
// of what to take and nothing else; otherwise its own.
func (o offer) reach(picked int) []core.Site {
	c := o.choices[0]
	last := len(o.choices) == 1 && c.move.Len() == picked+1
	if last && (picked > 0 || c.from == core.Nowhere) && slices.Contains(c.taken, o.site) {
		return c.taken
	}
	return []core.Site{o.site}
}

// wide reports whether o is a choice of pieces to take and moves none.
func (o offer) wide() bool { return len(o.area) > 1 && o.choices[0].from == core.Nowhere }
