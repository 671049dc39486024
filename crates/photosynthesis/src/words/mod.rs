//! Everything in words: labels, prompts, events, touches, the board as text, what the game offers, read-outs.

mod board_text;
mod components;
mod events;
mod guidance;
pub(crate) mod info;
mod labels;
pub(crate) mod names;
mod prompts;
pub(crate) mod query;
mod together;
mod touches;

use solarium_core::{MessageFile, message_file};

/// Numbers or ids in a row.
pub(crate) fn joined<T: ToString>(items: &[T], by: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(by)
}

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
