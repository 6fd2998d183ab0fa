package pasang

import "papan/core"

// Text implements [core.Position]: "c" for a passage, "b4c4xN" for a
// promotion, "c4c7xH" for a kas move. The last letter is the line: N, E, S or W
// for a run on one side of the kas, V or H when both sides make one line.
func (p Position) Text(m core.Move) string {
	s := p.step(m)
	from := p.kas[p.mover-1]
	switch s & doing {
	case passing:
		return string(fileName(s.to().file()))
	case promoting:
		from = at(s.from(), s.to().rank())
	}
	return from.String() + s.to().String() + "x" + s.letter()
}

// letter names the line that s takes.
func (s Step) letter() string {
	names := [...]string{"S", "N", "V"}
	if s.onRank() {
		names = [...]string{"W", "E", "H"}
	}
	below := s.taken() & (1<<s.place() - 1)
	switch below {
	case s.taken():
		return names[0]
	case 0:
		return names[1]
	}
	return names[2]
}
