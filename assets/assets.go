// Package assets holds the drawings that go into the program. All are our own,
// under the licence of the project.
package assets

import "embed"

// files has icon.png and the pieces of the board games.
//
//go:embed icon.png pieces/*.svg
var files embed.FS

// Icon returns the picture of the app, a square PNG of 1024 pixels rendered
// from icon.svg.
func Icon() []byte { return mustRead("icon.png") }

// Piece returns the SVG of a piece: "white", "black", "kas1", "kas2". It is a
// square that the piece fills. It panics for any other name.
func Piece(name string) []byte { return mustRead("pieces/" + name + ".svg") }

func mustRead(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return b
}
