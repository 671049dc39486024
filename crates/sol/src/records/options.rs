//! The options of a set-up object (SO-2.1), each declared once. What hangs on other options, `setup_read` decides.

use crate::{
    Colour, Edition, Effect, Happening, KeepTiming, MAX_EYES, Mode, Opening, SEATS, Setup, Suit, effect_of,
    suits_of,
};
use serde::Serialize;
use serde_json::{Value, json};
use solarium_core::{
    Argument, Field, Joint, Message, OptionSchema, OptionValue, Rule, Seat, SeatKind, option_words,
    setup_option,
};

/// SO-11.1, SO-11.2: the most a pack can say.
const MAX_TRIGGERS: u8 = 5;

/// Options as given, not yet checked against each other. Beside the set-up stands what [`Setup`] holds in another form.
pub(crate) struct Given {
    pub setup: Setup,
    pub suits: Choice<Suit>,
    /// `None` = not known in this edition.
    pub effects: Choice<Option<Effect>>,
    pub triggers: Option<u8>,
    pub scenario: Option<String>,
    pub pack: Option<String>,
}

/// `default`, `random` or a list.
pub(crate) enum Choice<T> {
    Default,
    Random,
    List(Vec<T>),
}

impl Default for Given {
    /// Nothing is given.
    fn default() -> Given {
        let setup = Setup {
            seats: vec![SeatKind::Human; 2],
            edition: Edition::First,
            mode: Mode::Versus,
            opening: Opening::Quick,
            suit_count: 0,
            suits: None,
            effect_count: 0,
            effects: None,
            colours: vec![Colour::Blue, Colour::Green, Colour::Yellow],
            allow_red: false,
            event: None,
            triggers: 4,
            scenario: None,
            target: None,
            difficulty: 0,
            survival: false,
            start_eye: Some(0),
            first_seat: None,
            keep_timing: KeepTiming::Immediate,
            stall_limit: 100,
            ban: [false; 3],
        };
        let (suits, effects) = (Choice::Default, Choice::Default);
        Given { setup, suits, effects, triggers: None, scenario: None, pack: None }
    }
}

impl Given {
    /// Options that give this set-up.
    pub(crate) fn of(setup: &Setup, pack_id: &str) -> Given {
        let scenario = setup.scenario.as_ref();
        Given {
            suits: setup.suits.map_or(Choice::Random, |mask| Choice::List(suits_of(mask).collect())),
            effects: match &setup.effects {
                None => Choice::Random,
                // A scenario brings its own, repeated ones among them; the list is not an option there.
                Some(list) if scenario.is_some_and(|own| own.effects == *list) => Choice::Default,
                Some(list) => Choice::List(list.iter().copied().map(Some).collect()),
            },
            triggers: Some(setup.triggers),
            scenario: Some(scenario.map_or("none", |own| &own.id).to_string()),
            pack: Some(pack_id.to_string()),
            setup: setup.clone(),
        }
    }
}

impl<T: Serialize> Choice<T> {
    fn read(field: &Field<'_, '_>, wanted: Message, list: impl FnOnce() -> Option<Vec<T>>) -> Choice<T> {
        match field.value() {
            Some(Value::Array(_)) => list().map_or(Choice::Default, Choice::List),
            Some(word) if word == "random" => Choice::Random,
            Some(word) if word != "default" => {
                field.clone().rule("SO-2.1").refuse_unless(wanted);
                Choice::Default
            }
            _ => Choice::Default,
        }
    }

    fn write(&self) -> Value {
        match self {
            Choice::Default => json!("default"),
            Choice::Random => json!("random"),
            Choice::List(list) => json!(list),
        }
    }
}

option_words! {
    Edition, Edition::id;
    Mode, Mode::id;
    Opening, Opening::id;
    KeepTiming, KeepTiming::id;
}

