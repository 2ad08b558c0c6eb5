//! The search by a guide that knows nothing but the area.

use std::ops::ControlFlow;
use std::time::Instant;

use super::guide::final_lead;
use super::search::Search;
use super::tree::Tree;
use super::{Engine, Guess, Guide};
use crate::board::{BoardSize, ByColor, Color, PointSet, diagram};
use crate::go::{Komi, Move, Position, RuleSet, Rules, Scoring, Setup};
use crate::search::mcts::{Decision, GoChoice, Manner};
use crate::search::net::areas;
use crate::search::{Limits, StopFlag};

/// Thinks the same of all moves, and wins by the points it has now.
struct Counter;

impl Guide for Counter {
    fn judge(&mut self, position: &Position) -> Guess {
        let size = position.size();
        let us = position.to_move();
        let [black, white] = areas(position.board(), position.rules().suicide);
        let owner =
            |point| f32::from(u8::from(black.contains(point))) - f32::from(u8::from(white.contains(point)));
        let sign = if us == Color::Black { 1.0 } else { -1.0 };
        let moves = size.points().map(Move::Place).chain([Move::Pass]);
        let legal: Vec<Move> = moves.filter(|mv| position.check(*mv).is_ok()).collect();
        let share = 1.0 / legal.len().max(1) as f32;
        let mut guess = Guess {
            size,
            moves: legal.into_iter().map(|mv| (mv, share)).collect(),
            win: 0.0,
            score: 0.0,
            score_stdev: 5.0,
            lead: 0.0,
            ownership: size.points().map(|point| sign * owner(point)).collect(),
        };
        guess.lead = final_lead(position, &guess, &ByColor::default());
        guess.score = guess.lead;
        guess.win = 0.5 + (guess.lead / 3.0).atan() / std::f32::consts::PI;
        guess
    }

    fn another(&self) -> Box<dyn Guide> {
        Box::new(Self)
    }
}

fn choose(engine: &mut Engine, position: &Position, nodes: u64, manner: Manner) -> GoChoice {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (stop, clock) = (StopFlag::new(), Instant::now());
    engine.choose(position, manner, limits, &stop, &clock, 1, &mut |_| {}).unwrap()
}

