package ui

import (
	"strconv"

	"papan/ai"
	"papan/core"
	"papan/ui/session"
)

// A streak is how many games in a row a person has won (counted up from 0) or
// lost (counted down) against one level. A game keeps the streak before it in a
// tag; with its result, and as long as that stands, it makes the next one.

// tagStreak is kept with a game of a person against the computer.
const tagStreak = "streak"

// suggests is how long a streak must be for another level to be suggested.
const suggests = 3

// streakAfter returns the streak after a game: the one before it, as long as it
// is not over, was drawn, or was won with help, which proves nothing.
func streakAfter(save core.Save, r core.Result, over bool) int {
	before, err := strconv.Atoi(save.Tags[tagStreak])
	if err != nil {
		before = 0
	}
	m := matchOf(save.Tags)
	if !over || m.persons(save.Setup.Seats) != 1 || r.Winners == [core.MaxSeats]bool{} {
		return before
	}
	switch won := r.Winners[m.near(save.Setup.Seats)-1]; {
	case !won:
		return min(before, 0) - 1
	case save.Tags[session.TagHints] != "" || save.Tags[session.TagUndone] != "":
		return before
	}
	return max(before, 0) + 1
}

// opponent is the level that the only person of a match plays against; "" in
// other matches.
func (m match) opponent(seats int) string {
	if m.persons(seats) != 1 {
		return ""
	}
	for seat := 1; seat <= seats; seat++ {
		if m.Level[seat] != "" {
			return m.Level[seat]
		}
	}
	return ""
}

// betterLevel returns the level to suggest after a streak against a level;
// "" for none.
func betterLevel(level string, streak int) string {
	levels, n := ai.Levels(), levelOf(level)-1
	switch {
	case n < 0:
	case streak >= suggests && n+1 < len(levels):
		return levels[n+1].Code
	case streak <= -suggests && n > 0:
		return levels[n-1].Code
	}
	return ""
}

// setStreak writes a streak into tags.
func setStreak(tags map[string]string, streak int) {
	value := ""
	if streak != 0 {
		value = strconv.Itoa(streak)
	}
	set(tags, tagStreak, value)
}

// suggestion is the level to play a rematch of the finished game at, "" for
// the same one.
func (p *gamePage) suggestion() string {
	r, over := p.result()
	if !over {
		return ""
	}
	return betterLevel(p.match.opponent(p.setup.Seats), streakAfter(p.session.Save(), r, over))
}

// rematchAt is a rematch against another level.
func (p *gamePage) rematchAt(level string) {
	again := session.Config{Save: p.session.Save()}.Rematch().Save
	m := matchOf(again.Tags)
	for seat := 1; seat <= p.setup.Seats; seat++ {
		if m.Level[seat] != "" {
			m.Level[seat] = level
		}
	}
	again.Tags = m.tags(again.Tags)
	setStreak(again.Tags, 0)
	p.beginAgain(again)
}

// lastStreak returns the streak that the kept game of a kind leaves, and the
// level it is against.
func (a *App) lastStreak(g *core.Game) (streak int, level string) {
	save, err := a.shelf.Load(g.ID)
	if err != nil {
		return 0, ""
	}
	level = matchOf(save.Tags).opponent(save.Setup.Seats)
	r, over := core.Result{}, false
	if line, err := save.Replay(); err == nil {
		r, over = line[len(line)-1].Result()
	}
	if seat := core.Seat(number(save.Tags[session.TagResigned])); seat != core.Nobody {
		r, over = resignation(save.Setup.Seats, seat), true
	}
	return streakAfter(save, r, over), level
}