/// The options in the order in which they are read and shown. `ban` belongs to position records (SO-16.7).
pub(crate) const OPTIONS: &[OptionSchema<Given>] = &[
    OptionSchema {
        name: "seats",
        rule: "SO-2.1",
        kind: "list",
        values: || words(&["human", "bot:<name>"]),
        read: read_seats,
        write: |given| given.setup.seats.iter().map(SeatKind::text).collect(),
    },
    setup_option!(Given, "edition", "SO-2.1", setup.edition),
    setup_option!(Given, "mode", "SO-2.1", setup.mode),
    OptionSchema {
        read: |field, given| take(&mut given.setup.opening, OptionValue::read(&field.clone().rule("SO-2.1"))),
        ..setup_option!(Given, "opening", "SO-2.8", setup.opening)
    },
    OptionSchema {
        name: "suits",
        rule: "SO-2.5",
        kind: "choice or list",
        values: || words(&["default", "random"]),
        read: |field, given| {
            let suits = || list_of(&field.clone().rule("SO-1.14"), Suit::ALL, Suit::id);
            given.suits = Choice::read(field, Message::new("so-setup-suits"), suits);
        },
        write: |given| given.suits.write(),
    },
    OptionSchema {
        name: "effects",
        rule: "SO-2.6",
        kind: "choice or list",
        values: || words(&["default", "random"]),
        read: |field, given| {
            let effect = |value: &Value| effect_of(value.as_str()?, given.setup.edition);
            let effects = || Some(field.value()?.as_array()?.iter().map(effect).collect());
            given.effects = Choice::read(field, Message::new("so-setup-effects"), effects);
        },
        write: |given| given.effects.write(),
    },
    OptionSchema {
        name: "colours",
        rule: "SO-2.6",
        kind: "list",
        values: || Colour::ALL.iter().map(|colour| json!(colour)).collect(),
        read: |field, given| take(&mut given.setup.colours, list_of(field, Colour::ALL, Colour::id)),
        write: |given| json!(given.setup.colours),
    },
    OptionSchema {
        read: |field, given| take(&mut given.setup.allow_red, field.clone().rule("SO-2.1").flag()),
        ..setup_option!(Given, "allow_red", "SO-2.6", setup.allow_red)
    },
    OptionSchema {
        name: "event",
        rule: "SO-11.3",
        kind: "choice",
        values: || events().into_iter().map(|event| event_id(event).into()).collect(),
        read: |field, given| take(&mut given.setup.event, field.word(&events(), event_id)),
        write: |given| event_id(given.setup.event).into(),
    },
    OptionSchema {
        name: "triggers",
        rule: "SO-11.2",
        kind: "integer",
        values: || (0..=MAX_TRIGGERS).map(Value::from).collect(),
        read: |field, given| {
            let rule = trigger_rule(given.setup.edition);
            given.triggers = field.clone().rule(rule).number(0..=MAX_TRIGGERS);
        },
        write: |given| given.setup.triggers.into(),
    },
    OptionSchema {
        name: "scenario",
        rule: "SO-12.4",
        kind: "choice",
        values: || words(&["none"]),
        read: |field, given| given.scenario = field.known(Message::new("so-setup-scenario-id"), owned),
        write: |given| json!(given.scenario),
    },
    OptionSchema {
        name: "target",
        rule: "SO-12.4",
        kind: "integer",
        values: Vec::new,
        read: |field, given| {
            // Rivals have no target, whatever stands there.
            if given.setup.mode != Mode::Versus {
                given.setup.target = field.number(0..=10_000u16);
            }
        },
        write: |given| json!(given.setup.target),
    },
    OptionSchema {
        name: "difficulty",
        rule: "SO-13.4",
        kind: "integer",
        values: || (0..=3).map(Value::from).collect(),
        read: |field, given| take(&mut given.setup.difficulty, field.number(0..=1000u16)),
        write: |given| given.setup.difficulty.into(),
    },
    OptionSchema {
        name: "survival",
        rule: "SO-14.1",
        kind: "choice",
        values: || words(&["off", "on"]),
        read: |field, given| take(&mut given.setup.survival, field.word(&[false, true], on_or_off)),
        write: |given| on_or_off(given.setup.survival).into(),
    },
    OptionSchema {
        name: "start_eye",
        rule: "SO-2.4",
        kind: "integer or random",
        values: || words(&["random"]),
        read: |field, given| take(&mut given.setup.start_eye, field.number_or_random(0..=MAX_EYES as u8 - 1)),
        write: |given| number_or_random(given.setup.start_eye),
    },
    OptionSchema {
        name: "first_seat",
        rule: "SO-2.3",
        kind: "integer or random",
        values: || words(&["random"]),
        read: |field, given| {
            let seat = field.number_or_random(0..=SEATS as u8 - 1);
            take(&mut given.setup.first_seat, seat.map(|seat| seat.map(Seat)));
        },
        write: |given| number_or_random(given.setup.first_seat.map(|seat| seat.0)),
    },
    setup_option!(Given, "keep_timing", "SO-7.12", setup.keep_timing),
    OptionSchema {
        name: "stall_limit",
        rule: "SO-9.5",
        kind: "integer",
        values: Vec::new,
        read: |field, given| take(&mut given.setup.stall_limit, field.number(1..=10_000u16)),
        write: |given| given.setup.stall_limit.into(),
    },
    OptionSchema {
        name: "pack",
        rule: "SO-1.16",
        kind: "id",
        values: Vec::new,
        read: |field, given| given.pack = field.known(Message::new("so-setup-pack-id"), owned),
        write: |given| json!(given.pack.as_deref().unwrap_or("sol")),
    },
];

