package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	look "papan/ui/theme"
)

// reviewParts are the widgets of a review that change.
type reviewParts struct {
	page     *fyne.Container
	progress *widget.Label
	bar      *leadBar
	lead     *widget.Label
	mark     *widget.Icon
	line     *widget.Label // the move that was made
	note     *widget.Label // what it meant
	graph    *scoreGraph
	list     *fyne.Container // the moments
	listed   []moment
	earlier  *barButton
	back     *barButton
	forward  *barButton
	later    *barButton
	best     *barButton
}

func (p *reviewPage) build() fyne.CanvasObject {
	p.builtFor = p.textSize()
	g := p.newParts()
	p.parts = g
	bar := container.NewBorder(nil, nil, nil, tight(g.lead), container.New(upright{}, g.bar))
	said := container.NewBorder(nil, nil, container.NewVBox(container.New(atLeast{fyne.NewSize(26, 26)}, g.mark)), nil, tight(closely(g.line, g.note)))
	nav := container.New(reviewRows, g.earlier.pad, g.back.pad, g.forward.pad, g.later.pad, g.best.pad)
	g.page = container.New(&reviewLayout{p}, p.head(), bar, p.board, said, g.graph, nav, p.app.nav.scroll(g.list))
	p.refresh()
	return g.page
}

func (p *reviewPage) newParts() *reviewParts {
	w := p.app.words
	g := &reviewParts{
		progress: widget.NewLabel(""),
		bar:      newLeadBar(p.setup.Seats),
		lead:     widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{Bold: true}),
		mark:     widget.NewIcon(nil),
		line:     widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}),
		note:     widget.NewLabel(""),
		graph:    newScoreGraph(p.pick),
		list:     container.NewVBox(),
		earlier:  newBarButton(theme.MediaSkipPreviousIcon(), w.say("review.earlier"), func() { p.leap(-1) }),
		back:     newBarButton(theme.NavigateBackIcon(), w.say("bar.back"), func() { p.step(-1) }),
		forward:  newBarButton(theme.NavigateNextIcon(), w.say("bar.forward"), func() { p.step(1) }),
		later:    newBarButton(theme.MediaSkipNextIcon(), w.say("review.later"), func() { p.leap(1) }),
		best:     newBarButton(hintIcon(), w.say("review.best"), p.showBest),
	}
	for _, l := range []*widget.Label{g.progress, g.note} {
		l.SizeName = theme.SizeNameCaptionText
	}
	g.line.Truncation = fyne.TextTruncateEllipsis
	g.note.Wrapping = fyne.TextWrapWord
	return g
}

// head has the way back, the title, how far the search has come, and the way
// to the moments.
func (p *reviewPage) head() fyne.CanvasObject {
	back := newWalkPad(container.NewCenter(widget.NewIcon(theme.NavigateBackIcon())), quiet, func() { p.app.nav.back() })
	list := newWalkPad(container.NewCenter(widget.NewIcon(theme.ListIcon())), quiet, p.openMoments)
	back.min, list.min = fyne.NewSize(touch, touch), fyne.NewSize(touch, touch)
	title := heading(p.app.words.say("review.title"))
	title.Alignment = fyne.TextAlignLeading
	title.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, back, container.NewHBox(container.NewCenter(p.parts.progress), list), container.New(upright{}, title))
}

// refresh shows what is known now.
func (p *reviewPage) refresh() {
	if p.parts == nil {
		return
	}
	g, at := p.parts, p.session.Cursor()
	p.refreshHead(at)
	line, note := p.sentences(at)
	g.line.SetText(line)
	g.note.SetText(note)
	g.mark.SetResource(look.Mark(p.mover(at)))
	g.graph.cursor = at
	g.graph.set(p.graph())
	p.refreshBar(at)
	if !slices.Equal(g.listed, p.turns) || len(g.list.Objects) == 0 {
		g.listed = slices.Clone(p.turns)
		g.list.Objects = p.momentPads(func() {})
	}
	g.page.Refresh()
}

