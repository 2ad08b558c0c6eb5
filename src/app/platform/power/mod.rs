//! The governor of the reactive loop: what keeps the picture awake, and for how long.
//!
//! Nothing is drawn unless something changes. Whoever needs the next update says so in [`Wakefulness`]; once an
//! update is done, the strongest reason becomes a redraw now, a wake-up later, or sleep until an event comes.

mod alarm;
mod waker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::TimeReceiver;
use bevy::window::RequestRedraw;
use bevy::winit::UpdateMode;
use bevy_egui::{EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};

pub use self::alarm::Alarm;
use self::alarm::Bell;
pub use self::waker::LoopWaker;

/// How the loop waits: for events of the window, and for [`LoopWaker::wake`]. Other threads' words alone make no
/// update, so that the loop can be told to look for events.
pub const SLEEPING: UpdateMode = UpdateMode::Reactive {
    wait: Duration::from_hours(24),
    react_to_device_events: false,
    react_to_user_events: false,
    react_to_window_events: true,
};

/// Updates after the start that are drawn whatever happens, while shaders are compiled.
const WARM_UP_UPDATES: u32 = 20;
/// How long the picture stays awake after a change of phase or page, for what takes effect an update later.
const SETTLE_UPDATES: u32 = 3;

/// The reasons for the next update; gathered during one update, spent at its end.
#[derive(Resource, Debug)]
pub struct Wakefulness {
    updates_left: u32,
    wait: Option<Duration>,
}

impl Default for Wakefulness {
    fn default() -> Self {
        Self { updates_left: WARM_UP_UPDATES, wait: None }
    }
}

impl Wakefulness {
    /// Something takes effect in the next update.
    pub fn pending(&mut self) {
        self.updates_left = self.updates_left.max(SETTLE_UPDATES);
    }

    /// Something moves on the screen.
    pub fn animating(&mut self) {
        self.updates_left = self.updates_left.max(1);
    }

    /// Something is due after this time, such as the next second of a clock.
    pub fn due_in(&mut self, wait: Duration) {
        self.wait = Some(self.wait.map_or(wait, |other| other.min(wait)));
    }

    /// Whether the next update is drawn without waiting.
    pub const fn is_awake(&self) -> bool {
        self.updates_left > 0
    }
}

/// Whether shaders are still being compiled: what they draw is not to be seen yet, and nothing tells when it is.
///
/// The renderer's world and ours share the flag.
#[derive(Resource, Clone, Default)]
struct Compiling(Arc<AtomicBool>);

pub(crate) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    // The renderer tells the time of its last picture, which after a sleep is long ago: a click would last as long as
    // the sleep before it, and movements would begin at their ends. Without it the clock is read in every update.
    app.world_mut().remove_resource::<TimeReceiver>();
    let alarm = Alarm::start(LoopWaker::of(app.world_mut()));
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiling.clone())
            .insert_resource(alarm.bell())
            .add_systems(Render, (watch_shaders, tell_of_picture).in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(compiling)
        .insert_resource(alarm)
        .init_resource::<Wakefulness>()
        .add_message::<RequestRedraw>()
        .add_systems(Startup, waker::connect)
        .add_systems(
            PreUpdate,
            drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            hear_egui.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, govern);
}

fn watch_shaders(pipelines: Res<PipelineCache>, compiling: Res<Compiling>) {
    compiling.0.store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

fn tell_of_picture(bell: Res<Bell>) {
    bell.drawn();
}

/// Drops the state of the modifier keys where it is the one told before: it comes with every update, and any event
/// makes egui ask for one more.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut told: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                std::mem::replace(&mut *told, *modifiers) != *modifiers
            }
            _ => true,
        });
    }
}

/// Takes over the wish of egui to be drawn again, which the loop would otherwise follow at once.
fn hear_egui(outputs: Query<&EguiFullOutput>, mut wakefulness: ResMut<Wakefulness>) {
    for output in &outputs {
        let Some(output) = &output.0 else { continue };
        let Some(viewport) = output.viewport_output.get(&egui::ViewportId::ROOT) else { continue };
        match viewport.repaint_delay {
            Duration::ZERO => wakefulness.animating(),
            delay if delay < Duration::from_hours(1) => wakefulness.due_in(delay),
            _ => {}
        }
    }
}

/// Turns the strongest reason into a redraw, a wait or sleep.
fn govern(
    mut wakefulness: ResMut<Wakefulness>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut alarm: ResMut<Alarm>,
    compiling: Res<Compiling>,
) {
    redraws.clear();
    if compiling.0.load(Ordering::Relaxed) {
        wakefulness.pending();
    }
    if wakefulness.updates_left > 0 {
        redraws.write(RequestRedraw);
    }
    alarm.set(wakefulness.wait);
    let updates_left = wakefulness.updates_left.saturating_sub(1);
    *wakefulness = Wakefulness { updates_left, wait: None };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.world_mut().insert_resource(Wakefulness { updates_left: 0, wait: None });
        app
    }

    fn asks_for_redraw(app: &mut App) -> bool {
        app.update();
        !app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    #[test]
    fn without_a_reason_nothing_is_drawn() {
        let mut app = app();
        assert!(!asks_for_redraw(&mut app));
        assert_eq!(app.world().resource::<Alarm>().wait(), None);
    }

    #[test]
    fn a_pending_change_is_drawn_and_then_rests() {
        let mut app = app();
        app.world_mut().resource_mut::<Wakefulness>().pending();
        assert!((0..SETTLE_UPDATES).all(|_| asks_for_redraw(&mut app)));
        assert!(!asks_for_redraw(&mut app));
    }

    #[test]
    fn shaders_being_compiled_keep_the_picture_awake() {
        let mut app = app();
        let compiling = app.world().resource::<Compiling>().0.clone();
        compiling.store(true, Ordering::Relaxed);
        assert!((0..100).all(|_| asks_for_redraw(&mut app)));
        compiling.store(false, Ordering::Relaxed);
        assert!((1..SETTLE_UPDATES).all(|_| asks_for_redraw(&mut app)));
        assert!(!asks_for_redraw(&mut app));
    }

    #[test]
    fn the_shortest_wait_wins() {
        let mut app = app();
        app.world_mut().resource_mut::<Wakefulness>().due_in(Duration::from_secs(2));
        app.world_mut().resource_mut::<Wakefulness>().due_in(Duration::from_secs(1));
        assert!(!asks_for_redraw(&mut app));
        assert_eq!(app.world().resource::<Alarm>().wait(), Some(Duration::from_secs(1)));
        // A wait is for one update.
        assert!(!asks_for_redraw(&mut app));
        assert_eq!(app.world().resource::<Alarm>().wait(), None);
    }
}
