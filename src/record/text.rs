//! Boards as plain text, as programs print them and people paste them: the stones of each become a game set up so.
//!
//! Written are `X`, `O` and `.` as in [`diagram`], or lines drawn by box-drawing characters with `●` for Black and
//! `○` for White, under the name of the game: `Go 9x9`. Reading takes both, several boards in a text, anything around
//! them, and in a board besides what [`diagram`] takes:
//!
//! - `●`, `⚫`, `■` for Black; `○`, `⚪`, `◯`, `□` for White; any box-drawing junction, `·`, `,`, `*` for an empty point;
//!   lines between points, drawn or of spaces;
//! - numbers of rows at both ends, letters or numbers of columns above and below, a frame of `|`, `-` and `+`, and
//!   `$$` in front as on web pages;
//! - other letters and digits on points, which become labels.
//!
//! A text without boards may be a list of coordinates instead: `h8 i9 h10`, `1. D4 2. Q16`, `Black: h8 i9, White: g9`.
//!
//! A board is square, of 5 to 25 lines. Its game is what a line before it names, alone or with the size; else what
//! the ninth letter of its columns tells, which at Go is J and at five in a row I. Where neither is there, 9, 13 and
//! 19 lines are taken for Go, other sizes for five in a row.

use super::problem::{Done, Findings, ProblemKind};
use super::{Reading, charset, coordinates};
use crate::board::Color;
use crate::board::coord::Notation;
use crate::board::diagram::{self, Diagram};
use crate::game::tree::{Coord, GameKind, RecordSize, Stones, Tree};

/// Reads all boards of a text; where it has none, a list of coordinates.
///
/// ```
/// # use goishi::{board::Color, game::tree::Coord, record::text};
/// let read = text::read("
///     ┌┬┬┬┐
///     ├┼●┼┤
///     ├○┼┼┤
///     ├┼┼┼┤
///     └┴┴┴┘ Black to play?
/// ".as_bytes());
/// let game = &read.games[0];
/// let stones: Vec<_> = game.stones_at(game.root()).iter().collect();
/// assert_eq!(stones[0], (Coord::new(2, 1).unwrap(), Color::Black));
/// assert_eq!(stones.len(), 2);
/// ```
pub fn read(bytes: &[u8]) -> Reading {
    let decoded = match charset::decode(bytes) {
        Ok(decoded) => decoded,
        Err(refused) => return refused,
    };
    let mut findings = Findings::default();
    let boards = boards(&decoded.text);
    let mut games: Vec<Tree> = boards.iter().map(|(diagram, said)| tree_of(diagram, *said)).collect();
    if games.is_empty() {
        games.extend(coordinates::read(&decoded.text));
    }
    if games.is_empty() {
        findings.add(0, ProblemKind::NoGame, Done::Nothing);
    }
    let (problems, n_more_problems) = findings.placed(&decoded.text);
    let (charset, is_charset_guessed) = (decoded.charset, decoded.is_guessed);
    Reading { games, problems, n_more_problems, charset, is_charset_guessed }
}

/// What a text says of the game on a board.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    /// The game that is named before the board.
    heading: Option<GameKind>,
    /// What the columns are called.
    columns: Option<Columns>,
}

/// What the letters of columns tell.
#[derive(Clone, Copy, Debug)]
enum Columns {
    /// There is an I among them.
    WithI,
    /// J comes after H.
    WithoutI,
    /// Too few of them, or numbers.
    Unclear,
}

impl Said {
    /// The game on a board of this many lines.
    fn game(self, n_lines: u8) -> GameKind {
        self.heading.unwrap_or(match (self.columns, n_lines) {
            (Some(Columns::WithI), _) => GameKind::FiveInARow,
            (Some(Columns::WithoutI), _) | (_, 9 | 13 | 19) => GameKind::Go,
            _ => GameKind::FiveInARow,
        })
    }
}

