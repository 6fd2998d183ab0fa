// Package theme is how Papan looks: one table of colours per mode, the Fyne
// theme made from it, and the marks of the seats.
package theme

import "image/color"

// A Palette gives every role that is drawn its colour. Which roles must stand
// out from which, and by how much, is in the package's contrast test.
type Palette struct {
	Name string // distinguishes cached drawings; not shown

	// The room around the board.
	Background color.NRGBA // behind everything
	Surface    color.NRGBA // cards, sheets, bars
	Button     color.NRGBA
	Field      color.NRGBA // where one types
	Edge       color.NRGBA // rims of fields and cards
	Text       color.NRGBA
	Muted      color.NRGBA // second text
	Faint      color.NRGBA // text and icons of what cannot be used now
	Accent     color.NRGBA // the one thing to press
	OnAccent   color.NRGBA
	Alarm      color.NRGBA // what destroys or went wrong
	OnAlarm    color.NRGBA
	Caution    color.NRGBA
	OnCaution  color.NRGBA
	Fine       color.NRGBA // what went well; never green
	OnFine     color.NRGBA

	// The board. Its ground lies in the middle of the scale of brightness, so
	// that white and black pieces both stand out.
	Ground     color.NRGBA // lighter end of the wood
	GroundDeep color.NRGBA // darker end
	Line       color.NRGBA // the lines of the board
	Frame      color.NRGBA // the rim of the board, and trays
	FrameEdge  color.NRGBA // inlay of the rim
	OnFrame    color.NRGBA // coordinates and numbers on the rim
	White      color.NRGBA
	Black      color.NRGBA
	Seats      [4]color.NRGBA // seat 1 at index 0
	OnSeat     color.NRGBA    // the mark on a piece in a seat's colour

	// Marks on the board: a light stroke in a dark casing, so that they show on
	// wood, on white and on black.
	Target color.NRGBA // a place that may be touched
	Casing color.NRGBA
	Cursor color.NRGBA // where the keys are
	Hint   color.NRGBA
	Last   color.NRGBA    // what the last move did
	Refuse color.NRGBA    // why a touch does not count
	Bands  [4]color.NRGBA // lines to choose from, told apart by dash too
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// Light is the palette for a bright room.
var Light = Palette{
	Name:       "light",
	Background: rgb(0xF5EEE2),
	Surface:    rgb(0xFFFBF4),
	Button:     rgb(0xE9DCC6),
	Field:      rgb(0xFFFDF9),
	Edge:       rgb(0x9A8468),
	Text:       rgb(0x2A1F16),
	Muted:      rgb(0x66543F),
	Faint:      rgb(0x9C8D7A),
	Accent:     rgb(0x7C4214),
	OnAccent:   rgb(0xFFF8EC),
	Alarm:      rgb(0xA8201A),
	OnAlarm:    rgb(0xFFF6F4),
	Caution:    rgb(0x8A5200),
	OnCaution:  rgb(0xFFFAF0),
	Fine:       rgb(0x1D5C96),
	OnFine:     rgb(0xF5FAFF),

	Ground:     rgb(0x966F49),
	GroundDeep: rgb(0x8C6744),
	Line:       rgb(0x4E3620),
	Frame:      rgb(0x4A2E1A),
	FrameEdge:  rgb(0xC9A15C),
	OnFrame:    rgb(0xF0DFC2),
	White:      rgb(0xFBF5E9),
	Black:      rgb(0x1C1815),
	Seats:      [4]color.NRGBA{rgb(0xC4161C), rgb(0x1B4FC0), rgb(0x7A3FA0), rgb(0xA85A00)},
	OnSeat:     rgb(0xFFFFFF),

	Target: rgb(0xFFF3C4),
	Casing: rgb(0x1A120B),
	Cursor: rgb(0xFFFFFF),
	Hint:   rgb(0x9DE9FF),
	Last:   rgb(0xFFE9A8),
	Refuse: rgb(0xFFD0C0),
	Bands:  [4]color.NRGBA{rgb(0xFFD84A), rgb(0x8FE3FF), rgb(0xFFCBE9), rgb(0xFFFFFF)},
}

// Dark is the palette for a dim room.
var Dark = func() Palette {
	p := Light // the board keeps its pieces and marks
	p.Name = "dark"
	p.Background = rgb(0x181310)
	p.Surface = rgb(0x261F1A)
	p.Button = rgb(0x3B3027)
	p.Field = rgb(0x1F1915)
	p.Edge = rgb(0x8A7660)
	p.Text = rgb(0xF4EBDD)
	p.Muted = rgb(0xC0AF9A)
	p.Faint = rgb(0x86786A)
	p.Accent = rgb(0xE9B567)
	p.OnAccent = rgb(0x2A1A08)
	p.Alarm = rgb(0xFF9C8F)
	p.OnAlarm = rgb(0x36100B)
	p.Caution = rgb(0xF2C56B)
	p.OnCaution = rgb(0x2C1D00)
	p.Fine = rgb(0x93C5F2)
	p.OnFine = rgb(0x0B2238)
	p.Ground = rgb(0x8F6B48)
	p.GroundDeep = rgb(0x836040)
	p.Line = rgb(0x432D1A)
	p.Frame = rgb(0x35210F)
	return p
}()

// HighContrast is the palette for weak eyes and hard light.
var HighContrast = func() Palette {
	p := Dark
	p.Name = "contrast"
	p.Background = rgb(0x000000)
	p.Surface = rgb(0x0E0E0E)
	p.Button = rgb(0x2B2B2B)
	p.Field = rgb(0x000000)
	p.Edge = rgb(0xFFFFFF)
	p.Text = rgb(0xFFFFFF)
	p.Muted = rgb(0xE6E6E6)
	p.Faint = rgb(0xA6A6A6)
	p.Accent = rgb(0xFFD84A)
	p.OnAccent = rgb(0x000000)
	p.Alarm = rgb(0xFFB0A6)
	p.OnAlarm = rgb(0x000000)
	p.Caution = rgb(0xFFE07A)
	p.OnCaution = rgb(0x000000)
	p.Fine = rgb(0xA9D8FF)
	p.OnFine = rgb(0x000000)
	p.Ground = rgb(0x94704A)
	p.GroundDeep = rgb(0x94704A)
	p.Line = rgb(0x1A0F05)
	p.Frame = rgb(0x000000)
	p.FrameEdge = rgb(0xFFFFFF)
	p.OnFrame = rgb(0xFFFFFF)
	p.White = rgb(0xFFFFFF)
	p.Black = rgb(0x000000)
	p.Target = rgb(0xFFFFFF)
	p.Casing = rgb(0x000000)
	p.Last = rgb(0xFFF2C4)
	p.Refuse = rgb(0xFFDCD2)
	return p
}()
