//! The real program in a real window of a virtual screen, played by real keys and a real mouse.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "window/screen.rs"]
mod screen;

use std::fs;
use std::time::{Duration, Instant};

use bevy::math::UVec2;
use goishi::app::layout::{Screen, ScreenLayout};
use goishi::app::theme::Rgb;
use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::search::Level;
use goishi::theme::Theme;
use screen::{Picture, Player};

/// The window as the settings of the test have it.
const WINDOW: UVec2 = UVec2::new(1280, 800);
/// The middle of the button there that passes.
const PASS_BUTTON: (i32, i32) = (1064, 683);
const LINES: u8 = 15;

/// The longest wait for a file.
const PATIENCE: Duration = Duration::from_secs(20);

/// Without a word about the rest, so that the defaults are tested too.
const SETTINGS: &str = "[sound]\nmuted = true\n[text]\nlanguage = \"en\"\n";

#[test]
fn a_game_of_two_people_from_start_to_quit() {
    let Some((folder, mut player)) = started("") else { return };
    choose_two_people(&player);
    let board = Board::of(LINES);
    player.wait_for("an empty board", |picture| board.all_empty(picture));
    player.wait_for_rest();
    let rest = player.cpu_share(Duration::from_secs(5));
    assert!(rest < 0.02, "{:.0} % of a core while nothing happens", rest * 100.0);

    let moves = moves();
    for (n, &point) in moves.iter().enumerate() {
        if n % 2 == 0 {
            player.click(board.pixel(point));
        } else {
            Board::walk_and_place(&player, moves[n - 1], point);
        }
        player.wait_for(&format!("move {}", n + 1), |picture| board.holds(picture, &moves[..=n]));
    }
    player.wait_for("the winning row", |picture| board.has_line(picture, &moves));

    // Undo from the page of the end, then the same win by mouse, and out by the keyboard.
    player.key("u");
    player.wait_for("the last stone taken back", |picture| {
        board.holds(picture, &moves[..8]) && !board.has_line(picture, &moves)
    });
    player.click(board.pixel(moves[8]));
    player.wait_for("the winning row again", |picture| board.has_line(picture, &moves));
    player.key("ctrl+q");
    assert_eq!(player.exit_code(Duration::from_secs(20)), Some(0));
    let settings = fs::read_to_string(folder.path().join("goishi/settings.toml")).unwrap();
    assert!(settings.contains("black = \"human\"") && settings.contains("white = \"human\""), "{settings}");
}

/// A setting, a match with a move taken back, its export, its record looked at and played on, and out, all by keys.
#[test]
fn the_whole_program_by_keys_alone() {
    let Some((folder, mut player)) = started("") else { return };
    let config = folder.path().join("goishi");
    player.key("m");
    assert!(
        until(PATIENCE, || fs::read_to_string(config.join("settings.toml"))
            .is_ok_and(|text| text.contains("muted = false"))),
        "sound is on, and stays so"
    );
    choose_two_people(&player);
    let board = Board::of(LINES);
    player.wait_for("an empty board", |picture| board.all_empty(picture));
    let moves = moves();
    let mut from = board.layout.board.grid.center();
    for (n, &point) in moves.iter().enumerate() {
        Board::walk_and_place(&player, from, point);
        player.wait_for(&format!("move {}", n + 1), |picture| board.holds(picture, &moves[..=n]));
        from = point;
        if n == 3 {
            player.key("u");
            player.wait_for("a move less", |picture| board.holds(picture, &moves[..3]));
            player.key("r");
            player.wait_for("the move again", |picture| board.holds(picture, &moves[..4]));
        }
    }
    player.wait_for("the winning row", |picture| board.has_line(picture, &moves));

    // Exported into the program's own folder.
    player.wait_for("the page of the end", has_main_button);
    player.wait_for_rest();
    let end = player.picture();
    player.key("ctrl+s");
    player.wait_for("the page of exports", |picture| picture.differs(&end, 0.05));
    player.key("Down");
    player.key("Return");
    let n_files = |name: &str| {
        let entries = fs::read_dir(config.join(name)).into_iter().flatten().flatten();
        entries.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.')).count()
    };
    assert!(until(PATIENCE, || n_files("exports") == 1), "a file is written");
    player.key("Escape");
    player
        .wait_for("the end again", |picture| board.has_line(picture, &moves) && !picture.differs(&end, 0.05));
    player.key("Escape");
    player.wait_for("the title", |picture| !board.has_line(picture, &moves));

    // Found among the records, walked through, and played on from its second move. The title comes to rest first, so that
    // the keys are for it; until the disk has answered, the page of records has a way back alone.
    player.wait_for_rest();
    player.key("Down");
    player.key("Down");
    player.key("Return");
    player.wait_for("a record", has_card);
    player.key("Return");
    player.wait_for("the record at its end", |picture| board.holds(picture, &moves) && !has_card(picture));
    player.key("Home");
    player.wait_for("its beginning", |picture| board.all_empty(picture));
    player.key("Right");
    player.key("Right");
    // A small diamond marks where it goes on; the stones are what counts.
    player.wait_for("its second move", |picture| board.holds(picture, &moves[..2]));
    player.key("n");
    player.key("Return");
    let third = board.layout.board.grid.point(10, 10).unwrap();
    let line: Vec<Point> = moves[..2].iter().copied().chain([third]).collect();
    std::thread::sleep(Duration::from_secs(1));
    Board::walk_and_place(&player, moves[1], third);
    player.wait_for("another third move", |picture| board.holds(picture, &line));
    let before = player.picture();
    player.key("ctrl+q");
    player.wait_for("the question before leaving", |picture| picture.differs(&before, 0.02));
    player.key("Down");
    player.key("Return");
    assert_eq!(player.exit_code(Duration::from_secs(20)), Some(0));
    assert_eq!((n_files("exports"), n_files("records")), (1, 2));
}

