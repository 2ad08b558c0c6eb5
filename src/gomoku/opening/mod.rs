//! Opening protocols: how the first stones are laid so that both sides have a fair game.
//!
//! Whoever begins at five in a row has a great advantage. Tournaments take it away by an [`Opening`]: the early
//! stones are bound to [`Zone`]s, one player lays stones of both colors and the other chooses a color, or Black
//! shows several fifth moves and White picks the one that stays.
//!
//! An [`OpeningGame`] is one such opening under way. It says what is to be done ([`Task`]) and who does it
//! ([`Party`]), takes one [`Step`] after the other, and is over as soon as nothing but ordinary play is left.
//! Its stones alternate from Black; when it is over, White is to move unless the opening is [`Opening::Free`].
//!
//! What the stones win is not asked here, and need not be: an opening lays at most five stones, so no side has
//! more than three, while a five or a double three takes five, and a double four or an overline more still. For
//! the same reason no step can be a forbidden move of Renju. Nobody may pass.
//!
//! ```
//! # use goishi::{board::Color, gomoku::{DEFAULT_SIZE, opening::*}};
//! let mut game = OpeningGame::new(Opening::Swap, DEFAULT_SIZE)?;
//! for (x, y) in [(7, 7), (8, 7), (3, 3)] {
//!     assert_eq!(game.actor(), Some(Party::First));
//!     game.apply(Step::Point(DEFAULT_SIZE.point(x, y).unwrap()))?;
//! }
//! assert_eq!(game.task(), Some(Task::Choose(Choice::Color)));
//! assert_eq!(game.actor(), Some(Party::Second));
//! game.apply(Step::Answer(Answer::Take(Color::Black)))?;
//! assert_eq!((game.task(), game.black()), (None, Party::Second));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fifth;
mod game;
mod protocol;
mod step;
#[cfg(test)]
mod tests;
mod zone;

pub use game::OpeningGame;
pub use protocol::{BoardTooSmall, Opening};
pub use step::{Answer, Choice, IllegalStep, Party, Step, Task};
pub use zone::Zone;
