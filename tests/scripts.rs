//! The two commands of the project, `scripts/play` and `scripts/test`, in a world of stand-in programs.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::TempDir;

/// The real programs that the scripts may use; everything else is a stand-in or missing.
const REAL: [&str; 9] = ["bash", "cut", "dirname", "env", "getconf", "head", "sed", "sort", "xargs"];

/// Notes its name and arguments.
const NOTE: &str = "echo \"${0##*/} $*\" >> \"$WORLD/log\"";

/// Held by each world: a program cannot be started while a child of another test still has it open for writing.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A folder that is the whole `PATH`, and a log of what the stand-ins were asked.
struct World {
    _alone: MutexGuard<'static, ()>,
    folder: TempDir,
    display: bool,
}

/// What a script did.
struct Ran {
    ok: bool,
    /// All that it wrote, errors included.
    said: String,
    /// The calls of stand-ins, one a line.
    called: String,
}

impl World {
    /// Debian with Rust, all packages installed, an ordinary user without `sudo`, and no display.
    fn new() -> Self {
        let alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let world = Self { _alone: alone, folder: TempDir::new().unwrap(), display: false };
        fs::create_dir(world.path("bin")).unwrap();
        for name in REAL {
            let real = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(name));
            symlink(real.iter().find(|path| path.exists()).unwrap(), world.path("bin").join(name)).unwrap();
        }
        world.stand_in("uname", "echo Linux");
        world.stand_in("id", "echo 1000");
        world.stand_in("cc", "");
        world.stand_in("rustc", "echo 'rustc 1.99.0 (abc 2026-01-01)'");
        world.stand_in(
            "cargo",
            &format!(
                "{NOTE}; [[ $1 == build ]] || exit 0; folder=$WORLD/target/play; \
                 [[ $* == *'--profile dev'* ]] && folder=$WORLD/target/debug; mkdir=(/bin/mkdir -p); \
                 \"${{mkdir[@]}}\" \"$folder\"; \
                 printf '#!%s\\n%s\\n' \"$WORLD/bin/bash\" 'echo \"goishi in $PWD: $*\"' > \"$folder/goishi\"; \
                 /bin/chmod +x \"$folder/goishi\""
            ),
        );
        world.stand_in("apt-get", NOTE);
        world.with_packages_installed_but("none");
        world
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Puts a program that runs these words of bash on the `PATH`.
    fn stand_in(&self, name: &str, words: &str) {
        let path = self.path("bin").join(name);
        let bash = self.path("bin/bash");
        fs::write(&path, format!("#!{}\n{words}\n", bash.display())).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn without(&self, name: &str) {
        fs::remove_file(self.path("bin").join(name)).unwrap();
    }

    /// One package is known to the package manager, but not installed.
    fn with_packages_installed_but(&self, package: &str) {
        self.stand_in(
            "dpkg-query",
            &format!(
                "[[ ${{@: -1}} == {package} ]] && status=not-installed || status=installed; \
                 format=${{2#-f=}}; printf '%s' \"${{format/'${{db:Status-Status}}'/$status}}\""
            ),
        );
    }

    fn run(&self, script: &str, arguments: &[&str]) -> Ran {
        self.run_with(script, arguments, &[])
    }

    fn run_with(&self, script: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Ran {
        let mut command = Command::new(self.path("bin/bash"));
        command
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(script))
            .args(arguments)
            .env_clear()
            .env("PATH", self.path("bin"))
            .env("HOME", self.path("home"))
            .env("WORLD", self.folder.path())
            .env("CARGO_TARGET_DIR", self.path("target"))
            .envs(variables.iter().copied())
            .current_dir(self.folder.path())
            .stdin(std::process::Stdio::null());
        if self.display {
            command.env("DISPLAY", ":7");
        }
        let output = command.output().unwrap();
        Ran {
            ok: output.status.success(),
            said: String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap(),
            called: fs::read_to_string(self.path("log")).unwrap_or_default(),
        }
    }
}

#[track_caller]
fn check(text: &str, part: &str) {
    assert!(text.contains(part), "{part:?} is not in:\n{text}");
}

#[test]
fn without_rust_both_say_where_to_get_it() {
    for script in ["scripts/play", "scripts/test"] {
        for missing in ["cargo", "rustc"] {
            let world = World::new();
            world.without(missing);
            let ran = world.run(script, &[]);
            assert!(!ran.ok);
            check(&ran.said, "Rust is missing");
            check(&ran.said, "https://rustup.rs");
            assert_eq!(ran.called, "");
        }
    }
}

#[test]
fn a_compiler_that_is_too_old_is_named() {
    for script in ["scripts/play", "scripts/test"] {
        for (version, fits) in
            [("1.94.1", false), ("1.9.0", false), ("1.95.0", true), ("1.95.0-nightly", true), ("2.0.0", true)]
        {
            let world = World::new();
            world.stand_in("rustc", &format!("echo 'rustc {version} (abc 2020-01-01)'"));
            let ran = world.run(script, &[]);
            assert_eq!(ran.ok, fits, "{version}: {}", ran.said);
            if !fits {
                check(&ran.said, &format!("Rust {version} is too old"));
                assert_eq!(ran.called, "");
            }
        }
    }
}

#[test]
fn rust_is_found_where_its_installer_puts_it() {
    let world = World::new();
    fs::create_dir_all(world.path("home/.cargo/bin")).unwrap();
    for name in ["cargo", "rustc"] {
        fs::rename(world.path("bin").join(name), world.path("home/.cargo/bin").join(name)).unwrap();
    }
    let ran = world.run("scripts/play", &[]);
    assert!(ran.ok, "{}", ran.said);
}

#[test]
fn root_installs_what_is_missing_and_nothing_else() {
    let world = World::new();
    world.stand_in("id", "echo 0");
    world.with_packages_installed_but("libudev-dev");
    let ran = world.run("scripts/play", &[]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.said, "play: installing libudev-dev (building and running the game)");
    let calls: Vec<&str> = ran.called.lines().filter(|line| line.starts_with("apt-get")).collect();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert!(calls[0].ends_with(" update"));
    assert!(calls[1].ends_with(" install -y --no-install-recommends libudev-dev"));
}

#[test]
fn where_nothing_is_missing_the_package_manager_is_left_alone() {
    let ran = World::new().run("scripts/play", &[]);
    assert!(!ran.called.contains("apt-get"), "{}", ran.called);
}

#[test]
fn who_may_not_install_is_told_the_command() {
    for sudo in [None, Some("exit 1")] {
        let world = World::new();
        if let Some(words) = sudo {
            world.stand_in("sudo", words);
        }
        world.with_packages_installed_but("libudev-dev");
        let ran = world.run("scripts/play", &[]);
        assert!(!ran.ok);
        check(&ran.said, "as root: apt-get install -y libudev-dev");
        assert_eq!(ran.called, "");
    }
}

#[test]
fn who_may_use_sudo_installs_with_it() {
    let world = World::new();
    world.stand_in("sudo", "[[ $1 == -n ]] && shift; \"$@\"");
    world.stand_in("true", "");
    world.with_packages_installed_but("libudev-dev");
    let ran = world.run("scripts/play", &[]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.called, "install -y --no-install-recommends libudev-dev");
}

#[test]
fn an_installation_that_fails_ends_with_the_command() {
    let world = World::new();
    world.stand_in("id", "echo 0");
    world.stand_in("apt-get", "exit 100");
    world.with_packages_installed_but("libudev-dev");
    let ran = world.run("scripts/play", &[]);
    assert!(!ran.ok);
    check(&ran.said, "as root: apt-get install -y libudev-dev");
}

#[test]
fn without_a_c_compiler_one_is_asked_for() {
    let world = World::new();
    world.without("cc");
    world.with_packages_installed_but("gcc");
    let ran = world.run("scripts/test", &[]);
    assert!(!ran.ok);
    check(&ran.said, "apt-get install -y gcc");
}

#[test]
fn elsewhere_than_on_debian_it_says_what_it_takes_and_goes_on() {
    let world = World::new();
    world.without("dpkg-query");
    let ran = world.run("scripts/play", &[]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.said, "this is not Debian");
    check(&ran.said, "libasound2-dev");
    check(&ran.called, "cargo build");
}

#[test]
fn without_a_display_a_game_is_played_off_screen() {
    let world = World::new();
    let ran = world.run("scripts/play", &[]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.said, "there is no display");
    check(&ran.said, "about 10 minutes");
    check(&ran.said, ": --demo goishi-demo\n");
    // It writes where it was called from.
    check(&ran.said, &format!("goishi in {}: ", fs::canonicalize(world.folder.path()).unwrap().display()));
    check(&ran.called, "cargo build --locked --profile play --bin goishi");
    // The second time it is built already.
    assert!(!world.run("scripts/play", &[]).said.contains("10 minutes"));
}

#[test]
fn with_a_display_or_with_arguments_it_does_what_was_asked() {
    let mut world = World::new();
    let ran = world.run("scripts/play", &["--demo", "a b"]);
    check(&ran.said, ": --demo a b\n");
    assert!(!ran.said.contains("no display"));
    let ran = world.run("scripts/play", &["--help"]);
    check(&ran.said, ": --help\n");
    world.display = true;
    let ran = world.run("scripts/play", &[]);
    assert!(ran.said.ends_with(": \n"), "{}", ran.said);
    assert!(!ran.said.contains("demo"));
}

#[test]
fn another_profile_may_be_chosen() {
    let world = World::new();
    let ran = world.run_with("scripts/play", &[], &[("GOISHI_PLAY_PROFILE", "dev")]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.called, "cargo build --locked --profile dev --bin goishi");
    check(&ran.said, ": --demo goishi-demo\n");
}

#[test]
fn the_checks_run_with_and_without_the_game() {
    for script in ["scripts/test", ".ci/run"] {
        let world = World::new();
        let ran = world.run(script, &[]);
        assert!(ran.ok, "{}", ran.said);
        for call in [
            "cargo fmt --all --check",
            "cargo clippy --locked --no-default-features --workspace --all-targets -- -D warnings",
            "cargo clippy --locked --all-targets -- -D warnings",
            "cargo doc --locked --no-deps",
            "cargo doc --locked --no-default-features --no-deps",
            "cargo test --quiet --locked --no-default-features --lib\n",
            "cargo test --quiet --locked --no-default-features --test=dependencies\n",
            "cargo test --quiet --locked --no-default-features --test=rules_renju\n",
            "cargo test --locked --no-default-features --doc",
            "cargo test --locked --lib app::\n",
            "cargo test --locked --bins --test=app_play --test=screens --test=window_play\n",
        ] {
            check(&ran.called, call);
        }
        for played in ["app_play", "screens", "window_play"] {
            assert!(
                !ran.called.contains(&format!("--no-default-features --test={played}")),
                "{}",
                ran.called
            );
        }
        check(&ran.said, "[00:0");
        check(&ran.said, "all is well");
    }
}

#[test]
fn the_first_check_that_fails_ends_the_run() {
    let world = World::new();
    world.stand_in("cargo", &format!("{NOTE}; [[ $* != 'fmt --all --check' ]]"));
    let ran = world.run("scripts/test", &[]);
    assert!(!ran.ok);
    check(&ran.said, "form failed; the command was: cargo fmt --all --check");
    assert!(!ran.called.contains("cargo test"));
}

#[test]
fn every_reader_gets_mutated_files() {
    let world = World::new();
    let ran = world.run("scripts/test", &[]);
    assert!(ran.ok, "{}", ran.said);
    for reader in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/src/bin")).unwrap() {
        let reader = reader.unwrap().path().with_extension("");
        check(&ran.called, &format!("--bin {} -- 60\n", reader.file_name().unwrap().to_str().unwrap()));
    }
    world.stand_in("cargo", &format!("{NOTE}; [[ $* != *'--bin sgf '* ]]"));
    let ran = world.run("scripts/test", &[]);
    assert!(!ran.ok);
    check(&ran.said, "mutated files, a minute for each reader failed; the command was: fuzz 60");
}

#[test]
fn missing_lints_are_installed_or_named() {
    let world = World::new();
    world.stand_in("cargo", &format!("{NOTE}; [[ $* != 'clippy --version' ]]"));
    let ran = world.run("scripts/test", &[]);
    assert!(!ran.ok);
    check(&ran.said, "clippy is missing");
    world.stand_in("rustup", NOTE);
    let ran = world.run("scripts/test", &[]);
    assert!(ran.ok, "{}", ran.said);
    check(&ran.called, "rustup component add clippy");
}
