//! The whole program by one device alone, in one run from its start to its end: a setting, every game, a record made
//! of one, found again, looked at and played on.
//!
//! The script is one, and knows nothing of the device: it names what a player wants, and the hands find the way.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::exchange::choice::Format;
use goishi::app::exchange::{Exchange, Page, Told};
use goishi::app::input::{Action, Heading, LastDevice};
use goishi::app::panels::kit::Nav;
use goishi::app::phase::{MenuPage, Overlay, Phase, PlayStage, Question};
use goishi::app::place::{MovePlayed, Passed};
use goishi::app::puzzle::{Puzzle, PuzzleStage};
use goishi::app::replay::ReplayStage;
use goishi::app::session::Session;
use goishi::board::{BoardSize, Color, Point};
use goishi::cover::Solutions;
use goishi::game::{Counting, GameKind, Outcome, Seat, WinBy};
use goishi::gomoku::Rule;

use crate::app::{Desk, Device, black_wins};

#[test]
fn the_whole_program_by_mouse_alone() {
    whole_program(Device::Mouse);
}

#[test]
fn the_whole_program_by_keyboard_alone() {
    whole_program(Device::Keyboard);
}

#[test]
fn the_whole_program_by_gamepad_alone() {
    whole_program(Device::Pad);
}

fn whole_program(device: Device) {
    let mut player = Player::at_title(device);
    player.changes_a_setting();
    for rule in Rule::ALL {
        player.plays_five_in_a_row(rule);
        player.leaves_the_match();
    }
    player.plays_go_to_a_count();
    player.covers_a_board();
    player.wins_and_keeps_the_record();
    player.finds_it_among_the_records();
    player.opens_the_file_and_reviews_it();
    player.plays_on_from_there();
    player.leaves_the_match();
    player.quits();
}

/// Somebody with one device before the program.
struct Player {
    desk: Desk,
    device: Device,
    config: tempfile::TempDir,
    /// The moves of the match that becomes a record.
    game: Vec<Point>,
}

impl Player {
    fn at_title(device: Device) -> Self {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        if device == Device::Pad {
            desk.connect_pad();
        }
        assert_eq!((desk.phase(), desk.menu_page()), (Phase::Menu, Some(MenuPage::Title)));
        assert!(!desk.has_control("title-continue"), "there is nothing to go on with");
        Self { desk, device, config, game: Vec::new() }
    }

    // What one does, and a look after each.

    #[track_caller]
    fn choose(&mut self, control: &str) {
        self.desk.choose(self.device, control);
        self.look();
    }

    #[track_caller]
    fn adjust(&mut self, control: &str, heading: Heading) {
        self.desk.adjust(self.device, control, heading);
        self.look();
    }

    #[track_caller]
    fn act(&mut self, action: Action, control: &str) {
        self.desk.act(self.device, action, control);
        self.look();
    }

    #[track_caller]
    fn back(&mut self, control: &str) {
        self.act(Action::Back, control);
    }

    #[track_caller]
    fn place_all(&mut self, points: &[Point]) {
        for point in points {
            let n_before = self.desk.log::<MovePlayed>().len();
            self.desk.place(self.device, *point);
            let played = self.desk.log::<MovePlayed>();
            assert_eq!((played.len(), played[n_before].point), (n_before + 1, *point));
            self.look();
        }
    }

    /// What holds wherever one is: the board shows what it should, the focus is on the screen, and the program knows
    /// what is in one's hands.
    #[track_caller]
    fn look(&mut self) {
        let expected = match self.device {
            Device::Keyboard => LastDevice::Keyboard,
            Device::Mouse => LastDevice::Mouse,
            Device::Pad => LastDevice::Gamepad,
        };
        assert_eq!(*self.desk.app.world().resource::<LastDevice>(), expected);
        if self.desk.phase() == Phase::Puzzle {
            let n_placed = self.puzzle().cover().n_placed();
            assert_eq!(self.desk.stones().len(), n_placed);
        } else {
            self.desk.assert_mirrored();
        }
        let nav = self.desk.app.world().resource::<Nav>();
        if nav.active && self.device != Device::Mouse {
            let focused = nav.focused_rect().expect("a page has the focus, and nothing on it");
            let screen = self.desk.layout().screen.physical.as_vec2() / self.desk.layout().pixels_per_point();
            let middle = focused.center();
            assert!(
                middle.x > 0.0 && middle.y > 0.0 && middle.x < screen.x && middle.y < screen.y,
                "the focus on {} is out of sight: {focused:?}",
                nav.page()
            );
        }
    }

