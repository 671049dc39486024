//! What a position record says of each seat: LP, tokens, pieces, supply, cards. Letters are the clauses of PH-14.9.

use super::read::clause;
use crate::rules::state::{NONE, TYPED};
use crate::{Half, MAX_TOKENS, Rules, Shop, Size, State};
use serde_json::Value;
use solarium_core::{Field, Fields, Message, Reason, Seat, one_of};
use std::sync::Arc;

pub(super) fn read_seat(seat: Seat, fields: Fields<'_, '_>, rules: &mut Rules, state: &mut State) {
    let reading = fields.reading();
    let cap = rules.pack.players.light_cap;
    clause(reading, "e", || state.lp[seat.index()] = fields.get("lp").number(0..=cap).unwrap_or(0));
    clause(reading, "g", || read_tokens(seat, &fields.get("tokens"), rules, state));
    if rules.is_cynthia(seat) {
        clause(reading, "d", || check_supply(seat, &fields.get("supply"), rules, state));
        let drawn = clause(reading, "h", || read_cards(seat, &fields, rules, state));
        if drawn && (state.ds_corner == NONE || state.first == NONE) {
            clause(reading, "j", || fields.get("card").refuse(Message::new("ph-record-card-early")));
        }
    } else {
        clause(reading, "c", || read_pieces(seat, &fields, rules, state));
        for key in ["deck", "card"] {
            let field = fields.get(key);
            if field.is_given() {
                let message = Message::new("ph-record-player-card").with("key", key);
                clause(reading, "h", || field.refuse(Reason::of_seat(seat.index(), message)));
            }
        }
    }
    clause(reading, "a", || fields.close_given());
}

/// (g) Tokens taken.
fn read_tokens(seat: Seat, field: &Field<'_, '_>, rules: &Rules, state: &mut State) {
    let kinds = rules.pack.tokens.kinds();
    for token in field.list() {
        let value = token.value().and_then(Value::as_u64);
        match kinds.iter().position(|kind| Some(u64::from(*kind)) == value) {
            Some(kind) if !state.taken.push(seat, kind as u8) => {
                return field.refuse(Message::new("ph-record-tokens").with("most", MAX_TOKENS));
            }
            Some(_) => {}
            None => token.refuse_unless(one_of(kinds.to_vec())),
        }
    }
}

/// So many pieces of a size, of so many that the seat owns or the shop holds.
fn refuse_pieces(field: &Field<'_, '_>, seat: Seat, message: Message, size: Size, count: i32, most: u8) {
    let message = message.with("piece", size).with("count", count).with("most", most);
    field.refuse(Reason::of_seat(seat.index(), message));
}

/// (c) A player's shop and available pieces.
fn read_pieces(seat: Seat, fields: &Fields<'_, '_>, rules: &Rules, state: &mut State) {
    let field = fields.get("shop");
    let shop: Option<[u8; 4]> = field.numbers(u8::MAX);
    let available: Option<[u8; 4]> = fields.get("available").numbers(u8::MAX);
    let on_board = state.forest.count(seat);
    let (total, capacity) = (rules.pack.players.total, rules.pack.players.shop);
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
            refuse_pieces(&field, seat, Message::new("ph-record-shop"), size, in_shop, capacity[i]);
        }
        let sum = i32::from(on_board[i]) + in_shop + ready;
        if sum > i32::from(total[i]) {
            refuse_pieces(&field, seat, Message::new("ph-record-pieces"), size, sum, total[i]);
        }
        found.0[i] = in_shop.clamp(0, i32::from(capacity[i])) as u8;
        found.1[i] = ready.clamp(0, i32::from(total[i])) as u8;
    }
    state.shop[seat.index()] = Shop::new(found.0);
    state.available[seat.index()] = found.1;
}

/// (d) A Cynthia's supply.
fn check_supply(seat: Seat, field: &Field<'_, '_>, rules: &Rules, state: &State) {
    let on_board = state.forest.count(seat);
    let total = rules.total(seat);
    let supply: Option<[u8; 4]> = field.numbers(u8::MAX);
    for size in Size::ALL {
        let i = size.index();
        let count = i32::from(on_board[i]);
        if on_board[i] > total[i] {
            refuse_pieces(field, seat, Message::new("ph-record-board-pieces"), size, count, total[i]);
        } else if let Some(supply) = supply.map(|supply| supply[i])
            && count + i32::from(supply) != i32::from(total[i])
        {
            let message = Message::new("ph-record-supply").with("supply", supply);
            refuse_pieces(field, seat, message, size, count, total[i]);
        }
    }
}

/// (h) A Cynthia's deck and card. PH-14.8. Does a card lie drawn?
fn read_cards(seat: Seat, fields: &Fields<'_, '_>, rules: &mut Rules, state: &mut State) -> bool {
    let (card, listed, reading) = (fields.get("card"), fields.get("deck"), fields.reading());
    let pack = Arc::clone(&rules.pack);
    let place = |field: &Field<'_, '_>| pack.card(u16::try_from(field.value()?.as_u64()?).ok()?);
    let typed = card.value().filter(|card| card.is_object());
    let mut drawn = None;
    if let Some(value) = typed {
        // PH-14.4: a half typed in from a printed card.
        match Half::from_json(value) {
            Ok(half) => {
                rules.typed = Some(half);
                drawn = Some(TYPED);
            }
            Err(problems) => problems.into_iter().for_each(|problem| {
                let message = Message::new("ph-record-typed").with("problem", problem);
                card.refuse(Reason::of_seat(seat.index(), message));
            }),
        }
    } else if card.is_given() {
        drawn = place(&card).map(|place| place as u8);
        if drawn.is_none() {
            card.refuse_unless(Message::new("ph-record-card"));
        }
    }
    if let Some(drawn) = drawn {
        if rules.in_turn(state) == Some(seat) {
            state.card = drawn;
        } else {
            card.refuse(Reason::of_seat(seat.index(), Message::new("ph-record-not-in-turn")));
        }
    }
    let drawn_place = drawn.filter(|drawn| *drawn != TYPED).map(usize::from);
    let mut deck = drawn_place.map_or(pack.full_deck(), |place| pack.full_deck() & !(1 << place));
    let before = reading.refusals();
    if listed.is_given() {
        let mut given = 0u64;
        for id in listed.list() {
            match place(&id) {
                None => id.refuse_unless(Message::new("ph-record-card")),
                Some(place) if given & 1 << place != 0 => id.refuse_twice(),
                Some(place) => {
                    if drawn_place == Some(place) {
                        id.refuse(Reason::of_seat(seat.index(), Message::new("ph-record-card-in-deck")));
                    }
                    given |= 1 << place;
                }
            }
        }
        if typed.is_some() && reading.refusals() > before {
            // PH-14.8: beside a typed half the deck is not counted; it may be a printed one.
            reading.forgive_after(before);
        } else {
            deck = given;
        }
    }
    state.decks[rules.deck_slot(seat)] = deck;
    drawn.is_some()
}
