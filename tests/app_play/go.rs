//! Go: whole games by each device, the count and what becomes of it, and the marks on the board.

use bevy::prelude::*;
use goishi::app::intent::Heading;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::{Phase, PlayStage};
use goishi::app::table::count::{Count, CountAgreed, CountCorrected};
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::opponent::{Estimated, HintAt};
use goishi::app::table::place::{MovePlayed, MoveRefused, Passed, Refusal};
use goishi::app::table::result::MatchEnded;
use goishi::app::table::session::{MatchOrder, Session};
use goishi::app::table::settings::TableSettings;
use goishi::app::view::audio::{Cue, Heard};
use goishi::app::view::marks::go::{GoMark, Sign};
use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::game::{Counting, GoSetup, Illegal, MatchSetup, Outcome, Seat, Step, WinBy};
use goishi::go::{IllegalMove, Komi, RuleSet};
use goishi::search::Level;

use crate::app::{Desk, Device};

const WEAKEST: Seat = Seat::Program(Level::Textbook);

fn size(lines: u8) -> BoardSize {
    BoardSize::new(lines).unwrap()
}

fn setup(lines: u8, rules: RuleSet, black: Seat, white: Seat) -> MatchSetup {
    let go = GoSetup { size: size(lines), rules, komi: Komi::HALF, ..GoSetup::default() };
    MatchSetup::new(go, ByColor { black, white })
}

fn two_people(lines: u8) -> Desk {
    let mut desk = Desk::new();
    desk.start(setup(lines, RuleSet::Japanese, Seat::Human, Seat::Human));
    desk.settle();
    desk
}

/// A point by column and row from the top left.
fn stage(desk: &Desk) -> PlayStage {
    *desk.app.world().resource::<State<PlayStage>>().get()
}

fn pass(desk: &mut Desk, device: Device) {
    match device {
        Device::Keyboard => desk.press(KeyCode::KeyG),
        Device::Pad => desk.pad_press(GamepadButton::RightThumb),
        Device::Mouse => desk.choose(device, "side-pass"),
    }
}

fn agree(desk: &mut Desk, device: Device) {
    match device {
        Device::Mouse => desk.choose(device, "side-agree"),
        _ => pass(desk, device),
    }
}

fn play_on(desk: &mut Desk, device: Device) {
    match device {
        Device::Keyboard => desk.press(KeyCode::KeyN),
        Device::Pad => desk.pad_press(GamepadButton::RightTrigger2),
        Device::Mouse => desk.choose(device, "side-play-on"),
    }
}

fn wait_for_count(desk: &mut Desk) {
    desk.wait_for("a proposal", |desk| desk.game().counting().is_some_and(Counting::is_proposed));
    desk.settle();
}

/// Puts stones without asking anybody, Black's and White's in turn.
fn lay(desk: &mut Desk, points: &[(u8, u8)]) {
    for &(x, y) in points {
        let point = desk.at(x, y);
        let mut session = desk.app.world_mut().resource_mut::<Session>();
        session.change(|game| game.step(Step::Point(point))).unwrap();
    }
    desk.settle();
}

fn pass_unasked(desk: &mut Desk) {
    desk.app.world_mut().resource_mut::<Session>().change(|game| game.step(Step::Pass)).unwrap();
}

fn signs(desk: &mut Desk) -> Vec<GoMark> {
    let mut marks = desk.app.world_mut().query::<&GoMark>();
    marks.iter(desk.app.world()).copied().collect()
}

fn with_sign(desk: &mut Desk, sign: Sign) -> Vec<Point> {
    signs(desk).into_iter().filter(|mark| mark.sign == sign).map(|mark| mark.point).collect()
}

/// Walls of both sides beside each other on five lines, with a white stone among Black's points; Black's move.
const WALLS: [(u8, u8); 12] =
    [(2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3), (3, 3), (2, 4), (3, 4), (1, 1), (0, 2)];

