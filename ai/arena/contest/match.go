package contest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"papan/ai/arena/elo"
	"papan/core"
)

// Match is A against B, every opening from every seat.
type Match struct {
	Game     *core.Game
	Entrants [2]Entrant
	Openings []Opening // one for each pair
	AtOnce   int       // games played at the same time, at least 1
	Seed     uint64    // of what players leave to chance
	Plies    int       // after which a game is given up
	SPRT     *elo.SPRT // ends the match when it is decided; nil: all pairs are played
}

// pair is the games of one opening; for three seats there are three of them.
type pair struct {
	n     int
	games []*Played
	err   error // why it was not played to its end
}

// Run plays the match, telling report, which may be nil, after every pair. It
// returns what has been played when ctx ends early. The pairs are counted in
// the order of their openings, so that the result does not depend on how many
// are played at once; those in play when a test is decided are left out. The
// error says why the match could not be played, with what was played before.
func (m Match) Run(ctx context.Context, report func(*Result)) (*Result, error) {
	res := &Result{Names: [2]string{m.Entrants[A].Name, m.Entrants[B].Name}, SPRT: m.SPRT}
	if n := len(m.Openings); n > 0 {
		res.Seats = m.Openings[0].Setup.Seats
	}
	parent := ctx
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	jobs, done := make(chan int), make(chan pair)
	var workers sync.WaitGroup
	for range max(1, min(m.AtOnce, len(m.Openings))) {
		workers.Go(func() { m.work(ctx, jobs, done) })
	}
	go func() {
		defer close(jobs)
		for i := range m.Openings {
			select {
			case jobs <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() {
		workers.Wait()
		close(done)
	}()
	return res, res.collect(parent, cancel, done, report)
}

// collect counts the pairs as they come, in their order.
func (r *Result) collect(parent context.Context, cancel func(), done <-chan pair, report func(*Result)) error {
	waiting := map[int]pair{}
	var failure error
	next, decided := 0, false
	for p := range done {
		if p.err != nil && parent.Err() == nil && !decided && failure == nil {
			failure = p.err
			cancel()
		}
		waiting[p.n] = p
		for !decided {
			p, ok := waiting[next]
			if !ok || p.err != nil {
				break
			}
			delete(waiting, next)
			next++
			r.add(p)
			decided = r.Verdict != elo.Open
			if report != nil {
				report(r)
			}
		}
		if decided {
			cancel()
		}
	}
	if decided {
		return nil
	}
	for _, p := range sorted(waiting) { // interrupted
		r.add(p)
	}
	return failure
}

func sorted(pairs map[int]pair) []pair {
	var list []pair
	for _, p := range pairs {
		list = append(list, p)
	}
	slices.SortFunc(list, func(a, b pair) int { return a.n - b.n })
	return list
}

// work plays pairs until there are no more or ctx ends.
func (m Match) work(ctx context.Context, jobs <-chan int, done chan<- pair) {
	var players [2]Player
	defer func() {
		for _, p := range players {
			if p != nil {
				p.Close()
			}
		}
	}()
	for i := range jobs {
		for side := range players {
			if players[side] != nil {
				continue
			}
			p, err := m.Entrants[side].player(Side(side))
			if err != nil {
				done <- pair{n: i, err: fmt.Errorf("%v: %w", Side(side), err)}
				return
			}
			players[side] = p
		}
		done <- m.playPair(ctx, i, players)
	}
}

// playPair plays the games of one opening.
func (m Match) playPair(ctx context.Context, n int, players [2]Player) pair {
	out := pair{n: n}
	o := m.Openings[n]
	for seat := range o.Setup.Seats {
		p, err := m.begin(n, core.Seat(seat+1))
		if err == nil {
			err = p.play(ctx, players, m.Plies)
		}
		if err != nil {
			out.err = err
			return out
		}
		out.games = append(out.games, p)
	}
	return out
}

// begin sets up a game of the n-th opening.
func (m Match) begin(n int, seat core.Seat) (*Played, error) {
	o := m.Openings[n]
	rng := rand.New(rand.NewPCG(m.Seed, uint64(n)*core.MaxSeats+uint64(seat)))
	start, err := m.Game.Open(o.Setup)
	if err != nil {
		return nil, err
	}
	p := &Played{
		Game:    Game{Rules: m.Game, Setup: o.Setup, Seed: rng.Uint64(), Moves: slices.Clone(o.Moves), Position: start},
		Pair:    n,
		SeatOfA: seat,
		Opening: len(o.Moves),
	}
	for _, move := range o.Moves {
		p.Position = p.Position.After(move)
	}
	return p, nil
}
