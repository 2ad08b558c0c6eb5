//! Moves that are avoided.

use super::*;

fn choose_another(position: &Position, avoided: &[Point]) -> Point {
    let mut player = Player::new(Level::Expert, 1);
    let clock = Instant::now();
    player.choose_another(position, avoided, NODES, &StopFlag::new(), &clock, &mut |_| {}).unwrap().point
}

#[test]
fn what_is_avoided_is_not_played_again() {
    let mut position = Position::new(goishi::gomoku::DEFAULT_SIZE, Rule::Freestyle);
    let mut avoided = Vec::new();
    for name in ["h8", "i9", "j7"] {
        position.play(coord::parse(name, position.size()).unwrap()).unwrap();
        avoided.clear();
        for _ in 0..4 {
            let point = choose_another(&position, &avoided);
            assert!(!avoided.contains(&point));
            avoided.push(point);
        }
    }
}

#[test]
fn what_is_avoided_is_played_where_all_else_loses() {
    // Black has an open three, which is met on four points.
    let mut position = Position::new(goishi::gomoku::DEFAULT_SIZE, Rule::Freestyle);
    for name in ["h8", "a1", "i8", "o15", "j8"] {
        position.play(coord::parse(name, position.size()).unwrap()).unwrap();
    }
    let defenses = ["f8", "g8", "k8", "l8"].map(|name| coord::parse(name, position.size()).unwrap());
    assert!(defenses.contains(&choose_another(&position, &[])));
    assert!(defenses.contains(&choose_another(&position, &defenses)));
    // A four has one answer.
    position.play(defenses[1]).unwrap();
    position.play(defenses[2]).unwrap();
    assert_eq!(choose_another(&position, &[defenses[3]]), defenses[3]);
}
