// Papan is a table for traditional board games.
package main

import (
	"flag"
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"papan/assets"
	"papan/core/catalog"
	"papan/ui"
)

// id names the app to the system and its files; it must not change.
const id = "org.papan.app"

func main() {
	size := flag.String("size", "1100x780", "size of the window in units, such as 360x640 to see it as on a phone")
	flag.Parse()
	var width, height float32
	if n, err := fmt.Sscanf(*size, "%fx%f", &width, &height); n != 2 || err != nil || flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "papan: -size %q is not WIDTHxHEIGHT, such as 360x640\n", *size)
		os.Exit(2)
	}
	a := app.NewWithID(id)
	a.SetIcon(fyne.NewStaticResource("icon.png", assets.Icon()))
	ui.New(a, ui.NewStore(a), catalog.Games()).Run(fyne.NewSize(width, height))
}
