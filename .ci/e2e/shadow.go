package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	"papan/core/catalog"
	"papan/ui"
)

// shadow is the same app drawn in memory from a copy of the real one's files.
// It tells where things are on the screen and how the screen should look.
type shadow struct {
	app fyne.App
	win fyne.Window
}

func newShadow(files memory, size fyne.Size) *shadow {
	a := test.NewApp()
	ui.New(a, files, catalog.Games())
	windows := a.Driver().AllWindows()
	win := windows[len(windows)-1]
	win.Resize(size)
	return &shadow{a, win}
}

func (s *shadow) close() { s.app.Quit() }

// word returns the middle of a text on the screen, of the first that stands
// there after another one, if that is not "". It may be broken into lines.
func (s *shadow) word(text, after string) (fyne.Position, error) {
	passed := after == ""
	return s.find(fmt.Sprintf("the word %q", text), func(o fyne.CanvasObject) bool {
		shown, ok := textOf(o)
		passed = passed || ok && shown == after
		return ok && passed && shown == text
	})
}

// textOf returns what an object shows, if that is a text.
func textOf(o fyne.CanvasObject) (string, bool) {
	switch o := o.(type) {
	case *widget.Label:
		return o.Text, true
	case *widget.RichText:
		return o.String(), true
	case *canvas.Text:
		return o.Text, true
	}
	return "", false
}

// tap taps a text in the shadow.
func (s *shadow) tap(text, after string) error {
	at, err := s.word(text, after)
	if err == nil {
		test.TapCanvas(s.win.Canvas(), at)
	}
	return err
}

// toBottom scrolls whatever scrolls to its end.
func (s *shadow) toBottom() error {
	_, err := s.find("something that scrolls", func(o fyne.CanvasObject) bool {
		scroll, ok := o.(*container.Scroll)
		if ok {
			scroll.ScrollToBottom()
		}
		return ok
	})
	return err
}

// board is what the boards of all games have in common here.
type board interface {
	fyne.CanvasObject
	Cell() float32
	Place(core.Site) fyne.Position
}

// board returns the board and where it is on the screen.
func (s *shadow) board() (board, fyne.Position, error) {
	var found board
	at, err := s.find("a board", func(o fyne.CanvasObject) bool {
		b, ok := o.(board)
		if ok {
			found = b
		}
		return ok
	})
	if err != nil {
		return nil, at, err
	}
	return found, at.SubtractXY(found.Size().Width/2, found.Size().Height/2), nil
}

func (s *shadow) find(what string, is func(fyne.CanvasObject) bool) (fyne.Position, error) {
	found := errors.New(what + " is not on the screen")
	var at fyne.Position
	var walk func(o fyne.CanvasObject, from fyne.Position)
	walk = func(o fyne.CanvasObject, from fyne.Position) {
		if found == nil || !o.Visible() {
			return
		}
		from = from.Add(o.Position())
		if is(o) {
			found = nil
			at = from.AddXY(o.Size().Width/2, o.Size().Height/2)
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, child := range o.Objects {
				walk(child, from)
			}
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(o).Objects() {
				walk(child, from)
			}
		}
	}
	walk(s.win.Canvas().Content(), fyne.Position{})
	return at, found
}

// differs compares the shadow's board with the same part of a picture, site by
// site and each in four parts, and names the first that is not alike. Letters
// and thin lines are drawn a little differently in memory, pieces are not.
func (s *shadow) differs(picture image.Image, sites int) error {
	b, at, err := s.board()
	if err != nil {
		return err
	}
	want := s.win.Canvas().Capture()
	part := int(b.Cell() * 0.3)
	for site := range sites {
		place := b.Place(core.Site(site + 1))
		if place.IsZero() {
			continue // off the board
		}
		p := place.Add(at)
		for i := range 4 {
			x, y := int(p.X+0.5)-part*(i%2), int(p.Y+0.5)-part*(i/2)
			patch := image.Rect(x, y, x+part, y+part)
			if w, g := mean(want, patch), nearestMean(picture, patch, mean(want, patch)); distance(w, g) > unlike {
				return fmt.Errorf("part %d of site %d is %v where %v should be", i, site+1, g, w)
			}
		}
	}
	return nil
}

// unlike is the distance of mean colours from which on two parts of a board do
// not show the same.
const unlike = 36

// nearestMean is the mean colour most like want of a patch that may lie a
// pixel off.
func nearestMean(img image.Image, patch image.Rectangle, want color.RGBA) color.RGBA {
	best := mean(img, patch)
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if c := mean(img, patch.Add(image.Pt(dx, dy))); distance(c, want) < distance(best, want) {
				best = c
			}
		}
	}
	return best
}

func mean(img image.Image, r image.Rectangle) color.RGBA {
	var sum [3]int
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := color.RGBAModel.Convert(img.At(x, y)).(color.RGBA)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	n := r.Dx() * r.Dy()
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

func distance(a, b color.RGBA) int {
	abs := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(abs(a.R, b.R), abs(a.G, b.G), abs(a.B, b.B))
}

// memory is a store that forgets everything with the program.
type memory map[string]string

func (m memory) Read(name string) (string, error) {
	text, ok := m[name]
	if !ok {
		return "", fs.ErrNotExist
	}
	return text, nil
}

func (m memory) Write(name, text string) error { m[name] = text; return nil }
func (m memory) Remove(name string) error      { delete(m, name); return nil }
func (m memory) List() (names []string, err error) {
	for name := range m {
		names = append(names, name)
	}
	return names, nil
}
