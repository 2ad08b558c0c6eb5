//! The rules of five in a row once more, slowly and plainly, to hold the fast ones against.
//!
//! Nothing here uses the rules of the library: a board is rows of characters, `.`, `X` and `O`, every access
//! is tested against the edges, and the whole board is looked at after each move. (Only the names of the rules are
//! the library's.)

use goishi::gomoku::Rule;

/// A winning row: whose it is and where it lies, in the order of its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WinningRow {
    pub(crate) stone: char,
    pub(crate) points: Vec<(i32, i32)>,
}

/// A square board of characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) rows: Vec<Vec<char>>,
}

impl Board {
    pub(crate) fn empty(lines: u8) -> Self {
        Self { rows: vec![vec!['.'; usize::from(lines)]; usize::from(lines)] }
    }

    /// What lies at a place; a blank for places that are not on the board.
    pub(crate) fn at(&self, x: i32, y: i32) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        row.and_then(|row| row.get(usize::try_from(x).ok()?)).copied().unwrap_or(' ')
    }

    pub(crate) fn put(&mut self, x: u8, y: u8, stone: char) {
        self.rows[usize::from(y)][usize::from(x)] = stone;
    }

    pub(crate) fn is_full(&self) -> bool {
        self.rows.iter().flatten().all(|c| *c != '.')
    }

    /// Every row on the board that wins under a rule.
    pub(crate) fn winning_rows(&self, rule: Rule) -> Vec<WinningRow> {
        let lines = self.rows.len() as i32;
        let mut found = Vec::new();
        for y in 0..lines {
            for x in 0..lines {
                let stone = self.at(x, y);
                if stone == '.' {
                    continue;
                }
                for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    if self.at(x - dx, y - dy) == stone {
                        continue; // Counted from its first stone.
                    }
                    let mut points = Vec::new();
                    let (mut to_x, mut to_y) = (x, y);
                    while self.at(to_x, to_y) == stone {
                        points.push((to_x, to_y));
                        (to_x, to_y) = (to_x + dx, to_y + dy);
                    }
                    let other = if stone == 'X' { 'O' } else { 'X' };
                    let is_blocked = self.at(x - dx, y - dy) == other && self.at(to_x, to_y) == other;
                    let (is_five, is_longer) = (points.len() == 5, points.len() > 5);
                    let wins = match rule {
                        Rule::Freestyle => is_five || is_longer,
                        Rule::Standard => is_five,
                        Rule::Caro => is_five && !is_blocked,
                        Rule::CaroOverline => is_five && !is_blocked || is_longer,
                        Rule::Renju => is_five || is_longer && stone == 'O',
                    };
                    if wins {
                        found.push(WinningRow { stone, points });
                    }
                }
            }
        }
        found
    }
}
