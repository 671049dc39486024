//! The game in words, for people and programs: labels, prompts, events, touches, the board as text, read-outs.

mod board_text;
mod card_labels;
mod components;
mod events;
mod guidance;
pub(crate) mod info;
mod labels;
pub(crate) mod names;
mod prompts;
pub(crate) mod query;
mod screen_text;
mod touches;
mod usual;

use solarium_core::{MessageFile, message_file};

/// Every message of the game and of its picture.
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
