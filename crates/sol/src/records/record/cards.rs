//! Suits, effects, deck and discards in a position record, read back.

use super::read::refuse_key;
use crate::rules::cards::revealed;
use crate::{Card, Edition, Phase, Rules, State, Suit, effect_of, suits_of};
use solarium_core::{Argument, Field, Fields, Joint, Message, Reason, Seat};

/// Suits in play = those of `deck`, else of `effects`, else SO-2.5.
pub(super) fn read_suits(
    rules: &Rules,
    record: &Fields<'_, '_>,
    deck: Option<&Fields<'_, '_>>,
    state: &mut State,
) {
    let effects = record.get("effects").object();
    let suits = deck.or(effects.as_ref()).map(|cards| {
        let suits = cards.entries().filter_map(|(code, _)| Card::of(code).and_then(Card::suit));
        suits.fold(1u8, |mask, suit| mask | 1 << suit.index())
    });
    let own = rules.setup.suits.unwrap_or_else(|| (1 << rules.setup.suit_count) - 1);
    state.suits = suits.unwrap_or(own);
    let Some(effects) = effects else {
        // SO-13.3, SO-13.5: in rotation; with as many effects as suits that is one each.
        if let Some(list) = rules.setup.effects.as_ref().filter(|list| !list.is_empty()) {
            for (j, suit) in suits_of(state.suits).enumerate() {
                state.effects[suit.index()] = Some(list[j % list.len()]);
            }
        }
        return;
    };
    let edition = rules.edition();
    for (code, field) in effects.entries() {
        let suit = Suit::of(code);
        if suit.is_none() {
            refuse_code(&field, Suit::ALL, Suit::id);
        }
        let wanted = Message::new("so-setup-effect");
        let Some(effect) = field.clone().rule("SO-1.16").known(wanted, |id| effect_of(id, edition)) else {
            continue;
        };
        if !rules.pack.effect(effect).belongs(edition) {
            let message = Message::new("so-setup-effect-edition").with("effect", effect.id());
            field.rule("SO-2.6").refuse(message.with("edition", edition.id()));
        } else if let Some(suit) = suit {
            state.effects[suit.index()] = Some(effect);
        }
    }
}

/// Refuses a field whose key is no code of a suit or card.
fn refuse_code<T: Copy>(field: &Field<'_, '_>, all: &[T], code: fn(T) -> &'static str) {
    let codes = Argument::list(Joint::Comma, all.iter().map(|one| code(*one)));
    refuse_key(&field.clone().rule("SO-1.14"), codes);
}

pub(super) fn read_deck(rules: &Rules, deck: Option<&Fields<'_, '_>>, state: &mut State) {
    let triggers = rules.setup.trigger_count();
    let first = rules.edition() == Edition::First;
    if let Some(deck) = deck {
        for (code, field) in deck.entries() {
            let Some(card) = Card::of(code) else {
                refuse_code(&field, Card::ALL, Card::id);
                continue;
            };
            let count = field.clone().rule("SO-2.5").number(0..=13u8).unwrap_or(0);
            state.deck[card.index()] = count;
            let (rule, most) = match card {
                Card::Marked if first => ("SO-11.1", triggers),
                Card::Marked => ("SO-11.1", 0),
                Card::Trigger if first => ("SO-11.2", 0),
                Card::Trigger => ("SO-11.2", triggers),
                _ => continue,
            };
            if count > most {
                field.rule(rule).number(0..=most);
            }
        }
    } else {
        let marked = if first { triggers.min(state.marker) } else { 0 };
        state.deck[Card::Marked.index()] = marked;
        state.deck[Card::Flare.index()] = state.marker - marked;
        if !first {
            state.deck[Card::Trigger.index()] = triggers;
        }
        for suit in suits_of(state.suits).filter(|suit| *suit != Suit::Flare) {
            state.deck[Card::plain(suit).index()] = 13u8.saturating_sub(state.in_hands(suit));
        }
    }
}

/// Cards outside the deck: 13 of each suit in all (SO-1.14, SO-7.7).
pub(super) fn read_discards(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    let reading = record.reading();
    for seat in Seat::all(rules.players()) {
        let Some(held) = state.seats[seat].held else { continue };
        let known = state.suits & 1 << held.index() != 0 || state.effects[held.index()].is_some();
        reading.require(known, "SO-2.5", || {
            Reason::of_seat(seat.index(), Message::new("so-record-held").with("suit", held.id()))
        });
    }
    let given = record.get("discards").object();
    for (code, field) in given.iter().flat_map(Fields::entries) {
        let index = match Card::of(code) {
            Some(Card::Trigger) => 7,
            Some(card) if card != Card::Marked => card.suit().map_or(7, Suit::index),
            _ => {
                refuse_code(&field, Suit::ALL, Suit::id);
                continue;
            }
        };
        state.discards[index] = field.rule("SO-2.5").number(0..=13u8).unwrap_or(0);
    }
    if matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit) {
        // The deck is not put together yet.
        return;
    }
    let flares = state.flares_left();
    let open = revealed(state.turn.revealed).filter(|card| card.is_flare()).count();
    reading.require(usize::from(flares) + open == usize::from(state.marker), "SO-16.7", || {
        Message::new("so-record-flares")
            .with("flares", flares)
            .with("revealed", open)
            .with("marker", state.marker)
    });
    for suit in suits_of(state.suits) {
        let left = state.cards_of(suit);
        let Some(spare) = rules.pack.suit(suit).cards.checked_sub(left) else {
            let message = Message::new("so-record-suit").with("suit", suit.id()).with("cards", left);
            reading.refuse("SO-1.14", message);
            continue;
        };
        if given.is_none() {
            state.discards[suit.index()] = spare;
        }
    }
    // SO-11.2: what lies open did not stay in a deck that is left out.
    let triggers = rules.trigger_cards();
    if record.get("deck").value().is_none() {
        state.deck[Card::Trigger.index()] =
            triggers.saturating_sub(state.open_triggers() + state.discards[7]);
    }
    // More of them in the deck alone are refused there.
    let (lying, in_deck) = (state.trigger_cards(), state.deck[Card::Trigger.index()]);
    reading.require(lying <= triggers || in_deck > triggers, "SO-11.2", || {
        Message::new("so-record-triggers").with("lying", lying).with("triggers", triggers)
    });
    if given.is_none() {
        state.discards[7] = triggers.saturating_sub(lying);
    }
}
