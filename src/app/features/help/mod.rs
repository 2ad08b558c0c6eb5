//! The contents of the help: the rule in force, the pages about the game, the controls, and the other game.

mod rules;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Pos2;

pub use self::rules::{Lesson, Shelf, Topic};
use super::play::reads::MatchReads;
use crate::app::AppSet;
use crate::app::features::lesson::LessonOrder;
use crate::app::input::bindings::{CONTROL, CONTROLS};
use crate::app::intent::Heading::{Down, Left, Right, Up};
use crate::app::intent::{Action, Action as A, Heading, Interpret, LastDevice};
use crate::app::screen::{HELP, PageId, Phase, Screen, ScreenMove, Screens, TurnPages, Whereabouts};
use crate::app::table::next_match::NextMatch;
use crate::app::ui::caps;
use crate::app::ui::caps::{Cap, Caps, Side};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, View};
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::prompts::{Prompts, Trigger};
use crate::game::GameSetup;
use crate::gomoku::opening::Opening;
use crate::handbook::{counting_id, go_rules_id, rule_id};
use crate::words::names::{opening_id, opening_sentence_id, rule_sentence_id};

/// What is pressed on a page with figures that are stepped through.
const READING: Prompts = Prompts {
    mouse: Prompts::PAGE.mouse,
    keys: &[
        (Trigger::Rows, "prompt-read"),
        (Trigger::Columns, "prompt-step"),
        (Trigger::Of(Action::Back), "prompt-back"),
    ],
    pad: &[
        (Trigger::Rows, "prompt-read"),
        (Trigger::Of(Action::Confirm), "prompt-step"),
        (Trigger::Of(Action::Back), "prompt-back"),
    ],
};

/// What one can do, and the actions that do it.
const HANDS: [(&str, &[Action]); 22] = [
    ("help-move", &[A::Step(Up), A::Step(Down), A::Step(Left), A::Step(Right)]),
    ("help-jump", &[A::Jump(Left)]),
    ("control-next-star", &[A::NextStar]),
    ("control-last-move", &[A::LastMove]),
    ("control-next-threat", &[A::NextThreat]),
    ("help-place", &[A::Confirm]),
    ("help-pass", &[A::Pass]),
    ("help-undo", &[A::Undo]),
    ("help-redo", &[A::Redo]),
    ("help-hint", &[A::Hint]),
    ("control-tables", &[A::Tables]),
    ("control-analyze", &[A::Analyze]),
    ("help-move-now", &[A::MoveNow]),
    ("help-type", &[A::Type]),
    ("help-pause", &[A::Back, A::Pause]),
    ("help-copy", &[A::Copy]),
    ("help-copy-game", &[A::CopyGame]),
    ("help-copy-picture", &[A::CopyPicture]),
    ("help-paste", &[A::Paste]),
    ("help-export", &[A::Export]),
    ("help-open", &[A::OpenFile]),
    ("help-help", &[A::Help]),
];

/// The same while a record is looked at.
const REPLAY_CONTROLS: [(&str, &[Action]); 14] = [
    ("help-replay-step", &[A::Step(Left), A::Step(Right)]),
    ("help-replay-far", &[A::PageBack, A::PageOn]),
    ("help-replay-ends", &[A::First, A::Last]),
    ("help-replay-branch", &[A::Step(Up), A::Step(Down)]),
    ("help-replay-run", &[A::Confirm]),
    ("help-replay-speed", &[A::Faster, A::Slower]),
    ("control-analyze", &[A::Analyze, A::Hint]),
    ("help-replay-read", &[A::Jump(Up), A::Jump(Down)]),
    ("control-try", &[A::Try]),
    ("control-edit", &[A::Edit]),
    ("help-replay-play-on", &[A::PlayOn]),
    ("help-replay-menu", &[A::Pause]),
    ("help-replay-tables", &[A::Tables]),
    ("help-replay-back", &[A::Back]),
];

/// The same while one is edited.
const EDITOR_CONTROLS: [(&str, &[Action]); 7] = [
    ("help-place", &[A::Confirm]),
    ("control-other", &[A::Other]),
    ("control-next-tool", &[A::NextTool, A::Hint]),
    ("edit-undo", &[A::Undo]),
    ("edit-redo", &[A::Redo]),
    ("help-replay-step", &[A::PageBack, A::PageOn]),
    ("help-replay-menu", &[A::Pause]),
];

/// The widths from which short buttons stand side by side, and long ones too, as below the board of a tall window.
const ROWS_FROM: f32 = 280.0;
const WIDE_FROM: f32 = 620.0;
/// The width over which the controls are spread.
const CONTROLS_WIDTH: f32 = 480.0;

