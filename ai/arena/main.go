// Command arena is Papan's engine from a terminal.
//
//	arena match -a level:hard -b nodes:20000            play two sides against each other
//	arena solve -game congklak -position '…'            the exact value of a position
//	arena analyse -lines 5                              the best moves, with scores and play
//	arena tune -game congklak -games 2000               what counts in a position
//	arena book -patterns all -o FILE                    make an opening book
//	arena perft -game pasang -set pattern=2 -depth 5    count the move tree
//	arena bench                                         speed and sameness of the search
//	arena ugi                                           talk the Universal Game Interface
//
// Every command explains its flags when given -h.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"papan/core/catalog"
)

const ugiUsage = `usage: arena ugi
Reads commands of the Universal Game Interface from standard input, a line
each, and answers on standard output. It has no flags: the command ugi lists
the options, among them the game, and setoption sets them; quit ends it.
`

const usage = `usage: arena COMMAND [flags]
  match   play two sides against each other: levels, engines, other programs
  solve   find the exact value of positions
  analyse tell the best moves, each with its score and the play expected
  tune    find what counts in a position, from games against itself
  book    make an opening book
  perft   count the positions some plies away, by first move
  bench   search fixed positions; tells speed and whether the search changed
  ugi     play by the Universal Game Interface on standard input and output
arena COMMAND -h lists the flags of a command.
`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second interrupt ends the program
	err := run(ctx, os.Args[1:], stdio{os.Stdin, os.Stdout, os.Stderr})
	switch {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

// stdio is what a command reads and writes.
type stdio struct {
	in       io.Reader
	out, err io.Writer
}

// run runs the command that args name. A command of long work that ctx ends
// early tells what it has done by then.
func run(ctx context.Context, args []string, std stdio) error {
	if len(args) == 0 {
		return fmt.Errorf("no command given\n%s", usage)
	}
	switch name, args := args[0], args[1:]; name {
	case "match":
		return match(ctx, args, std)
	case "solve":
		return solve(ctx, args, std)
	case "analyse":
		return analyse(ctx, args, std)
	case "tune":
		return tune(ctx, args, std)
	case "book":
		return book(ctx, args, std)
	case "perft":
		return perft(args, std.out)
	case "bench":
		return bench(args, std.out)
	case "ugi":
		return ugi(args, std.in, std.out)
	case "help", "-h", "-help", "--help":
		_, err := io.WriteString(std.out, usage)
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
