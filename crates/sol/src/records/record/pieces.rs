//! The pieces on the board in a position record, read back.

use super::read::{refuse_key, seat_in, seat_key, space, space_in};
use crate::words::names;
use crate::{Layer, MAX_CRAWLERS, Phase, ROOM, Rules, State, Station, spaces};
use serde_json::Value;
use solarium_core::{Fields, Message, Reading};

pub(super) fn read(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    divers(rules, record, state);
    stations(rules, record, state);
    gates(rules, record, state);
    crawlers(rules, record, state);
    energy_on(rules, record, state);
}

fn divers(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    for (name, here) in record.get("divers").object_or_empty().entries() {
        let space = space(rules, &here, name);
        for (key, count) in here.object_or_empty().entries() {
            let seat = seat_key(rules, key, &count);
            // SO-4.4: never more than 5 of one seat in a space.
            let count = count.rule("SO-4.4").number(0..=ROOM);
            if let (Some(space), Some(seat), Some(count)) = (space, seat, count) {
                state.divers[seat].set(space, count);
            }
        }
    }
}

fn stations(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    for (name, entry) in record.get("stations").object_or_empty().entries() {
        let space = space(rules, &entry, name);
        let pair = |value: &Value| (value.as_array()?.len() == 2).then_some(());
        if entry.read(Message::new("so-record-station"), pair).is_none() {
            continue;
        }
        let pair = entry.list_or_null();
        let station = pair[0].clone().rule("SO-1.12").word(Station::ALL, Station::id);
        let owner = seat_in(rules, &pair[1]);
        if let (Some(space), Some(station), Some(owner)) = (space, station, owner) {
            state.set_station(space, Some((station, owner)));
        }
    }
}

fn gates(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    for (name, field) in record.get("gates").object_or_empty().entries() {
        let site = rules.board().parse_site(name);
        if site.is_none() {
            refuse_key(&field.clone().rule("SO-1.7"), Message::new("so-record-sites").into());
        }
        let owner = seat_in(rules, &field);
        if let (Some(site), Some(owner)) = (site, owner) {
            state.gates.set(site.0, Some(owner));
        }
    }
}

fn crawlers(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    for (name, field) in record.get("crawlers").object_or_empty().entries() {
        let space = space(rules, &field, name);
        let field = field.rule("SO-11.10");
        let count = field.number(0..=MAX_CRAWLERS as u8);
        let (Some(space), Some(count)) = (space, count) else { continue };
        if (0..count).any(|_| !state.crawlers.add(space)) {
            return field.refuse(Message::new("so-record-crawlers").with("most", MAX_CRAWLERS));
        }
    }
    state.crawlers.sort();
}

fn energy_on(rules: &Rules, record: &Fields<'_, '_>, state: &mut State) {
    for field in record.get("energy_on").list_or_null() {
        let Some(space) = space_in(rules, &field) else { continue };
        let field = field.rule("SO-11.13");
        if rules.board().layer(space) < Layer::Convective {
            field.refuse(Message::new("so-record-energy-in-orbit").with("space", rules.name(space)));
        } else if state.energy_on & space.bit() != 0 {
            field.refuse_twice();
        } else {
            state.energy_on |= space.bit();
        }
    }
}

/// SO-11.11: a station under too many of them would have fallen, once all have moved.
pub(super) fn check_weight(rules: &Rules, reading: &Reading, state: &State) {
    if matches!(state.turn.phase, Phase::Spawn | Phase::Crawl) {
        return;
    }
    for space in spaces(state.crawlers.mask()) {
        let (depth, count) = (rules.depth(space), state.crawlers.at(space));
        let Some((station, _)) = state.station(space) else { continue };
        reading.require(count < depth.base + depth.bonus, "SO-11.11", || {
            let message = Message::new("so-record-weight").with("piece", names::station(station));
            message.with("space", rules.name(space)).with("count", count)
        });
    }
}
