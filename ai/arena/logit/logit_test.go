package logit

import (
	"math"
	"math/rand/v2"
	"testing"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// One feature that is there or not: the weights are the log odds of the two
// groups, and their errors those of a table of four counts.
func TestTwoGroups(t *testing.T) {
	var samples []Sample
	add := func(n int, x, y float64) {
		for range n {
			samples = append(samples, Sample{[]float64{1, x}, y})
		}
	}
	add(30, 0, 1)
	add(70, 0, 0)
	add(80, 1, 1)
	add(20, 1, 0)
	m, err := Fit(samples)
	if err != nil {
		t.Fatal(err)
	}
	base, effect := math.Log(30./70), math.Log(80./20)-math.Log(30./70)
	if !near(m.Weights[0], base, 1e-3) || !near(m.Weights[1], effect, 1e-3) {
		t.Errorf("weights %v, want %v and %v", m.Weights, base, effect)
	}
	if want := math.Sqrt(1./30 + 1./70 + 1./80 + 1./20); !near(m.Errors[1], want, 1e-3) {
		t.Errorf("error %v, want %v", m.Errors[1], want)
	}
	loss := -(30*math.Log(.3) + 70*math.Log(.7) + 80*math.Log(.8) + 20*math.Log(.2)) / 200
	if got := m.Loss(samples); !near(got, loss, 1e-6) {
		t.Errorf("loss %v, want %v", got, loss)
	}
}

// The weights from which samples are drawn are found again.
func TestFitFindsWeights(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	want := []float64{0.8, -0.3, 0.1}
	var samples []Sample
	for range 20_000 {
		x := []float64{rng.NormFloat64(), 3 * rng.NormFloat64(), 1}
		y := 0.0
		if rng.Float64() < chance(want, x) {
			y = 1
		}
		samples = append(samples, Sample{x, y})
	}
	m, err := Fit(samples)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if !near(m.Weights[i], want[i], 4*m.Errors[i]) || m.Errors[i] > 0.05 {
			t.Errorf("weight %d: %v ± %v, want %v", i, m.Weights[i], m.Errors[i], want[i])
		}
	}
}

// What the samples do not tell stays at rest.
func TestFitEdges(t *testing.T) {
	if _, err := Fit(nil); err == nil {
		t.Error("no samples: no error")
	}
	m, err := Fit([]Sample{{[]float64{1, 0}, 1}, {[]float64{1, 0}, 0}})
	if err != nil || !near(m.Weights[0], 0, 1e-9) || !near(m.Weights[1], 0, 1e-9) {
		t.Errorf("%+v, %v", m, err)
	}
	m, err = Fit([]Sample{{[]float64{1}, 1}, {[]float64{2}, 1}, {[]float64{-1}, 0}})
	if err != nil || !(m.Weights[0] > 1) || math.IsInf(m.Weights[0], 0) || math.IsNaN(m.Weights[0]) {
		t.Errorf("what can be told for certain: %+v, %v", m, err)
	}
}
