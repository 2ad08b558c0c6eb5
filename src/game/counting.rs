//! The end of a game of Go: both sides say what is dead, and agree on the count or play on.

use super::{DrawBy, Outcome, WinBy};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::go::{self, Judgment, Score};

/// What the sides hold of the stones after two passes, and who has agreed to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    judgment: Judgment,
    /// What was proposed; none before that.
    proposed: Option<Judgment>,
    agreed: ByColor<bool>,
}

impl Counting {
    /// What is held of the stones.
    pub const fn judgment(&self) -> &Judgment {
        &self.judgment
    }

    /// Whether anything has been proposed yet.
    pub const fn is_proposed(&self) -> bool {
        self.proposed.is_some()
    }

    /// What was proposed.
    pub(crate) const fn proposed(&self) -> Option<&Judgment> {
        self.proposed.as_ref()
    }

    /// Who has agreed.
    pub const fn agreed(&self) -> ByColor<bool> {
        self.agreed
    }

    /// A count that was begun before.
    pub(crate) const fn resumed(
        judgment: Judgment,
        proposed: Option<&Judgment>,
        agreed: ByColor<bool>,
    ) -> Self {
        Self { judgment, proposed: proposed.copied(), agreed }
    }

    /// Takes another judgment, as an analysis proposes it; nobody has agreed to it yet. Groups that it holds for seki
    /// are in seki again when they are called dead and then alive by hand.
    pub(super) fn propose(&mut self, judgment: Judgment) {
        *self = Self { judgment, proposed: Some(judgment), agreed: ByColor::default() };
    }

    /// Calls the group of the stone on a point dead, or alive again; nobody has agreed to that yet. False where there
    /// is no stone.
    pub(super) fn toggle(&mut self, position: &go::Position, point: Point) -> bool {
        let group = group_at(position, point);
        // Who corrects takes what stands for proposed.
        self.proposed.get_or_insert(self.judgment);
        let dies = !self.judgment.dead.contains(point);
        for stone in group.iter() {
            if dies {
                self.judgment.dead.insert(stone);
                self.judgment.seki.remove(stone);
            } else {
                self.judgment.dead.remove(stone);
                if self.proposed.is_some_and(|proposed| proposed.seki.contains(stone)) {
                    self.judgment.seki.insert(stone);
                }
            }
        }
        self.withdraw();
        !group.is_empty()
    }

    /// Nobody agrees any more.
    pub(super) fn withdraw(&mut self) {
        self.agreed = ByColor::default();
    }

    /// A side agrees; the outcome once both have.
    pub(super) fn agree(&mut self, position: &go::Position, color: Color) -> Option<Outcome> {
        self.agreed[color] = true;
        (self.agreed.black && self.agreed.white).then(|| Score::of(position, &self.judgment).outcome().into())
    }
}

impl From<go::Outcome> for Outcome {
    fn from(outcome: go::Outcome) -> Self {
        match outcome {
            go::Outcome::Win { winner, margin } => Self::Win { winner, by: WinBy::Score(margin) },
            go::Outcome::Draw => Self::Draw(DrawBy::EqualScore),
        }
    }
}

/// The stones that share the fate of the one on a point: its chain, and the chains of its color that it is connected
/// with through space that no stone of the other side touches. Empty where there is no stone.
fn group_at(position: &go::Position, point: Point) -> PointSet {
    let mut group = PointSet::EMPTY;
    let Some(color) = position.stone(point) else { return group };
    let mut open = vec![point];
    while let Some(stone) = open.pop() {
        if group.contains(stone) {
            continue;
        }
        group.insert(stone);
        for next in position.size().neighbors(stone) {
            match position.stone(next) {
                Some(other) if other == color => open.push(next),
                Some(_) => {}
                None => open.extend(own_border(position, next, color)),
            }
        }
    }
    group
}

/// The stones around an empty region when all of them are of one color; none otherwise.
fn own_border(position: &go::Position, point: Point, color: Color) -> Vec<Point> {
    let (mut region, mut open, mut border) = (PointSet::EMPTY, vec![point], Vec::new());
    while let Some(empty) = open.pop() {
        if region.contains(empty) {
            continue;
        }
        region.insert(empty);
        for next in position.size().neighbors(empty) {
            match position.stone(next) {
                None => open.push(next),
                Some(other) if other == color => border.push(next),
                Some(_) => return Vec::new(),
            }
        }
    }
    border
}
