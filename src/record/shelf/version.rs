//! Whether a file is still as it was seen last.

use std::hash::{DefaultHasher, Hasher as _};

/// What a file held when it was read or written, as a number.
///
/// ```
/// # use goishi::record::shelf::Version;
/// assert_eq!(Version::of(b"one"), Version::of(b"one"));
/// assert_ne!(Version::of(b"one"), Version::of(b"two"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(u64);

impl Version {
    /// The version of a file with these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        Self(hasher.finish())
    }
}
