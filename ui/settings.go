package ui

import (
	"encoding/json"
	"errors"
	"io/fs"

	look "papan/ui/theme"
)

// settings are the choices of this device's owner, for all games.
type settings struct {
	Language string    `json:"language"` // one of languages; empty follows the system
	Looks    look.Mode `json:"looks"`    // light, dark, …
	TextSize int       `json:"textSize"` // percent, one of textSizes
	Speed    string    `json:"speed"`    // one of speeds
	Motion   bool      `json:"motion"`   // pieces travel; else they are there at once
	Warnings bool      `json:"warnings"` // say when a move is dangerous
}

const settingsName = "settings.json"

var (
	textSizes = []int{85, 100, 120, 150, 200}
	speeds    = []string{"slow", "normal", "fast", "instant"}
)

func usualSettings() settings {
	return settings{Looks: look.ModeSystem, TextSize: 100, Speed: "normal", Motion: true, Warnings: true}
}

// loadSettings returns what was kept. What cannot be read is as usual.
func loadSettings(store Store) (settings, error) {
	s := usualSettings()
	text, err := store.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err == nil {
		err = json.Unmarshal([]byte(text), &s)
	}
	if err != nil {
		return usualSettings(), err
	}
	s.tidy()
	return s, nil
}

func (s settings) keep(store Store) error {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return store.Write(settingsName, string(text)+"\n")
}

// tidy replaces what this version does not know by the usual.
func (s *settings) tidy() {
	usual := usualSettings()
	s.Language = oneOf(languages, s.Language, "")
	s.Looks = oneOf(look.Modes, s.Looks, usual.Looks)
	s.TextSize = oneOf(textSizes, s.TextSize, usual.TextSize)
	s.Speed = oneOf(speeds, s.Speed, usual.Speed)
}

// oneOf returns v when it is among the known values, else the usual one.
func oneOf[T comparable](known []T, v, usual T) T {
	for _, k := range known {
		if k == v {
			return v
		}
	}
	return usual
}
