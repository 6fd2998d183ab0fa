package session

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"papan/core"
)

// table is a board that records what it is told.
type table struct {
	shown   core.Table
	view    View
	final   core.Table // what a running animation ends with
	done    func()     // not nil while one runs
	lays    int
	films   int
	instant bool // animations take no time
	broken  error
}

func (b *table) Lay(v View) {
	b.lays++
	b.view, b.shown, b.done = v, core.Lay(v.Position), nil
}

func (b *table) Animate(t core.Table, events []core.Event, done func()) {
	b.films++
	if b.done != nil {
		b.broken = errors.New("an animation was begun while another runs")
	}
	if !slices.Equal(t, b.shown) && b.view.Position != nil {
		b.broken = fmt.Errorf("an animation begins with %v while %v is shown", t, b.shown)
	}
	b.final, b.done = t.Clone(), done
	for _, e := range events {
		if err := b.final.Apply(e); err != nil {
			b.broken = err
		}
	}
	if b.instant {
		b.Finish()
	}
}

func (b *table) Finish() {
	if done := b.done; done != nil {
		b.shown, b.done = b.final, nil
		done()
	}
}

// world is everything around a session, in the test's hands: posted
// functions, searches and timers wait until the test runs them.
type world struct {
	*Session
	board   *table
	posted  []func()
	jobs    []func()
	timers  []func()
	waits   []time.Duration
	clock   time.Time
	confirm bool
	stored  core.Save
	stores  int
	changes int
	cfg     Config
}

func newWorld(g *core.Game, players ...Player) *world {
	w := &world{board: &table{}, clock: time.Unix(1_000_000, 0)}
	w.cfg = Config{
		Save:    core.Save{Record: core.Record{Game: g}},
		Board:   w.board,
		Post:    func(f func()) { w.posted = append(w.posted, f) },
		Store:   func(s core.Save) { w.stored = s; w.stores++ },
		Changed: func() { w.changes++ },
		Confirm: func() bool { return w.confirm },
		Now:     func() time.Time { return w.clock },
		After:   func(d time.Duration, f func()) { w.timers, w.waits = append(w.timers, f), append(w.waits, d) },
		spawn:   func(f func()) { w.jobs = append(w.jobs, f) },
	}
	copy(w.cfg.Players[:], players)
	return w
}

// open begins a session in w on the given save.
func (w *world) open(save core.Save) error {
	w.cfg.Save = save
	s, err := New(w.cfg)
	w.Session, w.stored = s, save
	return err
}

// start begins a session in w on a new game.
func (w *world) start() *world {
	if err := w.open(w.cfg.Save); err != nil {
		panic(err)
	}
	return w
}

// take removes and returns entry i of a queue.
func take[T any](queue *[]T, i int) T {
	x := (*queue)[i]
	*queue = slices.Delete(*queue, i, i+1)
	return x
}

// drain runs searches, timers and posted functions until none is left.
func (w *world) drain() {
	for len(w.jobs)+len(w.timers)+len(w.posted) > 0 {
		switch {
		case len(w.posted) > 0:
			take(&w.posted, 0)()
		case len(w.jobs) > 0:
			take(&w.jobs, 0)()
		default:
			take(&w.timers, 0)()
		}
	}
}

// rest lets everything run out: searches, timers and the animation.
func (w *world) rest() {
	w.drain()
	for w.board.done != nil {
		w.board.Finish()
		w.drain()
	}
}

// wait moves the clock on.
func (w *world) wait(d time.Duration) { w.clock = w.clock.Add(d) }

// taps touches sites one after the other, each a second after the last and
// after the animation.
func (w *world) taps(sites ...core.Site) {
	for _, s := range sites {
		w.rest()
		w.wait(time.Second)
		w.Tap(s)
	}
}

// first is a player who makes the first legal move. It counts how often it
// was asked, and how often by someone who no longer wanted to know.
type first struct{ asked, cancelled int }

func (f *first) Move(ctx context.Context, p core.Position) (core.Move, error) {
	f.asked++
	if ctx.Err() != nil {
		f.cancelled++
	}
	return p.Moves()[0], nil
}

