package pasang

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// tallies sums up what random games offered their players.
type tallies struct {
	choices [Playing + 1]int // legal moves, by phase
	turns   [Playing + 1]int
	most    [Playing + 1]int
	plies   int
	longest int
	emptied map[int]int // games by points at an emptied board
	suntuks int
	offStep int // passages with another number of choices than 11 and 10
}

func (s *tallies) play(p Position, rng *rand.Rand) {
	var buf [MaxSteps]Step
	ply := 0
	for ; ; ply++ {
		steps := p.Steps(buf[:])
		if len(steps) == 0 {
			break
		}
		phase := p.phase()
		s.choices[phase] += len(steps)
		s.turns[phase]++
		s.most[phase] = max(s.most[phase], len(steps))
		if phase == Passing && len(steps) != 11-ply {
			s.offStep++
		}
		next := p
		p.Do(steps[rng.IntN(len(steps))], &next)
		p = next
	}
	s.plies += ply
	s.longest = max(s.longest, ply)
	if p.Left() == 0 {
		s.emptied[p.Score(1)+p.Score(2)]++
	} else {
		s.suntuks++
	}
}

// TestRandomGames compares random games with the published statistics of the
// program Pasang Emas over games of its own players: 11 and 10 passages, about
// 31 promotions and never more than 50, then 6 kas moves on average and 26 at
// most; 56 plies on average; 176 to 178 points at an emptied board. Random
// players run into suntuk sooner, so their games are somewhat shorter.
func TestRandomGames(t *testing.T) {
	const games = 1000
	s := tallies{emptied: map[int]int{}}
	rng := rand.New(rand.NewPCG(7, 8))
	patterns := Patterns()
	for i := range games {
		s.play(opened(t, optPattern, strconv.Itoa(patterns[i%len(patterns)])), rng)
	}
	average := func(phase Phase) float64 { return float64(s.choices[phase]) / float64(s.turns[phase]) }
	for _, test := range []struct {
		what             string
		got, least, most float64
	}{
		{"passages out of step with 11, 10", float64(s.offStep), 0, 0},
		{"promotions on average", average(Selecting), 28, 33},
		{"promotions at most", float64(s.most[Selecting]), 40, 50},
		{"kas moves on average", average(Playing), 4.5, 6.5},
		{"kas moves at most", float64(s.most[Playing]), 15, 26},
		{"plies on average", float64(s.plies) / games, 47, 57},
		{"plies at most", float64(s.longest), 80, float64(Game.MaxPly)},
		{"games that end in suntuk", float64(s.suntuks), games / 2, games * 9 / 10},
	} {
		if test.got < test.least || test.got > test.most {
			t.Errorf("%s: %.1f, want %v to %v", test.what, test.got, test.least, test.most)
		}
	}
	for points, n := range s.emptied {
		if points < 176 || points > 178 {
			t.Errorf("%d games with %d points at an emptied board, want 176 to 178", n, points)
		}
	}
}
