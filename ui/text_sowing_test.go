package ui

import (
	"strconv"
	"strings"
	"testing"

	"papan/core"
	"papan/core/mancala"
	"papan/ui/board"
)

// sowingKeys returns the keys that are put together from what package mancala
// and the board of holes call things.
func sowingKeys() []string {
	var keys []string
	add := func(prefix string, names ...string) {
		for _, n := range names {
			keys = append(keys, prefix+n)
		}
	}
	ends := []string{mancala.Again, mancala.Spent, mancala.Mati, mancala.Tembak, mancala.Pasu, mancala.Stop, mancala.Pussa}
	add("end.", ends...)
	add("note.", ends...)
	add("note.", mancala.Gather, board.NoteGain, board.NoteLaps, board.NoteLap, board.NotePass, board.NoteRound)
	add("refusal.", mancala.GameOver, mancala.NotAHole, mancala.LidOn, mancala.NotYours, mancala.EmptyHole,
		mancala.NeverEnds, mancala.TooFewLeft, mancala.MoveIsMade)
	for _, result := range []string{"result.won.", "result.draw."} {
		add(result, mancala.RowEmpty, mancala.Endless, mancala.Repetition, mancala.OneSeed, mancala.NobodyMoves,
			mancala.Rounds, mancala.Unfilled)
	}
	add("round.leads.", mancala.LoserLeads, mancala.WinnerLeads, mancala.OthersLead, mancala.RemainderLeads, mancala.RajaLeads)
	for i := range roleHoles {
		add("role.", strconv.Itoa(i+1))
	}
	for _, c := range companies {
		add("company.", string(c)+".3")
	}
	return keys
}

func TestSowingNotes(t *testing.T) {
	for _, c := range []struct {
		g    *core.Game
		note board.Note
		want string
	}{
		{mancala.Congklak, board.Note{Code: board.NoteGain, N: 5, Seat: 1, Mover: 1}, "store +5"},
		{mancala.RajaPasu, board.Note{Code: board.NoteGain, N: 8, Seat: 1, Mover: 1}, "you +8"},
		{mancala.RajaPasu, board.Note{Code: board.NoteGain, N: 4, Seat: 2, Mover: 1}, "opponent +4"},
		{mancala.Mandiri, board.Note{Code: board.NoteGain, N: 4, Seat: 3, Mover: 1}, "Violet +4"},
		{mancala.RajaPasu, board.Note{Code: mancala.Pasu, N: 4, Seat: 2, Mover: 1}, "Pasu: Blue +4"},
		{mancala.Congklak, board.Note{Code: mancala.Tembak, N: 9, Seat: 1, Mover: 1}, "Tembak +9"},
		{mancala.Congklak, board.Note{Code: mancala.Again, Seat: 1, Mover: 1}, "Again!"},
		{mancala.RajaPasu, board.Note{Code: board.NoteLaps, N: 1, Seat: 1, Mover: 1}, "1 lap"},
		{mancala.RajaPasu, board.Note{Code: board.NoteLaps, N: 12, Seat: 1, Mover: 1}, "12 laps"},
		{mancala.Congklak, board.Note{Code: mancala.Gather, Mover: 1}, "Ends the round"},
	} {
		if got := newWords("en").sowingNote(c.g, match{}, c.note); got != c.want {
			t.Errorf("%s, %+v: %q, want %q", c.g.ID, c.note, got, c.want)
		}
	}
}

// TestSowingTold: a sowing is told to the one person as his own.
func TestSowingTold(t *testing.T) {
	alone := match{}
	alone.Level[2] = "easy"
	named := match{}
	named.Name[1] = "Siti"
	r := board.Report{
		Mover: 1, Seeds: 23, Laps: 3, Gain: [core.MaxSeats]int{9},
		End: board.Note{Code: mancala.Tembak, N: 9, Seat: 1, Mover: 1},
	}
	lost := board.Report{
		Mover: 1, Seeds: 7, Laps: 1, Gain: [core.MaxSeats]int{0, 4},
		End: board.Note{Code: mancala.Stop, Seat: 1, Mover: 1},
	}
	for _, c := range []struct {
		l    string
		m    match
		r    board.Report
		want string
	}{
		{"en", alone, r, "You sowed 23, 3 laps, gained 9. Tembak: 9 seeds captured."},
		{"en", named, r, "Siti sowed 23, 3 laps, gained 9. Tembak: 9 seeds captured."},
		{"en", match{}, lost, "Red sowed 7, Blue got 4. The next two holes are empty: nothing is captured."},
		{"ms", alone, r, "Awda menabur 23, 3 putaran, mendapat 9. Tembak: 9 buah diambil."},
		{"id", alone, r, "Anda menabur 23, 3 putaran, mendapat 9. Tembak: 9 biji diambil."},
		{"es", alone, r, "Sembraste 23, 3 vueltas, 9 ganadas. Tembak: 9 semillas capturadas."},
	} {
		if got := newWords(c.l).sowingTold(c.m, 2, c.r); got != c.want {
			t.Errorf("%s: %q, want %q", c.l, got, c.want)
		}
	}
}

