//! The rules of Go: diagrams that name them, and comparison with a slow twin on all board sizes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "rules/go_end.rs"]
mod end;
#[path = "rules/go_games.rs"]
mod games;
#[path = "rules/go_reference.rs"]
mod reference;

use goishi::board::{BoardSize, ByColor, Color, Point, diagram};
use goishi::go::*;

/// A position from a diagram, and names for its points.
pub(crate) struct Scene {
    pub(crate) position: Position,
    marks: Vec<(Point, char)>,
}

/// The stones of a diagram; its letters name points.
pub(crate) fn scene(text: &str, to_move: Color, rules: Rules) -> Scene {
    let read = diagram::parse(text).unwrap();
    let setup = Setup { to_move, ..Setup::from_diagram(&read) };
    Scene { position: setup.position(rules).unwrap(), marks: read.marks }
}

impl Scene {
    pub(crate) fn at(&self, name: char) -> Point {
        self.marks.iter().find(|(_, mark)| *mark == name).unwrap().0
    }

    pub(crate) fn check(&self, name: char) -> Result<(), IllegalMove> {
        self.position.check(Move::Place(self.at(name)))
    }

    /// Plays on the points with these names in turn; a dash passes.
    #[track_caller]
    pub(crate) fn play(&mut self, names: &str) {
        for name in names.chars() {
            let mv = if name == '-' { Move::Pass } else { Move::Place(self.at(name)) };
            assert_eq!(self.position.play(mv), Ok(()), "{name} in {:?}", self.position);
        }
    }
}

const RULES: [RuleSet; 6] = RuleSet::ALL;

/// A white stone in atari at `o`, which Black takes at `b`; elsewhere `p`, `q`, `r`.
const KO: &str = "
    . X O . . p
    X O b O . q
    . X O . . r
    . . . . . .
    . . . . . .
    . . . . . .";

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    for set in RULES {
        let mut scene = scene(KO, Color::Black, set.rules());
        let taken = scene.position.size().point(1, 1).unwrap();
        scene.play("b");
        assert_eq!(scene.position.captures_of_last_move(), [taken]);
        assert_eq!(scene.position.board().ko(), Some(Ko { point: taken, barred: Color::White }));
        let retake = Move::Place(taken);
        let untouched = format!("{:?}", scene.position);
        assert_eq!(scene.position.play(retake), Err(IllegalMove::Ko));
        assert_eq!(format!("{:?}", scene.position), untouched);
        // After a threat and its answer it may.
        scene.play("pq");
        assert_eq!(scene.position.play(retake), Ok(()));
        assert_eq!(scene.position.prisoners(), ByColor { black: 1, white: 1 });
    }
}

/// By simple ko a pass is as good as a threat; by superko the board would be as it was.
#[test]
fn a_ko_after_passes() {
    for (set, expect) in [
        (RuleSet::Japanese, Ok(())),
        (RuleSet::Chinese, Err(IllegalMove::Superko)),
        (RuleSet::TrompTaylor, Err(IllegalMove::Superko)),
        (RuleSet::Aga, Err(IllegalMove::Superko)),
    ] {
        let mut scene = scene(KO, Color::Black, set.rules());
        scene.play("b--");
        scene.position.resume(Color::White);
        scene.position.set_to_move(Color::White);
        let taken = scene.position.size().point(1, 1).unwrap();
        assert_eq!(scene.position.check(Move::Place(taken)), expect, "{set:?}");
    }
}

/// The stone thrown in was the last one played. A ko rule that remembers each last move refuses to take it.
#[test]
fn a_stone_thrown_in_may_be_taken() {
    for set in RULES {
        let mut scene = scene(
            "
            a b X . .
            X X X . .
            . . . . .
            . . O . .
            . . . . .",
            Color::White,
            set.rules(),
        );
        scene.play("a");
        assert_eq!(scene.position.board().ko(), None);
        scene.play("b");
        assert_eq!(scene.position.captures_of_last_move(), [scene.at('a')]);
        assert_eq!(scene.position.board().ko(), None, "the taking stone joined a chain");
        assert_eq!(scene.check('a'), Err(IllegalMove::Suicide));
    }
}

/// One stone takes one stone, but has a second liberty: no ko, though the stone may be taken on the same point later.
#[test]
fn a_taking_stone_with_two_liberties_is_no_ko() {
    let mut scene = scene(
        "
        . X . . . .
        X O b . . .
        . X . . . .
        . . . . . .
        . . . . . .
        . . . . . .",
        Color::Black,
        RuleSet::Japanese.rules(),
    );
    scene.play("b");
    assert_eq!(scene.position.board().ko(), None);
}

