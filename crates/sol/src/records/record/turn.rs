//! The turn in progress in a position record: read back as `write` wrote it.

use super::read::{Reader, known_keys};
use crate::rules::board::{Layer, Space};
use crate::rules::state::{Card, Counts, Crawlers, MAX_CRAWLERS, MAX_IMPLOSIONS, Phase, State, TurnState};
use crate::rules::terms::{Effect, Station, Suit};
use serde_json::{Map, Value, json};
use solarium_core::{Seat, SeatSet};

const KEYS: [&str; 29] = [
    "phase",
    "back",
    "mp",
    "owed",
    "reveal",
    "hurls",
    "tolls",
    "played",
    "shown",
    "mark_next",
    "effect",
    "uses",
    "done",
    "station",
    "cleared",
    "space",
    "asked",
    "pillar",
    "card",
    "orbited",
    "stage",
    "crawler",
    "crossed",
    "activated",
    "flare_used",
    "revealed",
    "imploded",
    "marks",
    "crawlers",
];

/// Reads `turn` into the position.
pub(super) fn read(reader: &mut Reader<'_>, map: &Map<String, Value>, state: &mut State) {
    known_keys(&mut reader.reasons, "turn", map, &KEYS);
    let usual = TurnState::default();
    let small = |reader: &mut Reader<'_>, key: &str| reader.number(map, key, key, "SO-16.7", 100, 0) as u8;
    let effect = word(reader, map, "effect", Effect::of);
    state.turn = TurnState {
        used: if effect == Some(Effect::Passage) {
            crossed(reader, map)
        } else {
            places(reader, map, "activated")
        },
        imploded: imploded(reader, map),
        revealed: revealed(reader, map),
        outer_used: outer_used(reader, map),
        phase: word(reader, map, "phase", Phase::of).unwrap_or(usual.phase),
        back: word(reader, map, "back", Phase::of).unwrap_or(usual.back),
        mp: small(reader, "mp"),
        owed: small(reader, "owed"),
        reveal: small(reader, "reveal"),
        hurls: flag(reader, map, "hurls"),
        tolls: tolls(reader, map),
        played: flag(reader, map, "played"),
        shown: flag(reader, map, "shown"),
        mark_next: flag(reader, map, "mark_next"),
        effect,
        uses: small(reader, "uses"),
        done: small(reader, "done"),
        station: word(reader, map, "station", Station::of),
        cleared: flag(reader, map, "cleared"),
        space: space(reader, map),
        asked: map.get("asked").and_then(|seat| reader.seat(seat)).unwrap_or(state.active),
        pillar: word(reader, map, "pillar", Suit::of),
        card: word(reader, map, "card", Card::of),
        orbited: flag(reader, map, "orbited"),
        stage: small(reader, "stage"),
        crawler: small(reader, "crawler"),
    };
    if map.get("phase").is_none() {
        reader.wrong("SO-16.7", "turn needs its phase");
    }
    marks(reader, map, state);
    crawlers(reader, map, state);
    limits(reader, state);
}

/// What the phases take for granted, so that an edited turn is refused and never played on.
fn limits(reader: &mut Reader<'_>, state: &State) {
    let t = &state.turn;
    let crawlers = state.crawlers.all().len();
    let (holds, rule, what) = match t.phase {
        Phase::Shift => (t.stage <= 4, "SO-11.6", "stage is a layer, 0 to 4"),
        Phase::Spawn => (
            t.stage >= 1 && usize::from(t.stage) + crawlers <= MAX_CRAWLERS,
            "SO-11.10",
            "stage is how many arrive",
        ),
        Phase::Crawl => {
            (usize::from(t.crawler) < crawlers, "SO-11.10", "crawler is the number of one on the board")
        }
        Phase::Bonus => (
            t.space.is_some_and(|s| state.station(s).is_some()),
            "SO-6.3",
            "a bonus needs the space of its station",
        ),
        Phase::Link => (t.space.is_some(), "SO-8.7", "a chain needs the space where it begins"),
        Phase::Reveal => (
            t.reveal > 0 && t.space.is_some_and(|s| state.station(s).is_some()),
            "SO-8.26",
            "a squeeze needs its station and the cards to reveal",
        ),
        Phase::Card | Phase::OrbitCard => {
            (t.owed > 0 || t.imploded != [0; MAX_IMPLOSIONS], "SO-7.1", "no card is owed")
        }
        Phase::Over => (state.marker == 0 || state.quiet > 0, "SO-9.1", "the game is not over"),
        _ => (true, "SO-16.7", ""),
    };
    reader.reasons.require(holds, rule, || format!("turn: {what}"));
}

fn word<T>(
    reader: &mut Reader<'_>,
    map: &Map<String, Value>,
    key: &str,
    of: fn(&str) -> Option<T>,
) -> Option<T> {
    let value = map.get(key).filter(|v| !v.is_null())?;
    let found = value.as_str().and_then(of);
    if found.is_none() {
        reader.wrong("SO-16.7", format!("turn: {key} = {value} is not known"));
    }
    found
}

