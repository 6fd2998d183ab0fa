package board

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"papan/core"
	"papan/core/mancala"
)

// chips says what a sowing would bring, where neither the finger on s nor the
// last seed is.
func (p *pitPainter) chips(s core.Site, does sowing) {
	var words []string
	say := func(n Note) {
		n.Mover = does.mover
		if text := p.b.words(n); text != "" {
			words = append(words, text)
		}
	}
	for i := range p.seats {
		// The mover first.
		seat := core.Seat((int(does.mover)-1+i)%p.seats + 1)
		if n := does.gain[seat-1]; n > 0 {
			say(Note{Code: NoteGain, N: n, Seat: seat})
		}
	}
	if does.laps > 1 {
		say(Note{Code: NoteLaps, N: does.laps, Seat: does.mover})
	}
	say(does.end)
	if does.over {
		say(Note{Code: mancala.Gather, Seat: does.mover})
	}
	p.telling = true
	p.column(words, p.quiet(s, does.last))
}

// quiet returns of three places along the middle of the board the farthest from
// two sites.
func (p *pitPainter) quiet(a, b core.Site) fyne.Position {
	best, most := fyne.Position{}, float32(-1)
	for _, part := range []float32{0.5, 0.25, 0.75} {
		at := p.point(p.long()*part, p.across()/2)
		if d := min(apart(at, p.place(a)), apart(at, p.place(b))); d > most+p.cell*0.5 {
			best, most = at, d
		}
	}
	return best
}

// column writes chips around a point, side by side while there is room and then
// below.
func (p *pitPainter) column(words []string, at fyne.Position) {
	room := max(p.board.Width*0.64, p.cell*4)
	var rows [][]string
	wide := float32(0)
	for _, text := range words {
		w := p.chipWidth(text) + chipGap
		if len(rows) == 0 || wide+w > room {
			rows, wide = append(rows, nil), 0
		}
		wide += w
		rows[len(rows)-1] = append(rows[len(rows)-1], text)
	}
	step := p.chipHeight() + chipGap
	at.Y -= step * float32(len(rows)-1) / 2
	for _, row := range rows {
		p.row(row, at)
		at.Y += step
	}
}

const chipGap = 4 // units

// row writes chips side by side around a point.
func (p *pitPainter) row(words []string, at fyne.Position) {
	wide := -float32(chipGap)
	for _, text := range words {
		wide += p.chipWidth(text) + chipGap
	}
	at.X = max(wide/2, min(at.X, p.b.Size().Width-wide/2)) - wide/2
	for _, text := range words {
		w := p.chipWidth(text)
		p.chipAt(text, at.AddXY(w/2, 0))
		at.X += w + chipGap
	}
}

func (p *pitPainter) chipWidth(text string) float32 {
	size := p.chipText()
	return fyne.MeasureText(text, size, fyne.TextStyle{Bold: true}).Width + size*1.2
}

// chipText is the size of text on a chip: it goes with the board, and where
// the app's text is larger with that, as far as a small board allows.
func (p *pitPainter) chipText() float32 {
	return max(min(p.cell*0.32, 28), min(fynetheme.CaptionTextSize(), p.cell*0.5), 12)
}

func (p *pitPainter) chipHeight() float32 { return p.chipText() * 1.6 }

// chipAt writes a word on a chip around a point, but inside the widget.
func (p *pitPainter) chipAt(text string, at fyne.Position) {
	if text == "" {
		return
	}
	size, h, c := p.chipText(), p.chipHeight(), p.colours.Target
	w := p.chipWidth(text)
	r := around(at, w, h)
	all := p.b.Size()
	r.X = max(0, min(r.X, all.Width-w))
	r.Y = max(0, min(r.Y, all.Height-h))
	p.scene.plate(stageNotes, plate{rect: r, round: h / 2, fill: p.colours.Casing, stroke: c, width: max(1, size*0.1)})
	p.scene.label(stageNotes, label{text: text, at: r.AddXY(w/2, h/2), size: size, colour: c, bold: true})
}
