//! The choice of time: none, or a kind with its numbers.

use std::time::Duration;

use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::game::clock::choice::{Seconds, TimeChoice, TimeKind, TimeOdds};
use crate::words::clock::figures;

/// The main times offered; the first one only where something follows on it.
const MAIN_S: [u32; 14] = [0, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200, 10_800];
const PERIODS: [u8; 7] = [1, 2, 3, 4, 5, 7, 10];
const PERIOD_S: [u32; 9] = [5, 10, 15, 20, 30, 40, 60, 90, 120];
const STONES: [u8; 7] = [5, 8, 10, 15, 20, 25, 30];
const STONES_S: [u32; 7] = [60, 120, 180, 300, 600, 900, 1200];
const INCREMENT_S: [u32; 10] = [1, 2, 3, 5, 8, 10, 15, 20, 30, 60];

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, time: &mut TimeChoice) {
    kit.choice("new-time", &mut time.kind, &TimeKind::ALL, kind_id);
    let main = match time.kind {
        TimeKind::None => return,
        TimeKind::Absolute => &mut time.absolute,
        TimeKind::Japanese => &mut time.japanese.main,
        TimeKind::Canadian => &mut time.canadian.main,
        TimeKind::Fischer => &mut time.fischer.main,
    };
    kit.label(view.text(&format!("{}-sentence", kind_id(time.kind))), Type::Small, kit.theme.muted);
    let may_be_none = matches!(time.kind, TimeKind::Japanese | TimeKind::Canadian);
    stepper(kit, view, "new-main-time", main, &MAIN_S[usize::from(!may_be_none)..]);
    let has_main = main.0 > 0;
    match time.kind {
        TimeKind::Japanese => {
            kit.choice_in_words("new-periods", &mut time.japanese.count, &PERIODS, ToString::to_string);
            stepper(kit, view, "new-period", &mut time.japanese.period, &PERIOD_S);
        }
        TimeKind::Canadian => {
            kit.choice_in_words("new-stones", &mut time.canadian.count, &STONES, ToString::to_string);
            stepper(kit, view, "new-stones-time", &mut time.canadian.period, &STONES_S);
        }
        TimeKind::Fischer => {
            stepper(kit, view, "new-increment", &mut time.fischer.increment, &INCREMENT_S);
        }
        TimeKind::None | TimeKind::Absolute => {}
    }
    if has_main {
        kit.choice("new-time-odds", &mut time.odds, &TimeOdds::ALL, odds_id);
    }
}

fn stepper(kit: &mut Kit<'_>, view: &View<'_>, name: &str, value: &mut Seconds, offered: &[u32]) {
    let offered: Vec<Seconds> = offered.iter().copied().map(Seconds).collect();
    kit.choice_in_words(name, value, &offered, |time| time_text(view, *time));
}

/// A time in whole minutes where it is one.
fn time_text(view: &View<'_>, time: Seconds) -> String {
    match time.0 {
        0 => view.text("time-no-main"),
        seconds if seconds >= 60 && seconds % 60 == 0 => {
            view.texts.with("time-minutes", [("n", (seconds / 60).into())])
        }
        seconds if seconds < 60 => view.texts.with("time-seconds", [("n", seconds.into())]),
        seconds => figures(Duration::from_secs(seconds.into())),
    }
}

const fn kind_id(kind: TimeKind) -> &'static str {
    match kind {
        TimeKind::None => "time-none",
        TimeKind::Absolute => "time-absolute",
        TimeKind::Japanese => "time-japanese",
        TimeKind::Canadian => "time-canadian",
        TimeKind::Fischer => "time-fischer",
    }
}

const fn odds_id(odds: TimeOdds) -> &'static str {
    match odds {
        TimeOdds::Even => "odds-even",
        TimeOdds::BlackTwice => "odds-black-twice",
        TimeOdds::BlackFourTimes => "odds-black-four",
        TimeOdds::WhiteTwice => "odds-white-twice",
        TimeOdds::WhiteFourTimes => "odds-white-four",
    }
}
