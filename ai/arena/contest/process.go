package contest

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os/exec"
	"strings"
	"time"
)

// process is a running program that is talked to in lines.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *io.PipeReader
	lines  chan string   // of its output; closed at its end
	exited chan struct{} // closed when it has been waited for
	status error         // of its exit; read only once exited is closed
	last   tail          // of its error output; read only once exited is closed
}

const (
	longestLine = 1 << 20
	// linger is how long a program may take to quit, and how long after its end
	// what it has started may hold on to its output.
	linger = 500 * time.Millisecond
)

// launch starts a program.
func launch(command []string) (*process, error) {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.WaitDelay = linger
	ownGroup(cmd)
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	r, w := io.Pipe()
	p := &process{cmd: cmd, in: in, out: r, lines: make(chan string, 64), exited: make(chan struct{})}
	cmd.Stdout, cmd.Stderr = w, &p.last
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		p.status = cmd.Wait()
		close(p.exited)
		w.Close()
	}()
	go p.listen()
	return p, nil
}

// listen passes lines on until the program ends or nobody listens.
func (p *process) listen() {
	defer close(p.lines)
	s := bufio.NewScanner(p.out)
	s.Buffer(nil, longestLine)
	for s.Scan() {
		p.lines <- s.Text()
	}
	p.out.Close() // after a line too long: nobody reads on
}

// send writes a line. That the program is no longer there is told by read.
func (p *process) send(line string) { io.WriteString(p.in, line+"\n") }

// errLate: the answer did not come in time.
var errLate = errors.New("no answer")

// read returns the next line, [errLate] when limit has passed without one, or
// how the program ended.
func (p *process) read(ctx context.Context, limit <-chan time.Time) (string, error) {
	select {
	case line, ok := <-p.lines:
		if !ok {
			return "", p.ending(ctx)
		}
		return strings.TrimSuffix(line, "\r"), nil
	case <-limit:
		return "", errLate
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// ending tells how a program ended that should not have.
func (p *process) ending(ctx context.Context) error {
	select {
	case <-p.exited:
	default:
		return errors.New("a line without end")
	}
	text := "it ended"
	if p.status != nil {
		text = "it ended: " + p.status.Error()
	}
	if said := p.last.line(); said != "" {
		text += ": " + said
	}
	return errors.New(text)
}

// end lets the program quit, kills it if it does not, and waits until it is gone.
func (p *process) end() {
	go func() {
		p.send("quit")
		p.in.Close()
	}()
	go p.drain()
	select {
	case <-p.exited:
	case <-time.After(linger):
		p.kill()
	}
}

// kill ends the program at once and waits until it is gone.
func (p *process) kill() {
	go p.drain()
	select {
	case <-p.exited: // its number may be another's by now
	default:
		killGroup(p.cmd)
	}
	<-p.exited
}

// drain lets go of what the program still says.
func (p *process) drain() {
	for range p.lines {
	}
}

// tail keeps the end of what is written to it.
type tail struct{ text []byte }

const tailSize = 400

// Write is for [exec.Cmd].
func (t *tail) Write(text []byte) (int, error) {
	t.text = append(t.text, text...)
	if over := len(t.text) - tailSize; over > 0 {
		t.text = append(t.text[:0], t.text[over:]...)
	}
	return len(text), nil
}

// line returns the last line that is not empty.
func (t *tail) line() string {
	lines := bytes.Split(bytes.TrimSpace(t.text), []byte("\n"))
	return string(bytes.TrimSpace(lines[len(lines)-1]))
}
