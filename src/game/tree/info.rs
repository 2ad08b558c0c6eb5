//! What the root says about the game: players, event, rules, result.

use super::{Field, RecordResult, Seated, Tree, Understood, normalized, normalized_line};
use crate::board::Color;
use crate::go::Komi;

/// Something that is known about a game, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InfoKey {
    /// Who plays a color.
    Player(Color),
    /// The rank of a player.
    Rank(Color),
    /// The team of a player.
    Team(Color),
    /// The rules.
    Rules,
    /// The result; [`Tree::result`] reads it.
    Result,
    /// The event.
    Event,
    /// The round.
    Round,
    /// The place.
    Place,
    /// The date, as `YYYY-MM-DD`.
    Date,
    /// The name of the game.
    GameName,
    /// The opening.
    Opening,
    /// Who made comments and variations.
    Annotator,
    /// Who entered the game.
    User,
    /// The source.
    Source,
    /// The copyright.
    Copyright,
    /// About the game, in any number of lines.
    GameComment,
}

impl Tree {
    /// What the root says about the game.
    pub fn info(&self, key: InfoKey) -> Option<&str> {
        Some(self.text(self.root(), Field::of_info(key).into())?.value())
    }

    /// Says something about the game; without text it is taken away. What rules and a result in words mean is known to
    /// readers of files alone: other words for them mean nothing here, see [`Self::set_result`].
    pub fn set_info(&mut self, key: InfoKey, text: &str) {
        let text = match key {
            InfoKey::GameComment => normalized(text),
            _ => normalized_line(text),
        };
        self.set_text(self.root(), Field::of_info(key), &text);
        let Understood { result, rule, rule_set } = self.understood();
        match key {
            InfoKey::Result if result.is_some() => {
                self.edit_root_facts(|root| root.understood.result = None);
            }
            InfoKey::Rules if rule.is_some() || rule_set.is_some() => {
                self.edit_root_facts(|root| {
                    root.understood = Understood { result, rule: None, rule_set: None }
                });
            }
            _ => {}
        }
    }

    /// Notes that the seats have exchanged their colors: each color is called as the other one was.
    pub(crate) fn exchange_players(&mut self) {
        for key in [InfoKey::Player, InfoKey::Rank, InfoKey::Team] {
            let texts = Color::BOTH.map(|color| self.info(key(color)).unwrap_or_default().to_owned());
            for (color, text) in Color::BOTH.into_iter().zip(texts) {
                self.set_info(key(!color), &text);
            }
        }
        if let Some(Seated { first, is_exchanged }) = self.root_facts().seats {
            self.seat(Seated { first, is_exchanged: !is_exchanged });
        }
    }

    /// The komi, where it is one that games are played with.
    pub fn komi(&self) -> Option<Komi> {
        self.text(self.root(), Field::Komi.into())?.value().parse().ok()
    }

    /// Sets the komi, or takes it away.
    pub fn set_komi(&mut self, komi: Option<Komi>) {
        let text = komi.map(|komi| komi.to_string()).unwrap_or_default();
        self.set_text(self.root(), Field::Komi, &text);
    }

    /// The number of handicap stones; where they stand is said by set-up stones.
    pub fn handicap(&self) -> Option<u16> {
        self.text(self.root(), Field::Handicap.into())?.value().parse().ok()
    }

    /// Sets the number of handicap stones, or takes it away.
    pub fn set_handicap(&mut self, stones: Option<u16>) {
        let text = stones.map(|stones| stones.to_string()).unwrap_or_default();
        self.set_text(self.root(), Field::Handicap, &text);
    }

    /// The result, where it was set or its text could be read.
    pub fn result(&self) -> Option<RecordResult> {
        self.understood().result
    }

    /// Sets the result, or takes it away.
    pub fn set_result(&mut self, result: Option<RecordResult>) {
        let text = result.map(|result| result.to_string()).unwrap_or_default();
        self.set_text(self.root(), Field::Result, &text);
        if self.understood().result != result {
            self.edit_root_facts(|root| root.understood.result = result);
        }
    }
}
