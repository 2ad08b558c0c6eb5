//! The names of games, rules, seats and results.

use super::Texts;
use crate::board::{ByColor, Color};
use crate::game::{DrawBy, EngineId, GameKind, GameSetup, Match, MatchSetup, Outcome, PlayerId, Seat, WinBy};
use crate::go::RuleSet;
use crate::gomoku::opening::Opening;
use crate::gomoku::{ForbiddenKind, Rule};
use crate::handbook::{go_rules_id, rule_id};
use crate::play::rating::measured;
use crate::search::Level;

/// Who sits there, in words.
pub fn seat_text(texts: &Texts, seat: Seat) -> String {
    match seat {
        Seat::Human => texts.get("seat-person"),
        Seat::Program(level) => texts.with("seat-program", [("level", texts.get(level_id(level)).into())]),
        Seat::Player(_) => called(texts, seat).unwrap_or_else(|| texts.get("seat-person")),
        Seat::Engine(_) => called(texts, seat).unwrap_or_else(|| texts.get("seat-engine")),
    }
}

/// A player with their rank, where they have one.
pub fn player_text(texts: &Texts, name: &str, rank: &str) -> String {
    if rank.is_empty() {
        return name.to_owned();
    }
    texts.with("player-ranked", [("name", name.into()), ("rank", rank.into())])
}

/// What the user calls whoever sits there.
fn called(texts: &Texts, seat: Seat) -> Option<String> {
    texts.called(seat).map(|called| called.name.clone())
}

/// The id of the game's name.
pub const fn game_id(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "game-gomoku",
        GameKind::Go => "game-go",
    }
}

/// The game, its rule and its board in a line.
pub fn game_line(texts: &Texts, setup: &MatchSetup) -> String {
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
pub const fn go_rules_sentence_id(rules: RuleSet) -> &'static str {
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
pub const fn rule_sentence_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle-sentence",
        Rule::Standard => "rule-standard-sentence",
        Rule::Caro => "rule-caro-sentence",
        Rule::CaroOverline => "rule-caro-overline-sentence",
        Rule::Renju => "rule-renju-sentence",
    }
}

/// How a level plays, and how it did against the one below.
pub fn level_sentence(texts: &Texts, game: GameKind, level: Level) -> String {
    let sentence = texts.get(level_sentence_id(game, level));
    match measured(game, level) {
        Some((won, below)) => texts.with(
            "level-measured",
            [
                ("sentence", sentence.into()),
                ("won", won.into()),
                ("level", texts.get(level_id(below)).into()),
            ],
        ),
        None => sentence,
    }
}

/// The id of the sentence that says how a level plays.
const fn level_sentence_id(game: GameKind, level: Level) -> &'static str {
    match (game, level) {
        (GameKind::Gomoku, Level::Newcomer) => "level-newcomer-sentence",
        (GameKind::Gomoku, Level::Beginner) => "level-beginner-sentence",
        (GameKind::Gomoku, Level::Textbook) => "level-textbook-sentence",
        (GameKind::Gomoku, Level::Learner) => "level-learner-sentence",
        (GameKind::Gomoku, Level::Casual) => "level-casual-sentence",
        (GameKind::Gomoku, Level::Regular) => "level-regular-sentence",
        (GameKind::Gomoku, Level::Club) => "level-club-sentence",
        (GameKind::Gomoku, Level::Tournament) => "level-tournament-sentence",
        (GameKind::Gomoku, Level::Veteran) => "level-veteran-sentence",
        (GameKind::Gomoku, Level::Expert) => "level-expert-sentence",
        (GameKind::Gomoku, Level::Master) => "level-master-sentence",
        (GameKind::Go, Level::Newcomer) => "level-newcomer-go",
        (GameKind::Go, Level::Beginner) => "level-beginner-go",
        (GameKind::Go, Level::Textbook) => "level-textbook-go",
        (GameKind::Go, Level::Learner) => "level-learner-go",
        (GameKind::Go, Level::Casual) => "level-casual-go",
        (GameKind::Go, Level::Regular) => "level-regular-go",
        (GameKind::Go, Level::Club) => "level-club-go",
        (GameKind::Go, Level::Tournament) => "level-tournament-go",
        (GameKind::Go, Level::Veteran) => "level-veteran-go",
        (GameKind::Go, Level::Expert) => "level-expert-go",
        (GameKind::Go, Level::Master) => "level-master-go",
    }
}

/// The id of the opening's name.
pub const fn opening_id(opening: Opening) -> &'static str {
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
pub const fn opening_sentence_id(opening: Opening) -> &'static str {
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
pub const fn level_id(level: Level) -> &'static str {
    match level {
        Level::Newcomer => "level-newcomer",
        Level::Beginner => "level-beginner",
        Level::Textbook => "level-textbook",
        Level::Learner => "level-learner",
        Level::Casual => "level-casual",
        Level::Regular => "level-regular",
        Level::Club => "level-club",
        Level::Tournament => "level-tournament",
        Level::Veteran => "level-veteran",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
    }
}

/// Both seats in a line: "You – Goishi, casual".
pub fn seats_line(texts: &Texts, seats: ByColor<Seat>) -> String {
    if seats == (ByColor { black: Seat::Human, white: Seat::Human }) {
        return texts.get("seats-people");
    }
    texts.with(
        "seats-line",
        [("black", seat_text(texts, seats.black).into()), ("white", seat_text(texts, seats.white).into())],
    )
}

/// Who has won, and how.
pub fn outcome_text(texts: &Texts, game: &Match) -> String {
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
pub const fn color_id(color: Color) -> &'static str {
    match color {
        Color::Black => "color-black",
        Color::White => "color-white",
    }
}

/// A person of whom nothing is known, the players, the program from weak to strong, the engines of others.
pub fn every_seat(
    players: impl IntoIterator<Item = PlayerId>,
    engines: impl IntoIterator<Item = EngineId>,
) -> Vec<Seat> {
    let people = std::iter::once(Seat::Human).chain(players.into_iter().map(Seat::Player));
    people.chain(Level::ALL.map(Seat::Program)).chain(engines.into_iter().map(Seat::Engine)).collect()
}
