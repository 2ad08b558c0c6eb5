//! A key or a button is chosen for an action by pressing it.
//!
//! While the page that asks for it is open, presses mean nothing else. One that already means something is told so and
//! must be pressed again to be taken from there. Escape and the mouse give it up; so does time where a button is
//! waited for, as a pad has no other way to say so.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::bindings::{Book, Chord, Protected, Trigger};
use crate::app::AppSet;
use crate::app::intent::{Action, Means, Slot};
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Screen, ScreenMove, Screens, TurnPages, Whereabouts};

/// How long a button is waited for.
const PATIENCE: Duration = Duration::from_secs(8);

/// The page that asks for a key or a button.
pub const CAPTURE: Screen = Screen::new("capture");

/// A key or a button is to be chosen for this.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureRequested(pub Slot);

/// Something was pressed while that is asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Caught {
    /// A key.
    Key(Chord),
    /// A button.
    Button(GamepadButton),
}

/// What is to be said of the last press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// It means this already; pressed again it is taken from there.
    Taken(Vec<Action>),
    /// It is the last one of this action, and stays there.
    Last(Action),
    /// Such a key cannot be chosen.
    Unknown,
}

/// How far the choice is.
#[derive(Resource, Debug, Default)]
pub struct Capture {
    slot: Option<Slot>,
    until: Duration,
    /// What was pressed and means something else.
    warned: Option<Caught>,
    said: Option<Said>,
}

impl Capture {
    /// What is chosen.
    pub const fn slot(&self) -> Option<Slot> {
        self.slot
    }

    /// What is to be said of the last press.
    pub const fn said(&self) -> Option<&Said> {
        self.said.as_ref()
    }

    /// How many seconds a button is still waited for.
    pub fn seconds_left(&self, now: Duration) -> Option<u64> {
        let waits = self.slot.is_some_and(|slot| slot.means == Means::Button);
        waits.then(|| self.until.saturating_sub(now).as_millis().div_ceil(1000) as u64)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Capture>()
        .add_message::<Caught>()
        .add_message::<TouchInput>()
        .add_message::<CaptureRequested>()
        .add_systems(Update, begin.in_set(AppSet::Rules).in_set(TurnPages))
        .add_systems(Update, decide.in_set(AppSet::Intend).before(crate::app::intent::Interpret));
}

/// Asks for what is to be chosen.
fn begin(
    mut requests: MessageReader<CaptureRequested>,
    time: Res<Time<Real>>,
    mut capture: ResMut<Capture>,
    mut screens: Screens,
) {
    for &CaptureRequested(slot) in requests.read() {
        let until = time.elapsed() + PATIENCE;
        *capture = Capture { slot: Some(slot), until, ..Capture::default() };
        screens.open(CAPTURE);
    }
}

/// The mouse and fingers.
#[derive(SystemParam)]
struct Clicks<'w, 's> {
    clicks: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
}

impl Clicks<'_, '_> {
    /// Whether anything was clicked or touched since the last call.
    fn is_any(&mut self) -> bool {
        let clicks = self.clicks.read().filter(|click| click.state == ButtonState::Pressed).count();
        clicks + self.touches.read().filter(|touch| touch.phase == TouchPhase::Started).count() > 0
    }
}

/// Takes what was pressed, or gives up.
fn decide(
    mut caught: MessageReader<Caught>,
    mut clicks: Clicks,
    whereabouts: Whereabouts,
    time: Res<Time<Real>>,
    mut capture: ResMut<Capture>,
    (mut keys, mut pad): (ResMut<Book<Chord>>, ResMut<Book<GamepadButton>>),
    mut moves: MessageWriter<ScreenMove>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let is_clicked = clicks.is_any();
    let Some(slot) = capture.slot.filter(|_| whereabouts.page() == Some(CAPTURE)) else {
        caught.clear();
        return;
    };
    let now = time.elapsed();
    let mut is_over = is_clicked;
    for &press in caught.read() {
        if is_over {
            break;
        }
        wakefulness.pending();
        capture.until = now + PATIENCE;
        is_over = match (slot.means, press) {
            (_, Caught::Key(chord)) if chord == Chord::key(KeyCode::Escape) => true,
            (Means::Key, Caught::Key(chord)) if !chord.is_known() => {
                (capture.warned, capture.said) = (None, Some(Said::Unknown));
                false
            }
            (Means::Key, Caught::Key(chord)) => capture.offer(press, chord, slot.action, &mut keys),
            (Means::Button, Caught::Button(button)) => capture.offer(press, button, slot.action, &mut pad),
            // Whoever holds a pad can choose no key, and goes back.
            (Means::Key, Caught::Button(_)) => true,
            (Means::Button, Caught::Key(_)) => false,
        };
    }
    if slot.means == Means::Button && !is_over {
        is_over = now >= capture.until;
        // The countdown shows every second.
        let left = capture.until.saturating_sub(now).as_millis() as u64;
        wakefulness.due_in(Duration::from_millis((left % 1000).max(20)));
    }
    if is_over {
        moves.write(ScreenMove::Close);
        wakefulness.pending();
    }
}

impl Capture {
    /// Gives this to the action, or says why not yet; whether it is given.
    fn offer<T: Trigger>(&mut self, press: Caught, trigger: T, action: Action, book: &mut Book<T>) -> bool {
        let rivals = book.rivals(trigger, action);
        let last = rivals.iter().copied().find(|rival| book.is_last(*rival));
        if let (None, false) = (last, rivals.is_empty() || self.warned == Some(press)) {
            self.warned = Some(press);
            self.said = Some(Said::Taken(rivals));
            return false;
        }
        match book.give(trigger, action) {
            Ok(()) => true,
            Err(Protected(other)) => {
                (self.warned, self.said) = (None, Some(Said::Last(other)));
                false
            }
        }
    }
}
