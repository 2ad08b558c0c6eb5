//! What goes to the clipboard and comes from it.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::{Exchange, PictureReady};
use crate::app::AppSet;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::platform::notice::Notice;
use crate::app::table::autosave::Autosave;
use crate::app::table::session::Session;
use crate::app::text::Language;
use crate::game::tree::Stones;
use crate::keeper;
use crate::record::{sgf, text};
use crate::words::records::signed;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (copy, paste).in_set(AppSet::Rules))
        .add_systems(Update, copy_picture.in_set(AppSet::Mirror));
}

/// Puts a picture on the clipboard. What is there belongs to the program that put it there, which keeps its end of the
/// clipboard open.
fn copy_picture(
    mut ready: MessageReader<PictureReady>,
    mut clipboard: Local<Option<arboard::Clipboard>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(PictureReady(image)) = ready.read().last() else { return };
    let (width, height) = (image.width as usize, image.height as usize);
    let data = arboard::ImageData { width, height, bytes: (&image.rgba).into() };
    let copied = match clipboard.as_mut() {
        Some(clipboard) => clipboard.set_image(data),
        None => arboard::Clipboard::new().and_then(|opened| clipboard.insert(opened).set_image(data)),
    };
    notices.write(Notice::here(match copied {
        Ok(()) => "notice-picture-copied",
        Err(error) => {
            warn!("no picture on the clipboard: {error}");
            "notice-picture-not-copied"
        }
    }));
}

/// Puts the board on the clipboard as text, for letters and for screen readers, the game as SGF, or what is exported.
fn copy(
    mut orders: MessageReader<ExchangeOrder>,
    session: Res<Session>,
    exchange: Res<Exchange>,
    texts: Res<Language>,
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    for command in orders.read() {
        match command {
            ExchangeOrder::CopyBoard => {
                let game = session.game();
                let mut stones = Stones::new(game.size().into());
                game.position().stones().for_each(|(point, color)| stones.set(point.into(), Some(color)));
                clipboard.set_text(&text::write(game.record().game(), &stones, text::Style::Letters));
                notices.write(Notice::here("notice-copied"));
            }
            ExchangeOrder::CopyGame => {
                clipboard.set_text(&sgf::write_tree(&signed(&texts, session.game(), keeper::now())));
                notices.write(Notice::here("notice-game-copied"));
            }
            ExchangeOrder::CopyText => {
                if let Some(text) = exchange.text() {
                    clipboard.set_text(&text);
                    notices.write(Notice::here("notice-text-copied"));
                }
            }
            _ => {}
        }
    }
}

/// Takes a game from the clipboard.
fn paste(
    mut orders: MessageReader<ExchangeOrder>,
    autosave: Res<Autosave>,
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    // All are read: a second press in the same update is none in the next.
    if orders.read().filter(|command| **command == ExchangeOrder::Paste).count() == 0 {
        return;
    }
    let text = clipboard.get_text().unwrap_or_default();
    if text.trim().is_empty() {
        notices.write(Notice::here("notice-nothing-to-paste"));
    } else {
        autosave.import_text(text);
    }
}
