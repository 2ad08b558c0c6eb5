//! The panels: every page is a function that draws a view of the session and returns what was asked for.

pub(crate) mod caps;
pub(crate) mod edges;
pub mod fonts;
pub mod kit;
pub(crate) mod moves;
pub mod notice;
pub(crate) mod page;
pub(crate) mod preview;
pub mod prompts;
pub(crate) mod reads;
pub(crate) mod score;
pub(crate) mod stones;
pub(crate) mod style;
pub(crate) mod trim;
pub(crate) mod turn;
pub mod typing;

use bevy::ecs::world::CommandQueue;
use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Pos2, Rect, Vec2};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass};

use self::kit::{Draft, Kit, Leaf, Nav, Pressed, paint};
use self::page::Page;
use self::prompts::Prompted;
use self::reads::Reads;
use super::features::exchange::panel as exchange;
use super::features::help::{self, Shelf, Topic};
use super::features::menu::{new_game, title};
use super::features::play::{entry, game_over, pause, plate, side};
use super::features::records::panel as records;
use super::features::replay::panel as replay;
use super::features::settings::{self as settings_page, OpenTab, Tab};
use super::features::{confirm, controls, welcome};
use crate::app::features::lesson;
use crate::app::features::lesson::LessonStage;
use crate::app::features::puzzle;
use crate::app::features::puzzle::PuzzleStage;
use crate::app::features::replay::ReplayStage;
use crate::app::platform::power::Wakefulness;
use crate::app::settings::Settings;
use crate::app::table::session::MatchOrder;
use crate::app::theme::Theme;
use crate::app::view::marks::TypedPoint;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .add_plugins((style::plugin, fonts::plugin, kit::plugin, notice::plugin, typing::plugin))
        .init_resource::<Prompted>()
        .add_systems(EguiPrimaryContextPass, draw)
        .add_systems(PostUpdate, tell_of_presses.after(bevy_egui::EguiPostUpdateSet::EndPass));
}

/// In a body of less height, in points, the tabs of a page take one row only.
const LOW_BODY: f32 = 360.0;

/// A page of less width, in points, has narrow edges.
const NARROW: f32 = 280.0;

/// What pages remember while they are not in view.
#[derive(Default)]
struct PageMemory {
    styled: Option<Theme>,
    /// The language whose fonts are set.
    lettered: Option<&'static str>,
    entry: Draft,
    number: u8,
    records: records::Memory,
    exchange: exchange::Memory,
    turn: turn::Turn,
    settings: settings_page::Memory,
}

