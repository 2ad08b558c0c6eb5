//! Files that are no nets, or nets no longer.

use std::io::Read as _;

use flate2::read::GzDecoder;
use goishi::search::net::{Net, NetError, Part};
use proptest::prelude::*;

use super::TINY;

/// The net as it is within the compression.
fn plain() -> Vec<u8> {
    let mut bytes = Vec::new();
    GzDecoder::new(TINY).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The file with the first such text replaced.
fn changed(from: &str, to: &str) -> Result<Net, NetError> {
    let mut bytes = plain();
    let at = bytes.windows(from.len()).position(|window| window == from.as_bytes()).unwrap();
    bytes.splice(at..at + from.len(), to.bytes());
    Net::read(&bytes)
}

#[test]
fn nets_are_read_compressed_or_not() {
    for bytes in [TINY, &plain()] {
        let net = Net::read(bytes).unwrap();
        assert_eq!((net.n_blocks(), net.n_channels()), (3, 8));
        assert_eq!(net.name(), "tiny-1");
    }
}

#[test]
fn what_is_wrong_is_named() {
    let check = |result: Result<Net, NetError>, expect: NetError| assert_eq!(result.err(), Some(expect));
    check(Net::read(b""), NetError::Damaged(Part::Header));
    check(Net::read(&[0x1f, 0x8b, 8, 0]), NetError::Damaged(Part::Header));
    check(Net::read(&[0; 100]), NetError::Unreadable(Part::Header));
    check(Net::read(b"name eight 22 19 "), NetError::Unreadable(Part::Header));
    check(Net::read(b"name 14 22 19 "), NetError::Version(14));
    check(Net::read(b"name 8 13 19 "), NetError::Inputs);
    check(Net::read(b"name 8 22 19 trunk 1000000 8 8 8 8 8 "), NetError::Size(Part::Inputs));
    check(Net::read(b"name 8 22 19 trunk 3 -8 8 8 8 8 "), NetError::Size(Part::Inputs));
    let all = plain();
    check(Net::read(&all[..all.len() - 8]), NetError::Damaged(Part::Value));
    check(Net::read(&TINY[..TINY.len() / 2]).map_err(|_| NetError::Inputs), NetError::Inputs);
    check(changed("gpool_block", "other_block"), NetError::Unreadable(Part::Block(1)));
    check(changed("@BIN@", "@TXT@"), NetError::Unreadable(Part::Inputs));
}

#[test]
fn numbers_that_are_none_are_refused() {
    let mut bytes = plain();
    let at = bytes.windows(5).position(|window| window == b"@BIN@").unwrap() + 5;
    bytes[at..at + 4].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(Net::read(&bytes).err(), Some(NetError::NotFinite(Part::Inputs)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn garbage_is_an_error(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Net::read(&bytes).is_err());
    }

    #[test]
    fn files_cut_short_are_errors(share in 0.0..0.99_f64) {
        let bytes = plain();
        prop_assert!(Net::read(&bytes[..(share * bytes.len() as f64) as usize]).is_err());
        prop_assert!(Net::read(&TINY[..(share * (TINY.len() - 20) as f64) as usize]).is_err());
    }

    /// A changed byte may leave a net, but nothing that panics or takes memory without end.
    #[test]
    fn damage_is_an_error_or_a_net(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8)) {
        let mut bytes = plain();
        for (at, byte) in &changes {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        let _ = Net::read(&bytes);
    }
}