func TestSowingRound(t *testing.T) {
	next := core.Event{Kind: core.Round, Seat: 2, N: 2, Word: mancala.LoserLeads}
	got := newWords("en").sowingRound(match{}, 2, next, [core.MaxSeats]int{54, 44})
	if want := "Round 1 is over: Red 54 – Blue 44. Blue lost the round and starts the next."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestRoles: the parts of Raja Pasu Mandiri go with the holes, and other games
// have none.
func TestRoles(t *testing.T) {
	w := newWords("en")
	for _, c := range []struct {
		g    *core.Game
		seat core.Seat
		want string
	}{
		{mancala.Mandiri, 1, "Raja (king)"}, {mancala.Mandiri, 2, "Mandiri (minister)"}, {mancala.Mandiri, 3, "Pasu (cow)"},
		{mancala.RajaPasu, 1, ""},
	} {
		if got := w.role(opening(t, c.g, nil), c.seat); got != c.want {
			t.Errorf("%s, seat %d: %q, want %q", c.g.ID, c.seat, got, c.want)
		}
	}
}

func TestRoundNow(t *testing.T) {
	got := newWords("en").roundNow(match{}, opening(t, mancala.Congklak, map[string]string{"rounds": "3"}))
	if want := "Round 1. Won so far: Red 0 – Blue 0"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestSowingScores(t *testing.T) {
	for _, c := range []struct {
		reason string
		stuck  []core.Refusal
		want   string
	}{
		{mancala.RowEmpty, []core.Refusal{{Code: mancala.EmptyHole}}, "Red 2 – Blue 1"},
		{mancala.Rounds, nil, "Rounds won: Red 2 – Blue 1"},
		{mancala.Endless, []core.Refusal{{Code: mancala.NeverEnds}}, "Red 2 – Blue 1. Crosses: sowing there would never end."},
	} {
		r := core.Result{Reason: c.reason, Scores: [core.MaxSeats]int{2, 1}}
		if got := newWords("en").sowingScores(match{}, 2, r, c.stuck); got != c.want {
			t.Errorf("%s: %q, want %q", c.reason, got, c.want)
		}
	}
}

func TestShared(t *testing.T) {
	w := newWords("en")
	got := w.shared(match{}, core.Result{Winners: [core.MaxSeats]bool{true, false, true}})
	if want := "Red and Violet have the most seeds and share the win"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := w.shared(match{}, core.Result{Winners: [core.MaxSeats]bool{true}}); got != "" {
		t.Errorf("one winner shares: %q", got)
	}
}

// TestSowingTask: what is to be done depends on who drops the seeds.
func TestSowingTask(t *testing.T) {
	w := newWords("en")
	if a, b := w.sowingTask(false), w.sowingTask(true); a == b {
		t.Errorf("both say %q", a)
	}
}

// TestArrows: texts speak of arrows, never of a clock.
func TestArrows(t *testing.T) {
	for _, l := range languages {
		for key, forms := range sentences(t, l) {
			for _, s := range forms {
				for _, never := range []string{"clockwise", "jarum jam", "horario"} {
					if strings.Contains(strings.ToLower(s), never) {
						t.Errorf("%s: %s says %q", l, key, s)
					}
				}
			}
		}
	}
}

func opening(t *testing.T, g *core.Game, values map[string]string) mancala.Position {
	t.Helper()
	p, err := g.Open(core.Setup{Values: values})
	if err != nil {
		t.Fatal(err)
	}
	return p.(mancala.Position)
}
