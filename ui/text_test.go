package ui

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/language"

	"papan/ai"
	"papan/assets/translations"
	"papan/core"
	"papan/core/catalog"
	"papan/core/pasang"
	"papan/ui/session"
	look "papan/ui/theme"
)

// sentences returns every form of every sentence of a language.
func sentences(t *testing.T, l string) map[string][]string {
	t.Helper()
	text, err := fs.ReadFile(translations.Files, l+".json")
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]any
	if err := json.Unmarshal(text, &raw); err != nil {
		t.Fatalf("%s: %v", l, err)
	}
	all := map[string][]string{}
	for key, v := range raw {
		switch v := v.(type) {
		case string:
			all[key] = []string{v}
		case map[string]any:
			for _, form := range slices.Sorted(maps.Keys(v)) {
				all[key] = append(all[key], v[form].(string))
			}
		}
	}
	return all
}

// TestKeysAgree: no language lacks a sentence or has one that English lacks,
// and every form of it has the same arguments.
func TestKeysAgree(t *testing.T) {
	english := sentences(t, "en")
	argument := regexp.MustCompile(`{{\.\w+}}`)
	arguments := func(s string) string {
		found := argument.FindAllString(s, -1)
		slices.Sort(found)
		return strings.Join(slices.Compact(found), " ")
	}
	for _, l := range languages {
		other := sentences(t, l)
		for key, forms := range english {
			if len(other[key]) == 0 {
				t.Errorf("%s lacks %q", l, key)
			}
			for _, form := range append(forms, other[key]...) {
				if got, want := arguments(form), arguments(forms[0]); got != want {
					t.Errorf("%s: %q has arguments %q, want %q", l, key, got, want)
				}
				if strings.TrimSpace(form) == "" {
					t.Errorf("%s: %q says nothing", l, key)
				}
			}
		}
		for key := range other {
			if len(english[key]) == 0 {
				t.Errorf("%s has %q, which English lacks", l, key)
			}
		}
	}
}

// TestKeysUsed: every sentence is said somewhere, and everything that is said
// is there.
func TestKeysUsed(t *testing.T) {
	used := map[string]bool{}
	for _, key := range append(literalKeys(t), madeKeys()...) {
		used[key] = true
	}
	english := sentences(t, "en")
	for key := range used {
		if len(english[key]) == 0 {
			t.Errorf("%q is said but has no sentence", key)
		}
	}
	for key := range english {
		if !used[key] {
			t.Errorf("%q is never said", key)
		}
	}
}

// sayers are the functions whose first literal argument is a key.
var sayers = map[string]bool{"say": true, "count": true, "item": true}

// literalKeys returns the keys written out in the package: those handed to a
// sayer, and those of the table of keys.
func literalKeys(t *testing.T) []string {
	t.Helper()
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); ok && sayers[f.Sel.Name] {
				if lit, ok := call.Args[0].(*ast.BasicLit); ok {
					key, _ := strconv.Unquote(lit.Value)
					keys = append(keys, key)
				}
			}
			return true
		})
	}
	for _, k := range keyHelp {
		keys = append(keys, k.key)
	}
	return append(keys, "language.own", "home.continue", "home.look")
}