/// The id of a head, the pages under it, and how many buttons stand side by side.
type Group = (&'static str, &'static [Topic], usize);

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, in_force: GameSetup, has_match: bool) {
    kit.header("help-back", &view.text("help-title"), ScreenMove::Close);
    // What is in force, and the page that the first press opens.
    let (rule, sentence) = match in_force {
        GameSetup::Gomoku(in_force) => (rule_id(in_force.rule), rule_sentence_id(in_force.rule)),
        GameSetup::Go(in_force) => (go_rules_id(in_force.rules), counting_id(in_force.rules)),
    };
    let name = view.texts.with("help-in-force", [("rule", view.text(rule).into())]);
    kit.label(name, Type::Strong, kit.theme.accent);
    kit.text(view.text(sentence));
    let topic = match in_force {
        GameSetup::Gomoku(in_force) => {
            if in_force.opening != Opening::Free {
                kit.label(view.text(opening_id(in_force.opening)), Type::Strong, kit.theme.accent);
                kit.text(view.text(opening_sentence_id(in_force.opening)));
            }
            Topic::Rule(in_force.rule)
        }
        GameSetup::Go(_) => Topic::Go(Lesson::Basics),
    };
    // A match is not left from a page over it.
    if !has_match {
        kit.button(Button::new(("help-lessons", "lessons-title"), LessonOrder::Open));
    }
    kit.space(0.5);
    let (n_long, n_short) = match kit.ui.available_width() {
        WIDE_FROM.. => (3, 4),
        ROWS_FROM.. => (1, 2),
        _ => (1, 1),
    };
    let five: [Group; 2] =
        [("help-rules-head", &Topic::RULES, n_long), ("help-openings-head", &Topic::OPENINGS, n_short)];
    let go: [Group; 2] =
        [("help-go-head", &Topic::GO, n_long), ("help-go-sets-head", &Topic::GO_RULES, n_long)];
    let controls: Group = ("help-controls", &[Topic::Controls], n_long);
    let puzzle: Group = ("help-puzzle", &[Topic::Puzzle], n_long);
    // The game that is played comes first.
    let groups = match in_force {
        GameSetup::Gomoku(_) => [five[0], five[1], controls, go[0], go[1], puzzle],
        GameSetup::Go(_) => [go[0], go[1], controls, five[0], five[1], puzzle],
    };
    let board: Group = ("help-board", &[Topic::Board], n_long);
    for (head, topics, columns) in has_match.then_some(board).into_iter().chain(groups) {
        kit.space(0.5);
        kit.label(view.texts.get(head), Type::Strong, kit.theme.muted);
        let button = |entry: &Topic| leads_to(*entry).main_if(*entry == topic);
        kit.grid(columns, topics.iter().map(button));
    }
}

/// The button that leads to a page.
fn leads_to(topic: Topic) -> Button<'static> {
    Button::new((topic.name(), topic.title()), TopicRequested(topic))
}

/// The page of the controls in force.
pub(crate) fn controls(kit: &mut Kit<'_>, view: &View<'_>) {
    kit.header("topic-back", &view.text(Topic::Controls.title()), ScreenMove::Close);
    kit.button(Button::new("help-choose-controls", ScreenMove::Open(CONTROLS)).main());
    kit.space(0.5);
    kit.muted(view.text("help-mouse"));
    rows(kit, view, &HANDS);
    kit.space(1.0);
    kit.label(view.text("help-replay"), Type::Strong, kit.theme.accent);
    kit.muted(view.text("help-replay-mouse"));
    rows(kit, view, &REPLAY_CONTROLS);
    kit.space(1.0);
    kit.label(view.text("edit-title"), Type::Strong, kit.theme.accent);
    kit.muted(view.text("help-edit-mouse"));
    rows(kit, view, &EDITOR_CONTROLS);
}

/// What one can do, below it the keys at the left and the buttons at the right.
fn rows(kit: &mut Kit<'_>, view: &View<'_>, rows: &[(&str, &[Action])]) {
    for &(id, actions) in rows {
        kit.space(0.5);
        let width = kit.ui.available_width().min(CONTROLS_WIDTH);
        kit.text(view.texts.get(id));
        let rect = kit.room(caps::SIZE);
        let rect = rect.with_max_x(rect.left() + width);
        let painter = kit.ui.painter();
        let buttons = pressed_for(&view.caps, LastDevice::Gamepad, actions);
        let right = caps::row_width(painter, &buttons);
        let left = Pos2::new(rect.left() + 12.0, rect.center().y);
        let keys = pressed_for(&view.caps, LastDevice::Keyboard, actions);
        caps::row(painter, kit.theme, left, &keys, width - right - 24.0);
        caps::row(painter, kit.theme, Pos2::new(rect.right() - right, left.y), &buttons, f32::INFINITY);
    }
}