/// Swap2 to the choice of a color and a forbidden move that is refused and explained.
#[test]
fn renju_from_an_opening_to_a_refused_move() {
    let next = "[next_match.gomoku]\nrule = \"renju\"\nopening = \"swap2\"\n[next_match.seats]\nblack = \"human\"\n\
                white = \"human\"\n";
    let Some((_folder, mut player)) = started(next) else { return };
    player.key("Return");
    let board = Board::of(LINES);
    player.wait_for("an empty board", |picture| board.all_empty(picture));
    let at = |x, y| board.layout.board.grid.point(x, y).unwrap();
    // Black h10 h9 and f8 g8 make h8 a double-three; White plays along the edge.
    let moves = [(5, 7), (0, 0), (6, 7), (2, 0), (7, 5), (4, 0), (7, 6), (6, 0)].map(|(x, y)| at(x, y));
    for n in 0..moves.len() {
        if n == 3 {
            // The question has the focus; its first answer keeps the colors.
            player.wait_for("the question", has_main_button);
            player.key("Return");
            player.wait_for("no question", |picture| !has_main_button(picture));
        }
        player.click(board.pixel(moves[n]));
        player.wait_for(&format!("move {}", n + 1), |picture| board.holds(picture, &moves[..=n]));
    }
    let danger = Theme::default().danger_on_board();
    let lines = |picture: &Picture| {
        let half = (board.layout.board.cell / 2.0) as i32;
        let (row, column) = (board.pixel(at(5, 7)), board.pixel(at(7, 5)));
        picture.at(row.0 + half, row.1).distance(danger) < 60
            && picture.at(column.0, column.1 + half).distance(danger) < 60
    };
    let before = player.picture();
    assert!(!lines(&before));
    player.click(board.pixel(at(7, 7)));
    player.wait_for("the lines that forbid it", |picture| lines(picture) && board.holds(picture, &moves));
    // It is still Black's turn.
    let mut moves = moves.to_vec();
    moves.push(at(9, 9));
    player.click(board.pixel(at(9, 9)));
    player.wait_for("a black stone elsewhere", |picture| board.holds(picture, &moves) && !lines(picture));
    player.key("ctrl+q");
    player.wait_for("the question before leaving", |picture| picture.differs(&before, 0.02));
    player.key("Down");
    player.key("Return");
    assert_eq!(player.exit_code(Duration::from_secs(20)), Some(0));
}

