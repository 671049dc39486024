//! The pieces on the board in a position record, read back.

use super::read::Reader;
use crate::rules::board::{Layer, spaces};
use crate::rules::state::{MAX_CRAWLERS, Phase, ROOM, State};
use crate::rules::terms::Station;
use serde_json::json;

impl Reader<'_> {
    pub(super) fn divers(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "divers") else { return };
        for (name, here) in map {
            let space = self.space(name);
            let Some(here) = here.as_object() else {
                self.wrong("SO-16.7", format!("divers in {name} = {here}: a number by seat"));
                continue;
            };
            for (seat, count) in here {
                let seat = self.seat(&json!(seat));
                // SO-4.4: never more than 5 of one seat in a space.
                let count = self.amount(count, &format!("divers in {name}"), "SO-4.4", ROOM.into());
                if let (Some(space), Some(seat), Some(count)) = (space, seat, count) {
                    state.divers[seat].set(space, count as u8);
                }
            }
        }
    }

    pub(super) fn stations(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "stations") else { return };
        for (name, entry) in map {
            let space = self.space(name);
            let pair = entry.as_array().filter(|pair| pair.len() == 2);
            let Some([kind, owner]) = pair.map(|pair| [&pair[0], &pair[1]]) else {
                self.wrong("SO-16.7", format!("station in {name} = {entry}: a pair such as [\"node\", 0]"));
                continue;
            };
            let station = kind.as_str().and_then(Station::of);
            if station.is_none() {
                self.wrong("SO-1.12", format!("station in {name}: {kind} is no node, foundry or tower"));
            }
            let owner = self.seat(owner);
            if let (Some(space), Some(station), Some(owner)) = (space, station, owner) {
                state.set_station(space, Some((station, owner)));
            }
        }
    }

    pub(super) fn gates(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "gates") else { return };
        for (name, owner) in map {
            let site = self.board.parse_site(name);
            if site.is_none() {
                self.wrong("SO-1.7", format!("{name:?} is no gate site, written shallower space first"));
            }
            let owner = self.seat(owner);
            if let (Some(site), Some(owner)) = (site, owner) {
                state.gates.set(site.0, Some(owner));
            }
        }
    }

    pub(super) fn crawlers(&mut self, state: &mut State) {
        let Some(map) = self.object(self.map, "crawlers") else { return };
        for (name, count) in map {
            let space = self.space(name);
            let count = self.amount(count, &format!("crawlers in {name}"), "SO-11.10", MAX_CRAWLERS as u64);
            let (Some(space), Some(count)) = (space, count) else { continue };
            for _ in 0..count {
                if !state.crawlers.add(space) {
                    self.wrong("SO-11.10", format!("more than {MAX_CRAWLERS} parasites or feeders"));
                    return;
                }
            }
        }
        state.crawlers.sort();
    }

    pub(super) fn energy_on(&mut self, state: &mut State) {
        for item in self.list(self.map, "energy_on") {
            let Some(space) = self.space(item.as_str().unwrap_or_default()) else { continue };
            if self.board.layer(space) < Layer::Convective {
                self.wrong("SO-11.13", format!("no energy lies in orbit: {item}"));
            } else if state.energy_on & space.bit() != 0 {
                self.wrong("SO-11.13", format!("{item} holds one energy at most"));
            } else {
                state.energy_on |= space.bit();
            }
        }
    }

    /// SO-11.11: a station under too many of them would have fallen, once all have moved.
    pub(super) fn weight(&mut self, state: &State) {
        if matches!(state.turn.phase, Phase::Spawn | Phase::Crawl) {
            return;
        }
        for space in spaces(state.crawlers.mask()) {
            let (depth, count) = (self.rules.depth(space), state.crawlers.at(space));
            if let Some((station, _)) = state.station(space)
                && count >= depth.base + depth.bonus
            {
                let name = self.rules.name(space);
                self.wrong("SO-11.11", format!("the {station} in {name} cannot stand under {count} of them"));
            }
        }
    }
}
