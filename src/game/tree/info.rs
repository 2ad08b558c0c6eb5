//! What the root says about the game: players, event, rules, result.

use super::{RecordResult, Tree, normalized, normalized_line};
use crate::board::Color;
use crate::go::Komi;

/// Something that is known about a game, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InfoKey {
    /// Who plays a color (`PB`, `PW`).
    Player(Color),
    /// The rank of a player (`BR`, `WR`).
    Rank(Color),
    /// The team of a player (`BT`, `WT`).
    Team(Color),
    /// The rules (`RU`).
    Rules,
    /// The result (`RE`); [`Tree::result`] reads it.
    Result,
    /// The event (`EV`).
    Event,
    /// The round (`RO`).
    Round,
    /// The place (`PC`).
    Place,
    /// The date, as `YYYY-MM-DD` (`DT`).
    Date,
    /// The name of the game (`GN`).
    GameName,
    /// The opening (`ON`).
    Opening,
    /// The time for each side, in seconds (`TM`).
    Time,
    /// The overtime (`OT`).
    Overtime,
    /// Who made comments and variations (`AN`).
    Annotator,
    /// Who entered the game (`US`).
    User,
    /// The source (`SO`).
    Source,
    /// The copyright (`CP`).
    Copyright,
    /// About the game, in any number of lines (`GC`).
    GameComment,
}

impl InfoKey {
    /// The name of the property.
    pub const fn ident(self) -> &'static str {
        match self {
            Self::Player(Color::Black) => "PB",
            Self::Player(Color::White) => "PW",
            Self::Rank(Color::Black) => "BR",
            Self::Rank(Color::White) => "WR",
            Self::Team(Color::Black) => "BT",
            Self::Team(Color::White) => "WT",
            Self::Rules => "RU",
            Self::Result => "RE",
            Self::Event => "EV",
            Self::Round => "RO",
            Self::Place => "PC",
            Self::Date => "DT",
            Self::GameName => "GN",
            Self::Opening => "ON",
            Self::Time => "TM",
            Self::Overtime => "OT",
            Self::Annotator => "AN",
            Self::User => "US",
            Self::Source => "SO",
            Self::Copyright => "CP",
            Self::GameComment => "GC",
        }
    }
}

impl Tree {
    /// What the root says about the game.
    pub fn info(&self, key: InfoKey) -> Option<&str> {
        Some(self.property(self.root(), key.ident())?.value())
    }

    /// Says something about the game; without text it is taken away.
    pub fn set_info(&mut self, key: InfoKey, text: &str) {
        let text = match key {
            InfoKey::GameComment => normalized(text),
            InfoKey::Time => text.trim().to_owned(),
            _ => normalized_line(text),
        };
        self.set_text(self.root(), key.ident(), &text);
    }

    /// The komi (`KM`), where it is one that games are played with.
    pub fn komi(&self) -> Option<Komi> {
        self.property(self.root(), "KM")?.value().parse().ok()
    }

    /// Sets the komi, or takes it away.
    pub fn set_komi(&mut self, komi: Option<Komi>) {
        let text = komi.map(|komi| komi.to_string()).unwrap_or_default();
        self.set_text(self.root(), "KM", &text);
    }

    /// The number of handicap stones (`HA`); where they stand is said by set-up stones.
    pub fn handicap(&self) -> Option<u16> {
        self.property(self.root(), "HA")?.value().parse().ok()
    }

    /// Sets the number of handicap stones, or takes it away.
    pub fn set_handicap(&mut self, stones: Option<u16>) {
        let text = stones.map(|stones| stones.to_string()).unwrap_or_default();
        self.set_text(self.root(), "HA", &text);
    }

    /// The result, where its text (`RE`) can be read.
    pub fn result(&self) -> Option<RecordResult> {
        RecordResult::parse(self.info(InfoKey::Result)?)
    }

    /// Sets the result, or takes it away.
    pub fn set_result(&mut self, result: Option<RecordResult>) {
        let text = result.map(|result| result.to_string()).unwrap_or_default();
        self.set_text(self.root(), "RE", &text);
    }
}
