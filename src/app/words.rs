//! The names of games, rules, seats and results in the language of the player.

use std::time::Duration;

use crate::app::text::Texts;
use crate::board::{ByColor, Color};
use crate::game::clock::{Clock, Stretch, TimeControl};
use crate::game::{DrawBy, GameKind, GameSetup, Match, MatchSetup, Outcome, Seat, WinBy};
use crate::go::RuleSet;
use crate::gomoku::opening::Opening;
use crate::gomoku::{ForbiddenKind, Rule};
use crate::handbook::{go_rules_id, rule_id};
use crate::record::shelf::NameError;
use crate::search::Level;

/// Who sits there, in words.
pub(crate) fn seat_text(texts: &Texts, seat: Seat) -> String {
    match seat {
        Seat::Human => texts.get("seat-person"),
        Seat::Program(level) => texts.with("seat-program", [("level", texts.get(level_id(level)).into())]),
    }
}

/// The id of the game's name.
pub(crate) const fn game_id(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "game-gomoku",
        GameKind::Go => "game-go",
    }
}

/// The game, its rule and its board in a line.
pub(crate) fn game_line(texts: &Texts, setup: &MatchSetup) -> String {
    let rule = match setup.game {
        GameSetup::Gomoku(gomoku) => rule_id(gomoku.rule),
        GameSetup::Go(go) => go_rules_id(go.rules),
    };
    texts.with(
        "game-line",
        [
            ("game", texts.get(game_id(setup.game.kind())).into()),
            ("rule", texts.get(rule).into()),
            ("lines", setup.size().lines().into()),
        ],
    )
}

/// The id of the sentence that explains a rule set of Go.
pub(crate) const fn go_rules_sentence_id(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Japanese => "go-japanese-sentence",
        RuleSet::Chinese => "go-chinese-sentence",
        RuleSet::Korean => "go-korean-sentence",
        RuleSet::Aga => "go-aga-sentence",
        RuleSet::NewZealand => "go-new-zealand-sentence",
        RuleSet::TrompTaylor => "go-tromp-taylor-sentence",
    }
}

/// The id of the sentence that explains the rule.
pub(crate) const fn rule_sentence_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle-sentence",
        Rule::Standard => "rule-standard-sentence",
        Rule::Caro => "rule-caro-sentence",
        Rule::CaroOverline => "rule-caro-overline-sentence",
        Rule::Renju => "rule-renju-sentence",
    }
}

pub(crate) const fn level_sentence_id(game: GameKind, level: Level) -> &'static str {
    match (game, level) {
        (GameKind::Gomoku, Level::Textbook) => "level-textbook-sentence",
        (GameKind::Gomoku, Level::Novice) => "level-novice-sentence",
        (GameKind::Gomoku, Level::Casual) => "level-casual-sentence",
        (GameKind::Gomoku, Level::Club) => "level-club-sentence",
        (GameKind::Gomoku, Level::Expert) => "level-expert-sentence",
        (GameKind::Gomoku, Level::Master) => "level-master-sentence",
        (GameKind::Go, Level::Textbook) => "level-textbook-go",
        (GameKind::Go, Level::Novice) => "level-novice-go",
        (GameKind::Go, Level::Casual) => "level-casual-go",
        (GameKind::Go, Level::Club) => "level-club-go",
        (GameKind::Go, Level::Expert) => "level-expert-go",
        (GameKind::Go, Level::Master) => "level-master-go",
    }
}

/// The id of the opening's name.
pub(crate) const fn opening_id(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "opening-free",
        Opening::Swap => "opening-swap",
        Opening::Swap2 => "opening-swap2",
        Opening::Pro => "opening-pro",
        Opening::LongPro => "opening-long-pro",
        Opening::Rif => "opening-rif",
        Opening::Yamaguchi => "opening-yamaguchi",
        Opening::Soosorv8 => "opening-soosorv8",
        Opening::Taraguchi10 => "opening-taraguchi10",
    }
}

