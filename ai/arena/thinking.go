package main

import (
	"flag"
	"fmt"
	"time"

	"papan/ai"
	"papan/ai/arena/contest"
)

// thinking is the flags of the commands that search: what the engine gets and
// what it may use.
type thinking struct {
	hash, threads int
	limits        ai.Limits
}

func (t *thinking) register(fs *flag.FlagSet, usual ai.Limits) {
	t.machine(fs)
	fs.DurationVar(&t.limits.Time, "time", usual.Time, "`time` for a position, such as 500ms; 0 for any")
	fs.IntVar(&t.limits.Nodes, "nodes", usual.Nodes, "`positions` looked at for a position; 0 for any number")
}

// machine registers the flags of what the engine gets.
func (t *thinking) machine(fs *flag.FlagSet) {
	fs.IntVar(&t.hash, "hash", ai.TableMB, fmt.Sprintf("size of the table in `megabytes`, 1 to %d", contest.MaxHash))
	fs.IntVar(&t.threads, "threads", 1, fmt.Sprintf("`number` of threads, 1 to %d", contest.MaxThreads))
}

// engine returns the engine that the flags describe.
func (t *thinking) engine() (*ai.Engine, error) {
	switch {
	case t.hash < 1 || t.hash > contest.MaxHash:
		return nil, fmt.Errorf("hash %d is not a number from 1 to %d", t.hash, contest.MaxHash)
	case t.threads < 1 || t.threads > contest.MaxThreads:
		return nil, fmt.Errorf("threads %d is not a number from 1 to %d", t.threads, contest.MaxThreads)
	case t.limits.Time < 0 || t.limits.Nodes < 0 || t.limits.Depth < 0:
		return nil, fmt.Errorf("a limit is less than 0")
	}
	e := ai.NewEngine(t.hash)
	e.SetThreads(t.threads)
	return e, nil
}

// round is a time in a readable number of digits.
func round(d time.Duration) time.Duration {
	switch {
	case d >= time.Second:
		return d.Round(time.Millisecond)
	case d >= time.Millisecond:
		return d.Round(time.Microsecond)
	}
	return d
}