/// All that does one action on a device; of several actions what does each.
fn pressed_for(caps: &Caps<'_>, device: LastDevice, actions: &[Action]) -> Vec<Cap> {
    let stick = |side| (device == LastDevice::Gamepad).then_some(Cap::Stick(side));
    let headings: Vec<Heading> = actions
        .iter()
        .filter_map(|action| if let A::Step(heading) = action { Some(*heading) } else { None })
        .collect();
    match actions {
        [A::Jump(_), ..] => actions
            .iter()
            .filter_map(|action| caps.first(device, *action))
            .chain(stick(Side::Right))
            .collect(),
        _ if !headings.is_empty() => {
            caps.directions(device, &headings).into_iter().chain(stick(Side::Left)).collect()
        }
        [action] if device == LastDevice::Gamepad => caps.buttons(*action),
        [action] => caps.keys(*action),
        // Where the keys do it step by step, the pad has one button that goes round.
        [A::Faster, A::Slower, round] if device == LastDevice::Gamepad => caps.buttons(*round),
        [A::Faster, A::Slower, _] => pressed_for(caps, device, &actions[..2]),
        _ => actions.iter().filter_map(|action| caps.first(device, *action)).collect(),
    }
}

/// A page of the help; the contents lie below it.
pub const TOPIC: Screen = Screen::new("topic");

/// What the page of the help that was opened last is about.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTopic(pub Topic);

/// A page of the help is asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TopicRequested(pub Topic);

/// The key of help.
fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    mut moves: MessageWriter<ScreenMove>,
    mut requests: MessageWriter<TopicRequested>,
) {
    let page = whereabouts.page();
    for action in actions.read() {
        match action {
            Action::Help if page == Some(TOPIC) => {
                // With the contents that lie below.
                moves.write_batch([ScreenMove::Close, ScreenMove::Close]);
            }
            Action::Help if [HELP, CONTROLS, CONTROL].map(Some).contains(&page) => {
                moves.write(ScreenMove::Close);
            }
            Action::Help if whereabouts.phase() == Phase::Puzzle => {
                requests.write(TopicRequested(Topic::Puzzle));
            }
            Action::Help => {
                moves.write(ScreenMove::Open(HELP));
            }
            _ => {}
        }
    }
}

/// Turns to the page that is asked for.
fn turn(mut requests: MessageReader<TopicRequested>, mut open: ResMut<OpenTopic>, mut screens: Screens) {
    for &TopicRequested(topic) in requests.read() {
        open.0 = topic;
        screens.open(HELP);
        screens.open(TOPIC);
    }
}

/// The keys of the help.
pub(super) fn logic(app: &mut App) {
    app.insert_resource(OpenTopic(Topic::Controls))
        .add_message::<TopicRequested>()
        .add_systems(Update, interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(Update, turn.in_set(AppSet::Rules).in_set(TurnPages));
}

/// What draws.
pub(super) fn view(app: &mut App) {
    app.add_plugins(rules::plugin).add_systems(
        EguiPrimaryContextPass,
        (close_shelf, draw_contents.run_if(in_state(HELP)), draw_topic.run_if(in_state(TOPIC)))
            .chain()
            .in_set(Pages),
    );
}

/// Outside the help no figure is gone through.
fn close_shelf(at: Whereabouts, mut shelf: ResMut<Shelf>) {
    if !at.has(HELP) {
        shelf.bypass_change_detection().close();
    }
}

fn draw_contents(mut frame: Frame, whereabouts: Whereabouts, matches: MatchReads, next: Res<NextMatch>) {
    frame.show(Page::of(HELP), |kit, view| {
        let has_match = whereabouts.shows_match();
        let setup = if has_match { matches.session.game().setup() } else { next.setup() };
        draw(kit, view, setup.game, has_match);
    });
}

fn draw_topic(mut frame: Frame, open: Res<OpenTopic>, matches: MatchReads, mut shelf: ResMut<Shelf>) {
    let topic = open.0;
    let is_read = !matches!(topic, Topic::Controls | Topic::Puzzle | Topic::Board);
    let prompts = if is_read { READING } else { Prompts::PAGE };
    frame.show(
        Page { prompts, ..Page::new(PageId::of(TOPIC).part(topic.name())) },
        |kit, view| match topic {
            Topic::Controls => controls(kit, view),
            topic => rules::draw(kit, &matches.view(view), &mut shelf, topic),
        },
    );
    frame.beside(|kit, free| rules::draw_on_board(kit, &shelf, free));
}
