package board

import (
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/reel"
)

// sowRun is a step being shown.
type sowRun struct {
	reel    *reel.Reel
	events  []core.Event
	sowing  sowing
	hand    core.Site
	elapsed time.Duration
	until   time.Duration // where it comes to rest; at its length it ends
	timer   *fyne.Animation
	done    func()

	byHand bool
	next   int       // the event that waits for a touch
	felt   core.Site // what the finger lies on, so that it counts once
	holds  func()    // stops the timer that tells a press from holding on
	flows  bool      // the finger is held: it runs by time
}

// turn is whose turn is being shown, and how much of its time is spent.
type turn struct {
	seat  core.Seat
	spent time.Duration
}

// wordStays is how long the word of a sowing stays when it has ended.
const wordStays = time.Second

// Animate implements [session.Board]. When steps are shown instantly, or the
// system wants no animations, done is called before it returns, unless the
// player sows by hand.
func (b *Pits) Animate(table core.Table, events []core.Event, done func()) {
	b.Finish()
	b.hush()
	r := &sowRun{events: events, done: done}
	if p := b.position; p != nil {
		r.hand, r.sowing = p.Hand(), readSowing(p, events)
	}
	r.byHand = b.ByHand && b.tapped != core.Nowhere && b.tapped == r.sowing.from
	r.reel = reel.New(table, events, b.pace(r))
	r.until = r.reel.Length()
	b.spend(r)
	b.run = r
	b.press.aim, b.hover = core.Nowhere, core.Nowhere
	if r.byHand {
		r.felt = b.tapped
		r.restBefore(0)
	}
	b.play(r)
}

func (b *Pits) pace(r *sowRun) reel.Pace {
	speed := reel.Normal
	if b.Speed != nil {
		speed = b.Speed()
	}
	if !fyne.CurrentApp().Settings().ShowAnimations() {
		speed = reel.Instant
	}
	if r.byHand && speed == reel.Instant {
		speed = reel.Fast
	}
	timing := reel.Sowing{Hand: r.hand, Store: b.isStore, Spent: b.spentBy(r)}
	return reel.Pace{Speed: speed, Timing: timing.Spans}
}

func (b *Pits) isStore(s core.Site) bool {
	return b.position != nil && int(s) > 2*b.position.Holes() && s < b.position.Hand()
}

// spentBy returns the time that earlier sowings of the turn have taken.
func (b *Pits) spentBy(r *sowRun) time.Duration {
	if b.turn.seat != r.sowing.mover {
		return 0
	}
	return b.turn.spent
}

// spend counts the time of r for its turn, which an end other than another
// choice ends.
func (b *Pits) spend(r *sowRun) {
	b.turn = turn{r.sowing.mover, b.spentBy(r) + r.reel.Normal()}
	if r.sowing.end.Code != mancala.Again {
		b.turn = turn{}
	}
}

// play shows r on to where it comes to rest.
func (b *Pits) play(r *sowRun) {
	if r.timer != nil {
		r.timer.Stop()
	}
	from, way := r.elapsed, r.until-r.elapsed
	if way <= 0 {
		b.tick(r, from, 1)
		return
	}
	r.timer = fyne.NewAnimation(way, func(part float32) { b.tick(r, from, part) })
	r.timer.Curve = fyne.AnimationLinear
	r.timer.Start()
}

// tick shows the moment of r that is part of the way from a moment to its rest.
// Ticks that come after r has ended do nothing.
func (b *Pits) tick(r *sowRun, from time.Duration, part float32) {
	if b.run != r {
		return
	}
	r.elapsed = from + time.Duration(float64(part)*float64(r.until-from))
	if part < 1 {
		b.Refresh()
		return
	}
	r.elapsed = r.until
	if r.until >= r.reel.Length() {
		b.Finish()
		return
	}
	b.Refresh()
}

// Finish implements [session.Board].
func (b *Pits) Finish() {
	r := b.run
	if r == nil {
		return
	}
	b.stop()
	b.table = r.reel.At(r.reel.Length()).Table
	b.offers = nil
	b.last = r.sowing.marks() // it may rest here, between two rounds
	if r.byHand {
		b.press = press{} // the touch of the last seed means no more than that
	}
	b.Refresh()
	r.done()
	if b.run == nil {
		b.say(r.sowing)
	}
}

// stop ends what is being shown, wherever it is.
func (b *Pits) stop() {
	r := b.run
	if r == nil {
		return
	}
	if r.timer != nil {
		r.timer.Stop()
	}
	r.letGo()
	b.run = nil
}

// saying is what is said of a sowing that has ended, for a while.
type saying struct {
	note Note
	at   core.Site
	stop func()
}

// say says how a sowing has ended.
func (b *Pits) say(s sowing) {
	if s.end.Code == "" {
		return
	}
	b.hush()
	b.said = saying{note: s.end, at: s.endsAt}
	b.said.stop = b.After(wordStays, func() {
		b.said = saying{}
		b.Refresh()
	})
	b.Refresh()
}

// hush takes back what is said.
func (b *Pits) hush() {
	if b.said.stop != nil {
		b.said.stop()
	}
	b.said = saying{}
}
