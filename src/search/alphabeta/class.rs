//! What a stone on a point would make for its side in all four directions together.

use std::sync::LazyLock;

use super::params;
use crate::board::{ByColor, Color};
use crate::gomoku::{LineShape, Rule, kind_by_shapes};

/// The best threat a stone on a point makes, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// No threat worth a name.
    Quiet,
    /// One open two.
    Two,
    /// Two or more open twos or closed threes.
    DoubleTwo,
    /// An open three.
    Three,
    /// An open three with an open two or a closed three.
    ThreeTwo,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four with an open two or a closed three.
    FourTwo,
    /// A four with an open three.
    FourThree,
    /// Two fours in two directions.
    DoubleFour,
    /// An open four.
    OpenFour,
    /// A five.
    Five,
}

impl Class {
    /// All classes, least first.
    pub const ALL: [Self; 12] = [
        Self::Quiet,
        Self::Two,
        Self::DoubleTwo,
        Self::Three,
        Self::ThreeTwo,
        Self::DoubleThree,
        Self::Four,
        Self::FourTwo,
        Self::FourThree,
        Self::DoubleFour,
        Self::OpenFour,
        Self::Five,
    ];

    /// The class of four shapes.
    pub fn of(shapes: [LineShape; 4]) -> Self {
        let n = |wanted: fn(LineShape) -> bool| shapes.into_iter().filter(|shape| wanted(*shape)).count();
        let n_fours = n(|shape| shape == LineShape::Four);
        let n_threes = n(LineShape::is_open_three);
        let n_twos = n(|shape| shape.is_open_two() || shape == LineShape::ClosedThree);
        if shapes.contains(&LineShape::Five) {
            return Self::Five;
        }
        if shapes.into_iter().any(LineShape::is_two_fives) {
            return Self::OpenFour;
        }
        match (n_fours, n_threes, n_twos) {
            (2.., _, _) => Self::DoubleFour,
            (1, 1.., _) => Self::FourThree,
            (1, 0, 1..) => Self::FourTwo,
            (1, 0, 0) => Self::Four,
            (0, 2.., _) => Self::DoubleThree,
            (0, 1, 1..) => Self::ThreeTwo,
            (0, 1, 0) => Self::Three,
            (0, 0, 2..) => Self::DoubleTwo,
            (0, 0, 1) => Self::Two,
            (0, 0, 0) => Self::Quiet,
        }
    }

    /// Whether the move wins by force when the other side has no five: two completing points at once.
    pub const fn is_open_four(self) -> bool {
        matches!(self, Self::DoubleFour | Self::OpenFour)
    }
}

/// Four shapes of one side in sixteen bits, four for each direction.
pub(super) type Pack = u16;
/// The number of packs.
const N_PACKS: usize = 1 << Pack::BITS;

/// What a move scores in the order of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scores {
    /// When the side makes the shapes.
    pub(super) own: i16,
    /// When the other side takes the point from it.
    pub(super) against: i16,
}

/// What is known of the four shapes of a point.
#[derive(Clone, Copy, Debug)]
struct Combo {
    scores: Scores,
    class: Class,
    /// The kept sets that the point belongs to: [`IN_FIVES`] and the like.
    sets: u8,
}

/// What is known of all combinations of four shapes, by [`Pack`]: apart, as not all of it is asked for together.
pub(super) struct Combos {
    pub(super) scores: Box<[Scores; N_PACKS]>,
    pub(super) classes: Box<[Class; N_PACKS]>,
    pub(super) sets: Box<[u8; N_PACKS]>,
}

/// The point completes a five.
pub(super) const IN_FIVES: u8 = 1;
/// The point makes a four of any kind, but no five.
pub(super) const IN_FOURS: u8 = 2;
/// The point makes an open four or two fours, but no five.
pub(super) const IN_OPEN_FOURS: u8 = 4;
/// The point makes an open three, whatever else it makes, but no four.
pub(super) const IN_THREES: u8 = 8;
/// The point makes a four and an open three.
pub(super) const IN_FOUR_THREES: u8 = 16;
/// The point makes two open threes, but no four.
pub(super) const IN_DOUBLE_THREES: u8 = 32;
/// The point's shapes show that it is forbidden; it belongs to no other set.
pub(super) const IN_FORBIDDEN: u8 = 64;
/// Two of the point's lines look like threes, so it is forbidden unless one of them is none, which the shapes do
/// not tell. It belongs to no other set but [`IN_FOURS`].
pub(super) const IN_DOUBTFUL: u8 = 128;
/// The number of sets.
pub(super) const N_SETS: usize = 8;

