//! The match itself: its steps and what can be asked about it.

use std::collections::HashMap;

use super::clock::Clock;
use super::counting::Counting;
use super::setup::{GameSetup, MatchSetup, OnForbidden};
use super::standing::Standing;
use super::tree::{Deed, NodeId, Played, StepKind, Tree, TreeStep};
use super::{Illegal, Outcome, Position, ReplayProblem, Seat, Step};
use crate::board::{BoardSize, ByColor, Color, Point, PointSet};
use crate::go::{self, PointStatus};
use crate::gomoku::IllegalMove;
use crate::gomoku::opening::{Answer, IllegalStep, OpeningGame, Party, Task};

/// A match under way or ended: the truth that everything on the screen mirrors.
///
/// A match begins with its opening, where it has one, and goes on with ordinary moves. Taking back never destroys:
/// what was taken back stays in the [record](Self::record) as a branch, and can be played again. See the
/// [module](super) for how a match and its record belong together.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup, Seat, Walk}};
/// let seats = ByColor { black: Seat::Human, white: Seat::Human };
/// let mut game = Match::new(MatchSetup { seats, ..MatchSetup::default() });
/// let size = game.size();
/// game.play(size.center())?;
/// game.undo();
/// game.play(size.point(3, 3).unwrap())?;
/// assert_eq!(game.record().children(game.record().root()).count(), 2);
/// assert!(game.walk(Walk::NextBranch));
/// assert_eq!(game.position().stone(size.center()), Some(goishi::board::Color::Black));
/// # Ok::<(), goishi::game::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    pub(super) setup: MatchSetup,
    pub(super) record: Tree,
    pub(super) standing: Standing,
    /// What is held of the stones of a game of Go that two passes have ended.
    pub(super) counting: Counting,
    /// An end that no stone brought about.
    pub(super) declared: Option<Outcome>,
    /// Of nodes with several children the one visited last.
    pub(super) last_visited: HashMap<NodeId, NodeId>,
    /// What comes next is played instead of what was taken back.
    pub(super) is_taking_back: bool,
    /// The end of the line that was taken back.
    pub(super) taken_back: Option<NodeId>,
    /// The same, once something else has been played.
    pub(super) replaced: Option<NodeId>,
    /// What each seat of the setup has left, in a match with clocks.
    pub(super) clocks: Option<ByColor<Clock>>,
}

impl Match {
    /// A match before its first move; a setup that is not [sound](MatchSetup::sanitized) is made so.
    pub fn new(setup: MatchSetup) -> Self {
        let setup = setup.sanitized();
        Self::at_root(setup.as_tree(), setup)
    }

    pub(super) fn at_root(record: Tree, setup: MatchSetup) -> Self {
        Self {
            setup,
            standing: Standing::at_root(&record, setup.game),
            record,
            counting: Counting::default(),
            declared: None,
            last_visited: HashMap::new(),
            is_taking_back: false,
            taken_back: None,
            replaced: None,
            clocks: setup.clocks(),
        }
    }