// madeKeys returns the keys that are put together from what games, levels and
// settings are called.
func madeKeys() []string {
	keys := []string{"result.won." + pasang.BoardEmpty, "result.draw." + pasang.BoardEmpty, "result.won." + pasang.Suntuk,
		"result.won." + session.ReasonResigned,
		"refusal.even.white", "refusal.even.black", "refusal.breaks.white", "refusal.breaks.black"}
	add := func(prefix string, names ...string) {
		for _, n := range names {
			keys = append(keys, prefix+n)
		}
	}
	for _, l := range ai.Levels() {
		add("level."+l.Code, "", ".meaning")
	}
	for _, s := range seatings {
		add("seating."+string(s), "", ".meaning")
	}
	for _, s := range starters {
		add("starter.", string(s))
	}
	for _, c := range companies {
		add("company.", string(c))
	}
	for _, m := range look.Modes {
		add("looks.", string(m))
	}
	add("speed.", speeds...)
	add("refusal.", pasang.Over, pasang.OffBoard, pasang.NotYourHalf, pasang.BarredFile, pasang.FileEdge, pasang.NoToken,
		pasang.OutOfReach, pasang.SlideOnly, pasang.JumpOnly, pasang.Occupied, pasang.OwnKas, pasang.OtherKas, pasang.Centre,
		pasang.Token, pasang.NotStraight, pasang.TokenInWay, pasang.KasInWay, pasang.CentreInWay, pasang.AlongRank,
		pasang.AlongFile, pasang.Nothing, pasang.HemmedIn, pasang.NoneNear, pasang.OtherLine)
	for _, g := range slices.Concat(catalog.Games(), sowingGames) {
		add("game."+g.ID, "", ".about", ".history")
		for _, p := range g.Presets {
			add("preset."+g.ID+"."+p.Name, "", ".source")
		}
		for _, o := range g.Options {
			add("option."+g.ID+".", o.Name)
			add("option."+g.ID+"."+o.Name+".", o.Values...)
		}
		for seat := range slices.Max(g.Seats) {
			add("seat.", strconv.Itoa(seat+1))
		}
		for n := 1; newWords("en").has(ruleKey(g.ID, n)); n++ {
			add(ruleKey(g.ID, n), "", ".title")
		}
	}
	for _, k := range reasonKinds {
		add("reason.", string(k))
	}
	for _, k := range []reasonKind{sureWin, leastLoss, forLater} {
		add("reason.", string(k)+".seeds")
	}
	return append(keys, sowingKeys()...)
}

// TestMalay: words that must not be said in Brunei, and the one that must.
func TestMalay(t *testing.T) {
	never := regexp.MustCompile(`(?i)butuh|bisa|lukis`)
	malay := sentences(t, "ms")
	for key, forms := range malay {
		for _, s := range forms {
			if word := never.FindString(s); word != "" {
				t.Errorf("%s says %q: %s", key, word, s)
			}
		}
	}
	if got, want := malay["turn.yours"][0], "Giliran awda"; got != want {
		t.Errorf("your turn is %q, want %q", got, want)
	}
}

// TestGlyphs: the font we show text in has every character we print.
func TestGlyphs(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		font, err := sfnt.Parse(look.Theme{}.Font(style).Content())
		if err != nil {
			t.Fatal(err)
		}
		var buf sfnt.Buffer
		check := func(where, s string) {
			for _, r := range s {
				if i, err := font.GlyphIndex(&buf, r); err != nil || i == 0 {
					t.Errorf("bold %v: the font lacks %q in %s", style.Bold, r, where)
				}
			}
		}
		for _, l := range languages {
			for key, forms := range sentences(t, l) {
				check(fmt.Sprintf("%s %s", l, key), strings.Join(forms, ""))
			}
		}
		for _, k := range keyHelp {
			check(k.key, k.keys)
		}
	}
}

// TestSources: who published a ruleset is told as the game has it, in English.
func TestSources(t *testing.T) {
	for _, g := range slices.Concat(catalog.Games(), sowingGames) {
		for _, p := range g.Presets {
			if got := newWords("en").source(g, p); got != p.Source {
				t.Errorf("source of %s is %q, want %q", p.Name, got, p.Source)
			}
		}
	}
}

func TestLanguages(t *testing.T) {
	for _, c := range []struct{ system, want string }{
		{"ms-BN", "ms"}, {"ms", "ms"}, {"id-ID", "id"}, {"es-MX", "es"}, {"en-GB", "en"},
		{"fr", "en"}, {"zh-Hans-SG", "en"}, {"", "en"},
	} {
		if got := nearest(c.system); got != c.want {
			t.Errorf("nearest(%q) = %q, want %q", c.system, got, c.want)
		}
	}
}

