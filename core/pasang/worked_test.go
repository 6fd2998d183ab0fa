package pasang

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"papan/core"
)

// worked is a position that a published page works out; testdata/examples.json
// names the page and notes where it is mistaken.
type worked struct {
	ID             string
	Rows           []string
	RowsBefore     []string                        `json:"rows_before"`
	RowsAfter      []string                        `json:"rows_after"`
	CopyFiles      []string                        `json:"p2_columns_copy_rule"`
	SectorFiles    []string                        `json:"p2_columns_sector_rule"`
	SlidesOne      []string                        `json:"p1_slide_sources_expected"`
	SlidesTwo      []string                        `json:"p2_slide_sources_expected"`
	Options        struct{ Slide, Jump, Both int } `json:"p1_options"`
	ToMove         core.Seat                       `json:"to_move"`
	Score          [2]int
	Moves          json.RawMessage
	Points, Totals [2]int
	AllMoves       []workedMove   `json:"all_moves"`
	AllOne         []workedMove   `json:"p1_all_moves"`
	AllTwo         []workedMove   `json:"p2_all_moves_before_its_move"`
	AllPerPly      [][]workedMove `json:"all_moves_per_ply"`
	WinningMove    workedMove     `json:"winning_move"`
}

type workedMove struct {
	Frm, To, Axis string
	Captures      []string
}

func (m workedMove) String() string {
	return m.Frm + m.To + " " + m.Axis + " " + strings.Join(m.Captures, ",")
}

func readWorked(t *testing.T, id string) worked {
	t.Helper()
	data, err := os.ReadFile("testdata/examples.json")
	if err != nil {
		t.Fatal(err)
	}
	var list []worked
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(list, func(w worked) bool { return w.ID == id })
	if i < 0 {
		t.Fatalf("no example %s", id)
	}
	return list[i]
}

func (w worked) steps(t *testing.T) []workedMove {
	t.Helper()
	var moves []workedMove
	if err := json.Unmarshal(w.Moves, &moves); err != nil {
		t.Fatal(err)
	}
	return moves
}

// ranksText returns the board of a position text for rows of the page.
func ranksText(rows []string) string {
	return strings.NewReplacer("W", "w", "B", "b", "+", ".").Replace(strings.Join(rows, "/"))
}

// text returns a position text after the passages c and j.
func (w worked) text(rows []string, mover, scores string) string {
	return ranksText(rows) + " " + mover + " cj " + scores
}

