//! One line taken apart: the fields stay raw until a command asks for them.

use super::Entropy;
use crate::{AutoPlan, Refusal};
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;
use solarium_core::{Message, Seat, Seed, Viewer};
use std::fmt;

/// A request whose fields are still text.
pub(super) struct Request<'a> {
    fields: Vec<(String, &'a RawValue)>,
}

impl<'de> Deserialize<'de> for Request<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Request<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Request<'de>, M::Error> {
                let mut fields: Vec<(String, &'de RawValue)> = Vec::with_capacity(6);
                while let Some(key) = map.next_key::<String>()? {
                    if fields.iter().any(|(known, _)| *known == key) {
                        return Err(serde::de::Error::custom(format_args!("{key:?} is there twice")));
                    }
                    fields.push((key, map.next_value()?));
                }
                Ok(Request { fields })
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

impl<'a> Request<'a> {
    pub(super) fn parse(line: &'a [u8]) -> Result<Request<'a>, Refusal> {
        let malformed = |why: String| {
            Refusal::new("protocol/malformed", Message::new("protocol-malformed").with("error", why))
        };
        let text = std::str::from_utf8(line).map_err(|error| malformed(error.to_string()))?;
        serde_json::from_str(text).map_err(|error| malformed(error.to_string()))
    }

    /// A field that is there and not null, as it was written.
    fn raw(&self, name: &str) -> Option<&'a str> {
        let (_, raw) = self.fields.iter().find(|(key, _)| key == name)?;
        Some(raw.get()).filter(|text| *text != "null")
    }

    /// The id as it was written, null included.
    pub(super) fn id(&self) -> Option<&'a str> {
        self.fields.iter().find(|(key, _)| key == "id").map(|(_, raw)| raw.get())
    }

    /// A field of a type, if it is there.
    pub(super) fn may<T: DeserializeOwned>(
        &self,
        name: &'static str,
        wanted: &'static str,
    ) -> Result<Option<T>, Refusal> {
        let Some(raw) = self.raw(name) else { return Ok(None) };
        serde_json::from_str(raw).map(Some).map_err(|error| {
            argument("argument-unreadable", name, wanted, |it| it.with("error", error.to_string()))
        })
    }

    /// A field of a type.
    pub(super) fn need<T: DeserializeOwned>(
        &self,
        name: &'static str,
        wanted: &'static str,
    ) -> Result<T, Refusal> {
        self.may(name, wanted)?.ok_or_else(|| argument("argument-missing", name, wanted, |it| it))
    }

    pub(super) fn text(&self, name: &'static str) -> Result<String, Refusal> {
        self.need(name, "wanted-text")
    }

    pub(super) fn seat(&self) -> Result<Seat, Refusal> {
        self.need("seat", "wanted-seat").map(Seat)
    }

    /// The viewer: a seat number or `"spectator"`; left out, someone who only watches.
    pub(super) fn viewer(&self) -> Result<Viewer, Refusal> {
        match self.may::<Value>("seat", "wanted-viewer")? {
            None => Ok(Viewer::Spectator),
            Some(value) => viewer(&value),
        }
    }

    /// The seed: given, or random.
    pub(super) fn seed(&self, entropy: Entropy) -> Result<Seed, Refusal> {
        match self.may::<Value>("seed", "wanted-seed")? {
            None => random_seed(entropy),
            Some(Value::String(hex)) => Ok(Seed::from_hex(&hex)?),
            Some(Value::Number(number)) => {
                number.as_u64().map(Seed::from_number).ok_or_else(|| not_this("seed", "wanted-seed", &number))
            }
            Some(_) => Err(not("seed", "wanted-seed")),
        }
    }

    /// The bots of `auto`: an object from seat to name, a list by seat, or one name for every player.
    pub(super) fn plan(&self, seats: usize) -> Result<AutoPlan, Refusal> {
        let wrong = || not("bots", "wanted-bot-plan");
        let mut bots = vec![None; seats];
        match self.may::<Value>("bots", "wanted-bots")? {
            None => {}
            Some(Value::String(name)) => bots = vec![Some(name); seats],
            Some(Value::Array(list)) if list.len() <= seats => {
                for (bot, given) in bots.iter_mut().zip(list) {
                    *bot = bot_name(given).ok_or_else(wrong)?;
                }
            }
            Some(Value::Object(object)) => {
                for (seat, given) in object {
                    let index = seat.parse::<usize>().ok().filter(|index| *index < seats);
                    let index = index.ok_or_else(|| {
                        let message = Message::new("argument-no-seat").with("name", "bots");
                        Refusal::argument(message.with("value", format!("{seat:?}")).with("most", seats - 1))
                    })?;
                    bots[index] = bot_name(given).ok_or_else(wrong)?;
                }
            }
            Some(_) => return Err(wrong()),
        }
        for bot in bots.iter_mut().flatten() {
            if let Some(name) = bot.strip_prefix("bot:") {
                *bot = name.to_string();
            }
        }
        Ok(AutoPlan { bots })
    }
}

/// An argument that is not what it must be; `wanted` names the message that says what.
pub(super) fn not(name: &'static str, wanted: &'static str) -> Refusal {
    argument("argument-not", name, wanted, |message| message)
}

fn not_this(name: &'static str, wanted: &'static str, given: &serde_json::Number) -> Refusal {
    argument("argument-not-this", name, wanted, |message| message.with("value", given.to_string()))
}

fn argument(
    id: &'static str,
    name: &'static str,
    wanted: &'static str,
    more: impl FnOnce(Message) -> Message,
) -> Refusal {
    Refusal::argument(more(Message::new(id).with("name", name).with("wanted", Message::new(wanted))))
}

/// `Some(None)` = no bot here.
fn bot_name(given: Value) -> Option<Option<String>> {
    match given {
        Value::Null => Some(None),
        Value::String(name) if name == "human" => Some(None),
        Value::String(name) => Some(Some(name)),
        _ => None,
    }
}

/// A seat number or `"spectator"`.
pub(super) fn viewer(value: &Value) -> Result<Viewer, Refusal> {
    match value {
        Value::String(text) if text == "spectator" => Ok(Viewer::Spectator),
        Value::Number(number) => number
            .as_u64()
            .and_then(|seat| u8::try_from(seat).ok())
            .map(|seat| Viewer::Seat(Seat(seat)))
            .ok_or_else(|| not_this("seat", "wanted-viewer", number)),
        _ => Err(not("seat", "wanted-viewer")),
    }
}

/// A seed that cannot be guessed, from what fills a buffer with random bytes.
pub fn random_seed(entropy: impl FnOnce(&mut [u8]) -> Result<(), String>) -> Result<Seed, Refusal> {
    let mut bytes = [0; 32];
    entropy(&mut bytes).map_err(|error| {
        Refusal::new("seed/no-randomness", Message::new("seed-no-randomness").with("error", error))
    })?;
    Ok(Seed::from_hex(&solarium_core::hex(&bytes)).expect("64 hexadecimal digits"))
}
