//! Beside the board while a record is looked at: where one stands, what is said there, the tree, and the buttons that
//! walk.

mod comment;
mod menu;
mod tree;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Align2;

pub(crate) use self::comment::Comment;
pub use self::tree::TreeView;
use super::{LONG_STEP, ReplayOrder, Speed};
use crate::app::features::analysis::{self, AnalysisOrder, Analyzed, LINES};
use crate::app::features::replay::{REMOVE, Replay, ReplaySettings, ReplayStage};
use crate::app::intent::{Action, Heading, LastDevice};
use crate::app::screen::{PageId, Phase, ScreenMove, nothing_open};
use crate::app::table::next_match::{NEW_GAME, NextMatch};
use crate::app::table::seats::Seats;
use crate::app::table::session::Session;
use crate::app::theme::LookSettings;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Ask, Button, CONTROL_HEIGHT, GAP, Icon, Kit, Sign};
use crate::app::ui::moves;
use crate::app::ui::prompts::{
    Prompts,
    Trigger::{Columns, Of},
};
use crate::app::ui::question::Question;
use crate::board::Color;
use crate::game::tree::{InfoKey, Mark};
use crate::game::{Match, Walk};
use crate::words::clock::clocks_line;
use crate::words::names::{color_id, outcome_text, player_text};

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

/// Of the pages the one beside the board.
const RECORD: PageId = PageId::at(Phase::Replay);
/// A match that waits is offered first in the menu, and the next one is another one.
const FORGETS: &[PageId] = &[PageId::at(Phase::Menu), PageId::of(NEW_GAME)];

/// From this width on all buttons stand in one row, and what is said stands beside the tree.
const WIDE_FROM: f32 = 460.0;
/// From these heights on there is room for a head and for the way to play on; in a wide panel the other one.
const ROOMY_FROM: f32 = 520.0;
/// From this height on the way back and the title have room.
const HEADED_FROM: f32 = 380.0;
const ROOMY_WIDE_FROM: f32 = 400.0;
/// The button of the speed is this many times as wide as those with signs.
const SPEED_WIDTH: f32 = 1.6;
const LINE_HEIGHT: f32 = 26.0;
/// How the height left is shared by what is said and the tree, where one stands above the other.
const COMMENT_SHARE: f32 = 0.52;

/// What the page remembers from one pass to the next.
#[derive(Resource, Default)]
pub struct ReplayView {
    /// The picture of the tree.
    pub tree: TreeView,
    pub(crate) comment: Comment,
    /// Who is to play on.
    pub(crate) seats: menu::Chosen,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReplayView>()
        .add_systems(OnEnter(Phase::Replay), forget)
        .add_systems(Update, comment::read_on.in_set(crate::app::AppSet::Mirror))
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_page.run_if(
                    nothing_open.and_then(in_state(Phase::Replay)).and_then(not(in_state(ReplayStage::Edit))),
                ),
                ask_to_remove.run_if(in_state(REMOVE)),
            )
                .in_set(Pages),
        );
}

/// What the pages of a record look at.
#[derive(Clone, Copy, Deref)]
pub(crate) struct RecordView<'a> {
    #[deref]
    view: View<'a>,
    session: &'a Session,
    analyzed: &'a Analyzed,
    /// Moves come by themselves.
    is_running: bool,
    speed: Speed,
}

fn ask_to_remove(mut frame: Frame) {
    frame.show(Question::place(REMOVE), |kit, view| {
        Question::new(view.texts, "confirm-remove", Ask::of(ReplayOrder::Remove)).draw(kit);
    });
}

fn draw_page(
    mut frame: Frame,
    stage: Res<State<ReplayStage>>,
    session: Res<Session>,
    replay: Res<Replay>,
    (speed, look): (Res<ReplaySettings>, Res<LookSettings>),
    (next, known): (Res<NextMatch>, Seats),
    analyzed: Res<Analyzed>,
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
            ReplayStage::Edit | ReplayStage::Menu | ReplayStage::Seats => Prompts::PAGE,
        },
        forgets: FORGETS,
        ..Page::new(match stage {
            ReplayStage::Walk | ReplayStage::Try | ReplayStage::Edit => RECORD,
            ReplayStage::Menu => RECORD.part("menu"),
            ReplayStage::Seats => RECORD.part("seats"),
        })
    };
    frame.show(page, |kit, view| {
        let (is_running, speed) = (replay.is_running(), speed.speed);
        let view = RecordView { view: *view, session: &session, analyzed: &analyzed, is_running, speed };
        match stage {
            ReplayStage::Walk | ReplayStage::Try | ReplayStage::Edit => draw(kit, &view, &mut page_view),
            ReplayStage::Menu => menu::menu(kit, &view, &look),
            ReplayStage::Seats => menu::seats(kit, &view, &next, &known, &mut page_view.seats),
        }
    });
}

