//! Games of Gomocup and of the manager Piskvork, `.psq`.
//!
//! Source: what Piskvork writes and reads (<https://github.com/plastovicka/Piskvork>). The first line is
//! `Piskvorky 15x15, 11:11, 0`: the size, a level for each player (above zero for a program) and which player begins.
//! Then a move a line, `x,y,ms`, from 1 at the top left, with the time it took. Then the two players, each in a line,
//! and a code for how the game ended, which is the manager's own.
//!
//! Reading takes besides: the first line in either case and without its second and third part; moves without a time;
//! white space anywhere, in place of commas too, and lines of any system; players, code or further lines missing or
//! added. A line that is no move before the last move is left out, and so is a move off the board. A move to a taken
//! point stays. Texts are in any encoding, as in SGF.
//!
//! A tree keeps the time of a move in the property `MS`, and the code in `XC` of the root.

use std::collections::HashSet;
use std::fmt::Write as _;

use super::problem::{Done, Findings, ProblemKind, shortened};
use super::{Reading, charset, sgf};
use crate::board::{ByColor, Color};
use crate::game::tree::{Coord, GameKind, InfoKey, NodeId, Played, RecordSize, Tree};

/// The name of the property with the time of a move, in milliseconds.
const TIME: &str = "MS";
/// The name of the property with the code of the end.
const CODE: &str = "XC";

/// Reads a game.
///
/// ```
/// # use goishi::{board::Color, game::tree::InfoKey, record::psq};
/// let read = psq::read(b"Piskvorky 15x15, 11:11, 1\r\n8,8,0\r\n9,9,12\r\nalpha\r\nbeta\r\n-1\r\n");
/// let game = &read.games[0];
/// assert_eq!(read.problems, []);
/// assert_eq!(game.info(InfoKey::Player(Color::Black)), Some("beta"));
/// assert_eq!(game.n_nodes(), 3);
/// ```
pub fn read(bytes: &[u8]) -> Reading {
    let decoded = match charset::decode(bytes) {
        Ok(decoded) => decoded,
        Err(refused) => return refused,
    };
    let text = &*decoded.text;
    let mut findings = Findings::default();
    let games: Vec<Tree> = game(text, &mut findings).into_iter().collect();
    if games.is_empty() {
        findings.add(0, ProblemKind::NoGame, Done::Nothing);
    }
    let (problems, n_more_problems) = findings.placed(text);
    let (charset, is_charset_guessed) = (decoded.charset, decoded.is_guessed);
    Reading { games, problems, n_more_problems, charset, is_charset_guessed }
}

fn game(text: &str, findings: &mut Findings) -> Option<Tree> {
    let mut lines = lines(text).skip_while(|(_, line)| line.is_empty()).peekable();
    let (head_at, head) = lines.next()?;
    let Head { size, begins } = Head::read(head, head_at, findings)?;
    let mut tree = Tree::new(GameKind::FiveInARow, size);
    let mut at = tree.root();
    let rest: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
    let n_moves = rest.iter().rposition(|(_, line)| Entry::read(line).is_some()).map_or(0, |last| last + 1);
    let (moves, foot) = rest.split_at(n_moves);
    let mut color = Color::Black;
    let mut taken = HashSet::new();
    for (place, line) in moves {
        let Some(Entry { coord, ms }) = Entry::read(line) else {
            findings.value(*place, "a move", line, Done::LeftOut);
            continue;
        };
        if let Some(coord) = coord.filter(|coord| size.contains(*coord)) {
            if !taken.insert(coord) {
                findings.add(*place, ProblemKind::Taken(shortened(line)), Done::Kept);
            }
            at = tree.add_as_read(at, Some(Played::stone(color, coord)));
            if let Some(ms) = ms {
                tree.set_foreign(at, TIME, ms);
            }
        } else {
            findings.add(*place, ProblemKind::OffBoard(shortened(line)), Done::LeftOut);
        }
        color = !color;
    }
    let mut foot: Vec<&str> = foot.iter().map(|(_, line)| *line).collect();
    // The number is the code, and before it stand the names, which may be numbers as well.
    let n_names = if foot.len() > 2 { 2 } else { 0 };
    if let Some(code) = (n_names..foot.len()).find(|line| foot[*line].parse::<i64>().is_ok()) {
        let root = tree.root();
        sgf::adopt(&mut tree, root, CODE, foot[code]);
        foot.truncate(code);
    }
    let names = ByColor { black: foot.first(), white: foot.get(1) };
    let names = if begins == Begins::First { names } else { names.swapped() };
    for color in Color::BOTH {
        tree.set_info(InfoKey::Player(color), names[color].copied().unwrap_or_default());
    }
    Some(tree)
}

/// Which of the two players named at the end makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    First,
    Second,
}

/// The first line.
struct Head {
    size: RecordSize,
    begins: Begins,
}