func parsed(t testing.TB, text string, values ...string) Position {
	t.Helper()
	s := core.Setup{Start: text}
	for i := 0; i < len(values); i += 2 {
		s = s.With(values[i], values[i+1])
	}
	p, err := Game.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

// shown returns a step as the page shows it.
func shown(p *Position, s Step) string {
	from := p.kas[p.mover-1]
	if s&doing == promoting {
		from = at(s.from(), s.to().rank())
	}
	m := workedMove{Frm: from.String(), To: s.to().String(), Axis: "v"}
	if s.onRank() {
		m.Axis = "h"
	}
	for _, site := range s.sites() {
		m.Captures = append(m.Captures, name(site))
	}
	return m.String()
}

func wantMoves(t *testing.T, p Position, want []workedMove) {
	t.Helper()
	var got, wanted []string
	for _, s := range p.Steps(nil) {
		got = append(got, shown(&p, s))
	}
	for _, m := range want {
		wanted = append(wanted, m.String())
	}
	slices.Sort(got)
	slices.Sort(wanted)
	if !slices.Equal(got, wanted) {
		t.Errorf("%s\n got %q\nwant %q", p, got, wanted)
	}
}

// playShown plays a move of the page and checks that it is one.
func playShown(t *testing.T, p Position, m workedMove) Position {
	t.Helper()
	for _, s := range p.Steps(nil) {
		if shown(&p, s) == m.String() {
			var next Position
			p.Do(s, &next)
			return next
		}
	}
	t.Fatalf("%s: no move %s", p, m)
	return p
}

func TestWorkedPassages(t *testing.T) {
	w := readWorked(t, "jpn-1-passages")
	for rule, want := range map[string][]string{"copy": w.CopyFiles, "sector": w.SectorFiles} {
		p := playText(t, opened(t, optSecond, rule), "c")
		if p.Score(1) != 8 {
			t.Errorf("passage c brings %d points, want 8", p.Score(1))
		}
		var got []string
		for _, m := range p.Moves() {
			got = append(got, p.Text(m))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: files %v, want %v", rule, got, want)
		}
		if p = playText(t, p, "j"); p.Score(2) != 9 {
			t.Errorf("passage j brings %d points, want 9", p.Score(2))
		}
	}
}

func TestWorkedSelection(t *testing.T) {
	w := readWorked(t, "jpn-2-kas-selection")
	one := w.text(w.Rows, "1", "8,9")
	for promotion, want := range map[string]int{"slide": w.Options.Slide, "jump": w.Options.Jump, "either": w.Options.Both} {
		p := parsed(t, one, optPromotion, promotion)
		if got := len(p.Moves()); got != want {
			t.Errorf("%s: %d promotions, want %d", promotion, got, want)
		}
	}
	p := parsed(t, one, optPromotion, "slide")
	if got := sources(p); !slices.Equal(got, w.SlidesOne) {
		t.Errorf("Player 1 promotes %v, want %v", got, w.SlidesOne)
	}
	p.mover = 2 // the page marks Player 2's tokens before Player 1's promotion
	if got := sources(p); !slices.Equal(got, w.SlidesTwo) {
		t.Errorf("Player 2 promotes %v, want %v", got, w.SlidesTwo)
	}
}

// sources returns the tokens that can be promoted, by file.
func sources(p Position) []string {
	next, _ := core.Narrow(p.Moves(), nil)
	slices.SortFunc(next, func(a, b core.Site) int {
		fa, ra := FileRank(a)
		fb, rb := FileRank(b)
		return (fa-fb)*side + ra - rb
	})
	var names []string
	for _, s := range next {
		names = append(names, name(s))
	}
	return names
}

func TestWorkedPlay(t *testing.T) {
	for _, test := range []struct{ id, mover, scores string }{
		{"jpn-3-kas-placed", "1", "8,9"},
		{"jpn-4-third-phase", "1", "11,15"},
		{"jpn-6-endgame-forced-suntuk", "2", "80,80"},
	} {
		w := readWorked(t, test.id)
		rows := w.RowsBefore
		if rows == nil {
			rows = w.Rows
		}
		p := parsed(t, w.text(rows, test.mover, test.scores))
		all := w.AllPerPly
		if w.AllOne != nil {
			all = [][]workedMove{w.AllOne, w.AllTwo}
		}
		for i, m := range w.steps(t) {
			if all != nil {
				wantMoves(t, p, all[i])
			}
			mover, before := p.Mover(), p
			p = playShown(t, p, m)
			if gained := p.Score(mover) - before.Score(mover); w.Points != [2]int{} && gained != w.Points[i] {
				t.Errorf("%s: %s brings %d points, want %d", test.id, m, gained, w.Points[i])
			}
		}
		if w.Totals != [2]int{} && (p.Score(1) != w.Totals[0] || p.Score(2) != w.Totals[1]) {
			t.Errorf("%s: scores %d, %d; want %v", test.id, p.Score(1), p.Score(2), w.Totals)
		}
		if got, want := strings.Fields(p.String())[0], ranksText(w.RowsAfter); got != want {
			t.Errorf("%s: board\n got %s\nwant %s", test.id, got, want)
		}
	}
}

func TestWorkedEndgames(t *testing.T) {
	w := readWorked(t, "jpn-5-endgame-suntuk")
	p := parsed(t, w.text(w.Rows, "1", "85,89"))
	wantMoves(t, p, w.AllMoves)
	p = playShown(t, p, w.WinningMove)
	wantResult(t, p, Suntuk, 1, 175, 0)

	w = readWorked(t, "jpn-6-endgame-forced-suntuk")
	end := w.text(w.RowsAfter, "1", "80,90")
	wantResult(t, parsed(t, end), Suntuk, 2, 0, 170)
	wantMoves(t, parsed(t, end, optCentre, "open"), []workedMove{{"b8", "b6", "h", []string{"k6"}}})
}
