//! Texts as white letters on nothing, many of them on one sheet, to be shown in any color.

use super::Image;
use super::font::{Face, Font, Line};
use super::raster::{self, Part};
use super::scene::Scene;
use crate::theme::Rgb;

/// How wide a sheet is, where no text is wider, in pixels.
const SHEET_PX: u32 = 1024;
/// The height of a line, and the room around it for what reaches beyond it, in sizes of the font.
const LINE: f32 = 1.2;
const ROOM: f32 = 0.125;

/// Paints each text in its face and size, in pixels, and says where on the sheet it is.
///
/// The place of a text is its line with the same room on all sides: lines of a size are equally high, and their
/// letters stand equally high in them. They begin on whole pixels and stand on one. What the fonts lack is left out.
/// `None` where there is no memory for the sheet.
pub fn letters<'a>(texts: impl IntoIterator<Item = (&'a str, Face, f32)>) -> Option<(Image, Vec<Part>)> {
    let fonts = [Face::Regular, Face::Bold].map(Font::new);
    let mut scene = Scene::new(SHEET_PX, 1);
    let (mut places, mut left, mut top) = (Vec::new(), 0, 0);
    for (text, face, size) in texts {
        let line = fonts[face as usize].as_ref()?.line(text);
        let room = (ROOM * size).ceil();
        let [width, height] = [line.width * size, LINE * size].map(|px| (px.ceil() + 2.0 * room) as u32);
        if left + width > SHEET_PX {
            (left, top) = (0, scene.height);
        }
        let start = (left as f32 + room, top as f32 + room + base(&line, size));
        line.draw(&mut scene, start, size, Rgb::WHITE);
        places.push(Part { left, top, width, height });
        left += width;
        (scene.width, scene.height) = (scene.width.max(left), scene.height.max(top + height));
    }
    let mut rgba = raster::painted(&scene).ok()?.take();
    rgba.chunks_exact_mut(4).for_each(|pixel| pixel[..3].fill(255));
    Some((Image { width: scene.width, height: scene.height, rgba }, places))
}

/// How deep under the top of its line a text stands, in whole pixels: what the font reaches is in the middle.
fn base(line: &Line, size: f32) -> f32 {
    let (above, below) = line.reach();
    let (above, below) = ((above * size).round(), (below * size).round());
    above + ((LINE * size - above - below) / 2.0).floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(texts: &[(&str, Face, f32)]) -> (Image, Vec<Part>) {
        letters(texts.iter().copied()).unwrap()
    }

    /// How much ink is in each row of a place, and in each column.
    fn ink(image: &Image, place: Part) -> (Vec<u32>, Vec<u32>) {
        let opacity =
            |x, y| u32::from(image.rgba[((place.top + y) * image.width + place.left + x) as usize * 4 + 3]);
        let row = |y| (0..place.width).map(|x| opacity(x, y)).sum();
        let column = |x| (0..place.height).map(|y| opacity(x, y)).sum();
        ((0..place.height).map(row).collect(), (0..place.width).map(column).collect())
    }

    #[test]
    fn a_text_stands_on_a_pixel_in_a_line_that_is_as_high_as_others() {
        let (image, places) =
            sheet(&[("H1", Face::Bold, 20.0), ("gÅ", Face::Bold, 20.0), ("", Face::Bold, 20.0)]);
        // A line is 1.2 sizes high; the room is three pixels.
        assert!(places.iter().all(|place| place.height == 24 + 6), "{places:?}");
        assert_eq!(places[2].width, 6);
        let (rows, columns) = ink(&image, places[0]);
        let first = rows.iter().position(|ink| *ink > 0).unwrap();
        let last = rows.iter().rposition(|ink| *ink > 0).unwrap();
        // Capitals are 0.73 of the size high, and the twenty pixels above the base line have room for them.
        assert_eq!((first, last), (3 + 20 - 15, 3 + 19));
        assert_eq!(columns[..3], [0, 0, 0]);
        let ink_of_all: Vec<u32> = places.iter().map(|place| ink(&image, *place).0.iter().sum()).collect();
        assert!(ink_of_all[0] > 0 && ink_of_all[1] > 0 && ink_of_all[2] == 0, "{ink_of_all:?}");
    }

    #[test]
    fn letters_are_white_and_nothing_is_cut_off() {
        for face in [Face::Regular, Face::Bold] {
            let (image, places) = sheet(&[("jgÅÇ_Wf", face, 13.4), ("国Q", face, 40.0)]);
            for place in places {
                let (rows, columns) = ink(&image, place);
                assert_eq!([rows[0], rows[rows.len() - 1], columns[0], columns[columns.len() - 1]], [0; 4]);
            }
            assert!(image.rgba.chunks_exact(4).all(|pixel| pixel[..3] == [255; 3]));
        }
    }

    #[test]
    fn what_a_font_lacks_comes_from_the_japanese_one_or_is_left_out() {
        let (image, places) =
            sheet(&[("か", Face::Bold, 20.0), ("a\u{e000}", Face::Bold, 20.0), ("a", Face::Bold, 20.0)]);
        assert!(ink(&image, places[0]).0.iter().sum::<u32>() > 0);
        assert_eq!(ink(&image, places[1]), ink(&image, places[2]));
    }

    #[test]
    fn texts_do_not_meet_on_the_sheet() {
        let numbers: Vec<String> = (1..=361).map(|n| n.to_string()).collect();
        let wide = "棋".repeat(100);
        let texts =
            numbers.iter().map(|text| (&**text, Face::Bold, 14.0)).chain([(&*wide, Face::Regular, 14.0)]);
        let (image, places) = letters(texts).unwrap();
        assert_eq!(image.width, 100 * 14 + 2 * 2);
        for (i, a) in places.iter().enumerate() {
            assert!(a.left + a.width <= image.width && a.top + a.height <= image.height);
            let meets = |b: &Part| {
                a.left < b.left + b.width
                    && b.left < a.left + a.width
                    && a.top < b.top + b.height
                    && b.top < a.top + a.height
            };
            assert!(!places[i + 1..].iter().any(meets), "{}", numbers[i]);
        }
    }
}
