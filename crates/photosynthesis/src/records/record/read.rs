//! The position record (PH-14.7, PH-14.8), read. An impossible one is refused with every reason (PH-14.9).
//!
//! Fields that a companion app does not know may be left out (PH-14.1): they follow from the rest or have a default.

use crate::Photosynthesis;
use crate::pack::Pack;
use crate::records::setup::{OptionReader, USUAL_LEVEL, find_pack, table_problem};
use crate::rules::Rules;
use crate::rules::options::Sitter;
use crate::rules::readings::DsCorner;
use crate::rules::state::{MAX_SEATS, NONE, State};
use serde_json::{Map, Value};
use solarium_core::{Message, Reasons, Rule, Seat, Shelf};

/// Every refusal of a record comes from this rule; messages begin with its clause.
const RULE: Rule = "PH-14.9";

const KEYS: [&str; 11] = [
    "seats",
    "board",
    "round",
    "first",
    "turn",
    "turns_done",
    "placed",
    "activated",
    "piles",
    "options",
    "pack",
];

const OPTIONS: [&str; 7] = [
    "revolutions",
    "shade_lock",
    "shade_lock_blocks_collect",
    "collect_reading",
    "seed_reading",
    "rev3_pair_priority",
    "ds_corner",
];

const PLAYER_KEYS: [&str; 7] = ["kind", "lp", "tokens", "shop", "available", "deck", "card"];
const CYNTHIA_KEYS: [&str; 7] = ["kind", "level", "lp", "tokens", "supply", "deck", "card"];

pub(crate) fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Photosynthesis, State), Reasons> {
    let Some(fields) = record.as_object() else {
        return Err(Reasons::one(RULE, "(a) a position record is an object"));
    };
    let mut reasons = Reasons::new();
    for (key, _) in fields.iter().filter(|(key, value)| !KEYS.contains(&key.as_str()) && !value.is_null()) {
        reasons.add(RULE, format!("(a) unknown field {key:?}; known: {}", KEYS.join(", ")));
    }
    let pack = find_pack(fields.get("pack"), shelf, RULE, "(a) ", &mut reasons);
    let empty = Map::new();
    let option_values = match given(fields, "options") {
        None => &empty,
        Some(Value::Object(values)) => values,
        Some(_) => {
            reasons.add(RULE, "(a) options must be an object");
            &empty
        }
    };
    for key in option_values.keys().filter(|key| !OPTIONS.contains(&key.as_str())) {
        reasons.add(RULE, format!("(a) unknown option {key:?}; known: {}", OPTIONS.join(", ")));
    }
    // PH-14.7: options left out are the usual ones, with corner 0.
    let options = OptionReader { values: option_values, rule: RULE, clause: "(a) ", reasons: &mut reasons }
        .options(&pack, DsCorner::Fixed(0));
    let mut seats = seat_fields(fields, &mut reasons);
    let mut sitters = sitters(&seats, &pack, &mut reasons);
    // A table of another size is refused by now; the rest is checked as if it had the nearest valid size.
    let near = seats.len().clamp(2, MAX_SEATS);
    seats.resize(near, Map::new());
    sitters.resize(near, Sitter::Human);
    let rules = Rules::new(pack, sitters, options);
    let mut reader = RecordReader { state: rules.start(), rules, fields, reasons };
    reader.board();
    reader.clock();
    for (seat, fields) in Seat::all(seats.len()).zip(&seats) {
        reader.seat(seat, fields);
    }
    reader.activated();
    reader.piles();
    reader.placement();
    reader.reasons.into_result()?;
    let (mut rules, state) = (reader.rules, reader.state);
    rules.options.first_seat = original_first(&rules, &state);
    Ok((Photosynthesis::new(rules), state))
}

/// A field that is there and not null.
pub(super) fn given<'a>(fields: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    fields.get(key).filter(|value| !value.is_null())
}

/// The seat that began the game: the token passed on once in every round finished.
fn original_first(rules: &Rules, state: &State) -> Option<Seat> {
    let seats = rules.seats() as i32;
    let first = i32::from(state.first()?.0) - i32::from(state.round.saturating_sub(1));
    Some(Seat(first.rem_euclid(seats) as u8))
}

fn seat_fields(fields: &Map<String, Value>, reasons: &mut Reasons) -> Vec<Map<String, Value>> {
    let Some(list) = given(fields, "seats").and_then(Value::as_array) else {
        reasons.add(RULE, "(a) seats must be a list of 2 to 4 seats");
        return Vec::new();
    };
    list.iter()
        .enumerate()
        .map(|(i, seat)| match seat.as_object() {
            Some(fields) => fields.clone(),
            None => {
                reasons.add(RULE, format!("(a) seat {i} must be an object with a kind"));
                Map::new()
            }
        })
        .collect()
}

