//! What a player asks for.

use bevy::prelude::*;

use crate::app::features::help::Topic;
use crate::app::features::{exchange, lesson, puzzle, replay};
use crate::app::input::capture::Slot;
use crate::app::intent::Action;
use crate::app::screen::Question;
use crate::board::Color;
use crate::game::MatchSetup;
use crate::gomoku::opening::Answer;
use crate::record::shelf::{Deleted, FileName};
use crate::search::Level;

/// What a player asks for that is not a stone on a point.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show the title.
    OpenTitle,
    /// Choose the next match.
    OpenNewGame,
    /// Open the settings.
    OpenSettings,
    /// Open the rule in force and what else can be read.
    OpenHelp,
    /// Open a page of the help.
    OpenTopic(Topic),
    /// Choose keys and buttons.
    OpenControls,
    /// Choose those of an action.
    OpenControl(Action),
    /// Choose one more by pressing it.
    Capture(Slot),
    /// Type coordinates.
    OpenEntry,
    /// Ask before doing.
    Ask(Question),
    /// Close the page on top.
    CloseOverlay,
    /// Begin a match.
    StartMatch(MatchSetup),
    /// Go on with the match that was left.
    Continue,
    /// Begin again with the colors exchanged.
    Rematch,
    /// Begin the same match anew.
    Restart,
    /// Go back to the menu.
    LeaveMatch,
    /// After the end of a match, see what can be done next.
    SeeResult,
    /// Stop for a while.
    Pause,
    /// Go on.
    Resume,
    /// Show the saved games.
    OpenRecords,
    /// Open a saved game.
    OpenRecord(FileName),
    /// Delete a saved game.
    DeleteRecord(FileName),
    /// Show the deleted games.
    OpenDeleted,
    /// Have a deleted game back.
    Restore(Deleted),
    /// Ask whether these are to be deleted for good.
    AskToDiscard(Vec<Deleted>),
    /// Delete for good what was asked about.
    Discard,
    /// Read a game from the clipboard.
    Paste,
    /// Put the game on the clipboard as SGF.
    CopyGame,
    /// Answer the question of the opening.
    Answer(Answer),
    /// Pass.
    Pass,
    /// Agree to the count.
    AgreeToCount,
    /// Play on instead of counting.
    PlayOn,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Give a side one more minute.
    GiveTime(Color),
    /// Give up.
    Resign,
    /// The program that has a color plays on at another level.
    SetLevel(Color, Level),
    /// Both sides agree to a draw.
    AgreeDraw,
    /// The program answers at once with what it knows.
    MoveNow,
    /// Show a good move.
    Hint,
    /// Show or hide the two tables of line shapes.
    ToggleTables,
    /// Show or hide who owns what.
    ToggleEstimate,
    /// Put the board on the clipboard as text.
    CopyBoard,
    /// Do something at the puzzle.
    Puzzle(puzzle::Order),
    /// Do something in a lesson.
    Lesson(lesson::Order),
    /// Do something with the record that is looked at.
    Replay(replay::Order),
    /// Do something with files and exports.
    Exchange(exchange::Order),
    /// Leave the program.
    Quit,
}
