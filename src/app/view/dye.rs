//! Materials in the colors of the theme: each is registered with how it is made, and is made anew when that changes.

use std::ops::Deref;

use bevy::prelude::*;

use super::board::material::{MarkMaterial, StoneMaterial};
use crate::app::AppSet;
use crate::app::table::clock::Sight;
use crate::app::theme::Theme;

/// What materials are made of: the theme, whose colors are read from it directly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dye {
    theme: Theme,
    /// How much of the stones is to be seen, 0 to 1.
    pub seen: f32,
}

impl Deref for Dye {
    type Target = Theme;

    fn deref(&self) -> &Theme {
        &self.theme
    }
}

type Make<M> = Box<dyn Fn(&Dye) -> M + Send + Sync>;

/// All materials of a type, and how each is made.
#[derive(Resource)]
struct Dyed<M: Asset>(Vec<(Handle<M>, Make<M>)>);

/// Materials for an app.
pub trait AddMaterial {
    /// A material that follows the theme.
    fn dyed<M: Asset>(&mut self, make: impl Fn(&Dye) -> M + Send + Sync + 'static) -> Handle<M>;
}

impl AddMaterial for App {
    fn dyed<M: Asset>(&mut self, make: impl Fn(&Dye) -> M + Send + Sync + 'static) -> Handle<M> {
        let handle = self.world_mut().resource_mut::<Assets<M>>().add(make(&Dye::default()));
        let mut dyed = self.world_mut().get_resource_or_insert_with(|| Dyed(Vec::new()));
        dyed.0.push((handle.clone(), Box::new(make)));
        handle
    }
}

/// Where the materials take up the colors.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Dyeing;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Dyeing.in_set(AppSet::Mirror))
        .add_systems(Update, (dye::<StoneMaterial>, dye::<MarkMaterial>).in_set(Dyeing));
}

fn dye<M: Asset>(
    theme: Res<Theme>,
    sight: Sight,
    dyed: Res<Dyed<M>>,
    mut materials: ResMut<Assets<M>>,
    mut applied: Local<Option<Dye>>,
) {
    let now = Dye { theme: *theme, seen: if sight.is_hidden() { 0.0 } else { 1.0 } };
    if applied.replace(now) == Some(now) {
        return;
    }
    for (handle, make) in &dyed.0 {
        if let Some(mut material) = materials.get_mut(handle) {
            *material = make(&now);
        }
    }
}
