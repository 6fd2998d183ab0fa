package mancala_test

import (
	"fmt"

	"papan/core"
	"papan/core/mancala"
)

// The first hole ends in the own store, so its player chooses again.
func Example_congklak() {
	p, err := mancala.Congklak.Open(core.Setup{})
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := core.Find(p, "1")
	if err != nil {
		fmt.Println(err)
		return
	}
	events := p.Events(m)
	fmt.Println(p)
	fmt.Println(len(events), "events, the last:", events[len(events)-1].Word)
	fmt.Println(p.After(m))
	// Output:
	// 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 1
	// 8 events, the last: again
	// 0,8,8,8,8,8,8/7,7,7,7,7,7,7 1,0 1
}

// Holes that come to four go to their owners while the sowing goes on.
func Example_rajaPasu() {
	p, err := mancala.RajaPasu.Open(core.Setup{})
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := core.Find(p, "1")
	if err != nil {
		fmt.Println(err)
		return
	}
	taken := map[string]int{}
	for _, e := range p.Events(m) {
		if e.Word == mancala.Pasu || e.Word == mancala.Pussa {
			taken[fmt.Sprint(e.Word, " of seat ", e.To-14)] += e.N
		}
	}
	fmt.Println(taken)
	fmt.Println(p.After(m))
	// Output:
	// map[pasu of seat 1:12 pasu of seat 2:4 pussa of seat 1:3]
	// 3,1,0,0,0,14,0/14,2,14,14,1,14,2 15,4 2
}

// Three players share the ring: columns 3 to 5 are the Raja's.
func Example_mandiri() {
	p, err := mancala.Mandiri.Open(core.Setup{})
	if err != nil {
		fmt.Println(err)
		return
	}
	var holes []string
	for _, m := range p.Moves() {
		holes = append(holes, p.Text(m))
	}
	fmt.Println(holes)
	for range 3 {
		fmt.Println("seat", p.Turn(), p)
		p = p.After(p.Moves()[0])
	}
	// Output:
	// [3 4 5 10 11 12]
	// seat 1 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0,0 1
	// seat 2 14,2,3,1,0,0,0/14,0,14,2,14,14,1 15,4,0 2
	// seat 3 3,3,0,2,0,1,0/0,3,19,1,19,1,2 23,13,8 3
}