/// From the menu to an agreed count and back, everything by one device.
#[expect(clippy::too_many_lines, reason = "one game from its beginning to its end")]
fn whole_game(device: Device) {
    let mut desk = Desk::new();
    if device == Device::Pad {
        desk.connect_pad();
    }
    desk.choose(device, "title-new");
    desk.choose(device, "new-game-go");
    desk.choose(device, "new-size-other");
    while desk.section::<NextMatch>().go.size != size(5) {
        desk.adjust(device, "new-size", Heading::Left);
    }
    while desk.section::<NextMatch>().seats.white != Seat::Human {
        desk.adjust(device, "new-white", Heading::Right);
    }
    desk.choose(device, "new-start");
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!(desk.game().size(), size(5));

    // A black stone in the corner is taken.
    let corner = desk.at(0, 0);
    let moves = [(0, 0), (1, 0), (4, 4), (0, 1)].map(|(x, y)| desk.at(x, y));
    desk.place_all(device, &moves);
    assert_eq!(desk.log::<MovePlayed>().last().unwrap().n_captured, 1);
    assert!(desk.log::<Heard>().iter().any(|heard| heard.cue == Cue::Capture));
    assert!(!desk.stones().contains_key(&corner));
    assert_eq!(desk.game().position().as_go().unwrap().prisoners().white, 1);
    desk.assert_mirrored();

    // Taken back, it stands there again.
    match device {
        Device::Keyboard => desk.press(KeyCode::KeyU),
        Device::Pad => desk.pad_press(GamepadButton::West),
        Device::Mouse => desk.choose(device, "side-undo"),
    }
    assert_eq!(desk.stones().get(&corner), Some(&Color::Black));
    desk.assert_mirrored();
    match device {
        Device::Keyboard => desk.press(KeyCode::KeyR),
        Device::Pad => desk.pad_press(GamepadButton::RightTrigger),
        Device::Mouse => desk.choose(device, "side-redo"),
    }
    assert!(!desk.stones().contains_key(&corner));

    // Two passes, and the count.
    pass(&mut desk, device);
    assert_eq!(desk.log::<Passed>(), [Passed { color: Color::Black, seat: Seat::Human }]);
    assert_eq!(stage(&desk), PlayStage::Play);
    pass(&mut desk, device);
    desk.update_until("the count", |desk| stage(desk) == PlayStage::Count);
    wait_for_count(&mut desk);

    // Every stone of a group is called dead, and alive again.
    let stone = desk.at(4, 4);
    let was_dead = desk.game().dead_stones().unwrap().contains(stone);
    for expect in [!was_dead, was_dead] {
        desk.place(device, stone);
        assert_eq!(desk.game().dead_stones().unwrap().contains(stone), expect, "by {device:?}");
        assert_eq!(with_sign(&mut desk, Sign::Dead).contains(&stone), expect);
    }
    assert_eq!(desk.log::<CountCorrected>().len(), 2);
    if device != Device::Mouse {
        // The jump goes from chain to chain and comes round.
        for first in [(1, 0), (0, 1), (4, 4), (1, 0)].map(|(x, y)| desk.at(x, y)) {
            match device {
                Device::Pad => desk.pad_press(GamepadButton::LeftTrigger2),
                _ => desk.press(KeyCode::KeyX),
            }
            assert_eq!(desk.cursor(), first);
        }
    }
    let empty = desk.at(2, 2);
    desk.place(device, empty);
    assert_eq!(desk.log::<MoveRefused>(), [MoveRefused { point: empty, reason: Refusal::NoStone }]);

    // One side agrees, the other plays on; then both agree.
    agree(&mut desk, device);
    assert_eq!(desk.game().counting().unwrap().agreed(), ByColor { black: true, white: false });
    play_on(&mut desk, device);
    assert_eq!(desk.game().counting(), None);
    desk.update_until("play", |desk| stage(desk) == PlayStage::Play);
    assert_eq!(signs(&mut desk), []);
    pass(&mut desk, device);
    pass(&mut desk, device);
    wait_for_count(&mut desk);
    agree(&mut desk, device);
    agree(&mut desk, device);
    desk.update_until("the end", |desk| desk.phase() == Phase::GameOver);
    assert_eq!(desk.log::<CountAgreed>().len(), 3);
    let ended = *desk.log::<MatchEnded>().last().unwrap();
    assert!(matches!(ended.outcome, Outcome::Win { by: WinBy::Score(_), .. }), "{ended:?}");
    desk.settle();
    assert!(!signs(&mut desk).is_empty(), "the territory stays in view");

    // The end is taken back alone: the count stands and is agreed to anew.
    desk.choose(device, "over-undo");
    assert_eq!((desk.phase(), stage(&desk)), (Phase::Playing, PlayStage::Count));
    agree(&mut desk, device);
    agree(&mut desk, device);
    desk.update_until("the end again", |desk| desk.phase() == Phase::GameOver);
    desk.settle();
    desk.choose(device, "over-menu");
    assert_eq!(desk.phase(), Phase::Menu);
    assert_eq!(signs(&mut desk), []);
}

#[test]
fn a_whole_game_by_keyboard() {
    whole_game(Device::Keyboard);
}

