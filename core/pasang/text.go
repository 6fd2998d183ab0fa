package pasang

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"papan/core"
)

// maxTotal is the most that the scores and the tokens on the board may be
// worth together. Play does not change that sum except for promotions, so no
// position is followed by one whose text cannot be read.
const maxTotal = 9999

// maxStoreWhites is as many white tokens as a score read from a text is taken
// to hold.
const maxStoreWhites = 60

// String implements [core.Position]: eleven ranks from 11 to 1, the player to
// move, the passages and the scores.
func (p Position) String() string {
	b := make([]byte, 0, 160)
	for r := side - 1; r >= 0; r-- {
		for f := range side {
			b = append(b, ".wb12"[p.piece(at(f, r))])
		}
		b = append(b, '/')
	}
	b[len(b)-1] = ' '
	b = append(b, '0'+byte(p.mover), ' ')
	for _, f := range p.passage {
		if f == noFile {
			b = append(b, '-')
		} else {
			b = append(b, fileName(int(f)))
		}
	}
	return fmt.Sprintf("%s %d,%d", b, p.points[0], p.points[1])
}

// parse reads a position text. A text gives points only; of the tokens behind
// them as many are taken to be white as the points allow, at most 60.
func parse(text string, with rules) (Position, error) {
	fields := strings.Split(text, " ")
	if len(fields) != 4 {
		return Position{}, fmt.Errorf("position: %d parts instead of 4 (ranks, player to move, passages, scores)", len(fields))
	}
	p := empty(with)
	for i, read := range []func(string) error{p.readRanks, p.readMover, p.readPassages, p.readScores} {
		if err := read(fields[i]); err != nil {
			return Position{}, err
		}
	}
	if err := p.checkPhase(); err != nil {
		return Position{}, err
	}
	return p, nil
}

// empty returns a board without any token before the first move.
func empty(with rules) Position {
	p := Position{rules: with, mover: 1, kas: [2]spot{noSpot, noSpot}, passage: [2]int8{noFile, noFile}}
	for i := range p.lines {
		p.lines[i] = fences
	}
	if with&open == 0 {
		p.wall(at(mid, mid))
	}
	return p
}

func (p *Position) readRanks(text string) error {
	return eachJunction(text, func(k spot, c byte) error {
		switch c {
		case '.':
			return nil
		case 'w', 'b':
			p.put(k, c == 'w')
			return nil
		case '1', '2':
			if p.kas[c-'1'] != noSpot {
				return fmt.Errorf("a second kas %c, the first is on %v", c, p.kas[c-'1'])
			}
			p.kas[c-'1'] = k
			p.wall(k)
			return nil
		}
		return fmt.Errorf("%q is none of w b . 1 2", c)
	})
}

// put adds a token.
func (p *Position) put(k spot, white bool) {
	lane := ^whiteLanes
	if white {
		lane = whiteLanes
	}
	p.lines[k.fileLine()] |= cells[k.rank()] & lane
	p.lines[k.rankLine()] |= cells[k.file()] & lane
	p.left++
}

// eachJunction calls visit for every junction of eleven ranks written from
// rank 11 to 1 and adds to its error where that was. The centre must be empty.
func eachJunction(text string, visit func(spot, byte) error) error {
	rows := strings.Split(text, "/")
	if len(rows) != side {
		return fmt.Errorf("board: %d ranks instead of 11", len(rows))
	}
	for i, row := range rows {
		r := side - 1 - i
		if len(row) != side {
			return fmt.Errorf("board, rank %d: %d junctions instead of 11", r+1, len(row))
		}
		for f := range side {
			err := visit(at(f, r), row[f])
			if err == nil && f == mid && r == mid && row[f] != '.' {
				err = errors.New("the centre is always empty")
			}
			if err != nil {
				return fmt.Errorf("board, %v: %w", at(f, r), err)
			}
		}
	}
	return nil
}

func (p *Position) readMover(text string) error {
	if text != "1" && text != "2" {
		return fmt.Errorf("player to move: %q is neither 1 nor 2", text)
	}
	p.mover = core.Seat(text[0] - '0')
	return nil
}

func (p *Position) readPassages(text string) error {
	if len(text) != 2 {
		return fmt.Errorf("passages: %q are not two files", text)
	}
	for i := range 2 {
		switch c := text[i]; {
		case c >= 'a' && c <= 'k':
			p.passage[i] = int8(c - 'a')
		case c != '-':
			return fmt.Errorf("passages: %q is no file from a to k and not -", c)
		}
	}
	if p.passage[0] == noFile && p.passage[1] != noFile {
		return fmt.Errorf("passages: %q has Player 2's before Player 1's", text)
	}
	return nil
}

func (p *Position) readScores(text string) error {
	fields := strings.Split(text, ",")
	if len(fields) != 2 {
		return fmt.Errorf("scores: %q are not two numbers with a comma between", text)
	}
	total := p.worth()
	for i, field := range fields {
		n, err := strconv.Atoi(field)
		if err != nil || n < 0 || n > maxTotal || strconv.Itoa(n) != field {
			return fmt.Errorf("scores: Player %d's %q is no whole number from 0 to %d", i+1, field, maxTotal)
		}
		p.points[i] = int16(n)
		p.whites[i] = int16(min(n/2, maxStoreWhites))
		total += n
	}
	if total > maxTotal {
		return fmt.Errorf("scores: %q and the tokens on the board are worth %d together, more than %d", text, total, maxTotal)
	}
	return nil
}

// worth returns the points of the tokens on the board.
func (p *Position) worth() int {
	n := 0
	for _, x := range p.lines[side:] {
		walls := group(x & (x >> 32))
		n += (x.held() &^ walls).len() + (x.white() &^ walls).len()
	}
	return n
}

// checkPhase returns an error when passages, kas and player to move do not
// belong to one phase.
func (p *Position) checkPhase() error {
	switch one, two := p.kas[0] != noSpot, p.kas[1] != noSpot; {
	case p.passage[1] == noFile && (one || two):
		return errors.New("board: a kas before both passages are taken")
	case two && !one:
		return errors.New("board: Player 2's kas without Player 1's")
	case p.passage[0] == noFile && p.mover != 1:
		return errors.New("player to move: Player 1 takes the first passage")
	case p.passage[0] != noFile && p.passage[1] == noFile && p.mover != 2:
		return errors.New("player to move: Player 2 takes the second passage")
	case p.passage[1] != noFile && !one && p.mover != 1:
		return errors.New("player to move: Player 1 selects the first kas")
	case one && !two && p.mover != 2:
		return errors.New("player to move: Player 2 selects the second kas")
	}
	return nil
}