    /// Plays for the side to move, or names a point that the opening asks for.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        self.step(Step::Point(point))
    }

    /// Answers the question of the opening.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.step(Step::Answer(answer))
    }

    /// Passes, in Go; two passes in a row lead to the [count](Self::counting).
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn pass(&mut self) -> Result<(), Illegal> {
        self.step(Step::Pass)
    }

    /// Makes a step of the opening, or an ordinary move: goes to the branch that begins so, which is added where
    /// there is none.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn step(&mut self, step: Step) -> Result<(), Illegal> {
        self.check_step(step)?;
        let before = self.clocks_before_step();
        let node = self.step_node(step);
        self.go_on_with(node);
        self.stop_clock(before);
        Ok(())
    }

    /// The branch that begins with a legal step, which is added where there is none.
    fn step_node(&mut self, step: Step) -> NodeId {
        self.branch_of(self.node_content(step))
    }

    /// The branch that begins so, which is added where there is none.
    pub(super) fn branch_of(&mut self, step: TreeStep) -> NodeId {
        let here = self.node();
        self.record
            .step_from(here, step)
            .expect("the match stands in its tree, and its points are on the board")
    }

    /// What a node holds that makes a step here.
    ///
    /// # Errors
    /// What stands against the step.
    pub fn tree_step(&self, step: Step) -> Result<TreeStep, Illegal> {
        self.check_step(step)?;
        Ok(self.node_content(step))
    }

    /// Whether the party to act may name this point, and if not why.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, point: Point) -> Result<(), Illegal> {
        self.check_step(Step::Point(point))
    }

    pub(super) fn check_step(&self, step: Step) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver.into());
        }
        if self.opening().task().is_some() {
            let step = step.in_opening().ok_or(IllegalStep::PointExpected)?;
            return Ok(self.opening().check(step)?);
        }
        let made = step.as_move().ok_or(IllegalStep::Finished)?;
        let loses = || self.setup.gomoku().is_some_and(|gomoku| gomoku.on_forbidden == OnForbidden::Lose);
        match self.position().check(made) {
            // A forbidden move that is played loses.
            Err(Illegal::Move(IllegalMove::Forbidden(_))) if loses() => Ok(()),
            result => result,
        }
    }

    /// What the node of a legal step holds.
    fn node_content(&self, step: Step) -> TreeStep {
        let stone = |point: Point| Played::stone(self.to_move(), point.into());
        TreeStep(match (step, self.opening().task()) {
            (Step::Answer(answer), _) => StepKind::Deed(Deed::Answer(answer)),
            // A single fifth move is not offered but played.
            (Step::Point(point), Some(Task::OfferFifth { total: 2.., .. })) => {
                StepKind::Deed(Deed::Offer(point.into()))
            }
            (Step::Point(point), _) => StepKind::Played(stone(point)),
            (Step::Pass, _) => StepKind::Played(Played::pass(self.to_move())),
        })
    }

    /// Enters a child as the way on of this game.
    pub(super) fn go_on_with(&mut self, child: NodeId) {
        self.replaced = self.taken_back.take_if(|end| !self.record.is_before(child, *end));
        if self.is_taking_back {
            self.record.promote(child);
            self.is_taking_back = false;
        }
        self.enter(child);
        self.arrive();
        self.settle_result();
    }

    /// Goes to a child and remembers it; whether it is a step of a player. What hangs on the node is to be
    /// looked at on [arrival](Self::arrive).
    pub(super) fn enter(&mut self, child: NodeId) -> bool {
        self.remember(child);
        self.standing.enter(&self.record, child)
    }

    /// What the opening asks for now; `None` when only ordinary moves are left.
    pub fn task(&self) -> Option<Task> {
        if self.outcome().is_none() { self.opening().task() } else { None }
    }

    /// The seat whose turn it is, in the opening and in play; `None` when the match has ended.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.seat_of(self.standing.party_to_act()))
    }

    /// The color of the party to act, or of the one that would be had the match not ended.
    ///
    /// In an opening this need not be the color of the [next stone](Self::to_move).
    pub fn color_to_act(&self) -> Color {
        self.opening().color_of(self.standing.party_to_act())
    }

    /// The color of the next stone.
    pub fn to_move(&self) -> Color {
        self.position().to_move()
    }

    /// Who has each color now; an opening may have exchanged them.
    pub fn seats(&self) -> ByColor<Seat> {
        match self.opening().black() {
            Party::First => self.setup.seats,
            Party::Second => self.setup.seats.swapped(),
        }
    }

    /// The opening, under way or over.
    pub const fn opening(&self) -> &OpeningGame {
        &self.standing.opening
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.standing.position.size()
    }

    /// What was chosen before the match.
    pub const fn setup(&self) -> MatchSetup {
        self.setup
    }

    /// The stones, the moves and the side to move.
    pub const fn position(&self) -> &Position {
        &self.standing.position
    }

    /// The game with all its branches.
    pub const fn record(&self) -> &Tree {
        &self.record
    }

    /// Where in the record the match stands.
    pub fn node(&self) -> NodeId {
        self.standing.node()
    }

    /// What the nodes from the root to here hold that the rules do not know; none in a match that was played here.
    pub fn problems(&self) -> &[ReplayProblem] {
        self.standing.problems()
    }

    /// The count that is proposed, or that was agreed to; none before two passes.
    pub fn score(&self) -> Option<go::Score> {
        let position = self.position().as_go().filter(|position| position.is_over())?;
        Some(go::Score::of(position, self.counting.judgment()))
    }

    /// The stones that are dead by that count; none before two passes.
    pub fn dead_stones(&self) -> Option<PointSet> {
        let score = self.score()?;
        let is_stone = |point: &Point| self.position().stone(*point).is_some();
        let living = |status: &PointStatus| matches!(status, PointStatus::Living(_));
        let dead = score.statuses().iter().filter(|(point, status)| is_stone(point) && !living(status));
        Some(dead.map(|(point, _)| *point).collect())
    }

    pub(super) const fn seat_of(&self, party: Party) -> Seat {
        match party {
            Party::First => self.setup.seats.black,
            Party::Second => self.setup.seats.white,
        }
    }

    /// Whether the next step, or the end, is in the hands of a person (or of nobody but programs).
    pub(super) fn person_decides(&self) -> bool {
        let seats = self.setup.seats;
        match self.seat_to_move() {
            None => true,
            Some(seat) if seat.is_person() => true,
            Some(_) => !seats.black.is_person() && !seats.white.is_person(),
        }
    }
}

impl MatchSetup {
    /// Whether the game is one of Go.
    pub(super) const fn is_go(&self) -> bool {
        matches!(self.game, GameSetup::Go(_))
    }
}
