package ai

import (
	"context"
	"sync/atomic"
)

// clock tells a search when to stop. It is asked only every so many nodes.
type clock struct {
	ctx   context.Context
	nodes int           // looked at so far
	limit int           // at most so many; 0 for any number
	next  int           // when to look at the context again
	every int           // nodes between two looks
	all   *atomic.Int64 // looked at by all that search together; nil for one alone
	told  int           // of nodes, in all
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
	return c.ctx.Err() != nil || c.all != nil && c.together()
}

// together tells the others how many nodes were looked at and reports whether
// all of them have reached the limit.
func (c *clock) together() bool {
	total := c.all.Add(int64(c.nodes - c.told))
	c.told = c.nodes
	return c.limit > 0 && total >= int64(c.limit)
}
