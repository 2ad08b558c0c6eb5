//! Text on the board: all of it is painted on one sheet, and each is a sprite that shows its part.

use std::collections::{BTreeMap, BTreeSet};

use bevy::asset::{AssetEventSystems, RenderAssetUsages};
use bevy::camera::visibility::VisibilitySystems;
use bevy::image::ImageSampler;
use bevy::math::FloatOrd;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::layout::ScreenLayout;
use crate::picture::{self, Face, Part};

/// A text with its middle where it lies, in the color of its sprite.
#[derive(Component, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[require(Sprite)]
pub struct Letters {
    /// The size of the font in physical pixels.
    pub(crate) size: FloatOrd,
    face: Face,
    text: String,
}

impl Letters {
    /// A text in a face, and the size of its font in physical pixels.
    pub(crate) fn new(text: impl Into<String>, face: Face, size: f32) -> Self {
        Self { size: FloatOrd(size), face, text: text.into() }
    }
}

/// What is painted: the texts of the last time that one was lacking, and which part each of them has.
#[derive(Resource, Default)]
struct Sheet {
    image: Handle<Image>,
    parts: BTreeMap<Letters, Rect>,
}

pub(super) fn plugin(app: &mut App) {
    // The image is there in the same update as the sprites.
    let show = show.before(AssetEventSystems).before(VisibilitySystems::CalculateBounds);
    app.init_resource::<Sheet>().add_systems(PostUpdate, show.before(TransformSystems::Propagate));
}

/// Shows texts that are new or lie elsewhere, their top left corners on whole pixels, so that every letter is as dark
/// as its neighbor.
fn show(
    layout: Res<ScreenLayout>,
    mut sheet: ResMut<Sheet>,
    mut images: ResMut<Assets<Image>>,
    mut texts: Query<(Ref<Letters>, &mut Sprite, &mut Transform)>,
) {
    let is_lacking = |letters: Ref<Letters>| letters.is_changed() && !sheet.parts.contains_key(&*letters);
    let is_anew = texts.iter().any(|(letters, ..)| is_lacking(letters));
    if is_anew {
        let wanted = texts.iter().map(|(letters, ..)| Letters::clone(&letters));
        *sheet = Sheet::paint(wanted.collect(), &mut images);
    }
    for (letters, mut sprite, mut transform) in &mut texts {
        let Some(part) = sheet.parts.get(&*letters) else { continue };
        if !is_anew && !letters.is_changed() && !transform.is_changed() {
            continue;
        }
        sprite.image = sheet.image.clone();
        sprite.rect = Some(*part);
        sprite.custom_size = Some(part.size() / layout.screen.scale);
        let corner = layout.to_pixel(transform.translation.truncate()) - part.size() / 2.0;
        let middle = layout.to_world(corner.round() + part.size() / 2.0);
        transform.translation = middle.extend(transform.translation.z);
    }
}

impl Sheet {
    /// Those of a size are neighbors, for they are as high as each other.
    fn paint(texts: BTreeSet<Letters>, images: &mut Assets<Image>) -> Self {
        let all = texts.iter().map(|letters| (&*letters.text, letters.face, letters.size.0));
        let Some((painted, parts)) = picture::letters(all) else { return Self::default() };
        let size = Extent3d { width: painted.width, height: painted.height, ..default() };
        let format = TextureFormat::Rgba8UnormSrgb;
        let usage = RenderAssetUsages::RENDER_WORLD;
        let mut image = Image::new(size, TextureDimension::D2, painted.rgba, format, usage);
        image.sampler = ImageSampler::nearest();
        let rect = |part: Part| {
            URect::new(part.left, part.top, part.left + part.width, part.top + part.height).as_rect()
        };
        Self { image: images.add(image), parts: texts.into_iter().zip(parts.into_iter().map(rect)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Screen;
    use crate::gomoku::DEFAULT_SIZE;

    fn app(scale: f32) -> App {
        let screen = Screen { physical: UVec2::new(1281, 800), scale, text_scale: 1.0 };
        let mut app = App::new();
        app.insert_resource(ScreenLayout::new(screen, DEFAULT_SIZE)).init_resource::<Assets<Image>>();
        app.add_plugins(plugin);
        app
    }

    fn spawn(app: &mut App, text: &str, size: f32, place: Vec2) -> Entity {
        let letters = Letters::new(text, Face::Bold, size);
        app.world_mut().spawn((letters, Transform::from_translation(place.extend(5.0)))).id()
    }

    #[test]
    fn corners_lie_on_whole_pixels_and_stay_there() {
        for scale in [1.0, 1.25, 2.0] {
            let mut app = app(scale);
            let places = (0..40_u8).map(|i| Vec2::new(f32::from(i) * 7.3, f32::from(i) * -3.1));
            let texts: Vec<_> = places.map(|place| (spawn(&mut app, "42", 13.7, place), place)).collect();
            for _ in 0..2 {
                app.update();
                for (entity, place) in &texts {
                    let entity = app.world().entity(*entity);
                    let layout = app.world().resource::<ScreenLayout>();
                    let [middle, wished] =
                        [entity.get::<Transform>().unwrap().translation.truncate(), *place]
                            .map(|at| layout.to_pixel(at));
                    let sprite = entity.get::<Sprite>().unwrap();
                    let size = sprite.custom_size.unwrap() * scale;
                    assert!(
                        size.abs_diff_eq(sprite.rect.unwrap().size(), 0.001),
                        "each pixel has one of the sheet"
                    );
                    let corner = middle - size / 2.0;
                    assert!(corner.abs_diff_eq(corner.round(), 0.001), "{corner} at {scale}");
                    assert!((middle - wished).abs().max_element() <= 0.501, "{middle} for {wished}");
                }
                // Moved anew, they lie where they have come to lie.
                for (entity, _) in &texts {
                    app.world_mut().entity_mut(*entity).get_mut::<Transform>().unwrap().set_changed();
                }
            }
        }
    }

    #[test]
    fn a_text_is_painted_once_and_forgotten_with_those_that_wear_it() {
        let mut app = app(1.0);
        let entities: Vec<_> =
            ["1", "2", "1", "2"].map(|text| spawn(&mut app, text, 14.0, Vec2::ZERO)).into();
        app.update();
        let n_texts = |app: &App| app.world().resource::<Sheet>().parts.len();
        let image = |app: &App| app.world().resource::<Sheet>().image.id();
        assert_eq!(n_texts(&app), 2);
        let first = image(&app);
        spawn(&mut app, "1", 14.0, Vec2::ONE);
        app.update();
        assert_eq!((n_texts(&app), image(&app)), (2, first), "nothing was lacking");
        for entity in entities {
            app.world_mut().despawn(entity);
        }
        // The window is resized again and again.
        for n in 0..100_u8 {
            let mut texts = app.world_mut().query::<&mut Letters>();
            for mut letters in texts.iter_mut(app.world_mut()) {
                letters.size = FloatOrd(15.0 + f32::from(n));
            }
            app.update();
            assert_eq!(n_texts(&app), 1);
        }
        assert_ne!(image(&app), first);
    }
}
