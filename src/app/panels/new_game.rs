//! The choice of the next match: rule, size, seats. The board beside it shows the size at once.

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit};
use super::opening::{opening_id, opening_sentence_id};
use super::side::level_id;
use crate::app::session::Command;
use crate::app::settings::Settings;
use crate::app::text::Texts;
use crate::board::{BoardSize, Color};
use crate::game::{OnForbidden, Seat};
use crate::go::RuleSet;
use crate::gomoku::opening::Opening;
use crate::gomoku::{Rule, SIZES};
use crate::search::Level;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, settings: &mut Settings) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("new-back", &view.text("new-title")) {
        asked.push(Command::OpenTitle);
    }
    let mut next = settings.next_match;
    if kit.button("new-start", &view.text("new-start"), Emphasis::Primary) {
        asked.push(Command::StartMatch(next.setup()));
    }
    kit.space(0.5);
    let setup = &mut next.gomoku;
    kit.choice("new-rule", &view.text("new-rule"), &mut setup.rule, &Rule::ALL, |rule| {
        view.text(rule_id(*rule))
    });
    kit.label(view.text(rule_sentence_id(setup.rule)), Type::Small, kit.theme.muted);
    if setup.rule.forbids() {
        let label = view.text("new-forbidden");
        kit.choice("new-forbidden", &label, &mut setup.on_forbidden, &OnForbidden::ALL, |on_forbidden| {
            view.text(match on_forbidden {
                OnForbidden::Refuse => "forbidden-refused",
                OnForbidden::Lose => "forbidden-loses",
            })
        });
    }
    let openings: Vec<Opening> =
        Opening::ALL.into_iter().filter(|opening| setup.may_open_with(*opening)).collect();
    kit.choice("new-opening", &view.text("new-opening"), &mut setup.opening, &openings, |opening| {
        view.text(opening_id(*opening))
    });
    kit.label(view.text(opening_sentence_id(setup.opening)), Type::Small, kit.theme.muted);
    let sizes: Vec<BoardSize> = SIZES.filter_map(|lines| BoardSize::new(lines).ok()).collect();
    kit.choice("new-size", &view.text("new-size"), &mut setup.size, &sizes, |size| {
        view.texts.with("new-size-value", [("lines", size.lines().into())])
    });
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
        kit.label(view.text(level_sentence_id(level)), Type::Small, kit.theme.muted);
    }
    next.remember(next.setup());
    if next != settings.next_match {
        settings.next_match = next;
    }
    asked
}

/// A person, then the program from weak to strong.
fn every_seat() -> Vec<Seat> {
    std::iter::once(Seat::Human).chain(Level::ALL.map(Seat::Program)).collect()
}

/// Who sits there, in words.
pub(in crate::app) fn seat_text(texts: &Texts, seat: Seat) -> String {
    match seat {
        Seat::Human => texts.get("seat-person"),
        Seat::Program(level) => texts.with("seat-program", [("level", texts.get(level_id(level)).into())]),
    }
}

/// The id of the rule's name.
pub(super) const fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle",
        Rule::Standard => "rule-standard",
        Rule::Caro => "rule-caro",
        Rule::CaroOverline => "rule-caro-overline",
        Rule::Renju => "rule-renju",
    }
}

/// The id of the name of a rule set of Go.
pub(super) const fn go_rules_id(rules: RuleSet) -> &'static str {
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
pub(super) const fn rule_sentence_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle-sentence",
        Rule::Standard => "rule-standard-sentence",
        Rule::Caro => "rule-caro-sentence",
        Rule::CaroOverline => "rule-caro-overline-sentence",
        Rule::Renju => "rule-renju-sentence",
    }
}

const fn level_sentence_id(level: Level) -> &'static str {
    match level {
        Level::Textbook => "level-textbook-sentence",
        Level::Novice => "level-novice-sentence",
        Level::Casual => "level-casual-sentence",
        Level::Club => "level-club-sentence",
        Level::Expert => "level-expert-sentence",
        Level::Master => "level-master-sentence",
    }
}
