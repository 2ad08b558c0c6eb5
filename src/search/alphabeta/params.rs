//! The numbers of the engine: each with its name, its meaning and its unit.
//!
//! Values are in hundredths of a point (see [`crate::search::Value`]); scores order moves and have no unit. Margins,
//! reductions and move counts were moved together over 10,000 games (SPSA), see docs/decisions/search-economy.md; what is
//! measured of one alone is from before.

/// A move of depth: extensions and reductions are fractions of it.
pub(super) const PLY: i32 = 16;

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

/// The number of nodes between two looks at the stop flag and the clock. At a hundredth of the usual speed this
/// is still under a tenth of the 50 ms allowed.
pub(super) const NODES_PER_POLL: u64 = 64;

/// Nodes that one search by fours at the end of a line may visit: enough for a four-three and for a four that blocks
/// one. With 100 they took 42 % of all positions; how games against others end is foreseen better the fewer they are,
/// see docs/decisions/search-economy.md.
pub(super) const VCF_NODES: u64 = 6;
/// Nodes that the search by fours at the root may visit.
pub(super) const ROOT_VCF_NODES: u64 = 100_000;
/// The same for each millisecond that the search may take: a twentieth of what a fast machine visits.
pub(super) const ROOT_VCF_NODES_PER_MS: u64 = 50;

/// Moves beyond the depth for which open threes are still answered. Measured at 10,000 nodes a move against none:
/// 170-4-126, +51 Elo (±40).
pub(super) const THREAT_PLIES: i32 = 4;
/// How far above the window the evaluation has to be for that, for each move beyond the depth.
pub(super) const THREAT_MARGIN: i32 = 190;

/// What the answer to a four is searched deeper, in units of a [`PLY`]; the answer itself costs no depth.
pub(super) const REPLY_EXTENSION: i32 = 4;

/// Razoring: depth up to which a hopeless evaluation is taken for the value, unless fours win.
pub(super) const RAZOR_DEPTH: i32 = 2;
/// Razoring: how far below the window is hopeless, for each move of depth. With 20 + 30 a move: -48 Elo (-87 … -10).
pub(super) const RAZOR_MARGIN: i32 = 190;

/// Futility: how far above the window the evaluation is taken for the value, for each move of depth after the first, or
/// the second where the side to move is doing better than before.
pub(super) const FUTILE_MARGIN: i32 = 65;

/// Futility of moves: depth up to which quiet moves are skipped when the evaluation is far below the window.
pub(super) const CHILD_DEPTH: i32 = 4;
/// Futility of moves: how far below, for each move of depth.
pub(super) const CHILD_MARGIN: i32 = 86;

/// Moves looked at at depth zero.
pub(super) const MOVE_COUNT_BASE: f64 = 3.7;
/// The depth to this power is added.
pub(super) const MOVE_COUNT_POWER: f64 = 1.4;
/// Where the side to move is doing worse than before, this share of them is looked at, in percent.
pub(super) const MOVE_COUNT_PERCENT: usize = 75;
/// The same on the principal variation. While all moves were looked at there, they took a third of all positions at
/// 50,000 a move, and two thirds at 5,000.
pub(super) const PV_MOVE_COUNT_PERCENT: usize = 190;

/// Depth from which a node without a move from the table is searched one move less deep.
pub(super) const BLIND_DEPTH: i32 = 4;

/// Depth from which it is asked whether the table's move stands alone. Alone not shown to be worth anything yet: +3 Elo
/// (-25 … 31) at 20,000 nodes a move; with the reductions of cut nodes and of sides that do worse, and futility at any
/// depth, +28 (-11 … 67) at 50,000.
pub(super) const SINGULAR_DEPTH: i32 = 6;
/// How far below it the others must be, for each move of depth.
pub(super) const SINGULAR_MARGIN: i32 = 7;

/// Late-move reductions: the constant, in moves.
pub(super) const REDUCTION_BASE: f64 = 0.3;
/// Late-move reductions: how much lower a score means one move less. Measured at 10,000 nodes a move against none:
/// 164-3-133, +36 Elo (±40).
pub(super) const REDUCTION_GAP: i32 = 290;
/// Late-move reductions: divisor of the product of the logarithms of depth and move number.
pub(super) const REDUCTION_DIVISOR: f64 = 2.1;
/// Late-move reductions: by how much less on the principal variation.
pub(super) const PV_REDUCTION: i32 = 8;
/// Late-move reductions at cut nodes, in units of a [`PLY`]. With 16, and the next, -17 Elo (-45 … 11) at 20,000 nodes.
pub(super) const CUT_REDUCTION: i32 = 14;
/// Late-move reductions where the side to move is doing worse than before.
pub(super) const WORSE_REDUCTION: i32 = 8;
/// Late-move reductions of all answers to a threat.
pub(super) const THREAT_REDUCTION: i32 = 7;
/// Late-move reductions at the root: from which move on, counted from zero, how much more.
pub(super) const ROOT_LATER: [(usize, i32); 3] = [(4, PLY), (13, PLY / 2), (25, PLY)];

/// Order of moves: the move from the transposition table goes first.
pub(super) const TT_SCORE: i32 = 1_000_000;
/// Order of moves: a move that refuted a sibling.
pub(super) const KILLER_SCORE: i32 = 190;
/// Order of moves: history counts for one point of score.
pub(super) const HISTORY_DIVISOR: i32 = 8;
/// History: the largest count.
pub(super) const HISTORY_MAX: i32 = 8_192;
/// History: how many times as much a move loses that was searched before the one that cut the search short.
pub(super) const HISTORY_VAIN: i32 = 2;
/// History: the largest addition.
pub(super) const HISTORY_BONUS_MAX: i32 = 400;

/// Aspiration: half the width of the first window around the last value.
pub(super) const ASPIRATION: i32 = 34;
/// Aspiration: depth from which it is used.
pub(super) const ASPIRATION_DEPTH: i32 = 3;

/// The number of moves from the start of a game in which the opening is varied.
pub(super) const OPENING_PLIES: usize = 8;

/// Depth that no search exceeds.
pub(super) const MAX_DEPTH: i32 = 100;

/// Bytes of a solver's table.
pub(super) const SOLVER_BYTES: usize = 64 << 20;
/// How many positions are thought to have to be looked at for a three to win, where a four counts one.
pub(super) const SOLVER_THREE: u32 = 2;
