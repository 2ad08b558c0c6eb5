//! The frame around every page: where it lies, how it comes in, what of it is scrolled, and the presses at its foot.
//!
//! A page is a system in the set [`Pages`] that runs while it is on top, and calls [`Frame::show`].

use bevy::ecs::system::SystemParam;
use bevy::ecs::world::CommandQueue;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Id, Pos2, Rect, Vec2};

use super::caps::Caps;
use super::kit::{GAP, Kit, Leaf, Nav, Sight, paint};
use super::notice::{self, NoticeInView};
use super::prompts::{self, Prompted, Prompts};
use super::turn::Turn;
use super::{edges, fonts, style};
use crate::app::input::bindings::{Book, Chord};
use crate::app::input::letters::Letters;
use crate::app::input::pads::PadInUse;
use crate::app::intent::LastDevice;
use crate::app::layout::ScreenLayout;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{PageId, Phase, Screen};
use crate::app::table::shown::Shown;
use crate::app::text::Language;
use crate::app::theme::{LookSettings, Theme, Themes};
use crate::board::coord::Notation;
use crate::words::Texts;

/// Where pages are drawn; one of them is on top.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pages;

/// A page of less width, in points, has narrow edges.
const NARROW: f32 = 280.0;

/// The edge at the right of a page in which its scroll bar lies, in points.
const BAR: f32 = 12.0;

/// The least height of a page that lies over the board of a tall window, in points.
const RAISED: f32 = 620.0;

/// Where a page lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Room {
    /// In the panel.
    Panel,
    /// In the panel, in a tall window higher up over the board that it dims.
    #[default]
    Raised,
    /// Over the whole window.
    Window,
}

/// What the frame is told of a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    pub(crate) id: PageId,
    /// The page that it counts for on the way back.
    pub(crate) place: PageId,
    /// What of it is in view, where it shows one thing after another.
    pub(crate) step: u64,
    /// Where it lies.
    pub(crate) room: Room,
    /// Whether it has the focus, and not the board.
    pub(crate) active: bool,
    /// What is to be pressed on it.
    pub(crate) prompts: Prompts,
    /// The pages whose focus is forgotten while it is in view.
    pub(crate) forgets: &'static [PageId],
}

impl Page {
    /// A page that has the focus and leads back to another one.
    pub(crate) const fn new(id: PageId) -> Self {
        Self {
            id,
            place: id,
            step: 0,
            room: Room::Raised,
            active: true,
            prompts: Prompts::PAGE,
            forgets: &[],
        }
    }

    /// The page of a phase.
    pub(crate) const fn at(phase: Phase) -> Self {
        Self::new(PageId::at(phase))
    }

    /// A page that was opened.
    pub(crate) const fn of(screen: Screen) -> Self {
        Self::new(PageId::of(screen))
    }
}

/// What every page looks at.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) themes: &'a Themes,
    /// How points are named.
    pub(crate) notation: Notation,
    pub(crate) device: LastDevice,
    /// The keys and buttons in force.
    pub(crate) caps: Caps<'a>,
    pub(crate) now: std::time::Duration,
    /// The height of the part that is scrolled, in points.
    pub(crate) height: f32,
    /// The panel has little height, as below the board of a tall window.
    pub(crate) low: bool,
}

impl View<'_> {
    pub(crate) fn text(&self, id: &str) -> String {
        self.texts.get(id)
    }
}

/// What the frame remembers from pass to pass.
#[derive(Resource, Default)]
pub(super) struct Memory {
    styled: Option<Theme>,
    /// The language whose fonts are set.
    lettered: Option<&'static str>,
    turn: Turn,
    /// Pages can be drawn: fonts and zoom are as they should be.
    ready: bool,
    /// Where the page of this pass lies.
    drawn: Option<Rect>,
}

/// Draws a page.
#[derive(SystemParam)]
pub(crate) struct Frame<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    texts: Res<'w, Language>,
    theme: Res<'w, Theme>,
    themes: Res<'w, Themes>,
    layout: Res<'w, ScreenLayout>,
    shown: Res<'w, Shown>,
    device: Res<'w, LastDevice>,
    letters: Res<'w, Letters>,
    pad: Res<'w, PadInUse>,
    time: Res<'w, Time<Real>>,
    look: Res<'w, LookSettings>,
    keys: Res<'w, Book<Chord>>,
    buttons: Res<'w, Book<GamepadButton>>,
    pub(crate) nav: ResMut<'w, Nav>,
    prompted: ResMut<'w, Prompted>,
    memory: ResMut<'w, Memory>,
    pub(crate) wakefulness: ResMut<'w, Wakefulness>,
    pub(crate) commands: Commands<'w, 's>,
}

