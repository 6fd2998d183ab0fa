package ui

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"

	"papan/ai"
	"papan/core"
	"papan/core/catalog"
	"papan/core/mancala"
	"papan/core/pasang"
	look "papan/ui/theme"
)

// reviewOf opens the review of a game of random moves. The search answers when
// run is called, and says that every position is level, but that one move, if
// it is not -1, lost nine points.
func reviewOf(t *testing.T, g *core.Game, seed uint64, width, height float32, lost int) (a *App, p *reviewPage, run func()) {
	t.Helper()
	line, moves := randomly(t, g, 2000, seed)
	a = startWith(t, fileStore{t.TempDir()}, catalog.Games(), width, height)
	save := core.Save{Record: core.Record{Game: g, Moves: moves}}
	p, err := newReviewPage(a, save, false)
	if err != nil {
		t.Fatal(err)
	}
	if p.analyst == nil {
		a.nav.open(p)
		p.again()
		return a, p, func() {}
	}
	var asked []func()
	p.analyst.spawn = func(f func()) { asked = append(asked, f) }
	p.analyst.post = func(f func()) { f() }
	p.work.passes = []ai.Limits{{Nodes: 1, Time: 1}}
	p.analyst.search = fixed(line, lost)
	a.nav.open(p)
	p.again()
	return a, p, func() {
		for len(asked) > 0 {
			f := asked[0]
			asked = asked[1:]
			f()
		}
	}
}

func TestReviewPage(t *testing.T) {
	const lost = 20
	a, p, run := reviewOf(t, pasang.Game, 1, 360, 640, lost)
	p.show(0)
	if !says(a, "1 %") || !says(a, "Not looked at yet.") {
		t.Errorf("before the search it says %q", shownWords(a.nav.root))
	}
	p.show(lost + 1)
	if got := p.session.Cursor(); got != lost+1 {
		t.Fatalf("the board is at %d, want %d", got, lost+1)
	}
	run()
	seat := p.line[lost].Turn()
	want := a.words.say("moment.turned") + " " +
		a.words.count("moment.about", 9, "Name", a.words.seatName(seat)) + " " +
		a.words.bestMove(p.line[lost], p.work.raw[lost].best)
	if !says(a, want) {
		t.Errorf("at the moment it says %q, want %q", shownWords(a.nav.root), want)
	}
	press(t, a, "Best")
	if got := p.session.Cursor(); got != lost || p.marked != p.work.raw[lost].best {
		t.Errorf("the better move: at %d, %v marked", got, p.marked)
	}
	press(t, a, "Played")
	if got := p.session.Cursor(); got != lost+1 || p.marked != (core.Move{}) {
		t.Errorf("the move played: at %d, %v marked", got, p.marked)
	}
	press(t, a, "Forward")
	press(t, a, "Back")
	press(t, a, "Back")
	if got := p.session.Cursor(); got != lost {
		t.Errorf("stepped to %d, want %d", got, lost)
	}
	press(t, a, "Later")
	if got := p.session.Cursor(); got != lost+1 {
		t.Errorf("the later moment is at %d, want %d", got, lost+1)
	}
	p.parts.graph.Tapped(&fyne.PointEvent{Position: fyne.NewPos(graphGutter, 10)})
	if got := p.session.Cursor(); got != 0 || p.parts.graph.cursor != 0 {
		t.Errorf("a tap at the beginning of the graph goes to %d, cursor at %d", got, p.parts.graph.cursor)
	}
	p.openMoments()
	press(t, a, a.words.moveMade(p.match, p.line[lost], p.moves[lost], lost+1, len(p.moves)))
	if got := p.session.Cursor(); got != lost+1 || a.nav.sheet != nil {
		t.Errorf("the list goes to %d, want %d", got, lost+1)
	}
}

// TestReviewIsLeft: nothing answers once the page has gone, and the app being
// away only stops the search for as long.
func TestReviewIsLeft(t *testing.T) {
	a, p, run := reviewOf(t, mancala.Congklak, 1, 640, 360, -1)
	a.nav.away()
	run()
	if p.analyst.busy() || p.work.found[3].known() {
		t.Errorf("away, it is busy: %v, found %+v", p.analyst.busy(), p.work.found[3])
	}
	a.nav.again()
	if !p.analyst.busy() {
		t.Error("back again, it rests")
	}
	a.nav.back()
	run()
	if p.analyst.busy() || p.work.found[3].known() {
		t.Errorf("left, it is busy: %v, found %+v", p.analyst.busy(), p.work.found[3])
	}
}

// TestReviewOfThree: three have curves of what they hold, and no search.
func TestReviewOfThree(t *testing.T) {
	a, p, _ := reviewOf(t, mancala.Mandiri, 2, 1280, 800, -1)
	if len(p.turns) == 0 || p.analyst != nil {
		t.Fatalf("%d moments, analyst %v", len(p.turns), p.analyst)
	}
	p.replay(p.turns[0])
	if want := a.words.say("moment.lead", "Name", a.words.seatName(p.turns[0].seat)); !says(a, want) {
		t.Errorf("says %q, want %q", shownWords(a.nav.root), want)
	}
	p.show(1)
	press(t, a, "Forward")
	if got := p.session.Cursor(); got != 2 {
		t.Errorf("at %d, want 2", got)
	}
}

