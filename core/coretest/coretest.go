// Package coretest is the conformance kit: the laws that every game keeps,
// counting of move trees, and golden playthroughs.
package coretest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"papan/core"
)

// Laws plays games random games under each setup and checks the laws at every
// position on the way. It reports the first law broken, with the position and
// the seed that leads to it.
func Laws(t *testing.T, g *core.Game, setups []core.Setup, games int) {
	t.Helper()
	for i, setup := range setups {
		t.Run(fmt.Sprintf("laws/%s/%d", g.ID, i), func(t *testing.T) {
			for seed := range games {
				if err := RandomGame(g, setup, uint64(seed)); err != nil {
					t.Fatalf("setup %v, seed %d: %v", setup, seed, err)
				}
			}
		})
	}
}

// RandomGame plays one random game and returns the first law it breaks.
func RandomGame(g *core.Game, setup core.Setup, seed uint64) error {
	rng := rand.New(rand.NewPCG(seed, 1))
	setup, err := g.Complete(setup)
	if err != nil {
		return err
	}
	p, err := g.Open(setup)
	if err != nil {
		return err
	}
	record := core.Record{Game: g, Setup: setup}
	pieces := core.Lay(p).Pieces()
	for {
		if err := Check(g, setup, p); err != nil {
			return fmt.Errorf("ply %d: %s: %w", len(record.Moves), p, err)
		}
		if n := core.Lay(p).Pieces(); n != pieces {
			return fmt.Errorf("ply %d: %s: %d pieces where %d were", len(record.Moves), p, n, pieces)
		}
		ms := p.Moves()
		if len(ms) == 0 {
			break
		}
		if g.MaxPly > 0 && len(record.Moves) >= g.MaxPly {
			return fmt.Errorf("ply %d: %s: still not over", len(record.Moves), p)
		}
		m := ms[rng.IntN(len(ms))]
		record.Moves = append(record.Moves, m)
		p = p.After(m)
	}
	return checkSave(record, p)
}

// Check checks every law that one position of g can break.
func Check(g *core.Game, setup core.Setup, p core.Position) error {
	for _, law := range []func(core.Position) error{lawOver, lawMoves, lawTouch, lawStep, lawIllegal, lawStuck} {
		if err := law(p); err != nil {
			return err
		}
	}
	if r, over := p.Result(); over {
		if err := lawResult(setup.Seats, r); err != nil {
			return err
		}
	}
	return lawText(g, setup, p)
}

// lawOver: a game is over just when there are no moves, and then it is nobody's turn.
func lawOver(p core.Position) error {
	_, over := p.Result()
	if moves := len(p.Moves()); over != (moves == 0) {
		return fmt.Errorf("over is %v with %d moves", over, moves)
	}
	if turn := p.Turn(); over != (turn == core.Nobody) {
		return fmt.Errorf("over is %v with seat %d to move", over, turn)
	}
	return nil
}

// lawMoves: moves and their texts are unique, in a stable order, and a text
// finds its move.
func lawMoves(p core.Position) error {
	ms, again := p.Moves(), p.Moves()
	seen := make(map[core.Move]bool, len(ms))
	texts := make(map[string]bool, len(ms))
	for i, m := range ms {
		if m != again[i] {
			return fmt.Errorf("move %d is %v, then %v", i, m, again[i])
		}
		if seen[m] {
			return fmt.Errorf("move %v twice", m)
		}
		seen[m] = true
		text := p.Text(m)
		if texts[text] {
			return fmt.Errorf("move text %q twice", text)
		}
		texts[text] = true
		if found, err := core.Find(p, text); err != nil || found != m {
			return fmt.Errorf("text %q finds %v, %v; want %v", text, found, err, m)
		}
	}
	return nil
}

// lawTouch: every move can be touched in, and none is a prefix of another.
func lawTouch(p core.Position) error {
	ms := p.Moves()
	for i, m := range ms {
		if m.Len() == 0 {
			return fmt.Errorf("move %d touches nothing", i)
		}
		for j, other := range ms {
			if i != j && other.Begins(m[:m.Len()]) {
				return fmt.Errorf("move %v begins move %v", m, other)
			}
		}
		for _, s := range m[:m.Len()] {
			if int(s) > p.Sites() {
				return fmt.Errorf("move %v touches site %d of %d", m, s, p.Sites())
			}
		}
	}
	return nil
}

