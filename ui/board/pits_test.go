package board

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/reel"
	"papan/ui/session"
	"papan/ui/theme"
)

// sowingGames are the games that Pits shows.
var sowingGames = []struct {
	game *core.Game
	keep Keep
}{{mancala.Congklak, Stores}, {mancala.RajaPasu, Reserves}, {mancala.Mandiri, Reserves}}

// timers stands in for the clock: what waits runs when told.
type timers struct{ waiting []*func() }

func (c *timers) after(_ time.Duration, f func()) (stop func()) {
	t := &f
	c.waiting = append(c.waiting, t)
	return func() { c.waiting = slices.DeleteFunc(c.waiting, func(w *func()) bool { return w == t }) }
}

func (c *timers) run() {
	due := c.waiting
	c.waiting = nil
	for _, f := range due {
		(*f)()
	}
}

// pitsShown returns a board in a window, with what it reports and its clock.
func pitsShown(t *testing.T, keep Keep) (*Pits, *heard, *timers) {
	t.Helper()
	test.NewTempApp(t)
	b := NewPits(keep)
	clock := &timers{}
	b.After = clock.after
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(640, 240))
	h := &heard{}
	b.OnTap = func(s core.Site) { h.log = append(h.log, fmt.Sprint("tap ", s)) }
	b.OnCancel = func() { h.log = append(h.log, "cancel") }
	return b, h, clock
}

// sown returns the position after moves from a position text; an empty text is
// the usual start.
func sown(t *testing.T, g *core.Game, text string, moves ...string) core.Position {
	t.Helper()
	p, err := g.Open(core.Setup{Start: text})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range moves {
		found, err := core.Find(p, m)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(found)
	}
	return p
}

// randomGame calls f with each position of a random game and the move played there.
func randomGame(t *testing.T, g *core.Game, seed uint64, f func(core.Position, core.Move)) {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 7))
	p := sown(t, g, "")
	for range 200 {
		ms := p.Moves()
		if len(ms) == 0 {
			return
		}
		m := ms[rnd.IntN(len(ms))]
		f(p, m)
		p = p.After(m)
	}
}

// TestPitsFit: on every screen the board, its trays and the seeds lie inside
// the widget, and no two parts overlap.
func TestPitsFit(t *testing.T) {
	for _, g := range sowingGames {
		b, _, _ := pitsShown(t, g.keep)
		b.Lay(viewOf(sown(t, g.game, "")))
		for _, size := range []fyne.Size{{Width: 360, Height: 400}, {Width: 640, Height: 200}, {Width: 412, Height: 352}, {Width: 768, Height: 800}, {Width: 1280, Height: 700}, {Width: 220, Height: 120}} {
			for _, flipped := range []bool{false, true} {
				l := layPits(b.boat(), size, flipped, 1.5)
				all := []rect{}
				for s := core.Site(1); int(s) <= 2*l.holes; s++ {
					all = append(all, l.hollow(s))
				}
				for seat := core.Seat(1); int(seat) <= l.seats; seat++ {
					tray := l.tray(seat)
					all = append(all, l.strip(tray))
					for i := range mostKept {
						if at := l.keptAt(tray, i); !l.strip(tray).holds(at) {
							t.Errorf("%s %v: seed %d of seat %d lies at %v, outside its store", g.game.ID, size, i, seat, at)
						}
					}
				}
				for i, r := range all {
					if r.X < 0 || r.Y < 0 || r.X+r.Width > size.Width || r.Y+r.Height > size.Height {
						t.Errorf("%s %v: part %d at %v %v sticks out", g.game.ID, size, i, r.Position, r.Size)
					}
					for _, q := range all[i+1:] {
						if r.X < q.X+q.Width && q.X < r.X+r.Width && r.Y < q.Y+q.Height && q.Y < r.Y+r.Height {
							t.Errorf("%s %v: %v overlaps %v", g.game.ID, size, r, q)
						}
					}
				}
			}
		}
	}
}

// TestPitsSides: seat 1 sits below, or at the right of a board that stands up,
// and his store is at his left; turned round, seat 2 sits there.
func TestPitsSides(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	p := sown(t, mancala.Congklak, "")
	b.Lay(viewOf(p))
	const mine, his, store = 7, 14, 15 // next to the stores
	for _, c := range []struct {
		size    fyne.Size
		flipped bool
		near    core.Site
		upright bool
	}{
		{fyne.NewSize(640, 240), false, mine, false},
		{fyne.NewSize(640, 240), true, his, false},
		{fyne.NewSize(360, 600), false, mine, true},
		{fyne.NewSize(360, 600), true, his, true},
	} {
		b.Resize(c.size)
		b.SetFlipped(c.flipped)
		near, far := b.Place(c.near), b.Place(mine+his-c.near)
		at := b.Place(store + core.Site(c.near/his))
		if c.upright {
			if near.X <= far.X || near.Y <= far.Y || at.Y <= near.Y {
				t.Errorf("%+v: last holes at %v and %v, the near store at %v", c, near, far, at)
			}
		} else if near.Y <= far.Y || near.X >= far.X || at.X >= near.X {
			t.Errorf("%+v: last holes at %v and %v, the near store at %v", c, near, far, at)
		}
	}
}

