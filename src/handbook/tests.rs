//! Each picture shows what its sentence says.

use std::collections::BTreeSet;

use super::figure::{Claim, at, go};
use super::go::endgame::{DEAD, FINISHED, PRISONERS};
use super::go::sets;
use super::sum::EXAMPLE;
use super::*;
use crate::board::{BoardSize, Color, Point, PointSet, coord, diagram};
use crate::game::Position;
use crate::game::example::{By, Standing};
use crate::go::{self as rules_of_go, Handicap, Move, PassAlive, Scoring};
use crate::gomoku::opening::{Opening, OpeningGame, Party, Task};
use crate::gomoku::{self, Outcome, Row as Five, Rule, Setup};
use crate::search::estimate;

fn figures() -> impl Iterator<Item = (Topic, &'static Figure)> {
    Topic::all().flat_map(|topic| topic.parts().iter().filter_map(move |part| Some((topic, part.figure()?))))
}

fn shots() -> impl Iterator<Item = (Topic, &'static Figure, &'static Shot)> {
    figures().flat_map(|(topic, figure)| {
        let shots = if let Steps::Shots(shots) = figure.steps { shots } else { &[] };
        shots.iter().map(move |shot| (topic, figure, shot))
    })
}

/// The openings that are played through.
fn openings() -> impl Iterator<Item = (&'static Figure, Opening)> {
    figures().filter_map(|(_, figure)| match figure.example.by {
        By::Opening(opening) => Some((figure, opening)),
        By::Five(_) | By::Go(_) => None,
    })
}

fn opening_at(figure: &Figure, step: usize) -> OpeningGame {
    let Standing::Opening(game) = figure.standing(step) else { panic!("{} is no opening", figure.name) };
    game
}

fn position(figure: &Figure, shot: &Shot) -> Position {
    let Standing::Play(position) = figure.standing_of(shot) else { panic!("{} is an opening", figure.name) };
    position
}

/// Whether the side to move would win there.
fn would_win(position: &gomoku::Position, point: Point) -> bool {
    let mut after = position.clone();
    after.play(point).is_ok() && matches!(after.outcome(), Some(Outcome::Five { .. }))
}

/// Asks the rules of five in a row.
fn check_five(figure: &Figure, shot: &Shot, position: &gomoku::Position, scene: &Scene, claim: Claim) {
    let what = format!("{} {:?} {claim:?}: {position:?}", figure.name, shot.played);
    let point = |name| figure.example.point(name);
    let row_len = |row: Five| row.len;
    match claim {
        Claim::Wins(color, len) => {
            let Some(Outcome::Five { winner, row }) = position.outcome() else { panic!("{what}") };
            assert_eq!((winner, row.len, scene.win), (color, len, Some(row)), "{what}");
        }
        Claim::GoesOn(len) => {
            assert_eq!(position.outcome(), None, "{what}");
            assert_eq!(scene.dead.iter().copied().map(row_len).collect::<Vec<_>>(), [len], "{what}");
        }
        Claim::Quiet => {
            assert_eq!((position.outcome(), scene.win, scene.dead.len()), (None, None, 0), "{what}");
        }
        Claim::Forbidden(name, kind, n_causes) => {
            let point = point(name);
            assert_eq!(position.forbidden(point), Some(kind), "{what}");
            assert_eq!(position.why_forbidden(point).unwrap().causes.len(), n_causes, "{what}");
            assert!(scene.forbidden.contains(&(point, kind)), "{what}");
            if shot.look == Some(name) {
                assert_eq!(scene.causes.len(), n_causes, "{what}");
                assert_eq!(scene.ghosts, [(point, Color::Black)], "{what}");
            }
        }
        Claim::Exchanged(name, kind) => {
            let exchanged = position.stones().map(|(point, color)| (point, !color)).collect();
            let setup = Setup { size: position.size(), stones: exchanged, to_move: Color::Black };
            let position = setup.position(Rule::Renju).unwrap();
            assert_eq!(position.forbidden(point(name)), Some(kind), "{what}");
        }
        Claim::NForbidden(n) => assert_eq!(scene.forbidden.len(), n, "{what}: {:?}", scene.forbidden),
        Claim::Allowed(name) => {
            assert_eq!(position.check(point(name)), Ok(()), "{what}");
            assert_eq!(scene.allowed, Some(point(name)), "{what}");
        }
        Claim::WouldWin(name) => assert!(would_win(position, point(name)), "{what}"),
        Claim::WouldNotWin(name) => assert!(!would_win(position, point(name)), "{what}"),
        Claim::NoWin => {
            assert!(position.empty_points().all(|point| !would_win(position, point)), "{what}");
        }
        _ => panic!("{what}: nothing for five in a row"),
    }
}

