package ui

import (
	"strings"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/board"
)

// The words of the games of sowing: short ones on the board, sentences under it.

// sowingNote is the word or two for a chip on the board.
func (w *words) sowingNote(g *core.Game, m match, n board.Note) string {
	key, name := "note."+n.Code, w.called(m, n.Seat)
	switch n.Code {
	case board.NoteLaps:
		return w.count(key, n.N)
	case board.NoteGain:
		name = w.gainer(g, m, n)
	}
	return w.say(key, "N", n.N, "Name", name)
}

// gainer is what a chip calls the seat that a sowing would bring seeds. In
// Congklak they go into the mover's store.
func (w *words) gainer(g *core.Game, m match, n board.Note) string {
	switch {
	case n.Seat == n.Mover && g.ID == mancala.Congklak.ID:
		return w.say("note.store")
	case n.Seat == n.Mover:
		return w.say("note.you")
	case g.Seats[0] == 2:
		return w.say("note.opponent")
	}
	return w.called(m, n.Seat)
}

// called is a player's name without his level, where there is little room.
func (w *words) called(m match, seat core.Seat) string {
	if seat == core.Nobody {
		return ""
	}
	if name := m.Name[seat]; name != "" {
		return name
	}
	return w.seatName(seat)
}

// sowingTold tells what a sowing came to and how it ended.
func (w *words) sowingTold(m match, seats int, r board.Report) string {
	var told string
	if m.lonely(seats, r.Mover) {
		told = w.say("sowed.you", "N", r.Seeds)
	} else {
		told = w.say("sowed.name", "Name", w.called(m, r.Mover), "N", r.Seeds)
	}
	parts := []string{told}
	if r.Laps > 1 {
		parts = append(parts, w.count("note.laps", r.Laps))
	}
	if n := r.Gain[r.Mover-1]; n > 0 {
		parts = append(parts, w.say("sowed.gained", "N", n))
	}
	for i, n := range r.Gain {
		if seat := core.Seat(i + 1); n > 0 && seat != r.Mover {
			parts = append(parts, w.say("sowed.other", "Name", w.called(m, seat), "N", n))
		}
	}
	told = strings.Join(parts, ", ") + "."
	if end := w.sowingEnd(m, r.End); end != "" {
		told += " " + end
	}
	return told
}

// sowingEnd says how a sowing ended; "" for an end without a word.
func (w *words) sowingEnd(m match, n board.Note) string {
	if n.Code == "" {
		return ""
	}
	return w.count("end."+n.Code, n.N, "Name", w.called(m, n.Seat))
}

// lonely reports whether seat is the one person among computers, and nameless.
func (m match) lonely(seats int, seat core.Seat) bool {
	return m.Level[seat] == "" && m.Name[seat] == "" && m.persons(seats) == 1
}

// sowingTask says what the player to move has to do.
func (w *words) sowingTask(byHand bool) string {
	if byHand {
		return w.say("task.hand")
	}
	return w.say("task.sow")
}

// handTitle asks whether people sow by hand.
func (w *words) handTitle() string { return w.say("hand.title") }

// hand names a way to sow and says what it means.
func (w *words) hand(byHand bool) (title, meaning string) {
	if byHand {
		return w.say("hand.on"), w.say("hand.on.meaning")
	}
	return w.say("hand.off"), w.say("hand.off.meaning")
}
