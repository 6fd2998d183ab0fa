package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress shows how far long work is: on a terminal a bar with the rate and
// the time left, elsewhere a line at every tenth of the work.
type progress struct {
	out      io.Writer
	terminal bool
	unit     string // of what is counted, in the plural
	total    int
	start    time.Time
	shown    time.Time // when it was last told
	tenth    int       // the last one told
}

// barEvery and lineEvery are how often a bar is drawn and a line written at most.
const (
	barEvery  = 100 * time.Millisecond
	lineEvery = 2 * time.Second
)

const barWidth = 24

// newProgress begins the progress of work on so many things.
func newProgress(out io.Writer, unit string, total int) *progress {
	p := &progress{out: out, terminal: isTerminal(out), unit: unit, total: total, start: time.Now()}
	if p.terminal {
		p.step(0, "")
	}
	p.shown = p.start
	return p
}

// isTerminal reports whether out is a terminal, or near enough: a device.
func isTerminal(out io.Writer) bool {
	f, ok := out.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// step tells that so many are done by now, and a short note.
func (p *progress) step(done int, note string) {
	now := time.Now()
	if p.terminal {
		if now.Sub(p.shown) < barEvery && done < p.total {
			return
		}
		p.shown = now
		fmt.Fprintf(p.out, "\r%s\x1b[K", p.line(done, now.Sub(p.start), note))
		return
	}
	if tenth := 10 * done / max(1, p.total); tenth > p.tenth && now.Sub(p.shown) >= lineEvery {
		p.tenth, p.shown = tenth, now
		fmt.Fprintln(p.out, p.text(done, now.Sub(p.start), note))
	}
}

// end takes the bar away.
func (p *progress) end() {
	if p.terminal {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}

// line is the bar and the text beside it.
func (p *progress) line(done int, took time.Duration, note string) string {
	full := barWidth * done / max(1, p.total)
	full = min(full, barWidth)
	return "[" + strings.Repeat("#", full) + strings.Repeat(".", barWidth-full) + "] " + p.text(done, took, note)
}

// text tells how far the work is after some time, how fast it goes and how long
// it will take yet.
func (p *progress) text(done int, took time.Duration, note string) string {
	text := fmt.Sprintf("%d/%d %s", done, p.total, p.unit)
	if done > 0 && took > 0 {
		rate := float64(done) / took.Seconds()
		left := time.Duration(float64(p.total-done) / rate * float64(time.Second))
		text += fmt.Sprintf(" %s %s left", perTime(rate), left.Round(time.Second))
	}
	if note != "" {
		text += "  " + note
	}
	return text
}

// perTime is a rate in the time that makes it a readable number.
func perTime(perSecond float64) string {
	switch {
	case perSecond >= 1:
		return fmt.Sprintf("%.1f/s", perSecond)
	case perSecond*60 >= 1:
		return fmt.Sprintf("%.1f/min", perSecond*60)
	}
	return fmt.Sprintf("%.1f/h", perSecond*3600)
}
