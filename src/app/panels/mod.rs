//! The panels: every page is a function that draws a view of the session and returns what was asked for.

mod board_words;
mod caps;
mod cards;
mod clipboard;
mod clock;
mod confirm;
mod controls;
mod count;
mod entry;
mod exchange;
pub mod fonts;
mod game_over;
mod help;
pub mod kit;
mod moves;
mod new_game;
mod notice;
pub(super) mod opening;
mod pause;
mod preview;
mod prompts;
mod records;
pub mod replay;
mod rules;
mod says;
mod settings_page;
mod side;
mod sight;
mod stones;
mod title;
mod trim;
mod turn;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, Pos2, Rect, Vec2};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass};

use self::kit::{Kit, Nav, Pressed, paint};
pub(super) use self::new_game::seat_text;
pub(super) use self::notice::NoticeShown;
pub use self::rules::{Lesson, Shelf, Topic};
pub(super) use self::side::outcome_text;
use super::clock::ClockWork;
use super::count::Count;
use super::exchange::{Exchange, Page as ExchangePage};
use super::input::capture::Capture;
use super::input::letters::Letters;
use super::input::pads::{Make, PadInUse};
use super::input::{Action, LastDevice};
use super::layout::ScreenLayout;
use super::marks::explain::{Explained, ExplainedAt};
use super::marks::{TablesShown, TypedPoint};
use super::opponent::{Estimated, HintAt, Thinking};
use super::pending::Pending;
use super::phase::{MenuPage, Overlay, Phase, Whereabouts};
use super::power::Wakefulness;
use super::puzzle::{self, PuzzleStage};
use super::records::Records;
use super::replay::{Replay, ReplayStage};
use super::session::{Command, Session};
use super::settings::Settings;
use super::text::Texts;
use super::theme::{Theme, Themes};
use crate::board::ByColor;
use crate::board::coord::Notation;
use crate::game::clock::Clock;
use crate::game::{GameKind, GameSetup};
use crate::gomoku::opening::Task;

/// What the pages look at.
pub(in crate::app) struct View<'a> {
    pub(in crate::app) texts: &'a Texts,
    themes: &'a Themes,
    session: &'a Session,
    /// The clocks that are shown, and whether that of whoever is to act runs.
    clocks: Option<ByColor<Option<Clock>>>,
    clock_runs: bool,
    thinking: &'a Thinking,
    hint: &'a HintAt,
    estimated: &'a Estimated,
    count: &'a Count,
    records: &'a Records,
    explained: Option<&'a Explained>,
    tables: bool,
    pub(in crate::app) notation: Notation,
    device: LastDevice,
    letters: &'a Letters,
    make: Make,
    now: std::time::Duration,
    notice: Option<&'a str>,
    /// The panel has little height, as below the board of a tall window.
    pub(in crate::app) low: bool,
}

impl View<'_> {
    pub(in crate::app) fn text(&self, id: &str) -> String {
        self.texts.get(id)
    }
}

/// A page: its name for the focus, and what lies under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Title,
    NewGame,
    Records,
    RecordsWaiting,
    Side,
    Answer,
    Pause,
    GameOver,
    Puzzle(PuzzleStage),
    Replay(ReplayStage),
    Settings,
    Help,
    Topic(Topic),
    Controls,
    Control(Action),
    Capture(super::input::capture::Slot),
    Confirm(super::phase::Question),
    Entry,
    Exchange(ExchangePage),
}

impl Page {
    const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::NewGame => "new-game",
            Self::Records => "records",
            Self::RecordsWaiting => "records-waiting",
            Self::Side => "side",
            Self::Answer => "answer",
            Self::Pause => "pause",
            Self::GameOver => "game-over",
            Self::Puzzle(PuzzleStage::Choosing) => "puzzle-boards",
            Self::Puzzle(PuzzleStage::Solving) => "puzzle",
            Self::Puzzle(PuzzleStage::Solved) => "puzzle-solved",
            Self::Puzzle(PuzzleStage::Watching) => "puzzle-watch",
            Self::Replay(ReplayStage::Walk) => "replay",
            Self::Replay(ReplayStage::Menu) => "replay-menu",
            Self::Replay(ReplayStage::Seats) => "replay-seats",
            Self::Settings => "settings",
            Self::Help => "help",
            Self::Topic(topic) => topic.name(),
            Self::Controls => "controls",
            Self::Control(_) => "control",
            Self::Capture(_) => "capture",
            Self::Confirm(_) => "confirm",
            Self::Entry => "entry",
            Self::Exchange(ExchangePage::Export) => "export",
            Self::Exchange(ExchangePage::Files) => "files",
            Self::Exchange(ExchangePage::Waiting) => "waiting",
            Self::Exchange(ExchangePage::Card) => "card",
            Self::Exchange(ExchangePage::Rename) => "rename",
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .add_plugins((
            fonts::plugin,
            kit::plugin,
            notice::plugin,
            rules::plugin,
            clipboard::plugin,
            replay::plugin,
        ))
        .init_resource::<Prompted>()
        .add_systems(EguiPrimaryContextPass, draw)
        .add_systems(PostUpdate, tell_of_presses.after(bevy_egui::EguiPostUpdateSet::EndPass));
}

