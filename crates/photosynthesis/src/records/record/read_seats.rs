//! What a position record says of each seat: LP, tokens, pieces, supply, cards. Letters are the clauses of PH-14.9.

use super::read::{RecordReader, given};
use crate::pack::half::Half;
use crate::rules::piece::Size;
use crate::rules::state::{MAX_TOKENS, NONE, Shop, TYPED};
use serde_json::{Map, Value};
use solarium_core::Seat;

impl RecordReader<'_> {
    pub(super) fn seat(&mut self, seat: Seat, fields: &Map<String, Value>) {
        let cap = self.rules.pack.players.light_cap;
        match given(fields, "lp").map_or(Some(0), Value::as_u64) {
            Some(lp) if lp <= u64::from(cap) => self.state.lp[seat.index()] = lp as u8,
            _ => self.refuse(format!("(e) lp of seat {seat} is {}, it must be 0 to {cap}", fields["lp"])),
        }
        self.tokens(seat, fields);
        if self.rules.is_cynthia(seat) {
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
            let kinds = self.rules.pack.tokens.kinds();
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
    fn four_numbers(
        &mut self,
        clause: char,
        seat: Seat,
        fields: &Map<String, Value>,
        key: &str,
    ) -> Option<[u8; 4]> {
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
        let shop = self.four_numbers('c', seat, fields, "shop");
        let available = self.four_numbers('c', seat, fields, "available");
        let on_board = self.state.forest.count(seat);
        let players = &self.rules.pack.players;
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
        let total = self.rules.total(seat);
        let supply = self.four_numbers('d', seat, fields, "supply");
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
        let slot = self.rules.deck_slot(seat);
        let mut deck = self.rules.pack.full_deck();
        let mut drawn = None;
        match given(fields, "card") {
            None => {}
            // PH-14.4: a half typed in from a printed card.
            Some(value @ Value::Object(_)) => match Half::from_json(value) {
                Ok(half) => {
                    self.rules.typed = Some(half);
                    self.set_drawn_card(seat, TYPED);
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
                    self.set_drawn_card(seat, place as u8);
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
        self.rules.pack.card(u16::try_from(value.as_u64()?).ok()?)
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
    fn set_drawn_card(&mut self, seat: Seat, card: u8) {
        if self.rules.in_turn(&self.state) == Some(seat) {
            self.state.card = card;
        } else {
            self.refuse(format!("(h) seat {seat} is not in turn and can have no card drawn"));
        }
        if self.state.ds_corner == NONE || self.state.first == NONE {
            self.refuse("(j) a card is drawn, but a draw of the set-up is still open");
        }
    }
}
