//! How long the sides may think: time controls, and the clock of one side.
//!
//! Nothing here knows what time it is: whoever holds a [`Clock`] tells it how much time has passed. What the four
//! controls mean is what players know from servers and tournaments (the words are those of OGS, "Time control", and
//! of the EGF's tournament rules):
//!
//! - [Absolute](TimeControl::Absolute): main time for the whole game; who has used it up has lost.
//! - [Byo-yomi](TimeControl::Japanese) (読秒, 秒読み): main time, then a number of periods. A move made within a period
//!   leaves it whole; a period that runs out is gone, and the next one begins at once. Who has used up the last one
//!   has lost.
//! - [Canadian](TimeControl::Canadian): main time, then a number of stones within a period; when the last of them is
//!   placed the next period begins whole. Who has used a period up before that has lost.
//! - [Fischer](TimeControl::Fischer): main time, and an increment after every move. No more is saved up than a
//!   [cap](TimeControl::cap), the main time and ten increments; OGS caps as well.
//!
//! Everywhere time that has come to zero is used up: a move made just then is too late. What passes beyond the end of
//! main time or of a period counts for the period that follows. Every step is a move for the clock: a stone, a pass,
//! a point that is offered, the answer to a question of an opening.

mod budget;
pub mod choice;
mod control;
mod event;
mod reading;
mod side;
#[cfg(test)]
mod tests;

pub use control::TimeControl;
pub use event::ClockEvent;
pub(crate) use reading::Reading;
pub use side::{Clock, Stretch};
