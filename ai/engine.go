package ai

import (
	"context"

	"papan/core"
	"papan/core/mancala"
	"papan/core/pasang"
)

// Engine searches positions of every game. It is not for use by two goroutines
// at once.
type Engine struct {
	megabytes int
	threads   int
	table     *table // made when first needed, as the searches are
	kas       *search[kas, pasang.Step, *kas]
	sowing    *search[sowing, mancala.Step, *sowing]
	rivals    *search[rivals, mancala.Step, *rivals]

	kasSolver *solver[kas, pasang.Step, *kas]
	congklak  *solver[sowing, mancala.Step, *sowing]
}

// TableMB is the usual size of an engine's table, in megabytes. A larger one
// pays only in searches of many seconds: memory far from the processor costs
// more than it saves.
const TableMB = 4

// NewEngine returns an engine that remembers positions in a table of at most
// the given size in megabytes, at least 1; a game that is solved exactly sets
// aside as much again when that is first asked for.
func NewEngine(megabytes int) *Engine {
	return &Engine{megabytes: max(1, megabytes), threads: 1}
}

// Search looks for the best move of p until a limit or ctx ends it, telling
// report, which may be nil, what it knows after every iteration. It returns
// within 5 milliseconds of the end of ctx with the best move found so far,
// always a legal one. The error is not nil only when p is over ([ErrOver]) or
// breaks the contract of [core.Position]. Without a limit on time the answer
// follows from p and the limits alone.
func (e *Engine) Search(ctx context.Context, p core.Position, l Limits, report func(Info)) (Info, error) {
	return e.search(ctx, p, l, sight{}, report)
}

func (e *Engine) search(ctx context.Context, p core.Position, l Limits, see sight, report func(Info)) (Info, error) {
	if err := searchable(p); err != nil {
		return Info{}, err
	}
	ctx, cancel := l.bound(ctx)
	defer cancel()
	s := e.alphaBeta(p)
	switch {
	case s == nil:
		return playOut(ctx, p, l, see, report), nil
	case !see.errs() && l.Depth == 0 && recurs(p):
		return e.searchRecurrent(ctx, p.(mancala.Position), l, s, see, report), nil
	case !see.errs() && worthProving(p, l):
		return e.searchAndProve(ctx, p, l, s, see, report), nil
	}
	return s.run(ctx, l, see, report), nil
}

// Lines looks for the n best moves of p, all of them if there are no more than
// n, until a limit or ctx ends it. It tells report, which may be nil, after
// every iteration of all of them, the best move first, each with its own score
// and expected play; and it returns the last finished iteration's, or whatever
// of the first one was done, at least one. Otherwise it is like [Engine.Search].
func (e *Engine) Lines(ctx context.Context, p core.Position, n int, l Limits, report func([]Info)) ([]Info, error) {
	if err := searchable(p); err != nil {
		return nil, err
	}
	ctx, cancel := l.bound(ctx)
	defer cancel()
	n = max(1, n)
	if s := e.alphaBeta(p); s != nil {
		return s.lines(ctx, n, l, report), nil
	}
	return playOutLines(ctx, p, n, l, report), nil
}

// searchable returns why p cannot be searched, nil if it can.
func searchable(p core.Position) error {
	if len(p.Moves()) > 0 {
		return nil
	}
	if _, over := p.Result(); over {
		return ErrOver
	}
	return errUnknown(p)
}

// searcher is the search of one position.
type searcher interface {
	run(context.Context, Limits, sight, func(Info)) Info
	lines(context.Context, int, Limits, func([]Info)) []Info
}

// alphaBeta returns the search of p, nil when its game has none of its own.
func (e *Engine) alphaBeta(p core.Position) searcher {
	if e.table == nil {
		e.table = newTable(e.megabytes)
	}
	switch p := p.(type) {
	case pasang.Position:
		return bind(e, &e.kas, kas{p}, pasang.MaxSteps)
	case mancala.Position:
		if p.Seats() == 2 {
			return bind(e, &e.sowing, sowing{p.Board()}, mancala.MaxSteps)
		}
		return bind(e, &e.rivals, newRivals(p.Board()), mancala.MaxSteps)
	}
	return nil
}

// bind returns the search *s, made if there is none yet, with p to search and
// the crew that the engine's threads are for.
func bind[P any, S ~uint32, N node[P, S]](e *Engine, s **search[P, S, N], p P, width int) searcher {
	if *s == nil {
		*s = newSearch[P, S, N](e.table, width)
	}
	crew := (*s).crew[:min(len((*s).crew), e.threads-1)]
	for len(crew) < e.threads-1 {
		crew = append(crew, newSearch[P, S, N](e.table, width))
	}
	(*s).crew = crew
	return task[P, S, N]{*s, p}
}

// task is a search with what to search.
type task[P any, S ~uint32, N node[P, S]] struct {
	search *search[P, S, N]
	pos    P
}

func (t task[P, S, N]) run(ctx context.Context, l Limits, see sight, report func(Info)) Info {
	return t.search.run(ctx, t.pos, l, see, report)
}

func (t task[P, S, N]) lines(ctx context.Context, n int, l Limits, report func([]Info)) []Info {
	return t.search.lines(ctx, t.pos, n, l, report)
}
