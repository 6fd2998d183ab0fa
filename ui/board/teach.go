package board

import (
	"slices"

	"papan/core"
)

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