#[test]
fn a_whole_game_by_gamepad() {
    whole_game(Device::Pad);
}

#[test]
fn a_whole_game_by_mouse() {
    whole_game(Device::Mouse);
}

#[test]
fn the_weakest_program_plays_to_an_agreed_end() {
    let mut desk = Desk::new();
    desk.start(setup(5, RuleSet::Chinese, Seat::Human, WEAKEST));
    desk.settle();
    // The person always takes the first legal point that is no eye of its own, and passes when there is none.
    for _ in 0..200 {
        if desk.game().counting().is_some() {
            break;
        }
        let n_moves = desk.n_moves();
        let go = desk.game().position().as_go().unwrap();
        let point = go.legal_points().find(|point| !go.board().is_eye_like(Color::Black, *point));
        match point {
            Some(point) => desk.place(Device::Mouse, point),
            None => pass(&mut desk, Device::Keyboard),
        }
        desk.wait_for("an answer", |desk| {
            desk.game().counting().is_some()
                || desk.game().outcome().is_some()
                || desk.n_moves() > n_moves + 1
        });
    }
    wait_for_count(&mut desk);
    agree(&mut desk, Device::Keyboard);
    desk.wait_for("the end", |desk| desk.phase() == Phase::GameOver);
    assert!(desk.log::<CountAgreed>().iter().any(|agreed| agreed.color == Color::White));
}

#[test]
fn two_programs_agree_without_a_person() {
    let mut desk = Desk::new();
    desk.start(setup(5, RuleSet::Japanese, WEAKEST, WEAKEST));
    desk.wait_for("the end", |desk| desk.phase() == Phase::GameOver);
    let outcome = desk.game().outcome().unwrap();
    assert!(matches!(outcome, Outcome::Win { by: WinBy::Score(_), .. }), "{outcome:?}");
}

/// Five lines with walls, counted, White the program's.
fn counted_against_the_program(rules: RuleSet) -> Desk {
    let mut desk = Desk::new();
    desk.start(setup(5, rules, Seat::Human, Seat::Human));
    lay(&mut desk, &WALLS);
    let game = desk.game().clone();
    // The same stones with the program at White's side.
    desk.start(setup(5, rules, Seat::Human, WEAKEST));
    for made in game.position().moves() {
        desk.app.world_mut().resource_mut::<Session>().change(|game| game.step(made.into())).unwrap();
    }
    pass_unasked(&mut desk);
    pass_unasked(&mut desk);
    desk.update();
    wait_for_count(&mut desk);
    desk
}

#[test]
fn the_program_agrees_to_what_it_proposed_and_to_less() {
    for gives in [false, true] {
        let mut desk = counted_against_the_program(RuleSet::Japanese);
        assert_eq!(with_sign(&mut desk, Sign::Dead), [desk.at(0, 2)], "the lone stone is dead");
        if gives {
            // The person calls the dead stone alive: that costs the person only.
            let stone = desk.at(0, 2);
            desk.place(Device::Keyboard, stone);
        }
        agree(&mut desk, Device::Keyboard);
        desk.update_until("the end", |desk| desk.phase() == Phase::GameOver);
    }
}

#[test]
fn the_program_objects_once_and_then_gives_way() {
    let mut desk = counted_against_the_program(RuleSet::Japanese);
    let wall = desk.at(3, 2);
    desk.place(Device::Keyboard, wall);
    assert!(desk.game().dead_stones().unwrap().contains(wall));
    agree(&mut desk, Device::Keyboard);
    assert_eq!(desk.phase(), Phase::Playing, "all of White dead is too much");
    assert!(desk.log::<Notice>().contains(&Notice::here("notice-count-contested")));
    let contested = desk.app.world().resource::<Count>().contested().iter().count();
    assert_eq!(contested, 5);
    assert_eq!(with_sign(&mut desk, Sign::Contested).len(), contested);
    assert_eq!(desk.game().counting().unwrap().agreed(), ByColor::default());

    // Corrected, it is agreed to.
    let mut corrected = counted_against_the_program(RuleSet::Japanese);
    for _ in 0..2 {
        corrected.place(Device::Keyboard, wall);
        agree(&mut corrected, Device::Keyboard);
    }
    corrected.update_until("the end", |desk| desk.phase() == Phase::GameOver);

    // Asked again it objects again; after more passes it gives way.
    agree(&mut desk, Device::Keyboard);
    assert_eq!(desk.phase(), Phase::Playing);
    play_on(&mut desk, Device::Keyboard);
    assert_eq!(with_sign(&mut desk, Sign::Contested), []);
    for _ in 0..40 {
        desk.wait_for("the person's turn or the count", |desk| {
            desk.game().counting().is_some() || desk.app.world().resource::<Session>().person_to_move()
        });
        if desk.game().counting().is_none() {
            pass(&mut desk, Device::Keyboard);
        }
    }
    wait_for_count(&mut desk);
    if !desk.game().dead_stones().unwrap().contains(wall) {
        desk.place(Device::Keyboard, wall);
    }
    agree(&mut desk, Device::Keyboard);
    desk.update_until("the end", |desk| desk.phase() == Phase::GameOver);
}

