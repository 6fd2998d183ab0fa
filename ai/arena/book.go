package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"papan/ai"
	"papan/core"
)

// book makes an opening book: for every start the moves of players who keep to
// it, against all that others may do. It goes on with a file that it finds.
func book(ctx context.Context, args []string, std stdio) error {
	fs := flag.NewFlagSet("book", flag.ContinueOnError)
	var t table
	var think thinking
	t.register(fs)
	think.machine(fs)
	fs.IntVar(&think.limits.Nodes, "nodes", 200_000, "`positions` looked at for a move of the book")
	starts := fs.String("patterns", "", "start patterns of Pasang: all, or a `list` such as 1,5,9; that of -set by default")
	plies := fs.Int("plies", 4, "`plies` that the book covers, 1 to 20")
	name := fs.String("o", "", "`file` for the book; one that is there is gone on with")
	if err := parse(fs, args, std.out); err != nil {
		return err
	}
	setups, err := t.starts(*starts)
	switch {
	case err != nil:
	case *name == "":
		err = fmt.Errorf("-o names no file for the book")
	case *plies < 1 || *plies > 20:
		err = fmt.Errorf("-plies %d is not a number from 1 to 20", *plies)
	case think.limits.Nodes < 1:
		err = fmt.Errorf("-nodes %d is less than 1", think.limits.Nodes)
	}
	if err != nil {
		return fmt.Errorf("book: %w", err)
	}
	engine, err := think.engine()
	if err != nil {
		return fmt.Errorf("book: %w", err)
	}
	g, _ := t.find()
	file, err := openBook(*name, fmt.Sprintf("book %s nodes %d plies %d", g.ID, think.limits.Nodes, *plies))
	if err != nil {
		return fmt.Errorf("book: %w", err)
	}
	maker := bookMaker{ctx: ctx, engine: engine, limits: think.limits, plies: *plies, file: file}
	bar := newProgress(std.err, "starts", len(setups))
	for i, s := range setups {
		maker.told = func() { bar.step(i, fmt.Sprintf("%d positions", len(file.entries))) }
		if err = maker.start(g, s); err != nil {
			break
		}
		bar.step(i+1, fmt.Sprintf("%d positions", len(file.entries)))
	}
	bar.end()
	size, closing := file.close()
	fmt.Fprintf(std.out, "%s: %d positions, %d of them new, %d bytes\n", *name, len(file.entries), file.added, size)
	switch {
	case ctx.Err() != nil:
		fmt.Fprintln(std.out, "interrupted; the same command goes on")
	case err != nil:
		return fmt.Errorf("book: %w", err)
	}
	return closing
}

// bookMaker fills a book.
type bookMaker struct {
	ctx    context.Context
	engine *ai.Engine
	limits ai.Limits
	plies  int
	file   *bookFile
	told   func() // after every entry
}

// start makes the part of the book that begins with a setup.
func (b *bookMaker) start(g *core.Game, s core.Setup) error {
	p, err := g.Open(s)
	if err != nil {
		return err
	}
	return b.visit(p, startKey(g, s), nil, 1<<(s.Seats+1)-2)
}

// startKey names a setup in one word: what in it is away from the defaults.
func startKey(g *core.Game, s core.Setup) string {
	var settings []string
	for _, o := range g.Options {
		if v := s.Value(o.Name); v != o.Default {
			settings = append(settings, o.Name+"="+v)
		}
	}
	if s.Start != "" {
		settings = append(settings, "start="+s.Start)
	}
	if settings == nil {
		return "-"
	}
	return strings.ReplaceAll(strings.Join(settings, ","), " ", "_")
}

// faithful is the seats that have kept to the book, a bit for each.
type faithful uint

// visit enters the moves of p and of what may follow for the seats that have
// kept to the book.
func (b *bookMaker) visit(p core.Position, key string, played []string, who faithful) error {
	ms := p.Moves()
	if len(ms) == 0 || len(played) == b.plies || who == 0 {
		return nil
	}
	own := faithful(1) << p.Turn()
	move := ""
	if who&own != 0 {
		found, err := b.entry(p, key, played)
		if err != nil {
			return err
		}
		move = found
	}
	for _, m := range ms {
		text, next := p.Text(m), who
		if text != move {
			next &^= own
		}
		if err := b.visit(p.After(m), key, append(played[:len(played):len(played)], text), next); err != nil {
			return err
		}
	}
	return nil
}

// entry returns the book's move in p, found now if it is not there yet.
func (b *bookMaker) entry(p core.Position, key string, played []string) (string, error) {
	if len(played) > 0 {
		key += " " + strings.Join(played, ",")
	} else {
		key += " -"
	}
	if move, ok := b.file.entries[key]; ok {
		if _, err := core.Find(p, move); err != nil {
			return "", fmt.Errorf("%s: %s: %w", b.file.name, key, err)
		}
		return move, nil
	}
	info, err := b.engine.Search(b.ctx, p, b.limits, nil)
	if err == nil {
		err = b.ctx.Err()
	}
	if err != nil {
		return "", err
	}
	move := p.Text(info.Move)
	score := strings.ReplaceAll(scoreText(info.Score), " ", "-")
	err = b.file.add(key, move, fmt.Sprintf("%s depth %d", score, info.Depth))
	b.told()
	return move, err
}