func (p *reviewPage) refreshHead(at int) {
	g, w := p.parts, p.app.words
	if p.work == nil {
		g.bar.set(heldShares(p.line[at], p.setup.Seats))
		g.lead.SetText("")
		g.progress.SetText("")
		return
	}
	v := p.work.found[at]
	g.bar.set(duelShares(v))
	g.lead.SetText(w.lead(v))
	g.progress.SetText("")
	if p.analyst.busy() {
		g.progress.SetText(w.say("review.working", "N", int(100*p.work.done())))
	}
}

// graph is what the score graph shows.
func (p *reviewPage) graph() graph {
	if p.work == nil {
		breaks := make([]bool, len(p.moves))
		for ply, m := range p.moves {
			_, breaks[ply] = roundOf(p.line[ply].Events(m))
		}
		return heldGraph(p.line, breaks, p.turns, p.setup.Seats)
	}
	return graphOf(p.work, p.turns)
}

// mover is who made the move that led to the position after so many plies, or
// is to make the one that is marked.
func (p *reviewPage) mover(at int) core.Seat {
	switch {
	case p.marked != (core.Move{}):
		return p.line[at].Turn()
	case at > 0:
		return p.line[at-1].Turn()
	}
	return core.Nobody
}

// sentences tell the move that was made and what it meant.
func (p *reviewPage) sentences(at int) (line, note string) {
	w := p.app.words
	if p.marked != (core.Move{}) {
		pos := p.line[at]
		why := reasonOf(p.game, pos, p.marked, p.work.score(at))
		return w.bestMove(pos, p.marked), w.reason(p.game, why)
	}
	if at == 0 {
		line = w.say("review.start")
	} else {
		line = w.moveMade(p.match, p.line[at-1], p.moves[at-1], at, len(p.moves))
	}
	switch m, ok := p.momentBefore(at); {
	case ok:
		return line, w.moment(p.game, p.match, m, p.line[m.ply], p.rounds)
	case p.work == nil:
		return line, w.scores(p.match, p.setup.Seats, heldBy(p.line[at], p.setup.Seats))
	}
	return line, w.verdict(p.match, p.work.found[at], p.rounds)
}

// heldBy is what each seat has.
func heldBy(pos core.Position, seats int) (held [core.MaxSeats]int) {
	for i := range seats {
		held[i] = scoreOf(pos, core.Seat(i+1))
	}
	return held
}

func (p *reviewPage) refreshBar(at int) {
	g, w := p.parts, p.app.words
	_, before := p.beside(-1)
	_, after := p.beside(1)
	g.earlier.set(w.say("review.earlier"), before)
	g.back.set(w.say("bar.back"), at > 0)
	g.forward.set(w.say("bar.forward"), at < len(p.moves))
	g.later.set(w.say("review.later"), after)
	if p.marked != (core.Move{}) {
		g.best.set(w.say("review.played"), true)
		return
	}
	_, best := p.missed()
	g.best.set(w.say("review.best"), best != (core.Move{}))
}

// openMoments shows the moments in a sheet, for windows without room for them.
func (p *reviewPage) openMoments() {
	p.app.nav.show(func() fyne.CanvasObject {
		w := p.app.words
		body := container.NewVBox(p.momentPads(p.app.nav.dismiss)...)
		return p.app.sheetOf(w.say("review.moments"), body, action(w.say("ok"), leading, p.app.nav.dismiss))
	})
}

// momentPads are the moments to tap on; first is done before the board goes there.
func (p *reviewPage) momentPads(first func()) []fyne.CanvasObject {
	w := p.app.words
	if len(p.turns) == 0 {
		return []fyne.CanvasObject{fine(w.say("review.none"))}
	}
	var pads []fyne.CanvasObject
	for _, m := range p.turns {
		pos := p.line[m.ply]
		title := lead(w.moveMade(p.match, pos, p.moves[m.ply], m.ply+1, len(p.moves)))
		words := tight(closely(title, fine(w.moment(p.game, p.match, m, pos, p.rounds))))
		pad := newWalkPad(beside(markIcon(m.seat), words), card, func() {
			first()
			p.replay(m)
		})
		pad.min = fyne.NewSize(touch, touch)
		pads = append(pads, pad)
	}
	return pads
}
