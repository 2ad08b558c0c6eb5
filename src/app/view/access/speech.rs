//! What happens is put into words and read out: moves, refusals, passes, results, notices.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use super::words::PointWords;
use crate::app::AppSet;
use crate::app::table::clock::ClockEvent;
use crate::app::table::on_table::Told;
use crate::app::text::Language;
use crate::app::ui::notice::NoticeShown;
use crate::app::view::Feedback;
use crate::board::Color;
use crate::words::names::outcome_text;

/// Something is read out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Spoken(pub String);

/// The node that is read out whenever its words change.
#[derive(Component, Debug)]
struct Voice;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Spoken>()
        .add_systems(Startup, spawn_voice)
        .add_systems(Update, (tell, tell_notices, give_voice.after(Feedback)).chain().after(AppSet::Sound));
}

fn spawn_voice(mut commands: Commands) {
    let mut node = accesskit::Node::new(accesskit::Role::Status);
    node.set_live(accesskit::Live::Polite);
    commands.spawn((Name::new("Voice"), Voice, AccessibilityNode(node)));
}

/// Tells what has happened on the board.
fn tell(mut told: Told, texts: Res<Language>, words: PointWords, mut spoken: MessageWriter<Spoken>) {
    if told.started.read().count() > 0 {
        let lines = told.session.game().setup().size().lines();
        spoken.write(Spoken(texts.with("say-started", [("lines", lines.into())])));
    }
    for message in told.taken_back.read() {
        spoken.write(Spoken(texts.with("say-taken-back", [("n", message.points.len().into())])));
    }
    for message in told.offered.read() {
        spoken.write(Spoken(words.say("say-offered", message.point, 0)));
    }
    for message in told.played.read() {
        let id = match (message.color, message.n_captured) {
            (Color::Black, 0) => "say-black",
            (Color::White, 0) => "say-white",
            (Color::Black, _) => "say-black-captures",
            (Color::White, _) => "say-white-captures",
        };
        spoken.write(Spoken(words.say(id, message.point, message.n_captured)));
    }
    for event in told.clocks.read() {
        // A period that begins is told by a notice.
        if let ClockEvent::Called { seconds, .. } = *event {
            let (id, n) = match seconds {
                60.. => ("say-minutes-left", seconds / 60),
                _ => ("say-seconds-left", seconds),
            };
            spoken.write(Spoken(texts.with(id, [("n", n.into())])));
        }
    }
    if told.ended.read().count() > 0 {
        spoken.write(Spoken(outcome_text(&texts, told.session.game())));
    }
}

/// Tells what a notice says: a refusal and its reason, a pass, a file.
fn tell_notices(notice: NoticeShown, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(notice.new_text().map(Spoken));
}

/// Gives the voice the words of this update; the same words again are heard again.
fn give_voice(
    mut spoken: MessageReader<Spoken>,
    mut voice: Single<&mut AccessibilityNode, With<Voice>>,
    mut again: Local<bool>,
) {
    let words: Vec<&str> = spoken.read().map(|spoken| spoken.0.as_str()).collect();
    if words.is_empty() {
        return;
    }
    let mut words = words.join(" ");
    if voice.label() == Some(&words) {
        *again = !*again;
        words.push(if *again { '\u{a0}' } else { ' ' });
    }
    voice.set_label(words);
}
