//! What a player asks for while a record is looked at.

use bevy::prelude::*;

use super::{ReplayStage, Speed};
use crate::app::intent::{Action, Heading};
use crate::app::screen::{ScreenMove, Whereabouts};
use crate::app::view::marks::ENTRY;
use crate::board::ByColor;
use crate::game::{Seat, Walk};

/// How many nodes a long step goes.
pub const LONG_STEP: usize = 10;

/// What a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayOrder {
    /// Look at the match that has ended.
    Review,
    /// See what decided the game, of the match that has ended or of the record in view.
    Explain,
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
    /// This many lines down in a long comment, up when negative.
    Read(i8),
    /// Put the cursor on the board, to try moves with it.
    Try,
    /// Edit the record.
    Edit,
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

/// What the keys and buttons ask for here.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    stage: Option<Res<State<ReplayStage>>>,
    mut orders: MessageWriter<ReplayOrder>,
    mut moves: MessageWriter<ScreenMove>,
) {
    let Some(stage) = stage.filter(|_| whereabouts.is_open()).map(|stage| *stage.get()) else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        let has_board = !matches!(stage, ReplayStage::Menu | ReplayStage::Seats);
        if has_board && *action == Action::Type {
            moves.write(ScreenMove::Open(ENTRY));
            continue;
        }
        orders.write(match stage {
            ReplayStage::Walk => match action {
                Action::Step(Heading::Left) | Action::Undo => ReplayOrder::Walk(Walk::Back(1)),
                Action::Step(Heading::Right) | Action::Redo => ReplayOrder::Walk(Walk::Forward(1)),
                Action::Step(Heading::Up) => ReplayOrder::PreviousBranch,
                Action::Step(Heading::Down) => ReplayOrder::NextBranch,
                Action::Jump(Heading::Left) | Action::PageBack => ReplayOrder::Walk(Walk::Back(LONG_STEP)),
                Action::Jump(Heading::Right) | Action::PageOn => ReplayOrder::Walk(Walk::Forward(LONG_STEP)),
                Action::Jump(Heading::Up) => ReplayOrder::Read(-3),
                Action::Jump(Heading::Down) => ReplayOrder::Read(3),
                Action::First => ReplayOrder::Walk(Walk::First),
                Action::Last => ReplayOrder::Walk(Walk::Last),
                Action::Confirm => ReplayOrder::RunOrPause,
                Action::Faster => ReplayOrder::Faster,
                Action::Slower => ReplayOrder::Slower,
                Action::PlayOn => ReplayOrder::ChooseSeats,
                Action::Try => ReplayOrder::Try,
                Action::Edit => ReplayOrder::Edit,
                Action::Remove => ReplayOrder::AskToRemove,
                Action::Pause => ReplayOrder::OpenMenu,
                Action::Back => ReplayOrder::Leave,
                _ => continue,
            },
            ReplayStage::Try => match action {
                Action::Undo => ReplayOrder::Walk(Walk::Back(1)),
                Action::Redo => ReplayOrder::Walk(Walk::Forward(1)),
                Action::Pass => ReplayOrder::Pass,
                Action::Remove => ReplayOrder::AskToRemove,
                Action::Back | Action::Pause => ReplayOrder::Close,
                _ => continue,
            },
            ReplayStage::Edit => match action {
                Action::PageBack => ReplayOrder::Walk(Walk::Back(1)),
                Action::PageOn => ReplayOrder::Walk(Walk::Forward(1)),
                Action::First => ReplayOrder::Walk(Walk::First),
                Action::Last => ReplayOrder::Walk(Walk::Last),
                Action::Pass => ReplayOrder::Pass,
                Action::Back => ReplayOrder::Close,
                _ => continue,
            },
            ReplayStage::Menu | ReplayStage::Seats => match action {
                Action::Back | Action::Pause => ReplayOrder::Close,
                _ => continue,
            },
        });
    }
}