/// A capture, two passes, the count with its marks, and both sides agree.
#[test]
fn a_game_of_go_to_an_agreed_count() {
    let next = "[next_match]\ngame = \"go\"\n[next_match.go]\nsize = 5\n[next_match.seats]\nblack = \"human\"\n\
                white = \"human\"\n";
    let Some((_folder, mut player)) = started(next) else { return };
    player.key("Return");
    let board = Board::of(5);
    player.wait_for("an empty board", |picture| board.all_empty(picture));
    let at = |x, y| board.layout.board.grid.point(x, y).unwrap();
    // Black's stone in the corner is taken by White; Black has a wall, White the side behind it.
    let moves =
        [(4, 0), (3, 0), (2, 0), (4, 1), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3), (3, 3), (2, 4), (3, 4)]
            .map(|(x, y)| at(x, y));
    for (n, &point) in moves.iter().enumerate() {
        player.click(board.pixel(point));
        let color = if n % 2 == 0 { Color::Black } else { Color::White };
        player.wait_for(&format!("move {}", n + 1), |picture| board.stone_at(picture, point) == Some(color));
    }
    player.wait_for("the stone in the corner taken", |picture| board.stone_at(picture, moves[0]).is_none());
    // Dark squares on Black's points, and light ones on White's; between them the wood.
    let is_owned = |picture: &Picture, point: Point, by: Color| {
        let (x, y) = board.pixel(point);
        // A stroke of a hollow square is off its middle.
        let reach = if by == Color::Black { 0 } else { (board.layout.board.cell * 0.14) as i32 };
        let light = ByColor { black: Rgb(0x1b, 0x1c, 0x1f), white: Rgb(0xfb, 0xf7, 0xee) };
        picture.at(x + reach, y).distance(light[by]) < 60
    };
    let counted = |picture: &Picture| {
        is_owned(picture, at(0, 0), Color::Black)
            && is_owned(picture, at(1, 4), Color::Black)
            && is_owned(picture, at(4, 0), Color::White)
            && is_owned(picture, at(4, 4), Color::White)
    };
    assert!(!counted(&player.picture()));
    // A click is heard after a rest, and once more where the pointer has not moved, however slow the pictures are.
    for passes in ["the pass of Black", "the pass of White"] {
        std::thread::sleep(Duration::from_secs(2));
        let before = player.picture();
        player.click_and_rest(PASS_BUTTON);
        player.wait_for(passes, |picture| picture.differs(&before, 0.0005));
    }
    player.wait_for("the count", counted);
    let before = player.picture();
    player.key("g");
    player.wait_for("the question to White", |picture| picture.differs(&before, 0.0005));
    player.key("g");
    // The cursor of the keys goes with the end of play; the count stays.
    player.wait_for("the page of the end", |picture| counted(picture) && picture.differs(&before, 0.01));
    player.key("ctrl+q");
    assert_eq!(player.exit_code(Duration::from_secs(20)), Some(0));
}

/// The program in its window, with these settings besides; none where such tests are switched off.
#[expect(clippy::print_stderr, reason = "a test that is left out says so")]
fn started(settings: &str) -> Option<(tempfile::TempDir, Player)> {
    if std::env::var_os("GOISHI_NO_WINDOW_TESTS").is_some() {
        eprintln!("left out, as GOISHI_NO_WINDOW_TESTS asks");
        return None;
    }
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("goishi");
    fs::create_dir_all(&config).unwrap();
    fs::write(config.join("settings.toml"), format!("{SETTINGS}{settings}")).unwrap();
    let mut player = Player::start(folder.path(), &config, WINDOW);
    player.wait_until_drawn(&is_drawn);
    Some((folder, player))
}

fn accent() -> Rgb {
    Theme::default().accent
}

/// Whether a button stands in the panel that is filled with the accent, wherever the words above it end.
fn has_main_button(picture: &Picture) -> bool {
    let left_of_its_words = 1040;
    let filled = (0..WINDOW.y as i32).filter(|y| picture.at(left_of_its_words, *y).distance(accent()) < 60);
    filled.count() > 20
}

/// Whether a saved game stands first on the page of records: its small board, where the others have dark ground.
fn has_card(picture: &Picture) -> bool {
    let (left_of_its_stones, rows) = (60, 190..270);
    rows.clone().filter(|y| picture.at(left_of_its_stones, *y).distance(Theme::default().board) < 60).count()
        > rows.len() / 2
}

