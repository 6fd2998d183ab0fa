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
		if len(args) > 0 {
			return fmt.Errorf("ugi takes no arguments, got %q", args)
		}
		return newServer(catalog.Games(), out).serve(in)
	case "help", "-h", "-help", "--help":
		_, err := io.WriteString(out, usage)
		return err
	default:
		return fmt.Errorf("unknown command %q\n%s", name, usage)
	}
}
