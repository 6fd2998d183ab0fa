//go:build js

package ui

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"
)

// webStore keeps the texts in the browser's local storage. The toolkit's own
// storage shares its keys with every other app of the same origin and cuts
// reads short, so this one has keys of its own.
type webStore struct{}

const webPrefix = "papan."

// NewStore returns the store of the app in this browser.
func NewStore(fyne.App) Store { return webStore{} }

func (webStore) Read(name string) (text string, err error) {
	defer refused(&err)
	v := js.Global().Get("localStorage").Call("getItem", webPrefix+name)
	if v.IsNull() {
		return "", &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return v.String(), nil
}

func (webStore) Write(name, text string) (err error) {
	defer refused(&err)
	js.Global().Get("localStorage").Call("setItem", webPrefix+name, text)
	return nil
}

func (webStore) Remove(name string) (err error) {
	defer refused(&err)
	js.Global().Get("localStorage").Call("removeItem", webPrefix+name)
	return nil
}

func (webStore) List() (names []string, err error) {
	defer refused(&err)
	local := js.Global().Get("localStorage")
	for i := range local.Length() {
		key := local.Call("key", i).String()
		if name, ours := strings.CutPrefix(key, webPrefix); ours {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// refused turns what the browser throws (storage full, or forbidden in a
// private window) into an error. A browser without local storage has an
// undefined one, and calling that panics with a ValueError.
func refused(err *error) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("the browser's storage: %w", thrown)
	case *js.ValueError:
		*err = errors.New("this browser keeps nothing")
	default:
		panic(thrown)
	}
}
