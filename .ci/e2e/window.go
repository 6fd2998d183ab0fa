package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
)

// window is the program in a window on an X server without a screen, with
// files of its own.
type window struct {
	size    fyne.Size
	binary  string
	home    string
	server  *exec.Cmd
	display string
	app     *exec.Cmd
	said    bytes.Buffer // what the program wrote to its error output
}

func openWindow(binary string, size fyne.Size) (*window, error) {
	home, err := os.MkdirTemp("", "papan-window")
	if err != nil {
		return nil, err
	}
	r, pipe, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	// The server picks a free display and writes its number to descriptor 3.
	server := exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-noreset",
		"-screen", "0", fmt.Sprintf("%.0fx%.0fx24", size.Width, size.Height))
	server.ExtraFiles = []*os.File{pipe}
	if err := server.Start(); err != nil {
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	pipe.Close()
	var number int
	if _, err := fmt.Fscanln(r, &number); err != nil {
		return nil, fmt.Errorf("no display from Xvfb: %w", err)
	}
	w := &window{size: size, binary: binary, home: home, server: server, display: ":" + strconv.Itoa(number)}
	if _, err := w.run("xdotool", "mousemove", "1", "1"); err != nil { // it begins in the middle
		w.close()
		return nil, err
	}
	return w, nil
}

func (w *window) close() {
	w.kill()
	w.server.Process.Kill()
	w.server.Wait()
	os.RemoveAll(w.home)
}

func (w *window) run(name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %v: %w", name, args, err)
	}
	return out, nil
}

// click presses and releases the mouse at a point of the screen, and takes it
// away so that nothing lights up under it; but not to 0,0, which the toolkit
// takes for no place.
func (w *window) click(at fyne.Position) error {
	_, err := w.run("xdotool", "mousemove", px(at.X), px(at.Y), "click", "1", "sleep", "0.02", "mousemove", "1", "1")
	return err
}

func px(v float32) string { return strconv.Itoa(int(v + 0.5)) }

// picture takes a picture of the screen.
func (w *window) picture() (image.Image, error) {
	data, err := w.run("import", "-window", "root", "png:-")
	if err != nil {
		return nil, err
	}
	return png.Decode(bytes.NewReader(data))
}

// files is where the app keeps its texts below its home.
func (w *window) folder() string { return filepath.Join(w.home, "fyne", "org.papan.app") }

func (w *window) start() error {
	if err := os.MkdirAll(filepath.Join(w.home, ".cache"), 0o700); err != nil {
		return err
	}
	w.app = exec.Command(w.binary, "-size", fmt.Sprintf("%.0fx%.0f", w.size.Width, w.size.Height))
	w.app.Env = append(os.Environ(), "DISPLAY="+w.display, "FYNE_SCALE=1", "LANG=C.UTF-8",
		"HOME="+w.home, "XDG_CONFIG_HOME="+w.home, "LIBGL_ALWAYS_SOFTWARE=1")
	w.app.Stderr = &w.said
	return w.app.Start()
}

// complaints is what the program wrote to its error output, but for its
// notice, three lines at the start, that there is no D-Bus.
func (w *window) complaints() string {
	var rest []string
	for lines := strings.Split(strings.TrimSpace(w.said.String()), "\n"); len(lines) > 0; lines = lines[1:] {
		if strings.Contains(lines[0], "failed to watch theme settings") {
			lines = lines[min(2, len(lines)-1):]
			continue
		}
		rest = append(rest, lines[0])
	}
	return strings.Join(rest, "\n")
}

// toBottom turns the mouse wheel until whatever scrolls is at its end.
func (w *window) toBottom() error {
	_, err := w.run("xdotool", "mousemove", px(w.size.Width/2), px(w.size.Height/2),
		"click", "--repeat", "60", "--delay", "5", "5", "sleep", "0.2", "mousemove", "1", "1")
	return err
}

// kill ends the program as a power cut would.
func (w *window) kill() error {
	if w.app == nil {
		return nil
	}
	err := w.app.Process.Kill()
	w.app.Wait()
	w.app = nil
	return err
}

func (w *window) read() (memory, error) {
	m := memory{}
	entries, err := os.ReadDir(w.folder())
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(w.folder(), e.Name()))
		if errors.Is(err, fs.ErrNotExist) {
			continue // it was there a moment ago, half written
		}
		if err != nil {
			return nil, err
		}
		m[e.Name()] = string(text)
	}
	return m, nil
}

func (w *window) write(name, text string) error {
	if err := os.MkdirAll(w.folder(), 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(w.folder(), name), []byte(text), 0o600)
}
