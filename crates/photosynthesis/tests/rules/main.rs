//! The rules, chapter by chapter; names carry the rule ids.

mod advice;
mod ch01_board;
mod ch02_setup;
mod ch03_rounds;
mod ch04_light;
mod ch05_actions;
mod ch06_score;
mod ch07_options;
mod ch08_cynthia_setup;
mod ch09_cynthia_turn;
mod ch10_cynthia_actions;
mod ch12_selection;
mod ch13_levels;
mod ch14_record;
mod ch14_refusals;
mod ch15_edges;
mod levels;
mod perft;
mod players;
mod readouts;
mod scene;
mod worked_examples;
