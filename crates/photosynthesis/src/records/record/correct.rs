//! A position with some counts set otherwise: what people put right that play with the box.

use crate::half::MAX_NUMBER;
use crate::{Arrow, Cell, Photosynthesis, Side, Size, State, View};
use serde_json::{Value, json};
use solarium_core::{
    Components, Corrections, Game, Message, Placed, Reasons, Records, Seat, Slots, Turn, TypedField,
    TypedForm, TypedKind, face, family, make_up, seat_board, seat_of_board,
};
use std::collections::BTreeMap;

const BOARD: &str = "board";
const TABLE: &str = "table";

impl Corrections for Photosynthesis {
    fn correctable(&self, view: &View) -> Vec<Placed> {
        let rules = &self.rules;
        // A Cynthia's supply and cards follow from her pieces and from what was drawn.
        let can_be_set = |placed: &Placed| match seat_of_board(placed.board) {
            Some(seat) if rules.is_cynthia(seat) => {
                !matches!(&*placed.place, "supply" | "deck" | "discard" | "card")
            }
            _ => true,
        };
        let mut slots = Slots::new(self.components(view), can_be_set);
        for cell in Cell::all() {
            for seat in Seat::all(rules.seats()) {
                for size in Size::ALL {
                    slots.may_lie(BOARD, format!("cell:{cell}"), tree(size, seat));
                }
            }
        }
        for corner in 0..6 {
            slots.may_lie(BOARD, format!("sun:{corner}"), "sun");
        }
        for leaves in 1..=4u8 {
            slots.may_lie(TABLE, format!("pile:{leaves}"), "token");
        }
        let mut values: Vec<u8> = (1..=4u8).flat_map(|leaves| rules.full_pile(leaves).to_vec()).collect();
        values.sort_unstable();
        values.dedup();
        for seat in Seat::all(rules.seats()) {
            let board = seat_board(seat);
            slots.may_lie(board, "first", "first");
            for points in values.iter().filter(|points| **points > 0) {
                slots.may_lie(board, "tokens", format!("token={points}"));
            }
            if rules.is_cynthia(seat) {
                for card in &rules.pack.cynthia.cards {
                    slots.may_lie(board, "discard", format!("card-{}={}", seat.0, card.id));
                }
                continue;
            }
            for size in Size::ALL {
                slots.may_lie(board, format!("shop:{size}"), tree(size, seat));
                slots.may_lie(board, "available", tree(size, seat));
                slots.may_lie(TABLE, "away", tree(size, seat));
            }
        }
        let mut slots = slots.finish();
        for slot in &mut slots {
            self.count_used_card(&view.position, slot);
        }
        slots
    }

    fn corrected(&self, state: &State, set: &[Placed]) -> Value {
        let mut record = self.record(state);
        self.set_board(&mut record, state, set);
        self.set_round(&mut record, state, set);
        for placed in set {
            let place = placed.place.split_once(':').unwrap_or((&placed.place, ""));
            match (seat_of_board(placed.board), place) {
                (None, ("pile", leaves)) => {
                    let full = self.rules.full_pile(leaves.parse().unwrap_or(0));
                    let left = usize::try_from(placed.count).unwrap_or(0).min(full.len());
                    record["piles"][leaves] = json!(full[full.len() - left..]);
                }
                (Some(seat), ("light", _)) => record["seats"][seat.index()]["lp"] = json!(placed.count),
                (Some(seat), ("tokens", _)) => set_tokens(&mut record["seats"][seat.index()], placed),
                (Some(seat), ("discard", _)) => set_card(&mut record["seats"][seat.index()], placed),
                _ => {}
            }
        }
        record
    }

    fn typed_forms(&self, view: &View, asked: bool) -> Vec<TypedForm> {
        let (rules, state) = (&self.rules, &view.position);
        let draws = asked
            && self.turn(state) == Turn::Chance
            && rules.in_turn(state).is_some_and(|seat| rules.is_cynthia(seat))
            // PH-2.10: before her first card the corner is drawn.
            && state.ds_corner().is_some();
        if !draws {
            return Vec::new();
        }
        let stand_ins = self.stand_ins(state);
        if stand_ins.is_empty() {
            return Vec::new();
        }
        let number = |least| TypedKind::Number { least, most: MAX_NUMBER };
        let arrows = vec![
            (Arrow::Cw.word().to_string(), Message::new("ph-typed-cw")),
            (Arrow::Ccw.word().to_string(), Message::new("ph-typed-ccw")),
        ];
        let fields = [
            ("collect", "ph-typed-collect", number(-MAX_NUMBER)),
            ("ticks", "ph-typed-ticks", TypedKind::Letters),
            ("seed", "ph-typed-seed", number(-MAX_NUMBER)),
            ("rings", "ph-typed-rings", TypedKind::Digits),
            ("arrow", "ph-typed-arrow", TypedKind::Choice(arrows)),
            ("number", "ph-typed-number", number(1)),
            ("card", "ph-typed-card", TypedKind::Choice(stand_ins)),
        ]
        .map(|(name, label, kind)| TypedField { name, label: Message::new(label), kind });
        vec![TypedForm { drawn: true, fields: fields.into() }]
    }

