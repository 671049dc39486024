//! The position record (PH-14.7, PH-14.8), written. `read.rs` reads it.

use crate::records::setup::{RECORD_OPTIONS, Table};
use crate::rules::state::{NONE, TYPED};
use crate::{DsCorner, Pack, Rules, State};
use serde_json::{Map, Value, json};
use solarium_core::{Seat, write_options};

impl Rules {
    /// The complete position record.
    pub(crate) fn record_of(&self, state: &State) -> Value {
        let seats: Vec<Value> = Seat::all(self.seats()).map(|seat| self.seat_record(state, seat)).collect();
        let mut record = Map::new();
        let mut put = |key: &str, value: Value| record.insert(key.to_string(), value);
        put("seats", Value::Array(seats));
        put("board", json!(state.forest.to_string()));
        put("round", json!(state.round));
        put("first", state.first().map_or(json!("random"), |seat| json!(seat)));
        // While a draw of the set-up is open, no seat is in turn.
        if let Some(first) = state.first()
            && state.ds_corner != NONE
        {
            // In a finished game all turns are done and the count is back at the first seat.
            put("turn", json!(self.in_turn(state).unwrap_or(first)));
        }
        put("turns_done", json!(state.turns_done));
        if state.round == 0 {
            put("placed", json!(state.placed));
        }
        put("activated", json!(state.activated));
        put("piles", self.piles_record(state));
        put("options", self.options_record(state));
        if let Some(typed) = self.pack.typed_record() {
            put("typed", typed);
        }
        if self.pack.id != Pack::STANDARD_ID {
            put("pack", json!(self.pack.id));
        }
        Value::Object(record)
    }

    /// The tokens left in each pile, by leaves.
    pub(crate) fn piles_record(&self, state: &State) -> Value {
        (1..=4u8).map(|leaves| (leaves.to_string(), json!(self.pile(state, leaves)))).collect()
    }

    /// The options of PH-14.7; the corner is the one drawn.
    pub(crate) fn options_record(&self, state: &State) -> Value {
        let mut table = Table::of(self);
        table.options.readings.ds_corner = state.ds_corner().map_or(DsCorner::Random, DsCorner::Fixed);
        Value::Object(write_options(RECORD_OPTIONS, &table))
    }

    fn seat_record(&self, state: &State, seat: Seat) -> Value {
        let tokens: Vec<u8> = self.tokens(state, seat).collect();
        match self.level(seat) {
            // Bots have kind `player` too.
            None => json!({
                "kind": "player",
                "lp": state.lp(seat),
                "tokens": tokens,
                "shop": state.shop(seat).all(),
                "available": state.available(seat),
            }),
            Some(level) => json!({
                "kind": "cynthia",
                "level": level.id,
                "lp": state.lp(seat),
                "tokens": tokens,
                "supply": self.supply(state, seat),
                "deck": self.deck_ids(state, seat),
                "card": self.card_record(state, seat),
            }),
        }
    }

    /// PH-14.8: the id of the card that lies drawn, a typed half as an object, or null.
    pub(crate) fn card_record(&self, state: &State, seat: Seat) -> Value {
        if self.in_turn(state) != Some(seat) {
            return Value::Null;
        }
        match state.card {
            TYPED => self.typed.as_ref().map_or(Value::Null, crate::pack::half::Half::to_json),
            _ => json!(self.card_id(state)),
        }
    }
}
