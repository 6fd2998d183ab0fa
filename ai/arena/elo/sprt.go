package elo

import (
	"fmt"
	"math"
)

// SPRT is a sequential probability ratio test: is the difference Elo1 rather
// than Elo0? It ends as soon as the pairs so far answer that, wrongly in at most
// Alpha of the cases in which Elo0 is true and Beta of those in which Elo1 is.
type SPRT struct {
	Elo0, Elo1  float64
	Alpha, Beta float64
}

// Check returns what is wrong with t.
func (t SPRT) Check() error {
	if !(t.Elo0 < t.Elo1) || math.IsInf(t.Elo0, 0) || math.IsInf(t.Elo1, 0) {
		return fmt.Errorf("%v is not less than %v Elo", t.Elo0, t.Elo1)
	}
	if !(t.Alpha > 0 && t.Beta > 0 && t.Alpha+t.Beta < 1) {
		return fmt.Errorf("alpha %v and beta %v are not above 0 and together below 1", t.Alpha, t.Beta)
	}
	return nil
}

// Bounds returns the log-likelihood ratios at which the test ends: Elo0 is
// taken to be true at or below the first, Elo1 at or above the second.
func (t SPRT) Bounds() (low, high float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Verdict is the outcome of a test.
type Verdict int

const (
	Refused  Verdict = -1 // Elo0
	Open     Verdict = 0
	Accepted Verdict = 1 // Elo1
)

// String names v.
func (v Verdict) String() string {
	switch v {
	case Refused:
		return "refused"
	case Accepted:
		return "accepted"
	}
	return "undecided"
}

// Judge returns the log-likelihood ratio of the pairs so far and what follows
// from it.
func (t SPRT) Judge(p Pairs) (llr float64, v Verdict) {
	llr = t.llr(p)
	switch low, high := t.Bounds(); {
	case llr <= low:
		v = Refused
	case llr >= high:
		v = Accepted
	}
	return llr, v
}

// rare stands in for the count of an outcome not seen yet, which would
// otherwise be taken for an impossible one.
const rare = 1e-3

// llr is the generalized log-likelihood ratio: of all the distributions over
// the five outcomes that have the score of Elo1, the likeliest, against the
// likeliest of those with the score of Elo0.
func (t SPRT) llr(p Pairs) float64 {
	if p.N() == 0 {
		return 0
	}
	var counts [5]float64
	for i, k := range p {
		counts[i] = max(float64(k), rare)
	}
	s0, s1 := Score(t.Elo0), Score(t.Elo1)
	x0, x1 := tilt(counts, s0), tilt(counts, s1)
	llr := 0.0
	for i, k := range counts {
		llr += k * math.Log((1+x0*(part(i)-s0))/(1+x1*(part(i)-s1)))
	}
	return llr
}

// tilt returns the x for which the distribution counts[i]/(1+x(part(i)-score)),
// the likeliest with that mean, has it: the root of a function that falls
// between its poles.
func tilt(counts [5]float64, score float64) float64 {
	low, high := -1/(1-score), 1/score
	for range 200 {
		x := (low + high) / 2
		sum := 0.0
		for i, k := range counts {
			a := part(i) - score
			sum += k * a / (1 + x*a)
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	return (low + high) / 2
}
