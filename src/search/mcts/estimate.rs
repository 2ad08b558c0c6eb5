//! What is thought of a position: who owns what, what is dead, and the score.

use super::judge::{find_seki, judge};
use super::ownership::{Ownership, play};
use super::params::{self, Margin};
use super::policy::Policy;
use super::proof;
use super::search::{Focus, Search};
use crate::board::{Color, PointSet};
use crate::go::{HalfPoints, Judgment, Position, Score, Scoring, Setup};

/// What is thought of a position.
#[derive(Clone)]
pub struct Estimate {
    /// Who owns what.
    pub ownership: Ownership,
    /// The stones held for dead, and those for seki.
    pub judgment: Judgment,
    /// The count if the game ended here and both agreed to that.
    pub score: Score,
    /// Black's points less White's if play went on; see [`expected_lead`].
    pub lead: HalfPoints,
}

/// The chains that a second opinion holds for dead, and for alive, against the first.
#[derive(Debug, Default)]
pub(in crate::search) struct Overruled {
    pub(in crate::search) dead: PointSet,
    pub(in crate::search) alive: PointSet,
}

impl Overruled {
    pub(in crate::search) fn is_empty(&self) -> bool {
        self.dead.is_empty() && self.alive.is_empty()
    }
}

/// Judges a position by some hundred playouts, and by search where the life of a chain can be proved; the same for the
/// same seed. A second opinion is asked, and stands above that.
///
/// Chains that live or are dead by D. B. Benson's theorem are judged by that; of the others those that share room are
/// judged together, by who owns their points at the end of most playouts. What a search of the chain's surroundings
/// proves stands above that; see [`life`](crate::search::life). It takes about a tenth of a second on 9 lines and a
/// quarter on 19, without the second opinion.
pub(in crate::search) fn estimate(
    position: &Position,
    seed: u64,
    second: impl FnOnce(&Judgment) -> Overruled,
) -> Estimate {
    let mut policy = Policy::new();
    let n_playouts = params::estimate_playouts(position.size().n_points());
    let mut ownership = play(position, &Color::BOTH, n_playouts, &mut policy, seed);
    let seki = find_seki(position, &ownership, n_playouts / 2, &mut policy, seed);
    let judgment = judge(position, &ownership, seki);
    let proof::Corrected { mut judgment, mut lost, mut hopeless } =
        proof::correct(position, &ownership, judgment);
    let overruled = second(&judgment);
    lost.extend(overruled.dead.iter());
    hopeless.extend(overruled.dead.iter());
    for stone in overruled.dead.iter() {
        judgment.seki.remove(stone);
    }
    if !lost.is_empty() {
        // What the playouts took for living is gone: they look again without it.
        let rest = without(position, &lost);
        ownership = play(&rest, &Color::BOTH, n_playouts, &mut policy, seed);
        judgment.dead = judge(&rest, &ownership, judgment.seki).dead.union(&lost);
    }
    for stone in overruled.alive.iter() {
        judgment.dead.remove(stone);
    }
    let score = Score::of(position, &judgment);
    if !position.is_over() {
        ownership = look_ahead(&without(position, &hopeless), n_playouts, &mut policy, seed);
    }
    // Playouts fill what neither side may fill, and do not know what lives against them.
    let mut room = PointSet::EMPTY;
    let judged = judgment.seki.union(&overruled.alive);
    for chain in judged.iter().filter_map(|stone| position.board().chain_at(stone)) {
        room.extend(chain.stones());
        room = room.union(&chain.liberties());
    }
    for &(point, status) in score.statuses().iter().filter(|(point, _)| room.contains(*point)) {
        ownership.settle(point, status.owner());
    }
    let lead = expected_lead(position, &ownership);
    Estimate { ownership, judgment, score, lead }
}

/// Who owns what if the side to move goes on as a short search would.
///
/// Playouts alone seldom answer a threat, and so hold every move for a great gain until it has been answered.
fn look_ahead(position: &Position, n_visits: u32, policy: &mut Policy, seed: u64) -> Ownership {
    let mut ownership = Ownership::none(position.size());
    let mut search = Search::new(position, policy, Margin::END, seed, |_| true);
    for _ in 0..n_visits {
        search.visit(Focus::Best);
        ownership.add(search.end());
    }
    ownership
}

