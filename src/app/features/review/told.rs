//! What a screen reader says of a review.

use bevy::prelude::*;

use super::Reviewed;
use crate::app::screen::{REVIEW, Whereabouts};
use crate::app::text::Language;
use crate::app::view::access::Spoken;

/// Tells who waits on its page that the review is done; elsewhere a notice does.
pub(super) fn speak(
    reviewed: Res<Reviewed>,
    at: Whereabouts,
    texts: Res<Language>,
    mut was_under_way: Local<bool>,
    mut spoken: MessageWriter<Spoken>,
) {
    let is_under_way = reviewed.is_under_way();
    if *was_under_way && reviewed.is_done() && at.has(REVIEW) {
        spoken.write(Spoken(texts.get("review-ready")));
    }
    *was_under_way = is_under_way;
}
