//! A figure of Go: stones of a diagram, what is played from there, and what is counted.

use crate::board::{ByColor, Color, Point, coord, diagram};
use crate::go::{
    HalfPoints, IllegalMove, Judgment, Move, Part, PassAlive, PointStatus, Position, RuleSet, Score, Setup,
};
use crate::handbook::figure::{Cell, Figure, Row, Sum};
use crate::handbook::scene::{GoMarks, Scene};
use crate::handbook::words::Words;

/// A diagram and the steps from it.
///
/// A point is named by its letter in the diagram, or as `c4` where a stone stands on it.
pub struct GoStudy {
    /// The name of the figure.
    pub name: &'static str,
    /// Its sentences have the ids `rules-SAYS-1` and so on.
    pub says: &'static str,
    /// The stones that lie there, and letters on the points that are spoken of.
    pub board: &'static str,
    /// Who plays first.
    pub to_move: Color,
    /// The stones that each side has taken before.
    pub prisoners: ByColor<u32>,
    /// The steps.
    pub shots: &'static [Shot],
}

/// One step of a study.
pub struct Shot {
    /// The rules that are asked.
    pub by: RuleSet,
    /// What has been played so far: points, `pass`, and `black-resumes` or `white-resumes`.
    pub played: &'static str,
    /// A point where the side to move thinks of a stone.
    pub look: Option<&'static str>,
    /// What is marked.
    pub show: Show,
    /// What the sentence claims; a test asks the rules.
    pub claims: &'static [Claim],
}

/// What is marked besides the stones.
#[derive(Clone, Copy, Debug)]
pub enum Show {
    /// Nothing.
    Stones,
    /// The liberties of the chains of these stones.
    Liberties(&'static [&'static str]),
    /// What a side encloses with chains that live unconditionally.
    Alive(Color),
    /// Whose each point is, these stones being dead.
    Points(&'static [&'static str]),
    /// The same, and what the sum is.
    Result(&'static [&'static str]),
    /// The same, and the sum line by line.
    Sum(&'static [&'static str]),
}

