//! A stone that waits to be confirmed, for touch screens and unsteady hands: the first press on a point shows it, the
//! second on the same point plays it, whatever lies on the table and by whatever device.

use bevy::prelude::*;

use crate::app::AppSet;
use crate::app::intent::Action;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Whereabouts};
use crate::app::table::shown::ShowTable;
use crate::board::Point;

/// The stone that waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending(Option<Waiting>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Waiting {
    point: Point,
    /// The [turn](crate::play::Play::turn) that it waits for.
    turn: u64,
}

impl Pending {
    /// Where the stone waits.
    pub fn point(&self) -> Option<Point> {
        self.0.map(|waiting| waiting.point)
    }

    /// Takes it back.
    pub(crate) const fn withdraw(&mut self) {
        self.0 = None;
    }

    /// A press on the point: whether it only shows the stone. One that lay there already waits no more.
    pub(crate) fn shows_first(&mut self, point: Point, turn: u64) -> bool {
        let waiting = Some(Waiting { point, turn });
        let shows = self.0 != waiting;
        self.0 = waiting.filter(|_| shows);
        shows
    }

    /// Whether it waits for another turn.
    pub(crate) fn is_stale(&self, turn: Option<u64>) -> bool {
        self.0.is_some_and(|waiting| Some(waiting.turn) != turn)
    }
}

pub(crate) fn plugin(app: &mut App) {
    for phase in Phase::ALL {
        app.add_systems(OnExit(phase), |mut pending: ResMut<Pending>| pending.withdraw());
    }
    app.init_resource::<Pending>().add_systems(
        Update,
        (
            withdraw.in_set(AppSet::Intend).after(crate::app::intent::Interpret).after(super::cursor::walk),
            tell.after(ShowTable).before(AppSet::Mirror),
        ),
    );
}

/// Back takes the stone away that waits.
fn withdraw(mut actions: MessageReader<Action>, at: Whereabouts, mut pending: ResMut<Pending>) {
    if actions.read().filter(|action| **action == Action::Back).count() > 0 && at.board_has_focus() {
        pending.withdraw();
    }
}

/// Where it waits is to be seen.
fn tell(pending: Res<Pending>, mut wakefulness: ResMut<Wakefulness>) {
    if pending.is_changed() {
        wakefulness.pending();
    }
}
