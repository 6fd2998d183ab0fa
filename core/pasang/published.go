package pasang

// The 39 published start patterns, rank 11 first as in a position text; four
// of them are the same as an earlier one.
//
// Provenance: every grid is transcribed as facts from the (board-setup ...)
// lists of "Pasang (setup 1..39)" in GlukKazan/ZoG Rules/pasang.zrf (commit
// da45bede3ba4116f3abbd26ac29fa56623cc500f; file dated 2017-06..2018-03),
// identical in jpneto/world_abstract_games zrfs/Pasang.zip (commit
// e0b09a3c2d343c2186105ef1a6ac747b3221e517) and used again in
// GlukKazan/GlukKazan.github.io pasang/scripts/pasang-01..39.js (commit
// 7e02e3dde1fe8e33d4aa41e0e155c9ecf4d3708c). Where that author took them from
// is not stated; count and look fit Pasang Emas ("more than 30 traditional
// patterns"). Number 1 is also the first pattern of the old Wikipedia article
// and that of La Ficha Roja's sample game; number 39 is the alternating
// arrangement with black corners that Bell describes. The sources carry no
// names for them.
//
// Each has 60 white and 60 black tokens and half-turn symmetry; all but number
// 4 have quarter-turn symmetry.
var published = [...]string{
	1:  "wwwwwbbbbbw/bwwwwbbbbww/bbwwwbbbwww/bbbwwbbwwww/bbbbwbwwwww/bbbbb.bbbbb/wwwwwbwbbbb/wwwwbbwwbbb/wwwbbbwwwbb/wwbbbbwwwwb/wbbbbbwwwww",
	2:  "wbwwbwbwwbw/bbbwwbwwbbb/wbwbwbwbwbw/wwbbbwbbbww/bwwbwbwbwwb/wbbwb.bwbbw/bwwbwbwbwwb/wwbbbwbbbww/wbwbwbwbwbw/bbbwwbwwbbb/wbwwbwbwwbw",
	3:  "wwbbbwbbbww/wwwbbwbbwww/bwwwbbbwwwb/bbwwwbwwwbb/bbbwwbwwbbb/wwbbb.bbbww/bbbwwbwwbbb/bbwwwbwwwbb/bwwwbbbwwwb/wwwbbwbbwww/wwbbbwbbbww",
	4:  "wbbwwbbwwbw/bbwwbbwwbbb/bwwbbwwbwbw/wwbbwwbbbww/wbbwwbwbwwb/bbwwb.bwwbb/bwwbwbwwbbw/wwbbbwwbbww/wbwbwwbbwwb/bbbwwbbwwbb/wbwwbbwwbbw",
	5:  "bwbbwwwbbwb/wwbwwbwwbww/bbwbbwbbwbb/bwbwbwbwbwb/wwbbwbwbbww/wbwwb.bwwbw/wwbbwbwbbww/bwbwbwbwbwb/bbwbbwbbwbb/wwbwwbwwbww/bwbbwwwbbwb",
	6:  "wbwwbbbwwbw/bwbwwwwwbwb/wbwbbwbbwbw/wwbwbbbwbww/bwbbwbwbbwb/bwwbb.bbwwb/bwbbwbwbbwb/wwbwbbbwbww/wbwbbwbbwbw/bwbwwwwwbwb/wbwwbbbwwbw",
	7:  "bwbbwbwbbwb/wwbwwbwwbww/bbwbbwbbwbb/bwbwwbwwbwb/wwbwbwbwbww/bbwbw.wbwbb/wwbwbwbwbww/bwbwwbwwbwb/bbwbbwbbwbb/wwbwwbwwbww/bwbbwbwbbwb",
	8:  "wbwwbwbwwbw/bwbwbwbwbwb/wbwbwbwbwbw/wwbwbbbwbww/bbwbwbwbwbb/wwbbb.bbbww/bbwbwbwbwbb/wwbwbbbwbww/wbwbwbwbwbw/bwbwbwbwbwb/wbwwbwbwwbw",
	9:  "bwwbwbwbwwb/wwbbbwbbbww/wbbwwbwwbbw/bbwwwbwwwbb/wbwwbbbwwbw/bwbbb.bbbwb/wbwwbbbwwbw/bbwwwbwwwbb/wbbwwbwwbbw/wwbbbwbbbww/bwwbwbwbwwb",
	10: "bwbwwbwwbwb/wwbwbbbwbww/bbbwbwbwbbb/wwwbwbwbwww/wbbwwbwwbbw/bbwbb.bbwbb/wbbwwbwwbbw/wwwbwbwbwww/bbbwbwbwbbb/wwbwbbbwbww/bwbwwbwwbwb",
	11: "bwwbwbwbwwb/wwbbbwbbbww/wbwwbwbwwbw/bbwbwbwbwbb/wbbwwbwwbbw/bwwbb.bbwwb/wbbwwbwwbbw/bbwbwbwbwbb/wbwwbwbwwbw/wwbbbwbbbww/bwwbwbwbwwb",
	12: "bwbwwbwwbwb/wbwbbwbbwbw/bwbwbwbwbwb/wbwbwbwbwbw/wbbwwbwwbbw/bwwbb.bbwwb/wbbwwbwwbbw/wbwbwbwbwbw/bwbwbwbwbwb/wbwbbwbbwbw/bwbwwbwwbwb",
	13: "bwwbwbwbwwb/wwbwwbwwbww/wbwbbbbbwbw/bwbwwbwwbwb/wwbwbbbwbww/bbbbb.bbbbb/wwbwbbbwbww/bwbwwbwwbwb/wbwbbbbbwbw/wwbwwbwwbww/bwwbwbwbwwb",
	14: "bwbbwwwbbwb/wwwbwbwbwww/bwwbbwbbwwb/bbbwbwbwbbb/wwbbwbwbbww/wbwwb.bwwbw/wwbbwbwbbww/bbbwbwbwbbb/bwwbbwbbwwb/wwwbwbwbwww/bwbbwwwbbwb",
	15: "bwbbbwbbbwb/wwwbwbwbwww/bwbwbwbwbwb/bbwbwwwbwbb/bwbwbwbwbwb/wbwww.wwwbw/bwbwbwbwbwb/bbwbwwwbwbb/bwbwbwbwbwb/wwwbwbwbwww/bwbbbwbbbwb",
	16: "wbwbwbwbwbw/bwbwbwbwbwb/wbwbwbwbwbw/bwbwwbwwbwb/wbwwbbbwwbw/bwbbb.bbbwb/wbwwbbbwwbw/bwbwwbwwbwb/wbwbwbwbwbw/bwbwbwbwbwb/wbwbwbwbwbw",
	17: "wbbwwbwwbbw/bwwbbwbbwwb/bwwbwbwbwwb/wbbwbwbwbbw/wbwbwbwbwbw/bwbwb.bwbwb/wbwbwbwbwbw/wbbwbwbwbbw/bwwbwbwbwwb/bwwbbwbbwwb/wbbwwbwwbbw",
	18: "wwbwbwbwbww/wwbbwbwbbww/bbwbbwbbwbb/wbbwwbwwbbw/bwbwbwbwbwb/wbwbw.wbwbw/bwbwbwbwbwb/wbbwwbwwbbw/bbwbbwbbwbb/wwbbwbwbbww/wwbwbwbwbww",
	19: "bwbbbwbbbwb/wwwbwwwbwww/bwbwbwbwbwb/bbwwwbwwwbb/bwbwbbbwbwb/wwwbb.bbwww/bwbwbbbwbwb/bbwwwbwwwbb/bwbwbwbwbwb/wwwbwwwbwww/bwbbbwbbbwb",
	20: "bbwwbwbwwbb/bwbbwbwbbwb/wbwwbwbwwbw/wbwwbwbwwbw/bwbbwbwbbwb/wbwwb.bwwbw/bwbbwbwbbwb/wbwwbwbwwbw/wbwwbwbwwbw/bwbbwbwbbwb/bbwwbwbwwbb",
	21: "wbbbwwwbbbw/bwwbbwbbwwb/bwwwbwbwwwb/bbwwbwbwwbb/wbbbwbwbbbw/wwwwb.bwwww/wbbbwbwbbbw/bbwwbwbwwbb/bwwwbwbwwwb/bwwbbwbbwwb/wbbbwwwbbbw",
	22: "bwwbwbwbwwb/wbwbbwbbwbw/wwbwwbwwbww/bbwbwbwbwbb/wbwwbbbwwbw/bwbbb.bbbwb/wbwwbbbwwbw/bbwbwbwbwbb/wwbwwbwwbww/wbwbbwbbwbw/bwwbwbwbwwb",
	23: "bwwbbwbbwwb/wwbwbbbwbww/wbwbwbwbwbw/bwbwwbwwbwb/bbwwbwbwwbb/wbbbw.wbbbw/bbwwbwbwwbb/bwbwwbwwbwb/wbwbwbwbwbw/wwbwbbbwbww/bwwbbwbbwwb",
	24: "bwbwbwbwbwb/wwbwwbwwbww/bbwbbwbbwbb/wwbwwbwwbww/bwbwbbbwbwb/wbwbb.bbwbw/bwbwbbbwbwb/wwbwwbwwbww/bbwbbwbbwbb/wwbwwbwwbww/bwbwbwbwbwb",
	25: "wwbwwbwwbww/wbbbwbwbbbw/bbwwbbbwwbb/wbwbbwwbwbw/wwbwwbwbbww/bbbwb.bwbbb/wwbbwbwwbww/wbwbwwbbwbw/bbwwbbbwwbb/wbbbwbwbbbw/wwbwwbwwbww",
	26: "bwwbbwbbwwb/wwbbwbwbbww/wbwwbwbwwbw/bbwbbwwbwbb/bwbwwbwbbwb/wbwwb.bwwbw/bwbbwbwwbwb/bbwbwwbbwbb/wbwwbwbwwbw/wwbbwbwbbww/bwwbbwbbwwb",
	27: "wwbwbwwbbbw/bwwbwbwwbww/bbbwbwbbbwb/bwbbbwwbwbw/wwbwwbwbbwb/wbwwb.bwwbw/bwbbwbwwbww/wbwbwwbbbwb/bwbbbwbwbbb/wwbwwbwbwwb/wbbbwwbwbww",
	28: "wbbwwbwwbww/wwbbwbwbwwb/bwwbbwbbwbb/wbbbbwwbbbw/wwbwwbwbbww/bbwwb.bwwbb/wwbbwbwwbww/wbbbwwbbbbw/bbwbbwbbwwb/bwwbwbwbbww/wwbwwbwwbbw",
	29: "bwwbbwwbwwb/wwbbwwbbbww/wbwbwbbwwbw/bbwwbbwwbbb/wbbwwbwbwwb/wwbbb.bbbww/bwwbwbwwbbw/bbbwwbbwwbb/wbwwbbwbwbw/wwbbbwwbbww/bwwbwwbbwwb",
	30: "wwbbwwbbbbw/bwwbbwwbbww/bbwwbbwbwwb/bbbwwbbwwbb/bwwbwwwwbbw/wwbbw.wbbww/wbbwwwwbwwb/bbwwbbwwbbb/bwwbwbbwwbb/wwbbwwbbwwb/wbbbbwwbbww",
	31: "wbbwbwwbbww/wwbbwwbbwwb/bwwbwbbwwbb/bbwwbbwwbbw/wbbwwbwbwwb/wwbbb.bbbww/bwwbwbwwbbw/wbbwwbbwwbb/bbwwbbwbwwb/bwwbbwwbbww/wwbbwwbwbbw",
	32: "bwwbbwwbwbb/bbwwbbwwbbw/wbbwwbbwbww/bwwbwwbbwwb/wwbbbwbwwbb/wbbww.wwbbw/bbwwbwbbbww/bwwbbwwbwwb/wwbwbbwwbbw/wbbwwbbwwbb/bbwbwwbbwwb",
	33: "bwwbbwbbwwb/wwbbwbwbbww/wbwwbwbwwbw/bbwbbwwbwbb/bwbwwbwbbwb/wbwwb.bwwbw/bwbbwbwwbwb/bbwbwwbbwbb/wbwwbwbwwbw/wwbbwbwbbww/bwwbbwbbwwb",
	34: "bwwbwwwbbwb/wwwbbbbbwww/bwbbbwwbbww/bbbwbwwwbbb/wbwwwbwbbbw/wbwwb.bwwbw/wbbbwbwwwbw/bbbwwwbwbbb/wwbbwwbbbwb/wwwbbbbbwww/bwbbwwwbwwb",
	35: "wwbwwbwwbbw/bwbbwbbwbww/bbwwbbwbwbb/wwbbwwbbwbw/wbwbbwbwbww/bbbww.wwbbb/wwbwbwbbwbw/wbwbbwwbbww/bbwbwbbwwbb/wwbwbbwbbwb/wbbwwbwwbww",
	36: "wwbwwbwwbww/wbbbwbwbbbw/bbwwbbbwwbb/wbwbbwwbwbw/wwbwwbwbbww/bbbwb.bwbbb/wwbbwbwwbww/wbwbwwbbwbw/bbwwbbbwwbb/wbbbwbwbbbw/wwbwwbwwbww",
	37: "bwwbbwwbwwb/wwbbwwbbbww/wbwbwbbwwbw/bbwwbbwwbbb/wbbwwbwbwwb/wwbbb.bbbww/bwwbwbwwbbw/bbbwwbbwwbb/wbwwbbwbwbw/wwbbbwwbbww/bwwbwwbbwwb",
	38: "bwbbbwbbbwb/wwwbwwwbwww/bwbwbwbwbwb/bbwwwbwwwbb/bwbwbbbwbwb/wwwbb.bbwww/bwbwbbbwbwb/bbwwwbwwwbb/bwbwbwbwbwb/wwwbwwwbwww/bwbbbwbbbwb",
	39: "bwbwbwbwbwb/wbwbwbwbwbw/bwbwbwbwbwb/wbwbwbwbwbw/bwbwbwbwbwb/wbwbw.wbwbw/bwbwbwbwbwb/wbwbwbwbwbw/bwbwbwbwbwb/wbwbwbwbwbw/bwbwbwbwbwb",
}
