//! Which snapshots of a table are kept: the same in every store.

/// Lines between two snapshots that are kept for ever, so that the past of a table is read from nearby.
pub const KEPT_EVERY: u64 = 512;

/// A snapshot that is dropped, and what the one after it takes over from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinning {
    /// The version of the snapshot to drop.
    pub drop: u64,
    /// The version of the next snapshot that stays.
    pub into: u64,
    /// Its number of untouched steps is at most this: what was touched since the snapshot before the dropped one
    /// is now its to say.
    pub untouched: u64,
}

/// Which snapshot to drop after one was added. `newest` holds version and untouched steps of the newest four (or all,
/// if there are fewer), newest first. The two newest are kept, the older of which leaves some history for undo behind
/// it, and of those before them one in 512 lines.
pub fn thin_out(newest: &[(u64, u64)]) -> Option<Thinning> {
    let [_, (second, _), (third, untouched), rest @ ..] = newest else { return None };
    let before = rest.first().map_or(0, |(version, _)| *version);
    (third - before < KEPT_EVERY).then_some(Thinning { drop: *third, into: *second, untouched: *untouched })
}
