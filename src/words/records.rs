//! Saved games.

use super::Texts;
use super::names::{game_line, level_id, seat_text};
use crate::board::{ByColor, Color};
use crate::game::tree::{GameKind, InfoKey, RecordResult, Tree, WinMargin};
use crate::game::{Match, Seat};
use crate::record::sgf;
use crate::record::shelf::{Listed, Moment, NameError, Progress, Summary};

/// The record of a match with the names of its players and its date, where it has none.
pub fn signed(texts: &Texts, game: &Match, begun: Moment) -> Tree {
    let names = ByColor::from_fn(|color| {
        let is_named = game.recorded_name(color).is_some();
        match game.seats()[color] {
            // Nobody has told us the name of a person.
            Seat::Human => String::new(),
            seat @ Seat::Player(_) => {
                texts.called(seat).map(|called| called.name.clone()).unwrap_or_default()
            }
            Seat::Program(_) | Seat::Engine(_) if is_named => String::new(),
            seat @ Seat::Engine(_) => seat_text(texts, seat),
            Seat::Program(_) => {
                let levels = game.levels(color).into_iter().map(|level| texts.get(level_id(level)));
                let then = |first: String, then: String| {
                    texts.with("seat-levels", [("first", first.into()), ("then", then.into())])
                };
                let level = levels.reduce(then).unwrap_or_default();
                texts.with("seat-program", [("level", level.into())])
            }
        }
    });
    let mut tree = sgf::tree_of(game, &names);
    for color in Color::BOTH {
        if let Some(called) = texts.called(game.seats()[color]).filter(|called| !called.rank.is_empty()) {
            tree.set_info(InfoKey::Rank(color), &called.rank);
        }
    }
    // An old game in which something is tried is not of today.
    if tree.info(InfoKey::Date).is_none() && !tree.is_study() {
        tree.set_info(InfoKey::Date, &begun.date());
    }
    tree
}

/// What a card says: the name that somebody has given the file, or the players; how it stands, the game, when.
pub fn lines(texts: &Texts, file: &Listed) -> Vec<String> {
    let Ok(summary) = &file.content else {
        return vec![file.name.stem().to_owned(), texts.get("records-unreadable")];
    };
    let game = match summary.setup {
        Some(setup) => game_line(texts, &setup),
        None => texts.get("records-other-game"),
    };
    let moves = texts.with("over-moves", [("n", summary.n_moves.into())]);
    let when = match &summary.date {
        Some(date) => texts.with("records-when", [("date", date.as_str().into()), ("moves", moves.into())]),
        None => moves,
    };
    let when =
        if summary.is_analyzed { texts.with("records-analyzed", [("line", when.into())]) } else { when };
    if file.name.is_of_moment() {
        return vec![players(texts, summary), standing(texts, summary), game, when];
    }
    vec![file.name.stem().to_owned(), players(texts, summary), standing(texts, summary), game, when]
}

fn players(texts: &Texts, summary: &Summary) -> String {
    let is_nobody = |color: Color| summary.players[color].is_none() && summary.seats[color] == Seat::Human;
    if Color::BOTH.into_iter().all(is_nobody) {
        return summary.title.clone().unwrap_or_else(|| texts.get("seats-people"));
    }
    let name = |color: Color| {
        summary.players[color].clone().unwrap_or_else(|| seat_text(texts, summary.seats[color]))
    };
    texts.with("seats-line", [("black", name(Color::Black).into()), ("white", name(Color::White).into())])
}

/// A sentence without its full stop.
fn as_line(sentence: String) -> String {
    sentence.trim_end_matches(['.', '。']).to_owned()
}

/// The result, or that there is none.
fn standing(texts: &Texts, summary: &Summary) -> String {
    if summary.progress == Progress::UnderWay {
        return texts.get("records-under-way");
    }
    let Some(text) = &summary.result else { return texts.get("records-open") };
    match RecordResult::parse(text) {
        Some(RecordResult::Win { winner, by: WinMargin::Points(points) }) if summary.game == GameKind::Go => {
            as_line(texts.won_by(winner, points))
        }
        // A line of its own, and no sentence.
        Some(RecordResult::Win { winner, by }) => as_line(texts.get(match (winner, by) {
            (Color::Black, WinMargin::Resignation) => "end-black-resignation",
            (Color::White, WinMargin::Resignation) => "end-white-resignation",
            (Color::Black, WinMargin::Time) => "end-black-time",
            (Color::White, WinMargin::Time) => "end-white-time",
            (Color::Black, WinMargin::Forfeit) => "end-black-forfeit",
            (Color::White, WinMargin::Forfeit) => "end-white-forfeit",
            (Color::Black, WinMargin::Unsaid | WinMargin::Points(_)) => "over-black-won",
            (Color::White, WinMargin::Unsaid | WinMargin::Points(_)) => "over-white-won",
        })),
        Some(RecordResult::Draw) => texts.get("over-draw"),
        Some(RecordResult::Void | RecordResult::Unknown) => texts.get("records-open"),
        None => text.clone(),
    }
}

/// Why a file cannot have this name.
pub fn name_trouble(texts: &Texts, error: NameError) -> String {
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
    use std::collections::HashMap;

    use super::*;
    use crate::game::{GomokuSetup, Level, MatchSetup, PlayerId};
    use crate::gomoku::opening::{Answer, Opening};
    use crate::words::Called;

    fn named(tree: &Tree) -> [[Option<&str>; 2]; 2] {
        Color::BOTH.map(|color| [InfoKey::Player(color), InfoKey::Rank(color)].map(|key| tree.info(key)))
    }

    /// Names follow the colors where an opening exchanges them, also when the match was put away in between.
    #[test]
    fn names_go_with_their_players_when_colors_are_exchanged() {
        let ann = Seat::Player(PlayerId::new(1));
        let mut texts = Texts::new("en");
        texts.call(HashMap::from([(ann, Called { name: "Ann".to_owned(), rank: "2 kyu".to_owned() })]));
        let seats = ByColor { black: ann, white: Seat::Program(Level::Club) };
        let swap = GomokuSetup { opening: Opening::Swap, ..GomokuSetup::default() };
        let mut game = Match::new(MatchSetup::new(swap, seats));
        for (x, y) in [(7, 7), (8, 8), (6, 6)] {
            game.play(game.size().point(x, y).unwrap()).unwrap();
        }
        let sign = |game: &Match| signed(&texts, game, Moment::from_unix_s(0));
        let (ann, program) = ([Some("Ann"), Some("2 kyu")], [Some("Goishi\u{a0}· Club"), None]);
        let before = sign(&game);
        assert_eq!(named(&before), [ann, program]);
        let mut again = Match::from_record(before).unwrap();
        again.answer(Answer::Take(Color::Black)).unwrap();
        let after = sign(&again);
        assert_eq!(named(&after), [program, ann]);
        assert_eq!(Summary::of_game(&after).seats, seats.swapped());
        // Read once more, and taken back.
        let text = sgf::write_tree(&after);
        let mut third = Match::from_record(sgf::read(text.as_bytes()).games.remove(0)).unwrap();
        assert_eq!(named(&sign(&third)), [program, ann]);
        assert_eq!(third.recorded_name(Color::White), Some("Ann"));
        third.undo();
        assert_eq!(third.recorded_name(Color::White), Some("Goishi\u{a0}· Club"));
        assert_eq!(named(&sign(&third)), [ann, program]);
    }
}
