package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/pasang"
)

// TestSeating: who sits where follows from the company and the starter.
func TestSeating(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	for _, c := range []struct {
		company company
		starter starter
		last    core.Seat
		want    string // the persons, by seat
	}{
		{people, personStarts, 0, "pp"},
		{watch, personStarts, 0, "cc"},
		{computer, personStarts, 0, "pc"},
		{computer, computerStarts, 1, "cp"},
		{computer, alternate, 0, "pc"},
		{computer, alternate, 1, "cp"},
		{computer, alternate, 2, "pc"},
	} {
		p := newSetupPage(a, a.games[0])
		p.company, p.starter, p.last, p.names[1] = c.company, c.starter, c.last, "Aminah"
		m := p.match()
		got := ""
		for seat := 1; seat <= 2; seat++ {
			if m.Level[seat] == "" {
				got += "p"
			} else {
				got += "c"
			}
		}
		if got != c.want {
			t.Errorf("%s, %s, last %d: %s, want %s", c.company, c.starter, c.last, got, c.want)
		}
		if again := matchOf(m.tags(nil)); again != m {
			t.Errorf("through tags %v became %v", m, again)
		}
	}
}

// TestSetupRemembered: the sheet opens as it was filled in for the last game,
// and in turns means that the other one starts.
func TestSetupRemembered(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	p := newSetupPage(a, a.games[0])
	p.company, p.starter, p.level, p.names[1] = computer, alternate, "medium", "Aminah"
	p.follow(p.game.Presets[1])
	p.setup = p.setup.With("pattern", "random-42")
	a.nav.open(p)
	p.start()
	gameOf(t, a).closed()
	q := newSetupPage(a, a.games[0])
	if q.company != computer || q.level != "medium" || q.names[1] != "Aminah" || q.starter != alternate {
		t.Errorf("remembered %q, %q, %q, %q", q.company, q.level, q.names[1], q.starter)
	}
	if got := q.game.PresetOf(q.setup); got != 1 || q.setup.Value("pattern") != "random-42" {
		t.Errorf("remembered ruleset %d, pattern %s", got, q.setup.Value("pattern"))
	}
	if got := q.personSeat(); got != 2 {
		t.Errorf("next time the person sits at %d, want 2", got)
	}
}

// TestEveryOptionReachesTheSave: each value of each option that the sheet
// offers is in the game that it starts.
func TestEveryOptionReachesTheSave(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	for _, o := range a.games[0].Options {
		for _, v := range o.Values {
			p := newSetupPage(a, a.games[0])
			p.details = true
			a.nav.open(p)
			press(t, a, a.words.say("option.pasang."+o.Name+"."+v))
			press(t, a, "Start")
			save, err := a.shelf.Load("pasang")
			if err != nil || save.Setup.Value(o.Name) != v {
				t.Errorf("%s: saved %q, %v, want %q", o.Name, save.Setup.Value(o.Name), err, v)
			}
			a.nav.home()
		}
	}
}

// TestPatterns: a numbered pattern, a random one by its seed and one's own are
// set by the chooser; a wrong one is explained and changes nothing.
func TestPatterns(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	s := newSetupPage(a, a.games[0])
	a.nav.open(s)
	o, _ := s.game.Option("pattern")
	open := func() *patternPage {
		p := newPatternPage(s, o)
		a.nav.open(p)
		return p
	}
	open()
	press(t, a, "7")
	if got := s.setup.Value("pattern"); got != "7" {
		t.Errorf("pattern %q, want 7", got)
	}
	open()
	var entries []*widget.Entry
	walk(a.nav.root, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *field:
			entries = append(entries, &o.Entry)
		case *widget.Entry:
			entries = append(entries, o)
		}
	})
	seed, own := entries[0], entries[1]
	seed.SetText("9x")
	if !says(a, a.words.say("pattern.seedFault")) {
		t.Error("no word on a seed that is not a number")
	}
	own.SetText("www\nbbb")
	press(t, a, a.words.say("pattern.use"))
	if got := s.setup.Value("pattern"); got != "7" {
		t.Errorf("a wrong text set pattern %q", got)
	}
	own.SetText(strings.ReplaceAll(pasang.PatternText(4), "/", "\n"))
	press(t, a, a.words.say("pattern.use"))
	if got := s.setup.Value("pattern"); got != pasang.PatternText(4) {
		t.Errorf("pattern %q, want the text that was typed", got)
	}
	p := open()
	p.seed = ""
	a.nav.rebuild()
	walk(a.nav.root, func(o fyne.CanvasObject) {
		if f, ok := o.(*field); ok {
			f.SetText("123") // as typed, without Enter
		}
	})
	press(t, a, "Random pattern 123")
	if got := s.setup.Value("pattern"); got != "random-123" {
		t.Errorf("pattern %q, want random-123", got)
	}
}

// TestScrollStays: a choice made further down does not throw the page up.
func TestScrollStays(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	p := newSetupPage(a, a.games[0])
	a.nav.open(p)
	a.nav.scrolls[0].ScrollToBottom()
	was := a.nav.scrolls[0].Offset
	if was.Y == 0 {
		t.Fatal("the sheet does not scroll")
	}
	press(t, a, a.words.say("seating.hand"))
	if got := a.nav.scrolls[0].Offset; p.seating != handOver || got != was {
		t.Errorf("seating %s, scrolled to %v, want %v", p.seating, got, was)
	}
	a.nav.back()
	if got := a.nav.scrolls[0].Offset.Y; got != 0 {
		t.Errorf("home is scrolled to %v", got)
	}
}

// TestFocusStays: a choice made with the keys leaves the focus where it is.
func TestFocusStays(t *testing.T) {
	a := start(t, fileStore{t.TempDir()}, 360, 640)
	a.nav.open(newSetupPage(a, a.games[0]))
	stops := walkPads(a.nav.root)
	for i := range 3 {
		c := a.win.Canvas()
		c.Focus(walkPads(a.nav.root)[i+1])
		c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		if got := focusIn(a.nav.root, c.Focused()); got != i+1 {
			t.Errorf("of %d stops, the focus goes from %d to %d", len(stops), i+1, got)
		}
	}
	a.nav.back()
	if f := a.win.Canvas().Focused(); f != nil {
		t.Errorf("on another page %v has the focus", f)
	}
}
