// Package elo tells from the games of a match how much stronger one side is.
//
// Games are counted in pairs: both games of one opening, from either seat. What
// an opening favours then cancels out, and the spread of the pairs, not of the
// games, is the error (the pentanomial model, after Michel Van den Bergh).
package elo

import "math"

// sigmas is the half width of a 95 % interval in standard errors.
const sigmas = 1.959964

// Score returns the part of the points that a side so many Elo stronger than
// the other gets.
func Score(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Of returns the Elo difference of which a score from 0 to 1 tells; infinite
// at either end.
func Of(score float64) float64 {
	switch {
	case score <= 0:
		return math.Inf(-1)
	case score >= 1:
		return math.Inf(1)
	}
	return -400 * math.Log10(1/score-1)
}

// Pairs counts pairs of games by what a side got in them: nothing, half a
// point, 1, 1½ or 2.
type Pairs [5]int

// N is the number of pairs.
func (p Pairs) N() int {
	n := 0
	for _, k := range p {
		n += k
	}
	return n
}

// Values lists each pair's score, from 0 to 1.
func (p Pairs) Values() []float64 {
	var list []float64
	for i, k := range p {
		for range k {
			list = append(list, part(i))
		}
	}
	return list
}

// part is the score, from 0 to 1, of a pair with i half points.
func part(i int) float64 { return float64(i) / 4 }

// Mean is an average and where, 95 times in 100, the true one lies.
type Mean struct {
	Value     float64
	Low, High float64
	Sure      bool // false when the values do not tell an error: fewer than two, or all alike
}

// Average returns the mean of values, none of which lies outside 0 to 1; zero
// for none.
func Average(values []float64) Mean {
	n := float64(len(values))
	if n == 0 {
		return Mean{}
	}
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	m := Mean{Value: sum / n}
	m.Low, m.High = m.Value, m.Value
	if n < 2 {
		return m
	}
	squares := 0.0
	for _, v := range values {
		squares += (v - m.Value) * (v - m.Value)
	}
	half := sigmas * math.Sqrt(squares/(n-1)/n)
	m.Low, m.High, m.Sure = max(0, m.Value-half), min(1, m.Value+half), half > 0
	return m
}

// Elo returns m as Elo differences.
func (m Mean) Elo() Mean {
	return Mean{Value: Of(m.Value), Low: Of(m.Low), High: Of(m.High), Sure: m.Sure}
}
