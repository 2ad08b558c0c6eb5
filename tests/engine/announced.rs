//! Wins by fours that the program announces are played out against every reply of the defender.

use super::*;
use goishi::board::{ByColor, Direction};
use goishi::gomoku::Ends;

/// Whether a stone of a color on an empty point would make a winning row, from the stones and the rule alone.
fn wins_at(position: &Position, point: Point, color: Color) -> bool {
    let size = position.size();
    Direction::ALL.into_iter().any(|direction| {
        let (dx, dy) = direction.step();
        let at = |steps: i8| size.offset(point, dx * steps, dy * steps);
        let stone = |steps: i8| at(steps).and_then(|point| position.stone(point));
        let last = (1..32).take_while(|&steps| stone(steps) == Some(color)).count() as i8;
        let first = (1..32).take_while(|&steps| stone(-steps) == Some(color)).count() as i8;
        let blocked = stone(last + 1) == Some(!color) && stone(-first - 1) == Some(!color);
        let ends = if blocked { Ends::Blocked } else { Ends::Open };
        position.rule().wins(color, (first + 1 + last) as u8, ends)
    })
}

pub(super) fn winning_points(position: &Position, color: Color) -> Vec<Point> {
    position.empty_points().filter(|point| wins_at(position, *point, color)).collect()
}

/// The positions after every legal move that leaves the other side no five; after any move where none does.
fn replies(position: &Position, attacker: Color) -> Vec<Position> {
    let next: Vec<Position> = position
        .empty_points()
        .filter_map(|point| {
            let mut next = position.clone();
            next.play(point).ok().map(|()| next)
        })
        .collect();
    let meeting: Vec<Position> =
        next.iter().filter(|next| winning_points(next, attacker).is_empty()).cloned().collect();
    if meeting.is_empty() { next[..1].to_vec() } else { meeting }
}

/// Plays a win by fours out against every reply, and returns the number of moves that the longest line took.
fn win_by_fours(mut position: Position, player: &mut Player) -> i32 {
    let attacker = position.to_move();
    let clock = Instant::now();
    let choice = player.choose_within(&position, NODES, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
    position.play(choice.point).unwrap();
    if let Some(outcome) = position.outcome() {
        assert!(matches!(outcome, Outcome::Five { winner, .. } if winner == attacker), "{position:?}");
        return 1;
    }
    assert_eq!(
        winning_points(&position, !attacker),
        [],
        "a five of the defender was overlooked\n{position:?}"
    );
    assert_ne!(winning_points(&position, attacker), [], "{:?} is no four\n{position:?}", choice.point);
    let lines = replies(&position, attacker).into_iter().map(|next| win_by_fours(next, player));
    2 + lines.max().unwrap()
}

/// The wins by five fours or more that the program announced for each side in the games of some seeds.
fn check(rule: Rule, lines: u8, seeds: std::ops::Range<u64>) -> ByColor<u32> {
    let mut n_wins = ByColor::default();
    for seed in seeds {
        let mut position = Position::new(BoardSize::new(lines).unwrap(), rule);
        let mut learner = Player::new(Level::Learner, seed);
        while position.outcome().is_none() && position.moves().len() < 60 {
            let clock = Instant::now();
            let point = learner.choose(&position, &StopFlag::new(), &clock, &mut |_| {}).unwrap().point;
            let mut player = Player::new(Level::Master, 1);
            let limits = Limits { depth: Some(1), ..NODES };
            let announced =
                player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
            // Depth zero is a win found by fours alone.
            if let (0, Some(plies @ 3..)) = (announced.info.depth, announced.info.value.mate_in()) {
                n_wins[position.to_move()] += 1;
                let n_moves = win_by_fours(position.clone(), &mut player);
                // Several replies make the player forget, and it may then find another way.
                let bound = if ONE_REPLY.contains(&rule) { plies } else { plies + 20 };
                assert!(n_moves <= bound, "{n_moves} instead of {plies}\n{position:?}");
            }
            position.play(point).unwrap();
        }
    }
    n_wins
}

#[test]
fn announced_wins_by_fours_keep_their_word() {
    for rule in Rule::ALL {
        let n_wins = check(rule, 15, 0..16);
        assert!(n_wins.black > 0 && n_wins.white > 0, "{rule:?}: only {n_wins:?} positions were tried");
    }
}

/// On a small board ends of rows are blocked by stones and by the edge all the time.
#[test]
fn announced_wins_keep_their_word_on_small_boards() {
    for rule in [Rule::Renju, Rule::Caro, Rule::CaroOverline] {
        let n_wins = check(rule, 11, 0..16);
        assert!(n_wins.black > 0 && n_wins.white > 0, "{rule:?}: only {n_wins:?} positions were tried");
    }
}

/// What a look at a position costs where there are many.
const QUICK: Limits = Limits { nodes: Some(5_000), ..NODES };

/// Wins that the search proves, by whatever moves, against a defender who looks as far as the attacker.
#[test]
fn proven_wins_are_won_under_every_rule() {
    for rule in Rule::ALL {
        let mut n_won = 0;
        for seed in 20..26 {
            let mut position = Position::new(BoardSize::new(13).unwrap(), rule);
            let mut learner = Player::new(Level::Learner, seed);
            while position.outcome().is_none() {
                let mut attacker = Player::new(Level::Expert, 1);
                let clock = Instant::now();
                let found = attacker.choose_within(&position, QUICK, &StopFlag::new(), &clock, &mut |_| {});
                let info = found.unwrap().info;
                if info.depth > 0 && info.value.mate_in().is_some_and(|plies| plies > 0) {
                    play_out(position, &mut attacker);
                    n_won += 1;
                    break;
                }
                let point = learner.choose(&position, &StopFlag::new(), &clock, &mut |_| {}).unwrap().point;
                position.play(point).unwrap();
            }
        }
        assert!(n_won >= 2, "{rule:?}: only {n_won} positions were tried");
    }
}

/// Plays on: the side to move must win.
fn play_out(mut position: Position, attacker: &mut Player) {
    let winner = position.to_move();
    let start = position.clone();
    let mut defender = Player::new(Level::Expert, 2);
    while position.outcome().is_none() {
        let player = if position.to_move() == winner { &mut *attacker } else { &mut defender };
        let clock = Instant::now();
        let choice = player.choose_within(&position, QUICK, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
        position.play(choice.point).unwrap();
    }
    let won = matches!(position.outcome(), Some(Outcome::Five { winner: by, .. }) if by == winner);
    assert!(won, "{winner} did not win\n{start:?}{position:?}");
}
