//! Pictures: SVG and pixels look the same, everything is where it belongs, and no record breaks them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use goishi::game::tree::{GameKind, RecordSize, Tree};
use goishi::game::{Match, Walk};
use goishi::handbook::{Part, Scene, Topic};
use goishi::picture::{self, Coordinates, Numbers, Pace, PictureError, Style, Subject};
use goishi::record::sgf;
use goishi::theme::{StoneSet, built_in};
use proptest::prelude::*;
use resvg::{tiny_skia, usvg};

/// Pixels of four bytes, row by row.
struct Pixels {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

impl Pixels {
    fn of_png(bytes: &[u8]) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        Self { width: info.width, height: info.height, bytes: pixels }
    }

    fn at(&self, x: u32, y: u32) -> [u8; 4] {
        let start = 4 * (y * self.width + x) as usize;
        self.bytes[start..start + 4].try_into().unwrap()
    }

    /// The share of pixels in which some channel differs by more than this, both before the same board.
    fn differing(&self, other: &Self, by: u8) -> f64 {
        assert_eq!((self.width, self.height), (other.width, other.height));
        let differs = |(one, two): (&[u8], &[u8])| {
            let seen = |pixel: &[u8], i: usize| u16::from(pixel[i]) * u16::from(pixel[3]) / 255;
            (0..3).any(|i| seen(one, i).abs_diff(seen(two, i)) > u16::from(by))
        };
        let pairs = self.bytes.chunks_exact(4).zip(other.bytes.chunks_exact(4));
        pairs.filter(|pair| differs(*pair)).count() as f64 / f64::from(self.width * self.height)
    }
}

fn game(text: &str) -> Tree {
    sgf::read(text.as_bytes()).games.remove(0)
}

fn end_of(tree: &Tree) -> Subject {
    Subject::of_node(tree, tree.main_line().last().unwrap())
}

fn painted(subject: &Subject, style: &Style) -> Pixels {
    Pixels::of_png(&picture::png(subject, style).unwrap())
}