/// Another record has another tree.
fn forget(mut view: ResMut<ReplayView>) {
    *view = ReplayView::default();
}

fn draw(kit: &mut Kit<'_>, view: &RecordView<'_>, page: &mut ReplayView) {
    let (game, height) = (view.session.game(), view.height);
    let top = kit.ui.cursor().top();
    let wide = kit.ui.available_width() >= WIDE_FROM;
    let roomy = height >= if wide { ROOMY_WIDE_FROM } else { ROOMY_FROM };
    if height >= HEADED_FROM {
        kit.header("replay-leave", &title(view), ReplayOrder::Leave);
    }
    line(kit, &standing(view, game), kit.theme.text);
    if height >= 320.0 {
        line(kit, &beside(view, game), kit.theme.muted);
        if let Some(clocks) = game.clocks() {
            line(kit, &clocks_line(view.texts, &clocks), kit.theme.muted);
        }
    }
    analysis::panel::draw(kit, view, view.analyzed, game, view.session.revision());
    let used = kit.ui.cursor().top() - top;
    let n_rows = if wide { 1.0 } else { 2.0 } + if roomy { 1.0 } else { 0.0 };
    let panes = (height - used - n_rows * (CONTROL_HEIGHT + GAP) - GAP).max(0.0);
    page.tree.prepare(game, view.session.n_edits());
    let says = page.tree.has_words();
    // A tree needs no more room than its lines; without words the moves stand in what is left.
    let most = page.tree.height();
    let moves_height = if says { 0.0 } else { panes - most - GAP };
    let has_moves = moves_height >= moves::LEAST_HEIGHT;
    if has_moves {
        moves::draw(kit, view, game.position(), moves_height);
    }
    let panes = if has_moves { most } else { panes };
    let picture = if says && wide {
        let halves = kit.cells(2, panes, 2);
        page.comment.draw(kit, game, halves[0]);
        halves[1].with_max_y(halves[1].bottom().min(halves[1].top() + most))
    } else if says {
        let room = kit.room(panes);
        let middle = room.top() + (panes * COMMENT_SHARE).max(panes - most - GAP);
        page.comment.draw(kit, game, room.with_max_y(middle - GAP / 2.0));
        room.with_min_y(middle + GAP / 2.0)
    } else {
        kit.room(panes)
    };
    if let Some(node) = page.tree.draw(kit, game, picture) {
        kit.ask(ReplayOrder::Walk(Walk::To(node)));
    }
    buttons(kit, view, page.tree.has_branches(), wide);
    if roomy {
        let play_on = Button::new("replay-play-on", ReplayOrder::ChooseSeats).only_if(game.can_play_on());
        let explain = Button::new(("replay-explain", "review-open"), ReplayOrder::Explain);
        let lines = Button::new(("replay-lines", "action-lines"), ScreenMove::Open(LINES));
        kit.row([play_on, if view.analyzed.is_shown() { lines } else { explain }]);
    }
}

/// The rows of buttons with signs.
fn buttons(kit: &mut Kit<'_>, view: &RecordView<'_>, has_branches: bool, wide: bool) {
    let (icon, words) = if view.is_running {
        (Icon::Pause, view.text("say-replay-stop"))
    } else {
        (Icon::Run, view.text("say-replay-run"))
    };
    let run = Sign { words, ..order(view, "replay-run", icon, ReplayOrder::RunOrPause, Action::Confirm) };
    let mut walking = walking(view, view.session.game(), true);
    walking.insert(3, run.only_if(view.session.game().record().n_nodes() > 1));
    let step = Action::Step;
    let speed = view.texts.get(view.speed.text_id());
    let mut others = vec![
        order(view, "replay-previous-branch", Icon::Up, ReplayOrder::PreviousBranch, step(Heading::Up)),
        order(view, "replay-next-branch", Icon::Down, ReplayOrder::NextBranch, step(Heading::Down)),
        Sign {
            share: if wide { SPEED_WIDTH } else { 1.0 },
            ..order(view, "replay-speed", Icon::Words(speed), ReplayOrder::NextSpeed, Action::Faster)
        },
        analyze(view),
        order(view, "replay-menu", Icon::Menu, ReplayOrder::OpenMenu, Action::Pause),
    ];
    // Between variations one walks where there are any.
    if !has_branches {
        others.drain(..2);
    }
    if wide {
        kit.signs(walking.into_iter().chain(others).collect());
    } else {
        kit.signs(walking);
        kit.signs(others);
    }
}

