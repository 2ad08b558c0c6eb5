//! A match that becomes a record: won, exported, found again, looked at and played on.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use goishi::app::features::exchange::{EXPORT, Exchange, OPEN_FILE, SAVE_FILE};
use goishi::app::features::records::RECORDS;
use goishi::app::features::replay::ReplayStage;
use goishi::app::intent::{Action, Heading};
use goishi::app::platform::files::FileOutcome;
use goishi::app::screen::Phase;
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::records::Records;
use goishi::app::table::session::Session;
use goishi::board::Color;
use goishi::export::Format;
use goishi::game::{GameKind, Outcome, WinBy};
use goishi::gomoku::Rule;

use super::Player;
use crate::app::black_wins;

impl Player {
    fn replay_stage(&self) -> ReplayStage {
        *self.desk.app.world().resource::<State<ReplayStage>>().get()
    }

    /// A match with a move taken back and another one in its place, won, and exported on the program's own page.
    pub(super) fn wins_and_keeps_the_record(&mut self) {
        self.begins(GameKind::Gomoku, |player| {
            while player.desk.section::<NextMatch>().gomoku.rule != Rule::Freestyle {
                player.adjust("new-rule", Heading::Right);
            }
        });
        self.game = black_wins(self.desk.game().size(), 5);
        let game = self.game.clone();
        let other = self.at(12, 12);
        self.place_all(&game[..2]);
        self.place_all(&[other]);
        self.act(Action::Undo, "side-undo");
        self.place_all(&game[2..]);
        self.assert_at(Phase::GameOver, None);
        let outcome = self.desk.game().outcome();
        assert!(matches!(outcome, Some(Outcome::Win { winner: Color::Black, by: WinBy::Five(_) })));
        // A picture into the folder of exports, and the record where one chooses.
        self.choose("over-export");
        self.assert_at(Phase::GameOver, Some(EXPORT));
        self.choose(Format::Png.text_id());
        self.choose("export-save");
        let picture = self.written();
        self.choose(Format::Sgf.text_id());
        self.choose("export-save-as");
        self.assert_at(Phase::GameOver, Some(SAVE_FILE));
        self.wait_for_folder();
        self.choose("files-save-here");
        let record = self.written();
        assert_eq!(record.parent(), picture.parent());
        assert_eq!(record.parent(), Some(self.config.path().join("exports").as_path()));
        assert!(self.desk.notice().is_some_and(|notice| notice.contains("exports")), "where it lies is said");
        let text = fs::read_to_string(record).unwrap();
        assert!(text.starts_with("(;") && text.contains("GM[4]"), "{text}");
        self.assert_at(Phase::GameOver, Some(EXPORT));
        self.back("export-back");
        self.assert_at(Phase::GameOver, None);
        self.choose("over-menu");
        self.assert_at(Phase::Menu, None);
        assert!(!self.desk.has_control("title-continue"), "a match that is over is not gone on with");
    }

    /// Waits for a file, and gives its path.
    #[track_caller]
    fn written(&mut self) -> PathBuf {
        self.desk.wait_for("a file", |desk| !desk.log::<FileOutcome>().is_empty());
        let FileOutcome::Wrote(path) = self.desk.log::<FileOutcome>()[0].clone() else {
            panic!("{:?}", self.desk.log::<FileOutcome>())
        };
        self.desk.forget::<FileOutcome>();
        self.desk.settle();
        self.look();
        path
    }

    fn wait_for_folder(&mut self) {
        self.desk.wait_for("a folder", |desk| desk.app.world().resource::<Exchange>().folder().is_some());
        self.desk.settle();
        self.look();
    }

    fn wait_for_record(&mut self) {
        self.desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
        self.desk.settle();
        self.look();
        self.assert_at(Phase::Replay, None);
        assert_eq!(self.replay_stage(), ReplayStage::Walk);
        assert_eq!(self.desk.points(), self.game, "as it ended");
        assert!(self.desk.app.world().resource::<Session>().is_reviewed());
    }

    pub(super) fn finds_it_among_the_records(&mut self) {
        self.choose("title-records");
        self.assert_at(Phase::Menu, Some(RECORDS));
        // A match of each rule, the one of Go, and this one.
        self.desk.wait_for("the records", |desk| desk.has_control("records-open-0"));
        self.desk.settle();
        let n_matches = Rule::ALL.len() + 2;
        let records = self.desk.app.world().resource::<Records>();
        assert_eq!(records.files().map(<[_]>::len), Some(n_matches));
        self.choose("records-open-0");
        self.wait_for_record();
        self.back("replay-leave");
        self.assert_at(Phase::Menu, Some(RECORDS));
    }

    pub(super) fn opens_the_file_and_reviews_it(&mut self) {
        self.desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
        self.desk.settle();
        self.choose("records-open-file");
        self.assert_at(Phase::Menu, Some(OPEN_FILE));
        self.wait_for_folder();
        self.choose("files-file-0");
        self.wait_for_record();
        let game = self.game.clone();
        self.act(Action::First, "replay-first");
        assert_eq!(self.desk.points(), []);
        self.act(Action::Last, "replay-last");
        assert_eq!(self.desk.points(), game);
        // At the third move the other one is a branch, on which nothing follows.
        self.act(Action::First, "replay-first");
        for n in 1..=3 {
            self.act(Action::Step(Heading::Right), "replay-on");
            assert_eq!(self.desk.points(), &game[..n]);
        }
        let (tree, here) = (self.desk.game().record(), self.desk.game().node());
        let is_first = tree.previous_sibling(here).is_none();
        let turn = |player: &mut Self, on: bool| {
            if on {
                player.act(Action::Step(Heading::Down), "replay-next-branch");
            } else {
                player.act(Action::Step(Heading::Up), "replay-previous-branch");
            }
        };
        turn(self, is_first);
        assert_eq!(self.desk.points(), [game[0], game[1], self.at(12, 12)], "the branch");
        turn(self, !is_first);
        assert_eq!(self.desk.points(), &game[..3]);
        self.act(Action::Step(Heading::Left), "replay-back");
        assert_eq!(self.desk.points(), &game[..2]);
    }

    pub(super) fn plays_on_from_there(&mut self) {
        self.act(Action::PlayOn, "replay-play-on");
        assert_eq!(self.replay_stage(), ReplayStage::Seats);
        self.choose("replay-start");
        self.assert_at(Phase::Playing, None);
        assert_eq!(self.desk.points(), &self.game[..2]);
        let third = self.at(10, 10);
        self.place_all(&[third]);
        assert_eq!(self.desk.n_moves(), 3);
    }
}
