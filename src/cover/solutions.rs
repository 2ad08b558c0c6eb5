//! All solutions of a board, in classes of those that are the same but for turning and mirroring.

use std::collections::{BTreeMap, BTreeSet};

use super::{Board, PointSet, ProfileTable, Symmetry};

/// Solutions that turning and mirroring carry into each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its number among the classes of the board, from one.
    pub number: usize,
    /// The form that stands for all: the first of them in the order of [`PointSet`].
    pub form: PointSet,
    /// How many different forms there are: a divisor of 8 on a square, of 4 on any other rectangle.
    pub n_forms: usize,
}

/// All solutions of a board with the fewest stones.
///
/// ```
/// # use goishi::cover::{Board, Solutions};
/// let solutions = Solutions::of(Board::new(5, 5)?);
/// assert_eq!(solutions.all().len(), 22);
/// let n_forms: Vec<usize> = solutions.classes().iter().map(|class| class.n_forms).collect();
/// assert_eq!(n_forms, [8, 8, 4, 2]);
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    board: Board,
    all: Vec<PointSet>,
    classes: Vec<Class>,
}

impl Solutions {
    /// Solves the board the fast way; 9×9 takes some hundredths of a second.
    pub fn of(board: Board) -> Self {
        let all = ProfileTable::new(board).solutions();
        let mut n_forms: BTreeMap<PointSet, usize> = BTreeMap::new();
        for &solution in &all {
            *n_forms.entry(canonical(board, solution)).or_default() += 1;
        }
        // The classes with most forms first, for they are found most easily.
        let mut by_size: Vec<(PointSet, usize)> = n_forms.into_iter().collect();
        by_size.sort_by_key(|&(form, n_forms)| (std::cmp::Reverse(n_forms), form));
        let classes = (1..).zip(by_size).map(|(number, (form, n_forms))| Class { number, form, n_forms });
        Self { board, all, classes: classes.collect() }
    }

    /// The board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Every solution, in the order of [`PointSet`].
    pub fn all(&self) -> &[PointSet] {
        &self.all
    }

    /// The classes, those with most forms first.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class of a solution; `None` when the stones are none of this board's solutions.
    pub fn class_of(&self, stones: PointSet) -> Option<&Class> {
        self.all.binary_search(&stones).ok()?;
        let form = canonical(self.board, stones);
        self.classes.iter().find(|class| class.form == form)
    }

    /// The solutions that the stones placed are part of: what a player may still be heading for.
    pub fn completions(&self, stones: PointSet) -> impl Iterator<Item = PointSet> {
        self.all.iter().copied().filter(move |solution| stones.is_subset(*solution))
    }
}

/// The first of all turned and mirrored forms of a set of points, in the order of [`PointSet`]: the same for all
/// of them, and different for sets that are not the same but for turning and mirroring.
///
/// # Panics
/// When a point is not on the board.
pub fn canonical(board: Board, points: PointSet) -> PointSet {
    Symmetry::of(board).map(|symmetry| symmetry.apply_to_all(points, board)).min().unwrap_or(points)
}

/// What came of showing stones to an [`Album`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// A solution different from all before.
    New(Class),
    /// A solution found before, perhaps turned or mirrored.
    Again(Class),
    /// No solution with the fewest stones.
    NoSolution,
}

/// The different solutions of a board that somebody has found.
///
/// What is to be kept of it are the [`found`](Self::found) forms; adding them again restores it.
///
/// ```
/// # use goishi::cover::{Album, Board, Find, Solutions};
/// let mut album = Album::new(Solutions::of(Board::new(5, 5)?));
/// let class = album.solutions().classes()[2];
/// assert_eq!(album.add(class.form), Find::New(class));
/// assert_eq!(album.add(class.form), Find::Again(class));
/// assert_eq!((album.n_found(), album.solutions().classes().len()), (1, 4));
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Album {
    solutions: Solutions,
    /// The numbers of the classes found.
    found: BTreeSet<usize>,
}

impl Album {
    /// An album without a solution.
    pub const fn new(solutions: Solutions) -> Self {
        Self { solutions, found: BTreeSet::new() }
    }

    /// Adds a solution, whichever way it is turned.
    pub fn add(&mut self, stones: PointSet) -> Find {
        match self.solutions.class_of(stones) {
            Some(&class) if self.found.insert(class.number) => Find::New(class),
            Some(&class) => Find::Again(class),
            None => Find::NoSolution,
        }
    }

    /// All solutions of the board.
    pub const fn solutions(&self) -> &Solutions {
        &self.solutions
    }

    /// Whether a solution of the class has been found.
    pub fn has(&self, class: &Class) -> bool {
        self.found.contains(&class.number)
    }

    /// The classes found, in their order.
    pub fn found(&self) -> impl Iterator<Item = &Class> {
        self.solutions.classes().iter().filter(|class| self.has(class))
    }

    /// How many different solutions have been found.
    pub fn n_found(&self) -> usize {
        self.found.len()
    }

    /// Whether nothing is left to find.
    pub fn is_full(&self) -> bool {
        self.n_found() == self.solutions.classes().len()
    }
}
