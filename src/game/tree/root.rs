//! What the root says about the match, as typed values.

use super::field::Field;
use super::{InfoKey, RecordResult, Tree};
use crate::board::ByColor;
use crate::game::clock::TimeControl;
use crate::game::{Level, OnForbidden, Placement, Seat};
use crate::go::RuleSet;
use crate::gomoku::Rule;
use crate::gomoku::opening::{Opening, Party};

/// What the root says about the match.
#[expect(clippy::struct_excessive_bools, reason = "each stands in a record by itself")]
#[derive(Clone, Debug)]
pub(crate) struct RootFacts {
    /// Who sits where; none in a record that no match has made or taken over.
    pub(crate) seats: Option<Seated>,
    /// The levels at which programs played before those of the seats.
    pub(crate) levels: Vec<EarlierLevel>,
    /// How the first stones are laid.
    pub(crate) opening: Opening,
    /// What becomes of a forbidden move.
    pub(crate) on_forbidden: OnForbidden,
    /// Where the handicap stones stand.
    pub(crate) placement: Placement,
    /// How long the seats may think.
    pub(crate) time: ByColor<TimeControl>,
    /// The result was given by another program or person and is not ours to change.
    pub(crate) is_result_given: bool,
    /// The record is a copy of another one, in which variations were tried: it is looked at, and not played on.
    pub(crate) is_study: bool,
    /// An analysis was looked at while the match was played.
    pub(crate) is_analyzed: bool,
    /// The match was under way when it was written.
    pub(crate) is_under_way: bool,
    /// What the words about the game mean.
    pub(crate) understood: Understood,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    /// Before any exchange of colors.
    pub(crate) first: ByColor<Seat>,
    /// The colors have been exchanged, and the names are those of the colors since.
    pub(crate) is_exchanged: bool,
}

/// What a reader has understood of what the root says in words, which stay as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Understood {
    /// How the game ended.
    pub(crate) result: Option<RecordResult>,
    /// The rule, were it a game of five in a row.
    pub(crate) rule: Option<Rule>,
    /// The rules, were it a game of Go.
    pub(crate) rule_set: Option<RuleSet>,
}

impl RootFacts {
    /// Whether both say the same; of what is said in words the words are to be compared.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let values = |facts: &Self| {
            let Self { seats, opening, on_forbidden, placement, time, .. } = *facts;
            let flags = [facts.is_result_given, facts.is_study, facts.is_analyzed, facts.is_under_way];
            (seats, opening, on_forbidden, placement, time, flags)
        };
        values(self) == values(other) && self.levels == other.levels
    }
}

/// A level at which a program has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EarlierLevel {
    /// Whose program.
    pub(crate) party: Party,
    pub(crate) level: Level,
    /// The number of the last move that was played so.
    pub(crate) until: usize,
}

static NOTHING: RootFacts = RootFacts {
    seats: None,
    levels: Vec::new(),
    opening: Opening::Free,
    on_forbidden: OnForbidden::Refuse,
    placement: Placement::Fixed,
    time: ByColor { black: TimeControl::None, white: TimeControl::None },
    is_result_given: false,
    is_study: false,
    is_analyzed: false,
    is_under_way: false,
    understood: Understood { result: None, rule: None, rule_set: None },
};

/// The values of the root. Whoever sets one puts it in the place of whatever other words a file had for it.
impl Tree {
    /// What the root says about the match.
    pub(crate) fn root_facts(&self) -> &RootFacts {
        self.root_facts.as_deref().unwrap_or(&NOTHING)
    }

    pub(crate) fn edit_root_facts(&mut self, edit: impl FnOnce(&mut RootFacts)) {
        edit(self.root_facts.get_or_insert_with(|| Box::new(NOTHING.clone())));
    }

    /// Whether a record was made or taken over by a match.
    pub(crate) fn is_own(&self) -> bool {
        self.root_facts().seats.is_some()
    }

    /// Whether an analysis was looked at while the match was played.
    pub(crate) fn is_analyzed(&self) -> bool {
        self.root_facts().is_analyzed
    }

    /// Whether a record is a copy of another one, in which variations were tried.
    pub(crate) fn is_study(&self) -> bool {
        self.root_facts().is_study
    }

    /// Whether a file holds a match that was under way when it was written.
    pub(crate) fn is_under_way(&self) -> bool {
        self.root_facts().is_under_way
    }

    /// What is understood of the words about the game.
    pub(crate) fn understood(&self) -> Understood {
        self.root_facts().understood
    }

    /// Names the rules, which mean this.
    pub(crate) fn set_rules(&mut self, name: &str, understood: Understood) {
        self.set_info(InfoKey::Rules, name);
        self.edit_root_facts(|root| root.understood = understood);
    }

    /// Seats these before any exchange of colors.
    pub(crate) fn set_seats(&mut self, first: ByColor<Seat>) {
        self.seat(Seated { first, is_exchanged: self.has_exchanged() });
    }

    pub(crate) fn seat(&mut self, seats: Seated) {
        self.set_root_fact(&[Field::Seats], |root| root.seats = Some(seats));
    }

    /// Whether the names are those of the colors after an exchange.
    pub(crate) fn has_exchanged(&self) -> bool {
        self.root_facts().seats.is_some_and(|seats| seats.is_exchanged)
    }

    /// Who has each color where the record was left; none where no match has made it.
    pub(crate) fn seats_in_the_end(&self) -> Option<ByColor<Seat>> {
        let Seated { first, is_exchanged } = self.root_facts().seats?;
        Some(if is_exchanged { first.swapped() } else { first })
    }

    pub(crate) fn set_levels(&mut self, levels: Vec<EarlierLevel>) {
        self.set_root_fact(&[Field::Levels], |root| root.levels = levels);
    }

    pub(crate) fn set_opening(&mut self, opening: Opening) {
        self.set_root_fact(&[Field::Opening], |root| root.opening = opening);
    }

    pub(crate) fn set_on_forbidden(&mut self, on_forbidden: OnForbidden) {
        self.set_root_fact(&[Field::OnForbidden], |root| root.on_forbidden = on_forbidden);
    }

    pub(crate) fn set_placement(&mut self, placement: Placement) {
        self.set_root_fact(&[Field::Placement], |root| root.placement = placement);
    }

    pub(crate) fn set_time(&mut self, time: ByColor<TimeControl>) {
        let fields = [Field::MainTime, Field::Overtime, Field::WhiteMainTime];
        self.set_root_fact(&fields, |root| root.time = time);
    }

    pub(crate) fn set_result_given(&mut self, is_given: bool) {
        self.set_root_fact(&[Field::GivenResult], |root| root.is_result_given = is_given);
    }

    /// Notes that a record is a copy of another one, or is played on as a game of its own.
    pub(crate) fn set_study(&mut self, is_study: bool) {
        self.set_root_fact(&[Field::Study], |root| root.is_study = is_study);
    }

    /// Notes that an analysis was looked at while the match was played.
    pub(crate) fn set_analyzed(&mut self, is_analyzed: bool) {
        self.set_root_fact(&[Field::Analyzed], |root| root.is_analyzed = is_analyzed);
    }

    /// Marks a match that is under way, for a file, or one that is not any more.
    pub(crate) fn set_under_way(&mut self, is_under_way: bool) {
        self.set_root_fact(&[Field::UnderWay], |root| root.is_under_way = is_under_way);
    }

    fn set_root_fact(&mut self, fields: &[Field], edit: impl FnOnce(&mut RootFacts)) {
        self.forget_texts(self.root(), fields);
        self.edit_root_facts(edit);
    }
}