/// The id of the sentence that explains the opening.
pub(crate) const fn opening_sentence_id(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "opening-free-sentence",
        Opening::Swap => "opening-swap-sentence",
        Opening::Swap2 => "opening-swap2-sentence",
        Opening::Pro => "opening-pro-sentence",
        Opening::LongPro => "opening-long-pro-sentence",
        Opening::Rif => "opening-rif-sentence",
        Opening::Yamaguchi => "opening-yamaguchi-sentence",
        Opening::Soosorv8 => "opening-soosorv8-sentence",
        Opening::Taraguchi10 => "opening-taraguchi10-sentence",
    }
}

/// The id of a level's name.
pub(crate) const fn level_id(level: Level) -> &'static str {
    match level {
        Level::Textbook => "level-textbook",
        Level::Novice => "level-novice",
        Level::Casual => "level-casual",
        Level::Club => "level-club",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
    }
}

/// Both seats in a line: "You – Goishi, casual".
pub(crate) fn seats_line(texts: &Texts, seats: ByColor<Seat>) -> String {
    if seats == (ByColor { black: Seat::Human, white: Seat::Human }) {
        return texts.get("seats-people");
    }
    texts.with(
        "seats-line",
        [("black", seat_text(texts, seats.black).into()), ("white", seat_text(texts, seats.white).into())],
    )
}

/// Who has won, and how.
pub(crate) fn outcome_text(texts: &Texts, game: &Match) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    if let Outcome::Win { winner, by: WinBy::Score(margin) } = outcome {
        return texts.won_by(winner, margin);
    }
    texts.get(match outcome {
        Outcome::Win { winner: Color::Black, by: WinBy::Five(row) } if row.len > 5 => "end-black-overline",
        Outcome::Win { winner: Color::White, by: WinBy::Five(row) } if row.len > 5 => "end-white-overline",
        Outcome::Win { winner: Color::Black, by: WinBy::Five(_) } => "end-black-five",
        Outcome::Win { winner: Color::White, by: WinBy::Five(_) } => "end-white-five",
        Outcome::Win { winner: Color::Black, by: WinBy::Resignation } => "end-black-resignation",
        Outcome::Win { winner: Color::White, by: WinBy::Resignation } => "end-white-resignation",
        Outcome::Win { winner: Color::Black, by: WinBy::Time } => "end-black-time",
        Outcome::Win { winner: Color::White, by: WinBy::Time } => "end-white-time",
        Outcome::Win { winner: Color::Black, by: WinBy::Forfeit } => "end-black-forfeit",
        Outcome::Win { winner: Color::White, by: WinBy::Forfeit } => "end-white-forfeit",
        Outcome::Win { by: WinBy::Unsaid, .. } => "end-unsaid",
        Outcome::Win { by: WinBy::Forbidden { kind, .. }, .. } => match kind {
            ForbiddenKind::DoubleThree => "end-double-three",
            ForbiddenKind::DoubleFour => "end-double-four",
            ForbiddenKind::Overline => "end-forbidden-overline",
        },
        Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore) => "end-draw-score",
        Outcome::Draw(DrawBy::OnlyForbidden) => "end-draw-forbidden",
        Outcome::Draw(DrawBy::FullBoard) => "end-draw-full",
        Outcome::Draw(DrawBy::Agreement) => "end-draw-agreed",
    })
}

/// The id of the color's name.
pub(crate) const fn color_id(color: Color) -> &'static str {
    match color {
        Color::Black => "color-black",
        Color::White => "color-white",
    }
}

/// A person, then the program from weak to strong.
pub(crate) fn every_seat() -> Vec<Seat> {
    std::iter::once(Seat::Human).chain(Level::ALL.map(Seat::Program)).collect()
}

/// What is said beside the figures: "+ 5 × 0:30" in main time, "3 × 0:30" in a period.
pub(crate) fn beside(texts: &Texts, clock: &Clock) -> Option<String> {
    Some(match (clock.control(), clock.stretch()) {
        (TimeControl::Japanese { period, .. }, Stretch::Period { left }) => {
            format!("{left} × {}", figures(period))
        }
        (TimeControl::Japanese { periods, period, .. }, _) => format!("+ {periods} × {}", figures(period)),
        (TimeControl::Canadian { .. }, Stretch::Stones { left }) => {
            texts.with("clock-stones", [("n", left.into())])
        }
        (TimeControl::Canadian { stones, period, .. }, _) => format!("+ {stones} / {}", figures(period)),
        (TimeControl::Fischer { increment, .. }, _) => format!("+ {}", figures(increment)),
        (TimeControl::None | TimeControl::Absolute { .. }, _) => return None,
    })
}

