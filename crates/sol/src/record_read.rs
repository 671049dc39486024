//! Reading position records (SO-16.7). A field left out takes its set-up value; every reason why a position is
//! impossible is named, not just the first.

use crate::board::{Board, Layer, Space, spaces};
use crate::cards::revealed;
use crate::pack::Pack;
use crate::record_turn;
use crate::rules::{Rules, Sol};
use crate::run::Run;
use crate::setup::{Setup, suits_of};
use crate::setup_read::effect_of;
use crate::state::{
    BySol, CARDS, Card, Counts, Crawlers, MAX_CRAWLERS, Owners, Phase, ROOM, SOURCES, SeatState, State,
    TurnState,
};
use crate::terms::{Edition, Station, Suit};
use serde_json::{Map, Value, json};
use solarium_core::{Game, Mute, Reasons, Rule, Seat, Shelf, Turn};

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
const SEAT_KEYS: [&str; 11] =
    ["eye", "hold", "energy", "momentum", "sources", "held", "lost", "guests", "reserve", "drawn", "kind"];

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

/// A position in which somebody is asked, but nothing could be answered.
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

pub(crate) fn known_keys(reasons: &mut Reasons, what: &str, map: &Map<String, Value>, known: &[&str]) {
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

/// Cards of a suit that lie anywhere: deck, hands, discards, and those being resolved.
fn cards_out(rules: &Rules, state: &State, suit: Suit) -> i32 {
    let deck: u8 = Card::ALL.iter().filter(|c| c.suit() == Some(suit)).map(|c| state.deck[c.index()]).sum();
    let hands: u8 = Seat::all(rules.players())
        .map(|seat| &state.seats[seat])
        .map(|own| u8::from(own.held == Some(suit)) + own.drawn_of(suit))
        .sum();
    let open =
        revealed(state.turn.revealed).chain(state.turn.card).filter(|c| c.suit() == Some(suit)).count();
    i32::from(deck) + i32::from(hands) + i32::from(state.discards[suit.index()]) + open as i32
}

/// Reads numbers, names and lists of a record and notes what is wrong with them.
pub(crate) struct Reader<'a> {
    pub rules: &'a Rules,
    pub board: &'a Board,
    pub map: &'a Map<String, Value>,
    pub reasons: Reasons,
}

