package board

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
	"papan/ui/session"
	"papan/ui/theme"
)

// TestScene counts what is drawn for each kind of view.
func TestScene(t *testing.T) {
	choose, pick := several(t)
	lines := 0
	for _, m := range choose.Moves() {
		if m[0] == pick {
			lines++
		}
	}
	// A kas that sees the one token from two places.
	place, err := pasang.Game.Open(core.Setup{Start: "2........../.........../.........../.........../.........../.........../.........../...b......./.........../.1........./........... 1 bj 0,0"})
	if err != nil {
		t.Fatal(err)
	}
	hinted := viewOf(place)
	hinted.Hint = place.Moves()[0]
	hintedPassage := viewOf(opening(t))
	hintedPassage.Hint = hintedPassage.Moves[2]
	refused := viewOf(place)
	refused.Refusal = core.Refusal{Code: "even", At: 5, Line: []core.Site{7, 8}}
	stuck := session.View{Position: place, Stuck: []core.Refusal{{At: 5}, {At: 5}, {At: 7}}}
	moved := viewOf(place.After(place.Moves()[0]))
	moved.Last = place.Events(place.Moves()[0])
	for _, c := range []struct {
		name string
		view session.View
		want map[look]int
	}{
		{"first passage", viewOf(opening(t)), map[look]int{lookPiece: 120, lookFaint: 4, lookSeat: 2}},
		{"second passage, one file barred", viewOf(opening(t, "c")), map[look]int{lookHatch: 5, lookFaint: 2}},
		{"kas movement", viewOf(place), map[look]int{lookDot: 2, lookMover: 1, lookPiece: 3}},
		{"a place picked", viewOf(place, place.Moves()[0][0]), map[look]int{lookGhost: 1, lookBand: 1, lookDot: 0}},
		{"hint", hinted, map[look]int{lookHint: 1, lookHinted: 1, lookGhost: 1}},
		{"hint of a passage", hintedPassage, map[look]int{lookHint: 1, lookHinted: 5, lookGhost: 0}},
		{"refusal", refused, map[look]int{lookCross: 1, lookRefuse: 2}},
		{"suntuk", stuck, map[look]int{lookCross: 2, lookDot: 0}},
		{"after a move", moved, map[look]int{lookLeft: 1, lookGone: 1}},
	} {
		g, _ := shown(t)
		g.Lay(c.view)
		got := map[look]int{}
		s := g.compose(g.layout(), &theme.Light)
		for i := range s {
			for _, sp := range s[i].sprites {
				got[sp.art.look]++
			}
		}
		for l, n := range c.want {
			if got[l] != n {
				t.Errorf("%s: %d of look %d, want %d", c.name, got[l], l, n)
			}
		}
	}
	g, _ := shown(t)
	g.Lay(viewOf(choose, pick))
	s := g.compose(g.layout(), &theme.Light)
	if got := len(s[stageNotes].labels); got != 2*lines {
		t.Errorf("%d labels on badges, want a number and the points for each of %d lines", got, lines)
	}
	b := g.layout().board
	for _, p := range s[stageNotes].plates {
		if !b.holds(p.Position) || !b.holds(p.AddXY(p.Width-1, p.Height-1)) {
			t.Errorf("a badge at %v sticks out of the board", p.rect)
		}
	}
}

// TestHintOfPromotion: the token to touch has a mark of its own, the kas shows
// in the passage, and what it takes is bound to it in the colour of hints. Once
// the token is touched the mark is on the line.
func TestHintOfPromotion(t *testing.T) {
	g, _ := shown(t)
	p := opening(t, "c", "d")
	m := p.Moves()[0]
	does := g.plan.read(p.Events(m))
	v := viewOf(p)
	v.Hint = m
	g.Lay(v)
	s := g.compose(g.layout(), &theme.Light)
	var line []fyne.Position
	for _, site := range does.taken {
		line = append(line, g.Place(site))
	}
	for _, c := range []struct {
		what string
		look look
		want []fyne.Position
	}{
		{"the touch", lookHint, []fyne.Position{g.Place(m[0])}},
		{"the kas to be", lookGhost, []fyne.Position{g.Place(does.to)}},
		{"the line", lookHinted, line},
	} {
		if got := sprites(s, c.look); !slices.Equal(got, c.want) {
			t.Errorf("%s is marked at %v, want %v", c.what, got, c.want)
		}
	}
	bands := slices.DeleteFunc(s[stageGround].plates, func(b plate) bool { return b.stroke != theme.Light.Hint })
	if len(bands) != 1 {
		t.Fatalf("%d bands in the colour of hints, want 1", len(bands))
	}
	for _, at := range append(line, g.Place(does.to)) {
		if !bands[0].holds(at) {
			t.Errorf("the band leaves %v out", at)
		}
	}
	v = viewOf(p, m[0])
	v.Hint = m
	g.Lay(v)
	if got := sprites(g.compose(g.layout(), &theme.Light), lookHint); !slices.Equal(got, []fyne.Position{g.Place(m[1])}) {
		t.Errorf("after the first touch %v is marked, want %v", got, g.Place(m[1]))
	}
}

