//! Matches of both games with all their branches: written, read and replayed they are the same matches.

use std::time::Duration;

use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::game::clock::TimeControl;
use goishi::game::{
    GameSetup, GoSetup, GomokuSetup, Match, MatchSetup, OnForbidden, Placement, Seat, Step, Walk,
    tree::NodeId,
};
use goishi::go::{Judgment, Komi, RuleSet};
use goishi::gomoku::Rule;
use goishi::gomoku::opening::{Opening, Party};
use goishi::record::{Condition, sgf};
use goishi::search::Level;
use proptest::prelude::*;

/// Something done to a match, with numbers that choose what exactly.
type Deed = (u8, u16);

fn seats() -> impl Strategy<Value = ByColor<Seat>> {
    let seat = || {
        prop_oneof![
            3 => Just(Seat::Human),
            1 => proptest::sample::select(Level::ALL.to_vec()).prop_map(Seat::Program)
        ]
    };
    (seat(), seat()).prop_map(|(black, white)| ByColor { black, white })
}

fn gomoku() -> impl Strategy<Value = GameSetup> {
    let opening = proptest::sample::select(Opening::ALL.to_vec());
    let rule = proptest::sample::select(Rule::ALL.to_vec());
    let on_forbidden = proptest::sample::select(OnForbidden::ALL.to_vec());
    (5_u8..=12, rule, opening, on_forbidden).prop_map(|(lines, rule, opening, on_forbidden)| {
        let rule = if opening.is_renju() { Rule::Renju } else { rule };
        GomokuSetup { size: BoardSize::new(lines).unwrap(), rule, opening, on_forbidden }.into()
    })
}

fn go() -> impl Strategy<Value = GameSetup> {
    let rules = proptest::sample::select(RuleSet::ALL.to_vec());
    let placement = proptest::sample::select(Placement::ALL.to_vec());
    (5_u8..=9, rules, 0_u8..6, placement, -20..40_i32).prop_map(
        |(lines, rules, handicap, placement, halves)| {
            let komi = Komi::from_halves(halves).unwrap();
            GoSetup { size: BoardSize::new(lines).unwrap(), rules, handicap, placement, komi }.into()
        },
    )
}

/// How long the sides may think: mostly as long as they like.
fn time() -> impl Strategy<Value = ByColor<TimeControl>> {
    let s = Duration::from_secs;
    let time = prop_oneof![
        3 => Just(TimeControl::None),
        1 => Just(TimeControl::Absolute { main: s(300) }),
        1 => Just(TimeControl::Japanese { main: s(20), periods: 3, period: s(40) }),
        1 => Just(TimeControl::Canadian { main: s(0), stones: 4, period: s(90) }),
        1 => Just(TimeControl::Fischer { main: s(60), increment: Duration::from_millis(2500) }),
    ];
    (time, 1_u32..3)
        .prop_map(|(black, factor)| ByColor { black, white: black.with_main(black.main() * factor) })
}

/// A match in which all that can be done was done at random.
fn played(game: GameSetup, seats: ByColor<Seat>, time: ByColor<TimeControl>, deeds: &[Deed]) -> Match {
    let setup = MatchSetup { time, ..MatchSetup::new(game, seats) };
    let mut game = Match::new(setup);
    for deed in deeds {
        act(&mut game, *deed);
    }
    game
}

fn act(game: &mut Match, (kind, n): Deed) {
    let color = if n % 2 == 0 { Color::Black } else { Color::White };
    let nodes: Vec<NodeId> = game.record().preorder(game.record().root()).collect();
    match kind {
        0..=11 => step(game, n),
        12 => {
            game.undo();
        }
        13 => {
            game.redo();
        }
        14 => {
            let walks = [
                Walk::First,
                Walk::Back(3),
                Walk::Forward(2),
                Walk::Last,
                Walk::NextBranch,
                Walk::PreviousBranch,
            ];
            game.walk(walks[usize::from(n) % walks.len()]);
        }
        15 => {
            game.walk(Walk::To(nodes[usize::from(n) % nodes.len()]));
        }
        16 if n % 4 == 0 => game.resign(color),
        16 if n % 4 == 1 => game.agree_draw(),
        17 => {
            let points: Vec<Point> = game.size().points().filter(|point| point.index() % 3 == 0).collect();
            let judgment = Judgment { dead: points.into_iter().collect(), ..Judgment::default() };
            game.propose(judgment);
        }
        18 => {
            game.toggle_dead(point(game, n));
        }
        19 | 20 => game.agree_to_count(color),
        21 => game.resume(color),
        22 => game.edit_record(|tree| tree.set_comment(nodes[usize::from(n) % nodes.len()], "well, ] so")),
        23 if n % 5 == 0 => {
            game.edit_record(|tree| tree.delete(nodes[usize::from(n) % nodes.len()]));
        }
        24 => {
            game.run_clock(Duration::from_millis(u64::from(n)));
        }
        25 => game.give_time(color, Duration::from_secs(u64::from(n) % 90)),
        _ => {}
    }
}