    fn typed_cards(&self) -> usize {
        self.rules.pack.typed.len()
    }

    fn typed_pack(&self, id: &str) -> Option<String> {
        self.rules.pack.typed_text(id)
    }

    fn typed_card(
        &self,
        state: &State,
        _: Seat,
        card: &Value,
        asked: bool,
    ) -> Result<Option<Value>, Reasons> {
        Ok(if asked { self.typed_half(state, card) } else { None })
    }
}

impl Photosynthesis {
    /// PH-14.4: the half of an Action card that a Cynthia draws. With `card` it takes the place of that stand-in for the
    /// rest of the game; without, it is played and forgotten.
    fn typed_half(&self, state: &State, card: &Value) -> Option<Value> {
        let seat = self.rules.in_turn(state).filter(|seat| self.rules.is_cynthia(*seat))?;
        let mut half = card.as_object()?.clone();
        let mut record = self.record(state);
        let Some(id) = half.remove("card") else {
            record["seats"][seat.index()]["card"] = card.clone();
            return Some(record);
        };
        let side = Side::of(state.revolution());
        let id = id.as_str().map_or_else(|| id.to_string(), str::to_string);
        if !self.stand_ins(state).iter().any(|(free, _)| *free == id) {
            return None;
        }
        record["typed"][&id][side.word()] = half.into();
        let id = id.parse::<u16>().ok()?;
        record["seats"][seat.index()]["card"] = json!(id);
        if let Some(deck) = record["seats"][seat.index()]["deck"].as_array_mut() {
            deck.retain(|other| *other != json!(id));
        }
        Some(record)
    }
}

fn tree(size: Size, seat: Seat) -> String {
    format!("{}-{}", size.name(), seat.0)
}

/// The tokens of a seat with so many of one value.
fn set_tokens(seat: &mut Value, placed: &Placed) {
    let Some(points) = face(&placed.component).and_then(|points| points.parse::<u64>().ok()) else { return };
    let Some(tokens) = seat["tokens"].as_array_mut() else { return };
    tokens.retain(|token| token.as_u64() != Some(points));
    tokens.extend((0..placed.count).map(|_| json!(points)));
}

/// PH-14.8: a card is in the deck, lies open, or is used.
fn set_card(seat: &mut Value, placed: &Placed) {
    let Some(id) = face(&placed.component).and_then(|id| id.parse::<u64>().ok()) else { return };
    let Some(deck) = seat["deck"].as_array_mut() else { return };
    deck.retain(|card| card.as_u64() != Some(id));
    if placed.count <= 0 {
        deck.push(json!(id));
        deck.sort_by_key(Value::as_u64);
    }
}

impl Photosynthesis {
    /// Cards in the deck of the Cynthia in turn whose half in force is a stand-in, with what is known of their other half.
    fn stand_ins(&self, state: &State) -> Vec<(String, Message)> {
        let (rules, side) = (&self.rules, Side::of(state.revolution()));
        let Some(seat) = rules.in_turn(state).filter(|seat| rules.is_cynthia(*seat)) else {
            return Vec::new();
        };
        let deck = rules.deck_ids(state, seat);
        let cards = rules.pack.cynthia.cards.iter();
        let free = cards.filter(|card| card.is_stand_in(side) && deck.contains(&card.id));
        free.map(|card| {
            let other = Side::ALL.into_iter().find(|other| *other != side && !card.is_stand_in(*other));
            let name = match other {
                None => Message::new("ph-typed-card-free"),
                Some(other) => Message::new("ph-typed-card-other").with("half", card.side(other).message()),
            };
            (card.id.to_string(), name.with("card", card.id))
        })
        .collect()
    }

    /// Used cards lie open, one by one.
    fn count_used_card(&self, state: &State, slot: &mut Placed) {
        let Some(seat) = seat_of_board(slot.board).filter(|_| slot.place == "discard") else { return };
        let Some(id) = face(&slot.component).and_then(|id| id.parse().ok()) else { return };
        let open = self.rules.in_turn(state) == Some(seat) && self.rules.card_id(state) == Some(id);
        slot.count = i32::from(!open && !self.rules.deck_ids(state, seat).contains(&id));
    }

