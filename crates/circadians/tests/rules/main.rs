//! The rules of Circadians, chapter by chapter.

mod ch01_pack;
mod record;
