//! From a position to its record.

use super::pending;
use crate::records::setup::SideChoice;
use crate::records::shown;
use crate::rules::opening::side_letter;
use crate::{Circadians, NONE, Phase, State, some_index};
use serde_json::{Map, Value, json};
use solarium_core::Seat;

pub(super) fn record(game: &Circadians, state: &State) -> Value {
    let events = (0..).zip(&game.pack.events);
    let seen = events.filter(|(i, _)| state.events_left & (1 << i) == 0 && *i != state.event);
    let humans = Seat::all(game.humans()).map(|seat| crew(game, state, seat));
    let bottom = state.item_bottom.iter();
    let bottom = bottom.map(|(item, seat)| json!({"item": game.item_id(*item), "seat": seat}));
    let mut more = json!({
        "options": options(game),
        "turn": some_index(state.turn),
        "events_seen": seen.map(|(_, event)| event.id.as_str()).collect::<Value>(),
        "seats": humans.chain(game.ai_seat().map(|_| ai(game, state))).collect::<Value>(),
        "item_bottom": bottom.collect::<Value>(),
    });
    let sides = drawn_sides(game, state);
    if !sides.is_empty() {
        more["sides"] = sides.into();
    }
    if state.phase == Phase::Execute {
        more["part"] = state.part.word().into();
    }
    if let Some(typed) = game.pack.typed_record() {
        more["typed"] = typed;
    }
    if let Some(pending) = pending::write(game, state) {
        more["pending"] = pending;
    }
    shown::joined([shown::table(game, state, true)], more)
}

/// The set-up without seats, and without colours where they are the usual ones.
fn options(game: &Circadians) -> Value {
    let mut options = game.setup.to_json();
    if let Some(options) = options.as_object_mut() {
        options.remove("seats");
        if game.setup.colours.iter().enumerate().all(|(i, colour)| usize::from(*colour) == i) {
            options.remove("colours");
        }
    }
    options
}

fn drawn_sides(game: &Circadians, state: &State) -> Map<String, Value> {
    let clans = game.pack.clans.iter().map(|clan| &*clan.id).zip(game.setup.clans).zip(state.clan_sides);
    let boards = clans.chain([(("planet", game.setup.planet), state.planet_side)]);
    boards
        .filter(|((_, choice), side)| *choice == SideChoice::Random && *side != NONE)
        .map(|((board, _), side)| (board.to_string(), side_letter(side).to_string().into()))
        .collect()
}

fn crew(game: &Circadians, state: &State, seat: Seat) -> Value {
    let crew = state.crew(seat);
    let mut more = json!({
        "kind": game.setup.seats[seat.index()].text(),
        "harvester": game.planet(state).name(crew.harvester),
    });
    if crew.passed != [0; 2] {
        more["passed"] = json!(crew.passed.map(|set| game.item_ids(set)));
    }
    let mut known = shown::crew(game, crew);
    if game.hands_unknown() {
        known.remove("hand");
        more["unknown"] = crew.unknown.into();
    }
    shown::joined([known], more)
}

fn ai(game: &Circadians, state: &State) -> Value {
    let more = json!({"kind": "ai", "harvester": game.planet(state).name(state.ai.harvester)});
    shown::joined([shown::rival(game, &state.ai)], more)
}
