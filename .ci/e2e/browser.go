package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"

	"fyne.io/fyne/v2"
)

// browser is the web build in headless Chromium with a touch screen, driven
// through a small program for node: a request and an answer a line.
type browser struct {
	node    *exec.Cmd
	ask     io.WriteCloser
	answers *bufio.Scanner
	server  net.Listener
	said    bytes.Buffer // errors of the page
}

type request struct {
	Do   string  `json:"do"`
	Name string  `json:"name,omitempty"`
	Text string  `json:"text,omitempty"`
	X    float32 `json:"x,omitempty"`
	Y    float32 `json:"y,omitempty"`
}

type answer struct {
	Error   string            `json:"error"`
	Picture []byte            `json:"picture"`
	Files   map[string]string `json:"files"`
}

// openBrowser serves the web build in dir and opens a browser on nothing yet.
func openBrowser(dir, script string, size fyne.Size) (*browser, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	go http.Serve(l, http.FileServer(http.Dir(dir)))
	cmd := exec.Command("node", script, "http://"+l.Addr().String(), fmt.Sprint(size.Width), fmt.Sprint(size.Height))
	b := &browser{node: cmd, server: l}
	cmd.Stderr = io.MultiWriter(os.Stderr, &b.said)
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("node: %w", err)
	}
	b.ask, b.answers = in, bufio.NewScanner(out)
	b.answers.Buffer(nil, 64<<20)
	return b, nil
}

func (b *browser) call(r request) (answer, error) {
	line, err := json.Marshal(r)
	if err != nil {
		return answer{}, err
	}
	if _, err := fmt.Fprintf(b.ask, "%s\n", line); err != nil {
		return answer{}, err
	}
	if !b.answers.Scan() {
		return answer{}, fmt.Errorf("the browser is gone: %v", b.answers.Err())
	}
	var a answer
	if err := json.Unmarshal(b.answers.Bytes(), &a); err != nil {
		return answer{}, err
	}
	if a.Error != "" {
		return a, fmt.Errorf("%s: %s", r.Do, a.Error)
	}
	return a, nil
}

func (b *browser) start() error {
	_, err := b.call(request{Do: "open"})
	return err
}

func (b *browser) kill() error {
	_, err := b.call(request{Do: "close"})
	return err
}

func (b *browser) close() {
	b.ask.Close()
	b.node.Wait()
	b.server.Close()
}

func (b *browser) click(at fyne.Position) error {
	_, err := b.call(request{Do: "touch", X: at.X, Y: at.Y})
	return err
}

// toBottom swipes up until whatever scrolls is at its end.
func (b *browser) toBottom() error {
	_, err := b.call(request{Do: "bottom"})
	return err
}

func (b *browser) complaints() string { return b.said.String() }

func (b *browser) picture() (image.Image, error) {
	a, err := b.call(request{Do: "picture"})
	if err != nil {
		return nil, err
	}
	return png.Decode(bytes.NewReader(a.Picture))
}

// webPrefix begins the names of what the app keeps in the browser.
const webPrefix = "papan."

func (b *browser) read() (memory, error) {
	a, err := b.call(request{Do: "read"})
	m := memory{}
	for name, text := range a.Files {
		if name, ours := strings.CutPrefix(name, webPrefix); ours {
			m[name] = text
		}
	}
	return m, err
}

func (b *browser) write(name, text string) error {
	_, err := b.call(request{Do: "write", Name: webPrefix + name, Text: text})
	return err
}
