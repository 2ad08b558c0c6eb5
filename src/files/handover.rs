//! A file that is opened while the program runs already: the window that is there opens it.
//!
//! The first program on a folder listens on a socket in it; another one that is started to open a file hands its path
//! over and ends. Who may write to the folder may do so, and nobody else. Where the system has no such sockets, or the
//! path of the folder is too long for one, every program opens its own file.

use std::path::{Path, PathBuf};

/// The name of the socket in the folder of a user.
pub const SOCKET: &str = "open.sock";

/// A program that listens. It does as long as it lives.
#[derive(Debug)]
pub struct Listener {
    socket: PathBuf,
}

impl Drop for Listener {
    fn drop(&mut self) {
        // A socket that stays is taken over by the next program.
        let _ = std::fs::remove_file(&self.socket);
    }
}

/// Hands a file over to the program that listens in a folder; false where there is none.
pub fn hand_over(folder: &Path, file: &Path) -> bool {
    // What is said of the current folder means nothing there.
    std::path::absolute(file).is_ok_and(|file| unix::hand_over(&folder.join(SOCKET), &file))
}

/// Listens in a folder, and passes on the files that are handed over; none where another program does, or where it
/// cannot be.
pub fn listen(folder: &Path, take: impl Fn(PathBuf) + Send + 'static) -> Option<Listener> {
    let socket = folder.join(SOCKET);
    unix::listen(&socket, take).then(|| Listener { socket })
}

#[cfg(unix)]
mod unix {
    use std::ffi::OsString;
    use std::io::{Read as _, Write as _};
    use std::net::Shutdown;
    use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::thread;
    use std::time::Duration;

    use tracing::warn;

    /// The answer to a path.
    const TAKEN: &[u8] = b"taken";
    /// The longest path.
    const LONGEST: u64 = 1 << 16;
    /// How long the other side may take for its part.
    const PATIENCE: Duration = Duration::from_secs(2);

    fn connect(socket: &Path) -> std::io::Result<UnixStream> {
        let stream = UnixStream::connect(socket)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(stream)
    }

    pub(super) fn hand_over(socket: &Path, file: &Path) -> bool {
        let say = || -> std::io::Result<bool> {
            let mut stream = connect(socket)?;
            stream.write_all(file.as_os_str().as_bytes())?;
            stream.shutdown(Shutdown::Write)?;
            let mut answer = Vec::new();
            stream.take(TAKEN.len() as u64 + 1).read_to_end(&mut answer)?;
            Ok(answer == TAKEN)
        };
        say().unwrap_or(false)
    }

    pub(super) fn listen(socket: &Path, take: impl Fn(PathBuf) + Send + 'static) -> bool {
        let bound = UnixListener::bind(socket).or_else(|refused| {
            // One that nobody listens on was left by a program that was killed.
            if connect(socket).is_ok() {
                return Err(refused);
            }
            std::fs::remove_file(socket)?;
            UnixListener::bind(socket)
        });
        let Ok(listener) = bound else { return false };
        let hear = move || {
            for stream in listener.incoming() {
                match stream.and_then(hear) {
                    Ok(file) if file.is_absolute() => take(file),
                    Ok(_) => {}
                    Err(error) => warn!("a file that was handed over was not understood: {error}"),
                }
            }
        };
        thread::Builder::new().name("goishi-open".to_owned()).spawn(hear).is_ok()
    }

    /// The path that another program hands over.
    fn hear(mut stream: UnixStream) -> std::io::Result<PathBuf> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut path = Vec::new();
        (&mut stream).take(LONGEST).read_to_end(&mut path)?;
        let path = PathBuf::from(OsString::from_vec(path));
        if path.is_absolute() {
            stream.write_all(TAKEN)?;
        }
        Ok(path)
    }
}

#[cfg(not(unix))]
mod unix {
    use std::path::{Path, PathBuf};

    pub(super) fn hand_over(_socket: &Path, _file: &Path) -> bool {
        false
    }

    pub(super) fn listen(_socket: &Path, _take: impl Fn(PathBuf) + Send + 'static) -> bool {
        false
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::ffi::OsStr;
    use std::io::Write as _;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    const SOON: Duration = Duration::from_secs(10);

    #[test]
    fn a_file_comes_to_the_first_program_whatever_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = Path::new("/a b").join(OsStr::from_bytes(b"\xff\n.sgf"));
        assert!(!hand_over(folder.path(), &file), "nobody listens");
        let (send, taken) = channel();
        let first = listen(folder.path(), move |file| send.send(file).unwrap()).unwrap();
        assert!(listen(folder.path(), |_| unreachable!()).is_none(), "one is enough");
        assert!(hand_over(folder.path(), &file));
        assert_eq!(taken.recv_timeout(SOON), Ok(file.clone()));
        assert!(hand_over(folder.path(), Path::new("near.sgf")));
        assert_eq!(taken.recv_timeout(SOON), Ok(std::env::current_dir().unwrap().join("near.sgf")));
        drop(first);
        assert!(!hand_over(folder.path(), &file));
    }

    #[test]
    fn the_socket_of_a_program_that_was_killed_is_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        drop(std::os::unix::net::UnixListener::bind(folder.path().join(SOCKET)).unwrap());
        let (send, taken) = channel();
        let _first = listen(folder.path(), move |file| send.send(file).unwrap()).unwrap();
        assert!(hand_over(folder.path(), Path::new("/a.sgf")));
        assert_eq!(taken.recv_timeout(SOON), Ok(PathBuf::from("/a.sgf")));
    }

    #[test]
    fn garbage_opens_nothing_and_the_next_file_is_heard() {
        let folder = tempfile::tempdir().unwrap();
        let (send, taken) = channel();
        let _first = listen(folder.path(), move |file| send.send(file).unwrap()).unwrap();
        let long = vec![b'x'; 1 << 20];
        for garbage in [b"".as_slice(), b"relative.sgf", b"\0\xff", &long] {
            let mut stream = UnixStream::connect(folder.path().join(SOCKET)).unwrap();
            // A flood is not listened to until its end.
            let _ = stream.write_all(garbage);
        }
        assert!(hand_over(folder.path(), Path::new("/a.sgf")));
        assert_eq!(taken.recv_timeout(SOON), Ok(PathBuf::from("/a.sgf")));
        assert!(taken.try_recv().is_err());
    }

    #[test]
    fn where_the_path_is_too_long_there_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("a".repeat(120));
        std::fs::create_dir(&deep).unwrap();
        assert!(listen(&deep, |_| {}).is_none());
        assert!(!hand_over(&deep, Path::new("/a.sgf")));
    }
}
