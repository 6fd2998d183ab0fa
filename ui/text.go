package ui

import (
	"fmt"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"papan/assets/translations"
)

// languages are the languages the app speaks, English first.
var languages = []string{"en", "ms", "id", "es"}

// words says everything the app shows, in one language. A sentence that the
// language lacks is said in English, never in another one.
type words struct {
	bundle *i18n.Bundle
	loc    *i18n.Localizer
	tag    string
}

// newWords returns the words of the language chosen in the settings: one of
// languages, or "" for the one that suits the system best.
func newWords(chosen string) *words {
	w := &words{bundle: i18n.NewBundle(language.English)}
	for _, l := range languages {
		if err := w.load(l); err != nil {
			fyne.LogError("translations", err)
		}
	}
	w.speak(chosen)
	return w
}

func (w *words) load(l string) error {
	file := l + ".json"
	text, err := fs.ReadFile(translations.Files, file)
	if err != nil {
		return err
	}
	_, err = w.bundle.ParseMessageFileBytes(text, file)
	return err
}

// speak changes the language; see newWords.
func (w *words) speak(chosen string) {
	if chosen == "" {
		chosen = nearest(lang.SystemLocale().LanguageString())
	}
	w.tag = chosen
	w.loc = i18n.NewLocalizer(w.bundle, chosen)
	w.teachToolkit()
}

// nearest returns the language of the app that suits the locale best.
func nearest(locale string) string {
	tags := make([]language.Tag, len(languages))
	for i, l := range languages {
		tags[i] = language.Make(l)
	}
	_, i, sure := language.NewMatcher(tags).Match(language.Make(locale))
	if sure < language.High {
		return languages[0]
	}
	return languages[i]
}

// teachToolkit gives the toolkit's own few words (its menu on a text entry) in
// the app's language, whatever language the system has.
func (w *words) teachToolkit() {
	text, err := fs.ReadFile(translations.Files, "toolkit/"+w.tag+".json")
	if err == nil {
		err = lang.AddTranslationsForLocale(text, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("translations of the toolkit's words", err)
	}
}

// say returns the sentence with the given key. The arguments are pairs of a
// name in the sentence and what to put there.
func (w *words) say(key string, args ...any) string {
	return w.localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: named(args)})
}

// count returns the sentence with the given key in the form for n things. The
// sentence knows n as N.
func (w *words) count(key string, n int, args ...any) string {
	data := named(args)
	data["N"] = n
	return w.localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: data, PluralCount: n})
}

// has reports whether there is a sentence with the given key, in English at least.
func (w *words) has(key string) bool {
	_, err := i18n.NewLocalizer(w.bundle, languages[0]).Localize(&i18n.LocalizeConfig{MessageID: key})
	return err == nil
}

func (w *words) localize(c *i18n.LocalizeConfig) string {
	text, err := w.loc.Localize(c)
	if text == "" && err != nil {
		fyne.LogError("translations", err)
		return c.MessageID
	}
	return text
}

func named(args []any) map[string]any {
	data := make(map[string]any, len(args)/2+1)
	for i := 0; i+1 < len(args); i += 2 {
		data[fmt.Sprint(args[i])] = args[i+1]
	}
	return data
}

// in returns the sentence with the given key in another language.
func (w *words) in(l, key string) string {
	text, err := i18n.NewLocalizer(w.bundle, l).Localize(&i18n.LocalizeConfig{MessageID: key})
	if err != nil {
		fyne.LogError("translations", err)
	}
	return text
}
