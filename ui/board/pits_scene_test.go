package board

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/session"
	"papan/ui/theme"
)

// codes words a note by its code and what it tells: how many, whom, and who sows.
func codes(n Note) string { return fmt.Sprintf("%s %d %d %d", n.Code, n.N, n.Seat, n.Mover) }

// words returns what a scene says on its chips.
func words(s scene) []string {
	var list []string
	for _, l := range s[stageNotes].labels {
		list = append(list, l.text)
	}
	return list
}

// sprites returns where a scene has a look.
func sprites(s scene, k look) []fyne.Position {
	var list []fyne.Position
	for i := range s {
		for _, sp := range s[i].sprites {
			if sp.art.look == k {
				list = append(list, sp.at)
			}
		}
	}
	return list
}

func (b *Pits) picture() scene { return b.compose(b.layout(), &theme.Light) }

// TestForetells: a hole pressed, or walked to by keys, says what it would
// bring, as its events have it; under the mouse it only shows it.
func TestForetells(t *testing.T) {
	for _, c := range []struct {
		game  *core.Game
		keep  Keep
		text  string
		hole  core.Site
		want  []string
		taken int
	}{
		{mancala.Congklak, Stores, "", 1, []string{"gain 1 1 1", "again 0 1 1"}, 0},
		{mancala.Congklak, Stores, "1,0,0,0,0,3,0/0,0,0,0,0,5,1 0,0 1", 1, []string{"gain 6 1 1", "tembak 6 1 1"}, 2},
		{mancala.RajaPasu, Reserves, "", 1, []string{"gain 15 1 1", "gain 4 2 1", "laps 12 1 1", "pussa 3 1 1"}, 5},
		{mancala.RajaPasu, Reserves, "1,0,0,0,2,0,0/3,0,0,0,0,0,0 0,0 1", 1, []string{"stop 0 1 1"}, 0},
		{mancala.RajaPasu, Reserves, "1,0,0,3,0,0,0/0,0,0,0,0,0,0 0,0 1", 1, []string{"gain 3 1 1", "pussa 3 1 1", "gather 0 1 1"}, 1},
	} {
		b, _, _ := pitsShown(t, c.keep)
		b.Words = codes
		b.Lay(viewOf(sown(t, c.game, c.text)))
		for name, point := range map[string]func(){
			"pressed": func() { b.TouchDown(touch(b.Place(c.hole), 0)) },
			"walked":  func() { b.cursor = c.hole },
		} {
			point()
			s := b.picture()
			if got := words(s); !slices.Equal(got, c.want) {
				t.Errorf("%s %s: %d says %q, want %q", name, c.text, c.hole, got, c.want)
			}
			if got := len(sprites(s, lookGone)); got != c.taken {
				t.Errorf("%s %s: %d marks %d holes as captured, want %d", name, c.text, c.hole, got, c.taken)
			}
			b.press, b.cursor = press{}, core.Nowhere
		}
		b.hover = c.hole
		if got := words(b.picture()); len(got) > 0 {
			t.Errorf("under the mouse it says %q", got)
		}
	}
}

// TestPitsMarks: the last move, a refusal and a lid are where they belong, and
// no place to sow is lit while nobody is to move.
func TestPitsMarks(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	before := sown(t, mancala.Congklak, "2,0,0,0,0,3,0/0,0,0,0,5,0,x 0,0 1")
	m := core.Touch(1)
	p := before.After(m)
	b.Lay(session.View{Position: p, Last: before.Events(m), Refusal: core.Refusal{Code: mancala.EmptyHole, At: 9}})
	s := b.picture()
	for _, c := range []struct {
		name string
		look look
		want []fyne.Position
	}{
		{"where the last move began", lookLeft, []fyne.Position{b.Place(1)}},
		{"what it captured", lookGone, []fyne.Position{b.Place(3), b.Place(12)}},
		{"the hole refused", lookCross, []fyne.Position{b.Place(9)}},
	} {
		if got := sprites(s, c.look); !slices.Equal(got, c.want) {
			t.Errorf("%s is marked at %v, want %v", c.name, got, c.want)
		}
	}
	for _, l := range s[stageGround].plates {
		if l.stroke == theme.Light.Target && l.rect != b.layout().strip(b.layout().tray(p.Turn())) {
			t.Errorf("a place at %v is lit", l.Position)
		}
	}
}

// TestMarksBetweenRounds: while the board rests after a step, before the next
// view is laid, the marks are those of that step and of no earlier one.
func TestMarksBetweenRounds(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	first := sown(t, mancala.Congklak, "1,0,0,0,0,1,0/0,0,0,0,0,0,5 0,0 1")
	p := first.After(core.Touch(1))
	b.Lay(session.View{Position: p, Last: first.Events(core.Touch(1))})
	m := p.Moves()[0]
	b.Animate(core.Lay(p), p.Events(m), func() {})
	b.Finish()
	s := b.picture()
	if got, want := sprites(s, lookLeft), []fyne.Position{b.Place(m[0])}; !slices.Equal(got, want) {
		t.Errorf("the beginning of the step is marked at %v, want %v", got, want)
	}
	if b.last.last == core.Nowhere || b.last.last == 2 {
		t.Errorf("the last seed is marked at site %d", b.last.last)
	}
}