#[test]
fn a_snapback_is_no_ko() {
    for set in RULES {
        let mut scene = scene(
            "
            O X s c O .
            O X X X O .
            . O O O . .
            . . . . . .
            . . . . . .
            . . . . . .",
            Color::White,
            set.rules(),
        );
        scene.play("sc");
        assert_eq!(scene.position.captures_of_last_move(), [scene.at('s')]);
        scene.play("s");
        assert_eq!(scene.position.captures_of_last_move().len(), 5);
        assert_eq!(scene.position.prisoners(), ByColor { black: 1, white: 5 });
    }
}

/// Two stones taken at once may be answered by taking one back on the spot.
#[test]
fn taking_back_after_a_capture_of_two_is_no_ko() {
    let mut scene = scene(SEND_TWO, Color::Black, RuleSet::Japanese.rules());
    scene.play("ab");
    assert_eq!(scene.position.captures_of_last_move().len(), 2);
    let back = scene.position.size().point(1, 0).unwrap();
    assert_eq!(scene.position.play(Move::Place(back)), Ok(()));
    assert_eq!(scene.position.board().ko(), None, "a stone with two liberties");
}

/// Black sends two stones with `a`, White takes them with `b`, and Black takes that one.
const SEND_TWO: &str = "
    a X b X .
    O O X X .
    . . O . .
    . . . . .
    . . . . .";

#[test]
fn send_two_return_one() {
    for (set, third) in [
        (RuleSet::Japanese, Ok(())),
        // Another side is to move than when the board was like that.
        (RuleSet::Aga, Ok(())),
        (RuleSet::NewZealand, Ok(())),
        (RuleSet::Chinese, Err(IllegalMove::Superko)),
        (RuleSet::TrompTaylor, Err(IllegalMove::Superko)),
    ] {
        let mut scene = scene(SEND_TWO, Color::Black, set.rules());
        scene.play("ab");
        let back = Move::Place(scene.position.size().point(1, 0).unwrap());
        assert_eq!(scene.position.play(back), third, "{set:?}");
        if third.is_ok() {
            assert_eq!(scene.position.prisoners(), ByColor { black: 1, white: 2 });
            // When White passes, Black would do the same again.
            scene.play("-");
            let again = scene.position.play(Move::Place(scene.at('a')));
            let expect = if set == RuleSet::Japanese { Ok(()) } else { Err(IllegalMove::Superko) };
            assert_eq!(again, expect, "{set:?}");
        }
    }
}

/// While one of two kos is barred the other may be taken.
#[test]
fn double_ko() {
    for set in RULES {
        let mut scene = scene(
            "
            . X O . . . .
            X O b O . . .
            . X O . . . .
            . . . . . . .
            . O X . . . .
            O X d X . . p
            . O X . . . q",
            Color::Black,
            set.rules(),
        );
        let size = scene.position.size();
        let (a, c) = (size.point(1, 1).unwrap(), size.point(1, 5).unwrap());
        scene.play("bd");
        assert_eq!(scene.position.check(Move::Place(c)), Err(IllegalMove::Ko));
        scene.play("p");
        assert_eq!(scene.position.play(Move::Place(a)), Ok(()), "{set:?}");
        assert_eq!(scene.position.play(Move::Place(c)), Ok(()), "{set:?}");
    }
}

/// Three kos, of which Black may take two and White one.
const TRIPLE_KO: &str = "
    . X O . . . . . .
    X O b O . . . . .
    . X O . . . . . .
    . . . . . . X O .
    . . . . . X O d O
    . X O . . . X O .
    X f X O . . . . .
    . X O . . . . . .
    . . . . . . . . .";

/// By simple ko three kos go round for ever; superko ends it at the sixth move.
#[test]
fn triple_ko() {
    for set in RULES {
        let mut scene = scene(TRIPLE_KO, Color::Black, set.rules());
        let size = scene.position.size();
        let point = |x, y| Move::Place(size.point(x, y).unwrap());
        let (a, c, e) = (point(1, 1), point(6, 4), point(2, 6));
        scene.play("bf");
        assert_eq!(scene.position.repeats(), None);
        scene.play("d");
        for mv in [a, e] {
            assert_eq!(scene.position.play(mv), Ok(()), "{set:?}");
        }
        let sixth = scene.position.play(c);
        if set.rules().ko == KoRule::Simple {
            assert_eq!(sixth, Ok(()));
            assert_eq!(scene.position.repeats(), Some(0));
            scene.play("bfd");
        } else {
            assert_eq!(sixth, Err(IllegalMove::Superko));
        }
    }
}

