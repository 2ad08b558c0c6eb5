//! A figure: a picture that is stepped through, with a sentence at each step and sometimes a sum.

use super::scene::Scene;
use super::sum::Sum;
use super::told;
use super::words::{Arg, Words};
use crate::board::{ByColor, Color};
use crate::game::Position;
use crate::game::example::{By, Example, Standing};
use crate::go::{self, IllegalMove, Judgment, RuleSet, Score};
use crate::gomoku::opening::Opening;
use crate::gomoku::{ForbiddenKind, Rule};

/// An example and the steps from it.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// The name of the figure.
    pub name: &'static str,
    /// What it begins with.
    pub example: Example,
    /// The steps.
    pub steps: Steps,
    /// The sentences of [shots](Steps::Shots) have the ids `rules-SAYS-1` and so on.
    says: &'static str,
}

/// The steps of a figure.
#[derive(Clone, Copy, Debug)]
pub enum Steps {
    /// Each by itself.
    Shots(&'static [Shot]),
    /// An opening, in which a bar ends what one step shows; the bar at which the figure begins. The opening itself says
    /// what is done.
    Bars(&'static str, usize),
    /// The handicap stones of Go on their customary places, from the smallest number to the largest.
    Handicap,
}

/// One step of a figure.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    /// The rules of Go that are asked, where they are not those of the figure.
    pub by: Option<RuleSet>,
    /// What has been played so far, as an [example](crate::game::example) has it.
    pub played: &'static str,
    /// A point where the side to move thinks of a stone.
    pub look: Option<&'static str>,
    /// What is marked.
    pub show: Show,
    /// What the sentence claims; a test asks the rules.
    pub claims: &'static [Claim],
}

/// What is marked besides the stones.
#[derive(Clone, Copy, Debug)]
pub enum Show {
    /// Nothing.
    Stones,
    /// The liberties of the chains of these stones.
    Liberties(&'static [&'static str]),
    /// What a side encloses with chains that live unconditionally.
    Alive(Color),
    /// Whose each point is, these stones being dead.
    Points(&'static [&'static str]),
    /// The same, and what the sum is.
    Result(&'static [&'static str]),
    /// The same, and the sum line by line.
    Sum(&'static [&'static str]),
}

