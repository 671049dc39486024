//! Cards that people type as they are printed: in the pack of their table they take the place of stand-ins (CI-1.6).

use super::{Amount, Effect, Event, Item, Pack, Scheme, SchemeOption, Source};
use crate::bits;
use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};
use solarium_core::{Message, PackEdit, Provenance, Rule, edited_pack, in_toml};

/// Options that a printed scheme card has (CI-17.7).
pub(crate) const TYPED_OPTIONS: usize = 3;
/// Most effects of a typed Event, and most letters of its name.
const MOST_EFFECTS: usize = 8;
const LONGEST_NAME: usize = 40;
/// Most points of an Item, as in a pack.
pub(crate) const MOST_POINTS: u8 = 99;

/// Which cards of a pack were typed at the table, as one set for each kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Typed([u64; CardKind::ALL.len()]);

impl Typed {
    /// How many.
    pub fn count(self) -> usize {
        self.0.iter().map(|set| set.count_ones() as usize).sum()
    }
}

/// The kinds of cards that are typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardKind {
    Scheme,
    Event,
    Item,
}

impl CardKind {
    pub(crate) const ALL: [CardKind; 3] = [CardKind::Scheme, CardKind::Event, CardKind::Item];

    /// Its list in a position record.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            CardKind::Scheme => "schemes",
            CardKind::Event => "events",
            CardKind::Item => "items",
        }
    }

    /// What a card of the kind is called in a refusal.
    pub(crate) fn message(self) -> Message {
        Message::new(match self {
            CardKind::Scheme => "ci-record-scheme",
            CardKind::Event => "ci-record-event",
            CardKind::Item => "ci-record-item",
        })
    }
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PrintedCard {
    Scheme {
        value: u8,
        options: ArrayVec<SchemeOption, TYPED_OPTIONS>,
    },
    /// Without a name it keeps that of the stand-in.
    Event {
        name: Option<String>,
        fx: Vec<String>,
    },
    Item {
        cost: Amount,
        points: u8,
    },
}

impl PrintedCard {
    /// A card as a position record has it (CI-19.8); else everything that is wrong with it.
    pub(crate) fn read(kind: CardKind, card: &Value) -> Result<PrintedCard, Vec<Problem>> {
        match kind {
            CardKind::Scheme => read_scheme(card),
            CardKind::Event => read_event(card),
            CardKind::Item => read_item(card),
        }
    }
}

/// What is wrong with a typed card, and the rule that says so.
pub(crate) type Problem = (Rule, Message);

/// A scheme card as it is typed: `{"value": 4, "options": ["D", "L", "X2"]}`.
fn read_scheme(card: &Value) -> Result<PrintedCard, Vec<Problem>> {
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
        Some(value) if problems.is_empty() => Ok(PrintedCard::Scheme { value: value as u8, options }),
        _ => Err(problems),
    }
}

/// An Event as it is typed: `{"name": "Dry Spell", "fx": ["fee 1"]}`, without `name` if it is not typed.
fn read_event(card: &Value) -> Result<PrintedCard, Vec<Problem>> {
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
    if problems.is_empty() {
        Ok(PrintedCard::Event { name: name.map(str::to_string), fx: texts })
    } else {
        Err(problems)
    }
}

/// An Item as it is typed: `{"cost": "3W+2P", "points": 4}`.
fn read_item(card: &Value) -> Result<PrintedCard, Vec<Problem>> {
    let mut problems = unknown_fields(card, &["cost", "points"]);
    let text = card["cost"].as_str().map_or_else(|| card["cost"].to_string(), str::to_string);
    let cost = match Amount::parse(&text) {
        Ok(cost) if cost.is_payable() => Some(cost),
        Ok(_) => {
            problems.push(("CI-1.9", Message::new("ci-pack-not-payable").with("text", text)));
            None
        }
        Err(problem) => {
            problems.push(("CI-1.9", problem));
            None
        }
    };
    let points = card["points"].as_u64().filter(|points| *points <= u64::from(MOST_POINTS));
    if points.is_none() {
        let wanted = Message::new("read-number").with("least", 0).with("most", MOST_POINTS);
        problems.push(("CI-13.5", not("points", &card["points"], wanted)));
    }
    match (cost, points) {
        (Some(cost), Some(points)) if problems.is_empty() => {
            Ok(PrintedCard::Item { cost, points: points as u8 })
        }
        _ => Err(problems),
    }
}

