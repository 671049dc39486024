//! What can be played alone at once: every level of a game's automa, or every set-up for one seat, and every level of
//! its bots.

use serde_json::{Value, json};
use solarium_core::{GameInfo, LEVELS};
use solarium_words::Words;

/// One way to play alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Solo {
    /// Stable, for forms: `cynthia:tree`, `introduction`.
    pub id: String,
    /// The set-up object.
    pub setup: Value,
    /// The name in English, where no message file has one.
    name: String,
    /// Its key in the message files.
    key: String,
}

impl Solo {
    fn against(kind: String) -> Solo {
        Solo { setup: json!({"seats": ["human", kind]}), key: kind_key(&kind), name: kind.clone(), id: kind }
    }

    /// What people read.
    pub fn name<'a>(&'a self, words: &'a Words) -> &'a str {
        if words.has(&self.key) { words.get(&self.key) } else { &self.name }
    }
}

/// Every way to play a game alone, the gentlest first.
pub fn solos(info: &GameInfo) -> Vec<Solo> {
    let automas = info.seat_kinds.iter().filter(|kind| kind.contains(':') && !kind.starts_with("bot:"));
    let mut found: Vec<Solo> = automas.cloned().map(Solo::against).collect();
    if found.is_empty() {
        let alone = info.presets.iter().filter(|preset| preset.setup["seats"] == json!(["human"]));
        found.extend(alone.map(|preset| Solo {
            id: preset.id.to_string(),
            setup: preset.setup.clone(),
            name: preset.id.to_string(),
            key: preset_key(info, preset.id),
        }));
    }
    let levels = LEVELS.iter().filter(|level| info.bots.contains(level));
    found.extend(levels.map(|level| Solo::against(format!("bot:{level}"))));
    if found.is_empty() {
        let (setup, name) = (json!({"seats": info.usual_seats}), info.usual_seats[1..].join(", "));
        found.push(Solo { id: "usual".into(), setup, key: kind_key(&name), name });
    }
    found
}

/// Key of what sits on a seat: `kind-cynthia-old-growth`, `kind-bot-greedy`.
pub fn kind_key(kind: &str) -> String {
    format!("kind-{}", kind.replace([':', '_'], "-"))
}

/// Key of a ready-made set-up.
pub fn preset_key(info: &GameInfo, preset: &str) -> String {
    format!("{}-preset-{}", info.message_prefix(), preset.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_core::Seed;
    use solarium_table::Library;
    use solarium_words::Lang;

    #[test]
    fn every_game_can_be_played_alone_and_every_way_has_a_name() {
        for title in Library::standard().titles() {
            let info = title.info();
            let ways = solos(&info);
            assert!(ways.len() >= 4, "{}", info.id);
            for way in ways {
                title.start(&way.setup, Seed::from_number(1)).unwrap();
                for lang in Lang::ALL {
                    assert!(solarium_table::words(lang).has(&way.key), "{} lacks {}", lang.code(), way.key);
                }
            }
        }
    }
}