/// Asks the rules of Go.
fn check_go(figure: &Figure, shot: &Shot, position: &rules_of_go::Position, scene: &Scene, claim: Claim) {
    let what = format!("{} {:?} {claim:?}: {position:?}", figure.name, shot.played);
    let point = |name| figure.example.point(name);
    match claim {
        Claim::Chain(stone, n_stones, n_liberties) => {
            let chain = position.board().chain_at(point(stone)).expect(&what);
            assert_eq!((chain.n_stones(), chain.n_liberties()), (n_stones, n_liberties), "{what}");
            if let Show::Liberties(names) = shot.show
                && names.contains(&stone)
            {
                let shown: PointSet = scene.go.liberties.iter().copied().collect();
                assert!(chain.liberties().iter().all(|point| shown.contains(point)), "{what}");
            }
        }
        Claim::Took(n) => {
            let color = position.to_move();
            assert_eq!(scene.go.taken.len(), n, "{what}");
            assert!(scene.go.taken.iter().all(|(_, taken)| *taken == color), "{what}");
        }
        Claim::Suicide(n) => {
            let color = !position.to_move();
            assert_eq!(scene.go.taken.len(), n, "{what}");
            assert!(scene.go.taken.iter().all(|(_, taken)| *taken == color), "{what}");
            let before = figure.example.prisoners[!color];
            assert_eq!(position.prisoners()[!color] - before, n as u32, "{what}");
        }
        Claim::Allowed(name) => {
            assert_eq!(position.check(Move::Place(point(name))), Ok(()), "{what}");
        }
        Claim::Refused(name, reason) => {
            assert_eq!(position.check(Move::Place(point(name))), Err(reason), "{what}");
        }
        Claim::WouldLose(color, first, answer, n) => {
            let Position::Go(mut position) = figure.example.position("") else { panic!("{what}") };
            position.play_as(color, Move::Place(point(first))).expect(&what);
            position.play(Move::Place(point(answer))).expect(&what);
            assert_eq!(position.captures_of_last_move().len(), n, "{what}");
            assert_eq!(position.to_move(), color, "{what}");
        }
        Claim::Alive(color, n) => {
            let alive = PassAlive::of(position.board(), color, position.rules().suicide);
            assert_eq!(alive.stones.len(), n, "{what}");
        }
        Claim::ToMove(color) => assert_eq!(position.to_move(), color, "{what}"),
        Claim::Over(is_over) => assert_eq!(position.is_over(), is_over, "{what}"),
        Claim::SameBoard => {
            let stones: Vec<(Point, Color)> = position.stones().collect();
            assert_eq!(stones, diagram::parse(figure.example.board).unwrap().stones, "{what}");
        }
        Claim::Dame(n) => assert_eq!(figure.score(shot).expect(&what).dame, n, "{what}"),
        Claim::SekiEyes(n) => {
            let score = figure.score(shot).expect(&what);
            assert_eq!((score.seki_eyes.black, score.seki_eyes.white), (n, n), "{what}");
            assert_eq!(scene.go.seki_eyes.len() as u32, 2 * n, "{what}");
        }
        Claim::Ends(result) => {
            assert_eq!(figure.score(shot).expect(&what).outcome().to_string(), result, "{what}");
        }
        _ => panic!("{what}: nothing for Go"),
    }
}

#[test]
fn every_picture_shows_what_its_sentence_claims() {
    assert!(shots().count() > 90);
    for (topic, figure, shot) in shots() {
        let asked = match topic {
            Topic::Rule(rule) => By::Five(rule),
            Topic::Forbidden => By::Five(Rule::Renju),
            _ => By::Go(RuleSet::Japanese),
        };
        assert_eq!(figure.example.by, asked, "{}", figure.name);
        assert!(!shot.claims.is_empty(), "{} {:?}", figure.name, shot.played);
        let position = position(figure, shot);
        let scene = figure.scene_of(shot, &position);
        for &claim in shot.claims {
            match &position {
                Position::Gomoku(position) => check_five(figure, shot, position, &scene, claim),
                Position::Go(position) => check_go(figure, shot, position, &scene, claim),
            }
        }
    }
}

