package mancala

import "testing"

// sowAll is perft without counting ahead: every sowing is played.
func sowAll(b *Board, depth int) int {
	var buf [MaxSteps]Step
	var next Board
	n := 0
	for _, s := range b.Steps(buf[:]) {
		b.Do(s, &next)
		n++
		if depth > 1 {
			n += sowAll(&next, depth-1)
		}
	}
	return n
}

func BenchmarkPerft(b *testing.B) {
	for _, c := range []struct {
		name  string
		p     Position
		depth int
	}{
		{"congklak", start(b, Congklak), 8},
		{"raja-pasu", start(b, RajaPasu), 6},
		{"mandiri", start(b, Mandiri), 6},
	} {
		board := c.p.Board()
		b.Run(c.name+"/leaves", func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n += perft(&board, c.depth)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
		})
		b.Run(c.name+"/sowings", func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n += sowAll(&board, c.depth-1)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Msowings/s")
		})
	}
}

func BenchmarkNewRing(b *testing.B) {
	for b.Loop() {
		newRing(congklak, 7, 1)
	}
}
