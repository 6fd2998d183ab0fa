package board

import "papan/core"

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
		p.hint(p.grid.view.Hint)
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

// hint marks what is to be touched next for m, shows the piece that moves where
// it would go, and binds together what is taken.
func (p *painter) hint(m core.Move) {
	d := p.plan.read(p.grid.view.Position.Events(m))
	line := d.taken
	if d.to != core.Nowhere {
		p.ghost(d, p.colours.Hint)
		line = append([]core.Site{d.to}, line...)
	}
	if len(d.taken) > 0 {
		c := p.colours.Hint
		p.scene.plate(stageGround, p.strip(line, 0.98, alpha(c, 0x80), c, max(1, p.cell*0.05)))
	}
	for _, s := range d.taken {
		p.scene.sprite(stageMarks, art{look: lookHinted}, p.at(s))
	}
	next := 0
	if picked := len(p.grid.view.Picks); picked < m.Len() && m.Begins(p.grid.view.Picks) {
		next = picked
	}
	p.scene.sprite(stageMarks, art{look: lookHint}, p.at(m[next]))
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