impl Head {
    fn read(line: &str, at: usize, findings: &mut Findings) -> Option<Self> {
        const NAME: &str = "piskvorky";
        let name = line.get(..NAME.len()).filter(|name| name.eq_ignore_ascii_case(NAME));
        name?;
        let mut parts = line[NAME.len()..].split(',').map(str::trim);
        let said = parts.next().unwrap_or_default();
        let size = said.split_once(['x', 'X']).and_then(|(columns, rows)| {
            RecordSize::new(columns.trim().parse().ok()?, rows.trim().parse().ok()?)
        });
        if size.is_none() {
            findings.value(at, "the size", said, Done::LeftOut);
        }
        let begins = if parts.nth(1) == Some("1") { Begins::Second } else { Begins::First };
        Some(Self { size: size.or(RecordSize::new(20, 20))?, begins })
    }
}

/// A line with a move: two or three whole numbers.
struct Entry<'a> {
    /// None where it is off the largest board.
    coord: Option<Coord>,
    ms: Option<&'a str>,
}

impl<'a> Entry<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let is_number = |part: &&str| {
            let digits = part.strip_prefix('-').unwrap_or(part);
            !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
        };
        let parts: Vec<&str> = line.split(is_between_numbers).filter(|part| !part.is_empty()).collect();
        let (x, y, ms) = match *parts.as_slice() {
            [x, y] => (x, y, None),
            [x, y, ms] => (x, y, Some(ms)),
            _ => return None,
        };
        let line_from_one = |part: &str| part.parse::<u8>().ok()?.checked_sub(1);
        let coord = line_from_one(x).zip(line_from_one(y)).and_then(|(x, y)| Coord::new(x, y));
        parts.iter().all(is_number).then_some(Self { coord, ms })
    }
}

/// Whether a character stands between the numbers of a move.
fn is_between_numbers(c: char) -> bool {
    c == ',' || c.is_whitespace()
}

/// The lines with the places where they begin, without white space around them.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(['\n', '\r']).map(|line| {
        let trimmed = line.trim();
        (trimmed.as_ptr() as usize - text.as_ptr() as usize, trimmed)
    })
}

/// Why a game has no place in a `.psq`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PsqError {
    /// It is not five in a row.
    #[error("only five in a row is written as .psq")]
    OtherGame,
    /// Stones were set up.
    #[error("a .psq has no place for set-up stones")]
    Setup(NodeId),
    /// A side passed.
    #[error("a .psq has no place for a pass")]
    Pass(NodeId),
    /// The sides do not move in turn, Black first.
    #[error("in a .psq the sides move in turn, Black first")]
    Turn(NodeId),
}

/// The main line of a game as a file; comments, variations and nodes without a move have no place there.
///
/// # Errors
/// The first [`PsqError`] of the line.
pub fn write(tree: &Tree) -> Result<String, PsqError> {
    if tree.game() != GameKind::FiveInARow {
        return Err(PsqError::OtherGame);
    }
    let size = tree.size();
    // Eleven is what tournaments have for both players, and the player named first begins.
    let mut text = format!("Piskvorky {}x{}, 11:11, 0\n", size.columns(), size.rows());
    let mut color = Color::Black;
    for node in tree.main_line() {
        if !tree.setup(node).is_empty() {
            return Err(PsqError::Setup(node));
        }
        let Some(played) = tree.played(node) else { continue };
        if played.color != color {
            return Err(PsqError::Turn(node));
        }
        let at = played.place.ok_or(PsqError::Pass(node))?;
        let ms = number(tree, node, TIME).unwrap_or_else(|| "0".to_owned());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{},{},{ms}", at.x() + 1, at.y() + 1);
        color = !color;
    }
    for color in Color::BOTH {
        let name = tree.info(InfoKey::Player(color)).map(str::trim).filter(|name| !name.is_empty());
        let name = name.unwrap_or("?");
        // A name that would be read as a move gets something else between its numbers.
        let is_like_a_move = Entry::read(name).is_some();
        let name = if is_like_a_move { name.replace(is_between_numbers, ";") } else { name.to_owned() };
        let _ = writeln!(text, "{name}");
    }
    let code = number(tree, tree.root(), CODE).unwrap_or_else(|| "-1".to_owned());
    let _ = writeln!(text, "{code}");
    Ok(text)
}

