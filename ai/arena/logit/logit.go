// Package logit finds what the chance of a win depends on, by logistic
// regression.
package logit

import (
	"errors"
	"math"
)

// Sample is one observation: what was seen, and from 0 to 1 how it turned out.
type Sample struct {
	X []float64
	Y float64
}

// Model is the weights of a regression. The chance of 1 is σ(Σ Weights[i]·X[i]).
type Model struct {
	Weights []float64
	Errors  []float64 // standard errors of the weights, the samples being independent
}

// ErrSingular: the samples do not tell the weights apart.
var ErrSingular = errors.New("the samples do not tell the weights apart")

const (
	steps = 50
	// ridge pulls weights a little toward 0, so that one of which the samples
	// tell nothing, or one that they would have infinite, comes to rest.
	ridge = 1e-3
	still = 1e-9 // steps so small change nothing
)

// Fit returns the likeliest weights, by Newton's method.
func Fit(samples []Sample) (Model, error) {
	if len(samples) == 0 {
		return Model{}, ErrSingular
	}
	n := len(samples[0].X)
	w := make([]float64, n)
	for range steps {
		gradient, curve := slopes(samples, w)
		step, ok := solve(curve, gradient)
		if !ok {
			return Model{}, ErrSingular
		}
		most := 0.0
		for i := range w {
			w[i] += step[i]
			most = max(most, math.Abs(step[i]))
		}
		if most < still {
			break
		}
	}
	_, curve := slopes(samples, w)
	m := Model{Weights: w, Errors: make([]float64, n)}
	for i := range n {
		unit := make([]float64, n)
		unit[i] = 1
		column, ok := solve(curve, unit)
		if !ok {
			return Model{}, ErrSingular
		}
		m.Errors[i] = math.Sqrt(max(0, column[i]))
	}
	return m, nil
}

// slopes returns the gradient of the log-likelihood at w and the matrix of its
// second derivatives with the sign turned.
func slopes(samples []Sample, w []float64) ([]float64, [][]float64) {
	n := len(w)
	gradient, curve := make([]float64, n), make([][]float64, n)
	for i := range n {
		curve[i] = make([]float64, n)
		curve[i][i] = ridge
		gradient[i] = -ridge * w[i]
	}
	for _, s := range samples {
		p := chance(w, s.X)
		for i, x := range s.X {
			if x == 0 {
				continue
			}
			gradient[i] += (s.Y - p) * x
			for j := range i + 1 {
				curve[i][j] += p * (1 - p) * x * s.X[j]
			}
		}
	}
	for i := range n {
		for j := range i {
			curve[j][i] = curve[i][j]
		}
	}
	return gradient, curve
}

func chance(w, x []float64) float64 {
	sum := 0.0
	for i := range w {
		sum += w[i] * x[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

// Loss returns the mean log-loss of m, in nats: 0 for a prophet, log 2 ≈ 0.693
// for one who tosses a coin.
func (m Model) Loss(samples []Sample) float64 {
	const least = 1e-12
	sum := 0.0
	for _, s := range samples {
		p := min(max(chance(m.Weights, s.X), least), 1-least)
		sum -= s.Y*math.Log(p) + (1-s.Y)*math.Log(1-p)
	}
	return sum / float64(max(1, len(samples)))
}

// solve returns the x for which a·x = b, by elimination, and whether there is
// just one.
func solve(a [][]float64, b []float64) ([]float64, bool) {
	n := len(b)
	rows := make([][]float64, n)
	for i := range n {
		rows[i] = append(append([]float64(nil), a[i]...), b[i])
	}
	for i := range n {
		pivot := i
		for j := i + 1; j < n; j++ {
			if math.Abs(rows[j][i]) > math.Abs(rows[pivot][i]) {
				pivot = j
			}
		}
		rows[i], rows[pivot] = rows[pivot], rows[i]
		if math.Abs(rows[i][i]) < 1e-12 {
			return nil, false
		}
		for j := range n {
			if j == i {
				continue
			}
			f := rows[j][i] / rows[i][i]
			for k := i; k <= n; k++ {
				rows[j][k] -= f * rows[i][k]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = rows[i][n] / rows[i][i]
	}
	return x, true
}