/// All boards with what is said of their games: runs of rows that are as many as they are long.
fn boards(text: &str) -> Vec<(Diagram, Said)> {
    let mut boards: Vec<(Diagram, Said)> = Vec::new();
    let mut rows: Vec<String> = Vec::new();
    // What is said of the board that comes next, and whether the last one ends right above the line.
    let (mut said, mut is_below) = (Said::default(), false);
    for line in text.lines() {
        match row(line) {
            Line::Row(points) => {
                let len = |row: &str| row.chars().count();
                if rows.first().is_some_and(|first| len(first) != len(&points)) {
                    rows.clear();
                }
                rows.push(points);
                is_below = rows.len() == len(&rows[0]);
                if is_below {
                    let diagram = diagram::parse(&rows.join("\n")).ok();
                    boards.extend(diagram.map(|diagram| (diagram, std::mem::take(&mut said))));
                    rows.clear();
                }
            }
            Line::Columns(columns) => match boards.last_mut().filter(|_| is_below) {
                // Names below a board are its own, unless it has some above: then they may be those of the next.
                Some((_, above)) if above.columns.is_none() => above.columns = Some(columns),
                _ => said.columns = Some(columns),
            },
            Line::Heading(game) => {
                said = Said { heading: Some(game), columns: None };
                (rows, is_below) = (Vec::new(), false);
            }
            Line::Between => {}
            Line::Other => {
                said.columns = None;
                (rows, is_below) = (Vec::new(), false);
            }
        }
    }
    boards
}

/// A line of a text.
enum Line {
    /// A row of a board, a character a point, in those of a diagram.
    Row(String),
    /// The names of columns.
    Columns(Columns),
    /// The name of a game.
    Heading(GameKind),
    /// Nothing, a frame, or lines between two rows.
    Between,
    /// Something that belongs to no board.
    Other,
}

/// What a line is to a board.
fn row(line: &str) -> Line {
    // No row of a board is that long, and what is need not be looked at.
    if line.len() > 1000 {
        return Line::Other;
    }
    let line = line.trim().trim_start_matches("$$").trim_matches(|c: char| c.is_whitespace() || c == '|');
    let is_frame = |c: char| c.is_whitespace() || matches!(c, '-' | '|' | '─' | '━' | '═' | '│' | '┃' | '║');
    if line.chars().all(is_frame) || line.starts_with("+-") {
        return Line::Between;
    }
    let named = heading(line).map(Line::Heading).or_else(|| columns(line).map(Line::Columns));
    if let Some(named) = named {
        return named;
    }
    let is_drawn = line.chars().any(|c| point_of(c).is_some_and(|point| !c.is_ascii() && point != '·'));
    let line = without_names(line, is_drawn);
    let mut points = String::new();
    let mut n_on_board = 0;
    for token in line.split_whitespace() {
        let before = points.len();
        for c in token.chars() {
            match point_of(c) {
                Some(point) => {
                    n_on_board += 1;
                    points.push(point);
                }
                None if is_frame(c) => {}
                None if c.is_ascii_alphanumeric() => points.push(c),
                None => return Line::Other,
            }
        }
        // Points stand alone or all together; words do neither.
        let is_word = points.len() - before > 1 && token.len() != line.trim().len() && !is_drawn;
        if is_word && !token.chars().all(|c| point_of(c).is_some()) {
            return Line::Other;
        }
    }
    // A text beside a drawn board, or one in letters alone, is no row.
    if n_on_board == 0 { Line::Other } else { Line::Row(points) }
}

/// What a character is in a diagram, if it stands for a stone or for an empty point.
const fn point_of(c: char) -> Option<char> {
    match c {
        'X' | 'x' | '●' | '⚫' | '■' | '⬤' => Some('X'),
        'O' | 'o' | '0' | '○' | '⚪' | '◯' | '□' => Some('O'),
        // The box-drawing ones are corners, edges and crossings, thin, thick, double and round, not the lines between.
        '.' | '+' | ',' | '*' | '·' | '・' | '．' | '＋' | '┌'..='╋' | '╒'..='╬' | '╭'..='╰' => {
            Some('.')
        }
        _ => None,
    }
}

/// The names of games, the first ones as we write them.
const GO: [&str; 8] = ["Go", "Weiqi", "Baduk", "Igo", "囲碁", "围棋", "圍棋", "바둑"];
const FIVE: [&str; 8] = ["Five in a row", "Gomoku", "Renju", "Caro", "五子棋", "五目並べ", "連珠", "连珠"];

