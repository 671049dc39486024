//! The position record (PH-14.7, PH-14.8), read. An impossible one is refused with every reason (PH-14.9).
//!
//! What a companion need not know may be left out (PH-14.1): it follows from the rest or has a usual value.

use crate::Photosynthesis;
use crate::board::{Cell, CellSet, OUTER_RING, Size};
use crate::forest::Forest;
use crate::half::Half;
use crate::pack::Pack;
use crate::readings::DsCorner;
use crate::setup::{OptionReader, USUAL_LEVEL, find_pack, table_problem};
use crate::state::{MAX_SEATS, MAX_TOKENS, NONE, Shop, State, TYPED};
use crate::table::{Sitter, Table};
use serde_json::{Map, Value};
use solarium_core::{Reasons, Rule, Seat, Shelf};

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
    // A table of another size is refused by now; the rest is judged as if it had the nearest one.
    let near = seats.len().clamp(2, MAX_SEATS);
    seats.resize(near, Map::new());
    sitters.resize(near, Sitter::Human);
    let table = Table::new(pack, sitters, options);
    let mut loading = Loading { state: table.start(), table, fields, reasons };
    loading.board();
    loading.clock();
    for (seat, fields) in Seat::all(seats.len()).zip(&seats) {
        loading.seat(seat, fields);
    }
    loading.activated();
    loading.piles();
    loading.placement();
    loading.reasons.into_result()?;
    let (mut table, state) = (loading.table, loading.state);
    table.options.first_seat = original_first(&table, &state);
    Ok((Photosynthesis::at(table), state))
}

/// A field that is there and not null.
fn given<'a>(fields: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    fields.get(key).filter(|value| !value.is_null())
}

/// The seat that began the game: the token passed on once in every round finished.
fn original_first(table: &Table, state: &State) -> Option<Seat> {
    let seats = table.seats() as i32;
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
        // Null is as good as left out, so it may stand anywhere.
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

/// A record while it is read.
struct Loading<'a> {
    table: Table,
    state: State,
    fields: &'a Map<String, Value>,
    reasons: Reasons,
}

