//! Cards that people type as they are printed: in the pack of their table they take the place of stand-ins (CI-1.6).

use super::{Effect, Event, Pack, Scheme, SchemeOption, Source};
use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};
use solarium_core::{Message, PackEdit, Provenance, Rule, edited_pack, in_toml};

/// Options that a printed scheme card has (CI-17.7).
pub(crate) const TYPED_OPTIONS: usize = 3;
/// Most effects of a typed Event, and most letters of its name.
const MOST_EFFECTS: usize = 8;
const LONGEST_NAME: usize = 40;

/// Which cards of a pack were typed at the table, as sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Typed {
    /// Scheme cards.
    pub schemes: u32,
    /// Events.
    pub events: u16,
}

impl Typed {
    /// How many.
    pub fn count(self) -> usize {
        (self.schemes.count_ones() + self.events.count_ones()) as usize
    }
}

/// What is wrong with a typed card, and the rule that says so.
pub(crate) type Problem = (Rule, Message);

/// A scheme card as it is typed: `{"value": 4, "options": ["D", "L", "X2"]}`.
pub(crate) fn read_scheme(
    card: &Value,
) -> Result<(u8, ArrayVec<SchemeOption, { TYPED_OPTIONS }>), Vec<Problem>> {
    let mut problems = unknown_fields(card, &["value", "options"]);
    let value = card["value"].as_u64().filter(|value| (1..=6).contains(value));
    if value.is_none() {
        let wanted = Message::new("read-number").with("least", 1).with("most", 6);
        problems.push(("CI-17.7", not("value", &card["value"], wanted)));
    }
    let codes = card["options"].as_array().filter(|codes| codes.len() == TYPED_OPTIONS);
    let mut options = ArrayVec::new();
    match codes {
        None => {
            let wanted = Message::new("ci-typed-options").with("count", TYPED_OPTIONS);
            problems.push(("CI-17.7", not("options", &card["options"], wanted)));
        }
        Some(codes) => {
            for code in codes {
                match code.as_str().and_then(SchemeOption::parse) {
                    Some(option) => options.push(option),
                    None => {
                        let code = code.as_str().map_or_else(|| code.to_string(), str::to_string);
                        problems.push(("CI-17.8", Message::new("ci-pack-no-procedure").with("code", code)));
                    }
                }
            }
        }
    }
    match value {
        Some(value) if problems.is_empty() => Ok((value as u8, options)),
        _ => Err(problems),
    }
}

/// An Event as it is typed: `{"name": "Dry Spell", "fx": ["fee 1"]}`, without `name` if it is not typed.
pub(crate) fn read_event(card: &Value) -> Result<(Option<String>, Vec<String>), Vec<Problem>> {
    let mut problems = unknown_fields(card, &["name", "fx"]);
    let name = card["name"].as_str().map(str::trim).filter(|name| !name.is_empty());
    let is_name =
        name.is_none_or(|name| name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control));
    if !is_name || !(card["name"].is_string() || card["name"].is_null()) {
        let wanted = Message::new("ci-typed-name").with("most", LONGEST_NAME);
        problems.push(("CI-16.1", not("name", &card["name"], wanted)));
    }
    let effects = card["fx"].as_array().filter(|fx| (1..=MOST_EFFECTS).contains(&fx.len()));
    let mut event = Event::default();
    let mut texts = Vec::new();
    match effects {
        None => {
            let wanted = Message::new("ci-typed-effects").with("most", MOST_EFFECTS);
            problems.push(("CI-1.7", not("fx", &card["fx"], wanted)));
        }
        Some(effects) => {
            for effect in effects {
                let text = effect.as_str().unwrap_or_default();
                match Effect::parse(text) {
                    Ok(effect) if event.add(effect) => texts.push(text.to_string()),
                    Ok(_) => problems.push(("CI-1.7", Message::new("ci-pack-event-effect"))),
                    Err(problem) => problems.push(("CI-1.7", problem)),
                }
            }
        }
    }
    if problems.is_empty() { Ok((name.map(str::to_string), texts)) } else { Err(problems) }
}

fn not(path: &str, value: &Value, wanted: Message) -> Message {
    Message::new("read-not").with("path", path).with("value", value.to_string()).with("wanted", wanted)
}

fn unknown_fields(card: &Value, known: &[&str]) -> Vec<Problem> {
    let Some(fields) = card.as_object() else {
        return vec![("CI-19.8", not("typed", card, Message::new("read-object")))];
    };
    let unknown = fields.keys().filter(|key| !known.contains(&key.as_str()));
    unknown.map(|key| ("CI-19.8", Message::new("ci-pack-unknown").with("key", key.as_str()))).collect()
}

impl Pack {
    /// Is the scheme card our stand-in?
    pub(crate) fn scheme_is_stand_in(&self, scheme: u8) -> bool {
        self.ai.schemes[usize::from(scheme)].provenance == Provenance::Reconstructed
    }

