package pasang

import (
	"testing"

	"papan/core"
	"papan/core/coretest"
)

// ruling returns one of the rulings for a fuzzed number.
func ruling(n byte) core.Setup {
	all := rulings()
	return all[int(n)%len(all)]
}

// FuzzPosition: every text is refused with an error or reads back as itself
// and keeps the laws.
func FuzzPosition(f *testing.F) {
	f.Add(opened(f).String(), byte(0))
	f.Add("..........1/.........../.........../.........../.........../w........../.........../2........../.........../..b......../........... 1 cj 85,89", byte(1))
	f.Add(".........../.........../.........../.........../.........../.........../.........../..w......../..w......../.........../.w......... 1 cj 8,9", byte(2))
	f.Fuzz(func(t *testing.T, text string, n byte) {
		s, err := Game.Complete(ruling(n))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Game.Parse(s, text)
		if err != nil {
			return
		}
		if p.String() != text {
			t.Fatalf("%q reads back as %q", text, p)
		}
		if err := coretest.Check(Game, s, p); err != nil {
			t.Fatal(err)
		}
		compare(t, s, p)
	})
}

// FuzzPattern: every value is refused with an error or has one spelling, from
// which a game starts.
func FuzzPattern(f *testing.F) {
	for _, value := range []string{"1", "036", "random-12", RandomPattern(1), "w/b", ""} {
		f.Add(value)
	}
	f.Fuzz(func(t *testing.T, value string) {
		canon, err := canonPattern(value)
		if err != nil {
			return
		}
		if again, err := canonPattern(canon); again != canon || err != nil {
			t.Fatalf("%q becomes %q, which becomes %q, %v", value, canon, again, err)
		}
		if p := opened(t, optPattern, value); p.Left() != 120 || p.worth() != 180 {
			t.Fatalf("%q starts with %d tokens worth %d", value, p.Left(), p.worth())
		}
	})
}

// FuzzPlay plays the moves that the bytes choose and holds every position
// against the laws and the reference.
func FuzzPlay(f *testing.F) {
	f.Add(byte(0), []byte{2, 8, 30, 17, 3, 1, 4, 1, 5, 9, 2, 6})
	f.Add(byte(7), []byte{5, 5, 255, 255, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, n byte, choices []byte) {
		s, err := Game.Complete(ruling(n))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Game.Open(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range choices {
			if err := coretest.Check(Game, s, p); err != nil {
				t.Fatal(err)
			}
			compare(t, s, p)
			ms := p.Moves()
			if len(ms) == 0 {
				return
			}
			p = p.After(ms[int(c)%len(ms)])
		}
	})
}