// lawStep: a step leaves its position alone, gives the same answer again, and
// its events turn the one table into the other, conserving pieces at each.
func lawStep(p core.Position) error {
	before, text := core.Lay(p), p.String()
	for _, m := range p.Moves() {
		next := p.After(m)
		events := p.Events(m)
		if next != p.After(m) {
			return fmt.Errorf("%s: After differs when asked again", p.Text(m))
		}
		if err := sameEvents(events, p.Events(m)); err != nil {
			return fmt.Errorf("%s: %w", p.Text(m), err)
		}
		if p.String() != text {
			return fmt.Errorf("%s: the position changed to %s", p.Text(m), p)
		}
		if err := fold(before, events, core.Lay(next)); err != nil {
			return fmt.Errorf("%s: %w", p.Text(m), err)
		}
	}
	return nil
}

func sameEvents(a, b []core.Event) error {
	if len(a) != len(b) {
		return fmt.Errorf("%d events, then %d", len(a), len(b))
	}
	for i := range a {
		if a[i] != b[i] {
			return fmt.Errorf("event %d is %+v, then %+v", i, a[i], b[i])
		}
	}
	return nil
}

func fold(before core.Table, events []core.Event, after core.Table) error {
	t := before.Clone()
	for i, e := range events {
		if err := t.Apply(e); err != nil {
			return fmt.Errorf("event %d: %w", i, err)
		}
		if t.Pieces() != before.Pieces() {
			return fmt.Errorf("event %d: %d pieces became %d", i, before.Pieces(), t.Pieces())
		}
	}
	for s := range after {
		if t[s] != after[s] {
			return fmt.Errorf("the events leave %+v on site %d, the position has %+v", t[s], s, after[s])
		}
	}
	return nil
}

// lawIllegal: a move that is not listed gives ErrIllegal and never a panic.
func lawIllegal(p core.Position) error {
	legal := make(map[core.Move]bool)
	for _, m := range p.Moves() {
		legal[m] = true
	}
	tries := []core.Move{{}, core.Touch(core.Site(p.Sites())), core.Touch(1, 1, 1, 1, 1, 1, 1, 1)}
	for s := range p.Sites() + 1 {
		tries = append(tries, core.Touch(core.Site(s)), core.Touch(core.Site(s), core.Site(s)))
	}
	for _, m := range tries {
		if legal[m] {
			continue
		}
		if _, err := core.Play(p, m); !errors.Is(err, core.ErrIllegal) {
			return fmt.Errorf("playing %v gives error %v", m, err)
		}
	}
	return nil
}

// lawStuck: an explaining position can explain every site, and tells of being
// stuck only when there is no move.
func lawStuck(p core.Position) error {
	x, ok := p.(core.Explainer)
	if !ok {
		return nil
	}
	if stuck := x.Stuck(); len(stuck) > 0 && len(p.Moves()) > 0 {
		return fmt.Errorf("stuck at %d sites with moves left", len(stuck))
	}
	next, _ := core.Narrow(p.Moves(), nil)
	offered := make(map[core.Site]bool)
	for _, s := range next {
		offered[s] = true
	}
	for s := range p.Sites() {
		site := core.Site(s + 1)
		if r := x.Explain(nil, site); !offered[site] && r.Code == "" {
			return fmt.Errorf("no word on why site %d cannot be touched", site)
		}
	}
	return nil
}

// lawResult: one score per seat, none for others, and the winners have the highest.
func lawResult(seats int, r core.Result) error {
	if r.Reason == "" {
		return errors.New("a result without a reason")
	}
	for i := range r.Scores {
		if i >= seats && (r.Scores[i] != 0 || r.Winners[i]) {
			return fmt.Errorf("seat %d of %d has a result", i+1, seats)
		}
		for j := range seats {
			if r.Winners[i] && r.Scores[j] > r.Scores[i] {
				return fmt.Errorf("seat %d won with %d against %d", i+1, r.Scores[i], r.Scores[j])
			}
		}
	}
	return nil
}

// lawText: position text reads back to the same text.
func lawText(g *core.Game, setup core.Setup, p core.Position) error {
	q, err := g.Parse(setup, p.String())
	if err != nil {
		return fmt.Errorf("own text refused: %w", err)
	}
	if q.String() != p.String() {
		return fmt.Errorf("text reads back as %s", q)
	}
	return nil
}

// checkSave: record → text → record gives the same last position.
func checkSave(r core.Record, last core.Position) error {
	text, err := core.Save{Record: r}.Text()
	if err != nil {
		return err
	}
	read, err := core.ReadSave(text, []*core.Game{r.Game})
	if err != nil {
		return err
	}
	line, err := read.Replay()
	if err != nil {
		return err
	}
	if got := line[len(line)-1]; got != last {
		return fmt.Errorf("the saved game ends in %s, the game in %s", got, last)
	}
	return nil
}
