//! Which control lies next to another.

use bevy_egui::egui::Rect;

use super::nav::Item;
use crate::app::intent::Heading;

/// The control next to `current` in a heading; past the last one comes the first again.
pub(super) fn neighbor(items: &[Item], current: Item, heading: Heading) -> Option<Item> {
    let (along, across): (fn(Rect) -> f32, fn(Rect) -> f32) = match heading {
        Heading::Up | Heading::Down => (|rect| rect.center().y, |rect| rect.center().x),
        Heading::Left | Heading::Right => (|rect| rect.center().x, |rect| rect.center().y),
    };
    let sign = if matches!(heading, Heading::Down | Heading::Right) { 1.0 } else { -1.0 };
    // How far the facing edges of two rows are from one another: what is low in a row is no nearer for that.
    let edge = |item: &Item| match heading {
        Heading::Down => item.rect.top() - current.rect.bottom(),
        Heading::Up => current.rect.top() - item.rect.bottom(),
        Heading::Left | Heading::Right => (along(item.rect) - along(current.rect)) * sign,
    };
    let vertical = matches!(heading, Heading::Up | Heading::Down);
    let ahead = |item: &Item| (along(item.rect) - along(current.rect)) * sign;
    let aside = |item: &Item| (across(item.rect) - across(current.rect)).abs();
    // Beside one another are those whose heights overlap; above and below are the others.
    let beside = |item: &Item| {
        let apart = (item.rect.center().y - current.rect.center().y).abs();
        apart < (current.rect.height() + item.rect.height()) * 0.5 - 2.0
    };
    let in_line = |item: &Item| beside(item) != vertical;
    let others = || items.iter().copied().filter(|item| item.id != current.id && in_line(item));
    // The nearest row comes first, even where it is too short to have a control right there.
    let far = |item: &Item| edge(item) + 0.1 * aside(item);
    let near = |a: &Item, b: &Item| far(a).total_cmp(&far(b));
    others()
        .filter(|item| ahead(item) > 2.0)
        .min_by(near)
        .or_else(|| others().filter(|item| ahead(item) < -2.0).min_by(near))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Id, Pos2, Vec2};

    use super::*;

    fn item(name: &str, x: f32, y: f32) -> Item {
        let rect = Rect::from_center_size(Pos2::new(x, y), Vec2::new(80.0, 40.0));
        Item::new(Id::new(name), rect)
    }

    fn check(items: &[Item], from: usize, heading: Heading, expect: Option<usize>) {
        let found = neighbor(items, items[from], heading).map(|found| found.id);
        assert_eq!(found, expect.map(|i| items[i].id), "{heading:?} from {from}");
    }

    #[test]
    fn the_focus_goes_to_the_next_control_and_wraps() {
        let items =
            [item("a", 200.0, 0.0), item("b", 150.0, 50.0), item("c", 250.0, 50.0), item("d", 200.0, 100.0)];
        check(&items, 0, Heading::Down, Some(1));
        check(&items, 1, Heading::Right, Some(2));
        check(&items, 2, Heading::Right, Some(1));
        check(&items, 1, Heading::Down, Some(3));
        check(&items, 3, Heading::Down, Some(0));
        check(&items, 0, Heading::Up, Some(3));
        check(&items, 0, Heading::Left, None);
    }

    #[test]
    fn what_is_beside_is_not_below() {
        let tall = |name: &str, x: f32| Item {
            rect: Rect::from_center_size(Pos2::new(x, 50.0), Vec2::new(80.0, 100.0)),
            ..item(name, x, 50.0)
        };
        // Two cards, each with two buttons at its right.
        let items = [
            tall("card", 0.0),
            item("more", 100.0, 24.0),
            item("delete", 100.0, 76.0),
            tall("next", 200.0),
            item("under", 0.0, 150.0),
        ];
        check(&items, 0, Heading::Right, Some(1));
        check(&items, 1, Heading::Down, Some(2));
        check(&items, 1, Heading::Right, Some(3));
        check(&items, 2, Heading::Right, Some(3));
        check(&items, 2, Heading::Left, Some(0));
        check(&items, 0, Heading::Down, Some(4));
    }

    #[test]
    fn from_card_to_card_the_focus_passes_by_their_small_buttons() {
        let tall = |name: &str, y: f32| Item {
            rect: Rect::from_center_size(Pos2::new(0.0, y), Vec2::new(300.0, 146.0)),
            ..item(name, 0.0, y)
        };
        let small = |name: &str, y: f32| Item {
            rect: Rect::from_center_size(Pos2::new(175.0, y), Vec2::new(46.0, 72.0)),
            ..item(name, 175.0, y)
        };
        let items = [
            tall("card 0", 0.0),
            small("more 0", -37.0),
            small("delete 0", 37.0),
            tall("card 1", 154.0),
            small("more 1", 117.0),
            small("delete 1", 191.0),
        ];
        check(&items, 0, Heading::Down, Some(3));
        check(&items, 3, Heading::Up, Some(0));
        check(&items, 0, Heading::Right, Some(1));
        check(&items, 2, Heading::Down, Some(4));
    }

    #[test]
    fn no_row_is_jumped_over_because_it_is_short() {
        let items = [
            item("a", 0.0, 0.0),
            item("b", 220.0, 0.0),
            item("c", 440.0, 0.0),
            item("alone", 0.0, 56.0),
            item("d", 0.0, 150.0),
            item("e", 440.0, 150.0),
        ];
        check(&items, 2, Heading::Down, Some(3));
        check(&items, 5, Heading::Up, Some(3));
        check(&items, 3, Heading::Down, Some(4));
    }
}
