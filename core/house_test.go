package core_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// packages lists what go list prints for each package, a line each.
func packages(t *testing.T, args ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list"}, args...)...).Output()
	if err != nil {
		t.Fatalf("go list %v: %v", args, err)
	}
	return strings.Fields(string(out))
}

// The arrows of the house point down only.
func TestArrows(t *testing.T) {
	for _, c := range []struct {
		from string
		not  []string // import path prefixes that must not be reachable
	}{
		{"papan/core/...", []string{"fyne.io/", "papan/ai", "papan/ui", "papan/assets"}},
		{"papan/ai/...", []string{"fyne.io/", "papan/ui", "papan/assets"}},
		{"papan/ui/session", []string{"fyne.io/", "papan/ai", "papan/ui/board"}},
		{"papan/ui/reel", []string{"fyne.io/", "papan/ai", "papan/ui/session"}},
		{"papan/ui/board", []string{"papan/ai"}},
	} {
		deps := packages(t, "-deps", c.from)
		for _, bad := range c.not {
			if i := slices.IndexFunc(deps, func(d string) bool { return strings.HasPrefix(d, bad) }); i >= 0 {
				t.Errorf("%s reaches %s", c.from, deps[i])
			}
		}
	}
}

// The rules use the standard library only, and of that nothing that could make
// two replays of one game differ.
func TestRulesArePure(t *testing.T) {
	impure := []string{"time", "os", "math/rand", "math/rand/v2", "crypto/rand", "net", "sync", "unsafe", "runtime"}
	for _, pkg := range packages(t, "papan/core/...") {
		if pkg == "papan/core/coretest" {
			continue // a kit for tests
		}
		for _, dep := range packages(t, "-f", `{{join .Imports "\n"}}`, pkg) {
			if slices.Contains(impure, dep) {
				t.Errorf("%s imports %s", pkg, dep)
			}
			if strings.Contains(strings.Split(dep, "/")[0], ".") {
				t.Errorf("%s imports %s, which is not in the standard library", pkg, dep)
			}
		}
	}
}