/// The game that a line names, with nothing else in it than the size of the board.
pub(super) fn heading(line: &str) -> Option<GameKind> {
    // A label and a stone before empty points spell a game as well.
    let is_empty_point = |c: &char| !c.is_alphanumeric() && point_of(*c).is_some();
    if line.chars().filter(is_empty_point).nth(1).is_some() {
        return None;
    }
    let words = line.split(|c: char| !c.is_alphabetic()).filter(|word| !matches!(*word, "" | "x" | "X"));
    let words = words.collect::<Vec<_>>().join(" ");
    let is_named = |names: &[&str]| names.iter().any(|name| name.eq_ignore_ascii_case(&words));
    match (is_named(&GO), is_named(&FIVE)) {
        (true, _) => Some(GameKind::Go),
        (_, true) => Some(GameKind::FiveInARow),
        _ => None,
    }
}

/// What the names of columns tell, in a line that has nothing else: letters or numbers in their order.
fn columns(line: &str) -> Option<Columns> {
    let mut names = line.split_whitespace();
    let starts = |a: &str, b: &str| {
        matches!(
            (a.to_ascii_lowercase().as_str(), b.to_ascii_lowercase().as_str()),
            ("a", "b") | ("1" | "01", "2" | "02") | ("0", "1")
        )
    };
    let is_compact = |line: &str| line.len() >= 5 && "ABCDEFGHIJKLMNOPQRSTUVWXYZ".contains(line);
    let is_compact = is_compact(line) || line.len() >= 5 && "ABCDEFGHJKLMNOPQRSTUVWXYZ".starts_with(line);
    let is_spaced = names.next().zip(names.next()).is_some_and(|(a, b)| starts(a, b));
    let ninth = if is_compact { line.get(8..9) } else { line.split_whitespace().nth(8) };
    (is_compact || is_spaced).then_some(match ninth {
        Some("I" | "i") => Columns::WithI,
        Some("J" | "j") => Columns::WithoutI,
        _ => Columns::Unclear,
    })
}

/// A row without the numbers before and after it, and without the text after a drawn board.
fn without_names(line: &str, is_drawn: bool) -> &str {
    let is_digit = |c: char| c.is_ascii_digit();
    if is_drawn {
        let is_word = |token: &&str| {
            token.len() > 1 && token.chars().all(|c| c.is_ascii_punctuation() || c.is_alphabetic())
        };
        let end = line
            .split_whitespace()
            .find(is_word)
            .map_or(line.len(), |word| word.as_ptr() as usize - line.as_ptr() as usize);
        return line[..end].trim_matches(|c: char| is_digit(c) || c.is_whitespace());
    }
    let number_before =
        line.split_whitespace().next().filter(|word| word.chars().all(is_digit) && *word != "0");
    let Some(number) = number_before else { return line };
    // Where the same number stands after it, both name the row; before it, a space must follow.
    let rest = &line[number.len()..];
    let rest = rest.trim_end().strip_suffix(number).filter(|rest| rest.ends_with(' ')).unwrap_or(rest);
    if rest.starts_with(char::is_whitespace) { rest.trim() } else { line }
}

fn tree_of(diagram: &Diagram, said: Said) -> Tree {
    let mut tree = Tree::new(said.game(diagram.size.lines()), RecordSize::from(diagram.size));
    let root = tree.root();
    for &(point, color) in &diagram.stones {
        tree.set_up(root, point.into(), Some(color)).expect("the stones of a diagram lie on its board");
    }
    for &(point, mark) in &diagram.marks {
        tree.set_label(root, point.into(), mark.encode_utf8(&mut [0; 4]));
    }
    tree
}

/// How a board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// `X`, `O` and `.`, with the names of columns and rows where the board is one of ours.
    Letters,
    /// Lines, with `●` and `○` on them.
    Lines,
}

