//! Several threads that look for a move together.

use std::num::NonZero;

use super::*;

const THREE: Option<NonZero<u8>> = NonZero::new(3);

#[test]
fn whole_games_stay_legal() {
    for rule in Rule::ALL {
        for lines in [6, 11, 15] {
            let mut player = Player::new(Level::Master, 1);
            let mut position = Position::new(BoardSize::new(lines).unwrap(), rule);
            while position.outcome().is_none() {
                let limits = Limits { threads: THREE, nodes: Some(3_000), ..Limits::default() };
                let clock = Instant::now();
                let choice = player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
                let Choice { point, info } = choice.unwrap();
                assert_eq!(position.play(point), Ok(()), "{position:?}");
                let mut line = position.clone();
                for point in &info.pv[1..] {
                    assert_eq!(line.play(*point), Ok(()), "{info:?}\n{position:?}");
                }
            }
        }
    }
}

/// Three stones in the middle of a board.
fn begun(rule: Rule) -> Position {
    let mut position = Position::new(BoardSize::new(15).unwrap(), rule);
    for (x, y) in [(7, 7), (8, 8), (7, 9)] {
        position.play(position.size().point(x, y).unwrap()).unwrap();
    }
    position
}

#[test]
fn they_end_with_the_time() {
    let position = begun(Rule::Freestyle);
    let limits = Limits { time: Some(Duration::from_millis(300)), threads: THREE, ..Limits::default() };
    let clock = Instant::now();
    let info = choose(Level::Master, &position, limits).unwrap().info;
    // A machine with fewer cores lets them wait for each other.
    assert!((250..3_000).contains(&clock.elapsed().as_millis()), "{info:?}");
    assert!(info.depth > 3, "{info:?}");
}

#[test]
fn a_stop_ends_them_all() {
    let stop = StopFlag::new();
    let limits = Limits { threads: THREE, ..Limits::default() };
    let (clock, mut stopped) = (Instant::now(), None);
    let mut player = Player::new(Level::Master, 1);
    let choice = player.choose_within(&begun(Rule::Renju), limits, &stop, &clock, &mut |info| {
        if info.depth == 6 {
            stop.stop();
            stopped = Some(Instant::now());
        }
    });
    assert!(choice.is_some());
    assert!(stopped.unwrap().elapsed() < Duration::from_secs(2));
}

#[test]
fn forced_wins_are_found() {
    // Two open threes.
    let text = ". . . . . . . . . . .
         . O . . . . . . . O .
         . . . . . . . . . . .
         . . . X X X . . . . .
         . . . . . . . . . . .
         . . . O . . . . O . .
         . . . . . . . . . . .
         . . . . X X X . . . .
         . . . . . . . . . . .
         . O . . . . . . . O .
         . . . . . . . . . . .";
    for rule in [Rule::Freestyle, Rule::Standard] {
        let (position, _) = position(text, Color::White, rule);
        let limits = Limits { threads: THREE, nodes: Some(60_000), ..Limits::default() };
        let value = choose(Level::Master, &position, limits).unwrap().info.value;
        assert!(value.mate_in().is_some_and(|plies| plies < 0), "{value:?}");
    }
}
