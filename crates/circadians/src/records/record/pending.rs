//! `pending`: what a record inside a chain of questions, or while seats answer a question to all, needs besides.

use super::read::Sheet;
use super::write as written;
use crate::pack::{Pack, Res, STACKS, TOKENS};
use crate::records::setup::CharacterChoice;
use crate::rules::opening::PACKET;
use crate::rules::state::MAX_AGENDA;
use crate::{Circadians, Crew, DieAction, NONE, Phase, Space, Stage, State, Task, bits};
use serde_json::{Map, Value, json};
use solarium_core::{Seat, Turn};

type Object = Map<String, Value>;

pub(super) fn write(game: &Circadians, state: &State) -> Option<Value> {
    let mut pending = Map::new();
    if state.stage != Stage::Begin {
        pending.insert("stage".into(), json!(state.stage));
    }
    if !state.agenda.is_empty() {
        pending.insert("agenda".into(), json!(state.agenda.as_slice()));
    }
    if state.die_action != DieAction::IDLE {
        pending.insert("deed".into(), json!(state.die_action));
    }
    let ai = &state.ai;
    if ai.card != NONE {
        pending.insert("card".into(), game.pack.ai.schemes[usize::from(ai.card)].id.as_str().into());
    }
    if ai.due_done != 0 {
        pending.insert("due_done".into(), ai.due_done.into());
    }
    if ai.extra {
        pending.insert("extra".into(), true.into());
    }
    let seats: Vec<Value> = Seat::all(game.humans()).map(|s| seat(game, state.crew(s))).collect();
    if seats.iter().any(|s| s != &json!({})) {
        pending.insert("seats".into(), seats.into());
    }
    (!pending.is_empty()).then_some(Value::Object(pending))
}

fn seat(game: &Circadians, crew: &Crew) -> Value {
    let mut seat = Map::new();
    if crew.dealt != 0 {
        seat.insert(
            "dealt".into(),
            bits(u64::from(crew.dealt)).map(|c| written::character(game, c)).collect(),
        );
    }
    for (key, set) in [("packet", crew.packet), ("discarding", crew.discarding)] {
        if set != 0 {
            seat.insert(key.into(), written::items(game, set));
        }
    }
    if crew.kept != NONE {
        seat.insert("kept".into(), game.pack.items[usize::from(crew.kept)].id.as_str().into());
    }
    if crew.grown.iter().any(|g| *g != NONE) {
        let farms = crew.grown[..game.pack.base.farms()].iter();
        let letters =
            farms.map(|g| Res::from_index(*g).map_or(Value::Null, |r| r.letter().to_string().into()));
        seat.insert("grown".into(), letters.collect());
    }
    Value::Object(seat)
}

const FIELDS: [&str; 7] = ["stage", "agenda", "deed", "card", "due_done", "extra", "seats"];

pub(super) fn read(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let shown = state.ai.shown.count_ones();
    let Some(pending) = object.get("pending") else {
        if state.part == crate::Part::Ai {
            // Without more, every card turned up this round was a due one and is resolved.
            state.ai.due_done = shown as u8;
        }
        return;
    };
    let Some(pending) = pending.as_object() else {
        return sheet.add("CI-19.8", "`pending` is an object, as the engine wrote it");
    };
    sheet.only(pending, &FIELDS, "pending");
    let bad = |sheet: &mut Sheet<'_>, key: &str| {
        sheet.add("CI-19.8", format!("`pending.{key}` is not what the engine writes"));
    };
    if let Some(value) = pending.get("stage") {
        match serde_json::from_value(value.clone()) {
            Ok(stage) => state.stage = stage,
            Err(_) => bad(sheet, "stage"),
        }
    }
    if let Some(value) = pending.get("deed") {
        match serde_json::from_value::<DieAction>(value.clone()) {
            Ok(die_action) if deed_fits(sheet.game, &die_action) => state.die_action = die_action,
            _ => bad(sheet, "deed"),
        }
    }
    if let Some(value) = pending.get("agenda") {
        let tasks = serde_json::from_value::<Vec<Task>>(value.clone()).unwrap_or_default();
        let fits = !tasks.is_empty()
            && tasks.len() < MAX_AGENDA
            && tasks.iter().all(|t| task_fits(sheet.game, *t))
            && (state.phase == Phase::Execute
                || tasks.iter().all(|t| matches!(t, Task::Draw(..) | Task::Refill(..))));
        if fits { state.agenda = tasks.into_iter().collect() } else { bad(sheet, "agenda") }
    }
    if let Some(value) = pending.get("card") {
        match value.as_str().and_then(|id| sheet.game.pack.scheme(id)) {
            Some(card) if state.ai.shown & (1 << card) != 0 || state.ai.pile & (1 << card) != 0 => {
                state.ai.card = card;
                state.ai.pile &= !(1 << card);
            }
            _ => bad(sheet, "card"),
        }
    }
    state.ai.due_done = sheet.number(pending, "due_done", 0, 9, "CI-17.4", "pending") as u8;
    state.ai.extra = pending.get("extra") == Some(&Value::Bool(true));
    let seats = sheet.list(pending, "seats", "pending");
    for (seat, value) in Seat::all(sheet.game.humans()).zip(seats) {
        match value.as_object() {
            Some(fields) => crew(sheet, fields, state, seat),
            None => bad(sheet, "seats"),
        }
    }
}

