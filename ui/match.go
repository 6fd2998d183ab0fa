package ui

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"papan/ai"
	"papan/core"
	"papan/ui/session"
)

// match is who sits at the table, and how; it travels in the tags of a save.
type match struct {
	Level   [core.MaxSeats + 1]string // by seat; the code of the computer's level, "" for a person
	Name    [core.MaxSeats + 1]string // by seat; "" is named after the seat's colour
	Seating seating
	Starter starter
	ByHand  bool // people drop every seed themselves, in a game of sowing
}

// seating is how two people sit at one device.
type seating string

// The seatings.
const (
	sameSide seating = "same" // both on one side
	handOver seating = "hand" // the board turns to the mover
)

// starter is who makes the first move of the next game.
type starter string

// The starters, in a game of a person against the computer.
const (
	personStarts   starter = "person"
	computerStarts starter = "computer"
	alternate      starter = "alternate" // whoever did not start the last game
)

var (
	seatings = []seating{sameSide, handOver}
	starters = []starter{personStarts, computerStarts, alternate}
)

// matchOf reads a match from tags; what they lack is as usual.
func matchOf(tags map[string]string) match {
	m := match{
		Seating: oneOf(seatings, seating(tags["seating"]), sameSide),
		Starter: oneOf(starters, starter(tags["starter"]), personStarts),
		ByHand:  tags[tagByHand] != "",
	}
	for seat := 1; seat <= core.MaxSeats; seat++ {
		m.Name[seat] = tags[seatTag(seat, "name")]
		if level := tags[seatTag(seat, "level")]; levelOf(level) > 0 {
			m.Level[seat] = level
		}
	}
	return m
}

// tagByHand is kept with a game that people sow by hand.
const tagByHand = "by-hand"

// yes is the value of a tag that is there or not.
func yes(is bool) string {
	if is {
		return "yes"
	}
	return ""
}

// tags writes m into a copy of others, which it leaves otherwise alone.
func (m match) tags(others map[string]string) map[string]string {
	tags := map[string]string{}
	maps.Copy(tags, others)
	tags["seating"], tags["starter"] = string(m.Seating), string(m.Starter)
	set(tags, tagByHand, yes(m.ByHand))
	for seat := 1; seat <= core.MaxSeats; seat++ {
		set(tags, seatTag(seat, "name"), m.Name[seat])
		set(tags, seatTag(seat, "level"), m.Level[seat])
	}
	return tags
}

// seatTag names a tag that moves with the player of a seat in a rematch.
func seatTag(seat int, name string) string { return "seat" + strconv.Itoa(seat) + "." + name }

// levelOf returns the number of the level with the given code, 0 for none.
func levelOf(code string) int {
	return 1 + slices.IndexFunc(ai.Levels(), func(l ai.Level) bool { return l.Code == code })
}

// players returns who plays each seat, seat 1 first; nil for a person.
func (m match) players() (p [core.MaxSeats]session.Player) {
	for seat := 1; seat <= core.MaxSeats; seat++ {
		if n := levelOf(m.Level[seat]); n > 0 {
			p[seat-1] = capped{ai.New(n, rand.Uint64())}
		}
	}
	return p
}

// set sets a tag, or takes it away when it says nothing.
func set(tags map[string]string, name, value string) {
	if value == "" {
		delete(tags, name)
		return
	}
	tags[name] = value
}

// persons counts the people among the first n seats.
func (m match) persons(n int) int {
	count := 0
	for seat := 1; seat <= n; seat++ {
		if m.Level[seat] == "" {
			count++
		}
	}
	return count
}

// near returns the seat that sits at the near side of the board: the first
// person's, or seat 1 when only computers play.
func (m match) near(n int) core.Seat {
	for seat := 1; seat <= n; seat++ {
		if m.Level[seat] == "" {
			return core.Seat(seat)
		}
	}
	return 1
}
