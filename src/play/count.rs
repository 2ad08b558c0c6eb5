//! What a program holds of the count at the end of a game of Go, and what it says to one that it is offered.
//!
//! A program agrees to any count that is no worse for it than its own; to a worse one it objects, once: play then goes
//! on, and where the sides pass again it gives way, so that no count lasts for ever.

use crate::board::{Color, PointSet};
use crate::game::Match;
use crate::go::{Judgment, Score, Scoring};
use crate::search::Manner;

/// What the program holds of the count under way.
#[derive(Debug, Default)]
pub struct Count {
    /// Its own judgment of the stones, and of which position.
    own: Option<(u64, Judgment)>,
    /// After how many moves it has objected to a count.
    objected_after: Option<usize>,
    /// The stones that it judges differently from the count to which it objects.
    contested: PointSet,
}

impl Count {
    /// The stones that the program judges differently from the count that it was offered.
    pub const fn contested(&self) -> &PointSet {
        &self.contested
    }

    /// Whether the program has objected to the count that stands.
    pub fn is_contested(&self) -> bool {
        !self.contested.is_empty()
    }

    /// How the program plays on: after it has objected it takes dead stones off where that costs nothing.
    pub fn manner(&self, game: &Match) -> Manner {
        let free = game.position().as_go().is_some_and(|go| go.rules().scoring == Scoring::Area);
        if self.objected_after.is_some() && free { Manner::Cleanup } else { Manner::Play }
    }

    /// Its own judgment of the stones in a match that is counted, once it has one.
    fn own(&self, game: &Match) -> Option<&Judgment> {
        let (of, judgment) = self.own.as_ref()?;
        (*of == game.position().hash()).then_some(judgment)
    }

    /// Whether the engine is to say what is dead.
    pub fn lacks_proposal(&self, game: &Match) -> bool {
        let seats = game.seats();
        let has_program = !seats.black.is_person() || !seats.white.is_person();
        let asks_itself = has_program && self.own(game).is_none();
        game.counting().is_some_and(|counting| !counting.is_proposed() || asks_itself)
    }

    /// Whether the program agrees: the count is no worse for it than its own, or it has given way.
    fn accepts(&self, game: &Match, color: Color) -> bool {
        let (Some(position), Some(own)) = (game.position().as_go(), self.own(game)) else { return true };
        let gave_way = self.objected_after.is_some_and(|n_moves| position.moves().len() > n_moves);
        let lead = |score: &Score| score.total(color) - score.total(!color);
        let own = lead(&Score::of(position, own));
        gave_way || game.score().is_none_or(|offered| lead(&offered) >= own)
    }

    /// Takes the engine's judgment of the stones.
    pub fn judge(&mut self, game: &Match, judgment: Judgment) {
        self.own = Some((game.position().hash(), judgment));
    }

    /// A person has corrected the count: that is no more what the program objected to.
    pub const fn follow_correction(&mut self) {
        self.contested = PointSet::EMPTY;
    }

    /// What the next program says to a count to which every person has agreed; nothing before it has a judgment.
    pub fn answer(&mut self, game: &Match) -> Option<Answer> {
        let counting = game.counting().filter(|counting| counting.is_proposed())?;
        if next_person(game).is_some() || self.lacks_proposal(game) {
            return None;
        }
        let color = Color::BOTH.into_iter().find(|color| !counting.agreed()[*color])?;
        if self.accepts(game, color) {
            return Some(Answer::Agrees(color));
        }
        let offered = *counting.judgment();
        self.objected_after = Some(game.position().n_moves());
        self.contested = self.own(game).map_or(PointSet::EMPTY, |own| difference(&offered.dead, &own.dead));
        Some(Answer::Objects(Box::new(offered)))
    }
}

/// What a program says to a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This side agrees to it.
    Agrees(Color),
    /// It does not; the count is proposed once more as it was, and nobody has agreed to it.
    Objects(Box<Judgment>),
}

/// The side of a person who has not agreed to the count, Black's first; none before there is anything to agree to.
pub fn next_person(game: &Match) -> Option<Color> {
    let counting = game.counting().filter(|counting| counting.is_proposed())?;
    Color::BOTH.into_iter().find(|color| game.seats()[*color].is_person() && !counting.agreed()[*color])
}

/// The stones that are dead in one of two judgments only.
fn difference(a: &PointSet, b: &PointSet) -> PointSet {
    let mut difference = PointSet::EMPTY;
    difference.extend(a.iter().filter(|point| !b.contains(*point)));
    difference.extend(b.iter().filter(|point| !a.contains(*point)));
    difference
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByColor};
    use crate::game::Seat;
    use crate::game::{GoSetup, MatchSetup};
    use crate::go::RuleSet;
    use crate::search::Level;

    /// Black, a person, has the middle column and White, the program, a stone at each side; both have passed.
    fn passed_out() -> (Match, PointSet) {
        let size = BoardSize::new(5).unwrap();
        let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Learner) };
        let mut game = Match::new(MatchSetup::new(
            GoSetup { size, rules: RuleSet::Chinese, ..GoSetup::default() },
            seats,
        ));
        let at = |x, y| size.point(x, y).unwrap();
        for y in 0..5 {
            game.play(at(2, y)).unwrap();
            if y < 2 {
                game.play(at(4 * y, 2)).unwrap();
            } else {
                game.pass().unwrap();
            }
        }
        pass_out(&mut game);
        (game, [at(0, 2), at(4, 2)].into_iter().collect())
    }

    fn pass_out(game: &mut Match) {
        while game.counting().is_none() {
            game.pass().unwrap();
        }
    }

    /// The person agrees to these dead stones; what the program says to that.
    fn offer(count: &mut Count, game: &mut Match, dead: PointSet) -> Option<Answer> {
        game.propose(Judgment { dead, ..Judgment::default() });
        assert_eq!(count.answer(game), None, "the person has not agreed yet");
        game.agree_to_count(Color::Black);
        count.answer(game)
    }

    #[test]
    fn a_program_objects_once_to_a_count_that_is_worse_for_it_and_then_gives_way() {
        let (mut game, white) = passed_out();
        let mut count = Count::default();
        assert!(count.lacks_proposal(&game));
        count.judge(&game, Judgment::default());
        assert!(matches!(offer(&mut count, &mut game, white), Some(Answer::Objects(_))));
        assert_eq!(*count.contested(), white);
        assert_eq!(count.manner(&game), Manner::Cleanup);
        // Play goes on, and nothing is cleared up.
        game.resume(Color::Black);
        pass_out(&mut game);
        count.judge(&game, Judgment::default());
        assert_eq!(offer(&mut count, &mut game, white), Some(Answer::Agrees(Color::White)));
    }

    #[test]
    fn a_program_agrees_to_what_is_no_worse_for_it() {
        let (mut game, white) = passed_out();
        let mut count = Count::default();
        count.judge(&game, Judgment { dead: white, ..Judgment::default() });
        assert_eq!(offer(&mut count, &mut game, PointSet::EMPTY), Some(Answer::Agrees(Color::White)));
        assert!(!count.is_contested());
    }
}