/// What another program makes of our SVG.
fn painted_by_another(subject: &Subject, style: &Style) -> Pixels {
    let tree = usvg::Tree::from_str(&picture::svg(subject, style), &usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let mut pixels = tiny_skia::Pixmap::new(width, height).unwrap();
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    let plain = pixels.pixels().iter().map(tiny_skia::PremultipliedColorU8::demultiply);
    let bytes = plain.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    Pixels { width, height, bytes }
}

const MARKED: &str = "(;GM[1]SZ[13];B[cc];W[kk];B[kc];W[ck];B[gg];W[gf]\
    LB[aa:A][gg:12][mm:xyz]TR[cc]SQ[kk]CR[kc]MA[ck]SL[ee]AR[ah:dk]LN[hh:kh]TB[lm][ll]TW[am][bm])";

#[test]
fn svg_shows_what_the_pixels_show() {
    let five = game("(;GM[4]SZ[15];B[hh];W[ih];B[ii];W[hg];B[jj];W[hi];B[gg];W[ff];B[kk])");
    let won = Match::from_record(five).unwrap();
    let counted = {
        let mut game = Match::from_record(game("(;GM[1]SZ[9];B[ee];W[cc];B[];W[])")).unwrap();
        assert!(game.toggle_dead(game.size().point(2, 2).unwrap()));
        game
    };
    for subject in [end_of(&game(MARKED)), Subject::of_match(&won), Subject::of_match(&counted)] {
        for (i, theme) in built_in().iter().map(|named| named.theme).enumerate() {
            for (numbers, is_shifted) in [(Numbers::None, true), (Numbers::All, false)] {
                let stones = StoneSet::ALL[(i + usize::from(is_shifted)) % 3];
                let style = Style { theme, stones, is_shifted, numbers, size_px: 480, ..Style::default() };
                let share = painted(&subject, &style).differing(&painted_by_another(&subject, &style), 24);
                assert!(share < 0.002, "{theme:?} {stones:?} {numbers:?}: {share}");
            }
        }
    }
}

/// Every picture of the handbook by its name.
fn pages() -> impl Iterator<Item = (String, Scene)> {
    let figures = Topic::all().flat_map(|topic| topic.parts().iter().filter_map(Part::figure));
    figures.flat_map(|figure| {
        (0..figure.n_steps()).map(move |step| (format!("{} {step}", figure.name), figure.scene(step)))
    })
}

#[test]
fn what_a_page_tells_is_drawn_in_pixels_and_in_svg() {
    let themes: Vec<_> = built_in().iter().map(|named| named.theme).collect();
    for (i, (name, scene)) in pages().enumerate() {
        let style = Style {
            theme: themes[i % themes.len()],
            size_px: 480,
            coordinates: Coordinates::Hidden,
            ..Style::default()
        };
        let subject = Subject::of_page(&scene);
        let ours = painted(&subject, &style);
        let share = ours.differing(&painted_by_another(&subject, &style), 24);
        assert!(share < 0.002, "{name}: {share}");
        // Each sign is seen.
        let signs = [
            !scene.ghosts.is_empty(),
            scene.allowed.is_some(),
            !scene.forbidden.is_empty(),
            !scene.causes.is_empty(),
            !scene.dead.is_empty(),
            scene.zone.is_some(),
            scene.go.refused.is_some(),
            !scene.go.taken.is_empty(),
            !scene.go.liberties.is_empty(),
            !scene.go.seki_eyes.is_empty(),
        ];
        for sign in (0..signs.len()).filter(|sign| signs[*sign]) {
            let without = painted(&Subject::of_page(&without(&scene, sign)), &style);
            assert!(ours.differing(&without, 24) > 0.0005, "{name}: sign {sign} is not seen");
        }
    }
}

/// The same picture without one of its signs.
fn without(scene: &Scene, sign: usize) -> Scene {
    let mut bare = scene.clone();
    match sign {
        0 => bare.ghosts.clear(),
        1 => bare.allowed = None,
        2 => bare.forbidden.clear(),
        3 => bare.causes.clear(),
        4 => bare.dead.clear(),
        5 => bare.zone = None,
        6 => bare.go.refused = None,
        7 => bare.go.taken.clear(),
        8 => bare.go.liberties.clear(),
        _ => bare.go.seki_eyes.clear(),
    }
    bare
}

/// Of the board of an opening eleven lines are shown, and they run on over the edge of the picture.
#[test]
fn a_part_of_a_board_has_no_frame() {
    let scene = |name: &str| pages().find(|(found, _)| found == name).unwrap().1;
    let style = Style { size_px: 452, coordinates: Coordinates::Hidden, ..Style::default() };
    let (part, whole) = (scene("swap-play 0"), scene("freestyle-five 0"));
    assert_eq!((part.size.lines(), part.lines, whole.lines), (15, 11, 9));
    // A line leaves the picture at the left edge, where a whole board has wood alone.
    let line_at_edge = |scene: &Scene| {
        let pixels = painted(&Subject::of_page(scene), &style);
        let dark = |y: u32| pixels.at(2, y)[..3].iter().map(|c| u32::from(*c)).sum::<u32>() < 200;
        (20..430).filter(|y| dark(*y)).count()
    };
    assert_eq!([line_at_edge(&part) >= 11, line_at_edge(&whole) > 0], [true, false]);
}

#[test]
fn stones_lines_and_wood_are_where_they_belong() {
    let subject = end_of(&game("(;GM[1]SZ[9];B[cc];W[gc];B[])"));
    for theme in built_in().iter().map(|named| named.theme) {
        let style = Style { theme, coordinates: Coordinates::Hidden, size_px: 380, ..Style::default() };
        let pixels = painted(&subject, &style);
        // 8 cells and twice 0.65 at least: 40 pixels a cell, and 29 before the first line.
        assert_eq!((pixels.width, pixels.height), (380, 380));
        let place = |line: u32| 29 + 40 * line;
        let light = |x, y| {
            let [red, green, blue, _] = pixels.at(x, y);
            u32::from(red) + u32::from(green) + u32::from(blue)
        };
        let (black, white) = (light(place(2), place(2) + 8), light(place(6), place(2) + 8));
        assert!(black < 250 && white > 600, "{theme:?} {black} {white}");
        // The line is as dark or light on its whole way, and lies on whole pixels.
        let middle = place(5) + 20;
        let (line, wood) = (pixels.at(place(4), middle), pixels.at(place(4) + 20, middle));
        assert!((0..3).any(|i| line[i].abs_diff(wood[i]) > 90), "{theme:?} {line:?} {wood:?}");
        assert_eq!(line, pixels.at(place(5), middle), "{theme:?}");
        assert_eq!(
            (pixels.at(0, 0)[3], pixels.at(0, 186)[3]),
            (0, 255),
            "the corners are clear, the edges not"
        );
    }
}

#[test]
fn marks_differ_by_their_shapes() {
    let style = Style { size_px: 300, ..Style::default() };
    let marks = ["", "TR[cc]", "SQ[cc]", "CR[cc]", "MA[cc]", "SL[cc]", "LB[cc:A]", "LB[cc:B]"];
    let pictures = marks.map(|mark| painted(&end_of(&game(&format!("(;GM[4]SZ[5];B[cc]{mark})"))), &style));
    for (i, one) in pictures.iter().enumerate() {
        for (j, other) in pictures.iter().enumerate().skip(i + 1) {
            assert!(one.differing(other, 60) > 0.001, "{} {}", marks[i], marks[j]);
        }
    }
}

/// It was as large as whole cells allowed: up to 23 pixels smaller, or one larger.
#[test]
fn the_longer_side_is_what_was_asked_for() {
    for (size, coordinates) in
        [("19", Coordinates::Usual), ("9:13", Coordinates::Hidden), ("5", Coordinates::Usual)]
    {
        let tree = game(&format!("(;GM[1]SZ[{size}];B[cc];W[dd])"));
        let (subject, end) = (end_of(&tree), tree.main_line().last().unwrap());
        for size_px in [64, 65, 199, 300, 480, 719, 720] {
            let style = Style { size_px, coordinates, ..Style::default() };
            let pixels = painted(&subject, &style);
            let sides = (pixels.width, pixels.height);
            assert_eq!(sides.0.max(sides.1), size_px, "{size}");
            let svg = usvg::Tree::from_str(&picture::svg(&subject, &style), &usvg::Options::default());
            assert_eq!(svg.unwrap().size().to_int_size().dimensions(), sides, "{size}");
            let (shown, _) = watched(&picture::gif(&tree, end, &style, Pace::default()).unwrap());
            assert_eq!((shown.width, shown.height), sides, "{size}");
        }
    }
}

/// A longer label looked as if it were all that the record says.
#[test]
fn a_label_that_has_no_room_ends_in_a_sign() {
    let style = Style { size_px: 300, ..Style::default() };
    let shown = |label: &str| painted(&end_of(&game(&format!("(;GM[4]SZ[5]LB[cc:{label}])"))), &style);
    assert!(shown("dame").differing(&shown("damezumari"), 60) > 0.0005);
    assert!(shown("dam…").differing(&shown("damezumari"), 0) < f64::EPSILON);
    assert!(shown("dam").differing(&shown("damezumari"), 60) > 0.0002, "the sign is drawn");
}

#[test]
fn numbers_are_those_of_the_stones_that_stand() {
    // The white stone on a1 is taken, and another one played there.
    let tree = game("(;GM[1]SZ[5];W[aa];B[ba];W[ee];B[ab];W[dd];B[aa];W[cc])");
    let shown = |numbers| painted(&end_of(&tree), &Style { numbers, size_px: 300, ..Style::default() });
    let (none, last, all) = (shown(Numbers::None), shown(Numbers::Last(2)), shown(Numbers::All));
    assert!(none.differing(&last, 60) > 0.001 && last.differing(&all, 60) > 0.001);
    assert!(shown(Numbers::Last(7)).differing(&all, 0) < f64::EPSILON);
    assert!(shown(Numbers::Last(0)).differing(&all, 60) > 0.001);
}

/// What a viewer shows at the end of an animation, and how long each of its frames stays.
fn watched(bytes: &[u8]) -> (Pixels, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let mut shown = Pixels { width, height, bytes: vec![0; (4 * width * height) as usize] };
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
        let pixels = frame.buffer.chunks_exact(4).enumerate();
        for (i, pixel) in pixels.filter(|(_, pixel)| pixel[3] == 255) {
            let (x, y) = (i as u32 % u32::from(frame.width), i as u32 / u32::from(frame.width));
            let at = 4 * ((u32::from(frame.top) + y) * width + u32::from(frame.left) + x) as usize;
            shown.bytes[at..at + 4].copy_from_slice(pixel);
        }
    }
    (shown, delays)
}

