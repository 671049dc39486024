//! A position with some counts set otherwise: what people put right that play with the box.

use crate::{Card, Effect, Layer, SOURCES, Sol, State, Station, Suit, View, sites, spaces, suits_of};
use serde_json::{Map, Value, json};
use solarium_core::{
    Components, Corrections, Placed, Records, Seat, Slots, face, family, make_up, seat_board, seat_of_board,
};

const BOARD: &str = "sun";
const TABLE: &str = "table";

impl Corrections for Sol {
    fn correctable(&self, view: &View) -> Vec<Placed> {
        let state = &view.state;
        // The deck is known card by card; what lies open in the midst of an action is entered, not put right.
        let can_be_set = |placed: &Placed| !matches!(&*placed.place, "deck" | "open" | "drawn");
        let mut slots = Slots::new(self.components(view), can_be_set);
        let seats: Vec<Seat> = Seat::all(self.players()).collect();
        let board = self.board();
        for space in spaces(board.all()) {
            let place = format!("space:{}", board.name(space));
            for seat in &seats {
                slots.may_lie(BOARD, &place, owned("diver", *seat));
                for station in Station::ALL {
                    slots.may_lie(BOARD, &place, owned(station.id(), *seat));
                }
            }
            slots.may_lie(BOARD, &place, "crawler");
            if board.layer(space) >= Layer::Convective {
                slots.may_lie(BOARD, &place, "energy");
            }
        }
        for site in spaces(board.all()).flat_map(|space| sites(board.sites_at(space))) {
            for seat in &seats {
                slots.may_lie(BOARD, format!("gate:{}", board.site_name(site)), owned("gate", *seat));
            }
        }
        for seat in &seats {
            let own = seat_board(*seat);
            for eye in 0..board.eyes() {
                slots.may_lie(BOARD, format!("eye:{eye}"), owned("ship", *seat));
            }
            for place in ["hold", "reserve", "lost"] {
                slots.may_lie(own, place, owned("diver", *seat));
            }
            for guest in seats.iter().filter(|guest| *guest != seat) {
                slots.may_lie(own, "hold", owned("diver", *guest));
            }
            slots.may_lie(own, "hold", "energy");
            slots.may_lie(own, "reserve", owned("gate", *seat));
            slots.may_lie(own, "first", "first");
            slots.may_lie(TABLE, "away", owned("diver", *seat));
            for station in Station::ALL {
                slots.may_lie(own, "reserve", owned(station.id(), *seat));
                slots.may_lie(TABLE, "away", owned(station.id(), *seat));
            }
            for suit in suits_of(state.suits) {
                slots.may_lie(own, "hand", format!("card={suit}"));
            }
        }
        for suit in suits_of(state.suits) {
            slots.may_lie(TABLE, "deck", format!("card={suit}"));
            slots.may_lie(TABLE, "discard", format!("card={suit}"));
            if state.effects[suit.index()].is_some() {
                for effect in
                    Effect::ALL.iter().filter(|effect| self.pack.effect(**effect).belongs(self.edition()))
                {
                    slots.may_lie(TABLE, format!("effect:{suit}"), format!("effect={}", effect.id()));
                }
            }
        }
        let mut slots = slots.finish();
        for slot in slots.iter_mut().filter(|slot| slot.place == "deck") {
            let suit = face(&slot.component).and_then(Suit::of);
            slot.count = suit.map_or(0, |suit| i32::from(state.deck[Card::plain(suit).index()]));
        }
        slots
    }

    fn corrected(&self, state: &State, set: &[Placed]) -> Value {
        let mut record = self.record(state);
        let corrected_count = |board: &str, place: &str, component: &str| {
            set.iter().find(|placed| placed.key() == (board, place, component)).map(|placed| placed.count)
        };
        for placed in set {
            self.set_on_board(&mut record, placed);
            let seat = seat_of_board(placed.board).map(|seat| &mut record["seats"][seat.index()]);
            match (seat, placed.place.split_once(':').unwrap_or((&placed.place, ""))) {
                (Some(seat), ("momentum", _)) => set_momentum(seat, placed.count),
                (Some(seat), ("hold", _)) if placed.component == "energy" => {
                    seat["energy"] = json!(placed.count);
                }
                (Some(seat), ("hand", _)) => {
                    let suit = face(&placed.component);
                    if placed.count > 0 {
                        seat["held"] = json!(suit);
                    } else if seat["held"].as_str() == suit {
                        seat["held"] = Value::Null;
                    }
                }
                (Some(_), ("first", _)) if placed.count > 0 => {
                    record["first"] = json!(seat_of_board(placed.board));
                }
                (None, ("effect", suit)) if placed.count > 0 => {
                    record["effects"][suit] = json!(face(&placed.component));
                }
                _ => {}
            }
        }
        for seat in Seat::all(self.players()) {
            self.set_divers(&mut record, seat, state, &corrected_count);
            self.set_buildings(&mut record, seat, state, &corrected_count);
        }
        self.set_cards(&mut record, state, &corrected_count);
        record
    }
}

