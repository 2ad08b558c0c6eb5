//! The whole desktop game without window system, GPU and sound, and hands for its three devices.
//!
//! [`Desk::settle`] updates as the reactive loop does: once for the input, then only while a redraw is asked for.
//! So a change that forgets to wake the loop is seen here as it would be on a desk.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::audio::AudioPlugin;
use bevy::ecs::schedule::{ScheduleLabel as _, SingleThreadedExecutor};
use bevy::gilrs::GilrsPlugin;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;

use goishi::app::access::Spoken;
use goishi::app::audio::Heard;
use goishi::app::autosave::{self, Autosave};
use goishi::app::board::Cell;
use goishi::app::clock::ClockEvent;
use goishi::app::count::{CountAgreed, CountCorrected};
use goishi::app::cursor::{Cursor, CursorAt};
use goishi::app::exchange::{PictureReady, Told};
use goishi::app::input::{Action, Heading};
use goishi::app::layout::ScreenLayout;
use goishi::app::opponent::Pace;
use goishi::app::panels::kit::Nav;
use goishi::app::phase::{MenuPage, Overlay, Phase, PlayStage};
use goishi::app::place::{
    FifthOffered, MovePlayed, MoveRefused, MovesTakenBack, OpeningAnswered, Passed, PlaceRequested,
};

use goishi::app::power::Alarm;
use goishi::app::records::FileTrouble;
use goishi::app::result::MatchEnded;
use goishi::app::session::{Command, MatchStarted, Notice, Session};
use goishi::app::settings::{self, Settings};
use goishi::app::stone::Stone;
use goishi::app::{self, Options};
use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::game::{GomokuSetup, Match, MatchSetup, Move, Seat};

/// The time between two updates.
pub(super) const TICK: Duration = Duration::from_millis(16);
/// More updates than anything takes to come to rest.
const CAP: usize = 400;
/// The longest wait for the engine's thread.
const PATIENCE: Duration = Duration::from_secs(30);

/// Every message of a type, since the start.
#[derive(Resource)]
struct Log<M>(Vec<M>);

/// The program before a player.
pub(super) struct Desk {
    /// The program.
    pub(super) app: App,
    window: Entity,
    pad: Option<Entity>,
    /// How the program has ended.
    exit: Option<AppExit>,
    /// Where the mouse is, in physical pixels.
    mouse: Vec2,
}

/// A device that a page is walked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Device {
    Keyboard,
    Mouse,
    Pad,
}

impl Desk {
    /// The program at its title, with settings that are nowhere kept.
    pub(super) fn new() -> Self {
        Self::build(UVec2::new(1280, 800), |_| {})
    }

    /// The program at its title in a window of this size.
    pub(super) fn sized(width: u32, height: u32) -> Self {
        Self::build(UVec2::new(width, height), |_| {})
    }

    /// The window.
    pub(super) const fn window(&self) -> Entity {
        self.window
    }

    /// The program at its title, with its settings and games in a folder.
    pub(super) fn with_config(folder: &Path) -> Self {
        Self::with_options(&Options { config: Some(folder.to_path_buf()), ..Options::default() })
    }

    /// The same, started with a file.
    pub(super) fn with_file(folder: &Path, file: &Path) -> Self {
        let (config, file) = (Some(folder.to_path_buf()), Some(file.to_path_buf()));
        Self::with_options(&Options { config, file, ..Options::default() })
    }

    fn with_options(options: &Options) -> Self {
        Self::build(UVec2::new(1280, 800), |app| {
            settings::load(app.world_mut(), options);
            autosave::load(app.world_mut(), options);
        })
    }

    /// The program in a match.
    pub(super) fn in_match(black: Seat, white: Seat, lines: u8) -> Self {
        let mut desk = Self::new();
        desk.start(setup(black, white, lines));
        desk
    }

