package ai

import "context"

// clock tells a search when to stop. It is asked only every so many nodes.
type clock struct {
	ctx   context.Context
	nodes int // looked at so far
	limit int // at most so many; 0 for any number
	next  int // when to look at the context again
	every int // nodes between two looks
}

func newClock(ctx context.Context, limit, every int) clock {
	return clock{ctx: ctx, limit: limit, every: every}
}

// stop reports whether the search must end.
func (c *clock) stop() bool {
	if c.nodes < c.next {
		return false
	}
	if c.limit > 0 && c.nodes >= c.limit {
		return true
	}
	breathe()
	c.next = c.nodes + c.every
	if c.limit > 0 {
		c.next = min(c.next, c.limit)
	}
	return c.ctx.Err() != nil
}
