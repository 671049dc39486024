//! Suits, effects, deck and discards in a position record, read back.

use super::read::Reader;
use crate::records::setup::suits_of;
use crate::records::setup_read::effect_of;
use crate::rules::Rules;
use crate::rules::cards::revealed;
use crate::rules::state::{Card, Phase, State};
use crate::rules::terms::{Edition, Suit};
use solarium_core::Seat;

impl Reader<'_> {
    /// Suits in play = those of `deck`, else of `effects`, else SO-2.5.
    pub(super) fn suits_and_effects(&mut self, state: &mut State) {
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

    pub(super) fn deck(&mut self, state: &mut State) {
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
    pub(super) fn cards(&mut self, state: &mut State) {
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