/// A time as clocks show it: a second that has begun counts.
pub(crate) fn figures(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A clock in words, for the page that has the board in words: "Black: 9 min 35 s left, in the last of 3 periods."
pub(crate) fn clock_words(texts: &Texts, color: Color, clock: &Clock) -> String {
    let seconds = clock.shown_s();
    let time = texts.with("words-time", [("m", (seconds / 60).into()), ("s", (seconds % 60).into())]);
    let (id, n) = match clock.stretch() {
        Stretch::Main => ("words-clock", 0),
        Stretch::Period { left } => ("words-clock-period", left),
        Stretch::Stones { left } => ("words-clock-stones", left),
    };
    let who = texts.get(color_id(color));
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Says that a period has begun: "White: byo-yomi, 2 periods of 0:30 left".
pub(crate) fn period_words(texts: &Texts, color: Color, stretch: Stretch, control: TimeControl) -> String {
    let who = texts.get(color_id(color));
    let time = figures(control.overtime().map_or(Duration::ZERO, |(_, period)| period));
    let (id, n) = match stretch {
        Stretch::Stones { left } => ("notice-stones", left),
        Stretch::Period { left } => ("notice-period", left),
        Stretch::Main => ("notice-period", 0),
    };
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Both clocks in a line, as a record that is looked at has them: "Black 9:35 · White 0:26 (3 × 0:30)".
pub(crate) fn clocks_line(texts: &Texts, clocks: &ByColor<Clock>) -> String {
    let one = |clock: &Clock| match beside(texts, clock) {
        Some(beside) if clock.stretch() != Stretch::Main => format!("{} ({beside})", figures(clock.left())),
        _ => figures(clock.left()),
    };
    let values = [("black", one(&clocks.black).into()), ("white", one(&clocks.white).into())];
    texts.with("replay-clocks", values)
}

/// Why a file cannot have this name.
pub(crate) fn name_trouble(texts: &Texts, error: NameError) -> String {
    match error {
        NameError::Character(c) => texts.with("rename-character", [("c", c.to_string().into())]),
        NameError::Dot => texts.get("rename-dot"),
        NameError::Reserved => texts.get("rename-reserved"),
        NameError::Long => texts.get("rename-long"),
        NameError::Empty => texts.get("rename-empty"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        let check = |ms: u64, expect: &str| assert_eq!(figures(Duration::from_millis(ms)), expect);
        check(0, "0:00");
        check(1, "0:01");
        check(59_001, "1:00");
        check(600_000, "10:00");
        check(3_599_999, "1:00:00");
        check(36_061_000, "10:01:01");
    }

    #[test]
    fn clocks_are_put_into_words() {
        let texts = Texts::new("en");
        let s = Duration::from_secs;
        let mut clock = Clock::new(TimeControl::Japanese { main: s(60), periods: 3, period: s(30) }).unwrap();
        let words = |clock: &Clock| clock_words(&texts, Color::Black, clock).replace('\u{a0}', " ");
        assert_eq!(words(&clock), "Black: 1 min 0 s left.");
        let beside = |clock: &Clock| beside(&texts, clock).unwrap().replace('\u{a0}', " ");
        assert_eq!(beside(&clock), "+ 3 × 0:30");
        clock.run(s(95));
        assert_eq!(words(&clock), "Black: 0 min 25 s left in this period, 2 periods in all.");
        assert_eq!(beside(&clock), "2 × 0:30");
        let clocks = ByColor { black: clock, white: Clock::new(clock.control()).unwrap() };
        assert_eq!(clocks_line(&texts, &clocks).replace('\u{a0}', " "), "Black 0:25 (2 × 0:30) · White 1:00");
        let told = period_words(&texts, Color::White, clock.stretch(), clock.control());
        assert_eq!(told, "White: byo-yomi, 2 periods of 0:30.");
    }
}
