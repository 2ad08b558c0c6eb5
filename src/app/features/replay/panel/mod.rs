//! Beside the board while a record is looked at: where one stands, what is said there, the tree, and the buttons that
//! walk.

mod comment;
mod icon;
mod menu;
mod tree;

use std::ops::Deref;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Pos2, Rect, Sense, Vec2};

pub(crate) use self::comment::Comment;
use self::icon::Icon;
pub use self::tree::TreeView;
use super::{LONG_STEP, ReplayOrder, Speed};
use crate::app::features::replay::{REMOVE, Replay, ReplaySettings, ReplayStage};
use crate::app::intent::{Action, Heading, LastDevice};
use crate::app::screen::{Phase, nothing_open};
use crate::app::table::next_match::NextMatch;
use crate::app::table::session::Session;
use crate::app::theme::LookSettings;
use crate::app::ui::caps::Caps;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Ask, CONTROL_HEIGHT, Emphasis, GAP, Kit, Says, paint};
use crate::app::ui::prompts::{
    Prompts,
    Trigger::{Columns, Of},
};
use crate::app::ui::question::Question;
use crate::app::ui::{moves, trim};
use crate::board::Color;
use crate::game::tree::InfoKey;
use crate::game::{Match, Walk};
use crate::words::clock::clocks_line;
use crate::words::names::{color_id, outcome_text};

/// What is pressed where a record is walked through.
const WALK: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Of(Action::Try), "prompt-try"),
        (Of(Action::Pause), "prompt-menu"),
        (Columns, "prompt-moves"),
        (Of(Action::Confirm), "prompt-run"),
        (Of(Action::Back), "prompt-back"),
    ],
);
/// On its board, where moves are tried.
const TRY: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Of(Action::Undo), "prompt-undo"),
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Back), "prompt-back"),
    ],
);

/// From this width on all buttons stand in one row, and what is said stands beside the tree.
const WIDE_FROM: f32 = 460.0;
/// From these heights on there is room for a head and for the way to play on; in a wide panel the other one.
const ROOMY_FROM: f32 = 520.0;
/// From this height on the way back and the title have room.
const HEADED_FROM: f32 = 380.0;
const ROOMY_WIDE_FROM: f32 = 400.0;
/// The button of the speed is so much wider than those with signs.
const SPEED_WIDTH: f32 = 1.6;
const LINE_HEIGHT: f32 = 26.0;
const BUTTON_GAP: f32 = 4.0;
/// How the height left is shared by what is said and the tree, where one stands above the other.
const COMMENT_SHARE: f32 = 0.52;

/// What the page remembers from one pass to the next.
#[derive(Resource, Default)]
pub struct ReplayView {
    /// The picture of the tree.
    pub tree: TreeView,
    pub(crate) comment: Comment,
    /// Who is to play on.
    pub(crate) seats: menu::Seats,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReplayView>()
        .add_systems(OnEnter(Phase::Replay), forget)
        .add_systems(Update, comment::read_on.in_set(crate::app::AppSet::Mirror))
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_page.run_if(nothing_open.and_then(in_state(Phase::Replay))),
                ask_to_remove.run_if(in_state(REMOVE)),
            )
                .in_set(Pages),
        );
}

/// What the pages of a record look at.
#[derive(Clone, Copy)]
pub(crate) struct RecordView<'a> {
    view: View<'a>,
    session: &'a Session,
}

impl<'a> Deref for RecordView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &Self::Target {
        &self.view
    }
}

fn ask_to_remove(mut frame: Frame) {
    frame.show(Question::place(), |kit, view| {
        Question::new(view.texts, "confirm-remove", Ask::of(ReplayOrder::Remove)).draw(kit);
    });
}

