package ui

import (
	"fmt"

	"papan/core"
	"papan/ui/board"
)

func (w *words) sowingNote(n board.Note, m match) string { return fmt.Sprint(n.Code, " ", n.N) }

func (w *words) sowingTold(m match, r board.Report) string {
	return fmt.Sprint(w.player(m, r.Mover), " sowed ", r.Seeds, ", laps ", r.Laps, ", ", r.End.Code)
}

func (w *words) sowingRound(m match, seats int, round core.Event, totals [core.MaxSeats]int) string {
	return fmt.Sprint("round ", round.N, " ", w.scores(m, seats, totals), " ", round.Word)
}

func (w *words) sowingHint(r board.Report) string { return fmt.Sprint("+", r.Gain[r.Mover-1]) }

func (w *words) handTitle() string { return "Sowing" }

func (w *words) hand(byHand bool) (title, meaning string) {
	if byHand {
		return "Sow by hand", "You drop each seed yourself."
	}
	return "Sow for me", "A touch sows the whole hole."
}