#[test]
fn an_animation_ends_with_the_picture_of_the_end() {
    // With a pass, words, marks that come and go, and a stone that is taken.
    let tree = game(
        "(;GM[1]SZ[9];B[cc];W[gc]LB[ee:A]TR[cc];B[ee];W[];B[cg]C[words];;W[gg]AR[aa:ee];B[ba];W[aa];B[ab]TB[aa])",
    );
    let end = tree.main_line().last().unwrap();
    let pace = Pace { each: Duration::from_millis(250), last: Duration::from_secs(3) };
    for numbers in [Numbers::None, Numbers::Last(2), Numbers::All] {
        let style = Style { size_px: 240, numbers, ..Style::default() };
        let (shown, delays) = watched(&picture::gif(&tree, end, &style, pace).unwrap());
        // A frame for the beginning and for each move, the pass too.
        assert_eq!(delays, [25, 25, 25, 25, 25, 25, 25, 25, 25, 300]);
        let share = shown.differing(&painted(&Subject::of_node(&tree, end), &style), 40);
        assert!(share < 0.003, "{numbers:?} {share}");
    }
}

#[test]
fn an_animation_without_end_is_refused() {
    let mut tree = Tree::new(GameKind::Go, RecordSize::new(19, 19).unwrap());
    let mut at = tree.root();
    for i in 0..1_000 {
        let color = goishi::board::Color::to_move_after(i);
        at = tree.add_move(at, goishi::game::tree::Played::pass(color)).unwrap();
    }
    let error = picture::gif(&tree, at, &Style::default(), Pace::default()).unwrap_err();
    assert!(matches!(error, PictureError::TooLong { n_positions: 1_001, .. }), "{error}");
}

