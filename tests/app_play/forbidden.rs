//! The forbidden moves of Renju on the screen: marked, explained, refused or lost.

use bevy::prelude::*;
use goishi::app::features::puzzle::{Puzzle, PuzzleOrder};
use goishi::app::screen::Phase;
use goishi::app::table::place::{MoveRefused, Refusal};
use goishi::app::table::settings::TableSettings;
use goishi::app::view::marks::explain::{ExplainedAt, ExplanationMark, ForbiddenMark};
use goishi::board::{ByColor, Color, Point};
use goishi::game::{GomokuSetup, MatchSetup, OnForbidden, Outcome, Seat, WinBy};
use goishi::gomoku::{ForbiddenKind, IllegalMove, Rule};

use crate::app::{Desk, Device};

/// Two people, four black stones that make the returned point a double-three, Black to move.
fn double_three(on_forbidden: OnForbidden) -> (Desk, Point) {
    let mut desk = Desk::new();
    let seats = ByColor { black: Seat::Human, white: Seat::Human };
    let game = GomokuSetup { rule: Rule::Renju, on_forbidden, ..GomokuSetup::default() };
    desk.start(MatchSetup::new(game, seats));
    desk.settle();
    let size = desk.game().size();
    let at = |x, y| size.point(x, y).unwrap();
    let black = [at(5, 7), at(6, 7), at(7, 5), at(7, 6)];
    let white = [at(0, 0), at(2, 0), at(4, 0), at(6, 0)];
    let moves: Vec<Point> = black.into_iter().zip(white).flat_map(|(b, w)| [b, w]).collect();
    desk.place_all(Device::Mouse, &moves);
    (desk, size.center())
}

fn explained(desk: &Desk) -> Option<(Point, ForbiddenKind, usize)> {
    let explained = desk.app.world().resource::<ExplainedAt>().0.as_ref()?;
    Some((explained.point, explained.why.kind, explained.why.causes.len()))
}

#[test]
fn forbidden_points_are_marked_for_black_alone() {
    let (mut desk, center) = double_three(OnForbidden::Refuse);
    assert_eq!(desk.count::<ForbiddenMark>(), 2, "a triangle and a digit");
    let far = desk.game().size().point(14, 14).unwrap();
    desk.place_all(Device::Mouse, &[far]);
    assert_eq!(
        desk.game().position().as_gomoku().unwrap().forbidden(center),
        Some(ForbiddenKind::DoubleThree)
    );
    assert_eq!(desk.count::<ForbiddenMark>(), 0, "White is free");
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.count::<ForbiddenMark>(), 2);
    desk.press(KeyCode::Escape);
    assert_eq!(desk.count::<ForbiddenMark>(), 0, "a pause hides the board");
    desk.press(KeyCode::Escape);
    assert_eq!(desk.count::<ForbiddenMark>(), 2);
    desk.app.world_mut().resource_mut::<TableSettings>().forbidden_marks = false;
    desk.settle();
    assert_eq!(desk.count::<ForbiddenMark>(), 0, "switched off");
}

#[test]
fn pointing_at_a_mark_explains_it() {
    for device in [Device::Mouse, Device::Keyboard] {
        let (mut desk, center) = double_three(OnForbidden::Refuse);
        assert_eq!(explained(&desk), None);
        match device {
            Device::Mouse => desk.move_mouse(desk.pixel_of(center)),
            _ => desk.cursor_to(device, center),
        }
        assert_eq!(explained(&desk), Some((center, ForbiddenKind::DoubleThree, 2)), "{device:?}");
        // Two lines, and on each the points that would make a straight four.
        assert!(desk.count::<ExplanationMark>() >= 4);
        let aside = desk.game().size().point(9, 9).unwrap();
        match device {
            Device::Mouse => desk.move_mouse(desk.pixel_of(aside)),
            _ => desk.cursor_to(device, aside),
        }
        assert_eq!((explained(&desk), desk.count::<ExplanationMark>()), (None, 0));
        assert_eq!(desk.pass(std::time::Duration::from_secs(20)), 0);
    }
}

#[test]
fn a_refused_move_is_explained_and_keeps_the_turn() {
    for marks in [true, false] {
        for device in [Device::Mouse, Device::Keyboard] {
            let (mut desk, center) = double_three(OnForbidden::Refuse);
            desk.app.world_mut().resource_mut::<TableSettings>().forbidden_marks = marks;
            desk.settle();
            if device == Device::Keyboard {
                desk.cursor_to(device, center);
                assert_eq!(explained(&desk).is_some(), marks, "only what is marked is told beforehand");
            }
            let before = desk.n_moves();
            desk.place(device, center);
            let kind = ForbiddenKind::DoubleThree;
            let reason = Refusal::Illegal(IllegalMove::Forbidden(kind).into());
            assert_eq!(*desk.log::<MoveRefused>(), [MoveRefused { point: center, reason }]);
            assert_eq!((desk.n_moves(), desk.game().to_move()), (before, Color::Black));
            let mut triangles =
                desk.app.world_mut().query_filtered::<(), (With<ForbiddenMark>, With<Mesh2d>)>();
            assert_eq!(
                triangles.iter(desk.app.world()).count(),
                usize::from(marks),
                "the triangle still stands"
            );
            assert_eq!(explained(&desk), Some((center, kind, 2)));
            desk.assert_mirrored();
        }
    }
}

#[test]
fn in_tournaments_a_forbidden_move_loses_and_is_explained() {
    let (mut desk, center) = double_three(OnForbidden::Lose);
    desk.place(Device::Mouse, center);
    assert_eq!(desk.phase(), Phase::GameOver);
    let kind = ForbiddenKind::DoubleThree;
    let by = WinBy::Forbidden { point: center, kind };
    assert_eq!(desk.game().outcome(), Some(Outcome::Win { winner: Color::White, by }));
    assert_eq!(explained(&desk), Some((center, kind, 2)));
    assert_eq!(desk.count::<ForbiddenMark>(), 0);
    desk.assert_mirrored();
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!((desk.n_moves(), desk.count::<ForbiddenMark>()), (8, 2));
}

#[test]
fn an_explanation_stays_with_its_board() {
    let (mut desk, center) = double_three(OnForbidden::Lose);
    desk.place(Device::Mouse, center);
    assert!(desk.count::<ExplanationMark>() > 0);
    // The position of the match stands as it was while another board lies there.
    desk.choose(Device::Mouse, "over-menu");
    assert_eq!((desk.phase(), desk.count::<ExplanationMark>()), (Phase::Menu, 0));
    desk.choose(Device::Mouse, "title-puzzle");
    assert_eq!((desk.phase(), desk.count::<ExplanationMark>()), (Phase::Puzzle, 0));
    let board = desk.app.world().resource::<Puzzle>().board();
    desk.app.world_mut().write_message(PuzzleOrder::Begin(board));
    desk.settle();
    assert_eq!((explained(&desk), desk.count::<ExplanationMark>()), (None, 0));
}
