//! The numbers of the engine: each with its name, its meaning and its unit.
//!
//! Values are in hundredths of a point (see [`crate::search::Value`]); scores order moves and have no unit.

/// The number of units of a point's value in a hundredth of a point.
pub(super) const VALUE_UNITS: i32 = 16;

/// Value of an empty point for the side to move, for each direction in which its stone would make the shape, in
/// the order of [`LineShape::ALL`](crate::gomoku::LineShape::ALL), in units of [`VALUE_UNITS`].
///
/// This table and the next three, [`TEMPO`] and the values of threats are a logistic fit of the outcome and of a
/// deeper search to 80,095 quiet positions from freestyle games of the engine with itself (6,000 nodes a move, one
/// move in eight drawn from the ten best looking), the second such round. Shapes that never stand in a quiet position
/// are set by hand.
pub(super) const OWN_SHAPE: [i16; 15] =
    [4, 4, 3, -1, 31, 150, 179, 180, 336, 119, 208, 474, 1500, 1500, 3000];
/// The same by the class of the point, in the order of [`Class::ALL`](super::Class::ALL).
pub(super) const OWN_CLASS: [i16; 12] = [2, -168, -146, 286, 592, 529, 427, 1193, 6655, 3000, 3000, 4000];
/// Value of an empty point for the side that is not to move, by shape.
pub(super) const THEIR_SHAPE: [i16; 15] =
    [8, 8, 1, -1, 27, 180, 240, 243, 393, 133, 118, 481, 1494, 1494, 3000];
/// Value of an empty point for the side that is not to move, by class.
pub(super) const THEIR_CLASS: [i16; 12] = [3, -234, -325, 256, 393, 607, 487, 1227, 5677, 267, 1435, 3000];

/// Value of each kind of threat for the side to move when at least one stands, in the order of `eval`, in units of
/// [`VALUE_UNITS`].
pub(super) const THREATS: [i32; 9] = [54, -58, 4868, 969, 2010, 755, 1650, -500, -522];
/// The same for each pair of kinds: first with second, first with third, …, last but one with last.
pub(super) const THREAT_PAIRS: [i32; THREATS.len() * (THREATS.len() - 1) / 2] = [
    -58, 637, 371, -16, -559, 1129, 913, 433, //
    4454, -58, 1312, -58, 3382, 4211, -6234, //
    4868, -4084, -6204, -3513, -401, -183, //
    -2444, -225, -2047, 1241, 322, //
    2010, 282, -3403, -2477, //
    1650, -920, 397, //
    -2442, -741, //
    -500,
];

/// Order of moves: score of each shape that a move makes, in hundredths of the logarithm of the odds that it is
/// the best move.
///
/// This table and the next three are a softmax fit to the moves chosen by 10,000-node searches in 10,050 quiet
/// freestyle positions. On positions not fitted to, the chosen move came first in 53 % and among the first ten
/// in 95 %, where the scores guessed before reached 48 % and 91 %.
pub(super) const OWN_SHAPE_SCORE: [i16; 15] =
    [0, 0, 28, 53, 43, 90, 97, 182, 210, 245, 366, 214, 374, 374, 1045];
/// The same for the class of the point.
pub(super) const OWN_CLASS_SCORE: [i16; 12] = [-144, -90, -28, 84, 133, 314, 152, 165, 450, 599, 599, 1439];
/// Order of moves: score of each shape that a move takes from the other side.
pub(super) const THEIR_SHAPE_SCORE: [i16; 15] =
    [-51, -51, -38, -48, -57, 0, 9, 25, 75, 99, 211, 232, 250, 250, 671];
/// The same for the class of the point.
pub(super) const THEIR_CLASS_SCORE: [i16; 12] = [-28, -64, -92, 48, 49, 143, 28, 115, 370, 420, 420, 1007];

/// Worth of having the move, in hundredths of a point.
pub(super) const TEMPO: i32 = 108;

/// Worth to White of what Renju forbids to Black, in hundredths of a point.
///
/// In games of the engine with itself (5,000 nodes a move) from openings that it held for even, Black won 74 of
/// 200 with 0, 208 of 400 with 50, and 261 of 400 with 100.
pub(super) const RENJU_WHITE: i32 = 50;

/// The number of nodes between two looks at the stop flag and the clock. At a hundredth of the usual speed this
/// is still under a tenth of the 50 ms allowed.
pub(super) const NODES_PER_POLL: u64 = 64;

/// No further iteration is begun when this share of the time is gone, in percent.
pub(super) const LAST_START_PERCENT: u32 = 75;

/// Nodes that one search by fours at a node of the main search may visit.
pub(super) const VCF_NODES: u64 = 100;
/// Nodes that the search by fours at the root may visit.
pub(super) const ROOT_VCF_NODES: u64 = 100_000;
/// The same for each millisecond that the search may take: a twentieth of what a fast machine visits.
pub(super) const ROOT_VCF_NODES_PER_MS: u64 = 50;

/// Moves beyond the depth for which open threes are still answered. Measured at 10,000 nodes a move against none:
/// 170-4-126, +51 Elo (±40).
pub(super) const THREAT_PLIES: i32 = 4;

/// Razoring: depth up to which a hopeless evaluation is taken for the value.
pub(super) const RAZOR_DEPTH: i32 = 2;
/// Razoring: how far below the window is hopeless, for each move of depth.
pub(super) const RAZOR_MARGIN: i32 = 200;

/// Futility: depth up to which an evaluation far above the window is taken for the value.
pub(super) const FUTILE_DEPTH: i32 = 4;
/// Futility: how far above, for each move of depth.
pub(super) const FUTILE_MARGIN: i32 = 100;

/// Futility of moves: depth up to which quiet moves are skipped when the evaluation is far below the window.
pub(super) const CHILD_DEPTH: i32 = 4;
/// Futility of moves: how far below, for each move of depth.
pub(super) const CHILD_MARGIN: i32 = 80;

/// Moves looked at at depth zero; the square of the depth is added.
pub(super) const MOVE_COUNT_BASE: i32 = 8;

/// Late-move reductions: the constant, in hundredths of a move.
pub(super) const REDUCTION_BASE: i32 = 50;
/// Late-move reductions: how much lower a score means one move less. Measured at 10,000 nodes a move against none:
/// 164-3-133, +36 Elo (±40).
pub(super) const REDUCTION_GAP: i32 = 300;
/// Late-move reductions: divisor of the product of the logarithms of depth and move number.
pub(super) const REDUCTION_DIVISOR: f64 = 2.0;

/// Order of moves: the move from the transposition table goes first.
pub(super) const TT_SCORE: i32 = 1_000_000;
/// Order of moves: a move that refuted a sibling.
pub(super) const KILLER_SCORE: i32 = 200;
/// Order of moves: history counts for one point of score.
pub(super) const HISTORY_DIVISOR: i32 = 10;
/// History: the largest count.
pub(super) const HISTORY_MAX: i32 = 8_192;
/// History: the largest addition.
pub(super) const HISTORY_BONUS_MAX: i32 = 400;

/// Aspiration: half the width of the first window around the last value.
pub(super) const ASPIRATION: i32 = 30;
/// Aspiration: depth from which it is used.
pub(super) const ASPIRATION_DEPTH: i32 = 5;

/// The number of moves from the start of a game in which the opening is varied.
pub(super) const OPENING_PLIES: usize = 8;

/// Depth that no search exceeds.
pub(super) const MAX_DEPTH: i32 = 100;