/// The button that shows the analysis, and hides it.
fn analyze<'a>(view: &RecordView<'_>) -> Sign<'a> {
    let is_shown = view.analyzed.is_shown();
    let words = view.text(if is_shown { "action-analyze-hide" } else { "action-analyze" });
    let ask = Ask::of(AnalysisOrder::Toggle);
    Sign::new("replay-analyze", Icon::Mark(Mark::Selected), words, ask)
        .with_key(key_of(view, Action::Analyze))
        .choice(is_shown)
}

/// The buttons that walk, with long steps or without; then the keys of those are for single ones.
pub(crate) fn walking<'a>(view: &View<'_>, game: &Match, has_long: bool) -> Vec<Sign<'a>> {
    let (back, on) = (game.node() != game.record().root(), game.next_node().is_some());
    let walk = ReplayOrder::Walk;
    let step = |heading, page| if has_long { Action::Step(heading) } else { page };
    let all = [
        ("replay-first", Icon::First, back, walk(Walk::First), Action::First),
        ("replay-far-back", Icon::FarBack, back, walk(Walk::Back(LONG_STEP)), Action::PageBack),
        ("replay-back", Icon::Back, back, walk(Walk::Back(1)), step(Heading::Left, Action::PageBack)),
        ("replay-on", Icon::On, on, walk(Walk::Forward(1)), step(Heading::Right, Action::PageOn)),
        ("replay-far-on", Icon::FarOn, on, walk(Walk::Forward(LONG_STEP)), Action::PageOn),
        ("replay-last", Icon::Last, on, walk(Walk::Last), Action::Last),
    ];
    let is_long = |icon: &Icon| matches!(icon, Icon::FarBack | Icon::FarOn);
    let all = all.into_iter().filter(|(_, icon, ..)| has_long || !is_long(icon));
    all.map(|(name, icon, enabled, way, action)| order(view, name, icon, way, action).only_if(enabled))
        .collect()
}

/// A button with a sign that asks for something here.
fn order<'a>(view: &View<'_>, name: &'a str, icon: Icon, order: ReplayOrder, action: Action) -> Sign<'a> {
    let words = view.texts.get(&format!("say-{name}"));
    Sign::new(name, icon, words, Ask::of(order)).with_key(key_of(view, action))
}

/// The key or button of the device in use that an action has.
pub(crate) fn key_of(view: &View<'_>, action: Action) -> Option<String> {
    let device = if view.device == LastDevice::Gamepad { LastDevice::Gamepad } else { LastDevice::Keyboard };
    view.caps.first(device, action).map(|cap| cap.words(view.texts))
}

/// Who played, or the name of the game.
fn title(view: &RecordView<'_>) -> String {
    let tree = view.session.game().record();
    let player = |color: Color| {
        let name = tree.info(InfoKey::Player(color)).filter(|name| !name.trim().is_empty())?;
        Some(player_text(view.texts, name, tree.info(InfoKey::Rank(color)).unwrap_or_default()))
    };
    match (player(Color::Black), player(Color::White)) {
        (None, None) => {
            let name = tree.info(InfoKey::GameName).or_else(|| tree.info(InfoKey::Event));
            name.map_or_else(|| view.text("replay-title"), str::to_owned)
        }
        (black, white) => {
            let name = |name: Option<String>| name.unwrap_or_else(|| view.text("seat-person"));
            view.texts.with("replay-players", [("black", name(black).into()), ("white", name(white).into())])
        }
    }
}

/// The number of the move, of how many, and the move.
pub(crate) fn standing(view: &View<'_>, game: &Match) -> String {
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
fn move_text(view: &View<'_>, game: &Match) -> Option<String> {
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
pub(crate) fn beside(view: &View<'_>, game: &Match) -> String {
    if game.outcome().is_some() {
        return outcome_text(view.texts, game);
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
pub(crate) fn line(kit: &mut Kit<'_>, text: &str, color: crate::app::theme::Rgb) {
    let room = kit.room(LINE_HEIGHT);
    let galley = kit.cut(text, Type::Body, color, room.width());
    kit.set(room, Align2::LEFT_CENTER, galley);
}
