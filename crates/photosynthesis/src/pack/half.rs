//! One half of an Action card (PH-9.3, PH-9.14): small and `Copy`, as a typed one may lie in a position (PH-14.8).

use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{Message, one_of};
use std::fmt;

/// The direction of the walk of Directional Selection (PH-12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrow {
    /// Clockwise: rising index.
    Cw,
    /// Counter-clockwise: falling index.
    Ccw,
}

impl Arrow {
    /// `cw` or `ccw`.
    pub const fn word(self) -> &'static str {
        match self {
            Arrow::Cw => "cw",
            Arrow::Ccw => "ccw",
        }
    }
}

/// The ticked target sizes of a grow (PH-10.8): any of small, medium, large.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ticks(u8);

impl Ticks {
    const LETTERS: [char; 4] = ['-', 'S', 'M', 'L'];

    /// Reads `S`, `SM`, `S M L`, … (PH-16.3); `None` unless it is a non-empty set of the letters, each at most once.
    pub fn from_word(word: &str) -> Option<Ticks> {
        let mut bits = 0;
        for letter in word.chars().filter(|c| !matches!(c, ' ' | ',')) {
            let size = Self::LETTERS.iter().skip(1).position(|l| *l == letter)? + 1;
            if bits & (1 << size) != 0 {
                return None;
            }
            bits |= 1 << size;
        }
        (bits != 0).then_some(Ticks(bits))
    }

    /// Is this target size (1 small, 2 medium, 3 large) ticked?
    pub const fn contains(self, size: u8) -> bool {
        self.0 & (1 << size) != 0
    }

    /// The ticked sizes, smallest first.
    pub fn sizes(self) -> impl Iterator<Item = u8> {
        (1..=3).filter(move |size| self.contains(*size))
    }
}

impl fmt::Display for Ticks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sizes().try_for_each(|size| write!(f, "{}", Self::LETTERS[size as usize]))
    }
}

/// One half of an Action card: the parameters of the three actions while it is in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Half {
    /// Number of the collect test (PH-10.2).
    pub collect: i8,
    /// The number under `tokens_below`; `collect` where the card has none (PH-10.3).
    pub collect_tokens: i8,
    /// The number under `leaves_plus_n`; `collect` where the card has none (PH-10.3).
    pub collect_leaves: i8,
    /// Number of the plant test (PH-10.12).
    pub seed: i8,
    /// Target sizes of a grow (PH-10.8).
    pub ticks: Ticks,
    /// Leaves of the rings in reading order (PH-10.15), zeros behind the last.
    rings: [u8; 4],
    /// Direction of the walk (PH-12.3).
    pub arrow: Arrow,
    /// Which candidate of the walk is taken (PH-12.3), from 1.
    pub number: u8,
}

/// The largest number on a card, either way: it must fit into a position of 128 bytes with all other values.
pub const MAX_NUMBER: i64 = 99;

/// A half as it is written, before it is checked.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalfFields {
    /// See [`Half::collect`].
    pub collect: i64,
    /// See [`Half::collect_tokens`].
    #[serde(default)]
    pub collect_tokens: Option<i64>,
    /// See [`Half::collect_leaves`].
    #[serde(default)]
    pub collect_leaves: Option<i64>,
    /// See [`Half::ticks`].
    pub ticks: String,
    /// See [`Half::seed`].
    pub seed: i64,
    /// Leaves in reading order.
    pub rings: Vec<i64>,
    /// `cw` or `ccw`.
    pub arrow: String,
    /// See [`Half::number`].
    pub number: i64,
}

impl Half {
    /// Checks a half as written (PH-14.6); every reason against it is reported.
    pub fn from_fields(fields: &HalfFields) -> Result<Half, Vec<Message>> {
        let mut reasons = Vec::new();
        let mut number = |name: &str, value: i64, least: i64| {
            if !(least..=MAX_NUMBER).contains(&value) {
                reasons.push(not_a_number(name, value, least, MAX_NUMBER));
            }
            value.clamp(-MAX_NUMBER, MAX_NUMBER) as i8
        };
        let collect = number("collect", fields.collect, -MAX_NUMBER);
        let special = |value: Option<i64>| value.unwrap_or(fields.collect);
        let collect_tokens = number("collect_tokens", special(fields.collect_tokens), -MAX_NUMBER);
        let collect_leaves = number("collect_leaves", special(fields.collect_leaves), -MAX_NUMBER);
        let seed = number("seed", fields.seed, -MAX_NUMBER);
        let count = number("number", fields.number, 1);
        let mut require = |holds: bool, name: &str, value: String, wanted: Message| {
            if !holds {
                reasons.push(not_wanted(name, value, wanted));
            }
        };
        let ticks = Ticks::from_word(&fields.ticks);
        require(ticks.is_some(), "ticks", format!("{:?}", fields.ticks), Message::new("ph-pack-ticks"));
        let arrows = [Arrow::Cw, Arrow::Ccw];
        let arrow = arrows.into_iter().find(|arrow| arrow.word() == fields.arrow);
        let wanted = one_of(arrows.map(Arrow::word));
        require(arrow.is_some(), "arrow", format!("{:?}", fields.arrow), wanted);
        let rings = read_rings(&fields.rings);
        require(rings.is_some(), "rings", format!("{:?}", fields.rings), Message::new("ph-pack-rings"));
        match (ticks, arrow, rings) {
            (Some(ticks), Some(arrow), Some(rings)) if reasons.is_empty() => Ok(Half {
                collect,
                collect_tokens,
                collect_leaves,
                seed,
                ticks,
                rings,
                arrow,
                number: count as u8,
            }),
            _ => Err(reasons),
        }
    }

    /// A typed half of a position record (PH-14.4, PH-14.8); every reason against it is reported.
    pub fn from_json(value: &Value) -> Result<Half, Vec<Message>> {
        let fields = HalfFields::deserialize(value)
            .map_err(|error| vec![Message::new("pack-syntax").with("error", error.to_string())])?;
        Half::from_fields(&fields)
    }

    /// The half with all its fields, as a position record holds it (PH-14.8).
    pub fn to_json(&self) -> Value {
        json!({
            "collect": self.collect,
            "collect_tokens": self.collect_tokens,
            "collect_leaves": self.collect_leaves,
            "ticks": self.ticks.to_string(),
            "seed": self.seed,
            "rings": self.rings(),
            "arrow": self.arrow.word(),
            "number": self.number,
        })
    }

    /// Leaves of the rings in reading order (PH-10.15).
    pub fn rings(&self) -> &[u8] {
        let listed = self.rings.iter().position(|leaves| *leaves == 0).unwrap_or(4);
        &self.rings[..listed]
    }
}

/// A value of a pack that is not what must stand there.
pub(super) fn not_wanted(name: &str, value: String, wanted: Message) -> Message {
    Message::new("read-not").with("path", name).with("value", value).with("wanted", wanted)
}

pub(super) fn not_a_number(name: &str, value: i64, least: i64, most: i64) -> Message {
    let wanted = Message::new("read-number").with("least", least).with("most", most);
    not_wanted(name, value.to_string(), wanted)
}

fn read_rings(list: &[i64]) -> Option<[u8; 4]> {
    let mut rings = [0; 4];
    if list.is_empty() || list.len() > rings.len() {
        return None;
    }
    for (i, leaves) in list.iter().enumerate() {
        if !(1..=4).contains(leaves) || list[..i].contains(leaves) {
            return None;
        }
        rings[i] = *leaves as u8;
    }
    Some(rings)
}
