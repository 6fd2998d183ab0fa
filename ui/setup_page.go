package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"papan/ai"
	"papan/core"
)

// company is who plays: people, a person against computers, or computers alone.
type company string

// The companies.
const (
	people   company = "people"
	computer company = "computer"
	watch    company = "watch"
)

var companies = []company{people, computer, watch}

// setupPage is everything that is agreed before a game, on one sheet.
type setupPage struct {
	still
	app  *App
	game *core.Game

	setup   core.Setup // complete
	company company
	names   [core.MaxSeats + 1]string // of the people, in the order they are asked
	level   string                    // of the opponent
	levels  [core.MaxSeats + 1]string // of computers that are watched
	seating seating
	starter starter
	byHand  bool      // in a game of sowing
	last    core.Seat // the seat of the person in the last game against a computer
	details bool      // the single options are shown
	fault   string

	streak  int    // against the level of the game kept last
	against string // that level
}

// newSetupPage returns the sheet as it was filled in for the last game.
func newSetupPage(a *App, g *core.Game) *setupPage {
	levels := ai.Levels()
	p := &setupPage{app: a, game: g, company: people, level: levels[1].Code, seating: sameSide, starter: personStarts}
	for seat := range p.levels {
		p.levels[seat] = levels[len(levels)-1].Code
	}
	save, found := a.shelf.Setup(g.ID)
	if found {
		p.remember(save)
	}
	setup, err := g.Complete(save.Setup)
	if err != nil {
		setup, _ = g.Complete(core.Setup{})
	}
	setup.Start = ""
	p.setup = setup
	p.streak, p.against = a.lastStreak(g)
	return p
}

func (p *setupPage) remember(save core.Save) {
	m, n := matchOf(save.Tags), save.Setup.Seats
	p.seating, p.starter, p.last, p.byHand = m.Seating, m.Starter, m.near(n), m.ByHand
	switch m.persons(n) {
	case n:
		p.company = people
		copy(p.names[1:], m.Name[1:])
	case 0:
		p.company = watch
		copy(p.levels[1:n+1], m.Level[1:])
	default:
		p.company = computer
		p.names[1] = m.Name[p.last]
		p.level = m.Level[int(p.last)%n+1]
	}
}

// match seats the company.
func (p *setupPage) match() match {
	m := match{Seating: p.seating, Starter: p.starter, ByHand: p.byHand}
	n := p.setup.Seats
	switch p.company {
	case people:
		copy(m.Name[1:n+1], p.names[1:])
	case watch:
		copy(m.Level[1:n+1], p.levels[1:])
	case computer:
		for seat := 1; seat <= n; seat++ {
			m.Level[seat] = p.level
		}
		mine := p.personSeat()
		m.Level[mine], m.Name[mine] = "", p.names[1]
	}
	return m
}

func (p *setupPage) personSeat() core.Seat {
	n := core.Seat(p.setup.Seats)
	switch {
	case p.starter == computerStarts:
		return 2
	case p.starter == alternate && p.last > 0:
		return (p.last+n-2)%n + 1 // one seat down, as in a rematch
	}
	return 1
}

// start begins the game.
func (p *setupPage) start() {
	save := core.Save{Record: core.Record{Game: p.game, Setup: p.setup}, Tags: p.match().tags(nil)}
	if p.company == computer && p.level == p.against {
		setStreak(save.Tags, p.streak)
	}
	if _, err := p.game.Open(p.setup); err != nil {
		p.fault = p.app.words.say("setup.fault")
		p.app.nav.rebuild()
		return
	}
	if err := p.app.shelf.KeepSetup(save); err != nil {
		p.app.tell(p.app.words.say("trouble.keep"))
		return
	}
	p.app.beginGame(save)
}

// edit changes the sheet and shows it again.
func (p *setupPage) edit(change func()) {
	change()
	p.fault = ""
	p.app.nav.rebuild()
}

func (p *setupPage) build() fyne.CanvasObject {
	w := p.app.words
	body := container.NewVBox(section(w.say("setup.company")))
	for _, c := range companies {
		body.Add(option(w.company(c, p.setup.Seats), "", c == p.company, func() {
			p.edit(func() { p.company = c })
		}))
	}
	body.Add(p.players())
	body.Add(p.options())
	if p.company != watch && sownByHand(p.game) {
		body.Add(p.handRow())
	}
	if p.company == people && p.setup.Seats == 2 {
		body.Add(section(w.say("setup.seating")))
		for _, s := range seatings {
			body.Add(option(w.say("seating."+string(s)), w.say("seating."+string(s)+".meaning"), s == p.seating, func() {
				p.edit(func() { p.seating = s })
			}))
		}
	}
	foot := container.NewVBox()
	if p.fault != "" {
		fault := paragraph(p.fault)
		fault.Importance = widget.DangerImportance
		foot.Add(fault)
	}
	foot.Add(action(w.say("setup.start"), leading, p.start))
	return p.app.framed(w.say("game."+p.game.ID), body, foot)
}

// players asks for names, levels and who starts.
func (p *setupPage) players() fyne.CanvasObject {
	w, box := p.app.words, container.NewVBox()
	switch p.company {
	case people:
		for seat := 1; seat <= p.setup.Seats; seat++ {
			box.Add(beside(markIcon(core.Seat(seat)), p.nameField(seat, w.seatName(core.Seat(seat)))))
		}
	case computer:
		box.Add(p.nameField(1, w.say("setup.yourName")))
		box.Add(section(w.say("setup.level")))
		box.Add(p.levelRow(p.level, func(code string) { p.level = code }))
		box.Add(fine(w.say("level." + p.level + ".meaning")))
		if p.level == p.against {
			if better := betterLevel(p.level, p.streak); better != "" {
				box.Add(action(w.suggest(p.streak, better), quiet, func() { p.edit(func() { p.level = better }) }))
			}
		}
		box.Add(section(w.say("setup.starter")))
		box.Add(pick(starters, p.starter, func(s starter) string { return w.say("starter." + string(s)) },
			func(s starter) { p.edit(func() { p.starter = s }) }))
	case watch:
		for seat := 1; seat <= p.setup.Seats; seat++ {
			box.Add(beside(markIcon(core.Seat(seat)), p.levelRow(p.levels[seat], func(code string) { p.levels[seat] = code })))
		}
	}
	return box
}

// handRow asks whether people drop every seed themselves.
func (p *setupPage) handRow() fyne.CanvasObject {
	w := p.app.words
	box := container.NewVBox(section(w.handTitle()))
	for _, byHand := range []bool{false, true} {
		title, meaning := w.hand(byHand)
		box.Add(option(title, meaning, byHand == p.byHand, func() {
			p.edit(func() { p.byHand = byHand })
		}))
	}
	return box
}

func (p *setupPage) levelRow(now string, set func(string)) fyne.CanvasObject {
	codes := make([]string, 0, len(ai.Levels()))
	for _, l := range ai.Levels() {
		codes = append(codes, l.Code)
	}
	return pick(codes, now, func(code string) string { return p.app.words.say("level." + code) },
		func(code string) { p.edit(func() { set(code) }) })
}

// nameLength is the most characters of a name that fit the game page.
const nameLength = 16

func (p *setupPage) nameField(i int, hint string) fyne.CanvasObject {
	f := newField(p.names[i], hint, nameLength)
	f.OnChanged = func(s string) { p.names[i] = f.cut(s) }
	return f
}