fn owned(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", seat.0)
}

fn owner(component: &str) -> Option<(&str, Seat)> {
    let (kind, seat) = family(component).split_once('-')?;
    Some((kind, Seat(seat.parse().ok()?)))
}

fn number(value: &Value) -> i32 {
    value.as_i64().and_then(|number| i32::try_from(number).ok()).unwrap_or(0)
}

/// A field of an object, or no field where there is none of it.
fn put(object: &mut Value, key: &str, value: Option<Value>) {
    if !object.is_object() {
        *object = Value::Object(Map::new());
    }
    if let Some(fields) = object.as_object_mut() {
        match value {
            Some(value) => drop(fields.insert(key.to_string(), value)),
            None => drop(fields.remove(key)),
        }
    }
}

/// The sum of all sources is what the Ark shows; the last one takes the difference, as far as it holds out.
fn set_momentum(seat: &mut Value, total: i32) {
    let mut more = total - number(&seat["momentum"]);
    seat["momentum"] = json!(total);
    for source in SOURCES.iter().rev() {
        let own = number(&seat["sources"][*source]);
        let change = more.max(-own);
        seat["sources"][*source] = json!(own + change);
        more -= change;
    }
}

impl Sol {
    fn set_on_board(&self, record: &mut Value, placed: &Placed) {
        let Some((kind, name)) = placed.place.split_once(':') else { return };
        let some = (placed.count != 0).then_some(placed.count);
        match (kind, owner(&placed.component)) {
            ("space", Some(("diver", seat))) => {
                put(&mut record["divers"][name], &seat.to_string(), some.map(|count| json!(count)));
            }
            ("space", Some((station, seat))) => {
                let piece = json!([station, seat]);
                if some.is_some() || record["stations"][name] == piece {
                    put(&mut record["stations"], name, some.map(|_| piece));
                }
            }
            ("space", None) if placed.component == "crawler" => {
                put(&mut record["crawlers"], name, some.map(|count| json!(count)));
            }
            ("space", None) => {
                if let Some(list) = record["energy_on"].as_array_mut() {
                    list.retain(|space| space != name);
                    list.extend((0..placed.count).map(|_| json!(name)));
                }
            }
            ("gate", Some((_, seat))) if some.is_some() || record["gates"][name] == json!(seat) => {
                put(&mut record["gates"], name, some.map(|_| json!(seat)));
            }
            ("eye", Some((_, seat))) if some.is_some() => {
                record["seats"][seat.index()]["eye"] = json!(name.parse::<u32>().unwrap_or(u32::MAX));
            }
            _ => {}
        }
    }

    /// SO-1.12: every diver is somewhere; the reserve makes up for what came or went.
    fn set_divers(
        &self,
        record: &mut Value,
        seat: Seat,
        state: &State,
        corrected_count: &impl Fn(&str, &str, &str) -> Option<i32>,
    ) {
        let (board, diver, own) = (seat_board(seat), owned("diver", seat), &state.seats[seat]);
        let key = seat.to_string();
        let there: i32 = record["divers"]
            .as_object()
            .map_or(0, |spaces| spaces.values().map(|seats| number(&seats[&key])).sum());
        let mut visiting = 0;
        for host in Seat::all(self.players()).filter(|host| *host != seat) {
            let guests = corrected_count(seat_board(host), "hold", &diver);
            let guests = guests.unwrap_or(i32::from(own.guests[host.index()]));
            record["seats"][seat.index()]["guests"][host.to_string()] = json!(guests);
            visiting += guests;
        }
        let given = [(board, "reserve"), (TABLE, "away"), (board, "hold"), (board, "lost")];
        let given = given.map(|(board, place)| corrected_count(board, place, &diver));
        let now = [own.reserve, own.vaporised, own.hold, own.lost].map(i32::from);
        let mut counts = [0, 1, 2, 3].map(|i| given[i].unwrap_or(now[i]));
        let more = there + visiting + counts.iter().sum::<i32>() - i32::from(self.pack.pieces.divers);
        let [reserve, away, hold, _] = &mut counts;
        let mut supplies: Vec<&mut i32> = [reserve, away, hold]
            .into_iter()
            .zip(&given)
            .filter(|(_, given)| given.is_none())
            .map(|(supply, _)| supply)
            .collect();
        make_up(more, &mut supplies);
        let seat = &mut record["seats"][seat.index()];
        seat["reserve"]["divers"] = json!(counts[0]);
        seat["hold"] = json!(counts[2]);
        seat["lost"] = json!(counts[3]);
    }

