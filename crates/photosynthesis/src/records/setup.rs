//! Set-up objects (PH-2.11), read and written.

use crate::pack::Pack;
use crate::rules::Rules;
use crate::rules::options::{Options, Sitter};
use crate::rules::readings::{CollectReading, DsCorner, PairPriority, SeedReading};
use crate::{Photosynthesis, bots};
use serde_json::{Map, Value, json};
use solarium_core::{Reasons, Rule, Seat, Shelf};
use std::sync::Arc;

const KEYS: [&str; 10] = [
    "seats",
    "first_seat",
    "revolutions",
    "shade_lock",
    "shade_lock_blocks_collect",
    "collect_reading",
    "seed_reading",
    "rev3_pair_priority",
    "ds_corner",
    "pack",
];

/// The level a Cynthia plays at unless another is named. PH-13.1
pub(crate) const USUAL_LEVEL: &str = "tree";

/// The values of the options of chapter 7 and the readings, read from the object of a set-up or a record.
pub(crate) struct OptionReader<'a> {
    pub values: &'a Map<String, Value>,
    /// The rule named when a value is refused, and what the message begins with.
    pub rule: Rule,
    pub clause: &'a str,
    pub reasons: &'a mut Reasons,
}

impl OptionReader<'_> {
    fn value(&self, key: &str) -> Option<&Value> {
        self.values.get(key).filter(|value| !value.is_null())
    }

    fn refuse(&mut self, key: &str, wanted: &str) {
        let message = format!("{}{key} is {}, it must be {wanted}", self.clause, self.values[key]);
        self.reasons.add(self.rule, message);
    }

    fn flag(&mut self, key: &str) -> bool {
        match self.value(key).map(Value::as_bool) {
            None => false,
            Some(Some(flag)) => flag,
            Some(None) => {
                self.refuse(key, "true or false");
                false
            }
        }
    }

    fn word<T: Copy>(&mut self, key: &str, usual: T, read: fn(&str) -> Option<T>, words: &str) -> T {
        match self.value(key).map(|value| value.as_str().and_then(read)) {
            None => usual,
            Some(Some(chosen)) => chosen,
            Some(None) => {
                self.refuse(key, &format!("one of {words}"));
                usual
            }
        }
    }

    /// All options but the first seat; what is left out is taken from the pack (PH-2.11) and from `ds_corner`.
    pub fn options(&mut self, pack: &Pack, ds_corner: DsCorner) -> Options {
        let usual = pack.cynthia.readings;
        let mut readings = usual;
        readings.collect =
            self.word("collect_reading", usual.collect, CollectReading::from_word, &CollectReading::words());
        readings.seed = self.word("seed_reading", usual.seed, SeedReading::from_word, &SeedReading::words());
        readings.pair =
            self.word("rev3_pair_priority", usual.pair, PairPriority::from_word, &PairPriority::words());
        readings.ds_corner = match self.value("ds_corner").map(|value| (value.as_str(), value.as_u64())) {
            None => ds_corner,
            Some((Some("random"), _)) => DsCorner::Random,
            Some((_, Some(corner @ 0..=5))) => DsCorner::Fixed(corner as u8),
            Some(_) => {
                self.refuse("ds_corner", "\"random\" or a corner 0 to 5");
                ds_corner
            }
        };
        let revolutions = match self.value("revolutions").map(Value::as_u64) {
            None => 3,
            Some(Some(number @ (3 | 4))) => number as u8,
            Some(_) => {
                self.refuse("revolutions", "3 or 4");
                3
            }
        };
        Options {
            first_seat: None,
            revolutions,
            shade_lock: self.flag("shade_lock"),
            shade_lock_blocks_collect: self.flag("shade_lock_blocks_collect"),
            readings,
        }
    }
}

/// PH-2.2: 2 to 4 seats, at most two Cynthias, at least one player. The reason if it is no such table.
pub(crate) fn table_problem(seats: usize, cynthias: usize) -> Option<String> {
    if !(2..=4).contains(&seats) {
        Some(format!("a table has 2 to 4 seats, not {seats}"))
    } else if cynthias > 2 {
        Some(format!("at most 2 Cynthias sit at a table, not {cynthias}"))
    } else if cynthias == seats {
        // PH-15.15
        Some("Cynthia needs at least one player to play against".to_string())
    } else {
        None
    }
}

/// The pack a set-up or record names.
pub(crate) fn find_pack(
    named: Option<&Value>,
    shelf: &Shelf<Pack>,
    rule: Rule,
    clause: &str,
    reasons: &mut Reasons,
) -> Arc<Pack> {
    let found = match named {
        None | Some(Value::Null) => Some(Pack::STANDARD_ID),
        Some(value) => value.as_str(),
    }
    .and_then(|id| shelf.get(id));
    match found {
        Some(pack) => Arc::clone(pack),
        None => {
            if let Some(value) = named {
                let known: Vec<&str> = shelf.ids().collect();
                reasons.add(rule, format!("{clause}there is no pack {value}; at hand: {}", known.join(", ")));
            }
            Pack::standard()
        }
    }
}