impl Frame<'_, '_> {
    /// Draws a page that is scrolled as a whole.
    pub(crate) fn show(&mut self, page: Page, body: impl FnOnce(&mut Kit<'_>, &View<'_>)) {
        self.show_below(page, |_, _| {}, body);
    }

    /// The same below a head that stays where it is.
    pub(crate) fn show_below(
        &mut self,
        page: Page,
        head: impl FnOnce(&mut Kit<'_>, &View<'_>),
        body: impl FnOnce(&mut Kit<'_>, &View<'_>),
    ) {
        let Self { texts, theme, nav, memory, wakefulness, commands, prompted, .. } = self;
        let Ok(context) = self.contexts.ctx_mut().cloned() else { return };
        if !memory.ready {
            return;
        }
        let now = self.time.elapsed();
        let leaf = Leaf { page: page.id, place: page.place, step: page.step };
        let is_new = nav.begin(leaf, page.active, now);
        nav.forget(page.forgets);
        let coming = memory.turn.see(page.place, now, self.look.reduced_motion);
        if coming.is_some() {
            wakefulness.animating();
        }
        let room = room_of(page.room, &self.layout);
        memory.drawn = Some(room);
        // In the smallest window with the largest text the words need the room more than the edges do.
        let inner =
            room.shrink2(if room.width() < NARROW { Vec2::new(12.0, 12.0) } else { Vec2::new(24.0, 20.0) });
        let footer = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - prompts::HEIGHT), inner.max);
        let place = Rect::from_min_max(inner.min, Pos2::new(inner.right(), footer.top() - GAP));
        let view = View {
            texts,
            themes: &self.themes,
            notation: self.look.coordinates.notation(self.shown.kind()),
            device: *self.device,
            caps: Caps { keys: &self.keys, pad: &self.buttons, letters: &self.letters, make: self.pad.make },
            now,
            height: place.height(),
            low: room.height() < 420.0,
        };
        let mut asked = CommandQueue::default();
        let area = egui::Area::new(Id::new("panel")).fixed_pos(room.min).movable(false).fade_in(false);
        area.show(&context, |ui| {
            ui.painter().rect_filled(room, 0.0, paint(theme.panel));
            let below = Vec2::new(0.0, coming.map_or(0.0, |coming| coming.below));
            ui.scope_builder(egui::UiBuilder::new().max_rect(place.translate(below)), |ui| {
                ui.set_clip_rect(place.expand2(Vec2::new(BAR, 4.0)));
                if let Some(coming) = coming {
                    ui.set_opacity(coming.opacity);
                }
                nav.draw_head(true);
                head(&mut Kit { ui: &mut *ui, nav: &mut *nav, theme, texts, asked: &mut asked }, &view);
                nav.draw_head(false);
                let mut scroll = egui::ScrollArea::vertical().id_salt(page.id).auto_shrink(false);
                if is_new {
                    scroll = scroll.vertical_scroll_offset(0.0);
                }
                let with_bar = ui.available_rect_before_wrap().with_max_x(place.right() + BAR);
                let scrolled = ui.scope_builder(egui::UiBuilder::new().max_rect(with_bar), |ui| {
                    scroll.show(ui, |ui| {
                        ui.set_width(place.width());
                        ui.scroll_with_delta(Vec2::new(0.0, -nav.take_scroll()));
                        body(&mut Kit { ui, nav: &mut *nav, theme, texts, asked: &mut asked }, &view);
                    })
                });
                let scrolled = scrolled.inner;
                let (seen, above) = (scrolled.inner_rect.with_max_x(place.right()), scrolled.state.offset.y);
                let below = scrolled.content_size.y - seen.height() - above;
                let sight = Sight { view: seen, above, below };
                edges::draw(ui.painter(), theme, sight);
                nav.saw(sight);
            });
            let presses = prompts::shown(view.device, &page.prompts, &view.caps);
            prompts::draw(ui, footer, &view, theme, &presses);
            prompted.set_if_neq(Prompted::of(&presses, view.texts));
        });
        if !asked.is_empty() {
            wakefulness.pending();
        }
        commands.append(&mut asked);
    }

    /// Draws on what the page leaves free at its left.
    pub(crate) fn beside(&mut self, draw: impl FnOnce(&Kit<'_>, Rect)) {
        let Some(room) = self.memory.drawn.filter(|room| room.left() > 0.0) else { return };
        let Ok(context) = self.contexts.ctx_mut().cloned() else { return };
        let free = window(&self.layout).with_max_x(room.left());
        let area = egui::Area::new(Id::new("figure")).order(egui::Order::Background).fixed_pos(Pos2::ZERO);
        let (nav, theme, texts) = (&mut *self.nav, &*self.theme, &*self.texts);
        area.movable(false).interactable(false).fade_in(false).show(&context, |ui| {
            ui.set_clip_rect(free);
            draw(&Kit { ui, nav, theme, texts, asked: &mut CommandQueue::default() }, free);
        });
    }

    /// Draws over everything, where a page is drawn.
    pub(crate) fn over(
        &mut self,
        draw: impl FnOnce(&egui::Context, &ScreenLayout, &Theme, &Texts, &mut Nav),
    ) {
        let Ok(context) = self.contexts.ctx_mut().cloned() else { return };
        if self.memory.drawn.is_some() {
            draw(&context, &self.layout, &self.theme, &self.texts, &mut self.nav);
        }
    }

    /// The time since the program began.
    pub(crate) fn now(&self) -> std::time::Duration {
        self.time.elapsed()
    }
}