impl Loading<'_> {
    fn refuse(&mut self, message: impl Into<String>) {
        self.reasons.add(RULE, message);
    }

    fn given(&self, key: &str) -> Option<&Value> {
        given(self.fields, key)
    }

    /// (b) Pieces on the board.
    fn board(&mut self) {
        let text = match self.given("board") {
            None => "",
            Some(Value::String(text)) => text.as_str(),
            Some(_) => {
                self.refuse("(b) board must be a text such as \"A3@d4 B1@g3\"");
                ""
            }
        };
        let (forest, bad) = Forest::parse(text, self.table.seats());
        self.state.forest = forest;
        for problem in bad {
            self.refuse(format!("(b) {problem}"));
        }
    }

    /// (f), (j) Round, first player, turn.
    fn clock(&mut self) {
        let seats = self.table.seats() as u64;
        let last = u64::from(self.table.last_round());
        let round = self.whole("round", 1, 0, last).unwrap_or(1);
        self.state.round = round as u8;
        let first = match self.given("first") {
            Some(Value::String(word)) if word == "random" => None,
            _ => Some(self.whole("first", 0, 0, seats - 1).unwrap_or(0)),
        };
        self.state.first = first.map_or(NONE, |first| first as u8);
        let placed = match (round, self.whole("placed", 0, 0, 2 * seats - 1)) {
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
                    // Nobody has had a turn while the first player is still to be drawn.
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
        let seats = self.table.seats() as u64;
        let due = if round == 0 { (first + placed) % seats } else { first };
        let Some(turn) = self.whole("turn", due, 0, seats - 1) else { return };
        let usual = if round == 0 { 0 } else { (turn + seats - first) % seats };
        let Some(done) = self.whole("turns_done", usual, 0, seats) else { return };
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
        if done == seats && round != u64::from(self.table.last_round()) {
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

    /// A whole number of the clock.
    fn whole(&mut self, key: &str, usual: u64, least: u64, most: u64) -> Option<u64> {
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

    fn seat(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let cap = self.table.pack.players.light_cap;
        match given(fields, "lp").map_or(Some(0), Value::as_u64) {
            Some(lp) if lp <= u64::from(cap) => self.state.lp[seat.index()] = lp as u8,
            _ => self.refuse(format!("(e) lp of seat {seat} is {}, it must be 0 to {cap}", fields["lp"])),
        }
        self.tokens(seat, fields);
        if self.table.is_cynthia(seat) {
            self.supply(seat, fields);
            self.cards(seat, fields);
        } else {
            self.pieces(seat, fields);
            for key in ["deck", "card"] {
                if given(fields, key).is_some() {
                    self.refuse(format!("(h) seat {seat} is a player and has no {key}"));
                }
            }
        }
    }

    /// (g) Tokens taken.
    fn tokens(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let Some(value) = given(fields, "tokens") else { return };
        let Some(list) = value.as_array() else {
            return self.refuse(format!("(g) tokens of seat {seat} must be a list of values"));
        };
        for value in list {
            let kinds = self.table.pack.tokens.kinds();
            let kind = value.as_u64().and_then(|v| kinds.iter().position(|kind| u64::from(*kind) == v));
            match kind {
                None => {
                    self.refuse(format!("(g) seat {seat} has a token {value}, a value that does not exist"))
                }
                Some(kind) => {
                    if !self.state.taken.push(seat, kind as u8) {
                        return self.refuse(format!("(g) the seats have more than {MAX_TOKENS} tokens"));
                    }
                }
            }
        }
    }

    /// Four numbers of a seat; `None` if left out or refused.
    fn four(&mut self, clause: char, seat: Seat, fields: &Map<String, Value>, key: &str) -> Option<[u8; 4]> {
        let value = given(fields, key)?;
        let numbers: Option<Vec<u8>> = value
            .as_array()
            .map(|list| list.iter().filter_map(|n| n.as_u64().and_then(|n| u8::try_from(n).ok())).collect());
        match numbers.map(|numbers| (numbers.len(), numbers)) {
            Some((4, numbers)) if value.as_array().is_some_and(|list| list.len() == 4) => {
                Some([numbers[0], numbers[1], numbers[2], numbers[3]])
            }
            _ => {
                self.refuse(format!(
                    "({clause}) {key} of seat {seat} is {value}, it must be four whole numbers, none negative"
                ));
                None
            }
        }
    }

    /// (c) A player's shop and available pieces.
    fn pieces(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let shop = self.four('c', seat, fields, "shop");
        let available = self.four('c', seat, fields, "available");
        let on_board = self.state.forest.count(seat);
        let players = &self.table.pack.players;
        let (total, capacity) = (players.total, players.shop);
        let mut found = ([0; 4], [0; 4]);
        for size in Size::ALL {
            let i = size.index();
            let free = i32::from(total[i]) - i32::from(on_board[i]);
            // PH-14.7: what is left out follows from the rest.
            let in_shop = match shop {
                Some(shop) => i32::from(shop[i]),
                None => (free - available.map_or(0, |a| i32::from(a[i]))).clamp(0, i32::from(capacity[i])),
            };
            let ready = available.map_or((free - in_shop).max(0), |available| i32::from(available[i]));
            if in_shop > i32::from(capacity[i]) {
                self.refuse(format!(
                    "(c) seat {seat} has {in_shop} {size} in the shop, it holds {}",
                    capacity[i]
                ));
            }
            let sum = i32::from(on_board[i]) + in_shop + ready;
            if sum > i32::from(total[i]) {
                self.refuse(format!(
                    "(c) seat {seat} has {sum} {size} on board, in the shop and available, but owns {}",
                    total[i]
                ));
            }
            found.0[i] = in_shop.clamp(0, i32::from(capacity[i])) as u8;
            found.1[i] = ready.clamp(0, i32::from(total[i])) as u8;
        }
        self.state.shop[seat.index()] = Shop::new(found.0);
        self.state.available[seat.index()] = found.1;
    }

    /// (d) A Cynthia's supply.
    fn supply(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let on_board = self.state.forest.count(seat);
        let total = self.table.total(seat);
        let supply = self.four('d', seat, fields, "supply");
        for size in Size::ALL {
            let i = size.index();
            if on_board[i] > total[i] {
                self.refuse(format!(
                    "(d) seat {seat} has {} {size} on board, but owns {}",
                    on_board[i], total[i]
                ));
            } else if let Some(supply) = supply
                && u16::from(on_board[i]) + u16::from(supply[i]) != u16::from(total[i])
            {
                self.refuse(format!(
                    "(d) seat {seat} has {} {size} on board and {} in supply, together it must be {}",
                    on_board[i], supply[i], total[i]
                ));
            }
        }
    }

    /// (h) A Cynthia's deck and card. PH-14.8
    fn cards(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let slot = self.table.deck_slot(seat);
        let mut deck = self.table.pack.full_deck();
        let mut drawn = None;
        match given(fields, "card") {
            None => {}
            // PH-14.4: a half typed in from a printed card.
            Some(value @ Value::Object(_)) => match Half::from_json(value) {
                Ok(half) => {
                    self.table.typed = Some(half);
                    self.hold(seat, TYPED);
                }
                Err(problems) => {
                    for problem in problems {
                        self.refuse(format!("(h) the card typed in for seat {seat}: {problem}"));
                    }
                }
            },
            Some(value) => match self.card_place(value) {
                Some(place) => {
                    deck &= !(1 << place);
                    drawn = Some(place);
                    self.hold(seat, place as u8);
                }
                None => self.refuse(format!("(h) seat {seat} has the unknown card {value}")),
            },
        }
        if let Some(value) = given(fields, "deck") {
            let known = self.reasons.0.len();
            let listed = self.deck(seat, value, drawn);
            if given(fields, "card").is_some_and(Value::is_object) && self.reasons.0.len() > known {
                // PH-14.8: beside a typed half the deck is not counted; it may be a printed one.
                self.reasons.0.truncate(known);
            } else {
                deck = listed;
            }
        }
        self.state.decks[slot] = deck;
    }

    fn card_place(&self, value: &Value) -> Option<usize> {
        self.table.pack.card(u16::try_from(value.as_u64()?).ok()?)
    }

    fn deck(&mut self, seat: Seat, value: &Value, drawn: Option<usize>) -> u64 {
        let Some(list) = value.as_array() else {
            self.refuse(format!("(h) the deck of seat {seat} must be a list of card ids"));
            return 0;
        };
        let mut deck = 0u64;
        for id in list {
            match self.card_place(id) {
                None => self.refuse(format!("(h) the deck of seat {seat} has the unknown card {id}")),
                Some(place) if deck & 1 << place != 0 => {
                    self.refuse(format!("(h) the deck of seat {seat} has card {id} twice"));
                }
                Some(place) => {
                    if drawn == Some(place) {
                        self.refuse(format!("(h) card {id} of seat {seat} is drawn and still in the deck"));
                    }
                    deck |= 1 << place;
                }
            }
        }
        deck
    }

    /// A card lies drawn: only a Cynthia in turn has one.
    fn hold(&mut self, seat: Seat, card: u8) {
        if self.table.in_turn(&self.state) == Some(seat) {
            self.state.card = card;
        } else {
            self.refuse(format!("(h) seat {seat} is not in turn and can have no card drawn"));
        }
        if self.state.ds_corner == NONE || self.state.first == NONE {
            self.refuse("(j) a card is drawn, but a draw of the set-up is still open");
        }
    }

    /// (b) Spaces activated in this turn.
    fn activated(&mut self) {
        let Some(value) = self.given("activated") else { return };
        let Some(list) = value.as_array().cloned() else {
            return self.refuse("(b) activated must be a list of cells");
        };
        let mut cells = CellSet::EMPTY;
        for name in &list {
            match name.as_str().and_then(|name| name.parse::<Cell>().ok()) {
                None => self.refuse(format!("(b) activated names {name}, a cell that does not exist")),
                Some(cell) if cells.contains(cell) => {
                    self.refuse(format!("(b) activated names {cell} twice"));
                }
                Some(cell) => cells.insert(cell),
            }
        }
        self.state.activated = cells;
    }

    /// (g) The piles.
    fn piles(&mut self) {
        let Some(value) = self.given("piles") else { return };
        let Some(piles) = value.as_object().cloned() else {
            return self.refuse("(g) piles must be an object with the piles \"1\" to \"4\"");
        };
        for (key, value) in &piles {
            let Some(leaves) = ["1", "2", "3", "4"].iter().position(|known| known == key) else {
                self.refuse(format!("(g) there is no pile {key:?}"));
                continue;
            };
            if value.is_null() {
                continue;
            }
            let leaves = leaves as u8 + 1;
            let full = self.table.full_pile(leaves);
            let rest = value.as_array().filter(|rest| {
                rest.len() <= full.len()
                    && rest
                        .iter()
                        .zip(&full[full.len() - rest.len()..])
                        .all(|(token, due)| token.as_u64() == Some(u64::from(*due)))
            });
            match rest.map(Vec::len) {
                Some(left) => self.state.set_pile_left(leaves, left),
                None => {
                    let message =
                        format!("(g) pile {key} is {value}, it must be {full:?} less some from the top");
                    self.refuse(message);
                }
            }
        }
    }

    /// (i) Round 0 shows the start trees placed so far and nothing else.
    fn placement(&mut self) {
        if self.state.round > 0 {
            return;
        }
        if !self.state.activated.is_empty() {
            self.refuse("(i) in round 0 no space is activated");
        }
        let inner: Vec<String> = self
            .state
            .forest
            .pieces()
            .filter(|(cell, _)| cell.ring() != OUTER_RING)
            .map(|(cell, piece)| format!("{piece}@{cell}"))
            .collect();
        for piece in inner {
            self.refuse(format!("(i) in round 0 start trees stand on ring 3, not {piece}"));
        }
        let seats = self.table.seats();
        for seat in Seat::all(seats) {
            let mut expected = [0u8; 4];
            let mut open = 2;
            if let Some(first) = self.state.first() {
                let order = (seat.index() + seats - first.index()) % seats;
                for nth in 0..self.state.placed as usize {
                    if nth % seats == order {
                        // PH-8.5: a Cynthia's first tree is her medium one.
                        let medium = self.table.is_cynthia(seat) && nth < seats;
                        expected[if medium { 2 } else { 1 }] += 1;
                        open -= 1;
                    }
                }
            }
            let shown = self.state.forest.count(seat);
            if shown != expected {
                self.refuse(format!(
                    "(i) seat {seat} shows {shown:?} seeds, small, medium and large trees, after {} placements it must be \
                     {expected:?}",
                    self.state.placed
                ));
            } else if !self.table.is_cynthia(seat) && self.state.available(seat)[1] < open {
                self.refuse(format!("(i) seat {seat} has not enough small trees available to place"));
            }
        }
    }
}
