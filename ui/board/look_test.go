package board

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/theme"
)

// ticking returns a clock that goes on by a second whenever it is read.
func ticking() func() time.Time {
	now := time.Unix(0, 0)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

func TestPlan(t *testing.T) {
	p := Pasang()
	if got, want := len(p.Cells)-1+len(p.Stores), opening(t).Sites(); got != want {
		t.Errorf("the plan has %d sites, the game %d", got, want)
	}
	for s := core.Site(1); int(s) < len(p.Cells); s++ {
		file, rank := pasang.FileRank(s)
		if got, want := p.Cells[s], (Cell{file - 1, rank - 1}); got != want {
			t.Errorf("site %d lies on %v, want %v", s, got, want)
		}
	}
}

// TestDeed: what is read from the events of a move is what the tables before
// and after it show, in all phases of a game.
func TestDeed(t *testing.T) {
	plan := Pasang()
	rnd := rand.New(rand.NewPCG(3, 4))
	p := opening(t)
	for ply := 0; len(p.Moves()) > 0; ply++ {
		ms := p.Moves()
		m := ms[rnd.IntN(len(ms))]
		next := p.After(m)
		before, after := core.Lay(p), core.Lay(next)
		got := plan.read(p.Events(m))
		if gain := plan.score(after, p.Turn()) - plan.score(before, p.Turn()); got.points != gain {
			t.Errorf("%s in %s: %d points, want %d", p.Text(m), p, got.points, gain)
		}
		want := deed{}
		for s := core.Site(1); int(s) < len(plan.Cells); s++ {
			switch kas := pasang.KasOne + core.Piece(p.Turn()) - 1; {
			case after[s].Piece == kas && before[s].Piece != kas:
				want.to, want.piece = s, kas
			case after[s].N < before[s].N && (before[s].Piece == kas || ply == 2 || ply == 3) && !slices.Contains(got.taken, s):
				want.from = s
			case after[s].N < before[s].N:
				want.taken = append(want.taken, s)
			}
		}
		slices.Sort(got.taken)
		if got.from != want.from || got.to != want.to || got.piece != want.piece || !slices.Equal(got.taken, want.taken) {
			t.Errorf("%s in %s: read %+v, want %+v", p.Text(m), p, got, want)
		}
		p = next
	}
}

// TestFits: on every screen the board and both trays lie inside the widget and
// do not overlap, whichever way they are arranged.
func TestFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 460}, {Width: 420, Height: 360}, {Width: 768, Height: 820}, {Width: 1280, Height: 700}, {Width: 240, Height: 250}, {Width: 2000, Height: 2000}} {
		for _, flipped := range []bool{false, true} {
			l := Pasang().lay(size, flipped, 1.5)
			all := []rect{l.board, l.trays[0], l.trays[1]}
			for i, r := range all {
				if r.X < 0 || r.Y < 0 || r.X+r.Width > size.Width || r.Y+r.Height > size.Height {
					t.Errorf("%v: part %d at %v %v sticks out", size, i, r.Position, r.Size)
				}
				for _, q := range all[i+1:] {
					if r.X < q.X+q.Width && q.X < r.X+r.Width && r.Y < q.Y+q.Height && q.Y < r.Y+r.Height {
						t.Errorf("%v: %v overlaps %v", size, r, q)
					}
				}
			}
			for _, st := range l.plan.Stores {
				for i, at := range []fyne.Position{l.slot(st, 0, 60), l.slot(st, 59, 60)} {
					if !l.trays[st.Seat-1].holds(at) {
						t.Errorf("%v: end %d of a pile of 60 in store %d lies outside its tray", size, i, st.Site)
					}
				}
			}
		}
	}
}

func TestFlip(t *testing.T) {
	g, _ := shown(t)
	a1, k11 := g.Place(pasang.Junction(1, 1)), g.Place(pasang.Junction(11, 11))
	if a1.X >= k11.X || a1.Y <= k11.Y {
		t.Errorf("a1 at %v and k11 at %v: want a1 at the lower left", a1, k11)
	}
	g.SetFlipped(true)
	if got := g.Place(pasang.Junction(1, 1)); got != k11 {
		t.Errorf("turned round a1 lies at %v, want %v", got, k11)
	}
}

func TestChoices(t *testing.T) {
	g, h := shown(t)
	p, pick := several(t)
	g.Lay(viewOf(p))
	if got := g.Choices(); got != nil {
		t.Errorf("choices %v before a place is picked, want none", got)
	}
	g.Lay(viewOf(p, pick))
	list := g.Choices()
	if len(list) < 2 {
		t.Fatalf("choices %v, want several", list)
	}
	for n, c := range list {
		h.log = nil
		if !g.Choose(n + 1) {
			t.Fatalf("no choice %d", n+1)
		}
		m := core.Touch(pick, c.Site)
		after, err := core.Play(p, m)
		if err != nil {
			t.Fatalf("choice %d, %v: %v", n+1, c, err)
		}
		seat := p.Turn()
		gain := g.plan.score(core.Lay(after), seat) - g.plan.score(core.Lay(p), seat)
		if gain != c.Points {
			t.Errorf("choice %d says +%d, it brings %d", n+1, c.Points, gain)
		}
	}
	if g.Choose(0) || g.Choose(len(list)+1) {
		t.Error("chose a line that is not there")
	}
}

// several returns a position and a first touch after which there are lines to
// choose from.
func several(t *testing.T) (core.Position, core.Site) {
	t.Helper()
	p := opening(t, "c", "d")
	count := map[core.Site]int{}
	for _, m := range p.Moves() {
		if count[m[0]]++; count[m[0]] == 2 {
			return p, m[0]
		}
	}
	t.Fatal("no choice between lines")
	return nil, 0
}

// TestPictures looks at the three phases on a small board.
func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(t *testing.T, g *Grid)
	}{
		{"passage", func(t *testing.T, g *Grid) { g.Lay(viewOf(opening(t, "c"))) }},
		{"lines", func(t *testing.T, g *Grid) {
			p, pick := several(t)
			g.Lay(viewOf(p, pick))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			app := test.NewTempApp(t)
			app.Settings().SetTheme(theme.Theme{Mode: theme.ModeLight})
			g := NewGrid(Pasang())
			w := test.NewTempWindow(t, g)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(250, 300))
			c.lay(t, g)
			test.AssertImageMatches(t, c.name+".png", w.Canvas().Capture())
		})
	}
}
