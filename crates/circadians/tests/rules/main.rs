//! The rules of Circadians, chapter by chapter.

mod ch01_pack;
mod ch02_opening;
mod ch04_plan;
mod ch05_execute;
mod ch06_negotiation;
mod ch07_depository;
mod ch08_locations;
mod ch09_planet;
mod record;
mod table;
