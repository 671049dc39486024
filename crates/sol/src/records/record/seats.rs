//! The seats in a position record, read back: ship, hold, energy, momentum, cards, reserve.

use super::read::{Reader, known_keys};
use crate::rules::state::{SOURCES, SeatState, State};
use crate::rules::terms::{Station, Suit};
use serde_json::{Map, Value, json};
use solarium_core::Seat;

const KEYS: [&str; 11] =
    ["eye", "hold", "energy", "momentum", "sources", "held", "lost", "guests", "reserve", "drawn", "kind"];

impl Reader<'_> {
    pub(super) fn seats(&mut self, state: &mut State) {
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
        known_keys(&mut self.reasons, &format!("seat {seat}"), map, &KEYS);
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
}
