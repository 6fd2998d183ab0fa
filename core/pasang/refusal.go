package pasang

// The codes of a [core.Refusal], each with what the refusal says beside it. At
// is the site touched and Piece what stands there, where nothing else is said.
const (
	Over     = "over"      // the game is over
	OffBoard = "off-board" // a store, not a junction

	NotYourHalf = "not-your-half" // passage and kas come from the own half
	BarredFile  = "barred-file"   // not this file after Player 1's passage, whose junctions are Line
	FileEdge    = "file-edge"     // the file may be taken: touch it at the edge, At

	NoToken    = "no-token"     // no token there to promote
	OutOfReach = "out-of-reach" // N files from the passage, Line, instead of one or two
	SlideOnly  = "slide-only"   // two files from the passage, Line, where only one is allowed
	JumpOnly   = "jump-only"    // one file from the passage, Line, where only two are allowed
	Occupied   = "occupied"     // a piece stands where the kas would arrive, At

	OwnKas      = "own-kas"       // the kas of the player to move
	OtherKas    = "other-kas"     // the other player's kas
	Centre      = "centre"        // no kas stands on the centre
	Token       = "token"         // a token: the kas moves to empty junctions
	NotStraight = "not-straight"  // on neither the rank nor the file of the kas
	TokenInWay  = "token-in-way"  // a token on At is in the way
	KasInWay    = "kas-in-way"    // the other kas on At is in the way
	CentreInWay = "centre-in-way" // the centre, At, is in the way

	Even      = "even"       // N tokens of kind Piece, Line, is an even number; nothing else can be taken
	AlongRank = "along-rank" // Line, N of kind Piece, lies along the rank, where the kas has moved: only the file counts
	AlongFile = "along-file" // Line, N of kind Piece, lies along the file, where the kas has moved: only the rank counts
	Nothing   = "nothing"    // no token to be seen from there on either axis
	HemmedIn  = "hemmed-in"  // the kas on At can go nowhere
	NoneNear  = "none-near"  // no token can be promoted into the passage, Line

	OtherLine = "other-line" // part of a line, Line, that is chosen by touching At
	Breaks    = "breaks"     // the token on At is of another colour and ends the line, Line, after N
)
