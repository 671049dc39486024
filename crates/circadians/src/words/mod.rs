//! The game in words: answers, questions, events, the board as text, read-outs, what to touch.

pub(crate) mod board_text;
pub(crate) mod card_texts;
mod components;
mod events;
mod guidance;
pub(crate) mod info;
pub(crate) mod labels;
mod meant;
pub(crate) mod names;
mod position;
mod prompts;
pub(crate) mod query;
mod touches;

use solarium_core::{MessageFile, message_file};

/// Every sentence of the game, in every language.
pub(crate) static MESSAGES: &[MessageFile] = &[
    message_file!(
        "messages/*.ftl",
        en: include_str!("../../messages/en.ftl"),
        "de": include_str!("../../messages/de.ftl"),
        "fr": include_str!("../../messages/fr.ftl"),
    ),
    message_file!(
        "messages/box/*.ftl",
        en: include_str!("../../messages/box/en.ftl"),
        "de": include_str!("../../messages/box/de.ftl"),
        "fr": include_str!("../../messages/box/fr.ftl"),
    ),
];
