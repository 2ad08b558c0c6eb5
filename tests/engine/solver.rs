//! Wins by force: the solver against one that tries everything, and against diagrams.

use std::collections::HashMap;

use super::*;
use goishi::board::Direction;
use goishi::gomoku::Ends;
use goishi::search::alphabeta::{Class, SearchBoard, Solver, Threats, Verdict, promising};

fn solve(solver: &mut Solver, position: &Position, threats: Threats) -> Verdict {
    let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
    solver.solve(position, threats, limits, &StopFlag::new(), &Instant::now()).verdict
}

/// Solves by the words of the definition, with all defenses that there are.
struct Twin {
    position: Position,
    /// By column and row, with an empty rim.
    stones: [[Option<Color>; 12]; 12],
    threats: Threats,
    known: HashMap<Vec<Option<Color>>, bool>,
}

impl Twin {
    fn new(position: &Position, threats: Threats) -> Self {
        let mut this =
            Self { position: position.clone(), stones: [[None; 12]; 12], threats, known: HashMap::new() };
        for (point, color) in position.stones() {
            this.put(point, Some(color));
        }
        this
    }

    /// Whether a side that is to move wins by continuous threats.
    fn wins(&mut self, us: Color) -> bool {
        let key = self.stones.concat();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let won = !self.fives(us).is_empty()
            || self.fives(!us).is_empty() && self.can_make_open_four(us)
            || self.attacks(us).into_iter().any(|point| self.beats_all(point, us));
        self.known.insert(key, won);
        won
    }

    /// Whether a move makes a threat and wins against every answer.
    fn beats_all(&mut self, point: Point, us: Color) -> bool {
        self.put(point, Some(us));
        let is_threat = !self.fives(us).is_empty()
            || self.threats == Threats::FoursAndThrees && self.can_make_open_four(us);
        let wins = is_threat && self.fives(!us).is_empty() && {
            let answers = self.legal(!us);
            !answers.is_empty()
                && answers.into_iter().all(|answer| self.with(answer, !us, |twin| twin.wins(us)))
        };
        self.put(point, None);
        wins
    }

    fn with<T>(&mut self, point: Point, color: Color, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.put(point, Some(color));
        let answer = ask(self);
        self.put(point, None);
        answer
    }

    /// The moves that may be part of an attack: any where a five must be met or fours alone count, which make one or
    /// not; else fours and threes.
    fn attacks(&self, us: Color) -> Vec<Point> {
        let mut legal = self.legal(us);
        if self.threats == Threats::FoursAndThrees && self.fives(!us).is_empty() && !legal.is_empty() {
            let board = SearchBoard::new(&self.now());
            legal.retain(|point| board.class(*point, us) >= Class::Three);
        }
        legal
    }

    /// Whether a side that moved twice would make a four that no stone meets.
    fn can_make_open_four(&mut self, us: Color) -> bool {
        self.legal(us).into_iter().any(|point| {
            self.with(point, us, |twin| {
                let answers = twin.legal(!us);
                !answers.is_empty()
                    && !twin.fives(us).is_empty()
                    && twin.fives(!us).is_empty()
                    && answers
                        .into_iter()
                        .all(|answer| twin.with(answer, !us, |twin| !twin.fives(us).is_empty()))
            })
        })
    }

    /// The points on which a stone wins.
    fn fives(&self, color: Color) -> Vec<Point> {
        let rule = self.position.rule();
        let is_five = |point: &Point| {
            Direction::ALL.into_iter().any(|direction| {
                let (dx, dy) = direction.step();
                let beyond = |sign: i8| {
                    let (mut x, mut y) = at(*point);
                    let mut n = 0;
                    loop {
                        (x, y) = (x + sign * dx, y + sign * dy);
                        match self.stones[x as usize][y as usize] {
                            Some(stone) if stone == color => n += 1,
                            end => return (n, end.is_some()),
                        }
                    }
                };
                let ((before, is_shut), (after, is_shut_too)) = (beyond(-1), beyond(1));
                let ends = if is_shut && is_shut_too { Ends::Blocked } else { Ends::Open };
                rule.wins(color, before + 1 + after, ends)
            })
        };
        self.empty().filter(is_five).collect()
    }

    fn empty(&self) -> impl Iterator<Item = Point> {
        self.position.size().points().filter(|point| self.stone(*point).is_none())
    }