/// From the title to a match of two people: new game, White a person, start.
fn choose_two_people(player: &Player) {
    let before = player.picture();
    player.key("Down");
    player.key("Return");
    player.wait_for("the page of a new game", |picture| picture.differs(&before, 0.01));
    // From the start to the game, the rule, the opening, the size, Black, White; the program sits there at its usual
    // level, and a person before the weakest.
    for (key, n) in [("Down", 6), ("Left", Level::default() as usize + 1), ("Up", 6)] {
        for _ in 0..n {
            player.key(key);
        }
    }
    player.key("Return");
}

/// Black wins from D8 to H8, White plays above.
fn moves() -> Vec<Point> {
    let size = BoardSize::new(LINES).unwrap();
    (3..8).flat_map(|x| [size.point(x, 7).unwrap(), size.point(x, 6).unwrap()]).take(9).collect()
}

/// Something else than one color is there, and it stays.
fn is_drawn(picture: &Picture) -> bool {
    picture.n_colors() > 50
}

/// Where the board is and what it looks like.
struct Board {
    layout: ScreenLayout,
}

impl Board {
    fn of(lines: u8) -> Self {
        let screen = Screen { physical: WINDOW, scale: 1.0, text_scale: 1.0 };
        Self { layout: ScreenLayout::new(screen, BoardSize::new(lines).unwrap()) }
    }

    fn pixel(&self, point: Point) -> (i32, i32) {
        let pixel = self.layout.board.pixel_of(point);
        (pixel.x as i32, pixel.y as i32)
    }

    /// By arrow keys from the point of the last stone.
    fn walk_and_place(player: &Player, from: Point, to: Point) {
        let step = |n: i16, less: &str, more: &str| {
            for _ in 0..n.unsigned_abs() {
                player.key(if n < 0 { less } else { more });
            }
        };
        step(i16::from(to.x()) - i16::from(from.x()), "Left", "Right");
        step(i16::from(to.y()) - i16::from(from.y()), "Up", "Down");
        player.key("Return");
    }

    /// What lies on a point, by the colors around its middle; marks in the middle do not matter.
    fn stone_at(&self, picture: &Picture, point: Point) -> Option<Color> {
        let (x, y) = self.pixel(point);
        let reach = (self.layout.board.cell * 0.30) as i32;
        let around = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
        let probes = around.map(|(dx, dy)| picture.at(x + dx * reach, y + dy * reach));
        let light = |rgb: &Rgb| (i32::from(rgb.0) + i32::from(rgb.1) + i32::from(rgb.2)) / 3;
        // Stones are gray, wood is not.
        let gray = |rgb: &Rgb| i32::from(rgb.0) - i32::from(rgb.2) < 45;
        if probes.iter().all(|rgb| light(rgb) < 110 && gray(rgb)) {
            Some(Color::Black)
        } else if probes.iter().all(|rgb| light(rgb) > 140 && gray(rgb)) {
            Some(Color::White)
        } else {
            None
        }
    }

    fn all_empty(&self, picture: &Picture) -> bool {
        self.holds(picture, &[])
    }

    /// Whether the stones of these moves are there, and wood everywhere else.
    fn holds(&self, picture: &Picture, moves: &[Point]) -> bool {
        let size = self.layout.board.grid;
        size.points().all(|point| {
            let played = moves.iter().position(|played| *played == point);
            self.stone_at(picture, point) == played.map(Color::to_move_after)
        })
    }

    /// Whether the line through the five of Black is there: its color between the stones.
    fn has_line(&self, picture: &Picture, moves: &[Point]) -> bool {
        let half = (self.layout.board.cell / 2.0) as i32;
        moves.iter().step_by(2).take(4).all(|&point| {
            let (x, y) = self.pixel(point);
            picture.at(x + half, y).distance(accent()) < 60
        })
    }
}

/// How far two colors are apart.
trait Distance {
    /// The sum over the channels.
    fn distance(self, other: Self) -> i32;
}

impl Distance for Rgb {
    fn distance(self, other: Self) -> i32 {
        let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
        apart(self.0, other.0) + apart(self.1, other.1) + apart(self.2, other.2)
    }
}

/// Waiting is bounded everywhere.
fn until(patience: Duration, mut done: impl FnMut() -> bool) -> bool {
    let clock = Instant::now();
    loop {
        if done() {
            return true;
        }
        if clock.elapsed() > patience {
            return false;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}
