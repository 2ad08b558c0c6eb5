//! Games and positions as lists of coordinates, as people write them to each other.
//!
//! A letter for the column and a number for the row, counted from the bottom: `h8 i9 h10`, `1. h8 2. i9`, `h8i9h10`,
//! with any punctuation between. They are moves of both sides in turn. Where sides are named, each before one
//! coordinate, those are the moves of these sides: `B D4, W Q16`; each before several, stones that are set up:
//! `Black: h8 i9, White: g9`.
//!
//! The game, and the size of the board, is what a line before them names. Else there is an I only at five in a row,
//! and coordinates past 15 lines without one are of Go.

use super::text::heading;
use crate::board::Color;
use crate::game::tree::{Coord, GameKind, Played, RecordSize, Tree};

/// As many lines a board has at most.
const MOST_LINES: u8 = 25;

/// A word of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// A side.
    Side(Color),
    /// A letter, `a` to `y`, and a number from 1.
    At(u8, u8),
    /// A pass.
    Pass,
}

/// The game of a text that holds two coordinates at least, and nothing but such words.
pub(super) fn read(text: &str) -> Option<Tree> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    let head = lines.peek().and_then(|line| Some((heading(line)?, size_in(line))));
    if head.is_some() {
        lines.next();
    }
    let mut words = Vec::new();
    for line in lines {
        words_of(line, &mut words)?;
    }
    let points =
        words.iter().filter_map(|word| if let Word::At(x, y) = word { Some((*x, *y)) } else { None });
    let points: Vec<(u8, u8)> = points.collect();
    if points.len() < 2 {
        return None;
    }
    let (game, named) = head.unzip();
    let has_i = points.iter().any(|(letter, _)| *letter == b'i');
    let needed =
        |game| points.iter().map(|&(letter, row)| row.max(column(letter, game) + 1)).max().unwrap_or(1);
    let game =
        game.unwrap_or(if !has_i && needed(GameKind::Go) > 15 { GameKind::Go } else { GameKind::FiveInARow });
    if game == GameKind::Go && has_i {
        return None;
    }
    let usual = game.default_size().columns();
    let n_lines = match (named.flatten(), needed(game)) {
        (Some(named), needed) if named >= needed => named,
        (Some(_), _) => return None,
        (None, needed) if needed <= usual => usual,
        (None, needed) if needed <= 19 => 19,
        (None, needed) => needed,
    };
    let mut tree = Tree::new(game, RecordSize::new(n_lines, n_lines)?);
    fill(&mut tree, &words)?;
    Some(tree)
}

/// The number of lines that the name of a game is followed by.
fn size_in(line: &str) -> Option<u8> {
    let digits = line.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok().filter(|lines| (1..=MOST_LINES).contains(lines))
}

/// The column that a letter names, from zero at the left.
fn column(letter: u8, game: GameKind) -> u8 {
    let column = letter - b'a';
    if game == GameKind::Go && letter > b'i' { column - 1 } else { column }
}

/// Adds the words of a line; none where it holds anything else.
fn words_of(line: &str, words: &mut Vec<Word>) -> Option<()> {
    let is_between = |c: char| c.is_whitespace() || ",;:.-–—()[]、。，：；・→>".contains(c);
    for token in line.split(is_between).filter(|token| !token.is_empty()) {
        // The number of a move.
        if token.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        if let Some(side) = side(token) {
            words.push(Word::Side(side));
        } else if token.eq_ignore_ascii_case("pass") {
            words.push(Word::Pass);
        } else {
            points(token, words)?;
        }
    }
    Some(())
}

fn side(token: &str) -> Option<Color> {
    const NAMES: [(Color, [&str; 5]); 2] = [
        (Color::Black, ["b", "black", "schwarz", "黑", "黒"]),
        (Color::White, ["w", "white", "weiß", "白", "weiss"]),
    ];
    let token = token.to_lowercase();
    NAMES.into_iter().find_map(|(color, names)| names.contains(&token.as_str()).then_some(color))
}

/// Adds the coordinates that a token is made of.
fn points(token: &str, words: &mut Vec<Word>) -> Option<()> {
    let mut rest = token.as_bytes();
    while let [letter, after @ ..] = rest {
        let letter = letter.to_ascii_lowercase();
        let n_digits = after.iter().take(2).take_while(|byte| byte.is_ascii_digit()).count();
        let row: u8 = std::str::from_utf8(&after[..n_digits]).ok()?.parse().ok()?;
        if !letter.is_ascii_lowercase() || !(1..=MOST_LINES).contains(&row) || letter - b'a' > MOST_LINES {
            return None;
        }
        words.push(Word::At(letter, row));
        rest = &after[n_digits..];
    }
    Some(())
}

