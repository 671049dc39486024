//! The position record (PH-14.7, PH-14.8), read. An impossible one is refused with every reason (PH-14.9).
//!
//! Fields that a companion app does not know may be left out (PH-14.1): they follow from the rest or have a default.

use super::read_seats::read_seat;
use crate::records::setup::{RECORD_OPTIONS, Table, read_level, read_pack};
use crate::rules::state::NONE;
use crate::{
    Cell, DsCorner, Forest, Half, MAX_SEATS, OUTER_RING, Pack, Photosynthesis, Rules, Side, Sitter, State,
};
use serde_json::Value;
use solarium_core::{
    Argument, Field, Fields, Joint, Message, Reading, Reason, Reasons, Rule, Seat, Shelf, one_of,
};
use std::sync::Arc;

/// Every refusal of a record comes from this rule; messages name its clause.
const RULE: Rule = "PH-14.9";

/// Reads a part of the record under a clause of PH-14.9.
pub(super) fn clause<T>(reading: &Reading, letter: &'static str, read: impl FnOnce() -> T) -> T {
    let named = |reason| Message::new("ph-record-clause").with("clause", letter).with("reason", reason);
    reading.part(named, read)
}

pub(crate) fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Photosynthesis, State), Reasons> {
    let reading = Reading::new();
    let whole = reading.root(record, RULE);
    let object = clause(&reading, "a", || whole.required(Message::new("read-object")).object());
    let Some(record) = object else {
        return Err(reading.finish(()).expect_err("what is no object is refused"));
    };
    let (table, mut seats) = clause(&reading, "a", || read_table(&record, shelf));
    // A table of another size is refused by now; the rest is checked as if it had the nearest valid size.
    seats.truncate(MAX_SEATS);
    seats.resize_with(table.sitters.len(), || reading.root(&Value::Null, RULE).object_or_empty());
    let mut rules = table.rules();
    clause(&reading, "h", || read_typed(&record.get("typed"), &mut rules));
    let mut state = rules.start();
    clause(&reading, "b", || read_board(&record, &rules, &mut state));
    clause(&reading, "f", || read_clock(&record, &rules, &mut state));
    clause(&reading, "j", || check_draws(&record, &state));
    for (seat, fields) in Seat::all(seats.len()).zip(seats) {
        read_seat(seat, fields, &mut rules, &mut state);
    }
    clause(&reading, "g", || read_piles(&record.get("piles"), &rules, &mut state));
    if state.round == 0 {
        clause(&reading, "i", || check_placement(&reading, &rules, &state));
    }
    clause(&reading, "a", || record.close_given());
    reading.finish(())?;
    rules.options.first_seat = original_first(&rules, &state);
    Ok((Photosynthesis::new(rules), state))
}

/// (h) Halves of cards that people typed as they are printed (PH-14.4): by card and half.
fn read_typed(typed: &Field<'_, '_>, rules: &mut Rules) {
    if !typed.is_given() {
        return;
    }
    let mut pack = Pack::clone(&rules.pack);
    for (id, card) in typed.object_or_empty().entries() {
        let place = card.read(Message::new("ph-record-card"), |_| pack.card(id.parse().ok()?));
        let halves = card.object_or_empty();
        for side in Side::ALL {
            let half = halves.get(side.word());
            match half.value().map(Half::from_json) {
                Some(Ok(typed)) => pack.type_half(place.unwrap_or(usize::MAX), side, typed),
                Some(Err(problems)) => problems.into_iter().for_each(|problem| {
                    half.refuse(Message::new("ph-record-typed").with("problem", problem));
                }),
                None => {}
            }
        }
        halves.close();
    }
    rules.pack = Arc::new(pack);
}

/// The seat that began the game: the token passed on once in every round finished.
fn original_first(rules: &Rules, state: &State) -> Option<Seat> {
    let seats = rules.seats() as i32;
    let first = i32::from(state.first()?.0) - i32::from(state.round.saturating_sub(1));
    Some(Seat(first.rem_euclid(seats) as u8))
}

