package pasang

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// tokens is how many of each colour a start pattern has.
const tokens = 60

// twins are the published numbers of patterns that repeat an earlier one.
var twins = map[int]int{33: 26, 36: 25, 37: 29, 38: 19}

// Patterns returns the numbers of the distinct published start patterns.
func Patterns() []int {
	var numbers []int
	for n := 1; n < len(published); n++ {
		if twins[n] == 0 {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// PatternText returns the published start pattern of a number from 1 to 39 as
// eleven ranks from 11 to 1 of w, b and the centre's '.', joined by '/'. It
// panics for another number.
func PatternText(number int) string {
	if number < 1 {
		panic("pasang: there is no pattern " + strconv.Itoa(number))
	}
	return published[number]
}

// seedPrefix begins the value of a random pattern.
const seedPrefix = "random-"

// canonPattern returns the one spelling of a value of the option "pattern".
func canonPattern(value string) (string, error) {
	switch seed, random := strings.CutPrefix(value, seedPrefix); {
	case random:
		n, err := strconv.ParseUint(seed, 10, 64)
		if err != nil {
			return "", fmt.Errorf("the seed in %q is no whole number from 0 to 18446744073709551615", value)
		}
		return seedPrefix + strconv.FormatUint(n, 10), nil
	case strings.Contains(value, "/"):
		return value, checkPattern(value)
	}
	n, err := strconv.ParseUint(value, 10, 8)
	if err != nil || n < 1 || int(n) >= len(published) || len(value) > 2 {
		return "", fmt.Errorf("%q is no number from 1 to 39, no random-SEED and not eleven ranks joined by / signs", value)
	}
	if twin := twins[int(n)]; twin != 0 {
		n = uint64(twin)
	}
	return strconv.FormatUint(n, 10), nil
}

// patternOf returns the board of a value that canonPattern returned.
func patternOf(value string) string {
	if seed, ok := strings.CutPrefix(value, seedPrefix); ok {
		n, _ := strconv.ParseUint(seed, 10, 64)
		return RandomPattern(n)
	}
	if n, err := strconv.Atoi(value); err == nil {
		return PatternText(n)
	}
	return value
}

// checkPattern returns an error unless text is a board with 60 white and 60
// black tokens and a free centre.
func checkPattern(text string) error {
	counts := map[byte]int{}
	err := eachJunction(text, func(k spot, c byte) error {
		centre := k == at(mid, mid)
		switch {
		case c != 'w' && c != 'b' && c != '.':
			return fmt.Errorf("%q is none of w, b and '.'", c)
		case c == '.' && !centre:
			return errors.New("only the centre f6 is empty at the start")
		}
		counts[c]++
		return nil
	})
	if err == nil && counts['w'] != tokens {
		err = fmt.Errorf("board: %d white and %d black tokens instead of %d each", counts['w'], counts['b'], tokens)
	}
	return err
}
