//! Waking the loop from another thread.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use winit::event_loop::EventLoopProxy;

use crate::worker::Waker;

/// Wakes the sleeping loop from any thread; does nothing where there is no window.
///
/// All clones are one: those given away before the loop is there wake it too once it runs.
#[derive(Resource, Clone, Default)]
pub struct LoopWaker(Arc<Mutex<Option<EventLoopProxy<WinitUserEvent>>>>);

impl std::fmt::Debug for LoopWaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LoopWaker")
    }
}

impl LoopWaker {
    /// The waker of this world; whatever has a thread keeps a clone.
    pub fn of(world: &mut World) -> Self {
        world.get_resource_or_init::<Self>().clone()
    }

    /// The same for threads that know nothing of the loop.
    pub fn waker(&self) -> Waker {
        let waker = self.clone();
        Arc::new(move || _ = waker.wake())
    }

    /// Has the loop make an update; false when there is no loop any more.
    pub fn wake(&self) -> bool {
        self.send(WinitUserEvent::WakeUp)
    }

    /// Has the loop look for events that have come, without an update when there are none.
    pub(super) fn look(&self) {
        // The loop opens windows that are still to be opened (there are none) and takes nothing from it
        // (see `SLEEPING`).
        self.send(WinitUserEvent::WindowAdded);
    }

    fn send(&self, event: WinitUserEvent) -> bool {
        let Ok(place) = self.0.lock() else { return false };
        place.as_ref().is_none_or(|proxy| proxy.send_event(event).is_ok())
    }
}

pub(super) fn connect(waker: Res<LoopWaker>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let (Some(proxy), Ok(mut place)) = (proxy, waker.0.lock()) {
        *place = Some((**proxy).clone());
    }
}
