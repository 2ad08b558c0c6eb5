//! The choices for Go: size, rule set, handicap, komi.

use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::board::BoardSize;
use crate::game::{GoSetup, Placement};
use crate::go::{self, Komi, RuleSet};
use crate::handbook::go_rules_id;
use crate::words::names::go_rules_sentence_id;

/// The sizes that most games are played on, each with the name of its control.
const COMMON: [(u8, &str); 3] = [(9, "new-size-9"), (13, "new-size-13"), (19, "new-size-19")];
/// The size that another one begins with.
const OTHER: u8 = 7;
/// The komi offered, in half points.
const KOMI: std::ops::RangeInclusive<i32> = -30..=30;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, setup: &mut GoSetup) {
    let before = *setup;
    size(kit, view, setup);
    kit.choice("new-rules", &mut setup.rules, &RuleSet::ALL, go_rules_id);
    kit.label(view.text(go_rules_sentence_id(setup.rules)), Type::Small, kit.theme.muted);
    let handicaps: Vec<u8> = std::iter::once(0).chain(2..=setup.max_handicap()).collect();
    setup.handicap = setup.handicap.min(setup.max_handicap());
    kit.choice_in_words("new-handicap", &mut setup.handicap, &handicaps, |n| {
        view.texts.with(if *n == 0 { "go-even" } else { "go-stones" }, [("n", (*n).into())])
    });
    if setup.handicap > 0 {
        kit.choice("new-placement", &mut setup.placement, &Placement::ALL, |placement| match placement {
            Placement::Fixed => "placement-fixed",
            Placement::Free => "placement-free",
        });
    }
    let has_handicap = |setup: &GoSetup| setup.handicap > 0;
    if (setup.rules, has_handicap(setup)) != (before.rules, has_handicap(&before)) {
        setup.komi = usual_komi(*setup);
    }
    let komi: Vec<Komi> = KOMI.filter_map(|halves| Komi::from_halves(halves).ok()).collect();
    kit.choice_in_words("new-komi", &mut setup.komi, &komi, |komi| view.texts.points(komi.points()));
}

/// The common sizes side by side, and the way to all others.
fn size(kit: &mut Kit<'_>, view: &View<'_>, setup: &mut GoSetup) {
    let chosen = COMMON.iter().position(|(lines, _)| *lines == setup.size.lines());
    let mut choices: Vec<(&str, String)> = COMMON
        .iter()
        .map(|(lines, name)| (*name, view.texts.with("new-size-short", [("lines", (*lines).into())])))
        .collect();
    choices.push(("new-size-other", view.text("new-size-other")));
    if let Some(pressed) = kit.segments(&choices, chosen.unwrap_or(COMMON.len())) {
        let lines = COMMON.get(pressed).map_or(OTHER, |(lines, _)| *lines);
        if chosen.is_some() || pressed < COMMON.len() {
            setup.size = BoardSize::new(lines).unwrap_or(setup.size);
        }
    }
    if !COMMON.iter().any(|(lines, _)| *lines == setup.size.lines()) {
        let others: Vec<BoardSize> =
            go::sizes().filter(|size| COMMON.iter().all(|(lines, _)| *lines != size.lines())).collect();
        kit.choice_in_words("new-size", &mut setup.size, &others, |size| {
            view.texts.with("new-size-value", [("lines", size.lines().into())])
        });
    }
}

/// What White is given by custom: that of the rule set in an even game, else half a point.
fn usual_komi(setup: GoSetup) -> Komi {
    let rules = setup.rules.rules();
    if setup.handicap > 0 { rules.for_handicap().komi } else { rules.komi }
}
