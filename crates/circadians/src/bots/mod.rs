//! Computer players of this game.

pub mod greedy;
