//! What the cards say, and by which words they are found: kept until the folder or the language is another.

use super::{ListView, sieve};
use crate::board::Color;
use crate::record::shelf::Listed;
use crate::words::names::seat_text;
use crate::words::{Texts, records};

/// What a card says.
pub(super) struct Card {
    /// The lines on it.
    pub(super) lines: Vec<String>,
    /// The same in one.
    pub(super) words: String,
    /// All that it is found by, in small letters.
    known: String,
}

/// The cards of all games.
#[derive(Default)]
pub(super) struct Index {
    /// The language and the listing that they are of.
    of: Option<(&'static str, u64)>,
    cards: Vec<Card>,
}

impl Index {
    /// The cards of the files, in their order.
    pub(super) fn of<'a>(&mut self, view: &ListView<'_>, files: impl Iterator<Item = &'a Listed>) -> &[Card] {
        let now = Some((view.texts.tag(), view.records.n_listings()));
        if self.of != now {
            self.of = now;
            self.cards = files.map(|file| Card::new(view.texts, file)).collect();
        }
        &self.cards
    }
}

impl Card {
    fn new(texts: &Texts, file: &Listed) -> Self {
        let lines = records::lines(texts, file);
        let mut known = lines.clone();
        known.push(file.name.stem().to_owned());
        if let Ok(summary) = &file.content {
            let players = Color::BOTH.into_iter().map(|color| summary.players[color].as_deref());
            let others = [&summary.date, &summary.title, &summary.result].map(|text| text.as_deref());
            known.extend(players.chain(others).flatten().map(str::to_owned));
            known.push(texts.get(sieve::ending_id(summary)));
            let (columns, rows) = (summary.size.columns(), summary.size.rows());
            known.push(format!("{columns}×{rows} {columns}x{rows}"));
            let seats = summary.setup.map(|setup| setup.seats);
            let programs = seats.into_iter().flat_map(|seats| [seats.black, seats.white]);
            for seat in programs.filter(|seat| !seat.is_person()) {
                known.extend([seat_text(texts, seat), "Goishi".to_owned()]);
            }
        }
        Self { words: lines.join(", "), known: known.join("\n").to_lowercase(), lines }
    }

    /// Whether all words of a text stand on the card or are known of the file, in either case.
    pub(super) fn has(&self, words: &str) -> bool {
        words.to_lowercase().split_whitespace().all(|word| self.known.contains(word))
    }
}

/// Whether the program has a seat in a game that was played here.
pub(super) fn has_program(file: &Listed) -> bool {
    let seats = file.content.as_ref().ok().and_then(|summary| Some(summary.setup?.seats));
    seats.is_some_and(|seats| !seats.black.is_person() || !seats.white.is_person())
}
