//! Swap2 with an engine that speaks the Gomocup protocol: one answer to `SWAP2BOARD` is all that it does in its turn.

use std::collections::VecDeque;

use crate::board::{BoardSize, Color, Point};
use crate::gomoku::opening::{Answer, Choice, OpeningGame, Step, Task};

/// An answer to `SWAP2BOARD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// The engine takes the other color.
    Swap,
    /// It lays these stones.
    Stones(Vec<Point>),
}

impl Said {
    /// Reads an answer: `SWAP`, or points by two numbers each; none where it is something else.
    pub(super) fn read(line: &str, size: BoardSize) -> Option<Self> {
        if line.trim().eq_ignore_ascii_case("SWAP") {
            return Some(Self::Swap);
        }
        let point = |text: &str| {
            let (x, y) = text.split_once(',')?;
            size.point(x.parse().ok()?, y.parse().ok()?)
        };
        let stones: Option<Vec<Point>> = line.split_whitespace().map(point).collect();
        stones.filter(|stones| (1..=3).contains(&stones.len())).map(Self::Stones)
    }
}

/// What an engine does in its turn, step by step.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The opening before the next of them.
    before: OpeningGame,
    steps: VecDeque<Step>,
    /// The move after the opening.
    then: Option<Point>,
}

impl Plan {
    /// What an answer means; none where it is none to what is to be done.
    pub(super) fn new(opening: &OpeningGame, said: &Said) -> Option<Self> {
        let points = |stones: &[Point]| stones.iter().copied().map(Step::Point).collect::<Vec<_>>();
        let take = |color| vec![Step::Answer(Answer::Take(color))];
        let (steps, then) = match (opening.task()?, said) {
            (Task::Place { .. }, Said::Stones(stones)) if stones.len() == 3 => (points(stones), None),
            (Task::Choose(_), Said::Swap) => (take(Color::Black), None),
            // Who does not swap has White, and is to move.
            (Task::Choose(_), Said::Stones(stones)) if stones.len() == 1 => {
                (take(Color::White), Some(stones[0]))
            }
            (Task::Choose(Choice::ColorOrPlaceTwo), Said::Stones(stones)) if stones.len() == 2 => {
                ([vec![Step::Answer(Answer::PlaceTwo)], points(stones)].concat(), None)
            }
            _ => return None,
        };
        let mut after = opening.clone();
        for step in &steps {
            after.apply(*step).ok()?;
        }
        Some(Self { before: opening.clone(), steps: steps.into(), then })
    }

    /// The next step, in the opening that it was planned for.
    pub(super) fn step(&mut self, opening: &OpeningGame) -> Option<Step> {
        let is_it =
            |before: &OpeningGame| before.steps() == opening.steps() && before.size() == opening.size();
        let step = *self.steps.front().filter(|_| is_it(&self.before))?;
        self.before.apply(step).ok()?;
        self.steps.pop_front()
    }

    /// The move after the opening, where these are its stones.
    pub(super) fn then(&self, size: BoardSize, moves: &[Point]) -> Option<Point> {
        let is_after = self.steps.is_empty() && self.before.size() == size && self.before.stones() == moves;
        self.then.filter(|_| is_after)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::gomoku::DEFAULT_SIZE;
    use crate::gomoku::opening::Opening;

    fn opening(n_steps: usize) -> OpeningGame {
        let mut opening = OpeningGame::new(Opening::Swap2, DEFAULT_SIZE).unwrap();
        let point = |x| Step::Point(DEFAULT_SIZE.point(x, 7).unwrap());
        let steps = [point(7), point(8), point(0), Step::Answer(Answer::PlaceTwo), point(1), point(2)];
        for step in &steps[..n_steps] {
            opening.apply(*step).unwrap();
        }
        opening
    }

    /// The steps of an answer, and the move after them.
    fn planned(n_steps: usize, said: &str) -> Option<(usize, bool)> {
        let mut opening = opening(n_steps);
        let mut plan = Plan::new(&opening, &Said::read(said, DEFAULT_SIZE)?)?;
        let mut n = 0;
        while let Some(step) = plan.step(&opening) {
            opening.apply(step).unwrap();
            n += 1;
        }
        Some((n, plan.then(DEFAULT_SIZE, opening.stones()).is_some()))
    }

    #[test]
    fn every_answer_is_taken_step_by_step() {
        assert_eq!(planned(0, "7,7 8,8 3,3"), Some((3, false)));
        assert_eq!(planned(3, "SWAP"), Some((1, false)));
        assert_eq!(planned(3, "4,4"), Some((1, true)));
        assert_eq!(planned(3, "4,4 5,5"), Some((3, false)));
        assert_eq!(planned(6, "swap"), Some((1, false)));
        assert_eq!(planned(6, "4,4"), Some((1, true)));
    }

    #[test]
    fn what_is_no_answer_is_none() {
        for (n_steps, said) in [
            (0, "SWAP"),
            (0, "7,7"),
            (0, "7,7 7,7 8,8"),
            (3, "7,7 4,4"),
            (3, "1,1 2,2 3,3"),
            (6, "4,4 5,5"),
            (3, "15,0"),
            (3, "OK"),
            (3, ""),
        ] {
            assert_eq!(planned(n_steps, said), None, "{said}");
        }
    }

    #[test]
    fn another_opening_has_nothing_of_the_plan() {
        let mut plan = Plan::new(&opening(3), &Said::read("4,4 5,5", DEFAULT_SIZE).unwrap()).unwrap();
        assert_eq!(plan.step(&opening(0)), None);
        assert_eq!(plan.step(&opening(3)), Some(Step::Answer(Answer::PlaceTwo)));
        assert_eq!(plan.step(&opening(3)), None);
    }

    proptest! {
        #[test]
        fn any_line_is_read(line in ".{0,30}", n_steps in 0..7_usize) {
            if let Some(said) = Said::read(&line, DEFAULT_SIZE) {
                let _ = Plan::new(&opening(n_steps), &said);
            }
        }
    }
}