/// What the sentence of a step claims.
#[derive(Clone, Copy, Debug)]
pub enum Claim {
    /// The chain of a stone has this many stones and liberties.
    Chain(&'static str, usize, usize),
    /// The last move took this many stones.
    Took(usize),
    /// The last move was a suicide of this many stones.
    Suicide(usize),
    /// The side to move may play there.
    Allowed(&'static str),
    /// The side to move may not, and why.
    Refused(&'static str, IllegalMove),
    /// If the side began on the first point, it would lose this many stones to an answer on the second one.
    WouldLose(Color, &'static str, &'static str, usize),
    /// This many stones of a side live unconditionally.
    Alive(Color, usize),
    /// Whose move it is.
    ToMove(Color),
    /// The play has ended, or not.
    Over(bool),
    /// The board is the one that the study began with.
    SameBoard,
    /// This many points belong to nobody.
    Dame(u32),
    /// Each side has this many points in seki that do not count.
    SekiEyes(u32),
    /// How the count ends.
    Ends(&'static str),
}

/// A study whose sentences bear its own name.
pub(super) const STUDY: GoStudy = GoStudy {
    name: "",
    says: "",
    board: "",
    to_move: Color::Black,
    prisoners: ByColor { black: 0, white: 0 },
    shots: &[],
};

/// The first step of a study, with nothing but the stones.
pub(super) const SHOT: Shot =
    Shot { by: RuleSet::Japanese, played: "", look: None, show: Show::Stones, claims: &[] };

impl GoStudy {
    /// The point of a name.
    pub fn point(&self, name: &str) -> Point {
        let diagram = self.diagram();
        let marked = diagram.marks.iter().find(|(_, mark)| name.chars().eq([*mark])).map(|(point, _)| *point);
        marked.unwrap_or_else(|| {
            coord::parse(name, diagram.size).expect("a test holds that every name is that of a point")
        })
    }

    /// The position at a step.
    pub fn position(&self, shot: &Shot) -> Position {
        let setup = Setup {
            to_move: self.to_move,
            prisoners: self.prisoners,
            ..Setup::from_diagram(&self.diagram())
        };
        let mut position = setup.position(shot.by.rules()).expect("a test holds that every diagram is sound");
        for word in shot.played.split_whitespace() {
            let mv = match word {
                "black-resumes" | "white-resumes" => {
                    position.resume(if word == "black-resumes" { Color::Black } else { Color::White });
                    continue;
                }
                "pass" => Move::Pass,
                _ => Move::Place(self.point(word)),
            };
            position.play(mv).expect("a test holds that every move is legal");
        }
        position
    }

    /// The count at a step that shows one.
    pub fn score(&self, shot: &Shot) -> Option<Score> {
        let (Show::Points(dead) | Show::Result(dead) | Show::Sum(dead)) = shot.show else { return None };
        let position = self.position(shot);
        let dead = dead.iter().map(|name| self.point(name)).collect();
        let judgment = Judgment { dead, ..Judgment::default() }.with_seki_beside_dame(&position);
        Some(Score::of(&position, &judgment))
    }

    /// The scene at a step.
    pub fn scene_of(&self, shot: &Shot) -> Scene {
        let position = self.position(shot);
        let look = shot.look.map(|name| self.point(name));
        let is_allowed = |point: Point| position.check(Move::Place(point)).is_ok();
        let mut marks = GoMarks { refused: look.filter(|point| !is_allowed(*point)), ..GoMarks::default() };
        let last = position.moves().last().and_then(|played| Some((played.mv.point()?, played.color)));
        if let Some((point, color)) = last {
            // A suicide takes stones of its own.
            let taken = if position.stone(point).is_none() { color } else { !color };
            marks.taken = position.captures_of_last_move().iter().map(|point| (*point, taken)).collect();
        }
        match shot.show {
            Show::Stones => {}
            Show::Liberties(names) => {
                let chains = names.iter().filter_map(|name| position.board().chain_at(self.point(name)));
                marks.liberties =
                    chains.flat_map(|chain| chain.liberties().iter().collect::<Vec<_>>()).collect();
            }
            Show::Alive(color) => {
                let alive = PassAlive::of(position.board(), color, position.rules().suicide);
                marks.territory = alive.territory.iter().map(|point| (point, color)).collect();
            }
            Show::Points(dead) | Show::Result(dead) | Show::Sum(dead) => {
                let chains = dead.iter().filter_map(|name| position.board().chain_at(self.point(name)));
                marks.dead = chains.flat_map(|chain| chain.stones()).collect();
                for &(point, status) in self.score(shot).iter().flat_map(Score::statuses) {
                    match status {
                        // The cross on a dead stone says whose the point is.
                        PointStatus::Territory(_) if position.stone(point).is_some() => {}
                        PointStatus::Territory(color) => marks.territory.push((point, color)),
                        PointStatus::SekiEye(color) => marks.seki_eyes.push((point, color)),
                        PointStatus::Living(_) | PointStatus::Dame => {}
                    }
                }
            }
        }
        Scene {
            stones: position.stones().collect(),
            last: last.map(|(point, _)| point).filter(|point| position.stone(*point).is_some()),
            ghosts: look.map(|point| (point, position.to_move())).into_iter().collect(),
            allowed: look.filter(|point| is_allowed(*point)),
            go: marks,
            ..Scene::empty(position.size())
        }
    }

    fn diagram(&self) -> diagram::Diagram {
        diagram::parse(self.board).expect("a test holds that every diagram can be read")
    }
}

impl Figure for GoStudy {
    fn name(&self) -> &'static str {
        self.name
    }

    fn n_steps(&self) -> usize {
        self.shots.len()
    }

    fn scene(&self, step: usize) -> Scene {
        self.scene_of(&self.shots[step])
    }

    fn sentence(&self, step: usize) -> Words {
        Words::with(format!("rules-{}-{}", self.says, step + 1), [])
    }

    fn sum(&self, step: usize) -> Option<Sum> {
        let shot = &self.shots[step];
        match shot.show {
            Show::Sum(_) => Some(sum_of(&self.score(shot)?)),
            Show::Result(_) => Some(Sum { rows: Vec::new(), outcome: self.score(shot)?.outcome() }),
            Show::Stones | Show::Liberties(_) | Show::Alive(_) | Show::Points(_) => None,
        }
    }
}

/// The id of the name of a line.
pub(super) const fn part_id(part: Part) -> &'static str {
    match part {
        Part::Stones => "rules-sum-stones",
        Part::Territory => "rules-sum-territory",
        Part::Prisoners => "rules-sum-prisoners",
        Part::DeadStones => "rules-sum-dead",
        Part::Komi => "rules-sum-komi",
        Part::HandicapBonus => "rules-sum-bonus",
    }
}

/// The lines of a count, both sides side by side.
fn sum_of(score: &Score) -> Sum {
    let sides = Color::BOTH.map(|color| (score.lines(color), score.total(color)));
    let head = ["color-black", "color-white"].map(|id| Cell::Head(id.into()));
    let mut rows = vec![Row { name: None, cells: head.to_vec(), is_total: false }];
    let mut parts: Vec<Part> = Vec::new();
    for (part, _) in sides.iter().flat_map(|(lines, _)| lines) {
        if !parts.contains(part) {
            parts.push(*part);
        }
    }
    for part in parts {
        let of = |lines: &[(Part, HalfPoints)]| {
            let found = lines.iter().find(|(other, _)| *other == part);
            found.map_or(Cell::Nothing, |(_, points)| Cell::Points(*points))
        };
        let cells = sides.iter().map(|(lines, _)| of(lines)).collect();
        rows.push(Row { name: Some(part_id(part).into()), cells, is_total: false });
    }
    let totals = sides.iter().map(|(_, total)| Cell::Points(*total)).collect();
    rows.push(Row { name: Some("rules-sum-total".into()), cells: totals, is_total: true });
    Sum { rows, outcome: score.outcome() }
}
