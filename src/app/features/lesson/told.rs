//! What of a lesson is heard, and what a screen reader says of it.

use bevy::prelude::*;

use super::{Lesson, LessonEvent};
use crate::app::text::Language;
use crate::app::view::access::Spoken;
use crate::app::view::audio::{Cue, Heard};

/// A wrong move and a step that is done are heard.
pub(super) fn sound(mut events: MessageReader<LessonEvent>, mut heard: MessageWriter<Heard>) {
    heard.write_batch(events.read().filter_map(|event| match event {
        LessonEvent::Begun | LessonEvent::Asked => None,
        LessonEvent::Wrong => Some(Cue::Refuse.into()),
        LessonEvent::Done => Some(Cue::Win.into()),
    }));
}

/// Tells what a lesson asks for, that something was not right and why, and that it is done.
pub(super) fn speak(
    mut events: MessageReader<LessonEvent>,
    lesson: Res<Lesson>,
    texts: Res<Language>,
    mut spoken: MessageWriter<Spoken>,
) {
    let step = lesson.attempt().step();
    for event in events.read() {
        let ids = match event {
            LessonEvent::Begun => vec![step.text_id("title"), step.text_id("task")],
            LessonEvent::Wrong if lesson.attempt().is_asked_again() => {
                vec!["lesson-winner-wrong".to_owned()]
            }
            LessonEvent::Wrong => vec![step.text_id("wrong")],
            LessonEvent::Asked => vec!["lesson-winner".to_owned()],
            LessonEvent::Done => vec!["lesson-right".to_owned(), step.text_id("done")],
        };
        spoken.write_batch(ids.into_iter().map(|id| Spoken(texts.get(&id))));
    }
}
