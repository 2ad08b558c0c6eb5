//! What goes to the clipboard and comes from it.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use crate::app::autosave::{self, Autosave};
use crate::app::session::{Command, Notice, Session};
use crate::app::text::Texts;
use crate::board::diagram;
use crate::record::sgf;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (copy, paste).in_set(crate::app::AppSet::Rules));
}

/// Puts the board on the clipboard as text, for letters and for screen readers, or the game as SGF.
fn copy(
    mut commands_read: MessageReader<Command>,
    session: Res<Session>,
    texts: Res<Texts>,
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    for command in commands_read.read() {
        match command {
            Command::CopyBoard => {
                let position = session.game().position();
                let notation = position.kind().notation();
                let text = diagram::framed(position.size(), notation, |point| position.stone(point));
                clipboard.set_text(&text);
                notices.write(Notice("notice-copied"));
            }
            Command::CopyGame => {
                clipboard.set_text(&sgf::write_tree(&autosave::for_others(session.game(), &texts)));
                notices.write(Notice("notice-game-copied"));
            }
            _ => {}
        }
    }
}

/// Takes a game from the clipboard.
fn paste(
    mut commands_read: MessageReader<Command>,
    autosave: Res<Autosave>,
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    if commands_read.read().all(|command| *command != Command::Paste) {
        return;
    }
    let text = clipboard.get_text().unwrap_or_default();
    if text.trim().is_empty() {
        notices.write(Notice("notice-nothing-to-paste"));
    } else {
        autosave.import_text(text);
    }
}
