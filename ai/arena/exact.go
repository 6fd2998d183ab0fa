package main

import (
	"cmp"
	"context"

	"papan/ai"
	"papan/core"
)

// solution is what is known of a position's value under best play.
type solution struct {
	Solved bool // the margin is known
	Margin int
	Known  bool // the result is: 1 win, 0 draw, -1 loss
	Result int
	Move   core.Move
	Nodes  int
}

// exact searches p until nothing in its value is an estimate.
func exact(ctx context.Context, e *ai.Engine, p core.Position, l ai.Limits) (solution, error) {
	info, err := e.Search(ctx, p, l, nil)
	s := solution{Move: info.Move, Nodes: info.Nodes}
	switch {
	case info.Score.Win != 0:
		s.Known, s.Result = true, info.Score.Win
	case info.Score.Exact:
		s.Solved, s.Margin = true, info.Score.Margin/100
		s.Known, s.Result = true, cmp.Compare(s.Margin, 0)
	}
	return s, err
}
