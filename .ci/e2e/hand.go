package main

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"papan/core"
	"papan/core/catalog"
)

// stage is where the real program runs and is seen.
type stage interface {
	start() error
	kill() error // as a power cut would
	close()
	click(at fyne.Position) error
	toBottom() error // scrolls whatever scrolls to its end
	picture() (image.Image, error)
	read() (memory, error)         // what the program has kept
	write(name, text string) error // while the program is not running
	complaints() string            // what the program complained of in its log
}

// hand plays the program on a stage.
type hand struct {
	stage    stage
	size     fyne.Size
	words    words
	rng      *rand.Rand
	game     *core.Game
	setup    core.Setup
	sites    int    // of the game's positions
	against  bool   // the computer, not another person
	skip     bool   // every other animation
	pictures string // the folder to keep pictures in, or ""

	seen, moving image.Image // the last picture taken, and the last before the board was at rest
}

func newHand(s stage, size fyne.Size, id, language string, options choices, seed uint64) (*hand, error) {
	game, ok := catalog.Find(id)
	if !ok {
		return nil, fmt.Errorf("no game is called %q", id)
	}
	words, err := readWords(language)
	if err != nil {
		return nil, err
	}
	setup, err := game.Complete(core.Setup{Values: options})
	if err != nil {
		return nil, err
	}
	p, err := game.Open(setup)
	if err != nil {
		return nil, err
	}
	return &hand{
		stage: s, size: size, words: words, rng: rand.New(rand.NewPCG(seed, 0)),
		game: game, setup: setup, sites: p.Sites(),
	}, nil
}

// agree leaves the setup as that of the game before, which the setup sheet
// offers again.
func (h *hand) agree() error {
	text, err := core.Save{Record: core.Record{Game: h.game, Setup: h.setup}}.Text()
	if err != nil {
		return err
	}
	return h.stage.write(h.game.ID+".setup", text)
}

func (h *hand) saveName() string { return h.game.ID + ".game" }

// saved reads the game that the program has kept.
func (h *hand) saved() (core.Save, error) {
	files, err := h.stage.read()
	if err != nil {
		return core.Save{}, err
	}
	text, err := files.Read(h.saveName())
	if err != nil {
		return core.Save{}, err
	}
	return core.ReadSave(text, catalog.Games())
}

// shadow returns the app as it opens on the files of now.
func (h *hand) shadow() (*shadow, error) {
	files, err := h.stage.read()
	if err != nil {
		return nil, err
	}
	return newShadow(files, h.size), nil
}

// position returns the last position of a save.
func position(s core.Save) (core.Position, error) {
	line, err := s.Replay()
	if err != nil {
		return nil, err
	}
	return line[len(line)-1], nil
}

