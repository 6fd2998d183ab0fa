package ui

import (
	"errors"
	"io/fs"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"papan/core"
	look "papan/ui/theme"
)

// isNone reports whether the error says that nothing is kept.
func isNone(err error) bool { return errors.Is(err, fs.ErrNotExist) }

// number reads a tag that is a small number; what cannot be read is 0.
func number(tag string) int {
	n, err := strconv.ParseUint(tag, 10, 7)
	if err != nil {
		return 0
	}
	return int(n)
}

// markIcon is the mark of a seat.
func markIcon(seat core.Seat) fyne.CanvasObject {
	return container.New(upright{}, container.New(atLeast{fyne.NewSize(22, 22)}, widget.NewIcon(look.Mark(seat))))
}

// beside puts a small thing left of another one.
func beside(small, rest fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, small, nil, rest)
}

// tight shows words with little room around them, and snug with none.
func tight(o fyne.CanvasObject) fyne.CanvasObject { return container.New(trimmed{5}, o) }
func snug(o fyne.CanvasObject) fyne.CanvasObject  { return container.New(trimmed{0}, o) }

// bulb is the picture of a hint, of our own drawing.
const bulb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2a7 7 0 0 0-4 12.7c.7.5 1 1.1 1 1.8V17h6v-.5c0-.7.3-1.3 1-1.8A7 7 0 0 0 12 2Z"/><path d="M9 18.5h6V20H9ZM10 21h4v1.2h-4Z"/></svg>`

func hintIcon() fyne.Resource {
	return theme.NewThemedResource(fyne.NewStaticResource("hint.svg", []byte(bulb)))
}

// keepAwake keeps the screen of a phone lit during a game.
func (a *App) keepAwake(on bool) {
	if fyne.CurrentDevice().IsMobile() {
		a.fyne.Driver().SetDisableScreenBlanking(on)
	}
}
