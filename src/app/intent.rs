//! What a device means, whatever the device.

use bevy::prelude::*;

/// What turns actions into what is asked for.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interpret;

/// What a key or a button means, whatever the device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// One step of the board cursor or of the focus.
    Step(Heading),
    /// A long step of the board cursor: to the next star line or edge.
    Jump(Heading),
    /// The board cursor to the next star point.
    NextStar,
    /// The board cursor to the stone placed last.
    LastMove,
    /// The board cursor to the next point that wins or must be taken; in Go to the last liberty of the next chain in
    /// atari.
    NextThreat,
    /// The tab before the one that is open.
    PreviousTab,
    /// The tab after it.
    NextTab,
    /// Place a stone, or press what has the focus.
    Confirm,
    /// In an editor, what the right button of a mouse does on a point.
    Other,
    /// Close, go back, or pause.
    Back,
    /// Pause, or go on.
    Pause,
    /// Pass, and agree while stones are counted.
    Pass,
    /// To the beginning of a record or a list.
    First,
    /// To its end.
    Last,
    /// A long step back in it, or a page.
    PageBack,
    /// A long step on in it, or a page.
    PageOn,
    /// What goes by itself goes faster.
    Faster,
    /// What goes by itself goes slower.
    Slower,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a good move.
    Hint,
    /// Show or hide what the program sees: the tables of line shapes, in Go who owns what.
    Tables,
    /// Show or hide the best moves and what they are worth.
    Analyze,
    /// The program answers at once; while stones are counted, play goes on.
    MoveNow,
    /// A match goes on from the node of a record.
    PlayOn,
    /// The cursor on the board of a record, to try moves.
    Try,
    /// A variation is taken out of a record.
    Remove,
    /// A record is edited.
    Edit,
    /// The tool before the one in hand.
    PreviousTool,
    /// The tool after it.
    NextTool,
    /// Type coordinates.
    Type,
    /// Controls and rule.
    Help,
    /// Sound off or on.
    Mute,
    /// Window or full screen.
    FullScreen,
    /// The board to the clipboard as text.
    Copy,
    /// The game to the clipboard as SGF.
    CopyGame,
    /// A picture of the board to the clipboard.
    CopyPicture,
    /// A game from the clipboard.
    Paste,
    /// A game from a file.
    OpenFile,
    /// The game, or a picture of it, to a file.
    Export,
    /// A new match.
    New,
    /// Leave the program.
    Quit,
}

/// Up, down, left or right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Heading {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// One step of this heading, as the change of x and of y downwards.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
        }
    }
}

/// The device used last; it decides which prompts and which cursor are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastDevice {
    /// The mouse.
    #[default]
    Mouse,
    /// The keyboard.
    Keyboard,
    /// A gamepad.
    Gamepad,
}

/// Where an action counts. Actions that never count in the same place may share a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// On every page.
    Everywhere,
    /// Not while a record is walked through or a page has tabs, where the key is wanted for something else.
    Match,
    /// Only there.
    Record,
    /// Only where games are listed.
    List,
    /// Only where a record is edited.
    Editor,
    /// Wherever a record or a list is gone through.
    Long,
    /// Only on a page with tabs.
    Tabs,
}

/// What the letter keys are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typing {
    /// They are actions.
    Nothing,
    /// Coordinates or a name are typed.
    Line,
    /// Several lines are typed.
    Lines,
    /// Words are typed beside a list that the other keys walk through.
    Words,
}

/// What something is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The action.
    pub action: Action,
    /// A key or a button.
    pub means: Means,
}

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    /// A key.
    Key,
    /// A button of the gamepad.
    Button,
}