    #[track_caller]
    fn assert_at(&self, phase: Phase, overlay: Overlay) {
        assert_eq!((self.desk.phase(), self.desk.overlay()), (phase, overlay));
    }

    #[track_caller]
    fn assert_at_menu(&self, page: MenuPage) {
        self.assert_at(Phase::Menu, Overlay::Closed);
        assert_eq!(self.desk.menu_page(), Some(page));
    }

    fn puzzle(&self) -> &Puzzle {
        self.desk.app.world().resource::<Puzzle>()
    }

    fn puzzle_stage(&self) -> PuzzleStage {
        *self.desk.app.world().resource::<State<PuzzleStage>>().get()
    }

    fn replay_stage(&self) -> ReplayStage {
        *self.desk.app.world().resource::<State<ReplayStage>>().get()
    }

    fn at(&self, x: u8, y: u8) -> Point {
        self.desk.game().size().point(x, y).unwrap()
    }

    // The script.

    fn changes_a_setting(&mut self) {
        let before = self.desk.settings().volume;
        self.desk.open_settings_at(self.device, "settings-volume");
        self.assert_at(Phase::Menu, Overlay::Settings);
        self.adjust("settings-volume", Heading::Left);
        self.adjust("settings-volume", Heading::Left);
        assert_eq!(self.desk.settings().volume, before - 20);
        self.back("settings-back");
        self.assert_at_menu(MenuPage::Title);
        self.desk.pass(Duration::from_secs(3));
        let kept = fs::read_to_string(self.config.path().join("settings.toml")).unwrap();
        assert!(kept.contains(&format!("volume = {}\n", before - 20)), "{kept}");
    }

    /// From the title to a match of two people; `choose` sets the game.
    fn begins(&mut self, game: GameKind, choose: impl Fn(&mut Self)) {
        self.choose("title-new");
        self.assert_at_menu(MenuPage::NewGame);
        self.choose(match game {
            GameKind::Gomoku => "new-game-gomoku",
            GameKind::Go => "new-game-go",
        });
        choose(self);
        for (color, control) in [(Color::Black, "new-black"), (Color::White, "new-white")] {
            while self.desk.settings().next_match.seats[color] != Seat::Human {
                self.adjust(control, Heading::Left);
            }
        }
        let setup = self.desk.settings().next_match.setup();
        self.choose("new-start");
        self.assert_at(Phase::Playing, Overlay::Closed);
        assert_eq!(self.desk.game().setup(), setup);
        assert_eq!((setup.game.kind(), self.desk.n_moves()), (game, 0));
    }

    fn plays_five_in_a_row(&mut self, rule: Rule) {
        self.begins(GameKind::Gomoku, |player| {
            while player.desk.settings().next_match.gomoku.rule != rule {
                player.adjust("new-rule", Heading::Right);
            }
        });
        let points = [self.desk.game().size().center(), self.at(5, 5), self.at(9, 4)];
        self.place_all(&points);
        self.takes_back_and_plays_again(&points);
        // A point that is taken is refused, and the reason is read.
        self.desk.place(self.device, points[1]);
        assert_eq!(self.desk.points(), points);
        assert_eq!(self.desk.notice(), Some(self.desk.words("refused-occupied")));
        self.look();
    }

    /// Undoes two moves and redoes them.
    fn takes_back_and_plays_again(&mut self, points: &[Point]) {
        let n = points.len();
        for left in [n - 1, n - 2] {
            self.act(Action::Undo, "side-undo");
            assert_eq!(self.desk.points(), &points[..left]);
        }
        for left in [n - 1, n] {
            self.act(Action::Redo, "side-redo");
            assert_eq!(self.desk.points(), &points[..left]);
        }
        // Nothing more is there to be played again, which is said; the control of the mouse is out of use then.
        if self.device != Device::Mouse {
            self.act(Action::Redo, "side-redo");
            assert_eq!(self.desk.notice(), Some(self.desk.words("notice-nothing-to-redo")));
        }
    }

