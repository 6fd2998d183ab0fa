//go:build !js

package ui

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
)

// fileStore keeps each text in a file of its own in one directory.
type fileStore struct{ dir string }

// NewStore returns the store of the app on this device.
func NewStore(a fyne.App) Store { return fileStore{a.Storage().RootURI().Path()} }

// partial ends the names of files that are being written.
const partial = ".partial"

func (s fileStore) Read(name string) (string, error) {
	text, err := os.ReadFile(filepath.Join(s.dir, name))
	return string(text), err
}

func (s fileStore) Write(name, text string) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	path := filepath.Join(s.dir, name)
	if err := writeSynced(path+partial, text); err != nil {
		return err
	}
	if err := os.Rename(path+partial, path); err != nil {
		return err
	}
	return s.sync()
}

func (s fileStore) Remove(name string) error {
	err := os.Remove(filepath.Join(s.dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.sync()
}

func (s fileStore) List() ([]string, error) {
	entries, err := os.ReadDir(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() && !strings.HasSuffix(e.Name(), partial) {
			names = append(names, e.Name())
		}
	}
	return names, err
}

func writeSynced(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Sync(), f.Close())
}

// sync makes the directory itself last. Windows has no such call and needs none.
func (s fileStore) sync() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(s.dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
