//! Those who play at this machine: introduced, seated, named in their records, and counted from them.

use std::path::Path;

use goishi::app::features::players::{PLAYER, PLAYER_NAME, PLAYERS, PlayerOrder, RESULTS};
use goishi::app::intent::Heading;
use goishi::app::screen::ScreenMove;
use goishi::app::table::next_match::{NEW_GAME, NextMatch};
use goishi::app::table::seats::PlayerBook;
use goishi::app::table::session::{MatchOrder, Session};
use goishi::board::{ByColor, Color};
use goishi::game::tree::{InfoKey, Tree};
use goishi::game::{Match, PlayerId, Seat};
use goishi::play::players::Player;
use goishi::play::rating::Follow;
use goishi::record::sgf;
use goishi::record::shelf::{FileName, Progress, Shelf};
use goishi::search::Level;

use crate::app::{Desk, Device, black_wins, setup};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];
const ANN: PlayerId = PlayerId::new(1);
const BO: PlayerId = PlayerId::new(2);

fn players(desk: &Desk) -> Vec<(PlayerId, Player)> {
    let book = desk.app.world().resource::<PlayerBook>();
    book.all().into_iter().map(|(id, player)| (id, player.clone())).collect()
}

/// Ann, who has a rank, and Bo.
fn with_players(config: &Path) -> Desk {
    let mut desk = Desk::with_config(config);
    let mut book = desk.app.world_mut().resource_mut::<PlayerBook>();
    let ann = Player { name: "Ann".to_owned(), rank: "2 kyu".to_owned(), ..Player::default() };
    book.set(ANN, ann);
    book.set(BO, Player { name: "Bo".to_owned(), ..Player::default() });
    desk.connect_pad();
    desk.settle();
    desk
}

fn open_players(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-new");
    desk.choose(device, "new-players");
    assert_eq!(desk.page(), Some(PLAYERS));
}

fn is_told(desk: &Desk, words: &str) -> bool {
    desk.lines().iter().any(|line| line.replace('\u{a0}', " ").contains(words))
}

/// The only saved game.
fn saved(config: &Path) -> Tree {
    let shelf = Shelf::open(config.join("records")).unwrap();
    let files = shelf.list(Vec::new()).unwrap();
    assert_eq!(files.len(), 1);
    sgf::read(&std::fs::read(&files[0].path).unwrap()).games.remove(0)
}

fn names(tree: &Tree) -> [[Option<&str>; 2]; 2] {
    Color::BOTH.map(|color| [InfoKey::Player(color), InfoKey::Rank(color)].map(|key| tree.info(key)))
}

#[test]
fn a_player_is_introduced_plays_and_is_counted_by_every_device() {
    for device in ALL {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        open_players(&mut desk, device);
        desk.choose(device, "players-add");
        assert_eq!(desk.page(), Some(PLAYER));
        let (id, player) = players(&desk).remove(0);
        assert_eq!(player.name, "Player 1", "nothing must be typed");
        assert_eq!(desk.section::<NextMatch>().seats.black, Seat::Player(id));
        if device != Device::Pad {
            desk.choose(device, "player-name");
            assert_eq!(desk.page(), Some(PLAYER_NAME));
            desk.type_text("cy");
            desk.choose(device, "player-typed-save");
            assert_eq!(players(&desk)[0].1.name, "cy");
        }
        desk.adjust(device, "player-color", Heading::Left);
        desk.adjust(device, "player-level", Heading::Right);
        let (_, player) = players(&desk).remove(0);
        assert_eq!((player.color, player.level), (Some(Color::White), Some(Level::Newcomer)));
        desk.choose(device, "player-play");
        assert_eq!(desk.page(), Some(NEW_GAME));
        let seats = ByColor { black: Seat::Program(Level::Newcomer), white: Seat::Player(id) };
        assert_eq!(desk.section::<NextMatch>().seats, seats);
        desk.choose(device, "new-start");
        desk.wait_for("its move", |desk| desk.n_moves() == 1);
        desk.app.world_mut().write_message(MatchOrder::Resign);
        desk.settle();
        desk.wait_until_saved();
        let tree = saved(config.path());
        assert_eq!(tree.info(InfoKey::Player(Color::White)), Some(player.name.as_str()));
        drop(desk);
        // The results are there at the next start.
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        open_players(&mut desk, device);
        let tile = format!("player-{id}");
        desk.wait_for("the count", |desk| desk.value(&tile) == "One game: 1 lost");
        desk.choose(device, &tile);
        desk.choose(device, "player-results");
        assert_eq!(desk.page(), Some(RESULTS));
        assert!(is_told(&desk, "Goishi · Newcomer: 1 lost"));
        desk.back(device, "results-back");
        // Begun anew, nothing is counted; forgotten, nobody is there.
        desk.choose(device, "player-start-over");
        desk.choose(device, "confirm-yes");
        desk.choose(device, "player-results");
        assert!(is_told(&desk, "No games yet"));
        desk.back(device, "results-back");
        desk.choose(device, "player-forget");
        desk.choose(device, "confirm-yes");
        assert_eq!((desk.page(), players(&desk)), (Some(PLAYERS), Vec::new()));
        assert_eq!(desk.section::<NextMatch>().seats.white, Seat::Human);
    }
}

