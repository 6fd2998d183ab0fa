package main

import (
	"encoding/json"
	"fmt"
	"io/fs"

	"papan/assets/translations"
)

// words are the sentences of the program by their keys, in one language; those
// that depend on a number are left out.
type words map[string]string

func readWords(language string) (words, error) {
	text, err := fs.ReadFile(translations.Files, language+".json")
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", language, err)
	}
	var all map[string]any
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, err
	}
	w := words{}
	for key, sentence := range all {
		if s, ok := sentence.(string); ok {
			w[key] = s
		}
	}
	return w, nil
}
