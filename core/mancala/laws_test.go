package mancala

import (
	"flag"
	"testing"

	"papan/core"
	"papan/core/coretest"
)

var long = flag.Bool("long", false, "also run the tests that take minutes")

// lawSetups are the setups under which the laws are checked.
var lawSetups = map[*core.Game][]core.Setup{
	Congklak: {
		{},
		setup("holes=5", "empty-tembak=scores", "rounds=burnt"),
		setup("holes=9", "tembak-after-lap=on", "first-turn=one", "rounds=3"),
		setup("extra-turns=1", "rounds=5", "next-starter=winner"),
		setup("holes=6", "first-turn=one", "extra-turns=2", "rounds=burnt", "next-starter=alternate"),
	},
	RajaPasu: {
		{},
		setup("final-four=stays"),
		setup("pussa=chain", "match=best-of-3"),
		setup("final-four=stays", "pussa=chain", "match=to the end"),
	},
	Mandiri: {
		{},
		setup("final-four=stays", "pussa=chain"),
		setup("match=to the end"),
	},
}

func TestLaws(t *testing.T) {
	games := 40
	if *long {
		games = 10000
	}
	for g, setups := range lawSetups {
		coretest.Laws(t, g, setups, games)
	}
}