/// (a) Pack, options and who sits where, with the fields of each seat.
fn read_table<'r, 'v>(record: &Fields<'r, 'v>, shelf: &Shelf<Pack>) -> (Table, Vec<Fields<'r, 'v>>) {
    let mut table = Table::usual(read_pack(&record.get("pack"), shelf));
    // PH-14.7: options left out are the usual ones, with corner 0.
    table.options.readings.ds_corner = DsCorner::Fixed(0);
    let options = record.get("options").object_or_empty();
    table.read(RECORD_OPTIONS, &options);
    options.close();
    let field = record.get("seats").required(Message::new("read-list"));
    let object = |seat: Field<'r, 'v>| seat.required(Message::new("read-object")).object_or_empty();
    let seats: Vec<Fields<'r, 'v>> = field.list().into_iter().map(object).collect();
    table.sitters = seats.iter().map(|seat| read_sitter(seat, &table.pack)).collect();
    table.check_seats(seats.len(), &field);
    table.sitters.resize(seats.len().clamp(2, MAX_SEATS), Sitter::Human);
    (table, seats)
}

/// Bots have the kind of a player too.
fn read_sitter(seat: &Fields<'_, '_>, pack: &Pack) -> Sitter {
    let kinds = one_of(["player", "cynthia"]);
    let sitter = |kind| match kind {
        "cynthia" => Some(Sitter::Cynthia(read_level(&seat.get("level"), pack))),
        "player" => Some(Sitter::Human),
        _ => None,
    };
    seat.get("kind").required(kinds.clone()).known(kinds, sitter).unwrap_or(Sitter::Human)
}

/// (b) Pieces on the board, and spaces activated in this turn.
fn read_board(record: &Fields<'_, '_>, rules: &Rules, state: &mut State) {
    let field = record.get("board");
    let text = field.known(Message::new("ph-record-board"), Some).unwrap_or_default();
    let (forest, bad) = Forest::parse(text, rules.seats());
    for problem in bad {
        field.refuse(problem.message());
    }
    state.forest = forest;
    let activated = record.get("activated");
    let cells = activated.known_list(Message::new("ph-record-cell"), |name| name.parse::<Cell>().ok());
    state.activated = cells.into_iter().collect();
}

/// (f) Round, first player, turn.
fn read_clock(record: &Fields<'_, '_>, rules: &Rules, state: &mut State) {
    let seats = rules.seats() as u8;
    let [placed_field, turn_field, done_field] = ["placed", "turn", "turns_done"].map(|key| record.get(key));
    let round = record.get("round").number(0..=rules.last_round()).unwrap_or(1);
    let first = record.get("first").number_or_random(0..=seats - 1).unwrap_or(Some(0));
    let mut placed = placed_field.number(0..=2 * seats - 1).unwrap_or(0);
    if round > 0 && placed > 0 {
        placed_field.refuse(Message::new("ph-record-placed"));
        placed = 0;
    }
    (state.round, state.first, state.placed) = (round, first.unwrap_or(NONE), placed);
    let Some(first) = first else {
        // No turn is done while the first player is still to be drawn.
        let done_given = done_field.value().is_some_and(|done| *done != 0);
        for (field, given) in [(&turn_field, turn_field.is_given()), (&done_field, done_given)] {
            if given {
                field.refuse(Message::new("ph-record-first-open").with("key", field.path()));
            }
        }
        return;
    };
    let usual = if round == 0 { (first + placed) % seats } else { first };
    let Some(turn) = number_or(&turn_field, usual, seats - 1) else { return };
    let usual = if round == 0 { 0 } else { (turn + seats - first) % seats };
    let Some(done) = number_or(&done_field, usual, seats) else { return };
    let (key, passed) = if round == 0 { ("placed", placed) } else { ("turns_done", done) };
    let due = (first + passed) % seats;
    if turn != due {
        let message = Message::new("ph-record-turn").with("turn", turn).with("first", first).with("key", key);
        turn_field.refuse(message.with("passed", passed).with("due", due));
    }
    if round == 0 && done != 0 {
        done_field.refuse(Message::new("ph-record-turns-placing").with("turns", done));
    } else if round != 0 && done == seats && round != rules.last_round() {
        done_field.refuse(Message::new("ph-record-turns-all").with("turns", done));
    }
    if round != 0 {
        state.turns_done = done;
    }
}

