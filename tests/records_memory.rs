//! What reading takes in memory: at most ten times the file, whatever is in it.
//!
//! All allocations of this program are counted, so it holds one test that runs alone. The default run takes files of
//! a few megabytes; `RUN_SLOW_TESTS=1` takes 100 megabytes each.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use goishi::record::{Condition, Reading, renlib, sgf};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// The allocator of the system, which counts.
struct Counting;

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn count(more: usize, less: usize) {
    let now = NOW.fetch_add(more, Ordering::Relaxed) + more;
    NOW.fetch_sub(less, Ordering::Relaxed);
    PEAK.fetch_max(now - less.min(now), Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "an allocator is unsafe to write; this one only counts")]
// SAFETY: all is left to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: what the caller promises us we promise the system.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }

    // Tables of megabytes are moved by the system without a copy, so the old and the new one are never both there.
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count(new_size, layout.size());
        // SAFETY: as above.
        unsafe { System.realloc(at, layout, new_size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A file of about this length: a head, something over and over, and an end.
fn file(len: usize, head: &str, part: &str) -> Vec<u8> {
    let mut text = String::with_capacity(len + 100);
    text.push_str(head);
    while text.len() < len {
        text.push_str(part);
    }
    text.into_bytes()
}

/// SGF of about this length each, and noise, with what it is.
fn files(len: usize) -> Vec<(&'static str, Vec<u8>)> {
    let mut random = StdRng::seed_from_u64(1);
    let noise: Vec<u8> = (0..len).map(|_| random.random()).collect();
    let alphabet = b"(((;;;)BWC[[[[]]]]ab\\: \nAX1";
    let plausible: Vec<u8> = (0..len)
        .map(|i| if i < 2 { b"(;"[i] } else { alphabet[random.random_range(0..alphabet.len())] })
        .collect();
    let idents: Vec<String> = (0..len / 6).map(name).collect();
    let idents = idents.join("[]");
    let game =
        "(;GM[4]SZ[15]PB[Ann]PW[Bo]C[A game.];B[hh];W[ii]C[Good.];B[gg]BL[12.5](;W[ff])(;W[gh];B[hg]))\n";
    vec![
        ("games", file(len, "", game)),
        ("long games", file(len, "", &long_game())),
        ("moves in a line", file(len, "(;GM[1]", ";B[aa];W[bb]")),
        ("moves with clocks", file(len, "(;GM[1]", ";B[aa]BL[1234.5];W[bb]WL[99.5]OW[5]")),
        ("variations in each other", file(len, "(;GM[1]", "(;B[aa](;W[bb]")),
        ("variations beside each other", file(len, "(;GM[1]", "(;B[aa])")),
        ("one comment", file(len, "(;GM[1]C[", "Words, words. ")),
        ("comments", file(len, "(;GM[1]", ";B[aa]C[棋]")),
        ("short comments", file(len, "(;GM[1]", ";C[棋]")),
        ("passes", file(len, "(;GM[1]", ";B[]")),
        ("empty nodes", file(len, "(", ";")),
        ("empty games", file(len, "", "(;)")),
        ("brackets", file(len, "(;", "(")),
        ("brackets and nodes", file(len, "", "(;")),
        ("short games", file(len, "", "(;B[])")),
        ("values", file(len, "(;GM[1]AB", "[]")),
        ("points", file(len, "(;GM[1]AB", "[aa]")),
        ("rectangles", file(len, "(;GM[1]SZ[52]AB", "[aa:ZZ]")),
        ("one property", file(len, "(;", "A[]")),
        ("unknown nodes", file(len, "(;", ";A[]")),
        ("unknown names", file(len, "(;", &idents)),
        ("latin letters", [b"(;C[".as_slice(), &vec![0xe9; len]].concat()),
        ("noise in a game", [b"(;C[".as_slice(), &noise].concat()),
        ("noise", noise),
        ("plausible noise", plausible),
        ("text", file(len, "", "There is no game in (this) text; none.\n")),
    ]
}

/// A library of `RenLib` of about this length.
fn library(len: usize) -> Vec<u8> {
    let mut library = b"\xffRenLib\xff\x03\x04".to_vec();
    library.resize(20, 0xff);
    while library.len() < len {
        library.extend([0x78, 0x00, 0x68, 0x00]);
    }
    library
}

/// What was read, how many times the length of the file that took in memory with the file itself, and the seconds.
fn measured(bytes: &[u8], read: fn(&[u8]) -> Reading) -> (Reading, f64, f64) {
    let (before, start) = (NOW.load(Ordering::Relaxed), Instant::now());
    PEAK.store(before, Ordering::Relaxed);
    let read = read(bytes);
    let peak = PEAK.load(Ordering::Relaxed) - before + bytes.len();
    (read, peak as f64 / bytes.len() as f64, start.elapsed().as_secs_f64())
}

#[test]
fn no_file_takes_more_than_ten_times_its_length() {
    let slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    let len = if slow { 100_000_000 } else { 4_000_000 };
    println!("{:>30} {:>8} {:>6} {:>9} {:>8}", "file", "seconds", "peak", "nodes", "problems");
    for (name, bytes) in files(len) {
        let (read, times, seconds) = measured(&bytes, sgf::read);
        let n_nodes: usize = read.games.iter().map(goishi::game::tree::Tree::n_nodes).sum();
        println!("{name:>30} {seconds:>8.2} {times:>6.2} {n_nodes:>9} {:>8}", read.problems.len());
        assert!(times <= 10.0, "{name}: {times:.2} times");
        if matches!(
            name,
            "games" | "long games" | "moves in a line" | "variations in each other" | "comments"
        ) {
            assert!(
                !read.problems.iter().any(|problem| problem.to_string().contains("more parts")),
                "{name}"
            );
            assert_ne!(read.condition(), Condition::Unreadable);
        }
    }
    let (read, times, seconds) = measured(&library(len), renlib::read);
    println!("{:>30} {seconds:>8.2} {times:>6.2} {:>9}", "library", read.games[0].n_nodes());
    // Two bytes are a node there, and a node is what it is.
    assert!(times <= 17.0);
}

/// A game of Go of 250 moves as servers write them: clocks with some moves, words with a few.
fn long_game() -> String {
    let mut text =
        "(;FF[4]GM[1]SZ[19]CA[UTF-8]PB[Ann]PW[Bo]BR[3d]WR[4d]KM[6.5]RU[Japanese]RE[B+R]".to_owned();
    for i in 0..250_usize {
        let (column, row) =
            (char::from(b'a' + (i * 7 % 19) as u8), char::from(b'a' + (i / 19 * 5 % 19) as u8));
        let color = if i % 2 == 0 { 'B' } else { 'W' };
        write!(text, ";{color}[{column}{row}]").expect("a string takes it");
        if i % 3 == 0 {
            write!(text, "{color}L[{}.{i}]", 600 - i).expect("a string takes it");
        }
        if i % 20 == 9 {
            text += "C[White can live in the corner, but Black gets the outside and sente.]\n";
        }
    }
    text + ")\n"
}

/// A name of three letters and more, each number another.
fn name(mut number: usize) -> String {
    let mut name = String::from("X");
    loop {
        name.push(char::from(b'A' + (number % 26) as u8));
        number /= 26;
        if number == 0 {
            return name;
        }
    }
}
