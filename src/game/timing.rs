//! The clocks of a match: run, stopped by steps, noted in the record, and found there again.
//!
//! The clocks belong to the seats, and so go with them when an opening exchanges the colors. A step notes in its node
//! what its side has left after it (both sides where it is the answer to a question, which may exchange them); the
//! clocks at a node are what was noted last on the way to it.
//!
//! # Taking back
//! Whatever was thought after the node to which a match goes back is given back to both. What the side to act has
//! thought there itself stays spent: about the step that was taken back, as the clock after that step tells, and
//! about one that was not made, which its node keeps as a thought. A step that is played again costs what has been
//! thought in the meantime as well. So nobody gains time to think by taking back and playing again, but for what a
//! period gives with every move anyway. Only a loss on time that is taken back gives back what was thought at its
//! node, for the match would be lost again at once.

use std::time::Duration;

use super::clock::Clock;
use super::tree::{End, Tree};
use super::{Match, MatchSetup};
use crate::board::{ByColor, Color};
use crate::gomoku::opening::Party;

/// The clocks of all seats, by the colors that these have in the setup, and that of the side that acts.
pub(super) type Clocks = (Color, ByColor<Clock>);

impl Match {
    /// What each color has left; none in a match without clocks.
    pub fn clocks(&self) -> Option<ByColor<Clock>> {
        let clocks = self.clocks?;
        Some(ByColor::from_fn(|color| clocks[self.setup_color(color)]))
    }

    /// Whose clock runs while the match is played: that of the party to act, also where it answers a question of an
    /// opening. None at the end and while stones are counted.
    pub fn clock_to_run(&self) -> Option<Color> {
        let is_stopped = self.clocks.is_none() || self.outcome().is_some() || self.counting().is_some();
        (!is_stopped).then(|| self.color_to_act())
    }

    /// Lets time pass for the party to act; whether that has ended the match.
    pub fn run_clock(&mut self, elapsed: Duration) -> bool {
        let Some(color) = self.clock_to_run() else { return false };
        let key = self.setup_color(color);
        let Some(clocks) = &mut self.clocks else { return false };
        clocks[key].run(elapsed);
        let has_fallen = clocks[key].has_fallen();
        if has_fallen {
            self.declare(End::Time(color));
        }
        has_fallen
    }

    /// Gives a side more time, for good.
    pub fn give_time(&mut self, color: Color, extra: Duration) {
        let key = self.setup_color(color);
        let (node, Some(mut noted)) = (self.node(), self.noted_clocks()) else { return };
        if let Some(clocks) = self.clocks.as_mut().filter(|clocks| !clocks[key].has_fallen()) {
            clocks[key].give(extra);
            noted[key].give(extra);
            self.record.set_clock(node, color, Some(noted[key].into()));
            self.keep_thought();
        }
    }

    /// The clocks before a step.
    pub(super) fn clocks_before_step(&self) -> Option<Clocks> {
        Some((self.setup_color(self.color_to_act()), self.clocks?))
    }

    /// A step was made, by whoever was to act: notes its time in the node where the match stands now.
    pub(super) fn stop_clock(&mut self, before: Option<Clocks>) {
        let Some((actor, mut clocks)) = before else { return };
        clocks[actor] = clocks[actor].moved();
        let node = self.node();
        let is_answer = self.record.played(node).is_none();
        let noted = self.noted_here();
        for color in Color::BOTH {
            let key = self.setup_color(color);
            if key == actor || is_answer {
                self.record.set_clock(node, color, Some(clocks[key].into()));
            } else {
                // Where the match has been before, more time may have been given to the other side.
                clocks[key] = noted[key].unwrap_or(clocks[key]);
            }
        }
        if let Some(parent) = self.record.parent(node) {
            self.record.set_thought(parent, None);
        }
        // Where the match has been before, what was thought there counts, unless less than that is left by now.
        match self.thought() {
            Some((next, thought)) if next != actor && thought.is_worse_than(&clocks[next]) => {
                clocks[next] = thought;
            }
            Some(_) => self.record.set_thought(node, None),
            None => {}
        }
        self.clocks = Some(clocks);
        if matches!(self.record.end(node), Some(End::Time(_))) {
            // The game has been lost there before.
            self.read_clocks();
        }
    }

