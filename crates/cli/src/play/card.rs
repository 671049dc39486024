//! `card NAME`: what is printed on a card, tile or board, from the pack that is played with.

use solarium_table::{Session, Title, Words};

/// The most lines that are shown.
const MOST_LINES: usize = 12;

/// The lines of the pack that have a name in them.
pub(super) fn printed(title: &dyn Title, session: &dyn Session, words: &Words, name: &str) -> Vec<String> {
    let packs = title.packs();
    let setup = session.setup();
    let pack = setup.get("pack").and_then(|pack| pack.as_str()).or_else(|| packs.first().map(String::as_str));
    let text = pack.and_then(|pack| title.show_pack(pack, words)).unwrap_or_default();
    let name = name.to_lowercase();
    let found =
        text.lines().filter(|line| line.to_lowercase().contains(&name)).map(|line| line.trim().to_string());
    found.take(MOST_LINES).collect()
}
