//! What an opening asks for, in words, and the buttons that answer its questions.

use bevy_egui::egui::{Align2, Vec2};

use super::cards::seat_name;
use super::reads::MatchView;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, Kit};
use crate::board::Color;
use crate::gomoku::opening::{Answer, Choice, Task, Zone};
use crate::words::names::opening_id;

/// What is to be done now, and by whom, in a box of its own under the name of the opening.
pub(crate) fn task(kit: &mut Kit<'_>, view: &MatchView<'_>, task: Task) {
    let game = view.session.game();
    let color = game.color_to_act();
    let who = seat_name(view, color, game.seats()[color]);
    let sentence = view.texts.with("task-by", [("who", who.into()), ("what", sentence(view, task).into())]);
    let width = kit.ui.available_width() - 36.0;
    let name = view.texts.get(opening_id(game.opening().opening()));
    let head = kit.wrapped(&name, Type::Small, kit.theme.muted, width);
    let body = kit.wrapped(&sentence, Type::Body, kit.theme.text, width);
    let room = kit.room(head.size().y + body.size().y + 22.0);
    kit.plate(room, true);
    let words = room.shrink2(Vec2::new(20.0, 9.0));
    kit.set(words, Align2::LEFT_TOP, head);
    kit.set(words, Align2::LEFT_BOTTOM, body);
}

/// The sentence that says what is to be done.
fn sentence(view: &MatchView<'_>, task: Task) -> String {
    let texts = view.texts;
    match task {
        Task::Place { color, zone } => {
            let task = if color == Color::White { "task-white" } else { "task-black" };
            let (where_to, lines) = match zone {
                Zone::Anywhere => ("", 0),
                Zone::Center => ("-center", 0),
                Zone::Within(lines) => ("-within", lines),
                Zone::Outside(lines) => ("-outside", lines),
            };
            texts.with(&format!("{task}{where_to}"), [("lines", lines.into())])
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
        kit.choice_in_words("answer-number", number, &numbers, ToString::to_string);
        let say = view.texts.with("answer-say", [("n", (*number).into())]);
        let order = MatchOrder::Answer(Answer::Number(*number));
        kit.button(Button::new("answer-say", order).saying(say).main());
        return;
    }
    // What changes nothing goes first and has the focus.
    let mut answers: Vec<Answer> = choice.answers().collect();
    answers.sort_by_key(|answer| game.opening().is_swap(*answer));
    for (i, answer) in answers.into_iter().enumerate() {
        let button = Button::new(answer_name(answer), MatchOrder::Answer(answer));
        kit.button(button.saying(answer_text(view, answer)).main_if(i == 0));
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