pub(crate) fn not(path: &str, value: &Value, wanted: Message) -> Message {
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
    /// A card of a kind by its id.
    pub(crate) fn card(&self, kind: CardKind, id: &str) -> Option<u8> {
        match kind {
            CardKind::Scheme => self.scheme(id),
            CardKind::Event => self.event(id),
            CardKind::Item => self.item(id),
        }
    }

    fn card_id(&self, kind: CardKind, card: u8) -> &str {
        let place = usize::from(card);
        match kind {
            CardKind::Scheme => &self.ai.schemes[place].id,
            CardKind::Event => &self.events[place].id,
            CardKind::Item => &self.items[place].id,
        }
    }

    /// Is what would be typed of the card our stand-in (CI-1.6): of an Item its cost or its points?
    pub(crate) fn is_stand_in(&self, kind: CardKind, card: u8) -> bool {
        let place = usize::from(card);
        match kind {
            CardKind::Scheme => self.ai.schemes[place].provenance == Provenance::Reconstructed,
            CardKind::Event => self.events[place].source.reconstructed("fx"),
            CardKind::Item => {
                let source = &self.items[place].source;
                source.reconstructed("cost") || source.reconstructed("points")
            }
        }
    }

    /// A card has what is printed on a real one.
    pub(crate) fn type_card(&mut self, card: u8, printed: PrintedCard) {
        let place = usize::from(card);
        let kind = match printed {
            PrintedCard::Scheme { value, options } => {
                let card = &mut self.ai.schemes[place];
                *card = Scheme {
                    id: std::mem::take(&mut card.id),
                    value,
                    options: options.into_iter().collect(),
                    provenance: Provenance::Owner,
                };
                CardKind::Scheme
            }
            PrintedCard::Event { name, fx } => {
                self.events[place].type_over(name, fx);
                CardKind::Event
            }
            PrintedCard::Item { cost, points } => {
                let card = &mut self.items[place];
                let [name, fx] = ["name", "fx"].map(|field| card.source.of(field));
                let marks =
                    [("fx", fx), ("cost", Provenance::Owner), ("points", Provenance::Owner), ("name", name)];
                card.source = Source::by_field(&marks);
                (card.cost, card.points) = (cost, points);
                CardKind::Item
            }
        };
        self.typed.0[kind as usize] |= 1 << card;
    }

    /// A card as it is typed.
    pub(crate) fn card_record(&self, kind: CardKind, card: u8) -> Value {
        let place = usize::from(card);
        match kind {
            CardKind::Scheme => {
                let card = &self.ai.schemes[place];
                let codes: Vec<String> = card.options.iter().map(|option| option.code()).collect();
                json!({"value": card.value, "options": codes})
            }
            CardKind::Event => {
                let card = &self.events[place];
                let mut record = json!({"fx": card.fx});
                if card.source.of("name") == Provenance::Owner {
                    record["name"] = json!(card.name);
                }
                record
            }
            CardKind::Item => {
                let card = &self.items[place];
                json!({"cost": written_cost(card.cost), "points": card.points})
            }
        }
    }

    /// The cards that were typed at the table.
    pub(crate) fn typed_of(&self, kind: CardKind) -> impl Iterator<Item = u8> + use<> {
        bits(self.typed.0[kind as usize])
    }

    /// CI-19.8: the cards that were typed at the table, for its position record; `None` if there are none.
    pub(crate) fn typed_record(&self) -> Option<Value> {
        let mut record = Map::new();
        for kind in CardKind::ALL {
            let cards = self.typed_of(kind);
            let cards: Map<_, _> =
                cards.map(|card| (self.card_id(kind, card).into(), self.card_record(kind, card))).collect();
            if !cards.is_empty() {
                record.insert(kind.key().into(), cards.into());
            }
        }
        (!record.is_empty()).then(|| record.into())
    }

    /// The text of the pack under another id, with what was typed in the place of stand-ins.
    pub(crate) fn typed_text(&self, id: &str) -> Option<String> {
        let mut edits = Vec::new();
        for kind in CardKind::ALL {
            for card in self.typed_of(kind) {
                let place = usize::from(card);
                let (list, fields) = match kind {
                    CardKind::Scheme => ("ai.scheme", self.ai.schemes[place].edited_fields()),
                    CardKind::Event => ("event", self.events[place].edited_fields()),
                    CardKind::Item => ("item", self.items[place].edited_fields()),
                };
                edits.push(PackEdit { list, id: self.card_id(kind, card).to_string(), fields });
            }
        }
        if edits.is_empty() { None } else { edited_pack(&self.text, id, &edits) }
    }
}

/// A cost as packs and records write it; an amount of nothing has no letter of its own.
fn written_cost(cost: Amount) -> String {
    if cost.is_none() { "0W".into() } else { cost.to_string() }
}

/// A list of texts as TOML writes it.
fn toml_list<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    format!("[{}]", texts.map(in_toml).collect::<Vec<_>>().join(", "))
}

impl Scheme {
    fn edited_fields(&self) -> Vec<(&'static str, String)> {
        let codes: Vec<String> = self.options.iter().map(|option| option.code()).collect();
        vec![
            ("value", self.value.to_string()),
            ("options", toml_list(codes.iter().map(String::as_str))),
            ("provenance", in_toml("owner")),
        ]
    }
}

impl Item {
    fn edited_fields(&self) -> Vec<(&'static str, String)> {
        let [name, fx] = ["name", "fx"].map(|field| self.source.of(field));
        let marks = if self.marked_by_letters {
            ("src", in_toml(&format!("{}oo", super::cards::mark_letter(fx))))
        } else {
            let [name, fx] = [name, fx].map(super::reader::provenance_word);
            let marks = format!("{{ name = \"{name}\", fx = \"{fx}\", rest = \"owner\" }}");
            ("provenance", marks)
        };
        vec![("cost", in_toml(&written_cost(self.cost))), ("points", self.points.to_string()), marks]
    }
}

impl Event {
    /// The card has what is printed on a real one.
    fn type_over(&mut self, name: Option<String>, fx: Vec<String>) {
        let name_mark = if name.is_some() { Provenance::Owner } else { self.source.of("name") };
        let mut typed = Event {
            id: std::mem::take(&mut self.id),
            name: name.unwrap_or_else(|| std::mem::take(&mut self.name)),
            source: Source::by_field(&[("fx", Provenance::Owner), ("name", name_mark)]),
            ..Event::default()
        };
        for effect in fx.iter().filter_map(|text| Effect::parse(text).ok()) {
            typed.add(effect);
        }
        typed.fx = fx;
        *self = typed;
    }

    fn edited_fields(&self) -> Vec<(&'static str, String)> {
        let name_mark = super::reader::provenance_word(self.source.of("name"));
        vec![
            ("name", in_toml(&self.name)),
            ("fx", toml_list(self.fx.iter().map(String::as_str))),
            ("timing", in_toml(self.timing())),
            ("provenance", format!("{{ fx = \"owner\", name = \"{name_mark}\", rest = \"owner\" }}")),
            // The effects speak for themselves, in every language.
            ("text", in_toml("")),
        ]
    }

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