// TestPilesAreLit: black tokens have a light edge in the trays, where they
// overlap, and none on the board.
func TestPilesAreLit(t *testing.T) {
	g, _ := shown(t)
	p := opening(t, "c")
	g.Lay(viewOf(p))
	kept := core.Lay(p)[pasang.Store(1, pasang.Black)].N
	s := g.compose(g.layout(), &theme.Light)
	lit := sprites(s, lookKept)
	if len(lit) != kept || kept < 2 {
		t.Fatalf("%d lit tokens, want the %d kept", len(lit), kept)
	}
	for _, at := range lit {
		if !g.layout().trays[0].holds(at) {
			t.Errorf("a lit token at %v, outside the tray", at)
		}
	}
	picture := string(art{lookKept, uint8(pasang.Black)}.resource(g.plan, &theme.Light).Content())
	if !strings.Contains(picture, theme.Hex(theme.Light.FrameEdge)) {
		t.Error("the edge of a token in a pile is not light")
	}
}

// TestTurnIsOutlined: the tray of the player to move is framed, and none once
// the game has been given up.
func TestTurnIsOutlined(t *testing.T) {
	g, _ := shown(t)
	b, _, _ := pitsShown(t, Stores)
	sowing, err := mancala.Congklak.Open(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for over, want := range map[bool]int{false: 1, true: 0} {
		g.Lay(session.View{Position: opening(t), Over: over})
		if got := framed(g.compose(g.layout(), &theme.Light)); got != want {
			t.Errorf("over %v: %d trays framed, want %d", over, got, want)
		}
		b.Lay(session.View{Position: sowing, Over: over})
		if got := framed(b.picture()); got != want {
			t.Errorf("over %v: %d stores framed, want %d", over, got, want)
		}
	}
}

// framed counts the plates whose edge is in the colour of what may be touched.
func framed(s scene) (n int) {
	for _, p := range s[stageGround].plates {
		if p.stroke == theme.Light.Target {
			n++
		}
	}
	return n
}

// TestWideOffersAreStrips: a passage is one strip for each file on offer.
func TestWideOffersAreStrips(t *testing.T) {
	g, _ := shown(t)
	count := func(v session.View) int {
		g.Lay(v)
		return len(g.compose(g.layout(), &theme.Light)[stageGround].plates)
	}
	bare := count(session.View{Position: opening(t)})
	if got := count(viewOf(opening(t))) - bare; got != 11 {
		t.Errorf("%d strips for the first passage, want 11", got)
	}
}

// TestPressLifts: the pieces of a file are lifted, with a shadow each, while a
// finger is on it.
func TestPressLifts(t *testing.T) {
	g, _ := shown(t)
	g.Lay(viewOf(opening(t)))
	shadows := func() (n int) {
		for _, sp := range g.compose(g.layout(), &theme.Light)[stageGround].sprites {
			if sp.art.look == lookShadow {
				n++
			}
		}
		return n
	}
	g.TouchDown(touch(g.Place(3), 0))
	if got := shadows(); got != 5 {
		t.Errorf("%d pieces are lifted, want 5", got)
	}
	g.TouchCancel(touch(g.Place(3), 0))
	if got := shadows(); got != 0 {
		t.Errorf("%d pieces are still lifted", got)
	}
}

// TestPictureNames: pictures that differ have different names, for Fyne keeps
// what it has drawn under them; and every look has a picture.
func TestPictureNames(t *testing.T) {
	seen := map[string]string{}
	for _, p := range []*theme.Palette{&theme.Light, &theme.Dark, &theme.HighContrast} {
		for l := lookPiece; l <= lookHatch; l++ {
			for n := uint8(1); n <= 2; n++ {
				r := art{l, n}.resource(Pasang(), p)
				if was, ok := seen[r.Name()]; ok && was != string(r.Content()) {
					t.Errorf("two pictures are called %s", r.Name())
				}
				seen[r.Name()] = string(r.Content())
				if len(r.Content()) < 100 {
					t.Errorf("look %d has no picture", l)
				}
			}
		}
	}
}