fn draw_page(
    mut frame: Frame,
    stage: Res<State<ReplayStage>>,
    session: Res<Session>,
    replay: Res<Replay>,
    (speed, look, next): (Res<ReplaySettings>, Res<LookSettings>, Res<NextMatch>),
    mut page_view: ResMut<ReplayView>,
) {
    let stage = *stage.get();
    let walks = matches!(stage, ReplayStage::Walk | ReplayStage::Try);
    let page = Page {
        room: if walks { Room::Panel } else { Room::Raised },
        active: !walks,
        prompts: match stage {
            ReplayStage::Walk => WALK,
            ReplayStage::Try => TRY,
            ReplayStage::Menu | ReplayStage::Seats => Prompts::PAGE,
        },
        // A match that waits is offered first in the menu, and the next one is another one.
        forgets: &["title", "new-game"],
        ..Page::new(match stage {
            ReplayStage::Walk | ReplayStage::Try => "replay",
            ReplayStage::Menu => "replay-menu",
            ReplayStage::Seats => "replay-seats",
        })
    };
    frame.show(page, |kit, view| {
        let playing = Playing { is_running: replay.is_running(), speed: speed.speed };
        let view = RecordView { view: *view, session: &session };
        match stage {
            ReplayStage::Walk | ReplayStage::Try => {
                draw(kit, &view, &mut page_view, &playing, &view.caps, view.height);
            }
            ReplayStage::Menu => menu::menu(kit, &view, &look, &playing),
            ReplayStage::Seats => menu::seats(kit, &view, &next, &mut page_view.seats),
        }
    });
}

/// Another record has another tree.
fn forget(mut view: ResMut<ReplayView>) {
    *view = ReplayView::default();
}

/// What the page is told besides its [`View`].
pub(crate) struct Playing {
    /// Moves come by themselves.
    pub(crate) is_running: bool,
    pub(crate) speed: Speed,
}

pub(crate) fn draw(
    kit: &mut Kit<'_>,
    view: &RecordView<'_>,
    page: &mut ReplayView,
    playing: &Playing,
    caps: &Caps<'_>,
    height: f32,
) {
    let game = view.session.game();
    let top = kit.ui.cursor().top();
    let wide = kit.ui.available_width() >= WIDE_FROM;
    let roomy = height >= if wide { ROOMY_WIDE_FROM } else { ROOMY_FROM };
    let headed = height >= HEADED_FROM;
    if headed && kit.header("replay-leave", &title(view)) {
        kit.ask(ReplayOrder::Leave);
    }
    line(kit, &standing(view), kit.theme.text);
    if height >= 320.0 {
        line(kit, &beside(view), kit.theme.muted);
        if let Some(clocks) = game.clocks() {
            line(kit, &clocks_line(view.texts, &clocks), kit.theme.muted);
        }
    }
    let used = kit.ui.cursor().top() - top;
    let n_rows = if wide { 1.0 } else { 2.0 } + if roomy { 1.0 } else { 0.0 };
    let panes = (height - used - n_rows * (CONTROL_HEIGHT + GAP) - GAP).max(0.0);
    page.tree.prepare(game, view.session.n_edits());
    let (width, says) = (kit.ui.available_width(), page.tree.has_words());
    // A tree needs no more room than its lines; without words the moves stand in what is left.
    let most = page.tree.height();
    let moves_height = if says { 0.0 } else { panes - most - GAP };
    let has_moves = moves_height >= moves::LEAST_HEIGHT;
    if has_moves {
        moves::draw(kit, view, game.position(), moves_height);
    }
    let panes = if has_moves { most } else { panes };
    let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, panes), Sense::hover());
    let (words, picture) = match (says, wide) {
        (false, _) => (None, room),
        (true, true) => {
            let (left, right) = room.split_left_right_at_fraction(0.5);
            let right = right.with_max_y(right.bottom().min(right.top() + most));
            (Some(left.with_max_x(left.right() - GAP / 2.0)), right.with_min_x(right.left() + GAP / 2.0))
        }
        (true, false) => {
            let share = room.height() * COMMENT_SHARE;
            let (above, below) =
                room.split_top_bottom_at_y(room.top() + share.max(room.height() - most - GAP));
            (Some(above.with_max_y(above.bottom() - GAP / 2.0)), below.with_min_y(below.top() + GAP / 2.0))
        }
    };
    if let Some(words) = words {
        page.comment.draw(kit, game, words);
    }
    if let Some(node) = page.tree.draw(kit, game, picture) {
        kit.ask(ReplayOrder::Walk(Walk::To(node)));
    }
    buttons(kit, view, playing, caps, page.tree.has_branches(), wide);
    if roomy {
        let enabled = game.can_play_on();
        let text = view.text("replay-play-on");
        if kit.button_if("replay-play-on", &text, Emphasis::Plain, enabled) {
            kit.ask(ReplayOrder::ChooseSeats);
        }
    }
}