static COMBOS: LazyLock<Combos> = LazyLock::new(|| Combos::new(combo));
static RENJU_BLACK: LazyLock<Combos> = LazyLock::new(|| Combos::new(combo_of_renju_black));

impl Combos {
    /// For each side what a rule makes of the combinations.
    pub(super) fn of(rule: Rule) -> ByColor<&'static Self> {
        let is_bound = |color| rule.forbids() && color == Color::Black;
        ByColor::from_fn(|color| if is_bound(color) { &*RENJU_BLACK } else { &*COMBOS })
    }

    fn new(combo: fn(Pack) -> Combo) -> Self {
        let combos: Vec<Combo> = (0..=Pack::MAX).map(combo).collect();
        Self {
            scores: by_pack(&combos, |combo| combo.scores),
            classes: by_pack(&combos, |combo| combo.class),
            sets: by_pack(&combos, |combo| combo.sets),
        }
    }
}

#[expect(clippy::unnecessary_box_returns, reason = "a quarter of a megabyte does not pass over the stack")]
fn by_pack<T>(combos: &[Combo], part: impl Fn(&Combo) -> T) -> Box<[T; N_PACKS]> {
    let parts: Box<[T]> = combos.iter().map(part).collect();
    parts.try_into().ok().expect("there is a combo for each pack")
}

/// The shapes that were packed.
pub(super) fn unpack(pack: Pack) -> [LineShape; 4] {
    [0, 4, 8, 12].map(|shift| LineShape::from_nibble(pack >> shift))
}

/// What is known where some moves are forbidden.
///
/// A point that is or may be forbidden counts as [`Class::Quiet`], so that Black does not reckon with it and White does
/// not take it; only a four that may be legal keeps its name. What such points are worth is learned.
fn combo_of_renju_black(pack: Pack) -> Combo {
    let shapes = unpack(pack);
    let nothing = combo(0);
    let surely = kind_by_shapes(shapes, |_| false).is_some();
    if surely {
        return Combo { sets: IN_FORBIDDEN, ..nothing };
    }
    if kind_by_shapes(shapes, |_| true).is_none() {
        return combo(pack);
    }
    let is_four = shapes.into_iter().any(|shape| shape == LineShape::Four || shape == LineShape::OpenFour);
    let (class, fours) = if is_four { (Class::Four, IN_FOURS) } else { (Class::Quiet, 0) };
    Combo { class, sets: IN_DOUBTFUL | fours, ..nothing }
}

fn combo(pack: Pack) -> Combo {
    let shapes = unpack(pack);
    let class = Class::of(shapes);
    let sum = |by_shape: &[i16; 15], by_class: &[i16; 12]| {
        shapes.into_iter().map(|shape| by_shape[shape as usize]).sum::<i16>() + by_class[class as usize]
    };
    let sets = match class {
        Class::Five => IN_FIVES,
        Class::OpenFour | Class::DoubleFour => IN_FOURS | IN_OPEN_FOURS,
        Class::FourThree => IN_FOURS | IN_FOUR_THREES,
        Class::FourTwo | Class::Four => IN_FOURS,
        Class::DoubleThree => IN_THREES | IN_DOUBLE_THREES,
        Class::ThreeTwo | Class::Three => IN_THREES,
        Class::DoubleTwo | Class::Two | Class::Quiet => 0,
    };
    let own = sum(&params::OWN_SHAPE_SCORE, &params::OWN_CLASS_SCORE);
    let against = sum(&params::THEIR_SHAPE_SCORE, &params::THEIR_CLASS_SCORE);
    Combo { scores: Scores { own, against }, class, sets }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_combine() {
        use LineShape::{ClosedThree, Dead, Five, Four, OpenFour, OpenThree1, OpenThree2, OpenTwo1};
        let check = |shapes, expect| assert_eq!(Class::of(shapes), expect, "{shapes:?}");
        check([Dead, Dead, Dead, Dead], Class::Quiet);
        check([Five, OpenFour, Dead, Dead], Class::Five);
        check([OpenFour, Four, Four, Dead], Class::OpenFour);
        check([Four, Dead, Four, OpenThree1], Class::DoubleFour);
        check([Four, Dead, Dead, OpenThree2], Class::FourThree);
        check([Four, Dead, Dead, ClosedThree], Class::FourTwo);
        check([OpenThree1, Dead, OpenThree2, Dead], Class::DoubleThree);
        check([OpenThree1, Dead, OpenTwo1, Dead], Class::ThreeTwo);
        check([OpenTwo1, Dead, OpenTwo1, Dead], Class::DoubleTwo);
    }
}
