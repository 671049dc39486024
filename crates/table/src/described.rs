//! A game as described to people and tools in a language. The texts are messages of the game, found by the names of
//! the things they describe; a game without such a message is described by those names.

use serde_json::{Value, json};
use solarium_core::GameInfo;
use solarium_words::Words;

/// One line about the game.
pub fn summary(info: &GameInfo, words: &Words) -> String {
    text(words, format!("{}-summary", info.message_prefix()), info.title)
}

/// The name of a ready-made set-up.
pub fn preset_name(info: &GameInfo, id: &str, words: &Words) -> String {
    text(words, key(info, "preset", id), id)
}

/// What an option of the set-up means.
pub fn option_meaning(info: &GameInfo, option: &str, words: &Words) -> String {
    text(words, key(info, "option", option) + "-meaning", option)
}

/// What a read-out tells, for people: programs get its fields by their names as well, where it has some.
pub fn query_meaning(info: &GameInfo, query: &str, words: &Words) -> Option<String> {
    let key = key(info, "query", query);
    words.has(&key).then(|| words.get(&key).to_string())
}

/// The whole description as it goes over the wire.
pub fn described(info: &GameInfo, words: &Words) -> Value {
    let mut game = serde_json::to_value(info).expect("plain data");
    game["summary"] = json!(summary(info, words));
    for (value, option) in entries(&mut game, "options").zip(&info.options) {
        value["meaning"] = json!(option_meaning(info, option.name, words));
    }
    for (value, preset) in entries(&mut game, "presets").zip(&info.presets) {
        value["name"] = json!(preset_name(info, preset.id, words));
    }
    for (value, query) in entries(&mut game, "queries").zip(&info.queries) {
        let fields = key(info, "query", query.name) + "-fields";
        let meaning = query_meaning(info, query.name, words);
        value["meaning"] = json!(text(words, fields, meaning.as_deref().unwrap_or(query.name)));
    }
    game
}

fn entries<'g>(game: &'g mut Value, list: &str) -> impl Iterator<Item = &'g mut Value> {
    game[list].as_array_mut().into_iter().flatten()
}

fn key(info: &GameInfo, kind: &str, name: &str) -> String {
    format!("{}-{kind}-{}", info.message_prefix(), name.replace('_', "-"))
}

fn text(words: &Words, key: String, otherwise: &str) -> String {
    if words.has(&key) { words.get(&key).to_string() } else { otherwise.to_string() }
}
