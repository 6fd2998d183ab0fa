package board

import (
	"fmt"
	"slices"
	"testing"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/reel"
	"papan/ui/session"
)

// handSown returns a board at the start of Congklak with sowing by hand, after
// the player has touched hole 1, whose seven seeds fall into 2 to 7 and the
// store, 15; and how often the sowing has ended.
func handSown(t *testing.T, speed reel.Speed) (*Pits, *timers, core.Position, *int) {
	t.Helper()
	b, _, clock := pitsShown(t, Stores)
	b.ByHand = true
	b.Speed = func() reel.Speed { return speed }
	p := sown(t, mancala.Congklak, "")
	b.Lay(viewOf(p))
	done := new(int)
	b.OnTap = func(s core.Site) {
		b.Animate(core.Lay(p), p.Events(core.Touch(s)), func() { *done++ })
	}
	tapOn(b, 1)
	return b, clock, p, done
}

func tapOn(b *Pits, s core.Site) {
	b.TouchDown(touch(b.Place(s), 0))
	b.TouchUp(touch(b.Place(s), 0))
}

// held returns what is in the hand and how much has been sown.
func held(b *Pits) int { return b.run.reel.At(b.run.elapsed).Table[b.run.hand].N }

func TestByHand(t *testing.T) {
	for _, speed := range []reel.Speed{reel.Normal, reel.Instant} {
		b, _, p, done := handSown(t, speed)
		for i, s := range []core.Site{2, 3, 4, 5, 6, 7, 15} {
			if b.run == nil {
				t.Fatalf("it has ended before the seed of %d", s)
			}
			// The seed that waits is on its way, at its very beginning.
			if got, want := held(b), 6-i; got != want {
				t.Errorf("before the seed of %d the hand holds %d, want %d", s, got+1, want+1)
			}
			tapOn(b, s)
		}
		if *done != 1 || !slices.Equal(b.table, core.Lay(p.After(core.Touch(1)))) {
			t.Errorf("done %d times, want once with the board as the sowing leaves it", *done)
		}
	}
}

// TestByHandWrongPlace: nothing falls, nothing is lost, and the session hears
// of no touch.
func TestByHandWrongPlace(t *testing.T) {
	b, _, _, done := handSown(t, reel.Normal)
	tapOn(b, 2)
	before := held(b)
	taps := 0
	b.OnTap = func(core.Site) { taps++ }
	for _, s := range []core.Site{2, 4, 9, 15, 16} {
		tapOn(b, s)
	}
	if got := held(b); got != before || taps != 0 || *done != 0 {
		t.Errorf("the hand holds %d, want %d; %d taps reported, done %d times", got, before, taps, *done)
	}
	tapOn(b, 3)
	if got := held(b); got != before-1 {
		t.Errorf("after the right place the hand holds %d, want %d", got, before-1)
	}
}

// TestByHandSlides: one finger may slide along the places.
func TestByHandSlides(t *testing.T) {
	b, _, _, done := handSown(t, reel.Normal)
	b.TouchDown(touch(b.Place(2), 0))
	for _, s := range []core.Site{3, 4, 5, 6, 7, 15} {
		b.TouchMoved(touch(b.Place(s), 0))
	}
	if *done != 1 {
		t.Errorf("done %d times, want once", *done)
	}
}

// TestByHandHeld: a finger held on the right place runs the sowing to its end;
// one that has been lifted does not.
func TestByHandHeld(t *testing.T) {
	for _, lifted := range []bool{false, true} {
		b, clock, _, done := handSown(t, reel.Normal)
		b.TouchDown(touch(b.Place(2), 0))
		if lifted {
			b.TouchUp(touch(b.Place(2), 0))
		}
		clock.run()
		if ended := *done == 1; ended == lifted {
			t.Errorf("lifted %v: ended %v", lifted, ended)
		}
	}
}

