package ui

import (
	"context"
	"sync"

	"papan/ai"
	"papan/core"
)

// analyst looks at positions in the background, one at a time. All its
// methods are called on the UI goroutine, and so is what it tells.
type analyst struct {
	search  func(context.Context, core.Position, ai.Limits) (ai.Info, error)
	post    func(func()) // runs a function on the UI goroutine
	spawn   func(func()) // runs a function on another one
	changed func()       // more is known, or all

	cancel context.CancelFunc // of the work in hand; nil when there is none
}

// analystMB is the size of an analyst's table in megabytes: a game is one
// search that goes on.
const analystMB = 16

// newAnalyst returns an analyst with an engine of its own.
func newAnalyst(post func(func()), changed func()) *analyst {
	engine := ai.NewEngine(analystMB)
	var one sync.Mutex // a search that was dropped may still be coming to its end
	return &analyst{
		search: func(ctx context.Context, p core.Position, l ai.Limits) (ai.Info, error) {
			one.Lock()
			defer one.Unlock()
			return engine.Search(ctx, p, l, nil)
		},
		post:    post,
		spawn:   func(f func()) { go f() },
		changed: changed,
	}
}

// busy reports whether the analyst is at work.
func (s *analyst) busy() bool { return s.cancel != nil }

// start has the analyst work at a until there is nothing left to find out. It
// drops the work it had.
func (s *analyst) start(a *analysis) {
	s.stop()
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	s.step(ctx, a)
}

// stop drops the work in hand; [analyst.start] with the same analysis takes it
// up again. An answer that comes after it is not heard.
func (s *analyst) stop() {
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// step hands the next task to another goroutine, and goes on when its answer
// has come.
func (s *analyst) step(ctx context.Context, a *analysis) {
	t, more := a.next()
	if !more {
		s.stop()
		s.changed()
		return
	}
	pos := a.line[t.ply]
	s.spawn(func() {
		info, err := s.search(ctx, pos, t.limits)
		s.post(func() {
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				s.stop()
				s.changed()
				return
			}
			a.put(t.ply, info)
			s.changed()
			s.step(ctx, a)
		})
	})
}
