//! The rules, chapter by chapter. Names of tests carry the rule they prove.

mod advice;
mod chapter03_04;
mod chapter05_06;
mod chapter07_10;
mod chapter11;
mod chapter12_14;
mod chapter16;
mod effects_action;
mod effects_move;
mod effects_turn;
mod examples;
mod table;
mod usual;
mod walk;