/// What the sentence of a step claims.
#[derive(Clone, Copy, Debug)]
pub enum Claim {
    /// The side to move may play there.
    Allowed(&'static str),
    /// Whose move it is.
    ToMove(Color),

    /// The last stone has won with a row of this length.
    Wins(Color, u8),
    /// The game goes on although the last stone made a row of this length.
    GoesOn(u8),
    /// Nobody has won, and the last stone made no row of five or more.
    Quiet,
    /// The point is forbidden to Black, by this many lines.
    Forbidden(&'static str, ForbiddenKind, usize),
    /// The point would be forbidden to Black if the colors of all stones were exchanged.
    Exchanged(&'static str, ForbiddenKind),
    /// This many points are forbidden to Black in all.
    NForbidden(usize),
    /// The side to move would win there.
    WouldWin(&'static str),
    /// The side to move would not win there.
    WouldNotWin(&'static str),
    /// Nowhere does the side to move win at once.
    NoWin,

    /// The chain of a stone has this many stones and liberties.
    Chain(&'static str, usize, usize),
    /// The last move took this many stones.
    Took(usize),
    /// The last move was a suicide of this many stones.
    Suicide(usize),
    /// The side to move may not play there, and why.
    Refused(&'static str, IllegalMove),
    /// If the side began on the first point, it would lose this many stones to an answer on the second one.
    WouldLose(Color, &'static str, &'static str, usize),
    /// This many stones of a side live unconditionally.
    Alive(Color, usize),
    /// The play has ended, or not.
    Over(bool),
    /// The board is the one that the figure began with.
    SameBoard,
    /// This many points belong to nobody.
    Dame(u32),
    /// Each side has this many points in seki that do not count.
    SekiEyes(u32),
    /// How the count ends.
    Ends(&'static str),
}

/// The smallest handicap of [`Steps::Handicap`].
const FEWEST_STONES: u16 = 2;

/// A figure of five in a row, Black first.
pub(super) const fn five(
    name: &'static str,
    rule: Rule,
    board: &'static str,
    shots: &'static [Shot],
) -> Figure {
    let example = Example::new(By::Five(rule), board);
    Figure { name, says: name, example, steps: Steps::Shots(shots) }
}

/// A figure of Go by Japanese rules, Black first.
pub(super) const fn go(name: &'static str, board: &'static str, shots: &'static [Shot]) -> Figure {
    let example = Example::new(By::Go(RuleSet::Japanese), board);
    Figure { name, says: name, example, steps: Steps::Shots(shots) }
}

/// A figure of an opening, along one branch of answers.
pub(super) const fn opening(
    name: &'static str,
    opening: Opening,
    played: &'static str,
    from: usize,
) -> Figure {
    let example = Example::new(By::Opening(opening), "");
    Figure { name, says: "", example, steps: Steps::Bars(played, from) }
}

/// The figure of the handicap stones.
pub(super) const HANDICAP: Figure = Figure { name: "go-handicap", steps: Steps::Handicap, ..go("", "", &[]) };

/// A step when this has been played, with nothing but the stones.
pub(super) const fn at(played: &'static str) -> Shot {
    Shot { by: None, played, look: None, show: Show::Stones, claims: &[] }
}

impl Shot {
    pub(super) const fn by(self, rules: RuleSet) -> Self {
        Self { by: Some(rules), ..self }
    }

    pub(super) const fn looking(self, at: &'static str) -> Self {
        Self { look: Some(at), ..self }
    }

    pub(super) const fn showing(self, show: Show) -> Self {
        Self { show, ..self }
    }

    pub(super) const fn claims(self, claims: &'static [Claim]) -> Self {
        Self { claims, ..self }
    }
}

impl Figure {
    /// The same stones by another rule, under a name of its own.
    pub(super) const fn by(self, name: &'static str, rule: Rule) -> Self {
        Self { name, says: name, example: Example { by: By::Five(rule), ..self.example }, ..self }
    }

    pub(super) const fn shots(self, shots: &'static [Shot]) -> Self {
        Self { steps: Steps::Shots(shots), ..self }
    }

    pub(super) const fn says(self, says: &'static str) -> Self {
        Self { says, ..self }
    }

    pub(super) const fn white_first(self) -> Self {
        Self { example: Example { to_move: Color::White, ..self.example }, ..self }
    }

    pub(super) const fn prisoners(self, prisoners: ByColor<u32>) -> Self {
        Self { example: Example { prisoners, ..self.example }, ..self }
    }

    /// The number of steps, at least one.
    pub fn n_steps(&self) -> usize {
        match self.steps {
            Steps::Shots(shots) => shots.len(),
            Steps::Bars(played, from) => played.split('|').count() + 1 - from,
            Steps::Handicap => usize::from(go::Handicap::max_fixed(go::DEFAULT_SIZE) - FEWEST_STONES) + 1,
        }
    }

    /// What it has come to at a step.
    pub fn standing(&self, step: usize) -> Standing {
        match self.steps {
            Steps::Shots(shots) => self.standing_of(&shots[step]),
            Steps::Bars(played, from) => {
                let parts: Vec<&str> = played.split('|').take(from + step).collect();
                self.example.after(&parts.concat())
            }
            Steps::Handicap => {
                let stones = go::Handicap::fixed(go::DEFAULT_SIZE, n_stones(step));
                let setup = go::Setup::handicap(&stones.expect("every step has its stones"));
                let position = setup.position(RuleSet::Japanese.rules());
                Standing::Play(Position::Go(position.expect("handicap stones are sound")))
            }
        }
    }

    /// What is seen at a step.
    pub fn scene(&self, step: usize) -> Scene {
        match (self.steps, self.standing(step)) {
            (_, Standing::Opening(game)) => Scene::of_opening(&game),
            (Steps::Shots(shots), Standing::Play(position)) => self.scene_of(&shots[step], &position),
            (_, Standing::Play(position)) => Scene::of_stones(position.size(), position.stones()),
        }
    }

    /// What is said at a step.
    pub fn sentence(&self, step: usize) -> Words {
        // Only an opening says itself what is done in it; other steps need not be played for their sentences.
        let opening = matches!(self.steps, Steps::Bars(..)).then(|| self.standing(step));
        match (self.steps, opening) {
            (_, Some(Standing::Opening(game))) => told::sentence(&game),
            (Steps::Handicap, _) => {
                Words::with("rules-handicap-stones", [("n", Arg::Number(n_stones(step).into()))])
            }
            _ => Words::with(format!("rules-{}-{}", self.says, step + 1), []),
        }
    }

    /// What is added up at a step, if anything is.
    pub fn sum(&self, step: usize) -> Option<Sum> {
        let Steps::Shots(shots) = self.steps else { return None };
        match shots[step].show {
            Show::Sum(_) => Some(Sum::of(&self.score(&shots[step])?)),
            Show::Result(_) => Some(Sum { rows: Vec::new(), outcome: self.score(&shots[step])?.outcome() }),
            Show::Stones | Show::Liberties(_) | Show::Alive(_) | Show::Points(_) => None,
        }
    }

    /// What it has come to at a shot.
    pub(super) fn standing_of(&self, shot: &Shot) -> Standing {
        let by = shot.by.map_or(self.example.by, By::Go);
        Example { by, ..self.example }.after(shot.played)
    }

    /// What is seen at a shot.
    pub(super) fn scene_of(&self, shot: &Shot, position: &Position) -> Scene {
        let look = shot.look.map(|name| self.example.point(name));
        match position {
            Position::Gomoku(position) => Scene::of_five(position, look),
            Position::Go(position) => {
                let scene = Scene::of_go(position, look);
                let points =
                    |names: &[&str]| names.iter().map(|name| self.example.point(name)).collect::<Vec<_>>();
                match shot.show {
                    Show::Stones => scene,
                    Show::Liberties(names) => scene.with_liberties(position, &points(names)),
                    Show::Alive(color) => scene.with_alive(position, color),
                    Show::Points(dead) | Show::Result(dead) | Show::Sum(dead) => {
                        scene.with_score(position, &points(dead), &self.score_of(position, dead))
                    }
                }
            }
        }
    }

    /// The count at a shot that shows one.
    pub(super) fn score(&self, shot: &Shot) -> Option<Score> {
        let (Show::Points(dead) | Show::Result(dead) | Show::Sum(dead)) = shot.show else { return None };
        let Standing::Play(Position::Go(position)) = self.standing_of(shot) else { return None };
        Some(self.score_of(&position, dead))
    }

    fn score_of(&self, position: &go::Position, dead: &[&str]) -> Score {
        let dead = dead.iter().map(|name| self.example.point(name)).collect();
        let judgment = Judgment { dead, ..Judgment::default() }.with_seki_beside_dame(position);
        Score::of(position, &judgment)
    }
}

/// How many handicap stones a step shows.
const fn n_stones(step: usize) -> u16 {
    FEWEST_STONES + step as u16
}
