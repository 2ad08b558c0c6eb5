//! Several best moves at a time, and lines to the end of forced wins.

use std::num::NonZero;

use goishi::search::{Info, Line, Proof};

use super::announced::winning_points;
use super::*;

fn analyze(position: &Position, n_lines: u8, limits: Limits) -> Info {
    let (mut player, clock) = (Player::new(Level::Master, 1), Instant::now());
    let n_lines = NonZero::new(n_lines).unwrap();
    player.analyze(position, n_lines, limits, &StopFlag::new(), &clock, &mut |_| {}).unwrap()
}

/// All lines, the best first.
fn lines(info: &Info) -> Vec<Line> {
    let best = Line { value: info.value, proof: info.proof, pv: info.pv.clone() };
    std::iter::once(best).chain(info.others.iter().cloned()).collect()
}

/// Plays a line to its end; a forced win that is known to its end must be one, by the moves it is said to consist of.
/// Returns whether there was one.
fn check_line(position: &Position, line: &Line) -> bool {
    let mut end = position.clone();
    let plies = line.value.mate_in();
    let winner = plies.map(|plies| if plies > 0 { position.to_move() } else { !position.to_move() });
    for point in &line.pv {
        assert_eq!(end.play(*point), Ok(()), "{line:?}\n{position:?}");
        let is_winners = Some(!end.to_move()) == winner;
        if line.proof == Some(Proof::Fours) && is_winners && end.outcome().is_none() {
            let fives = winning_points(&end, !end.to_move());
            assert!(!fives.is_empty(), "{point:?} makes no four: {line:?}\n{position:?}");
        }
    }
    assert_eq!(line.proof.is_some(), plies.is_some(), "{line:?}");
    let is_whole = matches!(end.outcome(), Some(Outcome::Five { winner: by, .. }) if Some(by) == winner);
    assert!(is_whole || line.proof.is_none_or(|proof| proof == Proof::Search), "{line:?}");
    assert!(line.pv.len() <= plies.map_or(usize::MAX, |plies| plies.unsigned_abs() as usize), "{line:?}");
    is_whole
}

#[test]
fn the_best_moves_differ_and_stand_in_order() {
    for rule in Rule::ALL {
        let (mut n_ends, mut n_wins) = (0, 0);
        for seed in 0..4 {
            let mut learner = Player::new(Level::Learner, seed);
            let mut position = Position::new(BoardSize::new(13).unwrap(), rule);
            while position.outcome().is_none() && position.moves().len() < 50 {
                let limits = Limits { nodes: Some(4_000), ..Limits::default() };
                let info = analyze(&position, 4, limits);
                assert!(
                    info.selective_depth >= info.depth.min(1) && info.vcf_nodes <= info.nodes,
                    "{info:?}"
                );
                let lines = lines(&info);
                assert!(lines.len() <= 4);
                assert!(lines.is_sorted_by_key(|line| -line.value), "{info:?}\n{position:?}");
                for (i, line) in lines.iter().enumerate() {
                    assert!(lines[..i].iter().all(|other| other.pv[0] != line.pv[0]), "{info:?}");
                    n_wins += u32::from(line.value.mate_in().is_some());
                    n_ends += u32::from(check_line(&position, line));
                }
                let clock = Instant::now();
                let choice = learner.choose(&position, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
                position.play(choice.point).unwrap();
            }
        }
        assert!(n_wins > 40 && n_ends * 4 > n_wins * 3, "{rule:?}: {n_ends} of {n_wins} lines are whole");
    }
}

#[test]
fn one_line_is_what_is_played() {
    let (mut learner, mut position) = (Player::new(Level::Learner, 1), quiet_position());
    // The first eight moves of a game are varied, analysis is not.
    while position.size().n_points() - position.empty_points().count() < 8 {
        let choice = learner.choose(&position, &StopFlag::new(), &Instant::now(), &mut |_| {}).unwrap();
        position.play(choice.point).unwrap();
    }
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let (info, choice) = (analyze(&position, 1, limits), choose(Level::Master, &position, limits).unwrap());
    assert_eq!(info, Info { elapsed: info.elapsed, ..choice.info });
}

#[test]
fn more_lines_leave_the_first_as_good() {
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let (one, five) = (analyze(&quiet_position(), 1, limits), analyze(&quiet_position(), 5, limits));
    assert_eq!(five.others.len(), 4);
    assert!(five.value > Value::estimate(one.value.raw() - 60), "{one:?}\n{five:?}");
}

#[test]
fn a_reply_without_choice_has_a_value() {
    // Black has a four; White can only block it, and loses to the open three.
    let (position, _) = position(
        ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . O . . . . . .
         . . . . X . . . . . .
         . . . . X . . . . . .
         . . . . X X X . . . .
         . . . . X . . . . . .
         . . . . 1 . . . . . .
         . . . . . O . . . . .
         . . . . . . O . O . O
         . . . . . . . . . . .",
        Color::White,
        Rule::Freestyle,
    );
    let info = analyze(&position, 3, Limits { nodes: Some(5_000), ..Limits::default() });
    assert_eq!(info.value, Value::loss_in_plies(4), "{info:?}");
    assert_eq!((info.proof, info.pv.len()), (Some(Proof::Fours), 4), "{info:?}");
}
