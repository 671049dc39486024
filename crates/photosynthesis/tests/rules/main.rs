//! The rules, chapter by chapter; names carry the rule ids.

mod ch08_cynthia_setup;
mod ch09_cynthia_turn;
mod ch10_cynthia_actions;
mod ch12_selection;
mod ch13_levels;
mod levels;
mod scene;
