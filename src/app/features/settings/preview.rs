//! A small board in the page of settings: the theme and the stones as they are chosen.

use std::sync::LazyLock;

use bevy_egui::egui::{CornerRadius, Stroke, StrokeKind};

use crate::app::theme::LookSettings;
use crate::app::ui::boards;
use crate::app::ui::kit::{Kit, paint};
use crate::picture::{Style, Subject, shape};
use crate::record::sgf;

/// A corner of a game of Go: enough stones to compare, and an empty edge.
const RECORD: &[u8] = b"(;GM[1]SZ[9:5]AB[bb][cb][dc][bd][ed][gc]AW[cc][db][eb][cd][fc][gd];B[fb])";

/// Draws the board as wide as the page.
pub(crate) fn draw(kit: &mut Kit<'_>, look: &LookSettings) {
    let Some(subject) = &*SUBJECT else { return };
    let room = kit.room((kit.ui.available_width() * shape(subject.size())).ceil());
    boards::draw(kit, subject, dressed(boards::style(kit.theme), look), room);
    // A board as dark as the page needs an edge.
    if kit.theme.board.contrast(kit.theme.panel) < 1.5 {
        let stroke = Stroke::new(1.0, paint(kit.theme.muted));
        kit.ui.painter().rect_stroke(room, CornerRadius::same(3), stroke, StrokeKind::Inside);
    }
}

/// The stones as they are chosen.
fn dressed(style: Style, look: &LookSettings) -> Style {
    Style { is_shifted: look.shifted_stones, numbers: look.move_numbers, ..style }
}

/// What lies there.
static SUBJECT: LazyLock<Option<Subject>> = LazyLock::new(|| {
    let game = sgf::read(RECORD).games.into_iter().next()?;
    Some(Subject::of_node(&game, game.main_line().last()?))
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::Theme;
    use crate::picture;
    use crate::theme::{StoneSet, built_in};

    #[test]
    fn every_choice_shows() {
        let mut seen = Vec::new();
        for named in built_in() {
            for stones in StoneSet::ALL {
                for is_shifted in [false, true] {
                    let look = LookSettings { shifted_stones: is_shifted, ..LookSettings::default() };
                    let style = Style {
                        theme: named.theme,
                        stones,
                        size_px: 312,
                        ..dressed(boards::style(&Theme::default()), &look)
                    };
                    let picture = picture::image(SUBJECT.as_ref().unwrap(), &style).unwrap();
                    assert_eq!(picture.width, 312);
                    assert!((170..190).contains(&picture.height), "{}", picture.height);
                    assert!(!seen.contains(&picture.rgba), "{} {stones:?} {is_shifted}", named.id);
                    seen.push(picture.rgba);
                }
            }
        }
    }
}