/// The rows of buttons with signs.
fn buttons(
    kit: &mut Kit<'_>,
    view: &RecordView<'_>,
    playing: &Playing,
    caps: &Caps<'_>,
    has_branches: bool,
    wide: bool,
) {
    let game = view.session.game();
    let (back, on) = (game.node() != game.record().root(), game.next_node().is_some());
    let run = if playing.is_running { Icon::Pause } else { Icon::Run };
    let walk = ReplayOrder::Walk;
    let walking = [
        ("replay-first", Icon::First, back, walk(Walk::First)),
        ("replay-far-back", Icon::FarBack, back, walk(Walk::Back(LONG_STEP))),
        ("replay-back", Icon::Back, back, walk(Walk::Back(1))),
        ("replay-run", run, back || on, ReplayOrder::RunOrPause),
        ("replay-on", Icon::On, on, walk(Walk::Forward(1))),
        ("replay-far-on", Icon::FarOn, on, walk(Walk::Forward(LONG_STEP))),
        ("replay-last", Icon::Last, on, walk(Walk::Last)),
    ];
    let others = [
        ("replay-previous-branch", Icon::Up, true, ReplayOrder::PreviousBranch),
        ("replay-next-branch", Icon::Down, true, ReplayOrder::NextBranch),
        ("replay-speed", Icon::Run, true, ReplayOrder::NextSpeed),
        ("replay-menu", Icon::Menu, true, ReplayOrder::OpenMenu),
    ];
    // Between variations one walks where there are any.
    let others = if has_branches { &others[..] } else { &others[2..] };
    let rows: Vec<Vec<_>> = if wide {
        vec![walking.iter().chain(others).copied().collect()]
    } else {
        vec![walking.to_vec(), others.to_vec()]
    };
    for row in rows {
        let width = kit.ui.available_width();
        let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
        let share = |name: &str| if wide && name == "replay-speed" { SPEED_WIDTH } else { 1.0 };
        let shares: f32 = row.iter().map(|(name, ..)| share(name)).sum();
        let each = (width - BUTTON_GAP * (row.len() as f32 - 1.0)) / shares;
        let mut left = room.left();
        for (name, icon, enabled, order) in row {
            let size = Vec2::new(each * share(name), CONTROL_HEIGHT);
            let place = Rect::from_min_size(Pos2::new(left, room.top()), size);
            left = place.right() + BUTTON_GAP;
            let text =
                if name == "replay-speed" { view.texts.get(playing.speed.text_id()) } else { String::new() };
            if kit.button_in(place, name, &text, enabled) {
                kit.ask(order);
            }
            let words = match icon {
                Icon::Pause => view.text("say-replay-stop"),
                _ => view.texts.get(&format!("say-{name}")),
            };
            kit.tip(place, name, &with_key(view, caps, name, &words));
            kit.says(name, Says { enabled, ..Says::button(words) });
            if text.is_empty() {
                let ink = if enabled { kit.theme.text } else { kit.theme.muted };
                let ink = paint(ink).gamma_multiply(if enabled { 1.0 } else { 0.55 });
                icon.paint(kit.ui.painter(), place, ink);
            }
        }
    }
}

