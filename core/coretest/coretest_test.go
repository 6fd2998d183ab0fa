package coretest

import (
	"strings"
	"testing"

	"papan/core"
)

func TestKaylesKeepsTheLaws(t *testing.T) {
	Laws(t, Kayles, []core.Setup{{}, {Values: map[string]string{"row": "12", "again": "yes"}}}, 50)
}

func TestKaylesPerft(t *testing.T) {
	p, err := Kayles.Open(core.Setup{Values: map[string]string{"row": "3"}})
	if err != nil {
		t.Fatal(err)
	}
	// Three pins: 5 moves; after an end pin 3, the middle 2, either pair 1.
	WantPerft(t, p, 5, 3+3+2+1+1)
}

// broken is Kayles with one promise broken.
type broken struct {
	core.Position
	how string
}

func (b broken) Moves() []core.Move {
	ms := b.Position.Moves()
	switch b.how {
	case "no moves":
		return nil
	case "twice":
		return append(ms, ms[0])
	case "prefix":
		return append(ms, core.Touch(ms[0][0]))
	case "far":
		return append(ms, core.Touch(200))
	}
	return ms
}

func (b broken) Text(m core.Move) string {
	if b.how == "text" {
		return "move"
	}
	return b.Position.Text(m)
}

func (b broken) Events(m core.Move) []core.Event {
	es := b.Position.Events(m)
	switch b.how {
	case "lost piece":
		return es[1:]
	case "wrong seat's pile":
		es[0].To = core.Site(b.Sites())
	case "no such pile":
		es[0].N = 2
	}
	return es
}

func (b broken) Turn() core.Seat {
	if b.how == "turn" {
		return core.Nobody
	}
	return b.Position.Turn()
}

func (b broken) String() string {
	if b.how == "position text" {
		return "|"
	}
	return b.Position.String()
}

func (b broken) Explain(picks []core.Site, s core.Site) core.Refusal {
	if b.how == "dumb" {
		return core.Refusal{}
	}
	return core.Refusal{Code: "no", At: s}
}

func (b broken) Stuck() []core.Refusal {
	if b.how == "stuck" {
		return []core.Refusal{{Code: "no"}}
	}
	return nil
}

func TestEveryLawCanFail(t *testing.T) {
	setup, err := Kayles.Complete(core.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := Kayles.Open(setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := Check(Kayles, setup, broken{p, ""}); err != nil {
		t.Errorf("nothing broken: %v", err)
	}
	for how, want := range map[string]string{
		"no moves":          "over is",
		"twice":             "twice",
		"prefix":            "begins move",
		"far":               "touches site",
		"text":              "move text",
		"lost piece":        "events leave",
		"wrong seat's pile": "events leave",
		"no such pile":      "carry of 2",
		"turn":              "seat 0 to move",
		"position text":     "own text refused",
		"dumb":              "no word",
		"stuck":             "stuck at",
	} {
		if err := Check(Kayles, setup, broken{p, how}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got error %v, want one about %q", how, err, want)
		}
	}
}

func TestResultLaw(t *testing.T) {
	for _, c := range []struct {
		name string
		r    core.Result
		ok   bool
	}{
		{"win", core.Result{Reason: "r", Scores: [4]int{3, 1}, Winners: [4]bool{true}}, true},
		{"draw", core.Result{Reason: "r", Scores: [4]int{2, 2}}, true},
		{"lower wins", core.Result{Reason: "r", Scores: [4]int{1, 3}, Winners: [4]bool{true}}, false},
		{"no reason", core.Result{Scores: [4]int{3, 1}, Winners: [4]bool{true}}, false},
		{"third seat", core.Result{Reason: "r", Scores: [4]int{0, 0, 1}}, false},
	} {
		if err := lawResult(2, c.r); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
