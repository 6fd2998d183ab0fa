package session

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"papan/core"
	"papan/core/catalog"
)

// wild is a player who makes any move, and now and then none. It tells its
// monkey what it was asked.
type wild struct {
	*monkey
	rng *rand.Rand
}

func (p wild) Move(_ context.Context, pos core.Position) (core.Move, error) {
	p.asked = pos
	ms := pos.Moves()
	if p.rng.IntN(200) == 0 {
		return core.Move{}, nil
	}
	return ms[p.rng.IntN(len(ms))], nil
}

// monkey does anything at any time to sessions of one game.
type monkey struct {
	*world
	rng  *rand.Rand
	game *core.Game
	log  []string // what was done in this session
	taps int

	asked core.Position // by the search that is being answered
	wrong error
}

func newMonkey(g *core.Game, rng *rand.Rand) *monkey {
	m := &monkey{game: g, rng: rng}
	m.newGame()
	return m
}

// newGame begins another session in the same world, with answers of the old
// one still under way: people, computers or both.
func (m *monkey) newGame() {
	setup := core.Setup{Values: map[string]string{}}
	for _, o := range m.game.Options {
		if o.Values != nil {
			setup.Values[o.Name] = o.Values[m.rng.IntN(len(o.Values))]
		}
	}
	old := m.world
	m.world = newWorld(m.game)
	if old != nil {
		old.Close()
		m.posted, m.jobs, m.timers = old.posted, old.jobs, old.timers
	}
	for i := range m.cfg.Players {
		if m.rng.IntN(2) == 0 {
			m.cfg.Players[i] = wild{m, m.rng}
		}
	}
	m.confirm, m.board.instant = m.rng.IntN(2) == 0, m.rng.IntN(4) == 0
	m.cfg.Post = m.post
	m.cfg.Save.Setup = setup
	m.start()
	m.log = m.log[:0]
}

// post queues a function, and sees to it that the answer of a search is never
// played in another position than it was asked about.
func (m *monkey) post(f func()) {
	pos := m.asked
	m.asked = nil
	m.posted = append(m.posted, func() {
		played := m.played
		f()
		if pos != nil && m.played != played && m.line[played] != pos {
			m.wrong = fmt.Errorf("an answer about %v was played in %v", pos, m.line[played])
		}
	})
}

// site is a site to touch: mostly one that continues, else any, also off the board.
func (m *monkey) site() core.Site {
	if m.rng.IntN(4) > 0 {
		next, _ := core.Narrow(m.board.view.Moves, m.board.view.Picks)
		if len(next) > 0 {
			return next[m.rng.IntN(len(next))]
		}
	}
	return core.Site(m.rng.IntN(m.Position().Sites() + 2))
}

// tap touches the board a little later.
func (m *monkey) tap() {
	site := m.site()
	m.note("tap %d", site)
	m.taps++
	m.wait(time.Duration(m.rng.IntN(1000)) * time.Millisecond)
	seen := m.Turn() // who is to move, or still moving, as the board shows it
	if m.animating && m.cursor > 0 {
		seen = m.line[m.cursor-1].Turn()
	}
	played := m.played
	m.Tap(site)
	if m.played > played && (m.line[played].Turn() != seen || !m.Person(seen)) {
		m.wrong = fmt.Errorf("a touch meant for seat %d played for seat %d", seen, m.line[played].Turn())
	}
}

func (m *monkey) note(format string, args ...any) {
	m.log = append(m.log, fmt.Sprintf(format, args...))
}

// late runs one waiting function of a queue, in any order.
func late(rng *rand.Rand, queue *[]func()) {
	if len(*queue) > 0 {
		take(queue, rng.IntN(len(*queue)))()
	}
}