fn flag(reader: &mut Reader<'_>, map: &Map<String, Value>, key: &str) -> bool {
    match map.get(key) {
        None | Some(Value::Null) => false,
        Some(Value::Bool(flag)) => *flag,
        Some(other) => {
            reader.wrong("SO-16.7", format!("turn: {key} = {other}: true or false"));
            false
        }
    }
}

fn space(reader: &mut Reader<'_>, map: &Map<String, Value>) -> Option<Space> {
    let value = map.get("space").filter(|v| !v.is_null())?;
    reader.space(value.as_str().unwrap_or_default())
}

fn places(reader: &mut Reader<'_>, map: &Map<String, Value>, key: &str) -> u64 {
    let mut mask = 0;
    for item in reader.list(map, key) {
        mask |= reader.space(item.as_str().unwrap_or_default()).map_or(0, Space::bit);
    }
    mask
}

fn crossed(reader: &mut Reader<'_>, map: &Map<String, Value>) -> u64 {
    let mut mask = 0;
    for item in reader.list(map, "crossed") {
        match item.as_str().and_then(|name| reader.board.parse_site(name)) {
            Some(site) => mask |= site.bit(),
            None => reader.wrong("SO-1.7", format!("turn: {item} is no gate site")),
        }
    }
    mask
}

fn outer_used(reader: &mut Reader<'_>, map: &Map<String, Value>) -> u16 {
    let mask = places(reader, map, "flare_used");
    let outer = reader.board.ring(Layer::Outer);
    if mask & !outer != 0 {
        reader.wrong("SO-7.4", "turn: flare_used lists spaces of outer orbit");
    }
    (mask & outer) as u16
}

fn tolls(reader: &mut Reader<'_>, map: &Map<String, Value>) -> SeatSet {
    let mut set = SeatSet::EMPTY;
    for item in reader.list(map, "tolls") {
        if let Some(seat) = reader.seat(item) {
            set = set.with(seat);
        }
    }
    set
}

fn imploded(reader: &mut Reader<'_>, map: &Map<String, Value>) -> [u32; MAX_IMPLOSIONS] {
    let mut rows = [0; MAX_IMPLOSIONS];
    let list = reader.list(map, "imploded");
    if list.len() > MAX_IMPLOSIONS {
        reader.wrong("SO-11.6", format!("turn: at most {MAX_IMPLOSIONS} implosions wait for their cards"));
    }
    for (row, counts) in rows.iter_mut().zip(list) {
        let counts = counts.as_array().filter(|counts| counts.len() == reader.rules.players());
        let Some(counts) = counts else {
            reader.wrong("SO-16.7", "turn: imploded lists a number for each seat");
            continue;
        };
        for (seat, count) in counts.iter().enumerate() {
            *row |= (reader.amount(count, "imploded", "SO-11.6", 13).unwrap_or(0) as u32) << (4 * seat);
        }
    }
    rows
}

fn revealed(reader: &mut Reader<'_>, map: &Map<String, Value>) -> u32 {
    let list = reader.list(map, "revealed");
    if list.len() > 8 {
        reader.wrong("SO-8.26", "turn: at most 8 cards lie open");
        return 0;
    }
    let mut cards = 0;
    for (n, item) in list.iter().enumerate() {
        match item.as_str().and_then(Card::of) {
            Some(card) => cards |= (card.index() as u32 + 1) << (4 * n),
            None => reader.wrong("SO-1.14", format!("turn: {item} is no card code")),
        }
    }
    cards
}

fn marks(reader: &mut Reader<'_>, map: &Map<String, Value>, state: &mut State) {
    state.marks = Counts::NONE;
    let Some(marks) = reader.object(map, "marks") else { return };
    // While a chain is formed the marks hold whose diver was picked.
    let chain = state.turn.phase == Phase::Link;
    for (name, count) in marks {
        let space = reader.space(name);
        let count = reader.amount(count, "marks", "SO-3.8", 5);
        if let (Some(space), Some(count)) = (space, count) {
            let there = if chain {
                u64::from(count == 0 || state.divers[Seat(count as u8 - 1)].get(space) > 0) * 5
            } else {
                state.divers[state.active].get(space).into()
            };
            reader.reasons.require(count <= there, "SO-3.8", || {
                format!("turn: {count} marked divers in {name}, but {there} of the active seat")
            });
            state.marks.set(space, count.min(there) as u8);
        }
    }
}

/// The order of crawlers while they crawl.
fn crawlers(reader: &mut Reader<'_>, map: &Map<String, Value>, state: &mut State) {
    if map.get("crawlers").is_none() {
        return;
    }
    let mut ordered = Crawlers::default();
    for item in reader.list(map, "crawlers").iter().take(MAX_CRAWLERS) {
        if let Some(space) = reader.space(item.as_str().unwrap_or_default()) {
            ordered.add(space);
        }
    }
    let mut sorted = ordered;
    sorted.sort();
    if sorted == state.crawlers {
        state.crawlers = ordered;
    } else {
        reader.wrong(
            "SO-11.10",
            format!("turn: crawlers = {} are not those on the board", json!(map["crawlers"])),
        );
    }
}