fn point(game: &Match, n: u16) -> Point {
    let points: Vec<Point> = game.size().points().collect();
    points[usize::from(n) % points.len()]
}

/// An answer where one is asked for, else a stone where one may lie, and now and then a pass.
fn step(game: &mut Match, n: u16) {
    let answers: Vec<_> = game.opening().answers().collect();
    if let Some(answer) = answers.get(usize::from(n) % answers.len().max(1)) {
        // Refused after the end only.
        let _ = game.answer(*answer);
        return;
    }
    if n.is_multiple_of(5) && game.pass().is_ok() {
        return;
    }
    let points: Vec<Point> = game.size().points().collect();
    let from = usize::from(n) % points.len();
    let legal = points.iter().cycle().skip(from).take(points.len()).find(|point| game.check(**point).is_ok());
    if let Some(point) = legal {
        game.step(Step::Point(*point)).unwrap();
    }
}

/// The numbers of the children that lead to a node.
fn place(game: &Match) -> Vec<usize> {
    let tree = game.record();
    let number = |node: &NodeId| {
        let parent = tree.parent(*node)?;
        tree.children(parent).position(|child| child == *node)
    };
    tree.path(game.node()).iter().filter_map(number).collect()
}

/// All that can be asked about a match.
fn seen(game: &Match) -> impl PartialEq + std::fmt::Debug + use<> {
    let position = game.position();
    (
        (game.setup(), game.seats(), game.seat_to_move(), game.task(), game.opening().clone()),
        (place(game), position.moves().collect::<Vec<_>>(), position.stones().collect::<Vec<_>>()),
        (position.to_move(), position.hash(), game.outcome(), game.counting().cloned(), game.score()),
        (game.n_to_undo(), game.can_undo(), game.can_redo(), game.is_fresh(), game.clocks()),
    )
}

fn check(game: &Match) {
    let names = ByColor { black: String::new(), white: String::new() };
    let text = sgf::write(game, &names);
    let mut read = sgf::read(text.as_bytes());
    assert_eq!(read.condition(), Condition::Sound, "{text}\n{:?}", read.problems);
    let mut again = Match::from_record(read.games.remove(0)).unwrap();
    assert_eq!(again.problems(), []);
    // What was thought where the match stands, and that the colors have been exchanged there, is in files only.
    assert_eq!(again.to_tree(), game.to_tree(), "{text}");
    if game.clocks().is_none() && game.opening().black() == Party::First {
        assert_eq!(again.record(), game.record(), "{text}");
    }
    assert_eq!(seen(&again), seen(game), "{text}");
    // The branches visited last are known as well.
    let mut game = game.clone();
    assert_eq!(game.redo(), again.redo(), "{text}");
    game.walk(Walk::Last);
    again.walk(Walk::Last);
    assert_eq!(seen(&again), seen(&game), "{text}");
    // Whatever way leads to a node, the match is the same there.
    let nodes: Vec<NodeId> = game.record().preorder(game.record().root()).collect();
    for node in nodes.iter().rev() {
        game.walk(Walk::To(*node));
        let mut direct = Match::from_tree(game.record().clone(), *node).unwrap();
        assert_eq!(direct.node(), *node);
        assert!(direct.position().is_consistent());
        direct.walk(Walk::First);
        assert_eq!(direct.problems(), [], "{text}");
        direct.walk(Walk::To(*node));
        let (ours, theirs) = (game.position(), direct.position());
        assert!(ours.moves().eq(theirs.moves()) && ours.hash() == theirs.hash(), "{text}");
        assert_eq!((game.task(), game.outcome()), (direct.task(), direct.outcome()), "{text}");
    }
    while game.walk(Walk::Back(1)) {}
    assert_eq!(game.node(), game.record().root());
}

proptest! {
    #[test]
    fn matches_of_five_in_a_row(
        game in gomoku(),
        seats in seats(),
        time in time(),
        deeds in proptest::collection::vec((0_u8..26, any::<u16>()), 0..90),
    ) {
        check(&played(game, seats, time, &deeds));
    }

    #[test]
    fn matches_of_go(
        game in go(),
        seats in seats(),
        time in time(),
        deeds in proptest::collection::vec((0_u8..26, any::<u16>()), 0..90),
    ) {
        check(&played(game, seats, time, &deeds));
    }
}