// TestNewRound: a sowing that ends a round shows the board laid out for the
// next one, with lids, and leaves no marks there.
func TestNewRound(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	p, err := mancala.Congklak.Open(core.Setup{Start: "1,0,0,0,0,3,0/0,0,0,0,0,5,0 20,69 1"}.With("rounds", "burnt"))
	if err != nil {
		t.Fatal(err)
	}
	m := core.Touch(1)
	next, events := p.After(m), p.Events(m)
	b.Lay(viewOf(p))
	r := beginSowing(b, p, m)
	for ; r.elapsed < r.until; r.elapsed += 97 * time.Millisecond {
		b.Refresh() // lids fly too, and nothing of it may panic
	}
	b.Finish()
	if !slices.Equal(b.table, core.Lay(next)) {
		t.Error("the board does not show the next round")
	}
	b.Lay(session.View{Position: next, Last: events})
	if b.last.from != core.Nowhere || len(b.last.taken) > 0 {
		t.Errorf("marks of the round before: %+v", b.last)
	}
	lids := 0
	for _, pile := range b.table[1:15] {
		if pile.Piece == mancala.Lid {
			lids++
		}
	}
	if got := len(b.picture()[stagePieces].plates); lids == 0 || got != 3*lids {
		t.Errorf("%d plates over %d closed holes, want 3 each", got, lids)
	}
}

// TestTurnTime: the sowings of one turn share its time; the next turn begins anew.
func TestTurnTime(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	p := sown(t, mancala.Congklak, "")
	b.Lay(viewOf(p))
	play := func(text string) {
		m, err := core.Find(p, text)
		if err != nil {
			t.Fatal(err)
		}
		events := p.Events(m)
		b.Animate(core.Lay(p), events, func() {})
		p = p.After(m)
		b.Lay(session.View{Position: p, Last: events})
	}
	play("1")
	first := b.turn
	if first.seat != 1 || first.spent == 0 {
		t.Errorf("after one sowing of a turn %+v is spent", first)
	}
	play("2")
	if p.Turn() == 1 && b.turn.spent <= first.spent {
		t.Errorf("after the next sowing of the turn %+v is spent, %+v before", b.turn, first)
	}
	for p.Turn() == 1 {
		play(p.Text(p.Moves()[0]))
	}
	if b.turn != (turn{}) {
		t.Errorf("when the turn has passed %+v is spent", b.turn)
	}
}

// TestPitsThumb: the middle of a hole is dark, a lid and a seed are not, and
// the tints tell the rows apart.
func TestPitsThumb(t *testing.T) {
	p := sown(t, mancala.Congklak, "0,1,0,0,0,0,0/0,0,0,0,0,0,x 0,0 1")
	b := &Pits{position: p.(sower)}
	c := &theme.Light
	img := paintPitsThumb(b.boat(), core.Lay(p), c, 400, 160)
	l := layPits(b.boat(), fyne.NewSize(400, 160), false, 1)
	for _, x := range []struct {
		site core.Site
		want any
	}{{1, c.Line}, {14, c.Frame}} {
		at := l.place(x.site)
		if got := fmt.Sprint(img.At(int(at.X), int(at.Y))); got != fmt.Sprint(x.want) {
			t.Errorf("hole %d is %v, want %v", x.site, got, x.want)
		}
	}
	seed := l.place(2).Add(l.seedAt(2, 0))
	if got := fmt.Sprint(img.At(int(seed.X), int(seed.Y))); got != fmt.Sprint(c.White) {
		t.Errorf("the seed of hole 2 is %v, want %v", got, c.White)
	}
}

// TestExtent: it tells what the layout will be.
func TestExtent(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	b.Lay(viewOf(sown(t, mancala.Congklak, "")))
	for _, c := range []struct {
		room    fyne.Size
		upright bool
	}{{fyne.NewSize(360, 500), true}, {fyne.NewSize(640, 300), false}} {
		size, cell := b.Extent(c.room)
		if size.Width > c.room.Width || size.Height > c.room.Height || (size.Height > size.Width) != c.upright {
			t.Errorf("in %v it takes %v, upright %v", c.room, size, c.upright)
		}
		if b.Resize(c.room); b.Cell() != cell {
			t.Errorf("in %v holes are %v apart, told %v", c.room, b.Cell(), cell)
		}
	}
}

// TestPitsObjectsAreUsedAgain: a sowing seen a second time needs no new objects.
func TestPitsObjectsAreUsedAgain(t *testing.T) {
	b, _, _ := pitsShown(t, Reserves)
	p := sown(t, mancala.RajaPasu, "")
	b.Lay(viewOf(p))
	play := func() int {
		r := beginSowing(b, p, p.Moves()[0])
		for ; r.elapsed < r.until; r.elapsed += r.until / 40 {
			b.Refresh()
		}
		b.Lay(viewOf(p))
		return len(test.WidgetRenderer(b).Objects())
	}
	before := play()
	if after := play(); after != before {
		t.Errorf("%d objects after the same sowing again, %d before", after, before)
	}
}

// TestPitsPictures looks at both kinds of board.
func TestPitsPictures(t *testing.T) {
	for _, c := range []struct {
		name string
		game *core.Game
		keep Keep
		size fyne.Size
		lay  func(b *Pits, p core.Position)
	}{
		{"pits-last", mancala.Congklak, Stores, fyne.NewSize(220, 330), func(b *Pits, p core.Position) {
			m := p.Moves()[2]
			b.Lay(session.View{Position: p.After(m), Moves: p.After(m).Moves(), Last: p.Events(m)})
		}},
		{"pits-sowing", mancala.Mandiri, Reserves, fyne.NewSize(330, 200), func(b *Pits, p core.Position) {
			b.Lay(viewOf(p))
			r := beginSowing(b, p, p.Moves()[0])
			r.elapsed = r.until / 2
			b.Refresh()
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			app := test.NewTempApp(t)
			app.Settings().SetTheme(theme.Theme{Mode: theme.ModeLight})
			b := NewPits(c.keep)
			w := test.NewTempWindow(t, b)
			w.SetPadded(false)
			w.Resize(c.size)
			c.lay(b, sown(t, c.game, ""))
			test.AssertImageMatches(t, c.name+".png", w.Canvas().Capture())
		})
	}
}
