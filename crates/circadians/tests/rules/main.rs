//! The rules of Circadians, chapter by chapter.

mod advice;
mod ch01_pack;
mod ch02_opening;
mod ch02_setup;
mod ch04_plan;
mod ch05_execute;
mod ch06_negotiation;
mod ch07_depository;
mod ch08_locations;
mod ch09_planet;
mod ch10_harvest;
mod ch12_scoring;
mod ch13_items;
mod ch15_data;
mod ch15_tiles;
mod ch17_ai;
mod ch19_decisions;
mod queries;
mod record;
mod table;
