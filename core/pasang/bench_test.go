package pasang

import (
	"math/rand/v2"
	"testing"
)

func BenchmarkPerft(b *testing.B) {
	const depth = 6
	stack := make([]Position, depth)
	stack[0] = opened(b, "pattern", "25")
	buf := make([][MaxSteps]Step, depth)
	leaves := 0
	b.ReportAllocs()
	for b.Loop() {
		leaves += perft(stack, buf)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// played returns positions of random games in which the kas move.
func played(b *testing.B, n int) []Position {
	rng := rand.New(rand.NewPCG(5, 6))
	var list []Position
	var buf [MaxSteps]Step
	for len(list) < n {
		p := opened(b)
		for steps := p.Steps(buf[:]); len(steps) > 0; steps = p.Steps(buf[:]) {
			if p.phase() == Playing {
				list = append(list, p)
			}
			var next Position
			p.Do(steps[rng.IntN(len(steps))], &next)
			p = next
		}
	}
	return list[:n]
}

// BenchmarkNode measures what a search does at a node.
func BenchmarkNode(b *testing.B) {
	list := played(b, 4096)
	steps := make([]Step, len(list))
	var buf [MaxSteps]Step
	for i := range list {
		steps[i] = list[i].Steps(buf[:])[0]
	}
	sum := 0
	var next Position
	for _, part := range []struct {
		name string
		do   func(p *Position, i int)
	}{
		{"CountSteps", func(p *Position, _ int) { sum += p.CountSteps() }},
		{"Steps", func(p *Position, _ int) { sum += len(p.Steps(buf[:])) }},
		{"Do", func(p *Position, i int) { p.Do(steps[i], &next) }},
		{"Gain", func(p *Position, i int) { sum += p.Gain(steps[i]) }},
		{"Hash", func(p *Position, _ int) { sum += int(p.Hash()) }},
	} {
		b.Run(part.name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				part.do(&list[i&4095], i&4095)
				i++
			}
		})
	}
}
