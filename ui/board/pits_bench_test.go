package board

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/theme"
)

// BenchmarkPitsFrame is the work of one frame of a long sowing, without what
// Fyne does to put it on the screen.
func BenchmarkPitsFrame(b *testing.B) {
	test.NewTempApp(b)
	pits := NewPits(Reserves)
	pits.Resize(fyne.NewSize(412, 690))
	p, err := mancala.RajaPasu.Open(core.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	pits.Lay(viewOf(p))
	r := beginSowing(pits, p, p.Moves()[0])
	test.WidgetRenderer(pits)
	for b.Loop() {
		r.elapsed += 16 * time.Millisecond
		r.elapsed %= r.until
		pits.Refresh()
	}
}

// BenchmarkPitsFirst is the work of showing a board for the first time.
func BenchmarkPitsFirst(b *testing.B) {
	test.NewTempApp(b)
	p, err := mancala.RajaPasu.Open(core.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		pits := NewPits(Reserves)
		pits.Resize(fyne.NewSize(412, 690))
		pits.Lay(viewOf(p))
		test.WidgetRenderer(pits)
	}
}

// BenchmarkPitsThumb paints a thumbnail of 96 units on a screen of scale 2.
func BenchmarkPitsThumb(b *testing.B) {
	p, err := mancala.Congklak.Open(core.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	pits := &Pits{position: p.(sower)}
	table := core.Lay(p)
	for b.Loop() {
		paintPitsThumb(pits.boat(), table, &theme.Light, 192, 192)
	}
}
