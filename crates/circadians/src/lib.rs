//! Circadians: First Light and its solo AI: rules, automa, data pack.

pub mod pack;
pub mod planet;
