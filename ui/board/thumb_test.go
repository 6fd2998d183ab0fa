package board

import (
	"image/color"
	"testing"

	"papan/core"
	"papan/core/pasang"
	"papan/ui/theme"
)

// TestThumb: the middle of every cell has the colour of what lies there, also
// in pictures that are not square.
func TestThumb(t *testing.T) {
	p := opening(t, "c", "d")
	p = p.After(p.Moves()[0])
	table := core.Lay(p)
	plan, c := Pasang(), &theme.Light
	want := map[core.Piece]color.NRGBA{0: c.Line, pasang.White: c.White, pasang.Black: c.Black, pasang.KasOne: c.Seats[0]}
	for _, size := range [][2]int{{230, 230}, {300, 230}, {230, 300}} {
		img := paintThumb(plan, table, c, size[0], size[1])
		for s := core.Site(1); int(s) < len(plan.Cells); s++ {
			cell := plan.Cells[s]
			x := (size[0]-230)/2 + 15 + 20*cell.Col
			y := (size[1]-230)/2 + 15 + 20*(plan.Rows-1-cell.Row)
			if got, want := img.At(x, y), color.RGBA(want[table[s].Piece]); got != color.Color(want) {
				t.Errorf("%v: at site %d, which has piece %d, the colour is %v", size, s, table[s].Piece, got)
			}
		}
	}
}

// BenchmarkThumb paints a thumbnail of 96 units on a screen of scale 2.
func BenchmarkThumb(b *testing.B) {
	p, err := open()
	if err != nil {
		b.Fatal(err)
	}
	plan, table := Pasang(), core.Lay(p)
	for b.Loop() {
		paintThumb(plan, table, &theme.Light, 192, 192)
	}
}