pub(crate) fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Photosynthesis, Reasons> {
    const RULE: Rule = "PH-2.11";
    let mut reasons = Reasons::new();
    let empty = Map::new();
    let values = match setup {
        Value::Object(values) => values,
        Value::Null => &empty,
        _ => return Err(Reasons::one(RULE, "a set-up is an object of options")),
    };
    for key in values.keys().filter(|key| !KEYS.contains(&key.as_str())) {
        reasons.add(RULE, format!("unknown option {key:?}; known: {}", KEYS.join(", ")));
    }
    let pack = find_pack(values.get("pack"), shelf, RULE, "", &mut reasons);
    let mut options = OptionReader { values, rule: RULE, clause: "", reasons: &mut reasons }
        .options(&pack, pack.cynthia.readings.ds_corner);
    let usual = json!(["human", "cynthia"]);
    let sitters = sitters(values.get("seats").unwrap_or(&usual), &pack, &mut reasons);
    // PH-2.3
    options.first_seat = match values.get("first_seat") {
        None | Some(Value::Null) => None,
        Some(Value::String(word)) if word == "random" => None,
        Some(value) => {
            match value.as_u64() {
                Some(seat) if (seat as usize) < sitters.len().max(1) => Some(Seat(seat as u8)),
                _ => {
                    reasons.add(RULE, format!("this table has no seat {value} to begin: first_seat is \"random\" or a seat from 0"));
                    None
                }
            }
        }
    };
    reasons.into_result()?;
    Ok(Photosynthesis::new(Rules::new(pack, sitters, options)))
}

fn sitters(seats: &Value, pack: &Pack, reasons: &mut Reasons) -> Vec<Sitter> {
    const RULE: Rule = "PH-2.2";
    let Some(list) = seats.as_array() else {
        reasons.add(RULE, format!("seats is {seats}, it must be a list such as [\"human\", \"cynthia\"]"));
        return Vec::new();
    };
    let mut sitters = Vec::new();
    for (i, seat) in list.iter().enumerate() {
        match seat.as_str().map(|word| sitter(word, pack)) {
            Some(Ok(sitter)) => sitters.push(sitter),
            Some(Err((rule, message))) => reasons.add(rule, format!("seat {i}: {message}")),
            None => reasons.add(RULE, format!("seat {i} is {seat}, it must be a word such as \"human\"")),
        }
    }
    // What could not be read still counts as a seat.
    let cynthias = sitters.iter().filter(|sitter| matches!(sitter, Sitter::Cynthia(_))).count();
    if let Some(problem) = table_problem(list.len(), cynthias) {
        reasons.add(RULE, problem);
    }
    sitters
}

fn sitter(word: &str, pack: &Pack) -> Result<Sitter, (Rule, String)> {
    match word.split_once(':') {
        None if word == "human" => Ok(Sitter::Human),
        None if word == "cynthia" => level(USUAL_LEVEL, pack),
        Some(("cynthia", id)) => level(id, pack),
        Some(("bot", name)) => match bots::bot(name) {
            Some(_) => Ok(Sitter::Bot(name.to_string())),
            None => Err(("PH-2.2", format!("there is no bot {name:?}"))),
        },
        _ => Err(("PH-2.2", format!("{word:?} is no seat: human, bot:<name>, cynthia or cynthia:<level>"))),
    }
}

fn level(id: &str, pack: &Pack) -> Result<Sitter, (Rule, String)> {
    pack.level(id).map(Sitter::Cynthia).ok_or_else(|| {
        let known: Vec<&str> = pack.cynthia.levels.iter().map(|level| level.id.as_str()).collect();
        ("PH-13.1", format!("there is no level {id:?}; known: {}", known.join(", ")))
    })
}

/// The complete set-up of a table.
pub(crate) fn setup_of(rules: &Rules) -> Value {
    let options = &rules.options;
    let seats: Vec<String> = rules
        .sitters
        .iter()
        .map(|sitter| match sitter {
            Sitter::Human => "human".to_string(),
            Sitter::Bot(name) => format!("bot:{name}"),
            Sitter::Cynthia(level) => format!("cynthia:{}", rules.pack.cynthia.levels[*level].id),
        })
        .collect();
    json!({
        "seats": seats,
        "first_seat": options.first_seat.map_or(json!("random"), |seat| json!(seat)),
        "revolutions": options.revolutions,
        "shade_lock": options.shade_lock,
        "shade_lock_blocks_collect": options.shade_lock_blocks_collect,
        "collect_reading": options.readings.collect.word(),
        "seed_reading": options.readings.seed.word(),
        "rev3_pair_priority": options.readings.pair.word(),
        "ds_corner": corner_value(options.readings.ds_corner),
        "pack": rules.pack.id,
    })
}

/// `"random"` or the corner's number.
pub(crate) fn corner_value(corner: DsCorner) -> Value {
    match corner {
        DsCorner::Random => json!("random"),
        DsCorner::Fixed(corner) => json!(corner),
    }
}