// deeds are the things other than taps, and how they are called in the log.
var deeds = []struct {
	name string
	do   func(m *monkey)
}{
	{"posted", func(m *monkey) { late(m.rng, &m.posted) }},
	{"posted", func(m *monkey) { late(m.rng, &m.posted) }},
	{"search", func(m *monkey) { late(m.rng, &m.jobs) }},
	{"search", func(m *monkey) { late(m.rng, &m.jobs) }},
	{"timer", func(m *monkey) { late(m.rng, &m.timers) }},
	{"timer", func(m *monkey) { late(m.rng, &m.timers) }},
	{"animated", func(m *monkey) { m.board.Finish() }},
	{"animated", func(m *monkey) { m.board.Finish() }},
	{"everything", func(m *monkey) { m.drain() }},
	{"undo", func(m *monkey) { m.Undo() }},
	{"redo", func(m *monkey) { m.Redo() }},
	{"back", func(m *monkey) { m.Step(-1) }},
	{"forward", func(m *monkey) { m.Step(1) }},
	{"first", func(m *monkey) { m.First() }},
	{"last", func(m *monkey) { m.Last() }},
	{"hint", func(m *monkey) { m.Hint(wild{m, m.rng}) }},
	{"move now", func(m *monkey) { m.MoveNow() }},
	{"cancel", func(m *monkey) { m.Cancel() }},
	{"pause", func(m *monkey) { m.Pause() }},
	{"resume", func(m *monkey) { m.Resume() }},
	{"resume", func(m *monkey) { m.Resume() }},
	{"hold", func(m *monkey) { m.Hold() }},
	{"release", func(m *monkey) { m.Release() }},
	{"release", func(m *monkey) { m.Release() }},
}

// act does the thing that b stands for, every second one a tap, and checks
// that all is sound.
func (m *monkey) act(b byte) error {
	n := int(b / 2)
	switch {
	case b%2 == 1:
		m.tap()
	case n < 100:
		d := deeds[n%len(deeds)]
		m.note("%s", d.name)
		d.do(m)
	case n < 101:
		m.note("resign")
		m.Resign(core.Seat(m.rng.IntN(4)))
	default:
		if _, over := m.Result(); over || m.rng.IntN(200) == 0 {
			if err := m.rereads(m.game); err != nil {
				return err
			}
			m.newGame()
		}
	}
	if m.wrong != nil {
		return m.wrong
	}
	return m.sound()
}

// story tells the last things done, for a failing test.
func (m *monkey) story() string {
	return fmt.Sprint(m.log[max(0, len(m.log)-40):])
}

// fuzzed are the games that random taps are tried on.
var fuzzed = append([]*core.Game{toyGame}, catalog.Games()...)

// FuzzTaps does what its input says, in any order and at any moment, to a
// session of one of the games.
func FuzzTaps(f *testing.F) {
	for which := range fuzzed {
		f.Add(uint8(which), uint64(1), []byte("\xff\xff\x12\xff\x14\xff\x08\x0a\x0c\x10\xff"))
		f.Add(uint8(which), uint64(2), []byte{200, 201, 202, 203, 18, 20, 204, 22, 24, 205, 8, 12, 16, 206, 3, 207, 1})
	}
	f.Fuzz(func(t *testing.T, which uint8, seed uint64, deeds []byte) {
		m := newMonkey(fuzzed[int(which)%len(fuzzed)], rand.New(rand.NewPCG(seed, 1)))
		for _, b := range deeds {
			if err := m.act(b); err != nil {
				t.Fatalf("%v\nafter %s", err, m.story())
			}
		}
		if err := m.rereads(m.game); err != nil {
			t.Fatalf("%v\nafter %s", err, m.story())
		}
	})
}

// TestMillionTaps is a million taps, shared among the games, amid everything
// else that can happen.
func TestMillionTaps(t *testing.T) {
	taps := 1_000_000
	if testing.Short() {
		taps = 20_000
	}
	for i, g := range fuzzed {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(uint64(i), 2))
			m := newMonkey(g, rng)
			plies, ends := 0, 0
			for m.taps < taps/len(fuzzed) {
				played := m.played
				if err := m.act(byte(rng.Uint32())); err != nil {
					t.Fatalf("%v\nafter %s", err, m.story())
				}
				if m.played > played {
					plies++
					if m.present().Turn() == core.Nobody {
						ends++
					}
				}
			}
			short := g == toyGame // others may take longer to end than the monkey's patience
			if plies < m.taps/20 || short && ends < plies/200 {
				t.Errorf("%d taps made %d plies and %d ends of games: too few to prove anything", m.taps, plies, ends)
			}
			t.Logf("%d taps, %d plies, %d ends of games", m.taps, plies, ends)
		})
	}
}