/// Draws the page of the moment and passes on what was asked for.
fn draw(
    mut contexts: EguiContexts,
    reads: Reads,
    mut settings: ResMut<Settings>,
    mut nav: ResMut<Nav>,
    mut shelf: ResMut<Shelf>,
    mut typed: ResMut<TypedPoint>,
    mut commands: Commands,
    mut wakefulness: ResMut<Wakefulness>,
    mut replay: ResMut<replay::ReplayView>,
    mut prompted: ResMut<Prompted>,
    mut open_tab: ResMut<OpenTab>,
    mut memory: Local<PageMemory>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let PageMemory { styled, lettered, entry, number, records, exchange: chosen, turn, settings: tabs } =
        &mut *memory;
    style::apply(&context, &reads.theme, styled);
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
    let Some(page) = reads.page(open_tab.0) else { return Ok(()) };
    if page != Page::Entry {
        entry.clear();
        typed.set_if_neq(TypedPoint(None));
    }
    // What was looked for is still so behind the page of a game that was found.
    if !matches!(page, Page::Records | Page::Exchange(_)) {
        records.leave();
    }
    let walks = matches!(page, Page::Replay(ReplayStage::Walk | ReplayStage::Try));
    chosen.leave(if let Page::Exchange(page) = page { Some(page) } else { None });
    let on_board = matches!(
        page,
        Page::Side | Page::Moment | Page::Puzzle(PuzzleStage::Solving) | Page::Lesson(LessonStage::Doing)
    );
    let active = !walks && !on_board;
    if let Page::Settings(tab) = page
        && nav.page() != page.name()
        && Tab::is_page(nav.page())
    {
        nav.turn_tab(page.name(), tab.control());
    }
    let leaf = Leaf { page: page.name(), place: page.place(), step: reads.step_of(page) };
    let is_new = nav.begin(leaf, active, reads.time.elapsed());
    page.forget_others(&mut nav);
    if !matches!(page, Page::Help | Page::Topic(_)) {
        shelf.close();
    }
    if !matches!(page, Page::Settings(_)) {
        tabs.close();
    }
    // A tab is simply there.
    let turned_to = if let Page::Settings(_) = page { Page::Settings(Tab::Play) } else { page };
    let coming = turn.see(turned_to.name(), reads.time.elapsed(), settings.reduced_motion);
    if coming.is_some() {
        wakefulness.animating();
    }
    let room = page.room(&reads.layout);
    let notice = reads.notice.text(&reads.texts);
    let view = reads.view(&settings, notice.as_deref(), room);
    let mut asked = CommandQueue::default();
    let mut turned = None;
    let area = egui::Area::new(Id::new("panel")).fixed_pos(room.min).movable(false).fade_in(false);
    area.show(&context, |ui| {
        ui.painter().rect_filled(room, 0.0, paint(reads.theme.panel));
        // In the smallest window with the largest text the words need the room more than the edges do.
        let inner =
            room.shrink2(if room.width() < NARROW { Vec2::new(12.0, 12.0) } else { Vec2::new(24.0, 20.0) });
        let footer = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - prompts::HEIGHT), inner.max);
        let body = Rect::from_min_max(inner.min, Pos2::new(inner.right(), footer.top() - kit::GAP));
        let below = Vec2::new(0.0, coming.map_or(0.0, |coming| coming.below));
        ui.scope_builder(egui::UiBuilder::new().max_rect(body.translate(below)), |ui| {
            ui.set_clip_rect(body.expand(4.0));
            if let Some(coming) = coming {
                ui.set_opacity(coming.opacity);
            }
            if let Page::Settings(tab) = page {
                nav.draw_head(true);
                let mut kit = Kit {
                    ui: &mut *ui,
                    nav: &mut nav,
                    theme: &reads.theme,
                    texts: &reads.texts,
                    asked: &mut asked,
                };
                turned = settings_page::head(&mut kit, &view, tab, body.height() < LOW_BODY);
                nav.draw_head(false);
            }
            let mut scroll = egui::ScrollArea::vertical().id_salt(page.name()).auto_shrink(false);
            if is_new {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            let scrolled = scroll.show(ui, |ui| {
                ui.set_width(body.width());
                ui.scroll_with_delta(Vec2::new(0.0, -nav.take_scroll()));
                let mut kit =
                    Kit { ui, nav: &mut nav, theme: &reads.theme, texts: &reads.texts, asked: &mut asked };
                match page {
                    Page::Title => {
                        title::draw(&mut kit, &view, &settings, reads.lesson.are_left(), body.height());
                    }
                    Page::NewGame => new_game::draw(&mut kit, &view, &mut settings),
                    Page::Records | Page::RecordsWaiting => records::draw(&mut kit, &view, records),
                    Page::Deleted => records::draw_deleted(&mut kit, &view, records),
                    Page::Side | Page::Answer | Page::Moment => {
                        side::draw(&mut kit, &view, body.height(), number);
                    }
                    Page::Pause => pause::draw(&mut kit, &view, &mut settings),
                    Page::GameOver => game_over::draw(&mut kit, &view),
                    Page::Puzzle(stage) => {
                        puzzle::panel::draw(&mut kit, &view, &reads.puzzle, stage, body.height());
                    }
                    Page::Lesson(stage) => {
                        lesson::panel::draw(&mut kit, &view, &reads.lesson, stage, body.height());
                    }
                    Page::Replay(stage) => {
                        let is_running = reads.replay.is_running();
                        let playing = replay::Playing { is_running, speed: settings.replay_speed };
                        match stage {
                            ReplayStage::Walk | ReplayStage::Try => {
                                let height = body.height();
                                let caps = caps::Caps::of(&view, &settings);
                                replay::draw(&mut kit, &view, &mut replay, &playing, &caps, height);
                            }
                            ReplayStage::Menu => replay::menu(&mut kit, &view, &mut settings, &playing),
                            ReplayStage::Seats => {
                                replay::seats(&mut kit, &view, &settings, &mut replay.seats);
                            }
                        }
                    }
                    Page::Welcome => welcome::draw(&mut kit, &view, &mut settings, &mut tabs.theme_before),
                    Page::Settings(tab) => settings_page::draw(&mut kit, &view, &mut settings, tabs, tab),
                    Page::Help => help::draw(&mut kit, &view, reads.in_force(&settings), reads.has_match()),
                    Page::Topic(Topic::Controls) => help::controls(&mut kit, &view, &settings),
                    Page::Controls => controls::draw(&mut kit, &view, &mut settings),
                    Page::Control(action) => controls::draw_one(&mut kit, &view, &mut settings, action),
                    Page::Capture(slot) => {
                        controls::draw_capture(&mut kit, &view, &settings, &reads.capture, slot);
                    }
                    Page::Topic(topic) => help::draw_topic(&mut kit, &view, &mut shelf, topic),
                    Page::Exchange(page) => {
                        exchange::draw(&mut kit, &view, &reads.exchange, page, &mut settings, chosen);
                    }
                    Page::Confirm(question) => confirm::draw(&mut kit, &view, question),
                    Page::Entry => {
                        entry::draw(&mut kit, &view, entry, &mut typed);
                    }
                }
            });
            let (view, above) = (scrolled.inner_rect, scrolled.state.offset.y);
            let below = scrolled.content_size.y - view.height() - above;
            let sight = kit::Sight { view, above, below };
            edges::draw(ui.painter(), &reads.theme, sight);
            nav.saw(sight);
        });
        let place = reads.prompts_of(page);
        let prompts = prompts::shown(view.device, place, &caps::Caps::of(&view, &settings));
        prompts::draw(ui, footer, &view, &reads.theme, &prompts);
        prompted.set_if_neq(Prompted::of(&prompts, view.texts));
    });
    if page == Page::Moment {
        let since = reads.time.elapsed().saturating_sub(reads.moment.0);
        if plate::draw(&context, &reads.layout, &reads.theme, &view, since) {
            wakefulness.animating();
        }
        let pointer =
            context.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.any_click()));
        // A click anywhere is any press.
        if pointer.is_some_and(|at| nav.takes_click(at)) {
            commands.write_message(MatchOrder::SeeResult);
            wakefulness.pending();
        }
    }
    if matches!(page, Page::Topic(_)) && room.left() > 0.0 {
        let window = reads.layout.screen.physical.as_vec2() / reads.layout.pixels_per_point();
        let free = Rect::from_min_max(Pos2::ZERO, Pos2::new(room.left(), window.y));
        let area = egui::Area::new(Id::new("figure")).order(egui::Order::Background).fixed_pos(Pos2::ZERO);
        area.movable(false).interactable(false).fade_in(false).show(&context, |ui| {
            ui.set_clip_rect(free);
            let kit = Kit { ui, nav: &mut nav, theme: &reads.theme, texts: &reads.texts, asked: &mut asked };
            help::draw_on_board(&kit, &shelf, free);
        });
    }
    notice::draw(&context, &reads.layout, &reads.theme, &view, room, &mut nav);
    if let Some(tab) = turned {
        open_tab.set_if_neq(OpenTab(tab));
        wakefulness.pending();
    }
    if nav.end() || !asked.is_empty() {
        wakefulness.pending();
    }
    commands.append(&mut asked);
    Ok(())
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
