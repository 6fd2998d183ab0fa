package pasang

import (
	"math"
	"strings"
	"testing"

	"papan/core"
)

// quarterTurn returns a board turned clockwise.
func quarterTurn(board string) string {
	rows := strings.Split(board, "/")
	turned := make([]string, len(rows))
	for y := range rows {
		for x := len(rows) - 1; x >= 0; x-- {
			turned[y] += string(rows[x][y])
		}
	}
	return strings.Join(turned, "/")
}

func TestPublishedPatterns(t *testing.T) {
	distinct := map[string]int{}
	for n := 1; n <= 39; n++ {
		text := PatternText(n)
		if err := checkPattern(text); err != nil {
			t.Errorf("pattern %d: %v", n, err)
		}
		if once := quarterTurn(text); once != text && n != 4 || quarterTurn(once) != text {
			t.Errorf("pattern %d is not symmetric", n)
		}
		if first, twin := distinct[text]; !twin {
			distinct[text] = n
		} else if twins[n] != first {
			t.Errorf("pattern %d repeats %d, want %d", n, first, twins[n])
		}
	}
	if got := Patterns(); len(got) != 35 || len(distinct) != 35 || got[34] != 39 {
		t.Errorf("%d patterns listed, %d distinct, want 35: %v", len(got), len(distinct), got)
	}
}

// Patterns from seeds stay what they are: saves and players rely on it.
func TestRandomPatterns(t *testing.T) {
	for _, test := range []struct {
		seed uint64
		want string
	}{
		{0, "bwbwwwbwbwb/wbbbbbwbbbw/bbbwbwbwbbb/wbwwwwwwwbw/bwbwwbwwbbw/wbwwb.bwwbw/wbbwwbwwbwb/wbwwwwwwwbw/bbbwbwbwbbb/wbbbwbbbbbw/bwbwbwwwbwb"},
		{2026, "wwbwwbwbbww/wwwbbwwbbww/bbbwwbbwbwb/bbwbwwbbwbw/wwbbbbbwwbw/bwbwb.bwbwb/wbwwbbbbbww/wbwbbwwbwbb/bwbwbbwwbbb/wwbbwwbbwww/wwbbwbwwbww"},
		{math.MaxUint64, "bbwwwbwwwwb/wbwbbwbwwbb/wwwbwwwbwww/wwbbbbbbbbw/wbwbbbbbwbw/bwwbb.bbwwb/wbwbbbbbwbw/wbbbbbbbbww/wwwbwwwbwww/bbwwbwbbwbw/bwwwwbwwwbb"},
	} {
		if got := RandomPattern(test.seed); got != test.want {
			t.Errorf("seed %d\n got %s\nwant %s", test.seed, got, test.want)
		}
	}
	seen := map[string]bool{}
	for seed := range uint64(500) {
		text := RandomPattern(seed)
		if err := checkPattern(text); err != nil || quarterTurn(text) != text {
			t.Errorf("seed %d: %s, error %v", seed, text, err)
		}
		seen[text] = true
	}
	if len(seen) != 500 {
		t.Errorf("500 seeds give %d patterns", len(seen))
	}
}

func TestPatternValues(t *testing.T) {
	own := RandomPattern(5)
	option, _ := Game.Option(optPattern)
	for value, want := range map[string]string{
		"1": "1", "01": "1", "09": "9", "39": "39", "33": "26", "36": "25", "37": "29", "38": "19",
		"random-0": "random-0", "random-007": "random-7", "random-18446744073709551615": "random-18446744073709551615",
		own: own,
	} {
		if got, err := option.Canon(value); got != want || err != nil {
			t.Errorf("pattern %q becomes %q, %v; want %q", value, got, err, want)
		}
	}
	for value, want := range map[string]string{
		"":                                "no number from 1 to 39",
		"0":                               "no number",
		"00":                              "no number",
		"40":                              "no number",
		"-1":                              "no number",
		"001":                             "no number",
		"one":                             "no number",
		"random":                          "no number",
		"random-":                         "no whole number",
		"random--1":                       "no whole number",
		"random-18446744073709551616":     "no whole number",
		"w/b":                             "2 ranks instead of 11",
		own[:10] + own[11:]:               "rank 11: 10 junctions",
		"." + own[1:]:                     "a11: only the centre",
		"1" + own[1:]:                     "a11: '1' is none of w, b and '.'",
		own[:65] + "w" + own[66:]:         "f6: the centre is always empty",
		strings.Replace(own, "b", "w", 1): "61 white and 59 black",
	} {
		if _, err := option.Canon(value); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("pattern %q: error %v, want %s", value, err, want)
		}
	}
}

func TestPatternIsTheStart(t *testing.T) {
	own := RandomPattern(5)
	for _, value := range []string{own, "random-5"} {
		if got := strings.Fields(opened(t, optPattern, value).String())[0]; got != own {
			t.Errorf("%s starts from %s", value, got)
		}
	}
}

func TestPresets(t *testing.T) {
	for i, want := range []string{"emas", "ubd", "ubd-jump"} {
		s, err := Game.Complete(core.Setup{Values: Game.Presets[i].Values})
		if err != nil || Game.Presets[i].Name != want || Game.PresetOf(s) != i {
			t.Errorf("preset %d is %s, recognised as %d, error %v; want %s", i, Game.Presets[i].Name, Game.PresetOf(s), err, want)
		}
	}
}
