package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"papan/ui/theme"
)

// BenchmarkFrame is one frame of a step on a full board: the picture as data,
// and the canvas objects brought up to date with it. Drawing is not in it.
func BenchmarkFrame(b *testing.B) {
	test.NewTempApp(b)
	g := NewGrid(Pasang())
	w := test.NewTempWindow(b, g)
	w.Resize(fyne.NewSize(400, 600))
	p, err := open()
	if err != nil {
		b.Fatal(err)
	}
	g.Lay(viewOf(p))
	r := running(g, p, p.Moves()[0], func() {})
	b.ReportAllocs()
	part := float32(0)
	for b.Loop() {
		g.tick(r, part)
		if part += 0.01; part >= 1 {
			part = 0
		}
	}
}

// BenchmarkGround renders the empty board, as happens when the window gets
// another size.
func BenchmarkGround(b *testing.B) {
	test.NewTempApp(b)
	res := Pasang().ground(&theme.Light)
	side := float32(600)
	for b.Loop() {
		side = 1200 - side + 1 // never what is cached
		img := canvas.NewImageFromResource(res)
		img.Resize(fyne.NewSquareSize(side))
	}
}

// BenchmarkLay lays a position with 40 moves on offer.
func BenchmarkLay(b *testing.B) {
	test.NewTempApp(b)
	g := NewGrid(Pasang())
	w := test.NewTempWindow(b, g)
	w.Resize(fyne.NewSize(400, 600))
	p, err := open("c", "d")
	if err != nil {
		b.Fatal(err)
	}
	v := viewOf(p)
	b.ReportAllocs()
	for b.Loop() {
		g.Lay(v)
	}
	b.ReportMetric(float64(len(v.Moves)), "moves")
}
