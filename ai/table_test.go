package ai

import "testing"

func TestFindingPacks(t *testing.T) {
	for _, f := range []finding{
		{},
		{step: 1<<32 - 1, value: -won, depth: proven, bound: exact},
		{step: 7, value: won - 3, depth: 1, bound: atLeast},
		{step: 1 << 31, value: -1, depth: maxPly, bound: atMost},
	} {
		if got := unpack(f.pack()); got != f {
			t.Errorf("packed %+v, unpacked %+v", f, got)
		}
	}
}

func TestTableForgets(t *testing.T) {
	tab := newTable(1)
	want := finding{step: 5, value: 42, depth: 3, bound: atLeast}
	for i := range 200 { // through all generations more than once
		tab.forget()
		if got := tab.find(77); got.bound != noBound {
			t.Fatalf("search %d finds %+v of an earlier one", i, got)
		}
		tab.keep(77, want)
		if got := tab.find(77); got != want {
			t.Fatalf("search %d: kept %+v, found %+v", i, want, got)
		}
	}
}

// A full bucket gives up its shallowest entry, and a position has one entry.
func TestTableReplaces(t *testing.T) {
	tab := newTable(0)
	tab.forget()
	for i, depth := range []int{5, 2, 9, 4} {
		tab.keep(uint64(i+1), finding{depth: depth, bound: exact})
	}
	tab.keep(3, finding{depth: 1, bound: atMost})
	if got := tab.find(3); got.depth != 1 || got.bound != atMost {
		t.Errorf("position 3 is %+v after a second finding", got)
	}
	tab.keep(10, finding{depth: 6, bound: exact})
	for hash, want := range map[uint64]bool{1: true, 2: true, 3: false, 4: true, 10: true} {
		if got := tab.find(hash).bound != noBound; got != want {
			t.Errorf("position %d: known %v, want %v", hash, got, want)
		}
	}
}