    /// The forest, and what the owners of pieces that came or went have beside it.
    fn set_board(&self, record: &mut Value, state: &State, set: &[Placed]) {
        let mut forest: BTreeMap<String, (Size, Seat)> = state
            .forest()
            .pieces()
            .map(|(cell, piece)| (cell.to_string(), (piece.size, piece.seat)))
            .collect();
        let trees: Vec<(Size, Seat)> =
            Seat::all(self.rules.seats()).flat_map(|seat| Size::ALL.map(|size| (size, seat))).collect();
        let known =
            |component: &str| trees.iter().copied().find(|(size, seat)| tree(*size, *seat) == component);
        // What is removed goes first, so that a piece can be replaced by another one.
        let mut cells: Vec<&Placed> = set.iter().filter(|placed| placed.place.starts_with("cell:")).collect();
        cells.sort_by_key(|placed| placed.count);
        for placed in cells {
            let (cell, piece) =
                (placed.place.trim_start_matches("cell:").to_string(), known(&placed.component));
            match piece {
                Some(piece) if placed.count > 0 => drop(forest.insert(cell, piece)),
                Some(piece) if forest.get(&cell) == Some(&piece) => drop(forest.remove(&cell)),
                _ => {}
            }
        }
        let words: Vec<String> = forest
            .iter()
            .map(|(cell, (size, seat))| format!("{}{}@{cell}", seat.letter(), size.index()))
            .collect();
        record["board"] = json!(words.join(" "));
        for (size, seat) in trees {
            let own = &mut record["seats"][seat.index()];
            if self.rules.is_cynthia(seat) {
                if let Some(own) = own.as_object_mut() {
                    own.remove("supply");
                }
                continue;
            }
            let (i, piece) = (size.index(), tree(size, seat));
            let corrected_count = |place: &str| {
                let placed = set.iter().find(|placed| {
                    family(&placed.component) == piece
                        && (placed.place == place || (place == "shop" && placed.place.starts_with("shop:")))
                });
                placed.map(|placed| placed.count)
            };
            let now = [
                i32::from(state.shop(seat).left(size)),
                i32::from(state.available(seat)[i]),
                i32::from(self.rules.lost(state, seat)[i]),
            ];
            let total = now.iter().sum::<i32>()
                + state.forest().pieces().filter(|(_, p)| (p.size, p.seat) == (size, seat)).count() as i32;
            let [shop, available, away] = ["shop", "available", "away"].map(corrected_count);
            let standing = forest.values().filter(|piece| **piece == (size, seat)).count() as i32;
            let mut counts = [shop.unwrap_or(now[0]), available.unwrap_or(now[1]), away.unwrap_or(now[2])];
            let more = standing + counts.iter().sum::<i32>() - total;
            let [in_shop, at_hand, gone] = &mut counts;
            let mut supplies = Vec::new();
            supplies.extend(available.is_none().then_some(at_hand));
            supplies.extend(away.is_none().then_some(gone));
            supplies.extend(shop.is_none().then_some(in_shop));
            make_up(more, &mut supplies);
            own["shop"][i] = json!(counts[0]);
            own["available"][i] = json!(counts[1]);
        }
    }

    /// PH-3.2, PH-3.3: sun and sun counters tell the round; the token of the first player tells whose turn is which.
    fn set_round(&self, record: &mut Value, state: &State, set: &[Placed]) {
        let there = |placed: &&Placed| placed.count > 0;
        let sun = set.iter().filter(there).find_map(|placed| placed.place.strip_prefix("sun:"));
        let sun = sun.and_then(|corner| corner.parse::<i32>().ok());
        let revolution = set.iter().find(|placed| placed.place == "revolution").map(|placed| placed.count);
        if sun.is_some() || revolution.is_some() {
            let sun = sun.unwrap_or(i32::from(state.sun()));
            let revolution = revolution.unwrap_or(i32::from(state.revolution()));
            record["round"] = json!(revolution.saturating_sub(1).saturating_mul(6).saturating_add(sun + 1));
        }
        let first = set.iter().filter(there).find(|placed| placed.component == "first");
        let Some(first) = first.and_then(|placed| seat_of_board(placed.board)) else { return };
        record["first"] = json!(first);
        if let Some(turn) = self.rules.in_turn(state).filter(|_| state.round > 0) {
            let seats = self.rules.seats() as i32;
            let done = (i32::from(turn.0) - i32::from(first.0)).rem_euclid(seats);
            record["turns_done"] = json!(done);
        }
    }
}