fn sitters(seats: &[Map<String, Value>], pack: &Pack, reasons: &mut Reasons) -> Vec<Sitter> {
    let mut sitters = Vec::new();
    for (i, fields) in seats.iter().enumerate() {
        let kind = given(fields, "kind");
        let sitter = match kind.and_then(Value::as_str) {
            Some("player") => Sitter::Human,
            Some("cynthia") => Sitter::Cynthia(level(i, fields, pack, reasons)),
            _ => {
                let shown = kind.map_or("missing".to_string(), |kind| format!("{kind}"));
                reasons
                    .add(RULE, format!("(a) the kind of seat {i} is {shown}, it must be player or cynthia"));
                Sitter::Human
            }
        };
        let known = if matches!(sitter, Sitter::Human) { &PLAYER_KEYS } else { &CYNTHIA_KEYS };
        // Null counts as left out, so it is allowed for every key.
        for (key, _) in
            fields.iter().filter(|(key, value)| !known.contains(&key.as_str()) && !value.is_null())
        {
            reasons
                .add(RULE, format!("(a) seat {i} has the field {key:?}; it may have: {}", known.join(", ")));
        }
        sitters.push(sitter);
    }
    let cynthias = sitters.iter().filter(|sitter| matches!(sitter, Sitter::Cynthia(_))).count();
    if let Some(problem) = table_problem(sitters.len(), cynthias) {
        reasons.add(RULE, format!("(a) no table of PH-2.2: {problem}"));
    }
    sitters
}

fn level(seat: usize, fields: &Map<String, Value>, pack: &Pack, reasons: &mut Reasons) -> usize {
    let id = given(fields, "level").map_or(Some(USUAL_LEVEL), Value::as_str);
    id.and_then(|id| pack.level(id)).unwrap_or_else(|| {
        let shown = fields.get("level").map_or(USUAL_LEVEL.to_string(), ToString::to_string);
        let known: Vec<&str> = pack.cynthia.levels.iter().map(|level| level.id.as_str()).collect();
        reasons.add(RULE, format!("(a) seat {seat}: unknown level {shown}; known: {}", known.join(", ")));
        0
    })
}

/// State of reading one record: the position so far and the reasons against it.
pub(super) struct RecordReader<'a> {
    pub rules: Rules,
    pub state: State,
    fields: &'a Map<String, Value>,
    pub reasons: Reasons,
}

impl RecordReader<'_> {
    pub(super) fn refuse(&mut self, message: impl Into<Message>) {
        self.reasons.add(RULE, message);
    }

    pub(super) fn given(&self, key: &str) -> Option<&Value> {
        given(self.fields, key)
    }

    /// (f), (j) Round, first player, turn.
    fn clock(&mut self) {
        let seats = self.rules.seats() as u64;
        let last = u64::from(self.rules.last_round());
        let round = self.whole_number("round", 1, 0, last).unwrap_or(1);
        self.state.round = round as u8;
        let first = match self.given("first") {
            Some(Value::String(word)) if word == "random" => None,
            _ => Some(self.whole_number("first", 0, 0, seats - 1).unwrap_or(0)),
        };
        self.state.first = first.map_or(NONE, |first| first as u8);
        let placed = match (round, self.whole_number("placed", 0, 0, 2 * seats - 1)) {
            (0, placed) => placed.unwrap_or(0),
            (_, Some(1..)) => {
                self.refuse("(f) placed counts start trees in round 0 and does not fit a later round");
                0
            }
            _ => 0,
        };
        self.state.placed = placed as u8;
        match first {
            Some(first) => self.turn(round, first, placed),
            None => {
                for key in ["turn", "turns_done"] {
                    // No turn is done while the first player is still to be drawn.
                    if self.given(key).is_some_and(|value| key == "turn" || *value != 0) {
                        self.refuse(format!(
                            "(f) {key} does not fit a first player that is still to be drawn"
                        ));
                    }
                }
                self.draw_must_be_due("first", round, placed);
            }
        }
        // PH-2.10: without a Cynthia no corner is drawn, so none is open.
        if self.state.ds_corner == NONE {
            self.draw_must_be_due("ds_corner", round, placed);
        }
    }

    fn turn(&mut self, round: u64, first: u64, placed: u64) {
        let seats = self.rules.seats() as u64;
        let due = if round == 0 { (first + placed) % seats } else { first };
        let Some(turn) = self.whole_number("turn", due, 0, seats - 1) else { return };
        let usual = if round == 0 { 0 } else { (turn + seats - first) % seats };
        let Some(done) = self.whole_number("turns_done", usual, 0, seats) else { return };
        if round == 0 {
            if done != 0 {
                self.refuse(format!("(f) turns_done is {done}, but in round 0 no turn has begun"));
            }
            if turn != due {
                self.refuse(format!(
                    "(f) turn is {turn}, but with first {first} and placed {placed} it is {due}"
                ));
            }
            return;
        }
        let due = (first + done) % seats;
        if turn != due {
            self.refuse(format!(
                "(f) turn is {turn}, but with first {first} and turns_done {done} it is {due}"
            ));
        }
        if done == seats && round != u64::from(self.rules.last_round()) {
            self.refuse(format!(
                "(f) turns_done is {done}, which is possible only at the end of the last round"
            ));
        }
        self.state.turns_done = done as u8;
    }

    /// (j)
    fn draw_must_be_due(&mut self, what: &str, round: u64, placed: u64) {
        if round > 0 || placed > 0 || !self.state.forest.occupied().is_empty() {
            self.refuse(format!("(j) {what} is \"random\", but its draw comes before the placement"));
        }
    }

    /// A whole number among the fields of round and turn.
    fn whole_number(&mut self, key: &str, usual: u64, least: u64, most: u64) -> Option<u64> {
        let Some(value) = self.given(key) else { return Some(usual) };
        match value.as_u64().filter(|number| (least..=most).contains(number)) {
            Some(number) => Some(number),
            None => {
                let message =
                    format!("(f) {key} is {value}, it must be a whole number from {least} to {most}");
                self.refuse(message);
                None
            }
        }
    }
}
