//! Each picture of Go shows what its sentence says.

use std::collections::BTreeSet;

use super::endgame::{DEAD, FINISHED, PRISONERS};
use super::handicap::{self, HandicapStones};
use super::sets;
use super::study::{Claim, GoStudy, SHOT, STUDY, Shot, Show};
use crate::board::{BoardSize, Color, Point, PointSet, coord, diagram};
use crate::go::{self, Handicap, Move, PassAlive, RuleSet, Scoring};
use crate::handbook::figure::Figure;
use crate::handbook::{Part, Topic};
use crate::search::mcts::estimate;

fn parts() -> impl Iterator<Item = &'static Part> {
    Topic::GO.into_iter().chain(Topic::GO_RULES).flat_map(Topic::parts)
}

fn studies() -> impl Iterator<Item = &'static GoStudy> {
    parts().filter_map(|part| if let Part::Go(study) = part { Some(study) } else { None })
}

fn shots() -> impl Iterator<Item = (&'static GoStudy, &'static Shot)> {
    studies().flat_map(|study| study.shots.iter().map(move |shot| (study, shot)))
}

fn check(study: &GoStudy, shot: &Shot, claim: Claim) {
    let position = study.position(shot);
    let scene = study.scene_of(shot);
    let what = format!("{} {:?} {claim:?}: {position:?}", study.name, shot.played);
    match claim {
        Claim::Chain(stone, n_stones, n_liberties) => {
            let chain = position.board().chain_at(study.point(stone)).expect(&what);
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
            let before = study.prisoners[!color];
            assert_eq!(position.prisoners()[!color] - before, n as u32, "{what}");
        }
        Claim::Allowed(name) => {
            assert_eq!(position.check(Move::Place(study.point(name))), Ok(()), "{what}");
        }
        Claim::Refused(name, reason) => {
            assert_eq!(position.check(Move::Place(study.point(name))), Err(reason), "{what}");
        }
        Claim::WouldLose(color, first, answer, n) => {
            let mut position = study.position(&Shot { played: "", ..SHOT });
            position.play_as(color, Move::Place(study.point(first))).expect(&what);
            position.play(Move::Place(study.point(answer))).expect(&what);
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
            assert_eq!(stones, diagram::parse(study.board).unwrap().stones, "{what}");
        }
        Claim::Dame(n) => assert_eq!(study.score(shot).expect(&what).dame, n, "{what}"),
        Claim::SekiEyes(n) => {
            let score = study.score(shot).expect(&what);
            assert_eq!((score.seki_eyes.black, score.seki_eyes.white), (n, n), "{what}");
            assert_eq!(scene.go.seki_eyes.len() as u32, 2 * n, "{what}");
        }
        Claim::Ends(result) => {
            assert_eq!(study.score(shot).expect(&what).outcome().to_string(), result, "{what}");
        }
    }
}

#[test]
fn every_picture_of_go_shows_what_its_sentence_claims() {
    assert!(studies().count() > 15);
    for (study, shot) in shots() {
        assert!(!shot.claims.is_empty(), "{} {:?}", study.name, shot.played);
        for &claim in shot.claims {
            check(study, shot, claim);
        }
    }
}

/// What is drawn is what the rules say, and nothing else.
#[test]
fn no_picture_of_go_shows_more_than_the_rules_say() {
    for (study, shot) in shots() {
        let (position, scene) = (study.position(shot), study.scene_of(shot));
        let what = format!("{} {:?}: {position:?}", study.name, shot.played);
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
        if let Some(score) = study.score(shot) {
            let marked = scene.go.territory.len() + scene.go.seki_eyes.len() + scene.go.dead.len();
            let living = (score.stones.black + score.stones.white) as usize;
            let n_points = position.size().n_points();
            assert_eq!(marked + living + score.dame as usize, n_points, "{what}");
            let is_free = |(point, _): &(Point, Color)| position.stone(*point).is_none();
            assert!(scene.go.territory.iter().chain(&scene.go.seki_eyes).all(is_free), "{what}");
        }
    }
}

/// Marks of a figure stand on free points that something is said about.
#[test]
fn every_letter_is_spoken_of() {
    for study in studies() {
        for (_, letter) in diagram::parse(study.board).unwrap().marks {
            let names = |text: &str| text.split_whitespace().any(|word| word.chars().eq([letter]));
            let is_used = study.shots.iter().any(|shot| {
                let claims = format!("{:?}", shot.claims);
                names(shot.played)
                    || shot.look.is_some_and(names)
                    || claims.contains(&format!("\"{letter}\""))
            });
            assert!(is_used, "{}: {letter}", study.name);
        }
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
        let read = diagram::parse(FINISHED).unwrap();
        let setup = go::Setup { prisoners: PRISONERS, ..go::Setup::from_diagram(&read) };
        let position = setup.position(set.rules()).unwrap();
        let found: BTreeSet<Point> = estimate(&position, 1).judgment.dead.iter().collect();
        let told = DEAD.iter().map(|name| coord::parse(name, read.size).unwrap()).collect();
        assert_eq!(found, told, "{set:?}");
    }
}

/// Both ways of counting agree on the worked game but for the komi, since Black has made one move more.
#[test]
fn the_two_ways_of_counting_agree() {
    let lead = |set: RuleSet| {
        let shot = Shot { by: set, show: Show::Sum(DEAD), ..SHOT };
        let study = GoStudy { board: FINISHED, prisoners: PRISONERS, ..STUDY };
        let score = study.score(&shot).unwrap();
        score.total(Color::Black) - score.total(Color::White) + set.rules().komi.points()
    };
    for set in RuleSet::ALL {
        let expect = match set.rules().scoring {
            Scoring::Territory => go::HalfPoints::from_points(6),
            Scoring::Area => go::HalfPoints::from_points(7),
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
                Part::Go(study) => assert!(study.shots.iter().all(|shot| shot.by == set), "{}", study.name),
                _ => {}
            }
        }
        assert_eq!(n_facts, 1, "{set:?}");
    }
    // Rule sets that differ tell it.
    for (i, set) in RuleSet::ALL.into_iter().enumerate() {
        for other in RuleSet::ALL.into_iter().skip(i + 1) {
            let is_same = set.rules() == go::Rules { komi: set.rules().komi, ..other.rules() };
            // But for the komi, which comes last.
            let told = |set| sets::facts(set).into_iter().take(5).collect::<Vec<_>>();
            assert_eq!(told(set) == told(other), is_same, "{set:?} {other:?}");
        }
    }
}

#[test]
fn every_handicap_is_shown() {
    let size = go::DEFAULT_SIZE;
    let figure = HandicapStones;
    for step in 0..figure.n_steps() {
        let position = handicap::position(step);
        assert_eq!(usize::from(position.n_handicap()), step + 2);
        assert_eq!(position.to_move(), Color::White);
        assert_eq!(figure.scene(step).stones.len(), step + 2);
    }
    assert_eq!(handicap::position(figure.n_steps() - 1).n_handicap(), Handicap::max_fixed(size));
    let nine = BoardSize::new(9).unwrap();
    assert!(Handicap::fixed(nine, handicap::EXAMPLE).is_ok());
}
