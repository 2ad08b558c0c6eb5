//! The desktop program: the only place that names Bevy or egui.
//!
//! [`logic`] is everything that needs no picture, no sound and no panel, so that a test can play whole games in it;
//! [`view()`] draws what the logic holds.
//!
//! # The rooms, from the ground up
//! - [`intent`]: what a device means, whatever the device. [`screen`]: where the player is: one stack of phases and
//!   pages, the stages of a phase, and what the board is used for meanwhile.
//! - [`platform`]: files, notices, the loop that sleeps, randomness. [`settings`], [`text`], [`theme`],
//!   [`layout`].
//! - [`table`]: what lies on the board and what happens to it: the match, the rules, clocks, the engine, the file.
//! - [`input`]: devices become actions. [`ui`]: controls, the one focus, the frame of a page.
//! - [`mod@view`]: what is seen, heard, felt and read out of the table.
//! - [`features`]: what one can do, a folder for each.
//! - [`window`], [`studio`], [`demo`]: what puts the program together.
//!
//! `tests/house.rs` holds their order: no room uses one above it.
//!
//! # The way of one move
//! device → [`intent::Action`] → [`place::PointPressed`](table::place::PointPressed) → the one system of
//! [`table::on_table`], which gives it to what lies there: [`play::Play::touch`](crate::play::Play::touch) asks the
//! rules and says what has happened → [`place::MovePlayed`](table::place::MovePlayed) → stone, sound, result, next
//! seat. The program's moves take the same way from [`place::PlaceRequested`](table::place::PlaceRequested). [`AppSet`]
//! is the order of these steps within one update.
//!
//! # The way of a press on a page
//! [`ui::kit::Nav`] finds the control that has the focus or is under the pointer; the page that draws it next calls
//! [`Kit::ask`](ui::kit::Kit::ask) with a message: a [`screen::ScreenMove`], a
//! [`MatchOrder`](table::session::MatchOrder), or one of a feature; the system that it belongs to carries it out in the
//! next update.

pub mod demo;
pub mod features;
pub mod input;
pub mod intent;
pub mod layout;
pub mod platform;
pub mod screen;
pub mod settings;
pub mod studio;
pub mod table;
pub mod text;
pub mod theme;
pub mod ui;
pub mod view;
pub mod window;

use std::process::ExitCode;

use bevy::ecs::message::{MessageRegistry, ShouldUpdateMessages};
use bevy::prelude::*;

use crate::files::handover;
pub use crate::options::Options;

/// The steps of one update, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSet {
    /// Devices become actions.
    Input,
    /// Actions become requests: a stone here, a move back.
    Intend,
    /// Requests meet the rules and change the session.
    Rules,
    /// The program is asked, and its answers are taken.
    Opponent,
    /// Entities are brought in line with the session.
    Mirror,
    /// What moves on the screen is moved on.
    Animate,
    /// What happened is made heard.
    Sound,
}

/// Runs the desktop game to its end.
pub fn run(options: Options) -> ExitCode {
    let folder = table::autosave::folder(&options);
    if let (None, Some(file), Some(folder)) = (&options.demo, &options.file, &folder)
        && handover::hand_over(folder, file)
    {
        return ExitCode::SUCCESS;
    }
    let exit = if let Some(dir) = &options.demo {
        demo::run(&options, dir)
    } else {
        let mut app = App::new();
        app.add_plugins(window::DesktopPlugins).add_plugins((logic, view));
        settings::load(app.world_mut(), &options);
        table::autosave::load(app.world_mut(), &options);
        features::welcome::offer(app.world_mut(), &options);
        window::apply_settings(&mut app);
        if let Some(folder) = folder {
            platform::handover::listen(&mut app, &folder);
        }
        app.run()
    };
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Everything that decides what happens: phases, session, inputs, rules, the program as opponent.
///
/// Needs Bevy's input and state plugins; makes no picture and no sound.
pub fn logic(app: &mut App) {
    app.add_systems(Last, end_messages).configure_sets(
        Update,
        (
            AppSet::Input,
            AppSet::Intend,
            AppSet::Rules,
            AppSet::Opponent,
            AppSet::Mirror,
            AppSet::Animate,
            AppSet::Sound,
        )
            .chain(),
    );
    // Each listens to actions of its own: in which order they ask makes no difference.
    app.configure_sets(Update, intent::Interpret.ambiguous_with(intent::Interpret));
    app.add_plugins((
        screen::plugin,
        settings::plugin,
        text::plugin,
        platform::notice::plugin,
        theme::logic,
        layout::plugin,
        input::plugin,
        table::cursor::plugin,
        platform::power::plugin,
        platform::randomness::plugin,
        table::plugin,
        features::logic,
    ));
}

/// Lets messages end after two updates, however quickly those follow one another.
///
/// By itself Bevy keeps them until a fixed step of time has passed. A press that led to another page would be read
/// there once more by whoever begins to listen.
fn end_messages(mut registry: ResMut<MessageRegistry>) {
    registry.should_update = ShouldUpdateMessages::Ready;
}

/// Everything that shows the session: board, stones, marks, panels, sounds.
pub fn view(app: &mut App) {
    app.add_plugins((
        platform::camera::plugin,
        theme::plugin,
        view::plugin,
        ui::plugin,
        features::view,
        window::plugin,
    ));
}