/// A board as text, under the name of its game where it is one of ours.
///
/// ```
/// # use goishi::{game::tree::{GameKind, RecordSize, Stones}, record::text};
/// let stones = Stones::new(RecordSize::new(9, 9).unwrap());
/// let drawn = text::write(GameKind::Go, &stones, text::Style::Letters);
/// assert!(drawn.starts_with("Go 9x9\n 9 . . ."));
/// assert!(drawn.ends_with("   A B C D E F G H J\n"));
/// ```
pub fn write(game: GameKind, stones: &Stones, style: Style) -> String {
    let size = stones.size();
    let at = |x, y| Coord::new(x, y).and_then(|coord| stones.stone(coord));
    let (name, notation) = match game {
        GameKind::Go => (Some(GO[0]), Notation::Go),
        GameKind::FiveInARow => (Some(FIVE[0]), Notation::Renju),
        GameKind::Other(_) => (None, Notation::Renju),
    };
    let mut text =
        name.map_or_else(String::new, |name| format!("{name} {}x{}\n", size.columns(), size.rows()));
    if let (Style::Letters, Some(board)) = (style, size.board()) {
        return text + &diagram::framed(board, notation, |point| stones.stone(point.into()));
    }
    for y in 0..size.rows() {
        for x in 0..size.columns() {
            let place = (place(x, size.columns()), place(y, size.rows()));
            text.push(match (at(x, y), style) {
                (Some(color), Style::Letters) => color.letter(),
                (Some(Color::Black), Style::Lines) => '●',
                (Some(Color::White), Style::Lines) => '○',
                (None, Style::Letters) => '.',
                (None, Style::Lines) => junction(place),
            });
            if style == Style::Letters && x + 1 < size.columns() {
                text.push(' ');
            }
        }
        text.push('\n');
    }
    text
}

/// Where a line lies among all lines in a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    First,
    Between,
    Last,
}

const fn place(line: u8, n_lines: u8) -> Place {
    if line == 0 {
        Place::First
    } else if line + 1 == n_lines {
        Place::Last
    } else {
        Place::Between
    }
}

