//! Reading position records (SO-16.7). A field left out takes its set-up value; every reason why a position is
//! impossible is named, not just the first.

use super::turn;
use crate::pack::Pack;
use crate::records::setup::Setup;
use crate::rules::apply::Run;
use crate::rules::board::{Board, Space};
use crate::rules::state::{BySol, CARDS, Counts, Crawlers, Owners, Phase, State, TurnState};
use crate::rules::terms::Station;
use crate::rules::{Rules, Sol};
use serde_json::{Map, Value, json};
use solarium_core::{Game, Message, Mute, Reasons, Rule, Seat, Shelf, Turn};

const KEYS: [&str; 18] = [
    "edition",
    "mode",
    "side",
    "marker",
    "active",
    "first",
    "quiet",
    "seats",
    "divers",
    "stations",
    "gates",
    "crawlers",
    "energy_on",
    "effects",
    "deck",
    "discards",
    "options",
    "turn",
];
/// Reads a position record.
pub(crate) fn read(record: &Value, shelf: &Shelf<Pack>) -> Result<(Sol, State), Reasons> {
    let Some(map) = record.as_object() else {
        return Err(Reasons::one("SO-16.7", "a position record is a JSON object"));
    };
    let mut reasons = Reasons::new();
    known_keys(&mut reasons, "the record", map, &KEYS);
    let (setup, pack) = match Setup::read(&options(&mut reasons, map), shelf) {
        Ok(found) => found,
        Err(mut more) => {
            reasons.0.append(&mut more.0);
            return Err(reasons);
        }
    };
    let game = Sol::new(pack, setup);
    let mut reader = Reader { rules: &game, board: game.board(), map, reasons };
    let state = reader.state();
    let reasons = reader.reasons;
    reasons.into_result()?;
    if let Some(reason) = dead_end(&game, &state) {
        return Err(Reasons::one("SO-16.1", reason));
    }
    Ok((game, state))
}

/// Why a position cannot go on: a seat must decide but has no legal action, or chance has no outcome.
fn dead_end(game: &Sol, state: &State) -> Option<String> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => {
            game.outcomes(state).is_empty().then(|| "no card or outcome can come next".to_string())
        }
        Turn::Decide(seats) => {
            let stuck = seats.iter().find(|seat| game.actions(state, *seat).is_empty())?;
            Some(format!("seat {stuck} is asked, but has no legal answer in phase {}", state.turn.phase))
        }
    }
}

pub(super) fn known_keys(reasons: &mut Reasons, what: &str, map: &Map<String, Value>, known: &[&str]) {
    for key in map.keys() {
        reasons.require(known.contains(&key.as_str()), "SO-16.7", || {
            format!("{what} has no field {key:?}; known are {}", known.join(", "))
        });
    }
}

/// The set-up object a record implies.
fn options(reasons: &mut Reasons, map: &Map<String, Value>) -> Value {
    let mut options = match map.get("options") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(options)) => options.clone(),
        Some(other) => {
            reasons.add("SO-16.7", format!("options = {other}: an object"));
            Map::new()
        }
    };
    for key in ["edition", "mode"] {
        if let Some(value) = map.get(key).filter(|v| !v.is_null()) {
            let twin = options.get(key).filter(|v| !v.is_null());
            reasons.require(twin.is_none_or(|o| o == value), "SO-16.7", || {
                format!("two different values of {key}")
            });
            options.insert(key.to_string(), value.clone());
        }
    }
    let kinds = match map.get("seats") {
        None | Some(Value::Null) => None,
        Some(Value::Array(seats)) => {
            Some(seats.iter().map(|s| s.get("kind").cloned().unwrap_or(json!("human"))).collect())
        }
        Some(other) => {
            reasons.add("SO-16.7", format!("seats = {other}: a list of objects"));
            None
        }
    };
    match kinds {
        Some(kinds) => options.insert("seats".to_string(), Value::Array(kinds)),
        None => options.remove("seats"),
    };
    Value::Object(options)
}

/// A position with nothing in it.
fn blank() -> State {
    State {
        divers: BySol::default(),
        marks: Counts::NONE,
        types: [0; 3],
        owners: Owners::default(),
        gates: Owners::default(),
        energy_on: 0,
        seats: BySol::default(),
        turn: TurnState::default(),
        quiet: 0,
        crawlers: Crawlers::default(),
        deck: [0; CARDS],
        discards: [0; 8],
        effects: [None; 7],
        suits: 0,
        first: Seat(0),
        active: Seat(0),
        marker: 13,
    }
}

/// Reads numbers, names and lists of a record and notes what is wrong with them.
pub(super) struct Reader<'a> {
    pub rules: &'a Rules,
    pub board: &'a Board,
    pub map: &'a Map<String, Value>,
    pub reasons: Reasons,
}

