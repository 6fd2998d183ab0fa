// Package translations holds what the app says, in each of its languages.
//
// Each file is a flat list of whole sentences by key, with named arguments.
// Languages that need it have several forms of a sentence that counts things.
// The toolkit folder has the few words that the toolkit itself shows.
package translations

import "embed"

// Files are the sentences, such as en.json, and the toolkit's words, such as
// toolkit/en.json.
//
//go:embed *.json toolkit
var Files embed.FS
