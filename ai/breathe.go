//go:build !js

package ai

// breathe lets the rest of the program run where a search would keep the only
// thread to itself. Elsewhere the scheduler sees to that.
func breathe() {}