// TestReviewFits: in the smallest windows nothing lies over anything, and the
// buttons are in one row.
func TestReviewFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 800, Height: 1000}} {
		for _, g := range []*core.Game{pasang.Game, mancala.Congklak} {
			_, p, run := reviewOf(t, g, 1, size.Width, size.Height, 3)
			run()
			var boxes []fyne.CanvasObject
			for _, o := range p.parts.page.Objects {
				if o.Visible() {
					boxes = append(boxes, o)
				}
			}
			for i, o := range boxes {
				end := o.Position().Add(o.Size())
				if end.X > size.Width || end.Y > size.Height {
					t.Errorf("%s %v: object %d ends at %v", g.ID, size, i, end)
				}
				for j, other := range boxes[:i] {
					if apart(o, other) {
						continue
					}
					t.Errorf("%s %v: objects %d and %d overlap", g.ID, size, j, i)
				}
			}
			if got := p.parts.graph.Size().Height; got < 60 {
				t.Errorf("%s %v: the graph is %g high", g.ID, size, got)
			}
			if first, last := p.parts.earlier.Position(), p.parts.best.Position(); first.Y != last.Y {
				t.Errorf("%s %v: buttons in several rows", g.ID, size)
			}
		}
	}
}

func apart(a, b fyne.CanvasObject) bool {
	box := func(o fyne.CanvasObject) image.Rectangle {
		p, s := o.Position(), o.Size()
		return image.Rect(int(p.X+1), int(p.Y+1), int(p.X+s.Width-1), int(p.Y+s.Height-1))
	}
	return box(a).Intersect(box(b)).Empty()
}

// TestGraph: columns rise for seat 1 and fall for seat 2, in full where they
// are exact, striped where not, and to the edge for a forced win.
func TestGraph(t *testing.T) {
	g := graph{scale: 10, breaks: make([]bool, 4), found: []verdict{
		{},
		{pass: 1, margin: 800, exact: true, winner: 1},
		{pass: 1, margin: -800},
		{pass: 1, margin: -1, forced: true, winner: 2},
		{pass: 1, margin: 100},
	}, moments: []moment{{ply: 1, seat: 2, kind: settled}}}
	colours := &look.Light
	const w, h = 200, 116 // columns of 40, a curve of 100
	img := g.draw(w, h, 1, colours).(*picture)
	count := func(ply, y0, y1 int, c color.NRGBA) int {
		n := 0
		for y := y0; y < y1; y++ {
			for x := 40*ply + 10; x < 40*ply+18; x++ {
				if img.NRGBAAt(x, y) == c {
					n++
				}
			}
		}
		return n
	}
	red, blue := colours.Seats[0], colours.Seats[1]
	for _, c := range []struct {
		name string
		got  int
		ok   func(int) bool
	}{
		{"not looked at: no colour", count(0, 0, 100, red) + count(0, 0, 100, blue), func(n int) bool { return n == 0 }},
		{"exact: full", count(1, 20, 45, red), func(n int) bool { return n == 25*8 }},
		{"above its value: empty", count(1, 0, 8, red), func(n int) bool { return n == 0 }},
		{"estimate: striped", count(2, 55, 85, blue), func(n int) bool { return n > 20*8/2 && n < 30*8*3/4 }},
		{"on the other side: empty", count(2, 0, 45, blue) + count(2, 0, 45, red), func(n int) bool { return n == 0 }},
		{"forced: to the edge", count(3, 52, 98, blue), func(n int) bool { return n == 46*8 }},
		{"the mark of a moment", count(2, 100, 116, blue), func(n int) bool { return n > 8 }},
	} {
		if !c.ok(c.got) {
			t.Errorf("%s: %d pixels", c.name, c.got)
		}
	}
}

func TestShares(t *testing.T) {
	for _, c := range []struct {
		v    verdict
		want float32
	}{
		{verdict{}, 0.5},
		{verdict{pass: 1, margin: 2000}, 0.75},
		{verdict{pass: 1, margin: -9000}, 0.03},
		{verdict{pass: 1, margin: 1, forced: true, winner: 1}, 1},
		{verdict{pass: 1, margin: -1, forced: true, winner: 2}, 0},
	} {
		got := duelShares(c.v)
		if d := got[0] - c.want; d > 0.001 || d < -0.001 || got[0]+got[1] != 1 {
			t.Errorf("%+v: %v, want %g", c.v, got, c.want)
		}
	}
}

func TestVerdictWords(t *testing.T) {
	w := newWords("en")
	for _, c := range []struct {
		v          verdict
		rounds     bool
		long, near string
	}{
		{verdict{}, false, "Not looked at yet.", ""},
		{verdict{pass: 1, margin: 449}, false, "Red stands better by about 4.", "about +4"},
		{verdict{pass: 1, margin: -40}, false, "Nobody stands better.", "even"},
		{verdict{pass: 1, exact: true}, false, "With best play on both sides nobody ends ahead.", "even"},
		{verdict{pass: 1, margin: -700, exact: true, winner: 2}, false, "With best play on both sides Blue ends 7 ahead.", "+7"},
		{verdict{pass: 1, margin: -1, forced: true, winner: 2}, false, "From here Blue wins against any reply.", "wins"},
		{verdict{pass: 1, margin: 300, winner: 1}, true, "From here Red wins the round against any reply.", "wins"},
	} {
		if got := w.verdict(match{}, c.v, c.rounds); got != c.long {
			t.Errorf("%+v: %q, want %q", c.v, got, c.long)
		}
		if got := w.lead(c.v); got != c.near {
			t.Errorf("%+v: %q, want %q", c.v, got, c.near)
		}
	}
}
