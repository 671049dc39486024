//! The seats in a position record, read back: ship, hold, energy, momentum, cards, reserve.

use super::read::seat_key;
use crate::words::names;
use crate::{Rules, SOURCES, SeatState, State, Station, Suit};
use serde_json::Value;
use solarium_core::{Field, Fields, Message, Reason, Seat};

pub(super) fn read(rules: &Rules, record: &Fields<'_, '_>, given: &[Field<'_, '_>], state: &mut State) {
    let left_out = record.reading().root(&Value::Null, "SO-16.7");
    // SO-2.4: the ships in turn order from the first player.
    let spacing = rules.pack.deck(rules.players()).spacing;
    for (j, seat) in rules.from(state.first).enumerate() {
        let start = usize::from(rules.setup.start_eye.unwrap_or(0));
        let eye = (start + j * usize::from(spacing)) % usize::from(rules.board().eyes());
        let fields = given.get(seat.index()).unwrap_or(&left_out).object_or_empty();
        state.seats[seat] = seat_state(rules, &fields, seat, eye as u8, state);
        fields.close();
    }
}

fn seat_state(rules: &Rules, fields: &Fields<'_, '_>, seat: Seat, eye: u8, state: &State) -> SeatState {
    let divers = rules.pack.pieces.divers;
    let number = |key, rule, most: u8| fields.get(key).rule(rule).number(0..=most);
    let mut own = SeatState {
        eye: number("eye", "SO-1.8", rules.board().eyes() - 1).unwrap_or(eye),
        hold: number("hold", "SO-1.12", divers).unwrap_or(rules.setup.start_divers(&rules.pack)),
        energy: match fields.get("energy").rule("SO-1.13").number(0..=60_000u16) {
            Some(energy) => energy,
            None => rules.setup.start_energy(&rules.pack).into(),
        },
        lost: number("lost", "SO-1.12", divers).unwrap_or(0),
        held: fields.get("held").rule("SO-1.14").word(Suit::ALL, Suit::id),
        ..SeatState::default()
    };
    // The set-up was made of it.
    fields.get("kind");
    momentum(fields, &mut own, seat);
    for card in fields.get("drawn").list_or_null() {
        let card = card.rule("SO-1.14");
        match card.word(Suit::ALL, Suit::id) {
            Some(suit) if own.drawn_of(suit) < 13 => own.draw(suit),
            Some(suit) => card.refuse(Message::new("so-record-drawn").with("suit", suit.id())),
            None => {}
        }
    }
    for (key, field) in fields.get("guests").object_or_empty().entries() {
        let host = seat_key(rules, key, &field);
        let count = field.clone().rule("SO-1.12").number(0..=divers);
        match (host, count) {
            (Some(host), Some(count)) if host == seat && count > 0 => field
                .rule("SO-8.3")
                .refuse(Reason::of_seat(seat.index(), Message::new("so-record-own-guest"))),
            (Some(host), Some(count)) => own.guests[host.index()] = count,
            _ => {}
        }
    }
    reserve(rules, fields, &mut own, seat, state);
    own
}

/// Momentum by source; a record written by hand may give the sum alone.
fn momentum(fields: &Fields<'_, '_>, own: &mut SeatState, seat: Seat) {
    let total = fields.get("momentum").rule("SO-1.13").number(0..=10_000u16).unwrap_or(0);
    let Some(sources) = fields.get("sources").object() else {
        own.momentum[0] = total;
        return;
    };
    for (place, name) in own.momentum.iter_mut().zip(SOURCES) {
        *place = sources.get(name).rule("SO-1.13").number(0..=10_000u16).unwrap_or(0);
    }
    sources.close();
    fields.reading().require(own.total() == i32::from(total), "SO-16.7", || {
        let reason = Message::new("so-record-momentum").with("total", total).with("sum", own.total());
        Reason::of_seat(seat.index(), reason)
    });
}

/// What is in the reserve, and with it what has left the game (SO-1.12, SO-15.16).
fn reserve(rules: &Rules, fields: &Fields<'_, '_>, own: &mut SeatState, seat: Seat, state: &State) {
    let pieces = &rules.pack.pieces;
    let given = fields.get("reserve").object_or_empty();
    let out = [own.hold, own.lost].iter().chain(&own.guests).map(|n| u32::from(*n)).sum::<u32>();
    let board = u32::from(state.divers[seat].total());
    (own.reserve, own.vaporised) = left(&given, "divers", seat, out + board, pieces.divers);
    let gates = state.gates.of(seat).count_ones();
    // Gates never leave the game; a record may still leave some out of the box.
    own.gates = left(&given, "gate", seat, gates, pieces.gates).0;
    for station in Station::ALL {
        let standing = (state.types[station.index()] & state.owners.of(seat)).count_ones();
        let i = station.index();
        (own.stations[i], own.destroyed[i]) =
            left(&given, station.id(), seat, standing, pieces.stations(*station));
    }
    given.close();
}

/// How many of a piece are in the reserve and how many are gone, given how many are out.
fn left(given: &Fields<'_, '_>, key: &'static str, seat: Seat, out: u32, all: u8) -> (u8, u8) {
    let field = given.get(key).rule("SO-1.12");
    let too_many = |found: u32| {
        let reason = Message::new("so-record-pieces").with("piece", names::piece(key));
        field.refuse(Reason::of_seat(seat.index(), reason.with("found", found).with("owned", all)));
        (0, 0)
    };
    let Some(rest) = u32::from(all).checked_sub(out).map(|rest| rest as u8) else { return too_many(out) };
    let reserve = field.number(0..=u8::MAX).unwrap_or(rest);
    // SO-16.7: the record printed there lists a full reserve beside pieces on the board. A reserve that is no larger
    // than what the seat owns is read as "all that is left"; divers are counted to the last one.
    match rest.checked_sub(reserve) {
        Some(gone) => (reserve, gone),
        None if reserve <= all && key != "divers" => (rest, 0),
        None => too_many(out + u32::from(reserve)),
    }
}
