package ui

import (
	"context"

	"papan/ai"
	"papan/core"
	"papan/ui/session"
)

// hinter looks for a good move for a person, and for the reason why it is one.
// It is asked once; what it found is read after its answer has come.
type hinter struct {
	game *core.Game
	move core.Move
	why  reason
}

var _ session.Player = (*hinter)(nil)

// Move implements [papan/ui/session.Player].
func (h *hinter) Move(ctx context.Context, p core.Position) (core.Move, error) {
	ctx, cancel := context.WithTimeout(ctx, mostThinking)
	defer cancel()
	m, score, err := ai.Hint(ctx, p)
	if err == nil {
		h.move, h.why = m, reasonOf(h.game, p, m, score)
	}
	return m, err
}

// askHint has a good move looked for.
func (p *gamePage) askHint() {
	p.hinter = &hinter{game: p.game}
	p.session.Hint(p.hinter)
}

// reason says why the move that is marked as a hint is a good one. Only the
// hinter asked last can have marked one, and it has come to its end then.
func (p *gamePage) reason() string {
	return p.app.words.reason(p.game, p.hinter.why)
}