/// The position without some of its stones.
fn without(position: &Position, stones: &PointSet) -> Position {
    let mut setup = Setup::from_position(position);
    setup.stones.retain(|(point, _)| !stones.contains(*point));
    setup.position(position.rules()).expect("chains only gain liberties where stones go")
}

/// Black's points less White's, each point counted as far as a side owns it, by the rules in force; to the next whole
/// point on the board, with komi and what is given for handicap.
///
/// By area every point counts so. By territory the living stones do not, and one that will be lost is a point and a
/// prisoner for the other side: so each stone on the board takes a point off its own side, whoever owns its place, and
/// the prisoners taken before are added.
pub fn expected_lead(position: &Position, ownership: &Ownership) -> HalfPoints {
    let rules = position.rules();
    let owned: f32 = position.size().points().map(|point| ownership.share(point)).sum();
    let mut points = owned.round() as i32;
    if rules.scoring == Scoring::Territory {
        let prisoners = position.prisoners();
        points += prisoners.black as i32 - prisoners.white as i32;
        points -= position.stones().map(|(_, color)| if color == Color::Black { 1 } else { -1 }).sum::<i32>();
    }
    let given = rules.komi.points() + rules.handicap_bonus.for_stones(position.n_handicap());
    HalfPoints::from_points(points) - given
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByColor, diagram};
    use crate::go::{Handicap, Komi, Move, RuleSet, Rules};

    /// By playouts and proofs alone.
    fn estimate(position: &Position, seed: u64) -> Estimate {
        super::estimate(position, seed, |_| Overruled::default())
    }

    fn setup(text: &str) -> Setup {
        Setup::from_diagram(&diagram::parse(text).unwrap())
    }

    fn rules(set: RuleSet, komi: &str) -> Rules {
        Rules { komi: komi.parse().unwrap(), ..set.rules() }
    }

    /// Who owns the points of a diagram, for certain.
    fn owned(text: &str) -> Ownership {
        let owners = setup(text);
        let mut ownership = Ownership::none(owners.size);
        for point in owners.size.points() {
            let owner = owners.stones.iter().find(|(owned, _)| *owned == point);
            ownership.settle(point, owner.map(|(_, color)| *color));
        }
        ownership
    }

    /// The lead from 10 points owned by Black, 14 by White and one by nobody.
    #[track_caller]
    fn check(start: &Setup, rules: Rules, expect: &str) {
        let owned = owned("X X O O O \n X X O O O \n X X . O O \n X X O O O \n X X O O O");
        let position = start.position(rules).unwrap();
        assert_eq!(
            expected_lead(&position, &owned),
            expect.parse::<Komi>().unwrap().points(),
            "{position:?}"
        );
    }

    /// Five black stones and four white ones live; one black stone will be lost.
    fn walls() -> Setup {
        setup(". X O . . \n . X O . . \n . X . . . \n . X O . X \n . X O . .")
    }

    /// 10 - 14: a stone that will be lost is no more than its point.
    #[test]
    fn by_area_the_points_count() {
        let start = walls();
        for set in [RuleSet::Chinese, RuleSet::Aga, RuleSet::NewZealand, RuleSet::TrompTaylor] {
            check(&start, rules(set, "0"), "-4");
            check(&start, rules(set, "6.5"), "-10.5");
            check(&start, rules(set, "-6.5"), "2.5");
            let prisoners = ByColor { black: 7, white: 1 };
            check(&Setup { prisoners, ..start.clone() }, rules(set, "0"), "-4");
        }
    }

    /// Black surrounds 5; White 9 and the point of a stone to be lost, which is a prisoner as well.
    #[test]
    fn by_territory_stones_do_not_count_and_prisoners_do() {
        let start = walls();
        for set in [RuleSet::Japanese, RuleSet::Korean] {
            check(&start, rules(set, "0"), "-6");
            check(&start, rules(set, "6.5"), "-12.5");
            check(&start, rules(set, "-6.5"), "0.5");
            let prisoners = ByColor { black: 7, white: 1 };
            check(&Setup { prisoners, ..start.clone() }, rules(set, "0"), "0");
        }
    }

    #[test]
    fn white_is_given_for_handicap_what_the_rules_say() {
        let start = Setup { n_handicap: 4, ..walls() };
        for (set, expect) in [
            (RuleSet::Chinese, "-8.5"),
            (RuleSet::Aga, "-7.5"),
            (RuleSet::NewZealand, "-4.5"),
            (RuleSet::Japanese, "-6.5"),
        ] {
            check(&start, rules(set, "0.5"), expect);
        }
    }

    /// What is drawn is what is counted: of a point owned in 8 of 10 playouts six tenths, of one owned in 6 nothing, of
    /// one owned in 39 of 40 all of it.
    #[test]
    fn a_point_counts_as_far_as_it_is_owned() {
        let start = Setup::empty(BoardSize::new(5).unwrap());
        let eyes: Vec<_> = [(1, 1), (3, 3)].into_iter().filter_map(|(x, y)| start.size.point(x, y)).collect();
        let rules = rules(RuleSet::Chinese, "0");
        let position = start.position(rules).unwrap();
        for (n_black, n_white, expect) in
            [(10, 0, 25), (39, 1, 25), (8, 2, 15), (6, 4, 0), (5, 5, 0), (2, 8, -15), (0, 1, -25)]
        {
            let mut ownership = Ownership::none(start.size);
            for (n, color) in [(n_black, Color::Black), (n_white, Color::White)] {
                let stones = start.size.points().filter(|point| !eyes.contains(point));
                let stones = stones.map(|point| (point, color)).collect();
                let end = Setup { stones, ..start.clone() }.position(rules).unwrap();
                (0..n).for_each(|_| ownership.add(end.board()));
            }
            let lead = expected_lead(&position, &ownership);
            assert_eq!(lead, HalfPoints::from_points(expect), "{n_black} to {n_white}");
        }
    }

    /// 26 points to 23 by area; by territory 9, one more under the dead stone and that stone, to 8.
    #[test]
    fn a_settled_board_is_worth_its_count() {
        let start = setup(
            ". X . X O O .
             X X X X O . O
             . O . X O O O
             . . . X O . .
             X X X X O . .
             X . X O O O O
             . X X O . O .",
        );
        for set in [RuleSet::Chinese, RuleSet::Japanese] {
            for to_move in Color::BOTH {
                let start = Setup { to_move, ..start.clone() };
                let position = start.position(rules(set, "0.5")).unwrap();
                let mut over = position.clone();
                over.play(Move::Pass).unwrap();
                over.play(Move::Pass).unwrap();
                for (position, seed) in [(&position, 1), (&position, 2), (&over, 1), (&over, 2)] {
                    let estimate = estimate(position, seed);
                    assert_eq!(estimate.lead, HalfPoints::from_halves(5), "{position:?}");
                    assert_eq!(estimate.score.outcome().to_string(), "B+2.5");
                }
            }
        }
    }

    /// No stone of an opening is worth a dozen, and nobody owns the board because he is the only one there.
    #[test]
    fn the_lead_in_an_opening_is_small_and_steady() {
        for (lines, points) in [
            (9, [(4, 4), (2, 2), (6, 2), (2, 6), (6, 6), (6, 4)]),
            (13, [(3, 3), (9, 9), (9, 3), (3, 9), (6, 10), (10, 6)]),
            (19, [(3, 3), (15, 15), (15, 3), (3, 15), (13, 16), (16, 13)]),
        ] {
            let size = BoardSize::new(lines).unwrap();
            for set in [RuleSet::Chinese, RuleSet::Japanese] {
                let mut position = Position::new(size, rules(set, "0"));
                let mut before = HalfPoints::ZERO;
                for (x, y) in points {
                    position.play(Move::Place(size.point(x, y).unwrap())).unwrap();
                    let lead = estimate(&position, 1).lead;
                    let most = HalfPoints::from_points(18);
                    assert!(lead.abs() < most, "{lead}\n{position:?}");
                    assert!((lead - before).abs() < most, "{before}, then {lead}\n{position:?}");
                    before = lead;
                }
            }
        }
    }

    /// Nothing is closed, and yet Black is ahead.
    #[test]
    fn handicap_stones_are_a_lead() {
        for (lines, n_stones) in [(9, 2), (13, 4), (19, 4), (19, 9)] {
            let size = BoardSize::new(lines).unwrap();
            let start = Setup::handicap(&Handicap::fixed(size, n_stones).unwrap());
            let lead = estimate(&start.position(rules(RuleSet::Japanese, "0.5")).unwrap(), 1).lead;
            assert!(lead > HalfPoints::from_points(n_stones.into()), "{n_stones} stones: {lead}");
        }
    }
}
