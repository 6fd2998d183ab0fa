package ai

import "sync/atomic"

// A memory is what the tables of searches are kept in: a fixed number of
// buckets of four entries. A bucket fills one cache line.
type memory struct {
	buckets []bucket
	gen     uint64 // of this search; entries of others are as good as empty
}

type bucket [4]entry

// entry is what is known of a position, packed into the upper bits of data,
// with the generation in the lowest. The hash is kept whole, mixed with the
// data, so that a torn or foreign entry cannot be taken for a match.
type entry struct{ lock, data uint64 }

const (
	entrySize  = 16 // bytes
	bucketSize = 4 * entrySize
)

const (
	genBits = 6
	genMask = 1<<genBits - 1
)

// newMemory returns a memory of at most the given size in megabytes, a power of
// two of buckets, one bucket at least.
func newMemory(megabytes int) memory {
	n := 1
	for 2*n*bucketSize <= megabytes<<20 {
		n *= 2
	}
	return memory{buckets: make([]bucket, n)}
}

// forget makes the memory as good as empty, so that a search depends on nothing
// before it. Only every 63rd time is it itself cleared.
func (m *memory) forget() {
	if m.gen == genMask {
		clear(m.buckets)
		m.gen = 0
	}
	m.gen++
}

func (m *memory) bucket(hash uint64) *bucket {
	return &m.buckets[hash&uint64(len(m.buckets)-1)]
}

// find returns the data of the position with this hash, 0 when there is none.
func (m *memory) find(hash uint64) (data uint64) {
	b := m.bucket(hash)
	for i := range b {
		if e := b[i].load(); e.lock^e.data == hash && e.data&genMask == m.gen {
			return e.data
		}
	}
	return 0
}

// load and store are as cheap as plain access on the processors that matter:
// a search stores seldom.
func (e *entry) load() entry {
	return entry{atomic.LoadUint64(&e.lock), atomic.LoadUint64(&e.data)}
}

func (e *entry) store(x entry) {
	atomic.StoreUint64(&e.lock, x.lock)
	atomic.StoreUint64(&e.data, x.data)
}
