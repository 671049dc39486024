//! The pack as text for people.

use super::Pack;
use solarium_core::{Language, Message, Provenance};

impl Pack {
    /// The pack for people: notices first, then every printed value with its provenance and its rule.
    pub fn show(&self, language: &dyn Language) -> String {
        let mut text = format!("{} ({})\n", self.name, self.id);
        for effect in self.effects.iter().filter(|e| e.provenance == Provenance::Reconstructed) {
            let notice = Message::new("so-pack-notice").with("name", effect.name.as_str());
            text += &format!("{}\n", language.say(&notice));
        }
        let mut group = None;
        for value in self.printed_list() {
            if group.as_ref() != Some(&value.group) {
                text += &format!("\n{}\n", language.say(&value.group));
                group = Some(value.group);
            }
            let [name, shown] = [&value.name, &value.value].map(|message| language.say(message));
            text += &format!("  {name}: {shown}  ({}, {})\n", value.provenance, value.rule);
        }
        text
    }
}
