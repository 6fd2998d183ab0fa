package board

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/ui/reel"
	"papan/ui/theme"
)

const (
	mostSeeds = 12   // drawn in a hole; its numeral counts the rest
	mostKept  = 40   // drawn in a store
	mostHeld  = 7    // drawn in the hand
	seedBed   = 0.30 // from a hole's middle to its outermost seeds, in pitches
	handLift  = 0.22 // of the hand over a place
)

// seedArt is the drawing of the i-th seed of a heap: each heap turns its seeds
// its own way, always the same.
func seedArt(heap, i int) art { return art{lookSeed, uint8((heap*5 + i*7 + i/3) % 4)} }

// spiral returns the place of the i-th seed of n in a round heap of radius 1.
// Seeds in the order of a sunflower's leave each other as much room as there is.
func spiral(heap, i, n int) (x, y float32) {
	r := math.Sqrt((float64(i) + 0.4) / float64(n))
	a := float64(i)*math.Pi*(3-math.Sqrt(5)) + float64(heap)*1.9
	return float32(r * math.Cos(a)), float32(r * math.Sin(a))
}

// seedAt returns where the i-th seed of a hole lies, from the hole's middle.
func (l pitLayout) seedAt(heap, i int) fyne.Delta {
	x, y := spiral(heap, i, mostSeeds)
	w, h := float32(seedBed), seedBed+(l.width()-1)/2
	if l.upright {
		w, h = h, w
	}
	return fyne.NewDelta(x*w*l.cell, y*h*l.cell)
}

// heapSpan returns from where to where, from its head, the seeds of a tray lie.
func heapSpan(t span) (from, to float32) {
	const numeral, least = 1.4, 0.3
	to = t.long() - least
	return min(numeral+least/2, to), min(to, numeral+3.4)
}

// keptAt returns where the i-th seed of a tray lies.
func (l pitLayout) keptAt(t span, i int) fyne.Position {
	x, y := spiral(int(t.deep*10), i, mostKept)
	from, to := heapSpan(t)
	return l.within(t, (from+to)/2+x*(to-from)/2, y*(t.deep/2-0.14))
}

// flights draws the seeds on their way: in the hand, or from a hole to a store.
func (p *pitPainter) flights(f reel.Frame) {
	r := p.b.run
	if r == nil {
		return
	}
	held := f.Table[r.hand].N
	at, ok := p.handRests(f)
	for _, fl := range f.Flying {
		switch part := float32(fl.Part); {
		case fl.From == r.hand:
			held += fl.N
			at = between(at, p.over(fl.To), part)
		case fl.To == r.hand:
			held += fl.N
			at, ok = between(p.place(fl.From), p.over(fl.From), part), true
		default:
			p.flight(fl)
		}
	}
	if ok && held > 0 {
		p.hand(at, held)
	}
}

// handRests returns where the hand was at the end of the events before f.
func (p *pitPainter) handRests(f reel.Frame) (fyne.Position, bool) {
	r := p.b.run
	for i := min(f.Event, len(r.events)) - 1; i >= 0; i-- {
		switch e := r.events[i]; r.hand {
		case e.From:
			return p.over(e.To), true
		case e.To:
			return p.over(e.From), true
		}
	}
	return fyne.Position{}, false
}

// over is where the hand is when it is at s.
func (p *pitPainter) over(s core.Site) fyne.Position {
	return p.place(s).SubtractXY(0, handLift*p.cell)
}

// hand draws n seeds in the hand, with their number in the mover's colour.
func (p *pitPainter) hand(at fyne.Position, n int) {
	for i := range min(n, mostHeld) {
		x, y := spiral(3, i, mostHeld)
		p.scene.sprite(stageFlight, seedArt(3, i), at.AddXY(x*0.2*p.cell, (y*0.2+0.14)*p.cell))
	}
	p.counter(at.SubtractXY(0, p.cell*0.32), n, p.colours.Seats[p.mover-1])
}

// counter draws a number on a round token.
func (p *pitPainter) counter(at fyne.Position, n int, c color.NRGBA) {
	d := max(p.cell*0.5, 21)
	p.scene.plate(stageNotes, plate{rect: around(at, d+2, d+2), round: d/2 + 1, fill: p.colours.Casing})
	p.scene.plate(stageNotes, plate{rect: around(at, d, d), round: d / 2, fill: c, stroke: p.colours.OnSeat, width: max(d*0.07, 1.5)})
	p.scene.label(stageNotes, label{text: strconv.Itoa(n), at: at, size: d * 0.52, colour: p.colours.OnSeat, bold: true})
}

// flight draws seeds that fly from a hole to a store or back.
func (p *pitPainter) flight(fl reel.Flight) {
	from, ok := p.at(fl.From)
	to, too := p.at(fl.To)
	if !ok || !too {
		return // a lid
	}
	at := between(from, to, float32(fl.Part))
	if p.b.isStore(fl.To) {
		p.ring(stageGround, fl.From, p.colours.Last, 0.09)
	}
	for i := range min(fl.N, mostSeeds) {
		p.scene.sprite(stageFlight, seedArt(int(fl.From), i), at.Add(p.seedAt(int(fl.From), i)))
	}
	if fl.N > 1 {
		p.counter(at, fl.N, p.colours.Frame)
	}
}

// seedDrawing is a cowrie, lying in one of four ways.
func seedDrawing(way int) string {
	return fmt.Sprintf(`<g transform="rotate(%d 50 50)">`+
		`<ellipse cx="50" cy="50" rx="47" ry="37" fill="#2a1a0c"/>`+
		`<ellipse cx="50" cy="50" rx="42" ry="32" fill="#f3e4c6"/>`+
		`<ellipse cx="46" cy="43" rx="29" ry="18" fill="#fffaf0"/>`+
		`<path d="M20 53 C35 46 65 46 80 53 C65 55 35 55 20 53 Z" fill="#8a5a34"/></g>`, way*45+15)
}

// arrowDrawing is a chevron in a seat's colour, pointing right, down, left or up.
func arrowDrawing(p *theme.Palette, seat core.Seat, way int) string {
	chevron := func(width float64, c color.NRGBA) string {
		return bars(width, c, [4]float64{38, 20, 66, 50}, [4]float64{66, 50, 38, 80})
	}
	return fmt.Sprintf(`<g transform="rotate(%d 50 50)">%s%s</g>`, way*90, chevron(32, p.OnSeat), chevron(18, p.Seats[seat-1]))
}
