package pasang_test

import (
	"fmt"

	"papan/core"
	"papan/core/pasang"
)

// The opening of a published sample game.
func Example() {
	p, err := pasang.Game.Open(core.Setup{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"c", "j", "b4c4xN", "k7j7xW", "c4c7xH", "j7g7xV"} {
		m, err := core.Find(p, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		p = p.After(m)
	}
	fmt.Println(p)
	fmt.Println("seat", p.Turn(), "has", len(p.Moves()), "moves")
	// Output:
	// wwwwwb.bb.w/bwwwwb.bb.w/bbwwwb.bw.w/bb.wwb.ww.w/..1.wb2..../bb.bb..bbbb/ww.wwbwbbbb/w..wbbwwbbb/ww.bbbwwwbb/ww.bbbwwwwb/wb.bbbwwwww 1 cj 14,20
	// seat 1 has 4 moves
}
