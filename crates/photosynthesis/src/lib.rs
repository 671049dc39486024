//! Photosynthesis and its solo opponent Cynthia: rules, automa, data pack.

pub mod half;
pub mod pack;
pub mod readings;
pub mod rules;

pub use half::{Arrow, Half, Ticks};
pub use pack::Pack;
pub use readings::{CollectReading, DsCorner, PairPriority, Readings, SeedReading};