    fn legal(&self, color: Color) -> Vec<Point> {
        let mut legal: Vec<Point> = self.empty().collect();
        if color == Color::Black && self.position.rule().forbids() && !legal.is_empty() {
            let now = self.now();
            legal.retain(|point| now.forbidden(*point).is_none());
        }
        legal
    }

    fn stone(&self, point: Point) -> Option<Color> {
        let (x, y) = at(point);
        self.stones[x as usize][y as usize]
    }

    fn put(&mut self, point: Point, stone: Option<Color>) {
        let (x, y) = at(point);
        self.stones[x as usize][y as usize] = stone;
    }

    /// The stones as the rules know them, on a board that is not full.
    fn now(&self) -> Position {
        let size = self.position.size();
        let stones = size.points().filter_map(|point| Some((point, self.stone(point)?))).collect();
        Setup { size, stones, to_move: Color::White }.position(self.position.rule()).unwrap()
    }
}

fn at(point: Point) -> (i8, i8) {
    (point.x() as i8 + 1, point.y() as i8 + 1)
}

/// Positions of games on a small board in which each move is drawn from those that look best.
fn drawn(lines: u8, rule: Rule, seed: u64, n_moves: usize) -> Option<Position> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut position = Position::new(BoardSize::new(lines).unwrap(), rule);
    for _ in 0..n_moves {
        let likely = promising(&position, 8);
        position.play(*likely.get(rng.random_range(0..likely.len().max(1)))?).unwrap();
    }
    position.outcome().is_none().then_some(position)
}

/// The line is one of legal moves, and the attacker's last makes a row.
fn check_line(position: &Position, line: &[Point]) {
    let mut position = position.clone();
    let us = position.to_move();
    for point in line {
        assert_eq!(position.play(*point), Ok(()), "{line:?}\n{position:?}");
    }
    assert!(matches!(position.outcome(), Some(Outcome::Five { winner, .. }) if winner == us), "{line:?}");
}

/// How many positions the solver and its twin both find won.
fn agree(threats: Threats, lines: u8, n_least: usize, seeds: u64) -> usize {
    let (mut solver, mut n_won) = (Solver::default(), 0);
    for rule in Rule::ALL {
        for seed in 0..seeds {
            let n_moves = n_least + seed as usize % 12;
            let Some(position) = drawn(lines, rule, seed, n_moves) else { continue };
            let expect = Twin::new(&position, threats).wins(position.to_move());
            match solve(&mut solver, &position, threats) {
                Verdict::Win(line) => {
                    assert!(expect, "{rule:?} {line:?}\n{position:?}");
                    check_line(&position, &line);
                    n_won += usize::from(line.len() > 3);
                }
                Verdict::None => assert!(!expect, "{rule:?}\n{position:?}"),
                // Black may be left without a legal point before a three of White's has become a five.
                Verdict::Unknown => {
                    assert!(rule.forbids() && position.to_move() == Color::White, "{position:?}");
                }
            }
        }
    }
    n_won
}

#[test]
fn fours_win_where_they_win_against_everything() {
    assert!(agree(Threats::Fours, 9, 14, 150) > 50);
}

#[test]
fn threats_win_where_they_win_against_everything() {
    assert!(agree(Threats::FoursAndThrees, 6, 5, 80) > 10);
}

#[test]
fn a_five_that_may_not_be_blocked_wins() {
    let mut solver = Solver::default();
    for text in renju::TRAPS {
        for threats in [Threats::Fours, Threats::FoursAndThrees] {
            let (position, marks) = position(text, Color::White, Rule::Renju);
            let Verdict::Win(line) = solve(&mut solver, &position, threats) else { panic!("{position:?}") };
            assert_eq!((line.len(), line[0]), (3, marks[0]), "{position:?}");
            check_line(&position, &line);
        }
    }
}

#[test]
fn limits_leave_it_unknown() {
    let position = drawn(9, Rule::Freestyle, 1, 8).unwrap();
    let ask = |nodes, stop: &StopFlag| {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        Solver::default().solve(&position, Threats::FoursAndThrees, limits, stop, &Instant::now())
    };
    let whole = ask(1_000_000, &StopFlag::new());
    assert_ne!(whole.verdict, Verdict::Unknown);
    assert!(whole.nodes > 50, "{whole:?}");
    assert_eq!(ask(50, &StopFlag::new()).verdict, Verdict::Unknown);
    let stop = StopFlag::new();
    stop.stop();
    assert_eq!(ask(1_000_000, &stop).verdict, Verdict::Unknown);
}