    /// Gates and stations: what does not stand is in the reserve, or away.
    fn set_buildings(
        &self,
        record: &mut Value,
        seat: Seat,
        state: &State,
        corrected_count: &impl Fn(&str, &str, &str) -> Option<i32>,
    ) {
        let standing = |record: &Value, key: &str, piece: &Value| {
            let pieces = record[key].as_object();
            pieces.map_or(0, |pieces| pieces.values().filter(|other| *other == piece).count() as i32)
        };
        let own = &state.seats[seat];
        let set = |record: &mut Value, id: &str, standing: i32, reserve: i32, gone: i32, all: i32| {
            let piece = owned(id, seat);
            let given = [
                corrected_count(seat_board(seat), "reserve", &piece),
                corrected_count(TABLE, "away", &piece),
            ];
            let (mut reserve, mut away) = (given[0].unwrap_or(reserve), given[1].unwrap_or(gone));
            let more = standing + reserve + away - all;
            let mut supplies = Vec::new();
            supplies.extend(given[0].is_none().then_some(&mut reserve));
            supplies.extend(given[1].is_none().then_some(&mut away));
            make_up(more, &mut supplies);
            record["seats"][seat.index()]["reserve"][id] = json!(reserve);
        };
        let pieces = &self.pack.pieces;
        let gates = standing(record, "gates", &json!(seat));
        set(record, "gate", gates, own.gates.into(), 0, pieces.gates.into());
        for station in Station::ALL {
            let (i, there) = (station.index(), standing(record, "stations", &json!([station.id(), seat])));
            let (reserve, gone) = (own.stations[i].into(), own.destroyed[i].into());
            set(record, station.id(), there, reserve, gone, pieces.stations(*station).into());
        }
    }

    /// SO-1.14: the deck makes up for cards that came or went. SO-16.7: the marker counts the flares that are left.
    fn set_cards(
        &self,
        record: &mut Value,
        state: &State,
        corrected_count: &impl Fn(&str, &str, &str) -> Option<i32>,
    ) {
        for suit in suits_of(state.suits) {
            let (card, id) = (format!("card={suit}"), suit.id());
            let (deck, discard) =
                (corrected_count(TABLE, "deck", &card), corrected_count(TABLE, "discard", &card));
            let held = Seat::all(self.players())
                .map(|seat| {
                    let now = record["seats"][seat.index()]["held"] == json!(id);
                    i32::from(now) - i32::from(state.seats[seat].held == Some(suit))
                })
                .sum::<i32>();
            let marker = corrected_count(TABLE, "instability", "instability").filter(|_| suit == Suit::Flare);
            let in_deck = i32::from(state.deck[Card::plain(suit).index()]);
            let discarded = i32::from(state.discards[suit.index()]);
            let marked = marker.map(|marker| in_deck + marker - i32::from(state.marker));
            let (mut left, mut gone) = (deck.or(marked).unwrap_or(in_deck), discard.unwrap_or(discarded));
            let more = held + left + gone - in_deck - discarded;
            let mut supplies = Vec::new();
            supplies.extend(deck.or(marked).is_none().then_some(&mut left));
            supplies.extend(discard.is_none().then_some(&mut gone));
            make_up(more, &mut supplies);
            if left != in_deck {
                record["deck"][Card::plain(suit).id()] = json!(left);
            }
            put(&mut record["discards"], id, (gone != 0).then(|| json!(gone)));
            if suit == Suit::Flare {
                let drawn = marker.unwrap_or(i32::from(state.marker) + left - in_deck);
                record["marker"] = json!(drawn);
            }
        }
    }
}