// TestMissingWord: what a language lacks is said in English.
func TestMissingWord(t *testing.T) {
	w := newWords("ms")
	if err := w.bundle.AddMessages(tagOf("en"), message("test.only", "Only here")); err != nil {
		t.Fatal(err)
	}
	if err := w.bundle.AddMessages(tagOf("id"), message("test.only", "Hanya di sini")); err != nil {
		t.Fatal(err)
	}
	if got, want := w.say("test.only"), "Only here"; got != want {
		t.Errorf("a word Malay lacks is %q, want %q", got, want)
	}
}

func TestCount(t *testing.T) {
	for _, c := range []struct {
		l    string
		n    int
		want string
	}{
		{"en", 1, "1 move played"}, {"en", 2, "2 moves played"}, {"en", 0, "0 moves played"},
		{"es", 1, "1 jugada hecha"}, {"es", 3, "3 jugadas hechas"}, {"ms", 1, "1 langkah dimainkan"}, {"id", 5, "5 langkah dimainkan"},
	} {
		if got := newWords(c.l).count("home.plies", c.n); got != c.want {
			t.Errorf("%s, %d: %q, want %q", c.l, c.n, got, c.want)
		}
	}
}

// TestRefusalSentence: a refusal says its kind of piece and its number.
func TestRefusalSentence(t *testing.T) {
	got := newWords("en").refusal(pasang.Game, core.Refusal{Code: pasang.Even, N: 4, Piece: pasang.White})
	if want := "4 white: an even number. Only odd lines are captured."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := newWords("en").refusal(pasang.Game, core.Refusal{}); got != "" {
		t.Errorf("no refusal says %q", got)
	}
}

// TestResultSentences: the way a game ended is said for every language.
func TestResultSentences(t *testing.T) {
	var m match
	for _, l := range languages {
		w := newWords(l)
		for _, r := range []core.Result{
			{Reason: pasang.Suntuk, Winners: [core.MaxSeats]bool{true}},
			{Reason: pasang.BoardEmpty, Winners: [core.MaxSeats]bool{false, true}},
			{Reason: pasang.BoardEmpty},
			{Reason: session.ReasonResigned, Winners: [core.MaxSeats]bool{true}},
		} {
			if s := w.result(pasang.Game, m, r); strings.Contains(s, "result.") || strings.Contains(s, "<no value>") {
				t.Errorf("%s: %q", l, s)
			}
		}
	}
}

// TestResignation: giving up names who did and who won by it, and of three
// players nobody.
func TestResignation(t *testing.T) {
	var m match
	w := newWords("en")
	for _, c := range []struct {
		seats  int
		gaveUp core.Seat
		want   string
	}{
		{2, 1, "Red gave up: Blue wins"},
		{2, 2, "Blue gave up: Red wins"},
		{3, 2, "Blue gave up"},
	} {
		if got := w.result(pasang.Game, m, resignation(c.seats, c.gaveUp)); got != c.want {
			t.Errorf("seat %d of %d: %q, want %q", c.gaveUp, c.seats, got, c.want)
		}
	}
}

// TestForfeit: after suntuk the final scores are told with where they come from.
func TestForfeit(t *testing.T) {
	var m match
	r := core.Result{Reason: pasang.Suntuk, Scores: [core.MaxSeats]int{0, 168}, Winners: [core.MaxSeats]bool{false, true}}
	for _, c := range []struct {
		lost int
		want string
	}{
		{83, "Red forfeits 83 points to Blue: Red 0 – Blue 168"},
		{1, "Red forfeits 1 point to Blue: Red 0 – Blue 168"},
		{0, "Red 0 – Blue 168"},
	} {
		if got := newWords("en").forfeit(m, r, c.lost); got != c.want {
			t.Errorf("%d lost: %q, want %q", c.lost, got, c.want)
		}
	}
}

func tagOf(l string) language.Tag { return language.Make(l) }

func message(id, text string) *i18n.Message { return &i18n.Message{ID: id, Other: text} }