    fn leaves_the_match(&mut self) {
        self.act(Action::Pause, "side-pause");
        assert!(self.desk.is_paused());
        self.choose("pause-leave");
        self.assert_at(Phase::Playing, Overlay::Confirm(Question::Leave));
        if self.device != Device::Mouse {
            assert!(self.desk.is_focused("confirm-no"), "a stray press leaves nothing");
        }
        self.choose("confirm-yes");
        self.assert_at_menu(MenuPage::Title);
        assert!(self.desk.has_control("title-continue"), "it can be gone on with");
        let notice = self.desk.notice();
        assert_ne!(
            notice,
            Some(self.desk.words("refused-occupied")),
            "what was said of the board went with it"
        );
    }

    fn plays_go_to_a_count(&mut self) {
        let five = BoardSize::new(5).unwrap();
        self.begins(GameKind::Go, |player| {
            player.choose("new-size-other");
            while player.desk.settings().next_match.go.size != five {
                player.adjust("new-size", Heading::Left);
            }
        });
        // White takes the stone in the corner.
        let moves = [(0, 0), (1, 0), (4, 4), (0, 1)].map(|(x, y)| self.at(x, y));
        self.place_all(&moves);
        assert_eq!(self.desk.log::<MovePlayed>().last().unwrap().n_captured, 1);
        assert!(!self.desk.stones().contains_key(&moves[0]));
        self.act(Action::Undo, "side-undo");
        assert_eq!(self.desk.stones().get(&moves[0]), Some(&Color::Black), "it stands there again");
        self.act(Action::Redo, "side-redo");
        assert!(!self.desk.stones().contains_key(&moves[0]));
        // A pass, taken back and made again; then both pass.
        let stage = |player: &Self| *player.desk.app.world().resource::<State<PlayStage>>().get();
        self.act(Action::Pass, "side-pass");
        assert_eq!(self.desk.notice(), Some(self.desk.words("notice-black-passes")));
        self.act(Action::Undo, "side-undo");
        assert_eq!(self.desk.n_moves(), 4);
        self.act(Action::Redo, "side-redo");
        assert_eq!((self.desk.n_moves(), stage(self)), (5, PlayStage::Play));
        self.act(Action::Pass, "side-pass");
        assert_eq!(self.desk.log::<Passed>().len(), 2);
        self.desk.wait_for("a proposal", |desk| desk.game().counting().is_some_and(Counting::is_proposed));
        self.desk.settle();
        assert_eq!(stage(self), PlayStage::Count);
        self.act(Action::Pass, "side-agree");
        assert_eq!(self.desk.phase(), Phase::Playing, "the other side has not agreed");
        self.act(Action::Pass, "side-agree");
        self.assert_at(Phase::GameOver, Overlay::Closed);
        assert!(matches!(self.desk.game().outcome(), Some(Outcome::Win { by: WinBy::Score(_), .. })));
        self.choose("over-menu");
        self.assert_at_menu(MenuPage::Title);
    }

    fn covers_a_board(&mut self) {
        self.choose("title-puzzle");
        self.assert_at(Phase::Puzzle, Overlay::Closed);
        assert_eq!(self.puzzle_stage(), PuzzleStage::Choosing);
        self.choose("puzzle-start");
        assert_eq!(self.puzzle_stage(), PuzzleStage::Solving);
        let solution = Solutions::of(self.puzzle().board()).classes()[1].form;
        for (i, point) in solution.iter().enumerate() {
            self.desk.place(self.device, point);
            self.look();
            assert_eq!(self.puzzle().cover().n_placed(), i + 1);
            if i == 1 {
                self.act(Action::Undo, "puzzle-undo");
                assert_eq!(self.puzzle().cover().n_placed(), 1);
                self.act(Action::Redo, "puzzle-redo");
                assert_eq!(self.puzzle().cover().n_placed(), 2);
            }
        }
        assert_eq!(self.puzzle_stage(), PuzzleStage::Solved);
        self.choose("puzzle-boards");
        assert_eq!(self.puzzle_stage(), PuzzleStage::Choosing);
        self.back("puzzle-back");
        self.assert_at_menu(MenuPage::Title);
        let kept = fs::read_to_string(self.config.path().join("puzzle.toml")).unwrap();
        assert!(kept.contains("5x5"), "the album is kept: {kept}");
    }