// TestByHandLetGo: when a finger that was held is lifted, the seed on its way
// lands and the next waits.
func TestByHandLetGo(t *testing.T) {
	b, _, _, done := handSown(t, reel.Normal)
	r := b.run
	b.press.down = true
	r.flows = true
	r.until = r.reel.Length()
	r.elapsed = r.reel.Start(3) + 10e6 // the third seed is on its way
	b.press = press{}
	b.touched()
	if got, want := r.elapsed, r.reel.Start(4); got != want || *done != 0 {
		t.Errorf("rests at %v, want %v; done %d times", got, want, *done)
	}
	tapOn(b, 5)
	if got := held(b); got != 2 {
		t.Errorf("the hand holds %d besides the seed that waits, want 2", got)
	}
}

func TestByHandKeysAndFinish(t *testing.T) {
	b, _, p, done := handSown(t, reel.Normal)
	b.Activate()
	if got := held(b); got != 5 {
		t.Errorf("after one key the hand holds %d besides the seed that waits, want 5", got)
	}
	b.Finish()
	b.Finish()
	if *done != 1 || !slices.Equal(b.table, core.Lay(p.After(core.Touch(1)))) {
		t.Errorf("done %d times, want once with the board as the sowing leaves it", *done)
	}
}

// TestByHandLaps: what is lifted to go on sowing, and what is captured, follows
// by itself; whole turns are sown by the session's word.
func TestByHandLaps(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	b.ByHand = true
	s, err := session.New(session.Config{
		Save:  core.Save{Record: core.Record{Game: mancala.Congklak}},
		Board: b,
		Post:  func(f func()) { f() },
		Now:   ticking(),
	})
	if err != nil {
		t.Fatal(err)
	}
	b.OnTap = s.Tap
	for range 12 {
		p := s.Position()
		m := p.Moves()[0]
		tapOn(b, m[0])
		drops := 0
		for b.run != nil {
			if drops++; drops > 500 {
				t.Fatalf("%s of %s does not end", p.Text(m), p)
			}
			tapOn(b, b.run.events[b.run.next].To)
		}
		want := 0
		for _, e := range p.Events(m) {
			if e.From == p.(sower).Hand() {
				want++
			}
		}
		if drops != want {
			t.Errorf("%s of %s: %d touches, want %d", p.Text(m), p, drops, want)
		}
		if !slices.Equal(b.table, core.Lay(p.After(m))) {
			t.Fatalf("%s of %s: the board does not show what it led to", p.Text(m), p)
		}
	}
}

// TestByHandIsForOwnMoves: a step that no touch of this board has made runs by
// time.
func TestByHandIsForOwnMoves(t *testing.T) {
	b, _, _ := pitsShown(t, Stores)
	b.ByHand = true
	p := sown(t, mancala.Congklak, "")
	b.Lay(viewOf(p))
	done := 0
	b.Animate(core.Lay(p), p.Events(core.Touch(1)), func() { done++ })
	if done != 1 {
		t.Errorf("done %d times, want once", done)
	}
}

// TestSays: the word of a sowing is said when it ends and taken back after a
// while, or with the next thing shown.
func TestSays(t *testing.T) {
	p := sown(t, mancala.Congklak, "")
	for _, c := range []struct {
		name string
		end  func(b *Pits, clock *timers)
		want string
	}{
		{"at once", func(*Pits, *timers) {}, "again 0"},
		{"after a second", func(_ *Pits, clock *timers) { clock.run() }, ""},
		{"after something else is laid", func(b *Pits, _ *timers) { b.Lay(viewOf(p)) }, ""},
	} {
		b, _, clock := pitsShown(t, Stores)
		b.Words = func(n Note) string { return fmt.Sprint(n.Code, " ", n.N) }
		b.Lay(viewOf(p))
		b.Animate(core.Lay(p), p.Events(core.Touch(1)), func() { b.Lay(viewOf(p.After(core.Touch(1)))) })
		c.end(b, clock)
		if got := b.said.note; (c.want == "") != (got == Note{}) || c.want != "" && fmt.Sprint(got.Code, " ", got.N) != c.want {
			t.Errorf("%s: it says %+v, want %q", c.name, got, c.want)
		}
	}
}