/// The marks on the board are those of the rules and nothing else.
#[test]
fn no_picture_of_five_shows_more_than_the_rules_say() {
    for (_, figure, shot) in shots() {
        let Position::Gomoku(position) = position(figure, shot) else { continue };
        let look = shot.look.map(|name| figure.example.point(name));
        let scene = Scene::of_five(&position, look);
        assert!(scene.forbidden.iter().all(|&(point, kind)| position.forbidden(point) == Some(kind)));
        assert_eq!(scene.stones, position.stones().collect::<Vec<_>>());
        // What is thought of is either allowed or forbidden.
        assert_eq!(scene.allowed.is_some() || !scene.causes.is_empty(), look.is_some());
        let Steps::Shots(all) = figure.steps else { continue };
        let claims = || all.iter().flat_map(|shot| shot.claims);
        for (point, kind) in &scene.forbidden {
            let is_told = claims().any(|claim| match claim {
                Claim::Forbidden(name, ..) => figure.example.point(name) == *point,
                _ => false,
            });
            let what = figure.name;
            assert!(is_told || look == Some(*point), "{what}: {point:?} is {kind:?} by chance: {position:?}");
        }
    }
}

/// What is drawn is what the rules say, and nothing else.
#[test]
fn no_picture_of_go_shows_more_than_the_rules_say() {
    for (_, figure, shot) in shots() {
        let lying = position(figure, shot);
        let scene = figure.scene_of(shot, &lying);
        let Position::Go(position) = lying else { continue };
        let what = format!("{} {:?}: {position:?}", figure.name, shot.played);
        assert_eq!(scene.stones, position.stones().collect::<Vec<_>>(), "{what}");
        assert!(position.board().chains().all(|chain| chain.n_liberties() > 0), "{what}");
        // What is thought of is either allowed or refused, and a claim says why.
        assert_eq!(scene.allowed.is_some(), shot.look.is_some() && scene.go.refused.is_none(), "{what}");
        if let Some(look) = shot.look {
            let is_told = |claim: &Claim| match claim {
                Claim::Allowed(name) => *name == look && scene.allowed.is_some(),
                Claim::Refused(name, _) => *name == look && scene.go.refused.is_some(),
                _ => false,
            };
            assert!(shot.claims.iter().any(is_told), "{what}");
        }
        // Every point of a count is marked once, but for stones that live and for neutral points.
        if let Some(score) = figure.score(shot) {
            let marked = scene.go.territory.len() + scene.go.seki_eyes.len() + scene.go.dead.len();
            let living = (score.stones.black + score.stones.white) as usize;
            let n_points = position.size().n_points();
            assert_eq!(marked + living + score.dame as usize, n_points, "{what}");
            let is_free = |(point, _): &(Point, Color)| position.stone(*point).is_none();
            assert!(scene.go.territory.iter().chain(&scene.go.seki_eyes).all(is_free), "{what}");
        }
    }
}

/// Letters stand on free points that something is said about.
#[test]
fn every_letter_is_spoken_of() {
    for (_, figure) in figures() {
        let Steps::Shots(shots) = figure.steps else { continue };
        for (_, letter) in figure.example.diagram().marks {
            let names = |text: &str| text.split_whitespace().any(|word| word.chars().eq([letter]));
            let is_used = shots.iter().any(|shot| {
                let claims = format!("{:?}", shot.claims);
                names(shot.played)
                    || shot.look.is_some_and(names)
                    || claims.contains(&format!("\"{letter}\""))
            });
            assert!(is_used, "{}: {letter}", figure.name);
        }
    }
}

/// A script runs from the first stone, or a question, to the end, and each of its steps is legal.
#[test]
fn every_opening_is_played_to_its_end() {
    for (figure, _) in openings() {
        let n_steps = figure.n_steps();
        assert!(n_steps >= 4, "{}", figure.name);
        let begin = opening_at(figure, 0);
        assert!(
            begin.stones().is_empty() || matches!(begin.task(), Some(Task::Choose(_))),
            "{}",
            figure.name
        );
        for step in 0..n_steps {
            let game = opening_at(figure, step);
            let is_last = step + 1 == n_steps;
            assert_eq!(game.task().is_none(), is_last, "{} step {step}: {game:?}", figure.name);
            let scene = figure.scene(step);
            assert_eq!(scene.stones.len(), game.stones().len());
            // All of it lies in the part of the board that is shown.
            let first = (scene.size.lines() - scene.lines) / 2;
            let shown = first..first + scene.lines;
            let points = scene.stones.iter().chain(&scene.ghosts);
            assert!(
                points.into_iter().all(|(p, _)| shown.contains(&p.x()) && shown.contains(&p.y())),
                "{}",
                figure.name
            );
        }
    }
}