    /// A match with a move taken back and another one in its place, won, and exported on the program's own page.
    fn wins_and_keeps_the_record(&mut self) {
        self.begins(GameKind::Gomoku, |player| {
            while player.desk.settings().next_match.gomoku.rule != Rule::Freestyle {
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
        self.assert_at(Phase::GameOver, Overlay::Closed);
        let outcome = self.desk.game().outcome();
        assert!(matches!(outcome, Some(Outcome::Win { winner: Color::Black, by: WinBy::Five(_) })));
        // A picture into the folder of exports, and the record where one chooses.
        self.choose("over-export");
        self.assert_at(Phase::GameOver, Overlay::Exchange(Page::Export));
        self.choose(Format::Png.text_id());
        self.choose("export-save");
        let picture = self.written();
        self.choose(Format::Sgf.text_id());
        self.choose("export-save-as");
        self.assert_at(Phase::GameOver, Overlay::Exchange(Page::Files));
        self.wait_for_folder();
        self.choose("files-save-here");
        let record = self.written();
        assert_eq!(record.parent(), picture.parent());
        assert_eq!(record.parent(), Some(self.config.path().join("exports").as_path()));
        assert!(self.desk.notice().is_some_and(|notice| notice.contains("exports")), "where it lies is said");
        let text = fs::read_to_string(record).unwrap();
        assert!(text.starts_with("(;") && text.contains("GM[4]"), "{text}");
        self.assert_at(Phase::GameOver, Overlay::Exchange(Page::Export));
        self.back("export-back");
        self.assert_at(Phase::GameOver, Overlay::Closed);
        self.choose("over-menu");
        self.assert_at_menu(MenuPage::Title);
        assert!(!self.desk.has_control("title-continue"), "a match that is over is not gone on with");
    }

    /// Waits for a file, and gives its path.
    #[track_caller]
    fn written(&mut self) -> PathBuf {
        self.desk.wait_for("a file", |desk| !desk.log::<Told>().is_empty());
        let Told::Wrote(path) = self.desk.log::<Told>()[0].clone() else {
            panic!("{:?}", self.desk.log::<Told>())
        };
        self.desk.forget::<Told>();
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
        self.assert_at(Phase::Replay, Overlay::Closed);
        assert_eq!(self.replay_stage(), ReplayStage::Walk);
        assert_eq!(self.desk.points(), self.game, "as it ended");
        assert!(self.desk.app.world().resource::<Session>().is_reviewed());
    }

    fn finds_it_among_the_records(&mut self) {
        self.choose("title-records");
        self.assert_at_menu(MenuPage::Records);
        // A match of each rule, the one of Go, and this one.
        self.desk.wait_for("the records", |desk| desk.has_control("records-open-0"));
        self.desk.settle();
        let n_matches = Rule::ALL.len() + 2;
        let records = self.desk.app.world().resource::<goishi::app::records::Records>();
        assert_eq!(records.files().map(<[_]>::len), Some(n_matches));
        self.choose("records-open-0");
        self.wait_for_record();
        self.back("replay-leave");
        self.assert_at_menu(MenuPage::Records);
    }

    fn opens_the_file_and_reviews_it(&mut self) {
        self.desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
        self.desk.settle();
        self.choose("records-open-file");
        self.assert_at(Phase::Menu, Overlay::Exchange(Page::Files));
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

    fn plays_on_from_there(&mut self) {
        self.act(Action::PlayOn, "replay-play-on");
        assert_eq!(self.replay_stage(), ReplayStage::Seats);
        self.choose("replay-start");
        self.assert_at(Phase::Playing, Overlay::Closed);
        assert_eq!(self.desk.points(), &self.game[..2]);
        let third = self.at(10, 10);
        self.place_all(&[third]);
        assert_eq!(self.desk.n_moves(), 3);
    }

    fn quits(mut self) {
        assert!(!self.desk.has_quit());
        self.desk.choose(self.device, "title-quit");
        assert!(self.desk.has_quit());
        // All of it lies on the disk, and the next start offers to go on.
        drop(self.desk);
        let again = Desk::with_config(self.config.path());
        assert!(again.has_control("title-continue"));
        assert_eq!(again.game().position().n_moves(), 3);
    }
}