/// The usual number where none is given; `None` where the one given is refused.
fn number_or(field: &Field<'_, '_>, usual: u8, most: u8) -> Option<u8> {
    if field.is_given() { field.number(0..=most) } else { Some(usual) }
}

/// (j) PH-2.10: no draw of the set-up is open once the placement has begun. Without a Cynthia no corner is drawn.
fn check_draws(record: &Fields<'_, '_>, state: &State) {
    let begun = state.round > 0 || state.placed > 0 || !state.forest.occupied().is_empty();
    for (key, drawn) in [("first", state.first), ("ds_corner", state.ds_corner)] {
        let message = || Message::new("ph-record-draw").with("key", key);
        record.reading().require(drawn != NONE || !begun, RULE, message);
    }
}

/// (g) The piles.
fn read_piles(field: &Field<'_, '_>, rules: &Rules, state: &mut State) {
    let piles = field.object_or_empty();
    for (key, leaves) in ["1", "2", "3", "4"].into_iter().zip(1..) {
        let full = rules.full_pile(leaves);
        let wanted = Message::new("ph-record-pile").with("full", Argument::list(Joint::Comma, full.to_vec()));
        let left = piles.get(key).read(wanted, |value| {
            let given: Option<Vec<u64>> = value.as_array()?.iter().map(Value::as_u64).collect();
            let given = given?;
            let rest = &full[full.len().checked_sub(given.len())?..];
            rest.iter().copied().map(u64::from).eq(given.iter().copied()).then_some(given.len())
        });
        if let Some(left) = left {
            state.set_pile_left(leaves, left);
        }
    }
    piles.close();
}

/// (i) Round 0 shows the start trees placed so far and nothing else.
fn check_placement(reading: &Reading, rules: &Rules, state: &State) {
    let refuse = |message: Message| reading.refuse(RULE, message);
    if !state.activated.is_empty() {
        refuse(Message::new("ph-record-placing-activated"));
    }
    for (cell, piece) in state.forest.pieces().filter(|(cell, _)| cell.ring() != OUTER_RING) {
        refuse(Message::new("ph-record-placing-inner").with("piece", format!("{piece}@{cell}")));
    }
    let seats = rules.seats();
    for seat in Seat::all(seats) {
        let mut expected = [0u8; 4];
        let mut open = 2;
        if let Some(first) = state.first() {
            let order = (seat.index() + seats - first.index()) % seats;
            for nth in (0..state.placed as usize).filter(|nth| nth % seats == order) {
                // PH-8.5: a Cynthia's first tree is her medium one.
                let medium = rules.is_cynthia(seat) && nth < seats;
                expected[if medium { 2 } else { 1 }] += 1;
                open -= 1;
            }
        }
        let shown = state.forest.count(seat);
        let list = |counts: [u8; 4]| Argument::list(Joint::Slash, counts);
        if shown != expected {
            let message = Message::new("ph-record-placing-trees").with("shown", list(shown));
            let message = message.with("placed", state.placed).with("expected", list(expected));
            refuse(Reason::of_seat(seat.index(), message));
        } else if !rules.is_cynthia(seat) && state.available(seat)[1] < open {
            refuse(Reason::of_seat(seat.index(), Message::new("ph-record-placing-available")));
        }
    }
}
