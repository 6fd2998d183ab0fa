package board

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/reel"
)

// run is a step being shown.
type run struct {
	reel    *reel.Reel
	elapsed time.Duration
	timer   *fyne.Animation
	done    func()
}

// Animate implements [session.Board]. When steps are shown instantly, or the
// system wants no animations, done is called before it returns.
func (g *Grid) Animate(table core.Table, events []core.Event, done func()) {
	g.Finish()
	r := &run{reel: reel.New(table, events, g.pace()), done: done}
	g.run = r
	g.press.aim, g.hover = core.Nowhere, core.Nowhere
	length := r.reel.Length()
	if length == 0 {
		g.Finish()
		return
	}
	r.timer = fyne.NewAnimation(length, func(part float32) { g.tick(r, part) })
	r.timer.Curve = fyne.AnimationLinear
	r.timer.Start()
}

// tick shows the moment of r that is part of the way from 0 to 1. Ticks that
// come after r has ended do nothing.
func (g *Grid) tick(r *run, part float32) {
	if g.run != r {
		return
	}
	if part >= 1 {
		g.Finish()
		return
	}
	r.elapsed = time.Duration(float64(part) * float64(r.reel.Length()))
	g.Refresh()
}

// Finish implements [session.Board].
func (g *Grid) Finish() {
	r := g.run
	if r == nil {
		return
	}
	g.stop()
	g.table = r.reel.At(r.reel.Length()).Table
	g.offers = nil
	g.Refresh()
	r.done()
}

// stop ends what is being shown, wherever it is.
func (g *Grid) stop() {
	if g.run != nil && g.run.timer != nil {
		g.run.timer.Stop()
	}
	g.run = nil
}

func (g *Grid) pace() reel.Pace {
	speed := reel.Normal
	if g.Speed != nil {
		speed = g.Speed()
	}
	if !fyne.CurrentApp().Settings().ShowAnimations() {
		speed = reel.Instant
	}
	return reel.Pace{Speed: speed, Timing: reel.Sliding{Distance: g.plan.distance}.Spans}
}

// distance returns the way between two sites in cells; 0 when one of them is
// a store.
func (p *Plan) distance(from, to core.Site) float64 {
	a, ok := p.cell(from)
	b, too := p.cell(to)
	if !ok || !too {
		return 0
	}
	return math.Hypot(float64(a.Col-b.Col), float64(a.Row-b.Row))
}
