//! What an opening asks for, in words, and the buttons that answer its questions.

use bevy_egui::egui::{self, Pos2, Rect, Sense, Vec2};

use super::cards::seat_name;
use super::reads::MatchView;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit, paint};
use crate::board::Color;
use crate::gomoku::opening::{Answer, Choice, Task, Zone};
use crate::words::names::opening_id;

/// What is to be done now, and by whom, in a box of its own under the name of the opening.
pub(crate) fn task(kit: &mut Kit<'_>, view: &MatchView<'_>, task: Task) {
    let game = view.session.game();
    let color = game.color_to_act();
    let who = seat_name(view, color, game.seats()[color]);
    let sentence = view.texts.with("task-by", [("who", who.into()), ("what", sentence(view, task).into())]);
    let width = kit.ui.available_width();
    let inner = width - 36.0;
    let name = view.texts.get(opening_id(game.opening().opening()));
    let head = kit.wrapped(&name, Type::Small, kit.theme.muted, inner);
    let body = kit.wrapped(&sentence, Type::Body, kit.theme.text, inner);
    let height = head.size().y + body.size().y + 22.0;
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    let painter = kit.ui.painter();
    painter.rect_filled(rect, 10.0, paint(kit.theme.control()));
    let bar = Rect::from_min_size(rect.min, Vec2::new(6.0, rect.height()));
    painter.rect_filled(bar, egui::CornerRadius { nw: 3, sw: 3, ne: 0, se: 0 }, paint(kit.theme.accent));
    let mut at = Pos2::new(rect.left() + 20.0, rect.top() + 9.0);
    for galley in [head, body] {
        let down = galley.size().y + 4.0;
        painter.galley(at, galley, paint(kit.theme.text));
        at.y += down;
    }
}

/// The sentence that says what is to be done.
fn sentence(view: &MatchView<'_>, task: Task) -> String {
    let texts = view.texts;
    match task {
        Task::Place { color, zone } => {
            let white = color == Color::White;
            match zone {
                Zone::Anywhere => texts.get(if white { "task-white" } else { "task-black" }),
                Zone::Center => texts.get(if white { "task-white-center" } else { "task-black-center" }),
                Zone::Within(lines) => {
                    let id = if white { "task-white-within" } else { "task-black-within" };
                    texts.with(id, [("lines", lines.into())])
                }
                Zone::Outside(lines) => {
                    let id = if white { "task-white-outside" } else { "task-black-outside" };
                    texts.with(id, [("lines", lines.into())])
                }
            }
        }
        Task::Choose(Choice::Color) => texts.get("task-color"),
        Task::Choose(Choice::ColorOrPlaceTwo) => texts.get("task-color-or-two"),
        Task::Choose(Choice::HowManyFifths { .. }) => texts.get("task-how-many"),
        Task::Choose(Choice::SwapOrFifths) => texts.get("task-swap-or-fifths"),
        Task::OfferFifth { made, total } => {
            texts.with("task-offer", [("n", total.into()), ("made", made.into())])
        }
        Task::PickFifth => texts.get("task-pick"),
    }
}

/// The answers to the question that stands, as buttons; a number is stepped to and then said.
pub(crate) fn answers(kit: &mut Kit<'_>, view: &MatchView<'_>, number: &mut u8) {
    let game = view.session.game();
    let Some(Task::Choose(choice)) = game.task() else { return };
    if let Choice::HowManyFifths { min, max } = choice {
        let numbers: Vec<u8> = (min..=max).collect();
        if !numbers.contains(number) {
            *number = min.max(2).min(max);
        }
        let label = view.text("answer-number");
        kit.choice("answer-number", &label, number, &numbers, ToString::to_string);
        let say = view.texts.with("answer-say", [("n", (*number).into())]);
        if kit.button("answer-say", &say, Emphasis::Primary) {
            kit.ask(MatchOrder::Answer(Answer::Number(*number)));
        }
        return;
    }
    // What changes nothing goes first and has the focus.
    let mut answers: Vec<Answer> = choice.answers().collect();
    answers.sort_by_key(|answer| game.opening().is_swap(*answer));
    for (i, answer) in answers.into_iter().enumerate() {
        let text = answer_text(view, answer);
        let emphasis = if i == 0 { Emphasis::Primary } else { Emphasis::Plain };
        if kit.button(answer_name(answer), &text, emphasis) {
            kit.ask(MatchOrder::Answer(answer));
        }
    }
}

/// What an answer means, in a few words.
pub(crate) fn answer_text(view: &MatchView<'_>, answer: Answer) -> String {
    let swaps = view.session.game().opening().is_swap(answer);
    match answer {
        Answer::Take(Color::Black) if swaps => view.text("answer-black-swap"),
        Answer::Take(Color::Black) => view.text("answer-black"),
        Answer::Take(Color::White) if swaps => view.text("answer-white-swap"),
        Answer::Take(Color::White) => view.text("answer-white"),
        Answer::PlaceTwo => view.text("answer-two"),
        Answer::Number(1) => view.text("answer-one-fifth"),
        Answer::Number(n) => view.texts.with("answer-fifths", [("n", n.into())]),
    }
}

/// The name of the control.
const fn answer_name(answer: Answer) -> &'static str {
    match answer {
        Answer::Take(Color::Black) => "answer-black",
        Answer::Take(Color::White) => "answer-white",
        Answer::PlaceTwo => "answer-two",
        Answer::Number(1) => "answer-one",
        Answer::Number(_) => "answer-many",
    }
}
