package session

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"papan/core"
)

// The tags of a save that belong to the session. It leaves all others as they
// are. One that is absent or cannot be read means its usual value: a note in
// the margin is no reason to lose a game.
const (
	TagCursor   = "cursor"   // the ply shown, while the game is being looked through
	TagRedo     = "redo"     // texts of the moves taken back, the next one first
	TagUndone   = "undone"   // how often moves were taken back
	TagHints    = "hints"    // how many hints were shown
	TagResigned = "resigned" // the seat that gave the game up
)

var ownTags = []string{TagCursor, TagRedo, TagUndone, TagHints, TagResigned}

// Save returns the game as it is to be kept. Its moves and tags are its own.
func (s *Session) Save() core.Save {
	save := s.save
	save.Moves = slices.Clone(s.moves[:s.played])
	save.Tags = make(map[string]string, len(s.save.Tags)+len(ownTags))
	maps.Copy(save.Tags, s.save.Tags)
	if s.Reviewing() {
		save.Tags[TagCursor] = strconv.Itoa(s.cursor)
	}
	if s.played < len(s.moves) {
		texts := make([]string, 0, len(s.moves)-s.played)
		for i := s.played; i < len(s.moves); i++ {
			texts = append(texts, s.line[i].Text(s.moves[i]))
		}
		save.Tags[TagRedo] = strings.Join(texts, " ")
	}
	for name, n := range map[string]int{TagUndone: s.undone, TagHints: s.hints, TagResigned: int(s.resigned)} {
		if n > 0 {
			save.Tags[name] = strconv.Itoa(n)
		}
	}
	return save
}

// SetTag keeps a value of the screen's own with the game; an empty one
// removes it. The names in this file are the session's and are left alone.
func (s *Session) SetTag(name, value string) {
	if s.closed || slices.Contains(ownTags, name) {
		return
	}
	if s.save.Tags == nil {
		s.save.Tags = map[string]string{}
	}
	s.save.Tags[name] = value
	if value == "" {
		delete(s.save.Tags, name)
	}
	s.cfg.Store(s.Save())
}

// readTags takes the session's own tags out of the save and follows them.
func (s *Session) readTags() {
	tags := s.save.Tags
	s.undone = number(tags, TagUndone, 0)
	s.hints = number(tags, TagHints, 0)
	s.cursor = min(number(tags, TagCursor, s.played), s.played)
	if _, over := s.present().Result(); !over {
		if seat := number(tags, TagResigned, 0); seat <= s.save.Setup.Seats {
			s.resigned = core.Seat(seat)
		}
	}
	p := s.present()
	for _, text := range strings.Fields(tags[TagRedo]) {
		m, err := core.Find(p, text)
		if err != nil {
			break
		}
		p = p.After(m)
		s.moves, s.line = append(s.moves, m), append(s.line, p)
	}
	for _, name := range ownTags {
		delete(tags, name)
	}
}

// number reads a tag that counts something.
func number(tags map[string]string, name string, usual int) int {
	n, err := strconv.Atoi(tags[name])
	if err != nil || n < 0 {
		return usual
	}
	return n
}

// Rematch returns the game to play after the one in c.Save: the same setup
// without moves, and everyone one seat further down, so that who sat second starts.
// Tags that begin with "seat" and a seat's number, such as "seat1", move with
// the players; the session's own are dropped.
func (c Config) Rematch() Config {
	seats := c.Save.Setup.Seats
	if seats == 0 {
		seats = c.Save.Game.Seats[0]
	}
	old := c.Players
	for i := range seats {
		c.Players[i] = old[(i+1)%seats]
	}
	tags := make(map[string]string, len(c.Save.Tags))
	for name, value := range c.Save.Tags {
		if !slices.Contains(ownTags, name) {
			tags[reseat(name, seats)] = value
		}
	}
	c.Save.Moves, c.Save.Tags = nil, tags
	return c
}

// reseat returns the name under which a tag goes on when everyone moves one
// seat down, the first to the last.
func reseat(name string, seats int) string {
	rest, ok := strings.CutPrefix(name, "seat")
	if !ok || rest == "" {
		return name
	}
	seat := int(rest[0] - '0')
	if seat < 1 || seat > seats {
		return name
	}
	return "seat" + strconv.Itoa((seat-2+seats)%seats+1) + rest[1:]
}
