//go:build !js

package ai

// maxThreads is the greatest number of threads that search together.
const maxThreads = 64

// breathe lets the rest of the program run where a search would keep the only
// thread to itself. Elsewhere the scheduler sees to that.
func breathe() {}
