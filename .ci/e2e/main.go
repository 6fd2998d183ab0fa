// Command e2e plays the real program, in a window on an X server without a
// screen or in a headless browser with touch, and compares what it shows with
// what it ought to show.
//
//	e2e -window FILE play    a whole game, by mouse clicks
//	e2e -window FILE kill    kill it while playing, again and again
//	e2e -web DIR play        the same with the web build, by touches
//	e2e -web DIR kill
//
// FILE is the program, built for X11; DIR is the web build. It needs Xvfb,
// xdotool and ImageMagick, or node with playwright-core and Chromium.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image/png"
	"log"
	"os"

	"fyne.io/fyne/v2"
)

func main() {
	log.SetFlags(0)
	app := flag.String("window", "", "the program to run in a window, built for X11")
	web := flag.String("web", "", "the folder of the web build to run in a browser")
	script := flag.String("node", ".ci/e2e/browser.mjs", "the script that drives the browser")
	sizeText := flag.String("size", "412x915", "size of the screen")
	kills := flag.Int("n", 200, "how often to kill the program")
	looks := flag.String("looks", "light", "light, dark or contrast, as in the settings")
	speed := flag.String("speed", "normal", "slow, normal, fast or instant, as in the settings")
	game := flag.String("game", "pasang", "which game to play")
	against := flag.Bool("against", false, "play against the computer instead of for two")
	seed := flag.Uint64("seed", 1, "seed of the moves and the moments")
	flag.Parse()
	var size fyne.Size
	if _, err := fmt.Sscanf(*sizeText, "%fx%f", &size.Width, &size.Height); err != nil {
		log.Fatalf("e2e: -size %q: %v", *sizeText, err)
	}
	var s stage
	var err error
	switch {
	case *app != "":
		s, err = openWindow(*app, size)
	case *web != "":
		s, err = openBrowser(*web, *script, size)
	default:
		err = errors.New("neither -window nor -web")
	}
	if err != nil {
		log.Fatal("e2e: ", err)
	}
	h, err := newHand(s, size, *game, *seed)
	if err != nil {
		log.Fatal("e2e: ", err)
	}
	h.against = *against
	settings := fmt.Sprintf(`{"language": "en", "looks": %q, "textSize": 100, "speed": %q, "motion": true}`, *looks, *speed)
	err = run(flag.Arg(0), h, settings, *kills)
	s.close()
	if err != nil {
		log.Fatal("e2e: ", err)
	}
}

func run(mode string, h *hand, settings string, kills int) (err error) {
	defer func() {
		if err != nil {
			h.keepPicture()
		}
	}()
	if err := h.stage.write("settings.json", settings); err != nil {
		return err
	}
	switch mode {
	case "play":
		return h.playGame()
	case "kill":
		return h.killOften(kills)
	}
	return fmt.Errorf("%q is neither play nor kill", mode)
}

// keepPicture leaves a picture of the screen where it can be looked at.
func (h *hand) keepPicture() {
	picture, err := h.stage.picture()
	if err != nil {
		return
	}
	f, err := os.CreateTemp("", "papan-e2e-*.png")
	if err != nil {
		return
	}
	defer f.Close()
	if png.Encode(f, picture) == nil {
		log.Printf("the screen at the end: %s", f.Name())
	}
}