// press clicks a word as soon as the screen looks there as it ought to, and
// taps it in the shadow too.
func (h *hand) press(s *shadow, word, after string) error {
	at, err := s.word(word, after)
	if err != nil {
		return err
	}
	if at.Y > h.size.Height-8 {
		if at, err = h.toBottom(s, word, after); err != nil {
			return err
		}
	}
	r := image.Rect(int(at.X)-20, int(at.Y)-8, int(at.X)+20, int(at.Y)+8)
	err = until("the word "+word+" on the screen", 20*time.Second, func() (bool, error) {
		picture, err := h.stage.picture()
		if err != nil {
			return false, err
		}
		want, got := mean(s.win.Canvas().Capture(), r), mean(picture, r)
		if distance(want, got) > 24 {
			return false, fmt.Errorf("%v where %v should be", got, want)
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	if err := h.stage.click(at); err != nil {
		return err
	}
	return s.tap(word, after)
}

// toBottom scrolls, here and in the shadow, to a word that is below the screen.
func (h *hand) toBottom(s *shadow, word, after string) (fyne.Position, error) {
	if err := h.alike(s); err != nil {
		return fyne.Position{}, err
	}
	if err := h.stage.toBottom(); err != nil {
		return fyne.Position{}, err
	}
	if err := s.toBottom(); err != nil {
		return fyne.Position{}, err
	}
	if err := h.alike(s); err != nil {
		return fyne.Position{}, err
	}
	return s.word(word, after)
}

// alike waits until the screen in large parts looks as the shadow does.
func (h *hand) alike(s *shadow) error {
	const parts = 6
	want := s.win.Canvas().Capture()
	return until("the page on the screen", 20*time.Second, func() (bool, error) {
		picture, err := h.stage.picture()
		if err != nil {
			return false, err
		}
		size := want.Bounds().Size()
		for i := range parts {
			r := image.Rect(0, size.Y*i/parts, size.X, size.Y*(i+1)/parts)
			if w, g := mean(want, r), mean(picture, r); distance(w, g) > 8 {
				return false, fmt.Errorf("%v where %v should be", g, w)
			}
		}
		return true, nil
	})
}

// begin starts a new game with what the setup sheet offers, and returns the
// shadow that shows its board.
func (h *hand) begin() (*shadow, error) {
	s, err := h.shadow()
	if err != nil {
		return nil, err
	}
	if err := h.press(s, h.words["home.new"], h.words["game."+h.game.ID]); err != nil {
		return s, err
	}
	keys := []string{"setup.start"}
	if h.against {
		company := "company.computer"
		if h.setup.Seats > 2 {
			company += fmt.Sprint(".", h.setup.Seats)
		}
		keys = []string{company, "setup.start"}
	}
	for _, key := range keys {
		if err := h.press(s, h.words[key], ""); err != nil {
			return s, err
		}
	}
	return s, until("the game to be kept", 10*time.Second, func() (bool, error) {
		_, err := h.saved()
		return err == nil, err
	})
}

// resume goes on with the kept game and checks that the board shows it.
func (h *hand) resume() (*shadow, error) {
	s, err := h.shadow()
	if err != nil {
		return nil, err
	}
	if err := h.press(s, h.words["home.continue"], ""); err != nil {
		return s, err
	}
	return s, h.shows(s)
}

// shows waits until the screen shows the shadow's board, which may take as long
// as the slowest sowing and a computer's answer to it.
func (h *hand) shows(s *shadow) error {
	return until("the position on the board", 60*time.Second, func() (bool, error) {
		picture, err := h.stage.picture()
		if err != nil {
			return false, err
		}
		h.seen = picture
		if err = s.differs(picture, h.sites); err != nil {
			h.moving = picture
		}
		return err == nil, err
	})
}

// ply plays a random legal move by clicks and returns once it has been kept.
func (h *hand) ply(s *shadow, most time.Duration) error {
	before, err := h.saved()
	if err != nil {
		return err
	}
	p, err := position(before)
	if err != nil {
		return err
	}
	legal := p.Moves()
	if len(legal) == 0 {
		return errOver
	}
	m := legal[h.rng.IntN(len(legal))]
	grid, at, err := s.board()
	if err != nil {
		return err
	}
	time.Sleep(handover)
	tried := time.Time{}
	touch := 0
	return until("the move "+p.Text(m)+" to be kept", most, func() (bool, error) {
		now, err := h.saved()
		if err != nil {
			return false, err
		}
		if len(now.Moves) > len(before.Moves) {
			if now.Moves[len(before.Moves)] != m {
				return false, fmt.Errorf("another move was kept")
			}
			return true, nil
		}
		wait := 350 * time.Millisecond
		if touch > 0 && touch%m.Len() == 0 {
			wait = lateKept
		}
		if time.Since(tried) < wait {
			return false, nil
		}
		tried = time.Now()
		site := m[touch%m.Len()]
		touch++
		return false, h.stage.click(grid.Place(site).Add(at))
	})
}

// handover is a little longer than touches are ignored after the turn has
// passed. A first touch lost to it would make the second one a first.
const handover = 450 * time.Millisecond

// lateKept is how long a move that has been touched in full may take to be kept
// before it is touched again, as small boards want it. A touch too many would
// be refused as one of the next player's, and the board say so.
const lateKept = time.Second

var errOver = errors.New("the game is over")

// answered waits for the computer's move where it is the computer's turn, and
// returns the position in which it is not.
func (h *hand) answered() (p core.Position, err error) {
	err = until("the computer's move", 60*time.Second, func() (bool, error) {
		save, err := h.saved()
		if err != nil {
			return false, err
		}
		if p, err = position(save); err != nil {
			return false, err
		}
		return save.Tags[fmt.Sprintf("seat%d.level", p.Turn())] == "", nil
	})
	return p, err
}

// reopened returns a shadow that shows the kept game.
func (h *hand) reopened() (*shadow, error) {
	s, err := h.shadow()
	if err != nil {
		return nil, err
	}
	key := "home.continue"
	if save, err := h.saved(); err == nil {
		if p, err := position(save); err == nil && len(p.Moves()) == 0 {
			key = "home.look"
		}
	}
	return s, s.tap(h.words[key], "")
}

// until asks again and again whether something has come true, and says what
// was waited for when it has not within the time.
func until(what string, most time.Duration, ask func() (bool, error)) error {
	var last error
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(15 * time.Millisecond) {
		ok, err := ask()
		if ok {
			return nil
		}
		last = err
	}
	return fmt.Errorf("%s: not within %v (%v)", what, most, last)
}
