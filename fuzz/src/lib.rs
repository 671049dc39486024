//! What the fuzz targets of Solarium do with their input. A target in `fuzz_targets/` only names one of these.
//!
//! * [`games`]: the one place that knows the traits of a game.
//! * [`conversation`], [`records`], [`packs`], [`sockets`]: one for each target (`position` is in [`games`]).
//! * [`mutation`]: changes inputs as the documents they are, so that a change reaches the rules and not only the parser.

pub mod conversation;
pub mod games;
pub mod mutation;
pub mod packs;
pub mod records;
pub mod sockets;