/// Everything that [`draw`] reads.
#[derive(SystemParam)]
struct Reads<'w> {
    texts: Res<'w, Texts>,
    theme: Res<'w, Theme>,
    themes: Res<'w, Themes>,
    layout: Res<'w, ScreenLayout>,
    session: Res<'w, Session>,
    clock_work: Res<'w, ClockWork>,
    thinking: Res<'w, Thinking>,
    hint: Res<'w, HintAt>,
    estimated: Res<'w, Estimated>,
    count: Res<'w, Count>,
    records: Res<'w, Records>,
    replay: Res<'w, Replay>,
    exchange: Res<'w, Exchange>,
    explained: Res<'w, ExplainedAt>,
    tables: Res<'w, TablesShown>,
    device: Res<'w, LastDevice>,
    letters: Res<'w, Letters>,
    pad: Res<'w, PadInUse>,
    capture: Res<'w, Capture>,
    pending: Res<'w, Pending>,
    time: Res<'w, Time<Real>>,
    notice: Res<'w, notice::Shown>,
    whereabouts: Whereabouts<'w>,
    puzzle: puzzle::panel::Reads<'w>,
    menu_page: Option<Res<'w, State<MenuPage>>>,
}

impl Reads<'_> {
    fn page(&self) -> Option<Page> {
        Some(match (self.whereabouts.overlay(), self.whereabouts.phase()) {
            (Overlay::Settings, _) => Page::Settings,
            (Overlay::Help, _) => Page::Help,
            (Overlay::Topic(topic), _) => Page::Topic(topic),
            (Overlay::Controls, _) => Page::Controls,
            (Overlay::Control(action), _) => Page::Control(action),
            (Overlay::Capture(slot), _) => Page::Capture(slot),
            (Overlay::Confirm(question), _) => Page::Confirm(question),
            (Overlay::Entry, _) => Page::Entry,
            (Overlay::Exchange(page), _) => Page::Exchange(page),
            (Overlay::Closed, Phase::Loading) => return None,
            (Overlay::Closed, Phase::Menu) => match self.menu_page.as_ref()?.get() {
                MenuPage::Title => Page::Title,
                MenuPage::NewGame => Page::NewGame,
                MenuPage::Records if self.records.files().is_none() => Page::RecordsWaiting,
                MenuPage::Records => Page::Records,
            },
            (Overlay::Closed, Phase::Playing) if self.whereabouts.is_paused() => Page::Pause,
            (Overlay::Closed, Phase::Playing) if self.asks() => Page::Answer,
            (Overlay::Closed, Phase::Playing) => Page::Side,
            (Overlay::Closed, Phase::GameOver) => Page::GameOver,
            (Overlay::Closed, Phase::Replay) => Page::Replay(self.whereabouts.replay()?),
            (Overlay::Closed, Phase::Puzzle) => Page::Puzzle(self.puzzle.stage()?),
        })
    }

    /// Whether a question of an opening waits for an answer; not any more in the update that follows the answer.
    fn asks(&self) -> bool {
        self.whereabouts.is_answering() && matches!(self.session.game().task(), Some(Task::Choose(_)))
    }

    /// The game that decides how points are named; those of the puzzle are named as in five in a row.
    fn kind(&self, settings: &Settings) -> GameKind {
        match self.whereabouts.phase() {
            Phase::Puzzle => GameKind::Gomoku,
            _ => self.in_force(settings).kind(),
        }
    }

    /// Whether a match or a record lies on the board.
    fn has_match(&self) -> bool {
        matches!(self.whereabouts.phase(), Phase::Playing | Phase::GameOver | Phase::Replay)
    }

    /// The game under way, in the menu the next one.
    fn in_force(&self, settings: &Settings) -> GameSetup {
        match self.whereabouts.phase() {
            Phase::Loading | Phase::Menu | Phase::Puzzle => settings.next_match.setup().game,
            Phase::Playing | Phase::GameOver | Phase::Replay => self.session.game().setup().game,
        }
    }
}

