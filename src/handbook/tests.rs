//! Each picture shows what its sentence says.

use std::collections::BTreeSet;

use super::scene::Scene;
use super::study::{Claim, Shot};
use super::*;
use crate::board::{Color, Point};
use crate::gomoku::opening::Task;
use crate::gomoku::{Outcome, Position, Row, Rule, Setup};

fn parts() -> impl Iterator<Item = (Topic, &'static Part)> {
    Topic::all().flat_map(|topic| topic.parts().iter().map(move |part| (topic, part)))
}

fn figures() -> impl Iterator<Item = &'static dyn Figure> {
    parts().filter_map(|(_, part)| part.figure())
}

fn studies() -> impl Iterator<Item = (Topic, &'static Study)> {
    parts()
        .filter_map(|(topic, part)| if let Part::Study(study) = part { Some((topic, study)) } else { None })
}

fn scripts() -> impl Iterator<Item = &'static Script> {
    parts().filter_map(|(_, part)| if let Part::Script(script) = part { Some(script) } else { None })
}

/// The winner and the length of the row if the side to move played there.
fn would_win(position: &Position, point: Point) -> bool {
    let mut after = position.clone();
    after.play(point).is_ok() && matches!(after.outcome(), Some(Outcome::Five { .. }))
}

fn check(study: &Study, shot: &Shot, claim: Claim) {
    let position = study.position(shot);
    let scene = Scene::of_position(&position, shot.look.map(|letter| study.point(letter)));
    let what = format!("{} {:?} {claim:?}: {position:?}", study.name, shot.played);
    let row_len = |row: Row| row.len;
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
        Claim::Forbidden(letter, kind, n_causes) => {
            let point = study.point(letter);
            assert_eq!(position.forbidden(point), Some(kind), "{what}");
            assert_eq!(position.why_forbidden(point).unwrap().causes.len(), n_causes, "{what}");
            assert!(scene.forbidden.contains(&(point, kind)), "{what}");
            if shot.look == Some(letter) {
                assert_eq!(scene.causes.len(), n_causes, "{what}");
                assert_eq!(scene.ghosts, [(point, Color::Black)], "{what}");
            }
        }
        Claim::Exchanged(letter, kind) => {
            let exchanged = position.stones().map(|(point, color)| (point, !color)).collect();
            let setup = Setup { size: position.size(), stones: exchanged, to_move: Color::Black };
            let position = setup.position(Rule::Renju).unwrap();
            assert_eq!(position.forbidden(study.point(letter)), Some(kind), "{what}");
        }
        Claim::NForbidden(n) => assert_eq!(scene.forbidden.len(), n, "{what}: {:?}", scene.forbidden),
        Claim::Allowed(letter) => {
            assert_eq!(position.check(study.point(letter)), Ok(()), "{what}");
            assert_eq!(scene.allowed, Some(study.point(letter)), "{what}");
        }
        Claim::WouldWin(letter) => assert!(would_win(&position, study.point(letter)), "{what}"),
        Claim::WouldNotWin(letter) => assert!(!would_win(&position, study.point(letter)), "{what}"),
        Claim::NoWin => {
            assert!(position.empty_points().all(|point| !would_win(&position, point)), "{what}");
        }
    }
}

#[test]
fn every_picture_shows_what_its_sentence_claims() {
    for (topic, study) in studies() {
        let asked = match topic {
            Topic::Rule(rule) => rule,
            _ => Rule::Renju,
        };
        assert_eq!(study.rule, asked, "{}", study.name);
        for shot in study.shots {
            assert!(!shot.claims.is_empty(), "{}", study.name);
            for &claim in shot.claims {
                check(study, shot, claim);
            }
        }
    }
}

/// The marks on the board are those of the rules and nothing else.
#[test]
fn no_picture_shows_more_than_the_rules_say() {
    for (_, study) in studies() {
        for shot in study.shots {
            let position = study.position(shot);
            let scene = Scene::of_position(&position, shot.look.map(|letter| study.point(letter)));
            assert!(scene.forbidden.iter().all(|&(point, kind)| position.forbidden(point) == Some(kind)));
            assert_eq!(scene.stones, position.stones().collect::<Vec<_>>());
            // What is thought of is either allowed or forbidden.
            assert_eq!(scene.allowed.is_some() || !scene.causes.is_empty(), shot.look.is_some());
            let near_look = |point: Point| shot.look.is_some_and(|letter| study.point(letter) == point);
            let is_told = |point: Point| {
                let named = |letter| study.point(letter) == point;
                near_look(point)
                    || study
                        .shots
                        .iter()
                        .flat_map(|shot| shot.claims)
                        .any(|claim| matches!(*claim, Claim::Forbidden(letter, ..) if named(letter)))
            };
            for (point, kind) in &scene.forbidden {
                assert!(is_told(*point), "{}: {point:?} is {kind:?} by chance: {position:?}", study.name);
            }
        }
    }
}

/// A script runs from the first stone, or a question, to the end, and each of its steps is legal.
#[test]
fn every_opening_is_played_to_its_end() {
    for script in scripts() {
        let n_steps = script.n_steps();
        assert!(n_steps >= 4, "{}", script.name);
        let begin = script.game(0);
        assert!(
            begin.stones().is_empty() || matches!(begin.task(), Some(Task::Choose(_))),
            "{}",
            script.name
        );
        for step in 0..n_steps {
            let game = script.game(step);
            let is_last = step + 1 == n_steps;
            assert_eq!(game.task().is_none(), is_last, "{} step {step}: {game:?}", script.name);
            let scene = script.scene(step);
            assert_eq!(scene.stones.len(), game.stones().len());
            // All of it lies in the part of the board that is shown.
            let first = (scene.size.lines() - scene.lines) / 2;
            let shown = first..first + scene.lines;
            let points = scene.stones.iter().chain(&scene.ghosts);
            assert!(
                points.into_iter().all(|(p, _)| shown.contains(&p.x()) && shown.contains(&p.y())),
                "{}",
                script.name
            );
        }
    }
}

/// Every opening has a page that plays it, and among the scripts each answer that changes something is given once.
#[test]
fn every_opening_has_its_script() {
    for topic in Topic::OPENINGS {
        let Topic::Opening(opening) = topic else { panic!("{topic:?}") };
        assert!(scripts().any(|script| script.opening == opening), "{topic:?}");
    }
    let swaps = scripts()
        .filter(|script| script.game(script.n_steps() - 1).black() != crate::gomoku::opening::Party::First);
    assert!(swaps.count() >= 3);
}

#[test]
fn names_are_different() {
    let mut names = BTreeSet::new();
    for name in figures().map(Figure::name).chain(Topic::all().map(Topic::name)) {
        assert!(names.insert(name), "{name}");
    }
}
