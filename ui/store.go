package ui

// Store keeps texts under names across runs of the app. A name is made of
// lower-case letters, digits, dots and dashes.
//
// What Write has returned nil for is still there after a crash, and a crash
// during Write leaves either the old text or the new one.
type Store interface {
	// Read returns the text, or an error that is [io/fs.ErrNotExist] when
	// there is none.
	Read(name string) (string, error)
	// Write puts text in place of what was there.
	Write(name, text string) error
	// Remove forgets the text. Forgetting nothing is no error.
	Remove(name string) error
	// List returns the names in alphabetical order.
	List() ([]string, error)
}
