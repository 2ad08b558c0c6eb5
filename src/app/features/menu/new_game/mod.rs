//! The choice of the next match: game, rules, size, seats. The board beside it follows at once.

mod go;
mod gomoku;
mod time;

use crate::app::features::play::side::level_id;
use crate::app::settings::Settings;
use crate::app::table::session::Command;
use crate::app::text::Texts;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::ui::reads::View;
use crate::board::Color;
use crate::game::{GameKind, GameSetup, MatchSetup, Seat};
use crate::go::RuleSet;
use crate::gomoku::Rule;
use crate::search::Level;

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, settings: &mut Settings) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("new-back", &view.text("new-title")) {
        asked.push(Command::OpenTitle);
    }
    let mut next = settings.next_match;
    if kit.button("new-start", &view.text("new-start"), Emphasis::Primary) {
        asked.push(Command::StartMatch(next.setup()));
    }
    kit.space(0.5);
    let kinds = GameKind::ALL.map(|kind| (game_name(kind), view.text(game_id(kind))));
    let at = GameKind::ALL.iter().position(|kind| *kind == next.game).unwrap_or(0);
    if let Some(pressed) = kit.segments(&kinds, at) {
        next.game = GameKind::ALL[pressed];
    }
    match next.game {
        GameKind::Gomoku => gomoku::draw(kit, view, &mut next.gomoku),
        GameKind::Go => go::draw(kit, view, &mut next.go),
    }
    let seats = every_seat();
    for color in Color::BOTH {
        let label = view.text(if color == Color::Black { "color-black" } else { "color-white" });
        let name = if color == Color::Black { "new-black" } else { "new-white" };
        kit.choice(name, &label, &mut next.seats[color], &seats, |seat| seat_text(view.texts, *seat));
    }
    let programs = Color::BOTH.map(|color| next.seats[color]);
    if let Some(level) = programs.into_iter().find_map(|seat| match seat {
        Seat::Program(level) => Some(level),
        Seat::Human => None,
    }) {
        kit.label(view.text(level_sentence_id(next.game, level)), Type::Small, kit.theme.muted);
    }
    time::draw(kit, view, &mut next.time);
    next.make_sound();
    if next != settings.next_match {
        settings.next_match = next;
    }
    asked
}

/// A person, then the program from weak to strong.
pub(crate) fn every_seat() -> Vec<Seat> {
    std::iter::once(Seat::Human).chain(Level::ALL.map(Seat::Program)).collect()
}

/// Who sits there, in words.
pub(crate) fn seat_text(texts: &Texts, seat: Seat) -> String {
    match seat {
        Seat::Human => texts.get("seat-person"),
        Seat::Program(level) => texts.with("seat-program", [("level", texts.get(level_id(level)).into())]),
    }
}

/// The id of the game's name.
const fn game_id(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "game-gomoku",
        GameKind::Go => "game-go",
    }
}

/// The name of the control that chooses the game.
const fn game_name(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "new-game-gomoku",
        GameKind::Go => "new-game-go",
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

/// The id of the rule's name.
pub(crate) const fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle",
        Rule::Standard => "rule-standard",
        Rule::Caro => "rule-caro",
        Rule::CaroOverline => "rule-caro-overline",
        Rule::Renju => "rule-renju",
    }
}

/// The id of the name of a rule set of Go.
pub(crate) const fn go_rules_id(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Japanese => "go-japanese",
        RuleSet::Chinese => "go-chinese",
        RuleSet::Korean => "go-korean",
        RuleSet::Aga => "go-aga",
        RuleSet::NewZealand => "go-new-zealand",
        RuleSet::TrompTaylor => "go-tromp-taylor",
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