    fn build(size: UVec2, prepare: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>()
                .disable::<GilrsPlugin>()
                .disable::<AudioPlugin>()
                .disable::<TerminalCtrlCHandlerPlugin>()
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                }),
        );
        app.add_plugins((app::logic, app::view))
            .insert_resource(TimeUpdateStrategy::ManualDuration(TICK))
            .insert_resource(Pace { shortest_turn: Duration::ZERO });
        record::<Action>(&mut app);
        record::<Command>(&mut app);
        record::<Heard>(&mut app);
        record::<Spoken>(&mut app);
        record::<MatchEnded>(&mut app);
        record::<MatchStarted>(&mut app);
        record::<MovePlayed>(&mut app);
        record::<FifthOffered>(&mut app);
        record::<OpeningAnswered>(&mut app);
        record::<CountAgreed>(&mut app);
        record::<CountCorrected>(&mut app);
        record::<Passed>(&mut app);
        record::<MoveRefused>(&mut app);
        record::<MovesTakenBack>(&mut app);
        record::<Notice>(&mut app);
        record::<FileTrouble>(&mut app);
        record::<Told>(&mut app);
        record::<PictureReady>(&mut app);
        record::<PlaceRequested>(&mut app);
        record::<ClockEvent>(&mut app);
        // Many programs run side by side here; threads within each would only wait for one another.
        for schedule in
            [First.intern(), PreUpdate.intern(), Update.intern(), PostUpdate.intern(), Last.intern()]
        {
            app.edit_schedule(schedule, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
        prepare(&mut app);
        app.finish();
        app.cleanup();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).unwrap();
        let mut desk = Self { app, window, pad: None, exit: None, mouse: Vec2::ZERO };
        desk.settle();
        assert_ne!(desk.phase(), Phase::Loading);
        desk
    }

    /// Starts a match as the menu does.
    pub(super) fn start(&mut self, setup: MatchSetup) {
        self.app.world_mut().write_message(Command::StartMatch(setup));
        self.update();
        self.update_until("a match under way", |desk| desk.phase() == Phase::Playing);
    }

    // Time.

    /// One update.
    pub(super) fn update(&mut self) {
        self.app.update();
        self.exit = self.exit.take().or_else(|| self.app.should_exit());
    }

    /// Whether the last update asked for another one at once.
    pub(super) fn asks_for_redraw(&self) -> bool {
        !self.app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    /// Updates until the loop would sleep; the number of updates.
    pub(super) fn settle(&mut self) -> usize {
        for n in 1..=CAP {
            self.update();
            if !self.asks_for_redraw() || self.exit.is_some() {
                return n;
            }
        }
        panic!("the picture never comes to rest");
    }

    /// Updates until something holds.
    #[track_caller]
    pub(super) fn update_until(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        for _ in 0..CAP {
            if done(self) {
                return;
            }
            self.update();
        }
        panic!("{what}: not after {CAP} updates");
    }

    /// Updates while the engine's thread works, until something holds.
    #[track_caller]
    pub(super) fn wait_for(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        let clock = Instant::now();
        while !done(self) {
            assert!(clock.elapsed() < PATIENCE, "{what}: not after {PATIENCE:?}");
            std::thread::sleep(Duration::from_millis(1));
            self.update();
        }
    }

    /// How long the loop sleeps when no event comes.
    pub(super) fn sleep_time(&self) -> Duration {
        self.app.world().resource::<Alarm>().wait().unwrap_or(Duration::MAX)
    }

    /// Lets time go by without any event: the loop wakes only when it has asked to be woken. The number of wake-ups.
    pub(super) fn pass(&mut self, time: Duration) -> usize {
        let mut left = time;
        let mut wakes = 0;
        self.settle();
        while self.sleep_time() <= left {
            let step = self.sleep_time().max(TICK);
            left = left.saturating_sub(step);
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
            self.update();
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(TICK));
            wakes += 1;
            if self.asks_for_redraw() {
                self.settle();
            }
        }
        wakes
    }

    // The keyboard.

    /// Presses a key and does not let it go.
    pub(super) fn key_down(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Pressed, false);
        self.settle();
    }

    /// The desktop system repeats a key that is held.
    pub(super) fn key_repeats(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Pressed, true);
        self.settle();
    }

    /// Lets a key go.
    pub(super) fn key_up(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Released, false);
        self.settle();
    }

    /// Presses a key and lets it go.
    pub(super) fn press(&mut self, key: KeyCode) {
        self.key_down(key);
        self.key_up(key);
    }

    /// Presses a key while another one is held.
    pub(super) fn chord(&mut self, modifier: KeyCode, key: KeyCode) {
        self.key_down(modifier);
        self.press(key);
        self.key_up(modifier);
    }

    /// Types letters, figures and what stands between them.
    pub(super) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.write_character(letter, ButtonState::Pressed);
            self.settle();
            self.write_character(letter, ButtonState::Released);
            self.settle();
        }
    }

    /// Writes a key press that the next update reads.
    pub(super) fn write_key(&mut self, key: KeyCode, state: ButtonState, repeat: bool) {
        let logical_key = logical(key);
        let window = self.window;
        let input = KeyboardInput { key_code: key, logical_key, state, text: None, repeat, window };
        self.app.world_mut().write_message(input);
    }

    fn write_character(&mut self, letter: char, state: ButtonState) {
        let (key_code, window) = (code_of(letter), self.window);
        let logical_key = Key::Character(letter.to_string().into());
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        self.app.world_mut().write_message(input);
    }

    // The mouse.

    /// Moves the mouse to a physical pixel.
    pub(super) fn move_mouse(&mut self, pixel: Vec2) {
        self.write_mouse_move(pixel);
        self.settle();
    }

    /// Writes a way of the mouse that the next update reads.
    pub(super) fn write_mouse_move(&mut self, pixel: Vec2) {
        let world = self.app.world_mut();
        let mut window = world.get_mut::<Window>(self.window).unwrap();
        window.set_physical_cursor_position(Some(pixel.as_dvec2()));
        let scale = window.scale_factor();
        let delta = Some((pixel - self.mouse) / scale);
        let moved = CursorMoved { window: self.window, position: pixel / scale, delta };
        world.write_message(moved.clone());
        world.write_message(WindowEvent::CursorMoved(moved));
        self.mouse = pixel;
    }

    /// Presses or lets go a mouse button.
    pub(super) fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.write_mouse_button(button, state);
        self.settle();
    }

    /// Writes a press or release that the next update reads.
    pub(super) fn write_mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
    }

    /// Presses the left button.
    pub(super) fn mouse_down(&mut self) {
        self.mouse_button(MouseButton::Left, ButtonState::Pressed);
    }

    /// Lets the left button go.
    pub(super) fn mouse_up(&mut self) {
        self.mouse_button(MouseButton::Left, ButtonState::Released);
    }

    /// Clicks on a physical pixel.
    pub(super) fn click(&mut self, pixel: Vec2) {
        self.move_mouse(pixel);
        self.mouse_down();
        self.mouse_up();
    }

    /// Clicks on a point of the board.
    pub(super) fn click_point(&mut self, point: Point) {
        self.click(self.pixel_of(point));
    }

    /// Where a point of the board is on the screen.
    pub(super) fn pixel_of(&self, point: Point) -> Vec2 {
        self.layout().board.pixel_of(point)
    }

    /// Clicks on a control, at a share of its width.
    #[track_caller]
    pub(super) fn click_control_at(&mut self, name: &str, share: f32) {
        let screen = self.layout().screen.physical.as_vec2();
        for _ in 0..40 {
            let rect = self.rect_of(name);
            let points = bevy_egui::egui::Pos2::new(rect.left() + rect.width() * share, rect.center().y);
            let pixel = Vec2::new(points.x, points.y) * self.layout().pixels_per_point();
            // The footer and what is above the page cover what scrolls behind them.
            let view = self.app.world().resource::<Nav>().sight().map(|sight| sight.view);
            let head = view.map_or(20.0, |view| view.top()) * self.layout().pixels_per_point();
            let foot = screen.y - 64.0 * self.layout().pixels_per_point();
            if pixel.y > head && pixel.y < foot {
                self.click(pixel);
                return;
            }
            self.move_mouse(self.layout().panel.min.midpoint(self.layout().panel.max));
            self.wheel(if pixel.y > head { -2.0 } else { 2.0 });
        }
        panic!("{name} cannot be scrolled into view");
    }

    /// Turns the wheel by lines, up when positive.
    pub(super) fn wheel(&mut self, lines: f32) {
        let window = self.window;
        let wheel =
            MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: lines, window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(wheel);
        self.settle();
    }

    /// Where a control is, in points.
    pub(super) fn rect_of(&self, name: &str) -> bevy_egui::egui::Rect {
        let rect = self.app.world().resource::<Nav>().rect_of(name);
        rect.unwrap_or_else(|| panic!("no control {name:?} is on the page"))
    }

    // A touch screen.

    /// A finger comes down, moves, or is lifted at a physical pixel.
    pub(super) fn touch(&mut self, id: u64, phase: TouchPhase, pixel: Vec2) {
        let position = pixel / self.layout().screen.scale;
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.app.world_mut().write_message(touch);
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.settle();
    }

    // The gamepad.

    /// Plugs a gamepad in.
    pub(super) fn connect_pad(&mut self) {
        self.connect_pad_from(None);
    }

    /// Plugs a gamepad of a vendor in, and takes it in hand.
    pub(super) fn connect_pad_from(&mut self, vendor_id: Option<u16>) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.reconnect(pad, vendor_id);
        pad
    }

    /// Plugs a gamepad in that was there before, and takes it in hand.
    pub(super) fn reconnect(&mut self, pad: Entity, vendor_id: Option<u16>) {
        let connection =
            GamepadConnection::Connected { name: "Test pad".to_owned(), vendor_id, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        self.pad = Some(pad);
        self.settle();
        self.settle();
    }

    /// Takes another one of the gamepads in hand.
    pub(super) const fn take_pad(&mut self, pad: Entity) {
        self.pad = Some(pad);
    }

    /// Pulls the gamepad out.
    pub(super) fn disconnect_pad(&mut self) {
        let pad = self.pad.take().unwrap();
        let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(event);
        self.settle();
    }

    /// Presses a button of the pad and lets it go.
    pub(super) fn pad_press(&mut self, button: GamepadButton) {
        self.pad_button(button, 1.0);
        self.pad_button(button, 0.0);
    }

    /// Holds a button of the pad this far.
    pub(super) fn pad_button(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad.unwrap(), button, value);
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.settle();
    }

    /// Pushes the right stick up or down, and lets it go.
    pub(super) fn pad_right_stick(&mut self, y: f32) {
        for value in [y, 0.0] {
            let axis = GamepadAxis::RightStickY;
            let event = RawGamepadAxisChangedEvent::new(self.pad.unwrap(), axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.settle();
        }
    }

    /// Pushes the left stick.
    pub(super) fn pad_stick(&mut self, x: f32, y: f32) {
        for (axis, value) in [(GamepadAxis::LeftStickX, x), (GamepadAxis::LeftStickY, y)] {
            let event = RawGamepadAxisChangedEvent::new(self.pad.unwrap(), axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
        }
        self.settle();
    }

    /// Time goes by while something on the pad is held.
    pub(super) fn hold(&mut self, time: Duration) {
        for _ in 0..time.as_millis() / TICK.as_millis() {
            self.update();
        }
    }

    // Any device.

    /// One step of the focus or of the board cursor.
    pub(super) fn step(&mut self, device: Device, heading: Heading) {
        match (device, heading) {
            (Device::Keyboard, Heading::Up) => self.press(KeyCode::ArrowUp),
            (Device::Keyboard, Heading::Down) => self.press(KeyCode::ArrowDown),
            (Device::Keyboard, Heading::Left) => self.press(KeyCode::ArrowLeft),
            (Device::Keyboard, Heading::Right) => self.press(KeyCode::ArrowRight),
            (Device::Pad, Heading::Up) => self.pad_press(GamepadButton::DPadUp),
            (Device::Pad, Heading::Down) => self.pad_press(GamepadButton::DPadDown),
            (Device::Pad, Heading::Left) => self.pad_press(GamepadButton::DPadLeft),
            (Device::Pad, Heading::Right) => self.pad_press(GamepadButton::DPadRight),
            (Device::Mouse, _) => panic!("the mouse has no steps"),
        }
    }

    /// The button that places and presses.
    pub(super) fn confirm(&mut self, device: Device) {
        match device {
            Device::Keyboard => self.press(KeyCode::Enter),
            Device::Pad => self.pad_press(GamepadButton::South),
            Device::Mouse => panic!("the mouse confirms by a click"),
        }
    }

    /// Walks the focus to a control.
    #[track_caller]
    pub(super) fn focus(&mut self, device: Device, name: &str) {
        for _ in 0..60 {
            if self.is_focused(name) {
                return;
            }
            let rect = self.rect_of(name);
            let to = rect.center();
            let from = self.app.world().resource::<Nav>().focused_rect();
            let heading = match from {
                None => Heading::Down,
                // Beside one another are those whose heights overlap.
                Some(from)
                    if (to.y - from.center().y).abs() > f32::midpoint(from.height(), rect.height()) =>
                {
                    if to.y > from.center().y { Heading::Down } else { Heading::Up }
                }
                Some(from) if to.x < from.center().x => Heading::Left,
                Some(_) => Heading::Right,
            };
            self.step(device, heading);
        }
        panic!("{name} cannot be reached by {device:?}");
    }

    /// Presses a control of the page in view.
    #[track_caller]
    pub(super) fn choose(&mut self, device: Device, name: &str) {
        if device == Device::Mouse {
            self.click_control_at(name, 0.7);
        } else {
            self.focus(device, name);
            self.confirm(device);
        }
    }

    /// Moves a value of the page in view one step.
    #[track_caller]
    pub(super) fn adjust(&mut self, device: Device, name: &str, heading: Heading) {
        if device == Device::Mouse {
            self.click_control_at(name, if heading == Heading::Right { 0.9 } else { 0.1 });
        } else {
            self.focus(device, name);
            self.step(device, heading);
        }
    }

    /// Walks the board cursor to a point.
    pub(super) fn cursor_to(&mut self, device: Device, point: Point) {
        while self.cursor().x() < point.x() {
            self.step(device, Heading::Right);
        }
        while self.cursor().x() > point.x() {
            self.step(device, Heading::Left);
        }
        while self.cursor().y() < point.y() {
            self.step(device, Heading::Down);
        }
        while self.cursor().y() > point.y() {
            self.step(device, Heading::Up);
        }
    }

    /// Places a stone as this device does.
    pub(super) fn place(&mut self, device: Device, point: Point) {
        if device == Device::Mouse {
            self.click_point(point);
        } else {
            self.cursor_to(device, point);
            self.confirm(device);
        }
    }

    /// Places stones in turn, each of which must be played.
    #[track_caller]
    pub(super) fn place_all(&mut self, device: Device, points: &[Point]) {
        for &point in points {
            let before = self.game().position().n_moves();
            self.place(device, point);
            assert_eq!(self.game().position().n_moves(), before + 1, "{point:?} by {device:?}");
            assert_eq!(self.points().last(), Some(&point));
        }
    }

    // What is there.

    /// The phase.
    pub(super) fn phase(&self) -> Phase {
        *self.app.world().resource::<State<Phase>>().get()
    }

    /// The page of the menu.
    pub(super) fn menu_page(&self) -> Option<MenuPage> {
        self.app.world().get_resource::<State<MenuPage>>().map(|page| *page.get())
    }

    /// Whether the match is paused.
    pub(super) fn is_paused(&self) -> bool {
        let stage = self.app.world().get_resource::<State<PlayStage>>();
        stage.is_some_and(|stage| *stage.get() == PlayStage::Paused)
    }

    /// The page on top.
    pub(super) fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    /// The match.
    pub(super) fn game(&self) -> &Match {
        self.app.world().resource::<Session>().game()
    }

    /// The points of the moves, in order.
    pub(super) fn points(&self) -> Vec<Point> {
        self.game().position().moves().filter_map(Move::point).collect()
    }

    /// The number of moves on the board.
    pub(super) fn n_moves(&self) -> usize {
        self.game().position().n_moves()
    }

    /// Waits until the last change of the match lies on the disk.
    #[track_caller]
    pub(super) fn wait_until_saved(&mut self) {
        self.wait_for("the match on the disk", |desk| {
            let revision = desk.app.world().resource::<Session>().revision();
            desk.app.world().resource::<Autosave>().saved_revision() == revision
        });
    }

    /// Whether the page in view has a control of this name.
    pub(super) fn has_control(&self, name: &str) -> bool {
        self.app.world().resource::<Nav>().rect_of(name).is_some()
    }

    /// The settings.
    pub(super) fn settings(&self) -> &Settings {
        self.app.world().resource::<Settings>()
    }

    /// The point under the board cursor.
    pub(super) fn cursor(&self) -> Point {
        self.app.world().resource::<CursorAt>().point
    }

    /// The places of board and panel.
    pub(super) fn layout(&self) -> &ScreenLayout {
        self.app.world().resource::<ScreenLayout>()
    }

    /// Whether a control has the focus.
    pub(super) fn is_focused(&self, name: &str) -> bool {
        let nav = self.app.world().resource::<Nav>();
        nav.active && nav.is_focused(name)
    }

    /// Every message of a type so far.
    pub(super) fn log<M: Message>(&self) -> &[M] {
        &self.app.world().resource::<Log<M>>().0
    }

    /// Forgets the messages of a type.
    pub(super) fn forget<M: Message>(&mut self) {
        self.app.world_mut().resource_mut::<Log<M>>().0.clear();
    }

    /// Whether the program has ended, and well.
    pub(super) fn has_quit(&self) -> bool {
        self.exit == Some(AppExit::Success)
    }

    /// The number of entities with a component.
    pub(super) fn count<C: Component>(&mut self) -> usize {
        let mut query = self.app.world_mut().query::<&C>();
        query.iter(self.app.world()).count()
    }

    /// The stones as entities.
    pub(super) fn stones(&mut self) -> HashMap<Point, Color> {
        let mut query = self.app.world_mut().query::<&Stone>();
        let stones: Vec<Stone> = query.iter(self.app.world()).copied().collect();
        let map: HashMap<Point, Color> = stones.iter().map(|stone| (stone.point, stone.color)).collect();
        assert_eq!(map.len(), stones.len(), "two stones lie on one point");
        map
    }

    /// Asserts that the entities are those of the match, or in the menu of the board shown there.
    #[track_caller]
    pub(super) fn assert_mirrored(&mut self) {
        let position = self.app.world().resource::<goishi::app::shown::Shown>().position().clone();
        let phase = self.phase();
        if matches!(phase, Phase::Playing | Phase::GameOver | Phase::Replay) {
            assert_eq!(position.hash(), self.game().position().hash());
            assert!(position.moves().eq(self.game().position().moves()));
        }
        let size = position.size();
        assert_eq!(self.layout().board.grid, size.into());
        let mut cells = self.app.world_mut().query::<&Cell>();
        let cells: Vec<Cell> = cells.iter(self.app.world()).copied().collect();
        assert_eq!(cells.len(), size.n_points());
        let by_point: HashMap<Point, Option<Color>> =
            cells.iter().map(|cell| (cell.point, cell.stone)).collect();
        for point in size.points() {
            assert_eq!(by_point.get(&point), Some(&position.stone(point)), "the cell of {point:?}");
        }
        assert_eq!(self.stones(), position.stones().collect::<HashMap<_, _>>());
        let cursors = usize::from(phase == Phase::Playing);
        assert_eq!(self.count::<Cursor>(), cursors, "cursors in {phase:?}");
    }
}

/// Two seats on a board.
pub(super) fn setup(black: Seat, white: Seat, lines: u8) -> MatchSetup {
    let size = BoardSize::new(lines).unwrap();
    let game = GomokuSetup { size, ..GomokuSetup::default() };
    MatchSetup::new(game, ByColor { black, white })
}

/// A game that Black wins by a row of five, from the left in the row `y`.
pub(super) fn black_wins(size: BoardSize, y: u8) -> Vec<Point> {
    let at = |x, y| size.point(x, y).unwrap();
    (0..5).flat_map(|x| [at(x, y), at(x, y + 1)]).take(9).collect()
}

fn record<M: Message + Clone>(app: &mut App) {
    app.insert_resource(Log::<M>(Vec::new())).add_systems(
        Last,
        |mut messages: MessageReader<M>, mut log: ResMut<Log<M>>| {
            log.0.extend(messages.read().cloned());
        },
    );
}

/// What a key means on a usual keyboard.
fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::Tab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::ControlLeft => Key::Control,
        KeyCode::AltLeft => Key::Alt,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::F1 => Key::F1,
        KeyCode::F5 => Key::F5,
        KeyCode::F7 => Key::F7,
        KeyCode::F11 => Key::F11,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Equal => Key::Character("=".into()),
        KeyCode::Minus => Key::Character("-".into()),
        KeyCode::Slash => Key::Character("/".into()),
        _ => {
            let name = format!("{key:?}");
            let letter = name.strip_prefix("Key").unwrap_or_else(|| panic!("{name} is not on this keyboard"));
            Key::Character(letter.to_lowercase().into())
        }
    }
}

/// The key that a character is on.
fn code_of(letter: char) -> KeyCode {
    const LETTERS: [KeyCode; 26] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
        KeyCode::KeyS,
        KeyCode::KeyT,
        KeyCode::KeyU,
        KeyCode::KeyV,
        KeyCode::KeyW,
        KeyCode::KeyX,
        KeyCode::KeyY,
        KeyCode::KeyZ,
    ];
    const FIGURES: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='z' => LETTERS[usize::from(letter as u8 - b'a')],
        figure @ '0'..='9' => FIGURES[usize::from(figure as u8 - b'0')],
        '/' => KeyCode::Slash,
        ' ' => KeyCode::Space,
        ',' => KeyCode::Comma,
        other => panic!("{other:?} is not on this keyboard"),
    }
}