#[test]
fn ko_and_suicide_are_refused_and_the_ko_is_marked() {
    let mut desk = two_people(5);
    // . X O . .
    // X . X O .   Black takes at (2, 1) … as a ko.
    lay(&mut desk, &[(1, 0), (2, 0), (0, 1), (3, 1), (1, 2), (2, 2), (2, 1), (1, 1)]);
    let ko = desk.at(2, 1);
    assert_eq!(with_sign(&mut desk, Sign::Ko), [ko]);
    desk.place(Device::Keyboard, ko);
    let refused = |desk: &Desk| desk.log::<MoveRefused>().last().unwrap().reason;
    assert_eq!(refused(&desk), Refusal::Illegal(Illegal::Go(IllegalMove::Ko)));
    pass(&mut desk, Device::Keyboard);
    assert_eq!(with_sign(&mut desk, Sign::Ko), [], "a pass ends the ko");

    let mut desk = two_people(5);
    lay(&mut desk, &[(1, 0), (4, 4), (0, 1)]);
    let corner = desk.at(0, 0);
    desk.place(Device::Keyboard, corner);
    assert_eq!(refused(&desk), Refusal::Illegal(Illegal::Go(IllegalMove::Suicide)));
}

#[test]
fn stones_in_atari_are_marked_where_that_is_wanted() {
    let mut desk = two_people(9);
    lay(&mut desk, &[(0, 0), (1, 0)]);
    assert_eq!(with_sign(&mut desk, Sign::Atari), []);
    desk.app.world_mut().resource_mut::<TableSettings>().atari_marks = true;
    desk.update();
    assert_eq!(with_sign(&mut desk, Sign::Atari), [desk.at(0, 0)]);
}

#[test]
fn an_estimate_follows_the_match_while_it_is_shown() {
    let mut desk = two_people(5);
    lay(&mut desk, &WALLS);
    let owned =
        |desk: &mut Desk| signs(desk).iter().filter(|mark| matches!(mark.sign, Sign::Owned(..))).count();
    let is_there = |desk: &mut Desk| {
        let revision = desk.app.world().resource::<Session>().revision();
        desk.app.world().resource::<Estimated>().of(revision).is_some()
    };
    desk.press(KeyCode::KeyT);
    desk.wait_for("an estimate", is_there);
    desk.settle();
    assert!(owned(&mut desk) > 5);
    let point = desk.at(0, 0);
    desk.place(Device::Keyboard, point);
    desk.wait_for("the next estimate", is_there);
    desk.press(KeyCode::KeyT);
    assert_eq!(owned(&mut desk), 0);
}

#[test]
fn a_hint_in_go_is_a_legal_move() {
    let mut desk = two_people(9);
    desk.press(KeyCode::KeyT);
    desk.press(KeyCode::KeyH);
    desk.wait_for("a hint", |desk| desk.app.world().resource::<HintAt>().shown.is_some());
    assert_eq!(desk.app.world().resource::<HintAt>().point(), None, "first one is told where to look");
    desk.press(KeyCode::KeyH);
    let point = desk.app.world().resource::<HintAt>().point().unwrap();
    assert!(desk.game().check(point).is_ok());
}

#[test]
fn a_pass_needs_ones_turn_and_a_game_that_knows_it() {
    let mut desk = Desk::new();
    desk.start(setup(9, RuleSet::Japanese, Seat::Program(Level::Master), Seat::Human));
    desk.update();
    desk.app.world_mut().write_message(MatchOrder::Pass);
    desk.update();
    assert_eq!(desk.log::<Passed>(), []);
    assert!(desk.log::<Notice>().contains(&Notice::here("refused-not-your-turn")));
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    desk.press(KeyCode::KeyG);
    assert_eq!(desk.n_moves(), 0);
    assert_eq!(desk.log::<MatchOrder>().iter().filter(|command| **command == MatchOrder::Pass).count(), 0);
}
