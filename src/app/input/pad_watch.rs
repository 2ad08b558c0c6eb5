//! Wakes the loop when a gamepad speaks.
//!
//! A gamepad raises no window event, so a loop that sleeps until something happens would not hear it. A thread of its
//! own waits for the pads, which costs nothing while they rest, and wakes the loop; the loop then reads them itself.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::platform::power::LoopWaker;

/// How long the thread waits before it looks whether the loop is still there.
const LOOK_UP: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start);
}

/// Starts the thread; without a window there is no loop to wake.
fn start(proxy: Option<Res<EventLoopProxyWrapper>>, waker: Res<LoopWaker>) {
    if proxy.is_none() {
        return;
    }
    let waker = waker.clone();
    let spawned = std::thread::Builder::new().name("gamepads".to_owned()).spawn(move || {
        let Ok(mut pads) = gilrs::Gilrs::new() else { return };
        loop {
            // The thread ends with the loop that it wakes.
            if pads.next_event_blocking(Some(LOOK_UP)).is_some() && !waker.wake() {
                return;
            }
        }
    });
    if let Err(error) = spawned {
        warn!("gamepads are heard late: {error}");
    }
}