impl Reader<'_> {
    pub fn wrong(&mut self, rule: Rule, message: impl Into<String>) {
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
            Some(turn) => record_turn::read(self, turn, &mut state),
            None => self.plain_moment(&mut state),
        }
        self.weight(&state);
        self.cards(&mut state);
        state
    }

    /// SO-11.11: a station under too many of them would have fallen, once all have moved.
    fn weight(&mut self, state: &State) {
        if matches!(state.turn.phase, Phase::Spawn | Phase::Crawl) {
            return;
        }
        for space in spaces(state.crawlers.mask()) {
            let (depth, count) = (self.rules.depth(space), state.crawlers.at(space));
            if let Some((station, _)) = state.station(space)
                && count >= depth.base + depth.bonus
            {
                let name = self.rules.name(space);
                self.wrong("SO-11.11", format!("the {station} in {name} cannot stand under {count} of them"));
            }
        }
    }

    fn divers(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "divers") else { return };
        for (name, here) in map {
            let space = self.space(name);
            let Some(here) = here.as_object() else {
                self.wrong("SO-16.7", format!("divers in {name} = {here}: a number by seat"));
                continue;
            };
            for (seat, count) in here {
                let seat = self.seat(&json!(seat));
                // SO-4.4: never more than 5 of one seat in a space.
                let count = self.amount(count, &format!("divers in {name}"), "SO-4.4", ROOM.into());
                if let (Some(space), Some(seat), Some(count)) = (space, seat, count) {
                    state.divers[seat].set(space, count as u8);
                }
            }
        }
    }

    fn stations(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "stations") else { return };
        for (name, entry) in map {
            let space = self.space(name);
            let pair = entry.as_array().filter(|pair| pair.len() == 2);
            let Some([kind, owner]) = pair.map(|pair| [&pair[0], &pair[1]]) else {
                self.wrong("SO-16.7", format!("station in {name} = {entry}: a pair such as [\"node\", 0]"));
                continue;
            };
            let station = kind.as_str().and_then(Station::of);
            if station.is_none() {
                self.wrong("SO-1.12", format!("station in {name}: {kind} is no node, foundry or tower"));
            }
            let owner = self.seat(owner);
            if let (Some(space), Some(station), Some(owner)) = (space, station, owner) {
                state.set_station(space, Some((station, owner)));
            }
        }
    }

    fn gates(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "gates") else { return };
        for (name, owner) in map {
            let site = self.board.parse_site(name);
            if site.is_none() {
                self.wrong("SO-1.7", format!("{name:?} is no gate site, written shallower space first"));
            }
            let owner = self.seat(owner);
            if let (Some(site), Some(owner)) = (site, owner) {
                state.gates.set(site.0, Some(owner));
            }
        }
    }

    fn crawlers(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "crawlers") else { return };
        for (name, count) in map {
            let space = self.space(name);
            let count = self.amount(count, &format!("crawlers in {name}"), "SO-11.10", MAX_CRAWLERS as u64);
            let (Some(space), Some(count)) = (space, count) else { continue };
            for _ in 0..count {
                if !state.crawlers.add(space) {
                    self.wrong("SO-11.10", format!("more than {MAX_CRAWLERS} parasites or feeders"));
                    return;
                }
            }
        }
        state.crawlers.sort();
    }

    fn energy_on(&mut self, state: &mut State) {
        for item in self.list(self.map, "energy_on") {
            let Some(space) = self.space(item.as_str().unwrap_or_default()) else { continue };
            if self.board.layer(space) < Layer::Convective {
                self.wrong("SO-11.13", format!("no energy lies in orbit: {item}"));
            } else if state.energy_on & space.bit() != 0 {
                self.wrong("SO-11.13", format!("{item} holds one energy at most"));
            } else {
                state.energy_on |= space.bit();
            }
        }
    }

    fn seats(&mut self, state: &mut State) {
        let rules = self.rules;
        let none = Map::new();
        let given: Vec<&Map<String, Value>> = match self.map.get("seats").and_then(Value::as_array) {
            Some(list) => {
                let mut maps = Vec::new();
                for (i, seat) in list.iter().enumerate() {
                    match seat.as_object() {
                        Some(map) => maps.push(map),
                        None => {
                            self.wrong("SO-16.7", format!("seat {i} = {seat}: an object"));
                            maps.push(&none);
                        }
                    }
                }
                maps
            }
            None => vec![&none; rules.players()],
        };
        // SO-2.4: the ships in turn order from the first player.
        let spacing = rules.pack.deck(rules.players()).spacing;
        for (j, seat) in rules.from(state.first).enumerate() {
            let start = usize::from(rules.setup.start_eye.unwrap_or(0));
            let eye = (start + j * usize::from(spacing)) % usize::from(self.board.eyes());
            let own = self.seat_state(given[seat.index()], seat, eye as u8, state);
            state.seats[seat] = own;
        }
    }

    fn seat_state(&mut self, map: &Map<String, Value>, seat: Seat, eye: u8, state: &State) -> SeatState {
        let rules = self.rules;
        let pieces = &rules.pack.pieces;
        known_keys(&mut self.reasons, &format!("seat {seat}"), map, &SEAT_KEYS);
        let who = |field: &str| format!("{field} of seat {seat}");
        let divers = u64::from(pieces.divers);
        let mut own = SeatState {
            eye: self.number(map, "eye", &who("eye"), "SO-1.8", u64::from(self.board.eyes()) - 1, eye.into())
                as u8,
            hold: self.number(
                map,
                "hold",
                &who("hold"),
                "SO-1.12",
                divers,
                rules.setup.start_divers(&rules.pack).into(),
            ) as u8,
            energy: self.number(
                map,
                "energy",
                &who("energy"),
                "SO-1.13",
                60_000,
                rules.setup.start_energy(&rules.pack).into(),
            ) as u16,
            lost: self.number(map, "lost", &who("lost"), "SO-1.12", divers, 0) as u8,
            ..SeatState::default()
        };
        let total = self.number(map, "momentum", &who("momentum"), "SO-1.13", 10_000, 0);
        self.momentum(map, &mut own, total, seat);
        if let Some(held) = map.get("held").filter(|v| !v.is_null()) {
            own.held = held.as_str().and_then(Suit::of);
            if own.held.is_none() {
                self.wrong("SO-1.14", format!("{} = {held}: a suit code", who("held")));
            }
        }
        for card in self.list(map, "drawn") {
            match card.as_str().and_then(Suit::of) {
                Some(suit) if own.drawn_of(suit) < 13 => own.draw(suit),
                _ => self.wrong("SO-1.14", format!("{}: {card} is no suit code", who("drawn"))),
            }
        }
        if let Some(guests) = self.object(map, "guests") {
            for (host, count) in guests {
                let host = self.seat(&json!(host));
                let count = self.amount(count, &who("guests"), "SO-1.12", divers);
                if let (Some(host), Some(count)) = (host, count) {
                    if host == seat && count > 0 {
                        self.wrong("SO-8.3", format!("seat {seat} cannot be its own guest"));
                    } else {
                        own.guests[host.index()] = count as u8;
                    }
                }
            }
        }
        self.reserve(map, &mut own, seat, state);
        own
    }

    /// Momentum by source; a record written by hand may give the sum alone.
    fn momentum(&mut self, map: &Map<String, Value>, own: &mut SeatState, total: u64, seat: Seat) {
        let Some(sources) = self.object(map, "sources") else {
            own.momentum[0] = total as u16;
            return;
        };
        known_keys(&mut self.reasons, "sources", sources, &SOURCES);
        for (i, name) in SOURCES.iter().enumerate() {
            own.momentum[i] = self.number(sources, name, name, "SO-1.13", 10_000, 0) as u16;
        }
        let sum = own.total();
        self.reasons.require(sum == total as i32, "SO-16.7", || {
            format!("momentum of seat {seat} = {total}, but its sources add up to {sum}")
        });
    }

    /// What is in the reserve, and with it what has left the game (SO-1.12, SO-15.16).
    fn reserve(&mut self, map: &Map<String, Value>, own: &mut SeatState, seat: Seat, state: &State) {
        let pieces = self.rules.pack.pieces;
        let none = Map::new();
        let given = self.object(map, "reserve").unwrap_or(&none);
        known_keys(&mut self.reasons, "a reserve", given, &["divers", "gate", "node", "foundry", "tower"]);
        let board = state.divers[seat].total();
        let out = u32::from(own.hold)
            + u32::from(own.lost)
            + u32::from(board)
            + own.guests.iter().map(|g| u32::from(*g)).sum::<u32>();
        let left = self.left(given, "divers", "divers", seat, out, pieces.divers);
        own.reserve = left.0;
        own.vaporised = left.1;
        let gates = state.gates.of(seat).count_ones();
        // Gates never leave the game; a record may still leave some out of the box.
        own.gates = self.left(given, "gate", "gates", seat, gates, pieces.gates).0;
        for station in Station::ALL {
            let standing = (state.types[station.index()] & state.owners.of(seat)).count_ones();
            let plural = ["nodes", "foundries", "towers"][station.index()];
            let left = self.left(given, station.id(), plural, seat, standing, pieces.stations(*station));
            own.stations[station.index()] = left.0;
            own.destroyed[station.index()] = left.1;
        }
    }

    /// How many of a piece are in the reserve and how many are gone, given how many are out.
    fn left(
        &mut self,
        given: &Map<String, Value>,
        key: &str,
        name: &str,
        seat: Seat,
        out: u32,
        all: u8,
    ) -> (u8, u8) {
        let rest = u32::from(all).checked_sub(out);
        let Some(rest) = rest else {
            self.wrong(
                "SO-1.12",
                format!("seat {seat} has {out} {name} outside its reserve, but owns {all}"),
            );
            return (0, 0);
        };
        let reserve = self.number(
            given,
            key,
            &format!("{name} in the reserve of seat {seat}"),
            "SO-1.12",
            255,
            rest.into(),
        );
        // SO-16.7: the record printed there lists a full reserve beside pieces on the board. A reserve that is no larger
        // than what the seat owns is read as "all that is left"; divers are counted to the last one.
        if reserve > u64::from(rest) && reserve <= u64::from(all) && key != "divers" {
            return (rest as u8, 0);
        }
        if reserve > u64::from(rest) {
            let sum = reserve + u64::from(out);
            self.wrong("SO-1.12", format!("seat {seat} has {sum} {name} in all, but owns {all}"));
            return (0, 0);
        }
        (reserve as u8, (u64::from(rest) - reserve) as u8)
    }

    /// Suits in play = those of `deck`, else of `effects`, else SO-2.5.
    fn suits_and_effects(&mut self, state: &mut State) {
        let rules = self.rules;
        let own = rules.setup.suits.unwrap_or_else(|| (1 << rules.setup.suit_count) - 1);
        let given = self.object(self.map, "effects");
        let deck = self.object(self.map, "deck");
        let suits = deck.or(given).map(|map| {
            map.keys()
                .filter_map(|key| Card::of(key).and_then(Card::suit))
                .fold(1u8, |m, s| m | 1 << s.index())
        });
        state.suits = suits.unwrap_or(own);
        state.effects = [None; 7];
        let Some(given) = given else {
            // SO-13.3, SO-13.5: in rotation; with as many effects as suits that is one each.
            if let Some(list) = rules.setup.effects.as_ref().filter(|list| !list.is_empty()) {
                for (j, suit) in suits_of(state.suits).enumerate() {
                    state.effects[suit.index()] = Some(list[j % list.len()]);
                }
            }
            return;
        };
        for (code, id) in given {
            let suit = Suit::of(code);
            let edition = rules.edition();
            let effect = id.as_str().and_then(|id| effect_of(id, edition));
            if suit.is_none() {
                self.wrong("SO-1.14", format!("effects: {code:?} is no suit code"));
            }
            match effect {
                None => self.wrong("SO-1.16", format!("effects: {id} is not known")),
                Some(effect) if !rules.pack.effect(effect).belongs(edition) => {
                    self.wrong("SO-2.6", format!("effects: the edition {edition} has no {effect}"));
                }
                Some(effect) => {
                    if let Some(suit) = suit {
                        state.effects[suit.index()] = Some(effect);
                    }
                }
            }
        }
    }

    fn deck(&mut self, state: &mut State) {
        let rules = self.rules;
        state.deck = Default::default();
        state.discards = [0; 8];
        let triggers = rules.setup.trigger_count();
        let first = rules.edition() == Edition::First;
        if let Some(deck) = self.object(self.map, "deck") {
            for (code, count) in deck {
                let Some(card) = Card::of(code) else {
                    self.wrong("SO-1.14", format!("deck: {code:?} is no card code"));
                    continue;
                };
                let count = self.amount(count, &format!("deck {code}"), "SO-2.5", 13).unwrap_or(0) as u8;
                state.deck[card.index()] = count;
                let (rule, fits) = match card {
                    Card::Marked => ("SO-11.1", first && rules.event().is_some() && count <= triggers),
                    Card::Trigger => ("SO-11.2", !first && rules.event().is_some() && count <= triggers),
                    _ => ("SO-2.5", true),
                };
                self.reasons.require(fits || count == 0, rule, || {
                    format!("deck {code} = {count}: this game has no such cards")
                });
            }
        } else {
            let marked = if first { triggers.min(state.marker) } else { 0 };
            state.deck[Card::Marked.index()] = marked;
            state.deck[Card::Flare.index()] = state.marker - marked;
            if !first {
                state.deck[Card::Trigger.index()] = triggers;
            }
            for suit in suits_of(state.suits).filter(|s| *s != Suit::Flare) {
                let held = Seat::all(rules.players())
                    .map(|seat| &state.seats[seat])
                    .map(|own| u8::from(own.held == Some(suit)) + own.drawn_of(suit))
                    .sum::<u8>();
                state.deck[Card::plain(suit).index()] = 13u8.saturating_sub(held);
            }
        }
    }

    /// Cards outside the deck: 13 of each suit in all (SO-1.14, SO-7.7).
    fn cards(&mut self, state: &mut State) {
        let rules = self.rules;
        for seat in Seat::all(rules.players()) {
            let Some(held) = state.seats[seat].held else { continue };
            let known = state.suits & 1 << held.index() != 0 || state.effects[held.index()].is_some();
            self.reasons
                .require(known, "SO-2.5", || format!("seat {seat} holds {held}, a suit that is not in play"));
        }
        let given = self.object(self.map, "discards");
        if let Some(given) = given {
            for (code, count) in given {
                let index = match Card::of(code) {
                    Some(Card::Trigger) => 7,
                    Some(card) if card != Card::Marked => card.suit().map_or(7, Suit::index),
                    _ => {
                        self.wrong("SO-1.14", format!("discards: {code:?} is no suit code"));
                        continue;
                    }
                };
                state.discards[index] =
                    self.amount(count, &format!("discards {code}"), "SO-2.5", 13).unwrap_or(0) as u8;
            }
        }
        if matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit) {
            // The deck is not put together yet.
            return;
        }
        let flares = state.deck[Card::Flare.index()] + state.deck[Card::Marked.index()];
        let open = revealed(state.turn.revealed).filter(|card| card.is_flare()).count();
        self.reasons.require(usize::from(flares) + open == usize::from(state.marker), "SO-16.7", || {
            format!("the deck holds {flares} flares, but the marker shows {}", state.marker)
        });
        for suit in suits_of(state.suits) {
            let left = cards_out(rules, state, suit);
            let spare = i32::from(rules.pack.suit(suit).cards) - left;
            if spare < 0 {
                self.wrong("SO-1.14", format!("there are {left} cards of suit {suit}, but a suit has 13"));
            } else if given.is_none() {
                state.discards[suit.index()] = spare as u8;
            }
        }
        if given.is_none() {
            let triggers = rules.setup.trigger_count().saturating_sub(state.deck[Card::Trigger.index()]);
            state.discards[7] = if rules.edition() == Edition::Published { triggers } else { 0 };
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
