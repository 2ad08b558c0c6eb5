//! The choices for five in a row: rule, forbidden moves, opening, size.

use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::board::BoardSize;
use crate::game::{GomokuSetup, OnForbidden};
use crate::gomoku::opening::Opening;
use crate::gomoku::{Rule, SIZES};
use crate::handbook::rule_id;
use crate::words::names::{opening_id, opening_sentence_id, rule_sentence_id};

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, setup: &mut GomokuSetup) {
    kit.choice("new-rule", &mut setup.rule, &Rule::ALL, rule_id);
    kit.label(view.text(rule_sentence_id(setup.rule)), Type::Small, kit.theme.muted);
    if setup.rule.forbids() {
        kit.choice("new-forbidden", &mut setup.on_forbidden, &OnForbidden::ALL, |what| match what {
            OnForbidden::Refuse => "forbidden-refused",
            OnForbidden::Lose => "forbidden-loses",
        });
    }
    let openings: Vec<Opening> =
        Opening::ALL.into_iter().filter(|opening| setup.may_open_with(*opening)).collect();
    kit.choice("new-opening", &mut setup.opening, &openings, opening_id);
    kit.label(view.text(opening_sentence_id(setup.opening)), Type::Small, kit.theme.muted);
    let sizes: Vec<BoardSize> = SIZES.filter_map(|lines| BoardSize::new(lines).ok()).collect();
    kit.choice_in_words("new-size", &mut setup.size, &sizes, |size| {
        view.texts.with("new-size-value", [("lines", size.lines().into())])
    });
}