fn position(text: &str, to_move: Color, set: RuleSet) -> Position {
    let read = diagram::parse(text).unwrap();
    Setup { to_move, ..Setup::from_diagram(&read) }.position(set.rules()).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_search() {
    let mut position = Position::new(BoardSize::new(7).unwrap(), RuleSet::Chinese.rules());
    let (mut a, mut b) = (Engine::new(Box::new(Counter)), Engine::new(Box::new(Counter)));
    for _ in 0..6 {
        let (a, b) =
            (choose(&mut a, &position, 200, Manner::Play), choose(&mut b, &position, 200, Manner::Play));
        assert_eq!((a.decision, a.info.visits, a.info.pv), (b.decision, b.info.visits, b.info.pv));
        let Decision::Move(mv) = a.decision else { panic!("nobody resigns so early") };
        position.play(mv).unwrap();
    }
}

/// The stone in the corner stands at first, and is taken in some of what follows; for either side.
#[test]
fn ownership_is_that_of_what_follows() {
    let text = "
        O X . . .
        . X . . .
        X X O O O
        . . O . .
        . . O . .";
    let swapped = text.replace('X', "black").replace('O', "X").replace("black", "O");
    for (text, to_move, sign) in [(text, Color::Black, 1.0), (&swapped, Color::White, -1.0)] {
        let mut position = position(text, to_move, RuleSet::Chinese);
        position.set_rules(Rules { komi: Komi::ZERO, ..position.rules() });
        let mut engine = Engine::new(Box::new(Counter));
        let [first, then] = [1, 300].map(|visits| engine.ownership(&position, visits));
        assert!(sign * first[0] < -0.9 && sign * first[1] > 0.9 && sign * first[12] < -0.9, "{first:?}");
        assert!(
            sign * (then[0] - first[0]) > 0.05 && sign * then[1] > 0.9 && sign * then[12] < -0.9,
            "{then:?}"
        );
    }
}

#[test]
fn games_end_with_legal_moves_under_all_rules() {
    for set in RuleSet::ALL {
        let mut position = Position::new(BoardSize::new(5).unwrap(), set.rules());
        let mut engine = Engine::new(Box::new(Counter));
        while !position.is_over() {
            match choose(&mut engine, &position, 60, Manner::Play).decision {
                Decision::Move(mv) => position.play(mv).unwrap(),
                Decision::Resign => break,
            }
            assert!(position.moves().len() <= 3 * 25 + 2, "{position:?}");
        }
    }
}

/// All is settled; the side to move after a pass is ahead by the count or behind.
const SETTLED: &str = "
    . X X O .
    X . X O O
    X X X O .
    . X X O O
    X . X O O";

#[test]
fn a_pass_answers_a_pass_where_that_wins() {
    for set in [RuleSet::Chinese, RuleSet::TrompTaylor] {
        let mut won = position(SETTLED, Color::Black, set);
        won.play(Move::Pass).unwrap();
        assert_eq!(won.rules().scoring, Scoring::Area);
        let choice = choose(&mut Engine::new(Box::new(Counter)), &won, 100, Manner::Play);
        assert_eq!(choice.decision, Decision::Move(Move::Pass));
    }
}

#[test]
fn nobody_passes_into_a_loss() {
    let mut lost = position(
        "O O . X .
         O O . X X
         . . . . X
         X X X . .
         . X . X .",
        Color::White,
        RuleSet::TrompTaylor,
    );
    lost.set_komi("0.5".parse().unwrap());
    lost.play(Move::Pass).unwrap();
    lost.set_komi("20.5".parse().unwrap());
    let choice = choose(&mut Engine::new(Box::new(Counter)), &lost, 300, Manner::Play);
    assert_ne!(choice.decision, Decision::Move(Move::Pass), "{lost:?}");
}

#[test]
fn a_stop_is_obeyed_at_once() {
    let position = Position::new(BoardSize::new(9).unwrap(), RuleSet::Japanese.rules());
    let (stop, clock) = (StopFlag::new(), Instant::now());
    stop.stop();
    let mut engine = Engine::new(Box::new(Counter));
    let choice =
        engine.choose(&position, Manner::Play, Limits::default(), &stop, &clock, 1, &mut |_| {}).unwrap();
    assert!(choice.info.visits <= 2);
}

#[test]
fn threads_share_one_tree() {
    let position = Position::new(BoardSize::new(5).unwrap(), RuleSet::Chinese.rules());
    let mut guide = Counter;
    let guess = guide.judge(&position);
    let mut helpers: Vec<Box<dyn Guide>> = (0..3).map(|_| guide.another()).collect();
    let (pointless, dead) = (PointSet::EMPTY, ByColor::default());
    let mut search = Search::new(&position, None, &mut guide, &mut helpers, &guess, pointless, dead);
    search.run(Some(5_000), |tree| match tree.visits() {
        ..5_000 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    let tree = &search.tree;
    assert_eq!(tree.visits(), 5_000);
    let mut ids = vec![Tree::ROOT];
    while let Some(id) = ids.pop() {
        assert_eq!(tree.node(id).n_visits(), tree.node(id).visits, "a visit is still under way");
        let below: u32 = tree.children(id).map(|(_, child)| child.visits).sum();
        // Threads that come to a position together all visit it, and it is given children once.
        assert!((below + 1..=below + 4).contains(&tree.node(id).visits) || below == 0);
        ids.extend(tree.children(id).map(|(child, _)| child));
    }
    assert_eq!(
        tree.visits(),
        1 + tree.children(Tree::ROOT).map(|(_, child)| u64::from(child.visits)).sum::<u64>()
    );
}

#[test]
fn the_tree_below_the_moves_played_is_kept() {
    let mut position = Position::new(BoardSize::new(5).unwrap(), RuleSet::Chinese.rules());
    let mut engine = Engine::new(Box::new(Counter));
    let pv = choose(&mut engine, &position, 2_000, Manner::Play).info.pv;
    for mv in &pv[..2] {
        position.play(*mv).unwrap();
    }
    // One visit is not enough for a new tree to see so far.
    assert!(choose(&mut engine, &position, 1, Manner::Play).info.pv.len() > 2);
    position.set_komi("3.5".parse().unwrap());
    assert!(choose(&mut engine, &position, 1, Manner::Play).info.pv.len() <= 2);
}
