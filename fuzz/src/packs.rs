//! Data packs.

use crate::games;
use solarium_core::Seed;
use solarium_table::{Library, english};
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

/// Offers the text to every game as its pack.
pub fn read(text: &str) {
    for game in games::IDS {
        let mut library = LIBRARY.clone();
        let id = match library.put_pack_of(game, "fuzz.toml", text) {
            Ok(id) => id,
            Err(problems) => {
                assert!(!problems.0.is_empty(), "a pack was refused without a reason");
                let lines = text.lines().count() + 1;
                assert!(problems.0.iter().all(|problem| (1..=lines).contains(&problem.line)), "{problems}");
                continue;
            }
        };
        let title = library.title(game).expect("a game of the library");
        title.show_pack(&id, english()).expect("the pack is on the shelf");
        title.printed_values(&id).expect("the pack is on the shelf");
        for preset in title.info().presets {
            let mut setup = preset.setup;
            setup["pack"] = id.clone().into();
            // A pack may lack what a set-up asks for; then the set-up is refused.
            if let Ok(session) = title.start(&setup, Seed::from_number(1)) {
                title.load(&session.record(), Seed::from_number(1)).expect("a first position loads");
            }
        }
    }
}