/// The prompts of the footer in words: what to press, and the id of what that does.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompted(pub Vec<(String, &'static str)>);

impl Prompted {
    fn of(prompts: &[(Vec<caps::Cap>, &'static str)], texts: &Texts) -> Self {
        let words =
            |caps: &[caps::Cap]| caps.iter().map(|cap| cap.words(texts)).collect::<Vec<_>>().join(" ");
        Self(prompts.iter().map(|(caps, id)| (words(caps), *id)).collect())
    }
}

/// What pages remember while they are not in view.
#[derive(Default)]
struct PageMemory {
    styled: Option<Theme>,
    /// The language whose fonts are set.
    lettered: Option<&'static str>,
    entry: entry::Typing,
    number: u8,
    filter: records::Filter,
    exchange: exchange::Memory,
    turn: turn::Turn,
    preview: preview::Preview,
}

/// Draws the page of the moment and passes on what was asked for.
fn draw(
    mut contexts: EguiContexts,
    reads: Reads,
    mut settings: ResMut<Settings>,
    mut nav: ResMut<Nav>,
    mut shelf: ResMut<Shelf>,
    mut typed: ResMut<TypedPoint>,
    mut commands_out: MessageWriter<Command>,
    mut requests: MessageWriter<super::place::PlaceRequested>,
    mut wakefulness: ResMut<Wakefulness>,
    mut replay: ResMut<replay::ReplayView>,
    mut prompted: ResMut<Prompted>,
    mut memory: Local<PageMemory>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let PageMemory { styled, lettered, entry, number, filter, exchange: chosen, turn, preview } =
        &mut *memory;
    style(&context, &reads.theme, styled);
    if lettered.replace(reads.texts.tag()) != Some(reads.texts.tag()) {
        // The fonts are there in the next update.
        context.set_fonts(fonts::definitions(reads.texts.tag()));
        wakefulness.pending();
    }
    if (context.zoom_factor() - reads.layout.zoom).abs() > 0.001 {
        context.set_zoom_factor(reads.layout.zoom);
        wakefulness.pending();
        return Ok(());
    }
    let Some(page) = reads.page() else { return Ok(()) };
    if page != Page::Entry {
        entry.clear();
        typed.set_if_neq(TypedPoint(None));
    }
    // What was looked for is still so behind the page of a game that was found.
    if !matches!(page, Page::Records | Page::Exchange(_)) {
        filter.clear();
    }
    let walks = page == Page::Replay(ReplayStage::Walk);
    chosen.leave(if let Page::Exchange(page) = page { Some(page) } else { None });
    let begins_anew = |page: &str| ["export", "files", "card", "rename"].contains(&page);
    let active = !walks && !matches!(page, Page::Side | Page::Puzzle(PuzzleStage::Solving));
    if nav.page() != page.name() && begins_anew(page.name()) && !leads_back(nav.page(), page) {
        nav.forget(|other| other == page.name());
    }
    let is_new = nav.begin(page.name(), active);
    if page == Page::GameOver {
        nav.forget(|page| page == Page::Title.name());
    }
    if page == Page::Side {
        // The next question is another one, and begins with its own first answer.
        // A match that is left is offered first.
        // And so does every question, with the answer that does nothing.
        let asks = Page::Confirm(super::phase::Question::Leave).name();
        nav.forget(|page| [Page::Answer.name(), Page::Title.name(), asks].contains(&page));
    }
    if matches!(page, Page::Puzzle(PuzzleStage::Solving | PuzzleStage::Choosing)) {
        // What comes next begins with what is most wanted there.
        nav.forget(|page| page == "puzzle-solved" || page == "puzzle-watch");
    }
    if page == Page::Puzzle(PuzzleStage::Solving) {
        nav.forget(|page| page == "puzzle-boards");
    }
    if page == Page::Controls {
        nav.forget(|page| page == "control");
    }
    if walks {
        // And the title offers a match that waits first.
        nav.forget(|page| page.starts_with("replay-") || page == Page::Title.name());
    }
    if !matches!(page, Page::Help | Page::Topic(_)) {
        shelf.close(&mut nav);
    }
    if page != Page::Settings {
        preview.close();
    }
    let coming = turn.see(page.name(), reads.time.elapsed(), settings.reduced_motion);
    if coming.is_some() {
        wakefulness.animating();
    }
    let room = page_room(page, &reads.layout);
    let notice = reads.notice.text(&reads.texts);
    let view = View {
        texts: &reads.texts,
        themes: &reads.themes,
        session: &reads.session,
        clocks: super::clock::shown(settings.clocks, &reads.session),
        clock_runs: reads.clock_work.runs(),
        thinking: &reads.thinking,
        hint: &reads.hint,
        estimated: &reads.estimated,
        count: &reads.count,
        records: &reads.records,
        explained: reads.explained.0.as_ref(),
        tables: reads.tables.0,
        notation: settings.coordinates.notation(reads.kind(&settings)),
        device: *reads.device,
        letters: &reads.letters,
        make: reads.pad.make,
        now: reads.time.elapsed(),
        notice: notice.as_deref(),
        low: room.height() < 420.0,
    };
    let mut asked = Vec::new();
    let area = egui::Area::new(Id::new("panel")).fixed_pos(room.min).movable(false).fade_in(false);
    area.show(&context, |ui| {
        ui.painter().rect_filled(room, 0.0, paint(reads.theme.panel));
        let inner = room.shrink2(Vec2::new(24.0, 20.0));
        let footer = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - prompts::HEIGHT), inner.max);
        let body = Rect::from_min_max(inner.min, Pos2::new(inner.right(), footer.top() - kit::GAP));
        let below = Vec2::new(0.0, coming.map_or(0.0, |coming| coming.below));
        ui.scope_builder(egui::UiBuilder::new().max_rect(body.translate(below)), |ui| {
            ui.set_clip_rect(body.expand(4.0));
            if let Some(coming) = coming {
                ui.set_opacity(coming.opacity);
            }
            let mut scroll = egui::ScrollArea::vertical().id_salt(page.name()).auto_shrink(false);
            if is_new {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            let scrolled = scroll.show(ui, |ui| {
                ui.set_width(body.width());
                ui.scroll_with_delta(Vec2::new(0.0, -nav.take_scroll()));
                let mut kit = Kit { ui, nav: &mut nav, theme: &reads.theme, texts: &reads.texts };
                asked = match page {
                    Page::Title => title::draw(&mut kit, &view, &settings),
                    Page::NewGame => new_game::draw(&mut kit, &view, &mut settings),
                    Page::Records | Page::RecordsWaiting => records::draw(&mut kit, &view, filter),
                    Page::Side | Page::Answer => side::draw(&mut kit, &view, body.height(), number),
                    Page::Pause => pause::draw(&mut kit, &view),
                    Page::GameOver => game_over::draw(&mut kit, &view),
                    Page::Puzzle(stage) => {
                        puzzle::panel::draw(&mut kit, &view, &reads.puzzle, stage, body.height())
                    }
                    Page::Replay(stage) => {
                        let is_running = reads.replay.is_running();
                        let playing = replay::Playing { is_running, speed: settings.replay_speed };
                        match stage {
                            ReplayStage::Walk => {
                                let height = body.height();
                                let orders = replay::draw(&mut kit, &view, &mut replay, &playing, height);
                                orders.into_iter().map(Command::Replay).collect()
                            }
                            ReplayStage::Menu => replay::menu(&mut kit, &view, &mut settings, &playing),
                            ReplayStage::Seats => {
                                replay::seats(&mut kit, &view, &settings, &mut replay.seats)
                            }
                        }
                    }
                    Page::Settings => settings_page::draw(&mut kit, &view, &mut settings, preview),
                    Page::Help => help::draw(&mut kit, &view, reads.in_force(&settings), reads.has_match()),
                    Page::Topic(Topic::Controls) => help::controls(&mut kit, &view, &settings),
                    Page::Controls => controls::draw(&mut kit, &view, &mut settings),
                    Page::Control(action) => controls::draw_one(&mut kit, &view, &mut settings, action),
                    Page::Capture(slot) => {
                        controls::draw_capture(&mut kit, &view, &settings, &reads.capture, slot);
                        Vec::new()
                    }
                    Page::Topic(topic) => rules::draw(&mut kit, &view, &mut shelf, topic),
                    Page::Exchange(page) => {
                        exchange::draw(&mut kit, &view, &reads.exchange, page, &mut settings, chosen)
                    }
                    Page::Confirm(question) => confirm::draw(&mut kit, &view, question),
                    Page::Entry => {
                        let (commands, request) = entry::draw(&mut kit, &view, entry, &mut typed);
                        requests.write_batch(request);
                        commands
                    }
                };
            });
            let (view, above) = (scrolled.inner_rect, scrolled.state.offset.y);
            let below = scrolled.content_size.y - view.height() - above;
            nav.saw(kit::Sight { view, above, below });
        });
        let place = match page {
            Page::Side if reads.session.game().counting().is_some() => prompts::Place::Count,
            Page::Side if reads.pending.point().is_some() => prompts::Place::Pending,
            Page::Side if reads.session.game().setup().go().is_some() => prompts::Place::GoBoard,
            Page::Side => prompts::Place::Board,
            Page::Capture(_) => prompts::Place::Capture,
            Page::Answer => prompts::Place::Question,
            Page::Title => prompts::Place::Title,
            Page::Replay(ReplayStage::Walk) => prompts::Place::Replay,
            Page::Puzzle(PuzzleStage::Solving) => prompts::Place::Puzzle,
            Page::Topic(topic) if !matches!(topic, Topic::Controls | Topic::Puzzle | Topic::Board) => {
                prompts::Place::Reading
            }
            _ => prompts::Place::Page,
        };
        let prompts = prompts::shown(view.device, place, &caps::Caps::of(&view, &settings));
        prompts::draw(ui, footer, &view, &reads.theme, &prompts);
        prompted.set_if_neq(Prompted::of(&prompts, view.texts));
    });
    notice::draw(&context, &reads.layout, &reads.theme, &view);
    if nav.end() || !asked.is_empty() {
        wakefulness.pending();
    }
    commands_out.write_batch(asked);
    Ok(())
}

/// Whether a page of files and exports is come back to from one that it leads to.
fn leads_back(from: &str, page: Page) -> bool {
    match page {
        Page::Exchange(ExchangePage::Export) => ["files", "waiting"].contains(&from),
        Page::Exchange(ExchangePage::Card) => ["export", "rename"].contains(&from),
        _ => false,
    }
}

/// Where a page lies, in points: in the panel, and in a tall window higher up over the board that it dims.
fn page_room(page: Page, layout: &ScreenLayout) -> Rect {
    let points = |pixels: bevy::math::Vec2| {
        let p = pixels / layout.pixels_per_point();
        Pos2::new(p.x, p.y)
    };
    let panel = Rect::from_min_max(points(layout.panel.min), points(layout.panel.max));
    let wide = [ExchangePage::Export, ExchangePage::Files].map(Page::Exchange);
    if matches!(page, Page::Records | Page::RecordsWaiting | Page::Controls) || wide.contains(&page) {
        return Rect::from_min_max(Pos2::ZERO, points(layout.screen.physical.as_vec2()));
    }
    let below = layout.panel.min.x == 0.0;
    let stays = match page {
        Page::Puzzle(stage) => stage != PuzzleStage::Choosing,
        Page::Replay(stage) => stage == ReplayStage::Walk,
        Page::Side | Page::Answer | Page::GameOver | Page::Confirm(_) | Page::Entry => true,
        _ => false,
    };
    if below && !stays {
        let window = points(layout.screen.physical.as_vec2());
        let top = panel.top().min(window.y - 620.0).max(0.0);
        return Rect::from_min_max(Pos2::new(panel.left(), top), panel.max);
    }
    panel
}

/// The looks that egui itself gives to text fields, scroll bars and the like.
fn style(context: &egui::Context, theme: &Theme, styled: &mut Option<Theme>) {
    if *styled == Some(*theme) {
        return;
    }
    if styled.is_none() {
        // The zoom follows the window and the text size of the settings.
        context.options_mut(|options| options.zoom_with_keyboard = false);
    }
    *styled = Some(*theme);
    context.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        visuals.dark_mode = theme.is_dark();
        visuals.override_text_color = Some(paint(theme.text));
        visuals.panel_fill = paint(theme.panel);
        visuals.extreme_bg_color = paint(theme.control());
        visuals.selection.bg_fill = paint(theme.accent).gamma_multiply(0.45);
        // What is selected in a field that is typed in, and the frame of the field, which has the corners of every control.
        visuals.selection.stroke = egui::Stroke::new(2.0, paint(theme.text));
        let widgets = &mut visuals.widgets;
        for look in
            [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.noninteractive]
        {
            look.corner_radius = egui::CornerRadius::same(10);
        }
        visuals.text_cursor.blink = false;
        visuals.widgets.inactive.bg_fill = paint(theme.control_focused());
        visuals.widgets.hovered.bg_fill = paint(theme.muted);
        visuals.widgets.active.bg_fill = paint(theme.accent);
        visuals.window_shadow =
            egui::Shadow { color: Color32::from_black_alpha(90), ..visuals.window_shadow };
        style.spacing.item_spacing = Vec2::new(kit::GAP, kit::GAP);
        style.interaction.tooltip_delay = 0.4;
        style.animation_time = 0.0;
        style.scroll_animation = egui::style::ScrollAnimation::none();
    });
}

fn tell_of_presses(
    mut nav: ResMut<Nav>,
    mut pressed: MessageWriter<Pressed>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if nav.take_pressed() {
        pressed.write(Pressed);
        wakefulness.pending();
    }
}
