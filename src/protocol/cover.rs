//! The covering puzzle on the command line: the solutions of a board, the table of all, the recursion in words.

use std::io::Write;
use std::time::Instant;

use super::command::CommandError;
use crate::cover::recursion::{Search, Step};
use crate::cover::{Board, Class, Cover, Solutions, draw};

/// Arguments of `cover`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The board, width x height, up to 9x9; without it a table of all boards that the game offers
    board: Option<Board>,
    /// Instead of the solutions, explain this many steps at the beginning of the recursive search
    #[arg(long, requires = "board")]
    steps: Option<usize>,
}

/// How wide the drawings next to each other may become, in characters.
const LINE_WIDTH: usize = 100;

/// The space between two drawings.
const GAP: usize = 4;

/// Prints what was asked for.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    match (args.board, args.steps) {
        (None, _) => table(out),
        (Some(board), None) => solutions(board, out),
        (Some(board), Some(n_steps)) => steps(board, n_steps, out),
    }
}

/// Fewest stones and solutions of every board offered, in Markdown, and how long it took.
fn table(out: &mut dyn Write) -> Result<(), CommandError> {
    let start = Instant::now();
    writeln!(out, "| board | fewest stones | solutions | different up to turning and mirroring |")?;
    writeln!(out, "|---|---:|---:|---:|")?;
    for board in Board::OFFERED {
        let solutions = Solutions::of(board);
        let (fewest, n_all, n_classes) =
            (board.fewest_stones(), solutions.all().len(), solutions.classes().len());
        writeln!(out, "| {board} | {fewest} | {n_all} | {n_classes} |")?;
    }
    writeln!(out, "\nTime: {} ms", start.elapsed().as_millis())?;
    Ok(())
}

/// What there is to know about one board, and a drawing of each different solution.
fn solutions(board: Board, out: &mut dyn Write) -> Result<(), CommandError> {
    let start = Instant::now();
    let solutions = Solutions::of(board);
    let elapsed = start.elapsed();
    writeln!(out, "Board: {board}")?;
    writeln!(out, "Fewest stones: {}", board.fewest_stones())?;
    writeln!(out, "Solutions: {}", solutions.all().len())?;
    writeln!(out, "Different up to turning and mirroring: {}", solutions.classes().len())?;
    writeln!(out, "Time: {} ms", elapsed.as_millis())?;
    let width = drawing_width(board) + GAP;
    for classes in solutions.classes().chunks((LINE_WIDTH + GAP) / width) {
        writeln!(out)?;
        for line in side_by_side(board, classes) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// The lines of drawings next to each other, under each its number and how many forms it has.
fn side_by_side(board: Board, classes: &[Class]) -> Vec<String> {
    let column = |class: &Class| {
        let forms = if class.n_forms == 1 { "form" } else { "forms" };
        format!("{}{}: {} {forms}", draw(board, class.form), class.number, class.n_forms)
    };
    let columns: Vec<String> = classes.iter().map(column).collect();
    let mut rows: Vec<_> = columns.iter().map(|column| column.lines()).collect();
    let width = drawing_width(board) + GAP;
    let mut lines = Vec::new();
    for _ in 0..=board.height() {
        let padded: Vec<String> =
            rows.iter_mut().filter_map(Iterator::next).map(|row| format!("{row:width$}")).collect();
        lines.push(padded.concat().trim_end().to_owned());
    }
    lines
}

/// The width of a drawing with the words under it, in characters.
fn drawing_width(board: Board) -> usize {
    const WORDS: usize = "10: 8 forms".len();
    WORDS.max(2 * usize::from(board.width()) - 1)
}

/// The recursion in words, each stone further in than the one before.
fn steps(board: Board, n_steps: usize, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut search = Search::new(Cover::new(board));
    let mut n_shown = 0;
    while n_shown < n_steps {
        let Some(step) = search.next() else { break };
        n_shown += 1;
        let depth = search.depth() - usize::from(matches!(step, Step::Place { .. }));
        writeln!(out, "{}{}", "  ".repeat(depth), step.describe(board))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(board: Option<&str>, steps: Option<usize>) -> String {
        let mut out = Vec::new();
        run(&Args { board: board.map(|board| board.parse().unwrap()), steps }, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn drawings_stand_next_to_each_other() {
        let text = output(Some("5x5"), None);
        let drawings = text.split_once("\n\n").unwrap().1;
        assert_eq!(
            drawings,
            "\
X . . . X      . X . . X      X . . . X      . . X . .
. . X . .      . . X . .      . . X . .      X . . . X
X . . . .      X . . . .      . . X . .      . . X . .
. . . X X      . . . X X      X . . . X      X . . . X
. X . . .      . X . . .      . . X . .      . . X . .
1: 8 forms     2: 8 forms     3: 4 forms     4: 2 forms
"
        );
    }

    #[test]
    fn no_line_is_too_long_and_no_solution_missing() {
        for board in Board::all() {
            let text = output(Some(&board.to_string()), None);
            assert!(text.lines().all(|line| line.len() <= LINE_WIDTH), "{board}");
            let n_drawn = text.matches(" form").count();
            assert_eq!(n_drawn, Solutions::of(board).classes().len(), "{board}");
            assert_eq!(text.matches('X').count(), n_drawn * board.fewest_stones(), "{board}");
        }
    }

    #[test]
    fn the_table_has_every_board() {
        let text = output(None, None);
        for line in ["| 5×5 | 7 | 22 | 4 |", "| 9×9 | 20 | 32 | 4 |", "| 8×7 | 14 | 34 | 12 |"] {
            assert!(text.contains(line), "{line}");
        }
        assert_eq!(text.lines().filter(|line| line.starts_with("| ")).count(), 1 + Board::OFFERED.len());
    }

    #[test]
    fn steps_are_further_in_with_each_stone() {
        assert_eq!(
            output(Some("2x2"), Some(7)),
            "\
a stone on a2 takes a2, try 1 of 3
  a stone on b2 takes b1, try 1 of 3
    every point is taken
  take back b2
  a stone on a1 takes b1, try 2 of 3
    every point is taken
  take back a1
"
        );
        assert_eq!(output(Some("1x1"), Some(99)).lines().count(), 3);
        assert_eq!(output(Some("5x5"), Some(0)), "");
    }
}