    /// What each side has noted in the node where the match stands: by the colors of the setup.
    pub(super) fn noted_here(&self) -> ByColor<Option<Clock>> {
        ByColor::from_fn(|key| {
            let color = self.setup_color(key);
            self.record.clock(self.node(), color)?.clock(self.setup.time[key])
        })
    }

    /// A step was taken back: whoever made it has what was noted after it, as before the move.
    pub(super) fn take_back_time(&mut self, party: Party, behind: ByColor<Option<Clock>>) {
        let key = setup_color(party);
        if key != self.setup_color(self.color_to_act()) {
            return;
        }
        // A node at which the game was lost on time stays one, whatever was played after it as a variation.
        if let Some(clocks) = self.clocks.as_mut().filter(|clocks| !clocks[key].has_fallen()) {
            clocks[key] = behind[key].map_or(clocks[key], Clock::unmoved);
        }
    }

    /// Finds the clocks of the node where the match stands.
    pub(super) fn read_clocks(&mut self) {
        self.clocks = self.clocks_here();
    }

    /// Keeps what the party to act has thought here without a step, before the match leaves the node.
    pub(super) fn keep_thought(&mut self) {
        if let Some(clock) = self.unnoted_thought() {
            let node = self.node();
            self.record.set_thought(node, Some(clock.into()));
        }
    }

    /// The same, for a file.
    pub(super) fn note_thought(&self, tree: &mut Tree) {
        if let Some(clock) = self.unnoted_thought() {
            tree.set_thought(self.node(), Some(clock.into()));
        }
    }

    /// Gives back what was thought here.
    pub(super) fn forget_thought(&mut self) {
        let node = self.node();
        self.record.set_thought(node, None);
        self.read_clocks();
    }

    fn unnoted_thought(&self) -> Option<Clock> {
        let (actor, clocks) = self.clocks_before_step()?;
        (self.clocks_here()?[actor] != clocks[actor]).then_some(clocks[actor])
    }

    fn clocks_here(&self) -> Option<ByColor<Clock>> {
        let mut clocks = self.noted_clocks()?;
        if let Some((actor, thought)) = self.thought() {
            clocks[actor] = thought;
        }
        if let Some(End::Time(loser)) = self.record.end(self.node()) {
            let key = self.setup_color(loser);
            clocks[key] = clocks[key].fallen();
        }
        Some(clocks)
    }

    /// What was noted last on the way here, by the colors of the setup.
    fn noted_clocks(&self) -> Option<ByColor<Clock>> {
        let time = self.setup.time;
        let mut found: ByColor<Option<Clock>> = ByColor::default();
        if time.black.is_timed() {
            // Where the colors were exchanged both sides have noted their time, so that no search leads beyond.
            for color in Color::BOTH {
                let key = self.setup_color(color);
                let read = |node| self.record.clock(node, color).and_then(|reading| reading.clock(time[key]));
                found[key] = self.standing.timed(color).find_map(read);
            }
        }
        let new = MatchSetup::clocks(&self.setup)?;
        Some(ByColor::from_fn(|key| found[key].unwrap_or(new[key])))
    }

    /// Whoever is to act, by the color of the setup, and what it has left after thinking here, where that is noted.
    fn thought(&self) -> Option<(Color, Clock)> {
        let actor = self.setup_color(self.color_to_act());
        Some((actor, self.record.thought(self.node())?.clock(self.setup.time[actor])?))
    }

    /// The color that the seat of a color has in the setup; and the other way round.
    fn setup_color(&self, color: Color) -> Color {
        match self.opening().black() {
            Party::First => color,
            Party::Second => !color,
        }
    }
}

/// The color that a player has in the setup.
const fn setup_color(party: Party) -> Color {
    match party {
        Party::First => Color::Black,
        Party::Second => Color::White,
    }
}

impl MatchSetup {
    /// The clocks at the beginning.
    pub(super) fn clocks(&self) -> Option<ByColor<Clock>> {
        Some(ByColor { black: Clock::new(self.time.black)?, white: Clock::new(self.time.white)? })
    }
}