// failing is a player who never finds a move.
type failing struct{}

func (failing) Move(context.Context, core.Position) (core.Move, error) {
	return core.Move{}, errors.New("lost the thread")
}

// cheat is a player who answers with a move that is not legal.
type cheat struct{}

func (cheat) Move(context.Context, core.Position) (core.Move, error) { return core.Touch(8, 8), nil }

// sound checks what must hold after whatever was done: the board shows, or
// will show, the position at the cursor; nothing is lost; what was stored is
// what is being played.
func (w *world) sound() error {
	s, b := w.Session, w.board
	if b.broken != nil {
		return b.broken
	}
	if s.cursor < 0 || s.cursor > s.played || s.played > len(s.moves) || len(s.line) != len(s.moves)+1 {
		return fmt.Errorf("cursor %d, played %d, %d moves, %d positions", s.cursor, s.played, len(s.moves), len(s.line))
	}
	if s.animating != (b.done != nil) {
		return fmt.Errorf("session animating: %v, board: %v", s.animating, b.done != nil)
	}
	shown := b.shown
	if b.done != nil {
		shown = b.final
	}
	for i, pile := range shown[1:] {
		if pile != s.Position().At(core.Site(i+1)) {
			return fmt.Errorf("site %d shows %v in %v", i+1, pile, s.Position())
		}
	}
	if got, want := shown.Pieces(), core.Lay(s.line[0]).Pieces(); got != want {
		return fmt.Errorf("%d pieces on the board, %d at the start", got, want)
	}
	if b.done == nil {
		if err := w.viewSound(); err != nil {
			return err
		}
	}
	if !slices.Equal(w.stored.Moves, s.moves[:s.played]) {
		return fmt.Errorf("stored %v, played %v", w.stored.Moves, s.moves[:s.played])
	}
	if s.Thinking() && (s.Reviewing() || s.paused || s.held || s.animating || s.Person(s.Turn())) {
		return errors.New("a computer thinks while it should not")
	}
	free := !s.paused && !s.held && s.err == nil && !s.animating && !s.Reviewing()
	if seat := s.Turn(); free && seat != core.Nobody && !s.Person(seat) && !s.Thinking() {
		return errors.New("a computer is to move and does not think")
	}
	return nil
}

func (w *world) viewSound() error {
	s, v := w.Session, w.board.view
	if v.Position != s.Position() || v.Hint != s.hint || v.Refusal.Code != s.refusal.Code || !slices.Equal(v.Picks, s.picks) {
		return fmt.Errorf("the board's view %v is out of date", v)
	}
	if (len(v.Moves) > 0) != s.mine() {
		return fmt.Errorf("%d moves offered, a person to move: %v", len(v.Moves), s.mine())
	}
	if _, over := s.Result(); v.Over != (over && !s.Reviewing()) {
		return fmt.Errorf("the view says over %v, the game %v", v.Over, over)
	}
	if len(v.Picks) > 0 && !s.mine() {
		return errors.New("picks while nobody may pick")
	}
	return nil
}

// rereads checks that the stored game, written and read again, gives a
// session in the same state, and that its history replays.
func (w *world) rereads(games ...*core.Game) error {
	text, err := w.stored.Text()
	if err != nil {
		return err
	}
	save, err := core.ReadSave(text, games)
	if err != nil {
		return err
	}
	again := newWorld(save.Game)
	again.cfg.Players = w.cfg.Players
	if err := again.open(save); err != nil {
		return err
	}
	s, t := w.Session, again.Session
	if !slices.Equal(t.line, s.line) || t.played != s.played || t.cursor != s.cursor || t.resigned != s.resigned ||
		t.undone != s.undone || t.hints != s.hints {
		return fmt.Errorf("read again: %d plies of %d, cursor %d; was %d of %d, %d\n%s", t.played, len(t.moves), t.cursor, s.played, len(s.moves), s.cursor, text)
	}
	return again.sound()
}
