//! Goishi: five in a row and Go, played at one machine against a friend or against the program.
//!
//! # Map
//! In the order of their layers; each uses only those above it.
//!
//! - [`board`]: points, colors, sizes, coordinates, symmetries, diagrams.
//! - [`gomoku`]: the rules of five in a row with the forbidden moves of Renju, a position with its history, openings.
//! - [`go`]: the rules of Go: a fast board, a position with its history, life, scores.
//! - [`cover`]: the puzzle of the fewest stones that take every point, solved in two ways.
//! - [`game`]: one match: its opening, who sits where, undo and redo, how it ended; games as trees of variations.
//! - [`worker`]: a thread that works for a program: orders go in, news comes back.
//! - [`record`]: games as files that other programs read and write; the folder of saved games.
//! - [`files`]: what else is kept in the folder of the user, and what lies in any folder.
//! - [`keeper`]: the thread that has the folder of saved games.
//! - [`search`]: the engines of both games, what their levels may spend, limits and the flag that stops them.
//! - [`review`]: why a game was lost: what is proved of its positions, what is estimated, and which moves decided it.
//! - [`external`]: engines of others, which speak the Gomocup protocol or GTP.
//! - [`handbook`]: the pages of rules as values, with pictures that the rules themselves draw.
//! - [`play`]: what lies on the table and what a touch does to it: a match, a record, the puzzle, a step of a course.
//! - [`words`]: what is said to a player, in one of four languages.
//! - [`theme`]: colors by role, read from files; what stones are made of.
//! - [`sound`]: what is heard, and from which side.
//! - [`picture`]: positions and games as SVG, PNG and animated GIF.
//! - [`export`]: a game on its way into a file of any format.
//! - [`protocol`]: the engine on the command line: benchmark, matches, the Gomocup protocol, GTP.
//! - [`options`]: the command line of the desktop program.
//! - `app`: the desktop program, the only place that names Bevy or egui (feature `gui`).
//!
//! # What always holds
//! - The rules and the engine are pure: no clock, file, global or thread of their own. Time, seed and the flag
//!   that stops a search are passed in, so the same position, limits and seed give the same move.
//! - [`game::Match`] is the truth about a game; the entities that the desktop program draws mirror it.
//! - Whatever a person can type, load or pipe in gives an answer or an error with a reason, never a panic.

pub mod board;
pub mod cover;
pub mod export;
pub mod external;
pub mod files;
pub mod game;
pub mod go;
pub mod gomoku;
pub mod handbook;
pub mod keeper;
pub mod options;
pub mod picture;
pub mod play;
pub mod protocol;
pub mod record;
pub mod review;
pub mod search;
pub mod sound;
pub mod theme;
pub mod words;
pub mod worker;

#[cfg(feature = "gui")]
pub mod app;