// TestPitsEveryMoveCanBeTouched plays random games by touching the board, with
// the session in between; at the end of every sowing the board shows the position.
func TestPitsEveryMoveCanBeTouched(t *testing.T) {
	for _, g := range sowingGames {
		for _, flipped := range []bool{false, true} {
			b, _, _ := pitsShown(t, g.keep)
			b.SetFlipped(flipped)
			s, err := session.New(session.Config{
				Save:  core.Save{Record: core.Record{Game: g.game}},
				Board: b,
				Post:  func(f func()) { f() },
				Now:   ticking(),
			})
			if err != nil {
				t.Fatal(err)
			}
			b.OnTap = s.Tap
			rnd := rand.New(rand.NewPCG(1, 2))
			for range 40 {
				p := s.Position()
				ms := p.Moves()
				if len(ms) == 0 {
					break
				}
				m := ms[rnd.IntN(len(ms))]
				at := b.Place(m[0])
				b.TouchDown(touch(at, 0))
				b.TouchUp(touch(at, 0))
				if got, want := s.Position(), p.After(m); got != want {
					t.Fatalf("%s, ply %d: touching %s of %s gave %s", g.game.ID, s.Plies(), p.Text(m), p, got)
				}
				if !slices.Equal(b.table, core.Lay(s.Position())) {
					t.Fatalf("%s, ply %d: the board does not show the position", g.game.ID, s.Plies())
				}
			}
			if s.Plies() < 10 {
				t.Errorf("%s: a game of %d plies", g.game.ID, s.Plies())
			}
		}
	}
}

// TestReadSowing: what is read from the events of a move is what the tables
// before and after it show.
func TestReadSowing(t *testing.T) {
	for _, g := range sowingGames {
		for seed := range uint64(5) {
			randomGame(t, g.game, seed, func(p core.Position, m core.Move) {
				pos := p.(sower)
				got := readSowing(pos, p.Events(m))
				if got.mover != p.Turn() || got.from != m[0] || got.laps < 1 {
					t.Errorf("%s in %s: read %+v", p.Text(m), p, got)
				}
				if got.over {
					return // what is left is gathered too
				}
				before, after := core.Lay(p), core.Lay(p.After(m))
				for seat := core.Seat(1); int(seat) <= pos.Seats(); seat++ {
					store := pos.Store(seat)
					if want := after[store].N - before[store].N; got.gain[seat-1] != want {
						t.Errorf("%s in %s: seat %d gains %d, want %d", p.Text(m), p, seat, got.gain[seat-1], want)
					}
				}
				for _, s := range got.taken {
					if g.keep == Stores && after[s].N != 0 {
						t.Errorf("%s in %s: %d seeds in hole %d, which was captured", p.Text(m), p, after[s].N, s)
					}
				}
			})
		}
	}
}

// TestSowingEnds: what is said at the end of a sowing, and of the end of a round.
func TestSowingEnds(t *testing.T) {
	for _, c := range []struct {
		game       *core.Game
		text, move string
		want       Note
		at         core.Site
		over       bool
	}{
		{mancala.Congklak, "", "1", Note{Code: mancala.Again, Seat: 1, Mover: 1}, 15, false},
		{mancala.Congklak, "1,0,0,0,0,3,0/0,0,0,0,0,5,0 0,0 1", "1", Note{Code: mancala.Tembak, N: 6, Seat: 1, Mover: 1}, 2, true},
		{mancala.Congklak, "1,0,0,0,0,0,3/0,0,0,0,0,0,1 0,0 1", "7", Note{Code: mancala.Mati, Seat: 1, Mover: 1}, 9, false},
		{mancala.RajaPasu, "1,0,0,5,0,0,0/3,0,0,0,0,0,0 0,0 1", "1", Note{Code: mancala.Pussa, N: 5, Seat: 1, Mover: 1}, 4, false},
		{mancala.RajaPasu, "1,0,0,0,2,0,0/3,0,0,0,0,0,0 0,0 1", "1", Note{Code: mancala.Stop, Seat: 1, Mover: 1}, 2, false},
		{mancala.RajaPasu, "1,3,0,0,2,0,0/3,0,0,0,0,0,0 0,0 1", "1", Note{Code: mancala.Pasu, N: 4, Seat: 1, Mover: 1}, 2, false},
	} {
		p := sown(t, c.game, c.text)
		m, err := core.Find(p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		got := readSowing(p.(sower), p.Events(m))
		if got.end != c.want || got.endsAt != c.at || got.over != c.over {
			t.Errorf("%s in %s: %+v at %d, over %v; want %+v at %d, over %v", c.move, p, got.end, got.endsAt, got.over, c.want, c.at, c.over)
		}
	}
}

// TestSeedsAreConserved: at every moment of a sowing the numbers on the board,
// in the stores and in the hand, and the seeds that fly alone, add up to all.
func TestSeedsAreConserved(t *testing.T) {
	for _, g := range sowingGames {
		b, _, _ := pitsShown(t, g.keep)
		p := sown(t, g.game, "")
		b.Lay(viewOf(p))
		for _, m := range p.Moves() {
			r := beginSowing(b, p, m)
			for r.elapsed = 0; r.elapsed < r.until; r.elapsed += 53 * time.Millisecond {
				n := 0
				for _, f := range r.reel.At(r.elapsed).Flying {
					if f.N == 1 && f.From != r.hand && f.To != r.hand {
						n++
					}
				}
				s := b.compose(b.layout(), &theme.Light)
				for i := range s {
					for _, l := range s[i].labels {
						var k int
						fmt.Sscan(l.text, &k)
						n += k
					}
				}
				if n != 98 {
					t.Fatalf("%s of %s at %v: %d seeds in the picture, want 98", p.Text(m), g.game.ID, r.elapsed, n)
				}
			}
			b.stop()
		}
	}
}

// beginSowing begins a step on b without a timer, so that it stays running.
func beginSowing(b *Pits, p core.Position, m core.Move) *sowRun {
	r := &sowRun{events: p.Events(m), hand: b.position.Hand(), done: func() {}}
	r.sowing = readSowing(b.position, r.events)
	r.reel = reel.New(core.Lay(p), r.events, b.pace(r))
	r.until = r.reel.Length()
	b.run = r
	return r
}
