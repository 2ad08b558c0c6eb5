//! Every game of the program, begun, played, taken back and left.

use std::fs;

use bevy::prelude::*;
use goishi::app::features::play::questions::LEAVE;
use goishi::app::features::puzzle::PuzzleStage;
use goishi::app::intent::{Action, Heading};
use goishi::app::screen::{Phase, PlayStage};
use goishi::app::table::next_match::{NEW_GAME, NextMatch};
use goishi::app::table::place::{MovePlayed, Passed};
use goishi::board::{BoardSize, Color, Point};
use goishi::cover::Solutions;
use goishi::game::{Counting, GameKind, Outcome, Seat, WinBy};
use goishi::gomoku::Rule;

use super::Player;
use crate::app::Device;

impl Player {
    fn puzzle_stage(&self) -> PuzzleStage {
        *self.desk.app.world().resource::<State<PuzzleStage>>().get()
    }

    /// From the title to a match of two people; `choose` sets the game.
    pub(super) fn begins(&mut self, game: GameKind, choose: impl Fn(&mut Self)) {
        self.choose("title-new");
        self.assert_at(Phase::Menu, Some(NEW_GAME));
        self.choose(match game {
            GameKind::Gomoku => "new-game-gomoku",
            GameKind::Go => "new-game-go",
        });
        choose(self);
        for (color, control) in [(Color::Black, "new-black"), (Color::White, "new-white")] {
            while self.desk.section::<NextMatch>().seats[color] != Seat::Human {
                self.adjust(control, Heading::Left);
            }
        }
        let setup = self.desk.section::<NextMatch>().setup();
        self.choose("new-start");
        self.assert_at(Phase::Playing, None);
        assert_eq!(self.desk.game().setup(), setup);
        assert_eq!((setup.game.kind(), self.desk.n_moves()), (game, 0));
    }

    pub(super) fn plays_five_in_a_row(&mut self, rule: Rule) {
        self.begins(GameKind::Gomoku, |player| {
            while player.desk.section::<NextMatch>().gomoku.rule != rule {
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

    pub(super) fn leaves_the_match(&mut self) {
        self.act(Action::Pause, "side-pause");
        assert!(self.desk.is_paused());
        self.choose("pause-leave");
        self.assert_at(Phase::Playing, Some(LEAVE));
        if self.device != Device::Mouse {
            assert!(self.desk.is_focused("confirm-no"), "a stray press leaves nothing");
        }
        self.choose("confirm-yes");
        self.assert_at(Phase::Menu, None);
        assert!(self.desk.has_control("title-continue"), "it can be gone on with");
        let notice = self.desk.notice();
        assert_ne!(
            notice,
            Some(self.desk.words("refused-occupied")),
            "what was said of the board went with it"
        );
    }

    pub(super) fn plays_go_to_a_count(&mut self) {
        let five = BoardSize::new(5).unwrap();
        self.begins(GameKind::Go, |player| {
            player.choose("new-size-other");
            while player.desk.section::<NextMatch>().go.size != five {
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
        self.assert_at(Phase::GameOver, None);
        assert!(matches!(self.desk.game().outcome(), Some(Outcome::Win { by: WinBy::Score(_), .. })));
        self.choose("over-menu");
        self.assert_at(Phase::Menu, None);
    }

    pub(super) fn covers_a_board(&mut self) {
        self.choose("title-puzzle");
        self.assert_at(Phase::Puzzle, None);
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
        self.assert_at(Phase::Menu, None);
        let kept = fs::read_to_string(self.config.path().join("puzzle.toml")).unwrap();
        assert!(kept.contains("5x5"), "the album is kept: {kept}");
    }
}
