package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// touch is the least width and height of a thing to tap.
const touch float32 = 48

// readable is the greatest width of a column of text.
const readable float32 = 620

// framed is the frame of every page but home and the game: a way back and the
// title above, what may be longer than the screen in the middle, and below it
// what must stay in reach, if anything.
func (a *App) framed(title string, body, bottom fyne.CanvasObject) fyne.CanvasObject {
	back := newWalkPad(container.NewCenter(widget.NewIcon(theme.NavigateBackIcon())), quiet, func() { a.nav.back() })
	back.min = fyne.NewSize(touch, touch)
	head := container.NewBorder(nil, nil, back, nil, container.NewCenter(heading(title)))
	scroll := a.nav.scroll(container.New(column{max: readable}, container.NewPadded(body)))
	if bottom != nil {
		bottom = container.New(column{max: readable}, container.NewPadded(bottom))
	}
	return container.NewBorder(head, bottom, nil, nil, scroll)
}

// sheetOf is the content of a sheet: a title, a body that scrolls when it must,
// and what to do about it.
func (a *App) sheetOf(title string, body fyne.CanvasObject, actions ...fyne.CanvasObject) fyne.CanvasObject {
	scroll := container.New(whole{body}, a.nav.scroll(body))
	var head, foot fyne.CanvasObject
	if title != "" {
		head = container.NewCenter(heading(title))
	}
	if len(actions) > 0 {
		foot = container.New(layout.NewVBoxLayout(), actions...)
	}
	return container.NewBorder(head, foot, nil, nil, scroll)
}

func heading(s string) *widget.Label {
	l := widget.NewLabelWithStyle(s, fyne.TextAlignCenter, fyne.TextStyle{Bold: true})
	l.SizeName = theme.SizeNameSubHeadingText
	return l
}

// section is the title of a part of a page.
func section(s string) *widget.Label {
	return lead(s)
}

// lead is a bold paragraph.
func lead(s string) *widget.Label {
	l := paragraph(s)
	l.TextStyle.Bold = true
	return l
}

// paragraph is text that wraps.
func paragraph(s string) *widget.Label {
	l := widget.NewLabel(s)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// fine is a paragraph of less weight.
func fine(s string) *widget.RichText {
	style := widget.RichTextStyleParagraph
	style.ColorName, style.SizeName = theme.ColorNamePlaceHolder, theme.SizeNameCaptionText
	t := widget.NewRichText(&widget.TextSegment{Text: s, Style: style})
	t.Wrapping = fyne.TextWrapWord
	return t
}

// caption is the word on a button, in the colour that its ground asks for.
func caption(s string, l weight) *widget.RichText {
	style := widget.RichTextStyleParagraph
	style.Alignment = fyne.TextAlignCenter
	switch l {
	case idle:
		style.ColorName = theme.ColorNameDisabled
	case leading:
		style.ColorName, style.TextStyle.Bold = theme.ColorNameForegroundOnPrimary, true
	case grave:
		style.ColorName, style.TextStyle.Bold = theme.ColorNameForegroundOnError, true
	}
	t := widget.NewRichText(&widget.TextSegment{Text: s, Style: style})
	t.Wrapping = fyne.TextWrapWord
	return t
}

// action is a button with words on it.
func action(s string, l weight, onTap func()) *walkPad {
	p := newWalkPad(container.New(upright{}, caption(s, l)), l, onTap)
	p.min = fyne.NewSize(touch, touch)
	return p
}

// option is one of several choices in a column: what it is and what it means.
func option(title, meaning string, chosen bool, onTap func()) *walkPad {
	mark := theme.RadioButtonIcon()
	if chosen {
		mark = theme.RadioButtonCheckedIcon()
	}
	words := container.NewVBox(paragraph(title))
	if meaning != "" {
		words = closely(paragraph(title), fine(meaning))
	}
	icon := container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), widget.NewIcon(mark))
	p := newWalkPad(container.NewBorder(nil, nil, icon, nil, words), quiet, onTap)
	p.chosen = chosen
	p.min = fyne.NewSize(touch, touch)
	return p
}

// pick is a row of values of which one is chosen; several rows where there is
// no room for one.
func pick[T comparable](values []T, now T, name func(T) string, onPick func(T)) fyne.CanvasObject {
	widest := float32(0)
	for _, v := range values {
		widest = max(widest, fyne.MeasureText(name(v), theme.TextSize(), fyne.TextStyle{}).Width)
	}
	row := container.New(rows{least: widest + 14, gap: 4})
	for _, v := range values {
		p := newWalkPad(container.New(upright{}, tight(caption(name(v), raised))), raised, func() { onPick(v) })
		p.min = fyne.NewSize(touch, touch)
		p.chosen = v == now
		row.Add(p)
	}
	return row
}
