//! The rules of Go once more, slowly and plainly, to hold the fast ones against.
//!
//! Nothing here uses the rules of the library: a board is rows of characters, `.`, `X` and `O`, liberties are found by
//! walking, and all boards that there have been are kept whole.

/// A square board of characters.
pub(crate) type Rows = Vec<Vec<char>>;

/// What the rules say about repetition and suicide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repetition {
    Simple,
    Positional,
    Situational,
}

/// A game: every board with the side to move after it, the last one now.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) repetition: Repetition,
    pub(crate) chains_may_die: bool,
    pub(crate) boards: Vec<(Rows, char)>,
    /// How many stones `X` and `O` have taken.
    pub(crate) taken: [usize; 2],
}

pub(crate) fn other(stone: char) -> char {
    if stone == 'X' { 'O' } else { 'X' }
}

fn around(board: &Rows, x: usize, y: usize) -> Vec<(usize, usize)> {
    let n = board.len();
    let mut places = Vec::new();
    if x > 0 {
        places.push((x - 1, y));
    }
    if y > 0 {
        places.push((x, y - 1));
    }
    if x + 1 < n {
        places.push((x + 1, y));
    }
    if y + 1 < n {
        places.push((x, y + 1));
    }
    places
}

/// The stones of the chain at a place, and how many liberties it has.
pub(crate) fn chain(board: &Rows, x: usize, y: usize) -> (Vec<(usize, usize)>, usize) {
    let (mut stones, mut liberties) = (vec![(x, y)], Vec::new());
    let mut i = 0;
    while i < stones.len() {
        for place in around(board, stones[i].0, stones[i].1) {
            let found = board[place.1][place.0];
            if found == '.' && !liberties.contains(&place) {
                liberties.push(place);
            }
            if found == board[y][x] && !stones.contains(&place) {
                stones.push(place);
            }
        }
        i += 1;
    }
    (stones, liberties.len())
}

/// Whether every chain has a liberty.
pub(crate) fn is_legal_board(board: &Rows) -> bool {
    let n = board.len();
    (0..n).all(|y| (0..n).all(|x| board[y][x] == '.' || chain(board, x, y).1 > 0))
}

fn remove(board: &mut Rows, stones: &[(usize, usize)]) {
    for (x, y) in stones {
        board[*y][*x] = '.';
    }
}

impl Game {
    pub(crate) fn board(&self) -> &Rows {
        &self.boards[self.boards.len() - 1].0
    }

    pub(crate) fn to_move(&self) -> char {
        self.boards[self.boards.len() - 1].1
    }

    /// The board after a stone of the side to move, and how many stones each side takes by it; or the reason why it
    /// may not be played.
    pub(crate) fn after(&self, x: usize, y: usize) -> Result<(Rows, [usize; 2]), &'static str> {
        let stone = self.to_move();
        let mut board = self.board().clone();
        let mut taken = [0, 0];
        if board[y][x] != '.' {
            return Err("taken");
        }
        board[y][x] = stone;
        for (nx, ny) in around(&board, x, y) {
            if board[ny][nx] == other(stone) {
                let (stones, n_liberties) = chain(&board, nx, ny);
                if n_liberties == 0 {
                    taken[usize::from(stone == 'O')] += stones.len();
                    remove(&mut board, &stones);
                }
            }
        }
        let (stones, n_liberties) = chain(&board, x, y);
        if n_liberties == 0 {
            if stones.len() == 1 || !self.chains_may_die {
                return Err("suicide");
            }
            taken[usize::from(stone == 'X')] += stones.len();
            remove(&mut board, &stones);
        }
        // A ko retaken at once brings back the board before the last move.
        if self.boards.len() >= 2 && self.boards[self.boards.len() - 2].0 == board {
            return Err("ko");
        }
        let next = other(stone);
        let repeats = match self.repetition {
            Repetition::Simple => false,
            Repetition::Positional => self.boards.iter().any(|(before, _)| *before == board),
            Repetition::Situational => self.boards.iter().any(|(before, to)| *before == board && *to == next),
        };
        if repeats { Err("superko") } else { Ok((board, taken)) }
    }

    pub(crate) fn play(&mut self, x: usize, y: usize) {
        let (board, taken) = self.after(x, y).unwrap();
        self.taken = [self.taken[0] + taken[0], self.taken[1] + taken[1]];
        self.boards.push((board, other(self.to_move())));
    }

    pub(crate) fn pass(&mut self) {
        self.boards.push((self.board().clone(), other(self.to_move())));
    }
}
