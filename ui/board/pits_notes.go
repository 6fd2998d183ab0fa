package board

import (
	"papan/core"
	"papan/core/mancala"
	"papan/ui/reel"
)

// Note is something that the board says: a code, and what its words need.
type Note struct {
	Code  string
	N     int       // seeds, laps or the number of a round
	Seat  core.Seat // whom it befalls
	Mover core.Seat // who sows
}

// The codes of notes, besides the words that package mancala gives to the ends
// of sowings (mati, tembak, again, spent, pasu, stop, pussa; gather for the end
// of a round).
const (
	NoteGain  = "gain"  // N seeds come to Seat
	NoteLaps  = "laps"  // the sowing takes N laps
	NoteLap   = "lap"   // the N-th lap has begun
	NotePass  = "pass"  // Seat cannot move and is passed over
	NoteRound = "round" // round N begins, led by Seat
)

func (b *Pits) words(n Note) string {
	if b.Words == nil || n.Code == "" {
		return ""
	}
	return b.Words(n)
}

// notes says what happens: how a sowing ends, what is captured on the way, who
// is passed over, which lap it is.
func (p *pitPainter) notes(f reel.Frame) {
	if said := p.b.said; said.note.Code != "" && !p.telling {
		p.note(said.note, said.at)
	}
	r := p.b.run
	if r == nil || f.Event >= len(r.events) {
		return
	}
	middle := p.point(p.long()/2, p.across()/2)
	switch e := r.events[f.Event]; {
	case e.Kind == core.Skip:
		p.note(Note{Code: NotePass, Seat: e.Seat, Mover: p.mover}, p.b.position.Store(e.Seat))
	case e.Kind == core.Round:
		p.chipAt(p.b.words(Note{Code: NoteRound, N: e.N, Seat: e.Seat}), middle)
	case e.Word == mancala.Pasu:
		p.note(Note{Code: e.Word, N: e.N, Seat: seatOf(p.b.position, e.To), Mover: p.mover}, e.From)
	case e.Word != "" && e.Word == r.sowing.end.Code:
		p.note(r.sowing.end, r.sowing.endsAt)
	case f.Lap > 1:
		p.chipAt(p.b.words(Note{Code: NoteLap, N: f.Lap, Seat: p.mover, Mover: p.mover}), middle)
	}
}

// note says n at a site: toward the middle of the board, or above.
func (p *pitPainter) note(n Note, s core.Site) {
	if _, ok := p.at(s); !ok {
		return
	}
	r, _ := p.bounds(s)
	at := r.AddXY(r.Width/2, r.Height/2-p.cell*0.62)
	if u, _, isHole := p.hole(s); isHole && !p.upright {
		at = p.point(u, p.across()/2)
	}
	p.chipAt(p.b.words(n), at)
}
