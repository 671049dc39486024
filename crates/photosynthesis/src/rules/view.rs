//! What a viewer knows. Nothing is hidden (PH-9.16, PH-15.9): all seats and spectators see the same.

use crate::{Rules, Sitter, Size, State};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use solarium_core::{OpenView, Seat};
use std::sync::Arc;

/// What one viewer knows: everything.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, GameView, Records, Seat, Shelf, Viewer};
/// use solarium_photosynthesis::{Photosynthesis, View};
///
/// let shelf = Shelf::standard();
/// let game = Photosynthesis::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let state = game.start();
/// assert!(!View::HAS_SECRETS);
/// assert_eq!(game.view(&state, Viewer::Seat(Seat(0))), game.view(&state, Viewer::Spectator));
/// ```
pub type View = OpenView<OpenPosition>;

/// The position with the table it is played at.
#[derive(Clone, Debug)]
pub struct OpenPosition {
    /// The whole position: every part of it is open information.
    pub position: State,
    /// Seats, options and printed values.
    pub rules: Arc<Rules>,
}

impl PartialEq for OpenPosition {
    fn eq(&self, other: &OpenPosition) -> bool {
        self.position == other.position
            && (Arc::ptr_eq(&self.rules, &other.rules) || self.rules == other.rules)
    }
}

/// As JSON a view uses the names of the notation and includes values derived from the position.
impl Serialize for OpenPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (rules, state) = (&*self.rules, &self.position);
        let pieces: Vec<Value> = state
            .forest()
            .pieces()
            .map(|(cell, piece)| json!({"cell": cell, "seat": piece.seat, "size": piece.size.index()}))
            .collect();
        let seats: Vec<Value> = Seat::all(rules.seats()).map(|seat| self.seat(seat)).collect();
        json!({
            "board": state.forest().to_string(),
            "pieces": pieces,
            "round": state.round(),
            "last_round": rules.last_round(),
            "sun": state.sun(),
            "revolution": state.revolution(),
            "shaded": state.forest().shaded(state.sun()),
            "shadow": state.forest().shadow_on_ground(state.sun()),
            "activated": state.activated(),
            "first": state.first(),
            "turn": rules.in_turn(state),
            "turns_done": state.turns_done(),
            "placed": state.placed(),
            "over": rules.is_over(state),
            "piles": rules.piles_record(state),
            "seats": seats,
            "options": rules.options_record(state),
            "pack": rules.pack.id,
        })
        .serialize(serializer)
    }
}

impl OpenPosition {
    fn seat(&self, seat: Seat) -> Value {
        let (rules, state) = (&*self.rules, &self.position);
        let (tokens, lp_points) = rules.score_parts(state, seat);
        let mut shown = Map::new();
        let mut put = |key: &str, value: Value| shown.insert(key.to_string(), value);
        put("seat", json!(seat));
        put("lp", json!(state.lp(seat)));
        put("tokens", json!(rules.tokens(state, seat).collect::<Vec<u8>>()));
        put("points", json!(tokens + lp_points));
        put("pieces", json!(state.forest().of(seat).len()));
        let next = rules.next_light(state, seat);
        put("next_light", json!(next.map(|(gain, lost)| json!({"gain": gain, "lost": lost}))));
        match &rules.sitters[seat.index()] {
            Sitter::Cynthia(level) => {
                put("kind", json!("cynthia"));
                put("level", json!(rules.pack.cynthia.levels[*level].id));
                put("supply", json!(rules.supply(state, seat)));
                put("deck", json!(rules.deck_ids(state, seat)));
                put("card", rules.card_record(state, seat));
            }
            player => {
                let bot = if let Sitter::Bot(name) = player { Some(name) } else { None };
                put("kind", json!("player"));
                put("bot", json!(bot));
                put("shop", json!(state.shop(seat).all()));
                put("prices", json!(Size::ALL.map(|size| rules.price(state, seat, size))));
                put("available", json!(state.available(seat)));
                put("lost", json!(rules.lost(state, seat)));
            }
        }
        Value::Object(shown)
    }
}