const fn junction(place: (Place, Place)) -> char {
    match place {
        (Place::First, Place::First) => '┌',
        (Place::Between, Place::First) => '┬',
        (Place::Last, Place::First) => '┐',
        (Place::First, Place::Between) => '├',
        (Place::Between, Place::Between) => '┼',
        (Place::Last, Place::Between) => '┤',
        (Place::First, Place::Last) => '└',
        (Place::Between, Place::Last) => '┴',
        (Place::Last, Place::Last) => '┘',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use proptest::prelude::*;

    const FIVE: [&str; 5] = ["X....", ".O...", ".....", "..XX.", "....O"];

    fn check(text: &str) {
        let read = read(text.as_bytes());
        assert_eq!(read.games.len(), 1, "{text}");
        let game = &read.games[0];
        let drawn = write(GameKind::Other(0), &game.stones_at(game.root()), Style::Letters);
        let expect: Vec<String> =
            FIVE.iter().map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(" ")).collect();
        for (row, expect) in drawn.lines().zip(expect) {
            assert!(row.ends_with(&expect), "{drawn}");
        }
    }

    #[test]
    fn boards_in_all_manners() {
        check(&FIVE.join("\n"));
        check("5 X . . . .\n4 . O . . .\n3 . . . . .\n2 . . X X .\n1 . . . . O\n  A B C D E\n");
        check(
            "   A B C D E\n 5 X . . . . 5\n 4 . O . . . 4\n 3 . . . . . 3\n 2 . . X X . 2\n 1 . . . . O 1\n",
        );
        check("●┬┬┬┐\n├○┼┼┤\n├┼┼┼┤\n├┼●●┤\n└┴┴┴○");
        check(
            "5●─┬─┬─┬─┐\n │ │ │ │ │\n4├─○─┼─┼─┤\n │ │ │ │ │\n3├─┼─┼─┼─┤\n2├─┼─●─●─┤\n1└─┴─┴─┴─○\n A B C D E",
        );
        check(
            "$$ +---------+\n$$ | X . . . . |\n$$ | . O . . . |\n$$ | . . + . . |\n$$ | . . X X . |\n$$ | . . . . O |\n$$ +---------+",
        );
        check("White to move:\n\nx....\n.0...\n.....\n..xx.\n....0\nThat is all.");
        check("１ ・\n● ・ ・ ・ ・\n・ ○ ・ ・ ・\n・ ・ ・ ・ ・\n・ ・ ● ● ・\n・ ・ ・ ・ ○\n");
    }

    #[test]
    fn several_boards_and_labels() {
        let board = "X . . . .\n. O a . .\n. . . . .\n. . X X .\n. . . . O\n";
        let read = read(format!("first\n{board}\nthen\n{board}").as_bytes());
        assert_eq!(read.games.len(), 2);
        assert_eq!(read.games[1].labels(read.games[1].root())[0].text, "a");
    }

    /// The games of the boards in a text.
    fn games(text: &str) -> Vec<GameKind> {
        read(text.as_bytes()).games.iter().map(Tree::game).collect()
    }

    fn board(n_lines: usize, columns: &str) -> String {
        let row = |i: usize| format!("{i:>2} {}\n", vec!["."; n_lines].join(" "));
        (1..=n_lines).rev().map(row).collect::<String>() + columns + "\n"
    }

    #[test]
    fn the_letters_of_columns_tell_the_game() {
        use GameKind::{FiveInARow, Go};
        let (with_i, without_i) = ("   A B C D E F G H I J", "   A B C D E F G H J K");
        let check = |columns: &str, expect| {
            assert_eq!(games(&board(10, columns)), [expect], "{columns}");
            let above = format!("{columns}\n{}", board(10, ""));
            assert_eq!(games(&above), [expect], "{columns}");
        };
        check(with_i, FiveInARow);
        check(without_i, Go);
        check("   a b c d e f g h j k", Go);
        check("ABCDEFGHJK", Go);
        check("ABCDEFGHIJ", FiveInARow);
        check("   1 2 3 4 5 6 7 8 9 10", FiveInARow);
        // Without letters, or with too few, the size does.
        assert_eq!(games(&board(9, "")), [Go]);
        assert_eq!(games(&board(9, "   A B C D E F G H I")), [FiveInARow]);
        assert_eq!(games(&board(5, "   A B C D E")), [FiveInARow]);
        // Of two boards each has its own.
        let (first, second) = (board(10, without_i), board(10, with_i));
        assert_eq!(games(&format!("{first}\n{second}")), [Go, FiveInARow]);
        let above = format!("{without_i}\n{}\n{with_i}\n{}", board(10, ""), board(10, ""));
        assert_eq!(games(&above), [Go, FiveInARow]);
        let both = format!("{without_i}\n{first}\n{with_i}\n{second}");
        assert_eq!(games(&both), [Go, FiveInARow]);
    }

    #[test]
    fn the_name_of_the_game_tells_it() {
        use GameKind::{FiveInARow, Go};
        let check = |heading: &str, expect| {
            assert_eq!(games(&format!("{heading}\n{}", board(5, "   A B C D E"))), [expect], "{heading}");
        };
        check("Go", Go);
        check("Go 5x5:", Go);
        check("GO, 5 × 5\n\nBlack to play", Go);
        check("围棋 5路", FiveInARow);
        check("围棋", Go);
        check("Baduk (5x5)", Go);
        check("I go there", FiveInARow);
        assert_eq!(games("Go...\n.....\n.....\n.....\n....."), [FiveInARow]);
        check("Go on", FiveInARow);
        assert_eq!(games(&format!("Gomoku 9x9\n{}", board(9, ""))), [FiveInARow]);
        // It counts for more than letters and size, and for one board.
        assert_eq!(games(&format!("Renju\n{}", board(9, "   A B C D E F G H J"))), [FiveInARow]);
        assert_eq!(games(&format!("Go\n{0}\n{0}", board(5, ""))), [Go, FiveInARow]);
    }

    #[test]
    fn text_is_no_board() {
        for text in ["", "I am\nno board\nat all\nx or o\nhello", "xo\nox", "....\n....\n....\n....\n"] {
            assert_eq!(read(text.as_bytes()).games, [], "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn drawings_read_back(is_go in any::<bool>(), lines in 5_u8..=25, stones in proptest::collection::vec((0_u8..25, 0_u8..25, any::<bool>()), 0..60)) {
            let size = BoardSize::new(lines).unwrap();
            let mut board = Stones::new(size.into());
            for (x, y, is_black) in stones {
                board.set(Coord::new(x, y).unwrap(), Some(if is_black { Color::Black } else { Color::White }));
            }
            let game = if is_go { GameKind::Go } else { GameKind::FiveInARow };
            for style in [Style::Letters, Style::Lines] {
                let text = write(game, &board, style);
                let read = read(text.as_bytes());
                prop_assert_eq!(read.games.len(), 1, "{}", text);
                prop_assert_eq!(read.games[0].game(), game, "{}", text);
                prop_assert_eq!(&read.games[0].stones_at(read.games[0].root()), &board, "{}", text);
            }
        }

        #[test]
        fn garbage_never_panics(text in "([XxOo0.+|$─┼●○1-9A-Ja-j \n棋-]|Go\n| A B C D E F G H J\n){0,400}") {
            let _ = read(text.as_bytes());
        }
    }
}