    /// Is the effect of the Event our stand-in?
    pub(crate) fn event_is_stand_in(&self, event: u8) -> bool {
        self.events[usize::from(event)].source.reconstructed("fx")
    }

    /// A scheme card has what is printed on a real one.
    pub(crate) fn type_scheme(&mut self, scheme: u8, value: u8, options: &[SchemeOption]) {
        let card = &mut self.ai.schemes[usize::from(scheme)];
        *card = Scheme {
            id: std::mem::take(&mut card.id),
            value,
            options: options.iter().copied().take(4).collect(),
            provenance: Provenance::Owner,
        };
        self.typed.schemes |= 1 << scheme;
    }

    /// An Event has what is printed on a real one.
    pub(crate) fn type_event(&mut self, event: u8, name: Option<String>, fx: Vec<String>) {
        let card = &mut self.events[usize::from(event)];
        let name_mark = if name.is_some() { Provenance::Owner } else { card.source.of("name") };
        let mut typed = Event {
            id: std::mem::take(&mut card.id),
            name: name.unwrap_or_else(|| std::mem::take(&mut card.name)),
            source: Source::by_field(&[("fx", Provenance::Owner), ("name", name_mark)]),
            ..Event::default()
        };
        for effect in fx.iter().filter_map(|text| Effect::parse(text).ok()) {
            typed.add(effect);
        }
        typed.fx = fx;
        *card = typed;
        self.typed.events |= 1 << event;
    }

    /// The scheme card as it is typed.
    pub(crate) fn typed_scheme_record(&self, scheme: u8) -> Value {
        let card = &self.ai.schemes[usize::from(scheme)];
        json!({"value": card.value, "options": card.options.iter().map(|o| o.code()).collect::<Vec<_>>()})
    }

    /// The Event as it is typed.
    pub(crate) fn typed_event_record(&self, event: u8) -> Value {
        let card = &self.events[usize::from(event)];
        let mut record = json!({"fx": card.fx});
        if card.source.of("name") == Provenance::Owner {
            record["name"] = json!(card.name);
        }
        record
    }

    /// CI-19.8: the cards that were typed at the table, for its position record; `None` if there are none.
    pub(crate) fn typed_record(&self) -> Option<Value> {
        let mut record = Map::new();
        let schemes = (0..).zip(&self.ai.schemes).filter(|(i, _)| self.typed.schemes & (1 << i) != 0);
        let schemes: Map<_, _> =
            schemes.map(|(i, card)| (card.id.clone(), self.typed_scheme_record(i))).collect();
        let events = (0..).zip(&self.events).filter(|(i, _)| self.typed.events & (1 << i) != 0);
        let events: Map<_, _> =
            events.map(|(i, card)| (card.id.clone(), self.typed_event_record(i))).collect();
        for (name, cards) in [("schemes", schemes), ("events", events)] {
            if !cards.is_empty() {
                record.insert(name.into(), cards.into());
            }
        }
        (!record.is_empty()).then(|| record.into())
    }

    /// The text of the pack under another id, with what was typed in the place of stand-ins.
    pub(crate) fn typed_text(&self, id: &str) -> Option<String> {
        let mut edits = Vec::new();
        let schemes = (0..).zip(&self.ai.schemes).filter(|(i, _)| self.typed.schemes & (1 << i) != 0);
        for (_, card) in schemes {
            let codes: Vec<String> = card.options.iter().map(|option| in_toml(&option.code())).collect();
            let fields = vec![
                ("value", card.value.to_string()),
                ("options", format!("[{}]", codes.join(", "))),
                ("provenance", in_toml("owner")),
            ];
            edits.push(PackEdit { list: "ai.scheme", id: card.id.clone(), fields });
        }
        for (_, card) in (0..).zip(&self.events).filter(|(i, _)| self.typed.events & (1 << i) != 0) {
            let effects: Vec<String> = card.fx.iter().map(|text| in_toml(text)).collect();
            let name_mark = super::reader::provenance_word(card.source.of("name"));
            let fields = vec![
                ("name", in_toml(&card.name)),
                ("fx", format!("[{}]", effects.join(", "))),
                ("timing", in_toml(card.timing())),
                ("provenance", format!("{{ fx = \"owner\", name = \"{name_mark}\", rest = \"owner\" }}")),
                // The effects speak for themselves, in every language.
                ("text", in_toml("")),
            ];
            edits.push(PackEdit { list: "event", id: card.id.clone(), fields });
        }
        if edits.is_empty() { None } else { edited_pack(&self.text, id, &edits) }
    }
}

impl Event {
    /// When the effects work, as the pack names it.
    fn timing(&self) -> &'static str {
        if self.income != super::Amount::NONE {
            "harvest"
        } else if self.draw > 0 || self.reveal_caches {
            "revealed"
        } else {
            "execute"
        }
    }
}
