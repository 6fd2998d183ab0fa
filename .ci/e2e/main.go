// Command e2e plays the real program, in a window on an X server without a
// screen or in a headless browser with touch, and compares what it shows with
// what it ought to show.
//
//	e2e -window FILE play    a whole game, by mouse clicks
//	e2e -window FILE kill    kill it while playing, again and again
//	e2e -window FILE chain   the longest sowing: its time, a skip, a rain of touches
//	e2e -window FILE acts    undo, history, home and rematch, in the middle of things
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
	"image"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"strings"

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
	language := flag.String("language", "en", "en, ms, id or es, as in the settings")
	against := flag.Bool("against", false, "play against the computer instead of for two")
	skip := flag.Bool("skip", false, "skip every other animation by a touch")
	pictures := flag.String("pictures", "", "keep pictures of the screen in this `folder`")
	seed := flag.Uint64("seed", 1, "seed of the moves and the moments")
	options := choices{}
	flag.Var(options, "set", "an option of the game as `name=value`; may be repeated")
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
	h, err := newHand(s, size, *game, *language, options, *seed)
	if err != nil {
		s.close()
		log.Fatal("e2e: ", err)
	}
	h.against, h.skip, h.pictures = *against, *skip, *pictures
	settings := fmt.Sprintf(`{"language": %q, "looks": %q, "textSize": 100, "speed": %q, "motion": true}`, *language, *looks, *speed)
	err = run(flag.Arg(0), h, settings, *kills)
	s.close()
	if said := s.complaints(); err == nil && said != "" {
		err = fmt.Errorf("the program complained:\n%s", said)
	}
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
	if err := h.agree(); err != nil {
		return err
	}
	switch mode {
	case "play":
		return h.playGame()
	case "kill":
		return h.killOften(kills)
	case "chain":
		return h.playChain()
	case "acts":
		return h.playActs()
	}
	return fmt.Errorf("%q is neither play, kill, chain nor acts", mode)
}

// choices are options given as name=value.
type choices map[string]string

func (c choices) String() string { return fmt.Sprint(map[string]string(c)) }

// Set implements [flag.Value].
func (c choices) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return errors.New("it is not name=value")
	}
	c[name] = value
	return nil
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

// album keeps a picture under a name in the folder of pictures, if there is one.
func (h *hand) album(name string, picture image.Image) error {
	if h.pictures == "" {
		return nil
	}
	if err := os.MkdirAll(h.pictures, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(h.pictures, name+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, picture)
}
