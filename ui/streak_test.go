package ui

import (
	"testing"

	"papan/ai"
	"papan/core"
	"papan/core/mancala"
	"papan/ui/session"
)

func TestStreakAfter(t *testing.T) {
	won, lost := core.Result{Winners: [core.MaxSeats]bool{true}}, core.Result{Winners: [core.MaxSeats]bool{false, true}}
	for _, c := range []struct {
		tags   map[string]string
		result core.Result
		over   bool
		want   int
	}{
		{nil, won, true, 1},
		{nil, lost, true, -1},
		{map[string]string{tagStreak: "2"}, won, true, 3},
		{map[string]string{tagStreak: "2"}, lost, true, -1},
		{map[string]string{tagStreak: "-2"}, lost, true, -3},
		{map[string]string{tagStreak: "-2"}, core.Result{}, true, -2}, // a draw
		{map[string]string{tagStreak: "2"}, won, false, 2},
		{map[string]string{tagStreak: "2", session.TagHints: "1"}, won, true, 2},
		{map[string]string{tagStreak: "2", session.TagUndone: "1"}, lost, true, -1},
		{map[string]string{tagStreak: "many"}, won, true, 1},
	} {
		m := match{}
		m.Level[2] = ai.Levels()[0].Code
		save := core.Save{Record: core.Record{Setup: core.Setup{Seats: 2}}, Tags: m.tags(c.tags)}
		if got := streakAfter(save, c.result, c.over); got != c.want {
			t.Errorf("%v, %v: %d, want %d", c.tags, c.result, got, c.want)
		}
	}
}

func TestBetterLevel(t *testing.T) {
	levels := ai.Levels()
	low, next, high := levels[0].Code, levels[1].Code, levels[len(levels)-1].Code
	for _, c := range []struct {
		level  string
		streak int
		want   string
	}{
		{low, 2, ""}, {low, 3, next}, {low, -5, ""}, {next, -3, low}, {high, 7, ""}, {"", 3, ""},
	} {
		if got := betterLevel(c.level, c.streak); got != c.want {
			t.Errorf("level %q after %d: %q, want %q", c.level, c.streak, got, c.want)
		}
	}
}

// TestSuggestedLevel: the third loss in a row brings a lower level, on the game
// page and on the next setup sheet; taking that loss back takes it away.
func TestSuggestedLevel(t *testing.T) {
	a := startWith(t, fileStore{t.TempDir()}, []*core.Game{mancala.Congklak}, 360, 640)
	levels := ai.Levels()
	m := match{Starter: personStarts}
	m.Level[2] = levels[1].Code
	tags := m.tags(nil)
	setStreak(tags, -2)
	a.beginGame(core.Save{Record: core.Record{Game: mancala.Congklak}, Tags: tags})
	p := gameOf(t, a)
	p.session.Resign(1)
	lower := a.words.say("level." + levels[0].Code)
	if s := newSetupPage(a, mancala.Congklak); s.streak != -3 || s.against != levels[1].Code {
		t.Errorf("the next sheet knows of %d against %q", s.streak, s.against)
	}
	p.session.Undo()
	if says(a, a.words.say("result.level", "Level", lower)) {
		t.Error("a loss that was taken back counts")
	}
	p.session.Resign(1)
	press(t, a, a.words.say("result.level", "Level", lower))
	p = gameOf(t, a)
	if got := p.match.opponent(2); got != levels[0].Code || p.session.Save().Tags[tagStreak] != "" {
		t.Errorf("the rematch is against %q after %q", got, p.session.Save().Tags[tagStreak])
	}
}
