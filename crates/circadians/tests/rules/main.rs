//! The rules of Circadians, chapter by chapter.

mod ch01_pack;
mod ch02_opening;
mod ch04_plan;
mod record;
mod table;