#[test]
fn pixels_are_those_of_the_file() {
    let tree = game("(;GM[1]SZ[9];B[cc];W[gc];B[ee])");
    let stones = tree.stones_at(tree.main_line().last().unwrap());
    let style = Style { size_px: 160, coordinates: Coordinates::Hidden, ..Style::default() };
    let subject = Subject::of_stones(tree.game(), stones);
    let (image, png) = (picture::image(&subject, &style).unwrap(), painted(&subject, &style));
    assert_eq!((image.width, image.height), (png.width, png.height));
    assert_eq!(image.rgba, png.bytes);
    // Without moves there is no last one.
    assert!(painted(&end_of(&tree), &style).differing(&png, 60) > 0.0005);
}

#[test]
fn a_match_shows_where_it_stands() {
    let mut won =
        Match::from_record(game("(;GM[4]SZ[9];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])"))
            .unwrap();
    let style = Style { size_px: 300, ..Style::default() };
    let end = painted(&Subject::of_match(&won), &style);
    let plain = painted(&Subject::of_node(won.record(), won.node()), &style);
    assert!(end.differing(&plain, 60) > 0.005, "the row is lit");
    won.walk(Walk::Back(1));
    assert!(painted(&Subject::of_match(&won), &style).differing(&end, 60) > 0.005);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Any board that a record can have, at any size, with marks anywhere.
    #[test]
    fn no_record_breaks_a_picture(
        (columns, rows) in (1_u8..=52, 1_u8..=52),
        size_px in prop_oneof![0_u32..300, Just(1_000), Just(u32::MAX)],
        marks in proptest::collection::vec(("[a-zA-Z]{2}", "\\PC{0,5}"), 0..8),
        go in any::<bool>(),
    ) {
        let size_px = if size_px == u32::MAX && columns > 3 { 500 } else { size_px };
        let kind = if go { GameKind::Go } else { GameKind::Other(7) };
        let mut tree = Tree::new(kind, RecordSize::new(columns, rows).unwrap());
        let root = tree.root();
        for (letters, text) in &marks {
            let at = goishi::game::tree::Coord::from_letters(letters).unwrap();
            tree.set_label(root, at, text);
            tree.set_mark(root, at, Some(goishi::game::tree::Mark::Selected));
            tree.set_territory(root, at, Some(goishi::board::Color::White));
            let _ = tree.set_up(root, at, Some(goishi::board::Color::Black));
        }
        let style = Style { size_px, numbers: Numbers::All, ..Style::default() };
        let subject = end_of(&tree);
        let pixels = painted(&subject, &style);
        prop_assert!(pixels.width > 0 && pixels.height > 0);
        prop_assert_eq!(pixels.width.max(pixels.height), size_px.clamp(64, 4096));
        let svg = usvg::Tree::from_str(&picture::svg(&subject, &style), &usvg::Options::default()).unwrap();
        prop_assert_eq!(svg.size().to_int_size().dimensions(), (pixels.width, pixels.height));
    }
}

/// What a record dims is pale, what it leaves out is bare board; both go on until a node says otherwise.
#[test]
fn what_is_dim_is_pale_and_what_is_left_out_is_not_there() {
    let tree = game("(;GM[1]SZ[9]AB[cc][gg][ge]VW[ea:ii]DD[eg:ii];W[gd];B[hd]DD[]VW[])");
    let style = Style { size_px: 500, ..Style::default() };
    let nodes: Vec<_> = tree.main_line().collect();
    let shown = painted(&Subject::of_node(&tree, nodes[1]), &style);
    let all = painted(&Subject::of_node(&tree, nodes[2]), &style);
    // Eight cells between the outer lines, and nine tenths of one around them.
    let middle = |column: u32| shown.width * (10 * column + 9) / 98;
    let darkness = |pixels: &Pixels, x: u32, y: u32| {
        255 - u32::from(pixels.at(middle(x), middle(y))[..3].iter().copied().max().unwrap())
    };
    // A stone as usual, one that is dim, and one that is left out.
    let [usual, dim, gone] = [(6, 4), (6, 6), (2, 2)].map(|(x, y)| darkness(&shown, x, y));
    assert!(usual > 150 && dim + 60 < usual && dim > gone + 20 && gone < 60, "{usual} {dim} {gone}");
    for (x, y) in [(6, 4), (6, 6), (2, 2)] {
        assert!(darkness(&all, x, y) > 150, "{x} {y}");
    }
    // Without marks it is a board as any other.
    let bare = Style { marks: goishi::picture::Marks::Hidden, ..style };
    let unmarked = painted(&Subject::of_node(&tree, nodes[1]), &bare);
    assert!(darkness(&unmarked, 2, 2) > 150);
}