/// Takes over what was read; what is left out or refused changes nothing.
fn take<T>(place: &mut T, found: Option<T>) {
    if let Some(found) = found {
        *place = found;
    }
}

fn read_seats(field: &Field<'_, '_>, given: &mut Given) {
    let kind = |text: &str| match text.strip_prefix("bot:") {
        Some(name) if !name.is_empty() => Some(SeatKind::Bot(name.to_string())),
        _ => (text == "human").then_some(SeatKind::Human),
    };
    let members = field.list_or_null();
    if field.value().is_some_and(Value::is_array) {
        let seat = |member: &Field<'_, '_>| member.known(Message::new("so-setup-seat"), kind);
        given.setup.seats = members.iter().map(|member| seat(member).unwrap_or(SeatKind::Human)).collect();
    }
}

/// A list of words, each named once; `None` if it is left out or anything in it is refused.
pub(crate) fn list_of<T: Copy + PartialEq>(
    field: &Field<'_, '_>,
    all: &[T],
    word: fn(T) -> &'static str,
) -> Option<Vec<T>> {
    let words = Argument::list(Joint::Comma, all.iter().map(|one| word(*one)));
    let wanted = Message::new("read-word").with("words", words);
    let found = field.known_list(wanted, |text| all.iter().copied().find(|one| word(*one) == text));
    (field.value()?.as_array()?.len() == found.len()).then_some(found)
}

/// The rule that tells how many trigger cards there are.
pub(crate) fn trigger_rule(edition: Edition) -> Rule {
    match edition {
        Edition::First => "SO-11.1",
        Edition::Published => "SO-11.2",
    }
}

fn owned(id: &str) -> Option<String> {
    Some(id.to_string())
}

fn words(list: &[&str]) -> Vec<Value> {
    list.iter().map(|word| json!(word)).collect()
}

fn events() -> Vec<Option<Happening>> {
    std::iter::once(None).chain(Happening::ALL.iter().copied().map(Some)).collect()
}

pub(crate) fn event_id(event: Option<Happening>) -> &'static str {
    event.map_or("none", Happening::id)
}

fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn number_or_random(number: Option<u8>) -> Value {
    number.map_or(json!("random"), Value::from)
}
