package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"papan/core"
	"papan/ui/board"
)

// openMenu shows everything that is not needed at every move. What is hard to
// take back comes last.
func (p *gamePage) openMenu() {
	p.app.nav.show(func() fyne.CanvasObject {
		w, s := p.app.words, p.session
		body := container.NewVBox()
		if pos, ok := inRounds(s.Position()); ok {
			body.Add(paragraph(w.roundNow(p.match, pos)))
		}
		body.Objects = append(body.Objects,
			container.New(evenly{gap: 6},
				p.item("menu.first", s.Cursor() > 0, s.First),
				p.item("menu.last", s.Reviewing() || s.Animating(), s.Last)),
			container.New(evenly{gap: 6},
				p.item("menu.flip", true, p.flip),
				p.item("menu.rules", true, p.openRules)),
			section(w.say("settings.speed")),
			pick(speeds, p.app.settings.Speed, func(v string) string { return w.say("speed." + v) },
				func(v string) { p.app.change(func(s *settings) { s.Speed = v }) }),
		)
		if p.people() > 1 && p.setup.Seats == 2 {
			body.Add(section(w.say("setup.seating")))
			body.Add(pick(seatings, p.match.Seating, func(v seating) string { return w.say("seating." + string(v)) }, p.sit))
		}
		if p.people() > 0 && sownByHand(p.game) {
			body.Add(section(w.handTitle()))
			body.Add(pick([]bool{false, true}, p.match.ByHand, func(v bool) string {
				title, _ := w.hand(v)
				return title
			}, p.sowByHand))
		}
		body.Add(container.New(evenly{gap: 6},
			p.item("menu.settings", true, func() { p.app.nav.open(settingsPage{app: p.app}) }),
			p.item("menu.keys", !fyne.CurrentDevice().IsMobile(), p.openKeys)))
		body.Add(container.New(evenly{gap: 6},
			p.item("menu.home", true, p.app.nav.home),
			p.item("menu.new", true, func() { p.app.nav.open(newSetupPage(p.app, p.game)) })))
		body.Add(p.item("menu.resign", p.resigner() != core.Nobody, p.askResign))
		return p.app.sheetOf(w.say("game."+p.game.ID), body, action(w.say("menu.close"), leading, p.app.nav.dismiss))
	})
}

// item is a line of the menu; what it does comes after the menu has gone.
func (p *gamePage) item(key string, on bool, do func()) fyne.CanvasObject {
	if !on {
		b := action(p.app.words.say(key), idle, nil)
		b.off = true
		return b
	}
	return action(p.app.words.say(key), raised, func() {
		p.app.nav.dismiss()
		do()
	})
}

// sit changes how two people sit.
func (p *gamePage) sit(s seating) {
	p.match.Seating = s
	p.session.SetTag("seating", string(s))
	p.turnBoard()
	p.app.nav.rebuild()
}

// sowByHand changes whether people drop every seed themselves.
func (p *gamePage) sowByHand(byHand bool) {
	p.match.ByHand = byHand
	p.session.SetTag(tagByHand, yes(byHand))
	if b, ok := p.board.(*board.Pits); ok {
		b.ByHand = byHand
	}
	p.app.nav.rebuild()
}

// resigner is who may resign now: the person to move, or the only person
// while the computer moves.
func (p *gamePage) resigner() core.Seat {
	turn := p.session.Turn()
	if turn == core.Nobody || p.people() == 0 {
		return core.Nobody
	}
	if p.session.Person(turn) {
		return turn
	}
	return p.match.near(p.setup.Seats)
}

func (p *gamePage) askResign() {
	seat := p.resigner()
	w := p.app.words
	p.app.nav.show(func() fyne.CanvasObject {
		return p.app.sheetOf(w.say("resign.title", "Name", w.player(p.match, seat)),
			paragraph(w.say("resign.note")),
			container.New(evenly{gap: 8},
				action(w.say("resign.no"), raised, p.app.nav.dismiss),
				action(w.say("resign.yes"), grave, func() {
					p.app.nav.dismiss()
					p.session.Resign(seat)
				})))
	})
}

func (p *gamePage) openRules() { p.openRule(0) }

// openRule opens the rules at one of their parts, 0 for the beginning.
func (p *gamePage) openRule(n int) {
	setup := p.setup
	p.app.nav.open(&rulesPage{app: p.app, game: p.game, setup: &setup, at: n})
}
