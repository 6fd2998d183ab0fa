// Command arena is Papan's engine from a terminal.
//
//	arena perft -game pasang -set pattern=2 -depth 5    count the move tree
//	arena bench                                         speed and sameness of the search
//	arena ugi                                           talk the Universal Game Interface
//
// Every command explains its flags when given -h.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"papan/core/catalog"
)

const ugiUsage = `usage: arena ugi
Reads commands of the Universal Game Interface from standard input, a line
each, and answers on standard output. It has no flags: the command ugi lists
the options, among them the game, and setoption sets them; quit ends it.
`

const usage = `usage: arena perft|bench|ugi [flags]
  perft   count the positions some plies away, by first move
  bench   search fixed positions; tells speed and whether the search changed
  ugi     play by the Universal Game Interface on standard input and output
arena COMMAND -h lists the flags of a command.
`

func main() {
	err := run(os.Args[1:], os.Stdin, os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

// run runs the command that args name.
func run(args []string, in io.Reader, out io.Writer) error {
	if len(args) == 0 {
		return fmt.Errorf("no command given\n%s", usage)
	}
	switch name, args := args[0], args[1:]; name {
	case "perft":
		return perft(args, out)
	case "bench":
		return bench(args, out)
	case "ugi":
		return ugi(args, in, out)
	case "help", "-h", "-help", "--help":
		_, err := io.WriteString(out, usage)
		return err
	default:
		return fmt.Errorf("unknown command %q\n%s", name, usage)
	}
}

// ugi serves the Universal Game Interface until in ends or says so.
func ugi(args []string, in io.Reader, out io.Writer) error {
	fs := flag.NewFlagSet("ugi", flag.ContinueOnError)
	fs.Usage = func() { io.WriteString(fs.Output(), ugiUsage) }
	if err := parse(fs, args, out); err != nil {
		return err
	}
	return newServer(catalog.Games(), out).serve(in)
}
