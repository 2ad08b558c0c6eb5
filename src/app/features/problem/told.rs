//! What of a problem is heard, and what a screen reader says of it.

use bevy::prelude::*;

use super::{Problem, ProblemEvent, panel};
use crate::app::text::Language;
use crate::app::theme::LookSettings;
use crate::app::view::access::Spoken;
use crate::app::view::audio::{Cue, Heard};

/// A wrong stone and a problem that is solved are heard.
pub(super) fn sound(mut events: MessageReader<ProblemEvent>, mut heard: MessageWriter<Heard>) {
    heard.write_batch(events.read().filter_map(|event| match event {
        ProblemEvent::Begun | ProblemEvent::Right => None,
        ProblemEvent::Wrong => Some(Cue::Refuse.into()),
        ProblemEvent::Solved => Some(Cue::Win.into()),
    }));
}

/// Tells what is to be found, what is wrong with a stone, and that a problem is solved.
pub(super) fn speak(
    mut events: MessageReader<ProblemEvent>,
    problem: Res<Problem>,
    texts: Res<Language>,
    look: Res<LookSettings>,
    mut spoken: MessageWriter<Spoken>,
) {
    let notation = look.coordinates.notation(problem.position().kind());
    let words = panel::words(&texts, notation, &problem);
    for event in events.read() {
        spoken.write(Spoken(match event {
            ProblemEvent::Begun => panel::task(&words, &problem),
            ProblemEvent::Right => texts.get("problem-go-on"),
            ProblemEvent::Wrong => panel::objection(&words, &problem),
            ProblemEvent::Solved => texts.get("lesson-right"),
        }));
    }
}