/// The whole number that a property of our own holds.
fn number(tree: &Tree, node: NodeId, ident: &str) -> Option<String> {
    sgf::value_of(tree, node, ident).filter(|value| value.parse::<i64>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_game_reads_and_writes_back() {
        let text = "Piskvorky 20x20, 11:11, 0\n10,10,0\n11,11,523\n1,20,7\nalpha 1.0\n貝塔\n15\n";
        let read = read(text.as_bytes());
        assert_eq!(read.problems, []);
        assert_eq!(write(&read.games[0]).as_deref(), Ok(text));
    }

    /// What is written says nowhere that it is UTF-8; names of three letters came back as Chinese ones.
    #[test]
    fn short_names_of_any_script_read_back() {
        for name in ["משה", "שרה", "رضا", "عمر", "ئه", "Ωμέ", "Ия", "Lê", "古力", "李", "さく", "황호"]
        {
            let text = format!("Piskvorky 15x15, 11:11, 0\n8,8,0\n{name}\nAnn\n-1\n");
            let read = read(text.as_bytes());
            assert_eq!((read.charset, write(&read.games[0])), ("UTF-8", Ok(text)), "{name}");
        }
    }

    #[test]
    fn damaged_files_are_read_as_far_as_they_go() {
        let check = |text: &str, n_moves, problems: &[&str]| {
            let read = read(text.as_bytes());
            let said: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
            assert_eq!(said, problems, "{text:?}");
            assert_eq!(read.games.first().map(|game| game.n_nodes() - 1), n_moves, "{text:?}");
        };
        check("", None, &["1:1: no game; nothing was read"]);
        check("Piskvork 15x15\n1,1,1", None, &["1:1: no game; nothing was read"]);
        check("\n piskvorky 15X15\r\n1,1\r\n2 , 2 , 3", Some(2), &[]);
        check(
            "Piskvorky 15x15, 0:0, 0\n1,1,0\nx\n2,2,0\n",
            Some(2),
            &["3:1: a move cannot be \"x\"; left out"],
        );
        check("Piskvorky 5x5, 0:0, 0\n6,1,0\n1,1,0", Some(1), &["2:1: 6,1,0 is off the board; left out"]);
        check("Piskvorky 99x15, 0:0, 0\n1,1,0", Some(1), &["1:1: the size cannot be \"99x15\"; left out"]);
        let twice = "4:1: 2,2,5 is on a taken point; kept as it stands";
        check("Piskvorky 5x5, 0:0, 0\n2,2,0\n3,3,0\n2,2,5\n", Some(3), &[twice]);
    }

    /// Such a line after the last move became the name of a player.
    #[test]
    fn three_numbers_are_no_name() {
        for line in ["300,8,0", "0,0,0", "8,8,-1", "-5,8,0", "8 8 0", "9\t9\t99999999999"] {
            let text = format!("Piskvorky 5x5, 0:0, 0\n1,1,0\n{line}\nAnn\nBo\n-1\n");
            let read = read(text.as_bytes());
            let off = ProblemKind::OffBoard(line.to_owned());
            assert_eq!(read.problems.iter().map(|problem| &problem.kind).collect::<Vec<_>>(), [&off]);
            let names = Color::BOTH.map(|color| read.games[0].info(InfoKey::Player(color)));
            assert_eq!(names, [Some("Ann"), Some("Bo")], "{line}");
        }
        // Names that are numbers are written so that they stay names.
        let mut tree = Tree::new(GameKind::FiveInARow, GameKind::FiveInARow.default_size());
        tree.set_info(InfoKey::Player(Color::Black), "1 2 3");
        tree.set_info(InfoKey::Player(Color::White), "4,5");
        let again = super::read(write(&tree).unwrap().as_bytes());
        assert_eq!(again.games[0].info(InfoKey::Player(Color::Black)), Some("1;2;3"));
        assert_eq!(
            (again.games[0].info(InfoKey::Player(Color::White)), again.problems),
            (Some("4;5"), vec![])
        );
    }

    #[test]
    fn what_has_no_place_is_refused() {
        let mut tree = Tree::new(GameKind::FiveInARow, GameKind::FiveInARow.default_size());
        let root = tree.root();
        let node = tree.add_move(root, Played::pass(Color::Black)).unwrap();
        assert_eq!(write(&tree), Err(PsqError::Pass(node)));
        tree.delete(node);
        let white = tree.add_move(root, Played::stone(Color::White, Coord::new(0, 0).unwrap())).unwrap();
        assert_eq!(write(&tree), Err(PsqError::Turn(white)));
        tree.set_up(root, Coord::new(1, 1).unwrap(), Some(Color::Black)).unwrap();
        assert_eq!(write(&tree), Err(PsqError::Setup(root)));
        tree.set_game(GameKind::Go);
        assert_eq!(write(&tree), Err(PsqError::OtherGame));
    }

    proptest! {
        #[test]
        fn moves_read_back(moves in proptest::collection::vec((1..=20_u8, 1..=20_u8, 0..99_999_u32), 0..60)) {
            let mut text = "Piskvorky 20x20, 11:11, 0\n".to_owned();
            for (x, y, ms) in &moves {
                let _ = writeln!(text, "{x},{y},{ms}");
            }
            text.push_str("one\ntwo\n-1\n");
            let read = read(text.as_bytes());
            prop_assert_eq!(read.games[0].n_nodes(), moves.len() + 1);
            prop_assert_eq!(write(&read.games[0]), Ok(text));
        }

        #[test]
        fn garbage_never_panics(text in "(Piskvorky 9x9, 1:1, [01]\n)?[0-9a-zé,\r\n -]{0,200}") {
            for game in read(text.as_bytes()).games {
                if let Ok(again) = write(&game) {
                    // Players that have no name get one, so only what is read again is the same.
                    prop_assert_eq!(write(&read(again.as_bytes()).games[0]), Ok(again));
                }
            }
        }
    }
}
