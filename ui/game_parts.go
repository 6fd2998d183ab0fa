package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
)

// gameParts are the widgets of a game page that change while it is played.
type gameParts struct {
	page    *fyne.Container
	rules   *pad          // opens the rules with their source
	title   *widget.Label // the ruleset
	left    *widget.Label // what is left on the board
	scores  []*seatPanel
	phases  *phaseBanner
	said    *pad // the turn line; opens the rule it speaks of
	mark    *widget.Icon
	more    *fyne.Container // says that there is such a rule
	line    *widget.Label   // whose turn, a refusal, a result
	note    *widget.Label   // what else there is to say
	choices *fyne.Container
	tally   *fyne.Container // what each player has, between two rounds
	undo    *barButton
	back    *barButton
	forward *barButton
	hint    *barButton
	menu    *barButton
}

func (p *gamePage) build() fyne.CanvasObject {
	p.builtFor = p.textSize()
	g := p.newParts()
	p.parts = g
	top := container.NewBorder(nil, nil, nil, tight(g.left), g.rules)
	g.page = container.New(&gameLayout{p}, top, p.scoreRow(), g.phases.box, g.said, g.choices, p.board,
		container.New(barRows, g.undo.pad, g.back.pad, g.forward.pad, g.hint.pad, g.menu.pad), p.app.nav.scroll(g.tally))
	p.refresh()
	return g.page
}

func (p *gamePage) newParts() *gameParts {
	w := p.app.words
	g := &gameParts{
		title:   widget.NewLabel(""),
		left:    widget.NewLabel(""),
		phases:  newPhaseBanner(),
		mark:    widget.NewIcon(nil),
		line:    widget.NewLabel(""),
		note:    widget.NewLabel(""),
		choices: container.New(choiceRows),
		tally:   container.New(tightly{-3}),
		undo:    newBarButton(theme.ContentUndoIcon(), w.say("bar.undo"), p.undo),
		back:    newBarButton(theme.NavigateBackIcon(), w.say("bar.back"), func() { p.session.Step(-1) }),
		forward: newBarButton(theme.NavigateNextIcon(), w.say("bar.forward"), p.forward),
		hint:    newBarButton(hintIcon(), w.say("bar.hint"), p.hintOrHold),
		menu:    newBarButton(theme.MenuIcon(), w.say("bar.menu"), p.openMenu),
	}
	g.title.Truncation = fyne.TextTruncateEllipsis
	g.title.SizeName = theme.SizeNameCaptionText
	g.left.SizeName = theme.SizeNameCaptionText
	g.line.Wrapping = fyne.TextWrapWord
	g.line.TextStyle.Bold = true
	g.note.Wrapping = fyne.TextWrapWord
	g.note.SizeName = theme.SizeNameCaptionText
	g.more = container.NewVBox(container.New(atLeast{fyne.NewSize(18, 26)}, widget.NewIcon(theme.InfoIcon())))
	g.said = newPad(container.NewBorder(nil, nil, container.NewVBox(container.New(atLeast{fyne.NewSize(30, 30)}, g.mark)), g.more,
		tight(closely(g.line, g.note))), quiet, func() { p.openRule(p.explains) })
	g.rules = newPad(container.NewBorder(nil, nil, widget.NewIcon(theme.InfoIcon()), nil, tight(g.title)), quiet, p.openRules)
	for seat := 1; seat <= p.setup.Seats; seat++ {
		g.scores = append(g.scores, newSeatPanel(core.Seat(seat), w.player(p.match, core.Seat(seat))))
	}
	return g
}

// mostText is how large text near the board may be in a window of the given
// size: a board must be seen before words can be read.
func mostText(window fyne.Size) float32 {
	if window.Width > window.Height {
		return max(1, window.Height/360)
	}
	return max(1.15, window.Width/300)
}

// textSize is how large text is on this page, 1 being usual.
func (p *gamePage) textSize() float32 {
	return min(float32(p.app.settings.TextSize)/100, mostText(p.app.win.Canvas().Size()))
}

// scoreRow has the players' panels.
func (p *gamePage) scoreRow() fyne.CanvasObject {
	g := p.parts
	row := container.New(scoreRows)
	for _, s := range g.scores {
		row.Add(s.box)
	}
	return row
}

// seatPanel shows a player with mark, name and points.
type seatPanel struct {
	box   *pad
	score *widget.Label
}

func newSeatPanel(seat core.Seat, name string) *seatPanel {
	s := &seatPanel{score: widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{Bold: true})}
	inside := container.NewBorder(nil, nil, markIcon(seat), tight(s.score), newNameTag(name))
	s.box = newPad(container.New(layout.NewCustomPaddedLayout(0, 0, 6, 3), inside), quiet, nil)
	return s
}

func (s *seatPanel) set(points int, moves bool) {
	s.score.SetText(strconv.Itoa(points))
	s.box.setChosen(moves)
}

// phaseBanner shows the parts of a game with the present one lit.
type phaseBanner struct{ box *fyne.Container }

func newPhaseBanner() *phaseBanner { return &phaseBanner{container.New(evenly{gap: 4})} }

func (b *phaseBanner) set(names []string, now int) {
	b.box.Objects = b.box.Objects[:0]
	for i, name := range names {
		l := widget.NewLabelWithStyle(name, fyne.TextAlignCenter, fyne.TextStyle{Bold: i == now})
		l.SizeName = theme.SizeNameCaptionText
		if i != now {
			l.Importance = widget.LowImportance
		}
		step := newPad(tight(l), quiet, nil)
		step.chosen = i == now
		b.box.Add(step)
	}
	b.box.Refresh()
}

// barButton is a button of the bottom bar: a picture with a word below.
type barButton struct {
	*pad
	word   *canvas.Text
	room   *fyne.Container // around word
	icon   *widget.Icon
	bright fyne.Resource
}

func newBarButton(icon fyne.Resource, word string, onTap func()) *barButton {
	l := canvas.NewText(word, theme.Color(theme.ColorNameForeground))
	l.Alignment = fyne.TextAlignCenter
	b := &barButton{word: l, room: container.New(shrunk{}, l), icon: widget.NewIcon(icon), bright: icon}
	picture := container.NewCenter(container.New(atLeast{fyne.NewSize(26, 26)}, b.icon))
	b.pad = newPad(container.New(upright{}, container.New(tightly{-4}, picture, b.room)), raised, onTap)
	b.min = fyne.NewSize(52, 60)
	return b
}

// picture changes the picture; set shows it.
func (b *barButton) picture(icon fyne.Resource) { b.bright = icon }

func (b *barButton) set(word string, on bool) {
	b.word.Text = word
	b.word.Color, b.icon.Resource = theme.Color(theme.ColorNameForeground), b.bright
	if !on {
		b.word.Color, b.icon.Resource = theme.Color(theme.ColorNameDisabled), theme.NewDisabledResource(b.bright)
	}
	b.icon.Refresh()
	b.setOff(!on)
	b.room.Refresh()
}
