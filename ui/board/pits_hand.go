package board

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
)

// Sowing by hand: the seeds of the hole touched are in the hand, and each
// falls when the player touches, or slides to, the place where it belongs. What
// must follow a seed (a hole lifted to go on, a capture) follows by itself. A
// finger held on the right place runs the sowing on as long as it is held. A
// wrong place shakes.

const (
	holdAfter = 400 * time.Millisecond
	shakeTake = 300 * time.Millisecond
	shakeWide = 0.07 // pitches
)

// restBefore has r come to rest before the first seed that falls from event i on.
func (r *sowRun) restBefore(i int) {
	r.next, r.until = len(r.events), r.reel.Length()
	for ; i < len(r.events); i++ {
		if r.events[i].From == r.hand {
			r.next, r.until = i, r.reel.Start(i)
			return
		}
	}
}

// drop lets the next seed fall.
func (b *Pits) drop() {
	r := b.run
	r.elapsed = r.until // whatever is still on its way
	r.restBefore(r.next + 1)
	b.play(r)
}

// feel follows the finger while a player sows by hand.
func (b *Pits) feel() {
	r := b.run
	if r == nil || !r.byHand {
		return
	}
	aim := core.Nowhere
	if b.press.down {
		aim = b.press.aim
	}
	if aim == r.felt && b.press.down {
		return
	}
	r.felt = aim
	r.letGo()
	if r.flows {
		r.flows = false
		b.rest(r)
		return
	}
	switch {
	case aim == core.Nowhere:
	case r.next < len(r.events) && aim == r.events[r.next].To:
		r.holds = b.After(holdAfter, func() { b.flow(r) })
		b.drop()
	default:
		b.shake(aim)
	}
}

// letGo stops waiting for the finger to have been held.
func (r *sowRun) letGo() {
	if r.holds != nil {
		r.holds()
		r.holds = nil
	}
}

// flow runs r by time, while the finger is held.
func (b *Pits) flow(r *sowRun) {
	if b.run != r || !b.press.down {
		return
	}
	r.flows = true
	r.next, r.until = len(r.events), r.reel.Length()
	b.play(r)
}

// rest has r wait again for the next seed that has not left the hand.
func (b *Pits) rest(r *sowRun) {
	r.restBefore(r.reel.At(r.elapsed).Event + 1)
	b.play(r)
}

// shake shows that s is not the next place.
func (b *Pits) shake(s core.Site) {
	b.shaken = s
	swing := fyne.NewAnimation(shakeTake, func(part float32) {
		if b.shaken != s {
			return
		}
		b.swing = shakeWide * (1 - part) * float32(math.Sin(float64(part)*6*math.Pi))
		if part >= 1 {
			b.shaken = core.Nowhere
		}
		b.Refresh()
	})
	swing.Curve = fyne.AnimationLinear
	swing.Start()
}