impl Reader<'_> {
    pub fn wrong(&mut self, rule: Rule, message: impl Into<Message>) {
        self.reasons.add(rule, message);
    }

    /// A whole number of an object, or its default.
    pub fn number(
        &mut self,
        map: &Map<String, Value>,
        key: &str,
        what: &str,
        rule: Rule,
        most: u64,
        usual: u64,
    ) -> u64 {
        match map.get(key).filter(|v| !v.is_null()) {
            None => usual,
            Some(value) => self.amount(value, what, rule, most).unwrap_or(usual),
        }
    }

    /// A whole number up to a limit.
    pub fn amount(&mut self, value: &Value, what: &str, rule: Rule, most: u64) -> Option<u64> {
        let found = value.as_u64().filter(|n| *n <= most);
        if found.is_none() {
            self.wrong(rule, format!("{what} = {value}: a whole number from 0 to {most}"));
        }
        found
    }

    /// The object under a key, empty if left out.
    pub fn object<'m>(&mut self, map: &'m Map<String, Value>, key: &str) -> Option<&'m Map<String, Value>> {
        match map.get(key).filter(|v| !v.is_null()) {
            None => None,
            Some(Value::Object(found)) => Some(found),
            Some(other) => {
                self.wrong("SO-16.7", format!("{key} = {other}: an object"));
                None
            }
        }
    }

    /// The list under a key, empty if left out.
    pub fn list<'m>(&mut self, map: &'m Map<String, Value>, key: &str) -> &'m [Value] {
        match map.get(key).filter(|v| !v.is_null()) {
            None => &[],
            Some(Value::Array(found)) => found,
            Some(other) => {
                self.wrong("SO-16.7", format!("{key} = {other}: a list"));
                &[]
            }
        }
    }

    pub fn space(&mut self, name: &str) -> Option<Space> {
        let space = self.board.parse(name);
        if space.is_none() {
            self.wrong(
                "SO-1.3",
                format!("there is no space {name:?} on the {} side", self.board.side().id()),
            );
        }
        space
    }

    /// A seat written as a number or as the key of an object.
    pub fn seat(&mut self, value: &Value) -> Option<Seat> {
        let number = match value {
            Value::String(text) => text.parse::<u64>().ok().filter(|n| n.to_string() == *text),
            other => other.as_u64(),
        };
        let seat = number.filter(|n| *n < self.rules.players() as u64).map(|n| Seat(n as u8));
        if seat.is_none() {
            self.wrong("SO-2.1", format!("{value} is no seat of this table"));
        }
        seat
    }

    fn state(&mut self) -> State {
        let map = self.map;
        let rules = self.rules;
        let mut state = blank();
        if let Some(side) = map.get("side").filter(|v| !v.is_null()) {
            let own = self.board.side().id();
            self.reasons.require(side == own, "SO-1.2", || {
                format!("side = {side}: {} players use the {own} side", rules.players())
            });
        }
        state.turn = TurnState::default();
        state.marker = self.number(map, "marker", "marker", "SO-1.13", 13, 13) as u8;
        state.quiet = self.number(map, "quiet", "quiet", "SO-9.5", rules.setup.stall_limit.into(), 0) as u16;
        state.first = match map.get("first").filter(|v| !v.is_null()) {
            Some(value) => self.seat(value).unwrap_or(Seat(0)),
            None => rules.setup.first_seat.unwrap_or(Seat(0)),
        };
        state.active = match map.get("active").filter(|v| !v.is_null()) {
            Some(value) => self.seat(value).unwrap_or(state.first),
            None => state.first,
        };
        self.divers(&mut state);
        self.stations(&mut state);
        self.gates(&mut state);
        self.crawlers(&mut state);
        self.energy_on(&mut state);
        self.seats(&mut state);
        self.suits_and_effects(&mut state);
        let turn = self.object(map, "turn");
        self.deck(&mut state);
        match turn {
            Some(turn) => turn::read(self, turn, &mut state),
            None => self.plain_moment(&mut state),
        }
        self.structures_at_hand(&state);
        self.weight(&state);
        self.cards(&mut state);
        state
    }

    /// SO-12.3, SO-13.5: the structures of a scenario are still to be placed, so every seat must have them.
    fn structures_at_hand(&mut self, state: &State) {
        if !matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit | Phase::Effect) {
            return;
        }
        for seat in Seat::all(self.rules.players()) {
            for station in Station::ALL {
                let wanted = self.rules.setup.places().iter().filter(|(placed, _)| placed == station).count();
                let left = usize::from(state.seats[seat].stations[station.index()]);
                self.reasons.require(left >= wanted, "SO-12.3", || {
                    let id = station.id();
                    format!("seat {seat} places {wanted} of {id} before the first turn, but has {left} in its reserve")
                });
            }
        }
    }

    /// SO-16.7: without `turn` it is the moment before the active seat's action, upkeep included.
    fn plain_moment(&mut self, state: &mut State) {
        let rules = self.rules;
        let deferred = rules.deferred();
        for seat in Seat::all(rules.players()) {
            let open = state.seats[seat].drawn != 0;
            self.reasons.require(!open || deferred, "SO-7.12", || {
                format!("seat {seat} has an open choice of cards, but keep_timing is immediate")
            });
        }
        if state.marker == 0 || state.quiet >= rules.setup.stall_limit {
            // SO-9.1, SO-9.5: nothing is to be decided any more.
            state.turn = TurnState { asked: state.active, phase: Phase::Over, ..TurnState::default() };
        } else {
            let active = state.active;
            Run::new(rules, state, &mut Mute).begin_turn(active);
        }
    }
}
