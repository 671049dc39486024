//! The game in words: answers, questions, events, the board as text, read-outs, what to touch.

pub(crate) mod board_text;
mod events;
pub(crate) mod info;
pub(crate) mod labels;
mod meant;
mod position;
mod prompts;
pub(crate) mod query;
mod touches;