/// A part of the window in points, by its corners in pixels.
fn in_points(layout: &ScreenLayout, min: bevy::math::Vec2, max: bevy::math::Vec2) -> Rect {
    let [min, max] = [min, max].map(|at| Pos2::from((at / layout.pixels_per_point()).to_array()));
    Rect::from_min_max(min, max)
}

/// The window in points.
pub(super) fn window(layout: &ScreenLayout) -> Rect {
    in_points(layout, bevy::math::Vec2::ZERO, layout.screen.physical.as_vec2())
}

/// The wood of the board in points.
pub(crate) fn wood(layout: &ScreenLayout) -> Rect {
    in_points(layout, layout.board.corner, layout.board.corner + layout.board.wood())
}

/// Where a page lies, in points.
fn room_of(room: Room, layout: &ScreenLayout) -> Rect {
    let panel = in_points(layout, layout.panel.min, layout.panel.max);
    let (window, is_below) = (window(layout), layout.panel.min.x == 0.0);
    match room {
        Room::Window => window,
        Room::Raised if is_below => panel.with_min_y(panel.top().min(window.bottom() - RAISED).max(0.0)),
        Room::Raised | Room::Panel => panel,
    }
}

/// Sets looks, fonts and zoom before a page is drawn.
pub(super) fn prepare(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    texts: Res<Language>,
    layout: Res<ScreenLayout>,
    mut memory: ResMut<Memory>,
    mut wakefulness: ResMut<Wakefulness>,
) -> Result {
    let context = contexts.ctx_mut()?;
    style::apply(context, &theme, &mut memory.styled);
    if memory.lettered.replace(texts.tag()) != Some(texts.tag()) {
        // The fonts are there in the next update.
        context.set_fonts(fonts::definitions(texts.tag()));
        wakefulness.pending();
    }
    memory.ready = (context.zoom_factor() - layout.zoom).abs() <= 0.001;
    if !memory.ready {
        context.set_zoom_factor(layout.zoom);
        wakefulness.pending();
    }
    Ok(())
}

/// Draws what lies over the page, and ends the pass.
pub(super) fn finish(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    texts: Res<Language>,
    layout: Res<ScreenLayout>,
    told: Res<NoticeInView>,
    mut nav: ResMut<Nav>,
    mut memory: ResMut<Memory>,
    mut wakefulness: ResMut<Wakefulness>,
) -> Result {
    let Some(room) = memory.drawn.take() else { return Ok(()) };
    if let Some(text) = told.text(&texts) {
        notice::draw(contexts.ctx_mut()?, &layout, &theme, &text, room, &mut nav);
    }
    if nav.end() {
        wakefulness.pending();
    }
    Ok(())
}
