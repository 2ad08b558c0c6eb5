//! A virtual screen of its own, the program on it, and somebody with a keyboard, a mouse and a camera.

use std::collections::HashSet;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use bevy::math::UVec2;
use goishi::app::theme::Rgb;

use crate::until;

/// What the test needs, and the packages of Debian that bring it.
const TOOLS: [(&str, &str); 3] = [("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")];
/// Until the first picture: shaders are compiled by a slow processor.
const START: Duration = Duration::from_mins(1);
/// Until something that was asked for is seen.
const PATIENCE: Duration = Duration::from_secs(20);

/// A picture of the screen.
pub(crate) struct Picture {
    width: usize,
    pixels: Vec<Rgb>,
}

/// The virtual screen and the program on it; both end with the test.
pub(crate) struct Player {
    display: String,
    program: Owned,
    /// Ends after the program.
    _server: Owned,
}

/// A process that ends with its owner.
struct Owned(Child);

impl Drop for Owned {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Player {
    /// Starts the program on a screen of this size.
    pub(crate) fn start(home: &Path, config: &Path, size: UVec2) -> Self {
        require_tools();
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{}x{}x24", size.x, size.y))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let server = Owned(server);
        let display = format!(":{}", number.trim());
        let run = home.join("run");
        std::fs::create_dir_all(&run).unwrap();
        let program = Command::new(env!("CARGO_BIN_EXE_goishi"))
            .arg("--config")
            .arg(config)
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_STATE_HOME", home.join("state"))
            .env("XDG_RUNTIME_DIR", &run)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Self { display, program: Owned(program), _server: server }
    }

    /// Waits for the first picture and gives the program the keyboard, as a window manager would.
    pub(crate) fn wait_until_drawn(&mut self, is_drawn: &dyn Fn(&Picture) -> bool) {
        let drawn = until(START, || {
            let ended = self.program.0.try_wait().unwrap();
            assert_eq!(ended, None, "the program ended before it was seen");
            is_drawn(&self.picture())
        });
        assert!(drawn, "nothing was drawn in {START:?}");
        let pid = self.program.0.id().to_string();
        let found = self.xdotool(&["search", "--onlyvisible", "--pid", &pid]);
        let windows = String::from_utf8(found.stdout).unwrap();
        let window = windows.lines().last().expect("the program has a window");
        self.xdotool(&["windowfocus", "--sync", window]);
    }

    /// Presses a key and lets it go.
    pub(crate) fn key(&self, name: &str) {
        self.xdotool(&["key", name]);
        std::thread::sleep(Duration::from_millis(60));
    }

    /// Clicks with the left button and takes the pointer out of the way.
    pub(crate) fn click(&self, place: (i32, i32)) {
        self.click_and_rest(place);
        self.xdotool(&["mousemove", "2", "2"]);
    }

    /// Clicks with the left button and leaves the pointer where it is.
    pub(crate) fn click_and_rest(&self, (x, y): (i32, i32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        self.xdotool(&["mousedown", "1"]);
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mouseup", "1"]);
    }

    /// Waits until the picture is as it should be.
    #[track_caller]
    pub(crate) fn wait_for(&self, what: &str, seen: impl Fn(&Picture) -> bool) {
        if !until(PATIENCE, || seen(&self.picture())) {
            let kept = std::env::temp_dir().join("goishi-window-test.png");
            let _ = std::fs::write(&kept, self.png());
            panic!("{what} was not seen in {PATIENCE:?}; the last picture is {}", kept.display());
        }
    }

    /// Waits until nothing moves any more.
    pub(crate) fn wait_for_rest(&self) {
        let mut last = self.picture();
        let stands = until(PATIENCE, || {
            let before = std::mem::replace(&mut last, self.picture());
            !last.differs(&before, 0.0)
        });
        assert!(stands, "something moves for {PATIENCE:?}");
    }

    /// A picture of the whole screen.
    pub(crate) fn picture(&self) -> Picture {
        Picture::read(&self.png())
    }

    /// The share of a processor that the program takes over a while.
    pub(crate) fn cpu_share(&self, time: Duration) -> f64 {
        let before = self.cpu_ticks();
        std::thread::sleep(time);
        // Linux counts a hundred ticks a second on all its usual builds.
        (self.cpu_ticks() - before) as f64 / 100.0 / time.as_secs_f64()
    }

    /// The code that the program ends with, if it ends in time.
    pub(crate) fn exit_code(&mut self, patience: Duration) -> Option<i32> {
        let mut status = None;
        until(patience, || {
            status = self.program.0.try_wait().unwrap();
            status.is_some()
        });
        status.and_then(|status| status.code())
    }

    /// The time in user and kernel mode: fields 14 and 15 of `/proc/PID/stat` (proc(5)).
    fn cpu_ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.program.0.id())).unwrap();
        // The name of the program, in parentheses, may hold anything.
        let fields = stat.rsplit_once(')').unwrap().1.split_whitespace();
        fields.skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
    }

    fn png(&self) -> Vec<u8> {
        let output = Command::new("import")
            .args(["-display", &self.display, "-window", "root", "-depth", "8", "png24:-"])
            .output()
            .unwrap();
        assert!(output.status.success(), "import: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    }

    #[track_caller]
    fn xdotool(&self, args: &[&str]) -> Output {
        let output = Command::new("xdotool").args(args).env("DISPLAY", &self.display).output().unwrap();
        assert!(output.status.success(), "xdotool {args:?}: {}", String::from_utf8_lossy(&output.stderr));
        output
    }
}

impl Picture {
    fn read(png: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let n_channels = info.color_type.samples();
        let pixel = |channels: &[u8]| match *channels {
            [gray] | [gray, _] => Rgb(gray, gray, gray),
            [red, green, blue, ..] => Rgb(red, green, blue),
            [] => unreachable!("a pixel has a channel"),
        };
        let pixels = bytes[..info.buffer_size()].chunks_exact(n_channels).map(pixel).collect();
        Self { width: info.width as usize, pixels }
    }

    /// The color of a pixel.
    pub(crate) fn at(&self, x: i32, y: i32) -> Rgb {
        self.pixels[y as usize * self.width + x as usize]
    }

    /// The number of colors, up to a hundred.
    pub(crate) fn n_colors(&self) -> usize {
        let mut colors = HashSet::new();
        for pixel in &self.pixels {
            colors.insert((pixel.0, pixel.1, pixel.2));
            if colors.len() >= 100 {
                break;
            }
        }
        colors.len()
    }

    /// Whether more than a share of the pixels are of another color.
    pub(crate) fn differs(&self, other: &Self, share: f64) -> bool {
        let n_changed = self.pixels.iter().zip(&other.pixels).filter(|(a, b)| a != b).count();
        n_changed as f64 > share * self.pixels.len() as f64
    }
}

/// Fails with the packages to install.
fn require_tools() {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let missing: Vec<&str> = TOOLS
        .into_iter()
        .filter(|(tool, _)| !std::env::split_paths(&path).any(|folder| folder.join(tool).exists()))
        .map(|(_, package)| package)
        .collect();
    assert!(
        missing.is_empty(),
        "this test needs the packages {} (apt install {} mesa-vulkan-drivers), or GOISHI_NO_WINDOW_TESTS=1",
        missing.join(", "),
        missing.join(" "),
    );
}