#[test]
fn two_people_keep_their_own_games() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = with_players(config.path());
    desk.start(setup(Seat::Player(ANN), Seat::Player(BO), 15));
    assert!(is_told(&desk, "Ann (2 kyu)") && is_told(&desk, "Bo"));
    let moves = black_wins(desk.game().size(), 7);
    desk.place_all(Device::Mouse, &moves);
    desk.wait_until_saved();
    let tree = saved(config.path());
    assert_eq!(names(&tree), [[Some("Ann"), Some("2 kyu")], [Some("Bo"), None]]);
    // Another name does not part a player from a game.
    desk.app
        .world_mut()
        .resource_mut::<PlayerBook>()
        .set(BO, Player { name: "Bob".to_owned(), ..Player::default() });
    let results = |desk: &mut Desk, id| {
        desk.app.world_mut().write_message(ScreenMove::Open(PLAYERS));
        desk.settle();
        desk.app.world_mut().write_message(PlayerOrder::Results(Some(id)));
        desk.settle();
    };
    results(&mut desk, ANN);
    desk.wait_for("Ann's games", |desk| is_told(desk, "Bob: 1 won"));
    results(&mut desk, BO);
    desk.wait_for("Bob's games", |desk| is_told(desk, "Ann: 1 lost"));
}

/// Chosen by every device; beaten, it is a level stronger in the next match.
#[test]
fn a_level_follows_the_results() {
    for device in ALL {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        desk.choose(device, "title-new");
        // After the levels stand those that follow.
        for _ in 0..=Level::ALL.len() {
            if desk.value("new-white").contains("a step ahead") {
                break;
            }
            desk.adjust(device, "new-white", Heading::Right);
        }
        desk.wait_for("the level", |desk| is_told(desk, "Now Newcomer. Beat it, and it grows."));
        desk.choose(device, "new-start");
        assert_eq!(desk.game().seats().white, Seat::Program(Level::Newcomer));
        let center = desk.game().size().center();
        desk.place(device, center);
        desk.wait_for("its move", |desk| desk.n_moves() == 2);
        desk.app.world_mut().resource_mut::<Session>().change(|game| game.resign(Color::White));
        let beginner = Seat::Program(Level::Beginner);
        desk.wait_for("the next level", |desk| desk.section::<NextMatch>().seats.white == beginner);
        desk.choose(device, "over-rematch");
        assert_eq!(desk.game().seats(), ByColor { black: beginner, white: Seat::Human });
    }
}

#[test]
fn a_level_that_is_as_strong_as_the_player_says_what_it_is_at() {
    let config = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(config.path().join("records")).unwrap();
    for n in 0..4 {
        let mut game = Match::new(setup(Seat::Human, Seat::Program(Level::Expert), 15));
        game.play(game.size().point(n, n).unwrap()).unwrap();
        game.resign(Color::White);
        let name = FileName::new(&format!("game {n}")).unwrap();
        let tree = sgf::tree_of(&game, &ByColor { black: String::new(), white: String::new() });
        shelf.save(&name, tree, Progress::Closed).unwrap();
    }
    let mut desk = Desk::with_config(config.path());
    desk.change::<NextMatch>(|next| next.follows = Some(Follow::Equal));
    desk.choose(Device::Mouse, "title-new");
    desk.wait_for("the level", |desk| {
        desk.section::<NextMatch>().seats.white == Seat::Program(Level::Master)
    });
    desk.settle();
    assert!(is_told(&desk, "Now Master: your results say"));
    assert_eq!(desk.value("new-white").replace('\u{a0}', " "), "Goishi · as strong as you");
    // Against another engine or the other way round nothing follows.
    desk.adjust(Device::Mouse, "new-black", Heading::Right);
    assert_eq!(desk.section::<NextMatch>().follows, None);
}
