package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/session"
)

// Keep says where the players of a game of sowing keep their seeds, and with
// that which way they sow.
type Keep uint8

const (
	// Stores are hollows of the board, each at its player's left as he sits;
	// he sows his row toward the left.
	Stores Keep = iota
	// Reserves are trays beside the board; the rows are sown toward the right.
	Reserves
)

// sower is a position of the games that Pits shows.
type sower interface {
	core.Position
	Holes() int                     // in a row; they are the first sites
	Seats() int                     // number of players
	Store(core.Seat) core.Site      // where a player's seeds are kept
	Hand() core.Site                // holds the seeds being sown
	Lids() core.Site                // holds the lids that lie on no hole
	Owner(hole core.Site) core.Seat // whose hole it is
}

// Pits is the board of a game of sowing: two rows of holes, and a store or a
// reserve for each player. It draws what is laid on it, shows sowings, and
// reports touches of holes; it knows no rules.
type Pits struct {
	widget.BaseWidget
	touches

	// OnTap is called with the hole that a touch means: the offered one it
	// snaps to, or else the site at that place, so that the touch can be
	// explained. While a step is being shown it is called for every touch, off
	// the board with Nowhere; but not while a player sows by hand.
	OnTap func(core.Site)
	// OnCancel is called for a touch beside the board and for the second
	// mouse button.
	OnCancel func()
	// Speed says how fast steps are shown; nil means at normal speed.
	Speed func() reel.Speed
	// Words words what the board says; nil, or an empty answer, leaves it unsaid.
	Words func(Note) string
	// ByHand has the person who touched a hole drop the seeds himself, each by
	// a touch of the next place; see hand.
	ByHand bool
	// After calls a function on the UI goroutine when some time has passed,
	// unless stopped before. It is the machine's clock; tests put their own here.
	After func(d time.Duration, do func()) (stop func())

	keep    Keep
	flipped bool

	view     session.View
	position sower
	table    core.Table // what lies there when nothing is being shown
	offers   []core.Site
	last     sowing
	forecast forecast
	run      *sowRun
	tapped   core.Site // the hole whose touch is being reported
	turn     turn
	said     saying // the word of a sowing that has just ended
	shaken   core.Site
	swing    float32 // of what is shaken, in pitches
}

var _ session.Board = (*Pits)(nil)

// NewPits returns an empty board for a game that keeps its seeds as keep says.
func NewPits(keep Keep) *Pits {
	b := &Pits{keep: keep, After: afterwards}
	b.face = b
	b.ExtendBaseWidget(b)
	return b
}

// afterwards calls f on the UI goroutine when d has passed, unless stopped.
func afterwards(d time.Duration, f func()) (stop func()) {
	t := time.AfterFunc(d, func() { fyne.Do(f) })
	return func() { t.Stop() }
}

// CreateRenderer implements [fyne.Widget].
func (b *Pits) CreateRenderer() fyne.WidgetRenderer { return newPitsRenderer(b) }

// Lay implements [session.Board].
func (b *Pits) Lay(v session.View) {
	b.stop()
	b.hush()
	b.view = v
	b.position, _ = v.Position.(sower)
	b.table = core.Lay(v.Position)
	b.offers = offered(v)
	b.last = sowing{}
	b.forecast = forecast{}
	if b.position != nil {
		b.last = readSowing(b.position, v.Last).marks()
	}
	if v.Last == nil {
		b.turn = turn{}
	}
	b.press, b.shaken = press{}, core.Nowhere
	b.hover = b.offered(b.hover)
	b.cursor = b.offered(b.cursor)
	b.Refresh()
}

// offered lists the holes that may be touched now. One that has been touched
// and waits to be touched again may be given up for another.
func offered(v session.View) []core.Site {
	ms := v.Moves
	if len(v.Picks) > 0 && len(ms) > 0 {
		ms = v.Position.Moves()
	}
	next, _ := core.Narrow(ms, nil)
	return next
}

// offered returns s if it may be touched now, and else Nowhere.
func (b *Pits) offered(s core.Site) core.Site {
	for _, o := range b.offers {
		if o == s {
			return s
		}
	}
	return core.Nowhere
}

// SetFlipped shows the board from the side of seat 2, or of seat 1.
func (b *Pits) SetFlipped(flipped bool) {
	if b.flipped != flipped {
		b.flipped = flipped
		b.Refresh()
	}
}

// Cell returns the distance between neighbouring holes, in Fyne units.
func (b *Pits) Cell() float32 { return b.layout().cell }

// Extent returns what the board with its trays takes up of a room, and how far
// apart its holes would be there: with this a page can choose the room.
func (b *Pits) Extent(room fyne.Size) (size fyne.Size, cell float32) {
	l := layPits(b.boat(), room, b.flipped, 1)
	s := l.whole()
	size = fyne.NewSize(s.du*l.cell, s.dv*l.cell)
	if l.upright {
		size = fyne.NewSize(size.Height, size.Width)
	}
	return size, l.cell
}

// Place returns where in the widget a hole or store lies, for pointing at it;
// it is the zero position for any other site.
func (b *Pits) Place(s core.Site) fyne.Position {
	if at, ok := b.layout().at(s); ok {
		return at
	}
	return fyne.Position{}
}

// Choices returns nil: a hole touched is a whole move.
func (b *Pits) Choices() []Choice { return nil }

// layout is where things are at the present size.
func (b *Pits) layout() pitLayout {
	scale := float32(1)
	if app := fyne.CurrentApp(); app != nil {
		if c := app.Driver().CanvasForObject(b); c != nil {
			scale = c.Scale()
		}
	}
	return layPits(b.boat(), b.Size(), b.flipped, scale)
}

// boat is the board as the position has it.
func (b *Pits) boat() boat {
	p := b.position
	if p == nil {
		return boat{holes: 7, seats: 2, keep: b.keep}
	}
	a := boat{holes: p.Holes(), seats: p.Seats(), keep: b.keep}
	for s := range 2 * a.holes {
		a.owners[s] = p.Owner(core.Site(s + 1))
	}
	return a
}

// aim implements [face].
func (b *Pits) aim(p fyne.Position) core.Site {
	switch {
	case b.run == nil:
		return b.layout().snap(p, b.offers)
	case b.run.byHand:
		return b.layout().nearest(p)
	}
	return core.Nowhere
}

func (b *Pits) nearest(p fyne.Position) core.Site { return b.layout().nearest(p) }

func (b *Pits) running() bool { return b.run != nil }

func (b *Pits) touched() {
	b.feel()
	b.Refresh()
}

func (b *Pits) tap(s core.Site) {
	if b.run != nil && b.run.byHand || b.OnTap == nil {
		return
	}
	b.tapped = s
	b.OnTap(s)
	b.tapped = core.Nowhere
}

func (b *Pits) cancel() {
	if b.OnCancel != nil {
		b.OnCancel()
	}
}