#[test]
fn suicide_of_chains_by_rule_set() {
    let text = "
        a X O . b
        X O . O O
        O O . . .
        . . . . .
        . . . . .";
    for set in RULES {
        let mut scene = scene(text, Color::Black, set.rules());
        assert_eq!(scene.check('b'), Ok(()));
        scene.play("-");
        assert_eq!(scene.check('a'), Ok(()), "White takes");
        scene.play("-");
        scene.position.resume(Color::White);
        scene.position.set_to_move(Color::Black);
        match set.rules().suicide {
            Suicide::Forbidden => assert_eq!(scene.check('a'), Err(IllegalMove::Suicide), "{set:?}"),
            Suicide::AllowedForChains => {
                scene.play("a");
                let expect =
                    [(0, 0), (1, 0), (0, 1)].map(|(x, y)| scene.position.size().point(x, y).unwrap());
                let mut gone = scene.position.captures_of_last_move().to_vec();
                gone.sort();
                let mut expect = expect.to_vec();
                expect.sort();
                assert_eq!(gone, expect);
                assert_eq!(scene.position.prisoners(), ByColor { black: 0, white: 3 });
                assert!(scene.position.undo().is_some() && scene.position.is_consistent());
            }
        }
    }
}

#[test]
fn a_single_stone_never_kills_itself() {
    for set in RULES {
        let mut scene = scene(
            "
            a O . . .
            O O . . .
            . . . . .
            . . . . .
            . . . . .",
            Color::Black,
            set.rules(),
        );
        assert_eq!(scene.check('a'), Err(IllegalMove::Suicide));
        // A record may hold it: the stone is gone, and White has a prisoner.
        let mv = Move::Place(scene.at('a'));
        assert_eq!(scene.position.play_tolerant(Color::Black, mv), Ok(()));
        assert_eq!(scene.position.stone(scene.at('a')), None);
        assert_eq!(scene.position.prisoners().white, 1);
    }
}

/// A stone without a liberty is played when it takes; what is taken first are the other side's stones.
#[test]
fn a_capture_is_no_suicide() {
    let mut scene = scene(
        "
        a O X . .
        O X . . .
        X . . . .
        . . . . .
        . . . . .",
        Color::Black,
        RuleSet::Japanese.rules(),
    );
    scene.play("a");
    assert_eq!(scene.position.captures_of_last_move().len(), 2);
}

/// Each side in turn gives two stones and takes two, and after four moves the board is as it was, without any ko:
/// "eternal life".
#[test]
fn eternal_life() {
    for set in RULES {
        let mut scene = scene(
            "
            O O b d O
            X X O O .
            . X . O .
            . X X . .
            . . . . .",
            Color::Black,
            set.rules(),
        );
        let point = |x| Move::Place(BoardSize::MIN.point(x, 0).unwrap());
        for (x, n_taken) in [(2, 2), (0, 0), (3, 0)] {
            assert_eq!(scene.position.play(point(x)), Ok(()));
            assert_eq!(scene.position.captures_of_last_move().len(), n_taken);
        }
        let fourth = scene.position.play(point(1));
        if set.rules().ko == KoRule::Simple {
            assert_eq!(fourth, Ok(()));
            assert_eq!(scene.position.repeats(), Some(0));
        } else {
            assert_eq!(fourth, Err(IllegalMove::Superko), "{set:?}");
        }
    }
}

#[test]
fn refusals_name_their_reason_and_change_nothing() {
    let size = BoardSize::new(9).unwrap();
    let mut position = Position::new(size, RuleSet::Japanese.rules());
    let off = BoardSize::new(19).unwrap().point(9, 0).unwrap();
    position.play(Move::Place(size.center())).unwrap();
    let untouched = format!("{position:?}");
    assert_eq!(position.play(Move::Place(size.center())), Err(IllegalMove::Occupied));
    assert_eq!(position.play(Move::Place(off)), Err(IllegalMove::Outside));
    assert_eq!(format!("{position:?}"), untouched);
    for _ in 0..2 {
        position.play(Move::Pass).unwrap();
    }
    assert!(position.is_over());
    for mv in [Move::Pass, Move::Place(size.point(0, 0).unwrap()), Move::Place(off)] {
        assert_eq!(position.play(mv), Err(IllegalMove::GameOver));
    }
    assert_eq!(position.legal_points().count(), 0);
}

/// The numbers of legal boards: OEIS A094777.
#[test]
fn the_twin_counts_legal_boards() {
    for (lines, expect) in [(1_usize, 1), (2, 57), (3, 12_675)] {
        let n_points = lines * lines;
        let is_legal = |number: usize| {
            let stone = |i| ['.', 'X', 'O'][number / 3_usize.pow(i as u32) % 3];
            reference::is_legal_board(
                &(0..lines).map(|y| (0..lines).map(|x| stone(y * lines + x)).collect()).collect(),
            )
        };
        assert_eq!((0..3_usize.pow(n_points as u32)).filter(|number| is_legal(*number)).count(), expect);
    }
}