/// What a button does, and the key or button of the device in use that does the same.
fn with_key(view: &RecordView<'_>, caps: &Caps<'_>, name: &str, words: &str) -> String {
    let action = match name {
        "replay-first" => Action::First,
        "replay-far-back" => Action::PageBack,
        "replay-back" => Action::Step(Heading::Left),
        "replay-run" => Action::Confirm,
        "replay-on" => Action::Step(Heading::Right),
        "replay-far-on" => Action::PageOn,
        "replay-last" => Action::Last,
        "replay-previous-branch" => Action::Step(Heading::Up),
        "replay-next-branch" => Action::Step(Heading::Down),
        "replay-speed" => Action::Faster,
        _ => Action::Pause,
    };
    let device = if view.device == LastDevice::Gamepad { LastDevice::Gamepad } else { LastDevice::Keyboard };
    match caps.first(device, action) {
        Some(cap) => format!("{words} · {}", cap.words(view.texts)),
        None => words.to_owned(),
    }
}

/// Who played, or the name of the game.
fn title(view: &RecordView<'_>) -> String {
    let tree = view.session.game().record();
    let player = |color: Color| tree.info(InfoKey::Player(color)).filter(|name| !name.trim().is_empty());
    match (player(Color::Black), player(Color::White)) {
        (None, None) => {
            let name = tree.info(InfoKey::GameName).or_else(|| tree.info(InfoKey::Event));
            name.map_or_else(|| view.text("replay-title"), str::to_owned)
        }
        (black, white) => {
            let name = |name: Option<&str>| name.map_or_else(|| view.text("seat-person"), str::to_owned);
            view.texts.with("replay-players", [("black", name(black).into()), ("white", name(white).into())])
        }
    }
}

/// The number of the move, of how many, and the move.
fn standing(view: &RecordView<'_>) -> String {
    let game = view.session.game();
    let tree = game.record();
    let n = tree.move_number(game.node());
    let is_move = |node: &crate::game::tree::NodeId| tree.played(*node).is_some();
    let all = n + game.nodes_ahead().filter(is_move).count();
    let count = view.texts.with("replay-count", [("n", n.into()), ("all", all.into())]);
    match move_text(view, game) {
        Some(made) => view.texts.with("replay-standing", [("count", count.into()), ("move", made.into())]),
        None => count,
    }
}

/// The move of the node: who, and where.
fn move_text(view: &RecordView<'_>, game: &Match) -> Option<String> {
    let played = game.record().played(game.node())?;
    let color = view.texts.get(color_id(played.color));
    Some(match played.place {
        None => view.texts.with("replay-pass", [("color", color.into())]),
        Some(at) => {
            let point = view.notation.name(at.point(game.size())?, game.size());
            view.texts.with("replay-move", [("color", color.into()), ("point", point.into())])
        }
    })
}

/// How the game has ended here; which of several variations this is; or who is to move.
fn beside(view: &RecordView<'_>) -> String {
    let game = view.session.game();
    if game.outcome().is_some() {
        return outcome_text(view.texts, view.session.game());
    }
    let tree = game.record();
    let siblings = tree.parent(game.node()).map_or(1, |parent| tree.children(parent).count());
    if siblings > 1 {
        let back = std::iter::successors(Some(game.node()), |node| tree.previous_sibling(*node)).count();
        return view.texts.with("replay-variation", [("n", back.into()), ("all", siblings.into())]);
    }
    view.text(if game.to_move() == Color::Black { "state-black" } else { "state-white" })
}

/// One line that keeps its height and ends in dots where it would not fit.
fn line(kit: &mut Kit<'_>, text: &str, color: crate::app::theme::Rgb) {
    let width = kit.ui.available_width();
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, LINE_HEIGHT), Sense::hover());
    let galley = trim::cut(kit.ui.painter(), text.to_owned(), Type::Body, color, width);
    let place = Pos2::new(rect.left(), rect.center().y - galley.size().y / 2.0);
    kit.ui.painter().galley(place, galley, paint(color));
}
