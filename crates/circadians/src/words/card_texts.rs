//! Texts of cards and tiles. They belong to the pack, which anyone may write; those of the built-in pack are messages.

use super::MESSAGES;
use solarium_core::{Argument, Message, MessageFile};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What the entries begin with that hold a text of the built-in pack. Each is one line.
const PREFIX: &str = "ci-text-";

/// The entries by their English.
static TEXTS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let english = MESSAGES.iter().map(MessageFile::english);
    let entries = english.flat_map(str::lines).filter(|line| line.starts_with(PREFIX));
    entries.filter_map(|line| line.split_once(" = ")).map(|(id, text)| (text, id)).collect()
});

/// The message that says a text of a pack in every language; `None` for a text that the built-in pack has not.
///
/// ```
/// use solarium_circadians::text_message;
/// assert_eq!(text_message("pays no Garage fees").map(|message| message.id), Some("ci-text-naira"));
/// assert_eq!(text_message("sings"), None);
/// ```
pub fn text_message(text: &str) -> Option<Message> {
    TEXTS.get(text).map(|id| Message::new(id))
}

/// A text of a pack within a sentence: what its author wrote, where no message says it.
pub(crate) fn card_text(text: &str) -> Argument {
    text_message(text).map_or_else(|| text.into(), Argument::from)
}