fn crew(sheet: &mut Sheet<'_>, object: &Object, state: &mut State, seat: Seat) {
    let what = format!("pending, seat {seat}");
    sheet.only(object, &["dealt", "packet", "kept", "discarding", "grown"], &what);
    let pack: &Pack = &sheet.game.pack;
    let mut crew = *state.crew(seat);
    let dealt = sheet.list(object, "dealt", &what);
    for id in dealt {
        match id.as_str().and_then(|id| pack.character(id)) {
            Some(c) if crew.dealt.count_ones() < 2 => crew.dealt |= 1 << c,
            _ => sheet.add("CI-2.9", format!("{what}: `dealt` holds up to 2 characters")),
        }
    }
    crew.packet = sheet.items(object, "packet", &what);
    if crew.packet.count_ones() > PACKET {
        sheet.add("CI-2.10", format!("{what}: a packet holds at most {} cards", PACKET));
    }
    // Kept and discarded cards still lie in the packet and in the hand.
    let among =
        |value: &Value, set: u64| value.as_str().and_then(|id| pack.item(id)).filter(|i| set & (1 << i) != 0);
    if let Some(value) = object.get("kept") {
        match among(value, crew.packet) {
            Some(item) => crew.kept = item,
            None => sheet.add("CI-2.10", format!("{what}: the kept card {value} is not in the packet")),
        }
    }
    let discarding = sheet.list(object, "discarding", &what);
    for value in discarding {
        match among(value, crew.hand) {
            Some(item) => crew.discarding |= 1 << item,
            None => sheet.add("CI-11.4", format!("{what}: the card {value} to be discarded is not in hand")),
        }
    }
    let grown = sheet.list(object, "grown", &what);
    for (farm, value) in grown.iter().enumerate().take(pack.base.farms()) {
        match value.as_str().map(Res::from_letter) {
            None => {}
            Some(Some(res)) => crew.grown[farm] = res as u8,
            Some(None) => sheet.add("CI-10.6", format!("{what}: Farm {} grows {value}", farm + 1)),
        }
    }
    *state.crew_mut(seat) = crew;
}

/// While seats choose characters or draft, who is ready must have chosen, and packets must be as large as the
/// cards kept so far leave them.
pub(super) fn opening(sheet: &mut Sheet<'_>, state: &State) {
    let game = sheet.game;
    let deal2 = game.setup.characters == CharacterChoice::Deal2;
    let drafting = state.phase == Phase::Items && game.humans() > 1;
    let kept = state.crews[0].hand.count_ones();
    for seat in Seat::all(game.humans()) {
        let crew = state.crew(seat);
        if state.phase == Phase::Characters && deal2 && crew.ready != (crew.character != NONE) {
            sheet.add("CI-2.9", format!("seat {seat}: ready exactly when a character is kept"));
        }
        if drafting && crew.ready != (crew.kept != NONE) {
            sheet.add("CI-2.10", format!("seat {seat}: ready exactly when a card of the packet is kept"));
        }
        let cards = crew.packet.count_ones();
        let due = PACKET.saturating_sub(kept);
        let dealing = kept == 0 && cards < PACKET && !crew.ready;
        if drafting && (crew.hand.count_ones() != kept || due < 2 || !(cards == due || dealing)) {
            sheet.add(
                "CI-2.10",
                format!(
                    "seat {seat}: hand and packet are not those of a draft in which all have kept {kept}"
                ),
            );
        }
    }
}

fn space_fits(game: &Circadians, space: Space) -> bool {
    let boards = game.boards();
    match space {
        Space::Negotiation(clan, row) => clan < 3 && usize::from(row) < boards.rows.len(),
        Space::Depository(row) => usize::from(row) < boards.depository.len(),
        Space::Mine(i) => usize::from(i) < boards.mines.len(),
        Space::Market(i) => usize::from(i) < boards.market.len(),
        Space::Academy(i) => usize::from(i) < boards.academy.len(),
        Space::Headquarters | Space::Laboratory | Space::Foundry | Space::Control => true,
    }
}

fn deed_fits(game: &Circadians, die_action: &DieAction) -> bool {
    die_action.seat.index() < game.humans()
        && space_fits(game, die_action.space)
        && die_action.value <= 6
        && (die_action.bought == NONE || usize::from(die_action.bought) < game.pack.items.len())
}

fn task_fits(game: &Circadians, task: Task) -> bool {
    match task {
        Task::Draw(seat, n) => usize::from(seat) < game.humans() && n > 0,
        Task::Refill(_, stack) | Task::Room(_, stack) => usize::from(stack) < STACKS,
        Task::RowReward(row) => usize::from(row) < game.boards().depository.len(),
        Task::Punishment(condition) => usize::from(condition) < TOKENS,
        _ => true,
    }
}

/// A chain read from a record must fit the position: a seat can answer it, or chance decides.
pub(super) fn answerable(game: &Circadians, state: &State) -> bool {
    use solarium_core::Game;
    match game.turn(state) {
        Turn::Over => state.phase == Phase::Over,
        Turn::Chance => !game.outcomes(state).is_empty(),
        Turn::Decide(seats) => !seats.is_empty() && seats.iter().all(|s| !game.actions(state, s).is_empty()),
    }
}
