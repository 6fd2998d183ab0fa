package elo

import (
	"math"
	"testing"
)

func near(a, b, by float64) bool { return a == b || math.Abs(a-b) <= by }

func TestElo(t *testing.T) {
	tests := []struct{ score, elo float64 }{
		{0.5, 0},
		{10. / 11, 400}, // ten to one
		{1. / 11, -400},
		{0.75, 190.848501887865}, // 400 log10(3)
		{0, math.Inf(-1)},
		{1, math.Inf(1)},
	}
	for _, test := range tests {
		if got := Of(test.score); !near(got, test.elo, 1e-9) {
			t.Errorf("score %v: %v Elo, want %v", test.score, got, test.elo)
		}
		if got := Score(test.elo); !near(got, test.score, 1e-12) {
			t.Errorf("%v Elo: score %v, want %v", test.elo, got, test.score)
		}
	}
}

func TestAverage(t *testing.T) {
	tests := []struct {
		name   string
		pairs  Pairs
		value  float64
		half   float64
		sure   bool
		eloLow float64
	}{
		// By hand, as the lines say.
		{"none", Pairs{}, 0, 0, false, math.Inf(-1)},
		{"one", Pairs{4: 1}, 1, 0, false, math.Inf(1)},
		{"all alike", Pairs{2: 30}, 0.5, 0, false, 0},
		// Two pairs, 0 and 1: variance 1/2, error √(1/4) = 1/2, cut at the ends.
		{"far apart", Pairs{0: 1, 4: 1}, 0.5, 0.5, true, math.Inf(-1)},
		// 4 of ¼, 12 of ½, 8 of ¾: mean 13/24; squares 4·(7/24)²+12·(1/24)²+8·(5/24)²
		// = 408/576; ÷23÷24 → error 0.0358220; ×1.959964 = 0.0702097.
		{"usual", Pairs{1: 4, 2: 12, 3: 8}, 13. / 24, 0.07020974, true, -19.855349},
	}
	for _, test := range tests {
		m := Average(test.pairs.Values())
		if !near(m.Value, test.value, 1e-9) || m.Sure != test.sure {
			t.Errorf("%s: mean %v, sure %v; want %v, %v", test.name, m.Value, m.Sure, test.value, test.sure)
		}
		low, high := max(0, test.value-test.half), min(1, test.value+test.half)
		if !near(m.Low, low, 1e-6) || !near(m.High, high, 1e-6) {
			t.Errorf("%s: from %v to %v, want %v to %v", test.name, m.Low, m.High, low, high)
		}
		if got := m.Elo().Low; !near(got, test.eloLow, 1e-3) {
			t.Errorf("%s: at least %v Elo, want %v", test.name, got, test.eloLow)
		}
	}
}

func TestBounds(t *testing.T) {
	low, high := SPRT{Alpha: 0.05, Beta: 0.05}.Bounds()
	if !near(low, -math.Log(19), 1e-12) || !near(high, math.Log(19), 1e-12) {
		t.Errorf("%v and %v, want ∓ log 19", low, high)
	}
	low, high = SPRT{Alpha: 0.1, Beta: 0.2}.Bounds()
	if !near(low, math.Log(2./9), 1e-12) || !near(high, math.Log(8), 1e-12) {
		t.Errorf("%v and %v, want log 2/9 and log 8", low, high)
	}
}

// With two outcomes only the test is Wald's of a proportion.
func TestSPRTOfTwoOutcomes(t *testing.T) {
	for _, p := range []Pairs{{0: 30, 4: 50}, {0: 7, 4: 2}, {0: 400, 4: 420}} {
		test := SPRT{Elo0: 0, Elo1: 20, Alpha: 0.05, Beta: 0.05}
		s0, s1 := Score(0), Score(20)
		want := float64(p[4])*math.Log(s1/s0) + float64(p[0])*math.Log((1-s1)/(1-s0))
		if got, _ := test.Judge(p); !near(got, want, 0.01) {
			t.Errorf("%v: %v, want %v", p, got, want)
		}
	}
}

// Of many pairs and small differences the test is that of a normal mean:
// n (s1-s0) (2m-s0-s1) / 2v.
func TestSPRTOfManyPairs(t *testing.T) {
	for _, test := range []struct {
		pairs Pairs
		want  Verdict
	}{
		{Pairs{800, 2400, 5000, 2700, 1050}, Accepted},
		{Pairs{950, 2600, 5000, 2400, 800}, Refused},
		{Pairs{90, 250, 500, 256, 92}, Open},
	} {
		sprt := SPRT{Elo0: 0, Elo1: 5, Alpha: 0.05, Beta: 0.05}
		s0, s1 := Score(0), Score(5)
		n, sum, squares := 0.0, 0.0, 0.0
		for _, v := range test.pairs.Values() {
			n, sum, squares = n+1, sum+v, squares+v*v
		}
		m := sum / n
		want := n * (s1 - s0) * (2*m - s0 - s1) / 2 / (squares/n - m*m)
		got, verdict := sprt.Judge(test.pairs)
		if !near(got, want, 0.02*math.Abs(want)+0.01) || verdict != test.want {
			t.Errorf("%v: %v, %v; want about %v, %v", test.pairs, got, verdict, want, test.want)
		}
	}
}

func TestSPRTEdges(t *testing.T) {
	sprt := SPRT{Elo0: -10, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	if llr, v := sprt.Judge(Pairs{}); llr != 0 || v != Open {
		t.Errorf("no pairs: %v, %v", llr, v)
	}
	won, _ := sprt.Judge(Pairs{4: 10})
	lost, _ := sprt.Judge(Pairs{0: 10})
	if won <= 0 || !near(won, -lost, 1e-9) {
		t.Errorf("ten pairs won: %v, lost: %v; want the same with another sign", won, lost)
	}
	for _, bad := range []SPRT{
		{Elo0: 5, Elo1: 5, Alpha: 0.05, Beta: 0.05},
		{Elo0: 5, Elo1: 0, Alpha: 0.05, Beta: 0.05},
		{Elo0: 0, Elo1: math.Inf(1), Alpha: 0.05, Beta: 0.05},
		{Elo0: math.NaN(), Elo1: 5, Alpha: 0.05, Beta: 0.05},
		{Elo1: 5, Alpha: 0, Beta: 0.05},
		{Elo1: 5, Alpha: 0.5, Beta: 0.5},
	} {
		if bad.Check() == nil {
			t.Errorf("%+v: no error", bad)
		}
	}
	if err := sprt.Check(); err != nil {
		t.Error(err)
	}
}
