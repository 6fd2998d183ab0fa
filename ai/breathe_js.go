package ai

import "time"

// A browser runs the program on one thread and hears of clicks only while
// every goroutine waits. A search therefore sleeps for a moment several times
// in each frame of a screen drawn sixty times a second.
const (
	breathEvery = 8 * time.Millisecond
	breath      = time.Millisecond
)

// maxThreads is the greatest number of threads that search together.
const maxThreads = 1

var lastBreath time.Time

// breathe lets the page run. Searches on the one thread may share its clock.
func breathe() {
	if time.Since(lastBreath) < breathEvery {
		return
	}
	time.Sleep(breath)
	lastBreath = time.Now()
}
