//! What a player asks for while a record is looked at.

use super::ReplayStage;
use super::speed::Speed;
use crate::app::intent::{Action, Heading};
use crate::app::table::session::Command;
use crate::board::ByColor;
use crate::game::{Seat, Walk};

/// How many nodes a long step goes.
pub const LONG_STEP: usize = 10;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Look at the match that has ended.
    Review,
    /// Walk through the record.
    Walk(Walk),
    /// To the next variation of this node, or of the nearest before it that has one.
    NextBranch,
    /// The same to the variation before.
    PreviousBranch,
    /// Let the moves come by themselves, or stop that.
    RunOrPause,
    /// A move as often as this.
    Speed(Speed),
    /// One step faster.
    Faster,
    /// One step slower.
    Slower,
    /// One step faster, or the slowest after the fastest.
    NextSpeed,
    /// So many lines down in a long comment, up when negative.
    Read(i8),
    /// Put the cursor on the board, to try moves with it.
    Try,
    /// Try a pass.
    Pass,
    /// Take the variation out from here on, after a question where it holds more than was tried just now.
    AskToRemove,
    /// The same without a question.
    Remove,
    /// See what else can be done.
    OpenMenu,
    /// Choose who plays on from here.
    ChooseSeats,
    /// Back to the record.
    Close,
    /// Play on from here, these having the colors.
    PlayOn(ByColor<Seat>),
    /// Back to where the record was opened.
    Leave,
}

/// What a key or a button means while a record is looked at.
pub(crate) const fn command_of(action: Action, stage: ReplayStage) -> Option<Command> {
    let order = match stage {
        ReplayStage::Walk => match action {
            Action::Step(Heading::Left) | Action::Undo => Order::Walk(Walk::Back(1)),
            Action::Step(Heading::Right) | Action::Redo => Order::Walk(Walk::Forward(1)),
            Action::Step(Heading::Up) => Order::PreviousBranch,
            Action::Step(Heading::Down) => Order::NextBranch,
            Action::Jump(Heading::Left) | Action::PageBack => Order::Walk(Walk::Back(LONG_STEP)),
            Action::Jump(Heading::Right) | Action::PageOn => Order::Walk(Walk::Forward(LONG_STEP)),
            Action::Jump(Heading::Up) => Order::Read(-3),
            Action::Jump(Heading::Down) => Order::Read(3),
            Action::First => Order::Walk(Walk::First),
            Action::Last => Order::Walk(Walk::Last),
            Action::Confirm => Order::RunOrPause,
            Action::Faster => Order::Faster,
            Action::Slower => Order::Slower,
            Action::Hint => Order::NextSpeed,
            Action::PlayOn => Order::ChooseSeats,
            Action::Try => Order::Try,
            Action::Remove => Order::AskToRemove,
            Action::Type => return Some(Command::OpenEntry),
            Action::Pause => Order::OpenMenu,
            Action::Back => Order::Leave,
            _ => return None,
        },
        ReplayStage::Try => match action {
            Action::Undo => Order::Walk(Walk::Back(1)),
            Action::Redo => Order::Walk(Walk::Forward(1)),
            Action::Pass => Order::Pass,
            Action::Remove => Order::AskToRemove,
            Action::Type => return Some(Command::OpenEntry),
            Action::Back | Action::Pause => Order::Close,
            _ => return None,
        },
        ReplayStage::Menu | ReplayStage::Seats => match action {
            Action::Back | Action::Pause => Order::Close,
            _ => return None,
        },
    };
    Some(Command::Replay(order))
}