/// Every opening has a page that plays it, and among them are some in which the players swap.
#[test]
fn every_opening_has_its_script() {
    for topic in Topic::OPENINGS {
        let Topic::Opening(opening) = topic else { panic!("{topic:?}") };
        assert!(openings().any(|(_, played)| played == opening), "{topic:?}");
    }
    let ends = openings().map(|(figure, _)| opening_at(figure, figure.n_steps() - 1));
    assert!(ends.filter(|end| end.black() != Party::First).count() >= 3);
}

#[test]
fn names_are_different() {
    let mut names = BTreeSet::new();
    for name in figures().map(|(_, figure)| figure.name).chain(Topic::all().map(Topic::name)) {
        assert!(names.insert(name), "{name}");
    }
}

/// The worked example could have been played: as many stones as moves, and Black has made the last one.
#[test]
fn the_worked_game_has_been_played() {
    let stones = diagram::parse(FINISHED).unwrap().stones;
    let n = |color| stones.iter().filter(|(_, other)| *other == color).count() as u32;
    assert_eq!(n(Color::Black) + PRISONERS.white, n(Color::White) + PRISONERS.black + 1);
}

/// The stones that it calls dead are those that playouts find dead, by every rule set.
#[test]
fn the_dead_stones_of_the_worked_game_are_dead() {
    for set in RuleSet::ALL {
        let Position::Go(position) = position(&go("", FINISHED, &[]), &at("").by(set)) else { panic!() };
        let found: BTreeSet<Point> = estimate(&position, 1).judgment.dead.iter().collect();
        let told = DEAD.iter().map(|name| coord::parse(name, position.size()).unwrap()).collect();
        assert_eq!(found, told, "{set:?}");
    }
}

/// Both ways of counting agree on the worked game but for the komi, since Black has made one move more.
#[test]
fn the_two_ways_of_counting_agree() {
    let lead = |set: RuleSet| {
        let figure = go("", FINISHED, &[]).prisoners(PRISONERS);
        let score = figure.score(&at("").by(set).showing(Show::Sum(DEAD))).unwrap();
        score.total(Color::Black) - score.total(Color::White) + set.rules().komi.points()
    };
    for set in RuleSet::ALL {
        let expect = match set.rules().scoring {
            Scoring::Territory => rules_of_go::HalfPoints::from_points(6),
            Scoring::Area => rules_of_go::HalfPoints::from_points(7),
        };
        assert_eq!(lead(set), expect, "{set:?}");
    }
}

/// The page of a rule set asks that rule set.
#[test]
fn every_rule_set_speaks_for_itself() {
    for topic in Topic::GO_RULES {
        let Topic::GoRules(set) = topic else { panic!("{topic:?}") };
        let mut n_facts = 0;
        for part in topic.parts() {
            match part {
                Part::Facts(other) => {
                    assert_eq!(*other, set);
                    n_facts += 1;
                }
                Part::Figure(figure) => {
                    let Steps::Shots(shots) = figure.steps else { panic!("{set:?}") };
                    assert!(shots.iter().all(|shot| shot.by == Some(set)), "{}", figure.name);
                }
                _ => {}
            }
        }
        assert_eq!(n_facts, 1, "{set:?}");
    }
    // Rule sets that differ tell it.
    for (i, set) in RuleSet::ALL.into_iter().enumerate() {
        for other in RuleSet::ALL.into_iter().skip(i + 1) {
            let is_same = set.rules() == rules_of_go::Rules { komi: set.rules().komi, ..other.rules() };
            // But for the komi, which comes last.
            let told = |set| sets::facts(set).into_iter().take(5).collect::<Vec<_>>();
            assert_eq!(told(set) == told(other), is_same, "{set:?} {other:?}");
        }
    }
}

#[test]
fn every_handicap_is_shown() {
    let size = rules_of_go::DEFAULT_SIZE;
    let (_, figure) = figures().find(|(_, figure)| matches!(figure.steps, Steps::Handicap)).unwrap();
    for step in 0..figure.n_steps() {
        let Standing::Play(Position::Go(position)) = figure.standing(step) else { panic!("{step}") };
        assert_eq!(usize::from(position.n_handicap()), step + 2);
        assert_eq!(position.to_move(), Color::White);
        assert_eq!(figure.scene(step).stones.len(), step + 2);
    }
    assert_eq!(figure.n_steps() + 1, usize::from(Handicap::max_fixed(size)));
    assert!(Handicap::fixed(BoardSize::new(9).unwrap(), EXAMPLE).is_ok());
}
