package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// swiped is what lies in a scroller and follows a finger. The toolkit's scroller
// does that by itself on phones only; in a browser it hears wheels alone, and a
// finger comes as a mouse that drags.
type swiped struct {
	widget.BaseWidget
	content fyne.CanvasObject
	scroll  *container.Scroll // around it
}

var _ fyne.Draggable = (*swiped)(nil)

// newSwiped returns a scroller whose content follows a finger.
func newSwiped(content fyne.CanvasObject) *container.Scroll {
	s := &swiped{content: content}
	s.ExtendBaseWidget(s)
	s.scroll = container.NewVScroll(s)
	return s.scroll
}

// CreateRenderer implements [fyne.Widget].
func (s *swiped) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.content) }

// Dragged moves the content along with the finger.
func (s *swiped) Dragged(e *fyne.DragEvent) {
	most := max(s.scroll.Content.MinSize().Height-s.scroll.Size().Height, 0)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(max(s.scroll.Offset.Y-e.Dragged.DY, 0), most)))
}

// DragEnd leaves the content where it is.
func (s *swiped) DragEnd() {}
