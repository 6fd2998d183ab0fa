package mancala

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"papan/core"
)

// String returns the position text: both rows in the order of sowing, the
// stores, and the player to move, such as
//
//	7,7,7,7,7,7,7/x,7,7,7,7,7,7 0,7 1
//
// with x for a burnt or closed hole. Once a match is over the text still tells
// the moment when the last sowing had ended, with what was left in the holes.
// Players are told apart by their roles, which in the first round of Raja Pasu
// Mandiri are their seats. The text leaves out the number of the round, the
// rounds won, who led, the extra turns had in this turn, whether sides may
// be swapped, and the earlier moments that make a repetition.
func (p Position) String() string {
	var b strings.Builder
	for row := uint8(1); row <= 2; row++ {
		if row > 1 {
			b.WriteByte('/')
		}
		for i := range p.rules.holes {
			if i > 0 {
				b.WriteByte(',')
			}
			if hole := p.rules.row(row) + i; p.closed.has(hole) {
				b.WriteByte('x')
			} else {
				b.WriteString(strconv.Itoa(p.seeds.at(hole)))
			}
		}
	}
	for role := uint8(1); role <= p.rules.roles; role++ {
		b.WriteByte(" ,"[min(role-1, 1)])
		b.WriteString(strconv.Itoa(p.seeds.at(p.rules.store(role))))
	}
	b.WriteByte(' ')
	b.WriteString(strconv.Itoa(int(p.role)))
	return b.String()
}

// parse reads a position text as a moment of a match's first round, led by the
// player to move; see String for what a text leaves out. It is a round's first
// turn when all open holes hold the seeds they begin with. A text whose round
// is over is a finished match of that round.
func parse(ru rules, text string) (Position, error) {
	p, err := read(ru, text)
	if err != nil {
		return Position{}, fmt.Errorf("%s position %q: %w", ru.id, text, err)
	}
	p.lead(p.role)
	b := p.Board()
	if !p.filled() {
		p.phase = midway
	}
	if ru.passing && b.pass(nil) {
		p.lead(b.role)
	}
	p.end = p.over(&b)
	return p, nil
}

// filled reports whether every open hole holds what a round begins with.
func (p Position) filled() bool {
	each := uint64(p.rules.holes) * lanes
	open := p.ring().all
	return p.seeds.and(open) == open.and(seeds{each, each, each})
}

func read(ru rules, text string) (Position, error) {
	p := Position{rules: ru, round: 1}
	fields := strings.Split(text, " ")
	if len(fields) != 3 {
		return p, errors.New("it is not rows, stores and the player to move, with a space between")
	}
	rows := strings.Split(fields[0], "/")
	if len(rows) != 2 {
		return p, errors.New("it has not two rows with a / between")
	}
	for i, row := range rows {
		name := fmt.Sprintf("row %d", i+1)
		if err := p.readPlaces(name, row, ru.row(uint8(i+1)), int(ru.holes), true); err != nil {
			return p, err
		}
	}
	stores := strings.Split(fields[1], ",")
	if len(stores) != int(ru.roles) {
		return p, fmt.Errorf("it has %d stores, not %d", len(stores), ru.roles)
	}
	for i, store := range stores {
		if err := p.readPlaces(fmt.Sprintf("store %d", i+1), store, ru.store(uint8(i+1)), 1, false); err != nil {
			return p, err
		}
	}
	turn, err := number(fields[2])
	if err != nil || turn < 1 || turn > int(ru.roles) {
		return p, fmt.Errorf("the player to move is %q, not 1 to %d", fields[2], ru.roles)
	}
	p.role = uint8(turn)
	return p, nil
}

// readPlaces reads n counts into the places from first on.
func (p *Position) readPlaces(name, text string, first place, n int, lids bool) error {
	counts := strings.Split(text, ",")
	if len(counts) != n {
		return fmt.Errorf("%s has %d holes, not %d", name, len(counts), n)
	}
	for i, count := range counts {
		at := first + place(i)
		if lids && count == "x" {
			p.closed |= 1 << at
			continue
		}
		seeds, err := number(count)
		if err != nil {
			return fmt.Errorf("%s, number %d: %w", name, i+1, err)
		}
		if p.seeds.sum()+seeds > MaxSeeds {
			return fmt.Errorf("%s, number %d: more than %d seeds in all", name, i+1, MaxSeeds)
		}
		p.seeds = p.seeds.plus(only(at, seeds))
	}
	return nil
}

// number reads a plain decimal number as it is written in texts.
func number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > MaxSeeds || strconv.Itoa(n) != text {
		return 0, fmt.Errorf("%q is not a number from 0 to %d", text, MaxSeeds)
	}
	return n, nil
}

// begin returns the first position of a match.
func begin(ru rules) core.Position {
	p := Position{rules: ru, round: 1}
	var shares [core.MaxSeats]int
	for role := uint8(1); role <= ru.roles; role++ {
		shares[role-1] = len(ru.land(ru.holes, role)) * int(ru.holes)
	}
	p.fill(shares, nil)
	p.lead(1)
	return p
}