/// Plays the moves, or sets the stones up.
fn fill(tree: &mut Tree, words: &[Word]) -> Option<()> {
    let (game, n_lines) = (tree.game(), tree.size().rows());
    let at = |letter: u8, row: u8| Coord::new(column(letter, game), n_lines - row);
    let is_side = |word: &Word| matches!(word, Word::Side(_));
    let is_move_by_move =
        words.chunks(2).all(|pair| is_side(&pair[0]) && pair.get(1).is_some_and(|word| !is_side(word)));
    let is_set_up = !is_move_by_move && words.iter().any(is_side);
    let mut side = Color::Black;
    let mut node = tree.root();
    // Stones before the first side that is named would be of nobody.
    if is_set_up && !is_side(&words[0]) {
        return None;
    }
    for word in words {
        let place = match *word {
            Word::Side(named) => {
                side = named;
                continue;
            }
            Word::At(letter, row) => Some(at(letter, row)?),
            Word::Pass if is_set_up => return None,
            Word::Pass => None,
        };
        if is_set_up {
            tree.set_up(node, place?, Some(side)).ok()?;
        } else {
            node = tree.add_move(node, Played { color: side, place }).ok()?;
            side = !side;
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The moves of a text by their letters in a file, or its stones, with the game and the lines of the board.
    fn shown(text: &str) -> Option<String> {
        let tree = read(text)?;
        let name = |color: Color, place: Option<Coord>| {
            format!(
                "{}{}",
                if color == Color::Black { 'B' } else { 'W' },
                place.map_or_else(String::new, |at| at.to_string())
            )
        };
        let moves = tree.main_line().filter_map(|node| tree.played(node));
        let stones = tree.setup(tree.root()).into_iter().filter_map(|(at, stone)| Some((stone?, Some(at))));
        let all = stones.chain(moves.map(|played| (played.color, played.place)));
        let all: Vec<String> = all.map(|(color, place)| name(color, place)).collect();
        let game = if tree.game() == GameKind::Go { "go" } else { "five" };
        let how = if tree.setup(tree.root()).is_empty() { "" } else { " set up" };
        Some(format!("{game} {}{how}: {}", tree.size().rows(), all.join(" ")))
    }

    #[test]
    fn moves_in_all_manners() {
        for text in [
            "h8 i9 h10",
            "H8, I9, H10",
            "1. h8 2. i9 3. h10",
            "1.h8 i9 2.h10",
            "h8i9h10",
            "h8-i9-h10\n",
            "Renju\nh8\ni9\nh10",
        ] {
            assert_eq!(shown(text).as_deref(), Some("five 15: Bhh Wig Bhf"), "{text}");
        }
        assert_eq!(shown("B: D4 W: Q16 B: pass").as_deref(), Some("go 19: Bdp Wpd B"));
        assert_eq!(shown("B D4, W Q16, W D16").as_deref(), Some("go 19: Bdp Wpd Wdd"));
        assert_eq!(shown("Go 9x9\nE5 G5").as_deref(), Some("go 9: Bee Wge"));
        assert_eq!(shown("Go\nE5 G5").as_deref(), Some("go 19: Beo Wgo"));
        assert_eq!(shown("i9 q16").as_deref(), Some("five 19: Bik Wqd"), "there is no I at Go");
        assert_eq!(shown("a1 y25").as_deref(), Some("go 25: Bay Wxa"), "there is none, and past 15 lines");
    }

    #[test]
    fn sides_with_several_coordinates_set_up() {
        for text in
            ["Black: h8 i9\nWhite: g9", "White: g9; Black: h8, i9", "黑 h8 i9 白 g9", "Schwarz h8 i9 Weiß g9"]
        {
            assert_eq!(shown(text).as_deref(), Some("five 15 set up: Big Bhh Wgg"), "{text}");
        }
    }

    #[test]
    fn other_texts_are_none() {
        for text in [
            "",
            "h8",
            "h8 and i9",
            "see page b2 of a1",
            "h0 h8",
            "h26 h8",
            "12 34",
            "Go\ni9 h8",
            "Go 9x9\nk10 a1",
            "h8 Black: i9 White: g9 g10",
            "black white",
            "Black: pass h8 h9",
        ] {
            assert_eq!(shown(text), None, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn moves_read_back(moves in proptest::collection::vec((0_u8..15, 0_u8..15), 2..60), style in 0..4) {
            let name = |(x, y): &(u8, u8)| format!("{}{}", char::from(b'a' + x), 15 - y);
            let names: Vec<String> = moves.iter().map(name).collect();
            let text = match style {
                0 => names.join(" "),
                1 => names.concat(),
                2 => (1..).zip(&names).fold(String::new(), |text, (n, name)| text + &format!("{n}. {name}\n")),
                _ => format!("Renju 15x15\n{}", names.join(", ").to_uppercase()),
            };
            let tree = read(&text).unwrap();
            let played: Vec<(u8, u8)> =
                tree.main_line().filter_map(|node| tree.played(node)?.place).map(|at| (at.x(), at.y())).collect();
            prop_assert_eq!(played, moves);
        }

        #[test]
        fn garbage_never_panics(text in "([a-zA-Z]|[0-9]|[ ,.:;\n-]|Go\n|Renju 3|black|W|pass|黑|ß){0,60}") {
            let _ = read(&text);
        }
    }
}
