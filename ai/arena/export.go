package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"papan/ai/arena/contest"
	"papan/ai/arena/elo"
	"papan/core"
)

// outputs are the files a match leaves.
type outputs struct {
	folder string // for a saved game each
	record *os.File
	csv    *os.File
	json   *os.File
}

// outputs opens all files before the first game, so that a wrong name costs
// none. What is in them already stays until there are games to write.
func (f *matchFlags) outputs() (*outputs, error) {
	o := &outputs{}
	open := func(name string, file **os.File) error {
		if name == "" {
			return nil
		}
		made, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o666)
		*file = made
		return err
	}
	info, err := os.Stat(f.record)
	if strings.HasSuffix(f.record, "/") || f.record != "" && err == nil && info.IsDir() {
		o.folder = f.record
		if err := os.MkdirAll(f.record, 0o777); err != nil {
			return nil, err
		}
	} else if err := open(f.record, &o.record); err != nil {
		return nil, err
	}
	if err := open(f.csv, &o.csv); err != nil {
		return nil, err
	}
	return o, open(f.json, &o.json)
}

// write writes the result, if it has games, into all of them and closes them.
func (o *outputs) write(r *contest.Result) error {
	if len(r.Games) == 0 {
		return nil
	}
	for _, file := range []*os.File{o.record, o.csv, o.json} {
		if file == nil {
			continue
		}
		if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
			continue // a terminal or a pipe is always empty
		}
		if err := file.Truncate(0); err != nil {
			return err
		}
	}
	if err := o.saves(r); err != nil {
		return err
	}
	for _, out := range []struct {
		file  *os.File
		write func(*os.File, *contest.Result) error
	}{{o.csv, writeCSV}, {o.json, writeJSON}} {
		if out.file == nil {
			continue
		}
		if err := out.write(out.file, r); err != nil {
			return err
		}
		if err := out.file.Close(); err != nil {
			return err
		}
	}
	return nil
}

// saves writes the games as saved games: a file each, or one after another.
func (o *outputs) saves(r *contest.Result) error {
	if o.folder == "" && o.record == nil {
		return nil
	}
	for i, g := range r.Games {
		text, err := g.Save(r.Names).Text()
		if err != nil {
			return err
		}
		if o.record != nil {
			_, err = o.record.WriteString(text)
		} else {
			name := filepath.Join(o.folder, fmt.Sprintf("%05d.txt", i+1))
			err = os.WriteFile(name, []byte(text), 0o666)
		}
		if err != nil {
			return err
		}
	}
	if o.record != nil {
		return o.record.Close()
	}
	return nil
}

// gameRow is what is told of a game in a table.
type gameRow struct {
	Game    int     `json:"game"`
	Pair    int     `json:"pair"`
	SeatOfA int     `json:"seat_of_a"`
	Share   float64 `json:"share_of_a"`
	Scores  []int   `json:"scores"` // seat 1 first; of an unfinished game none
	Reason  string  `json:"reason"`
	Failure string  `json:"failure,omitempty"`
	Plies   int     `json:"plies"`
	Opening int     `json:"opening_plies"`
	MsA     float64 `json:"ms_a"`
	MsB     float64 `json:"ms_b"`
	Start   string  `json:"start"`
	Moves   string  `json:"moves"`
}

func rowOf(i int, g *contest.Played) (gameRow, error) {
	row := gameRow{
		Game: i + 1, Pair: g.Pair + 1, SeatOfA: int(g.SeatOfA), Share: g.Share,
		Reason: g.Reason, Failure: g.Failure, Plies: len(g.Moves), Opening: g.Opening,
		MsA: g.Took[contest.A].Seconds() * 1000, MsB: g.Took[contest.B].Seconds() * 1000,
	}
	if r, over := g.Position.Result(); over {
		row.Scores = r.Scores[:g.Setup.Seats]
	}
	line, err := core.Record{Game: g.Rules, Setup: g.Setup, Moves: g.Moves}.Replay()
	if err != nil {
		return row, err
	}
	row.Start = line[0].String()
	var texts []string
	for i, m := range g.Moves {
		texts = append(texts, line[i].Text(m))
	}
	row.Moves = strings.Join(texts, " ")
	return row, nil
}

func rows(r *contest.Result) ([]gameRow, error) {
	list := make([]gameRow, 0, len(r.Games))
	for i, g := range r.Games {
		row, err := rowOf(i, g)
		if err != nil {
			return nil, err
		}
		list = append(list, row)
	}
	return list, nil
}

func writeCSV(f *os.File, r *contest.Result) error {
	list, err := rows(r)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	w.Write([]string{"game", "pair", "seat_of_a", "share_of_a", "scores", "reason", "failure", "plies", "opening_plies", "ms_a", "ms_b", "start", "moves"})
	for _, row := range list {
		w.Write([]string{
			strconv.Itoa(row.Game), strconv.Itoa(row.Pair), strconv.Itoa(row.SeatOfA), decimal(row.Share),
			strings.Trim(fmt.Sprint(row.Scores), "[]"), row.Reason, row.Failure,
			strconv.Itoa(row.Plies), strconv.Itoa(row.Opening), decimal(row.MsA), decimal(row.MsB), row.Start, row.Moves,
		})
	}
	w.Flush()
	return w.Error()
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'g', 6, 64) }

// resultJSON is a match as JSON, the score with where it lies 95 times in 100.
type resultJSON struct {
	A           string     `json:"a"`
	B           string     `json:"b"`
	Pairs       int        `json:"pairs"`
	Won         int        `json:"won"`
	Drawn       int        `json:"drawn"`
	Lost        int        `json:"lost"`
	Score       float64    `json:"score"`
	Low         float64    `json:"score_low"`
	High        float64    `json:"score_high"`
	Pentanomial []int      `json:"pentanomial,omitempty"`
	Seats       []seatJSON `json:"seats"`
	SPRT        *sprtJSON  `json:"sprt,omitempty"`
	Games       []gameRow  `json:"games"`
}

// seatJSON is what was scored from a seat: by A there, and by whoever sat there.
type seatJSON struct {
	Games int     `json:"games_of_a"`
	OfA   float64 `json:"score_of_a"`
	Any   float64 `json:"score"`
}

type sprtJSON struct {
	Elo0    float64 `json:"elo0"`
	Elo1    float64 `json:"elo1"`
	Alpha   float64 `json:"alpha"`
	Beta    float64 `json:"beta"`
	LLR     float64 `json:"llr"`
	Verdict string  `json:"verdict"`
}

func writeJSON(f *os.File, r *contest.Result) error {
	list, err := rows(r)
	if err != nil {
		return err
	}
	m := elo.Average(r.Parts)
	out := resultJSON{
		A: r.Names[contest.A], B: r.Names[contest.B],
		Pairs: r.Whole, Won: r.Won, Drawn: r.Drawn, Lost: r.Lost,
		Score: m.Value, Low: m.Low, High: m.High, Games: list,
	}
	if r.Seats == 2 {
		out.Pentanomial = r.Pairs[:]
	}
	for _, s := range r.BySeat {
		out.Seats = append(out.Seats, seatJSON{s.Games, s.OfA / float64(max(1, s.Games)), s.Any / float64(len(r.Games))})
	}
	if t := r.SPRT; t != nil {
		out.SPRT = &sprtJSON{t.Elo0, t.Elo1, t.Alpha, t.Beta, r.LLR, r.Verdict.String()}
	}
	enc := json.NewEncoder(f)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
