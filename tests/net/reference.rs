//! What another program computes, from the same inputs with numbers of eight bytes.

use std::sync::Arc;

use goishi::board::BoardSize;
use goishi::go::{Komi, Move, Position, RuleSet, Rules};
use goishi::search::net::{Evaluator, Features, Net, Outputs};
use serde::Deserialize;

use super::{TINY, random_game};

/// A game, and the outputs for its last position.
#[derive(Deserialize)]
struct Case {
    lines: u8,
    rules: String,
    komi: Komi,
    /// Points, row by row; -1 for a pass.
    moves: Vec<i32>,
    policy: Vec<f32>,
    result: Vec<f32>,
    score: Vec<f32>,
    ownership: Vec<f32>,
}

impl Case {
    fn position(&self) -> Position {
        let size = BoardSize::new(self.lines).unwrap();
        let set = RuleSet::ALL.into_iter().find(|set| set.sgf_name() == self.rules).unwrap();
        let mut position = Position::new(size, Rules { komi: self.komi, ..set.rules() });
        for at in &self.moves {
            let mv =
                usize::try_from(*at).map_or(Move::Pass, |at| Move::Place(size.points().nth(at).unwrap()));
            position.play(mv).unwrap();
        }
        position
    }
}

fn cases() -> Vec<Case> {
    let lines = include_str!("reference.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[track_caller]
fn check(found: &[f32], expect: &[f32], most: f32) {
    assert_eq!(found.len(), expect.len());
    for (found, expect) in found.iter().zip(expect) {
        assert!((found - expect).abs() <= most * expect.abs().max(1.0), "{found} {expect}");
    }
}

fn result(outputs: &Outputs) -> [f32; 3] {
    [outputs.win, outputs.loss, outputs.no_result]
}

#[test]
fn outputs_are_those_of_the_other_program() {
    let net = Arc::new(Net::read(TINY).unwrap());
    let cases = cases();
    assert!(cases.len() >= 12);
    for case in cases {
        let position = case.position();
        let mut evaluator = Evaluator::new(net.clone(), position.size());
        let outputs = evaluator.evaluate(&[&Features::of(&position)]).pop().unwrap();
        check(outputs.policies(), &case.policy, 1e-4);
        check(&result(&outputs), &case.result, 1e-4);
        check(&[outputs.score_mean, outputs.score_stdev, outputs.lead], &case.score, 1e-4);
        check(outputs.ownerships(), &case.ownership, 1e-4);
    }
}

#[test]
fn positions_do_not_depend_on_those_beside_them() {
    let net = Arc::new(Net::read(TINY).unwrap());
    for lines in [5, 9, 13] {
        let size = BoardSize::new(lines).unwrap();
        let features: Vec<Features> =
            (0..11).map(|i| Features::of(&random_game(size, RuleSet::ALL[i % 6], 7 * i, i as u64))).collect();
        let mut evaluator = Evaluator::new(net.clone(), size);
        let alone: Vec<Outputs> =
            features.iter().flat_map(|features| evaluator.evaluate(&[features])).collect();
        let together = evaluator.evaluate(&features.iter().collect::<Vec<_>>());
        for (alone, together) in alone.iter().zip(&together) {
            assert_eq!(alone.policies(), together.policies());
            assert_eq!(alone.ownerships(), together.ownerships());
            assert_eq!(result(alone)[..], result(together)[..]);
        }
    }
}

#[test]
fn outputs_are_in_their_ranges() {
    let net = Arc::new(Net::read(TINY).unwrap());
    let size = BoardSize::new(9).unwrap();
    let mut evaluator = Evaluator::new(net, size);
    for i in 0..60 {
        let position = random_game(size, RuleSet::ALL[i % 6], 3 * i, i as u64);
        let outputs = evaluator.evaluate(&[&Features::of(&position)]).pop().unwrap();
        assert!((outputs.policies().iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((result(&outputs).iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(outputs.score_stdev > 0.0 && outputs.lead.is_finite() && outputs.score_mean.is_finite());
        for point in size.points() {
            let is_legal = position.check(Move::Place(point)).is_ok();
            assert_eq!(outputs.policy(Move::Place(point)) > 0.0, is_legal);
            assert!(outputs.ownership(point).abs() <= 1.0);
        }
    }
}
