//! Reading position records (SO-16.7). A field left out takes its set-up value; every reason why a position is
//! impossible is named, not just the first.

use super::{cards, pieces, seats, turn};
use crate::rules::apply::Run;
use crate::words::names;
use crate::{Pack, Phase, Rules, Setup, Sol, Space, State, Station, TurnState};
use serde_json::{Map, Value, json};
use solarium_core::{
    Argument, Field, Fields, Game, Joint, Message, Mute, Reading, Reason, Reasons, Seat, Shelf, Turn,
};

/// Reads a position record.
pub(crate) fn read(record: &Value, shelf: &Shelf<Pack>) -> Result<(Sol, State), Reasons> {
    let reading = Reading::new();
    let record = reading.root(record, "SO-16.7").required(Message::new("read-object")).object_or_empty();
    let given = record.get("seats").list_or_null();
    let options = options(&record, &given);
    let setup = Setup::read(&options, shelf);
    let sound = setup.is_ok();
    let (setup, pack) = setup.unwrap_or_else(|reasons| {
        reading.refuse_all(reasons);
        Setup::read(&json!({}), shelf).expect("the defaults are a set-up")
    });
    let game = Sol::new(pack, setup);
    let before = reading.refusals();
    let state = state(&game, &record, &given);
    if !sound {
        // Which position is possible hangs on the set-up: without one only unknown keys are found.
        reading.forgive_after(before);
    }
    record.close();
    drop(given);
    let state = reading.finish(state)?;
    match dead_end(&game, &state) {
        Some(reason) => Err(Reasons::one("SO-16.1", reason)),
        None => Ok((game, state)),
    }
}

/// Why a position cannot go on: a seat must decide but has no legal action, or chance has no outcome.
fn dead_end(game: &Sol, state: &State) -> Option<Message> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => game.outcomes(state).is_empty().then(|| Message::new("so-record-no-outcome")),
        Turn::Decide(seats) => {
            let stuck = seats.iter().find(|seat| game.actions(state, *seat).is_empty())?;
            let reason = Message::new("so-record-no-action").with("phase", state.turn.phase.id());
            Some(Reason::of_seat(stuck.index(), reason))
        }
    }
}

/// The set-up object a record implies.
fn options(record: &Fields<'_, '_>, seats: &[Field<'_, '_>]) -> Value {
    let options = record.get("options");
    let mut map = match options.object().and(options.value()) {
        Some(Value::Object(options)) => options.clone(),
        _ => Map::new(),
    };
    for key in ["edition", "mode"] {
        let field = record.get(key);
        let Some(value) = field.value() else { continue };
        if map.get(key).is_some_and(|twin| !twin.is_null() && twin != value) {
            field.refuse(Message::new("so-record-two-values").with("key", key));
        }
        map.insert(key.to_string(), value.clone());
    }
    map.remove("seats");
    if record.get("seats").value().is_some_and(Value::is_array) {
        let kind = |seat: &Field<'_, '_>| seat.value()?.get("kind").cloned();
        let kinds = seats.iter().map(|seat| kind(seat).unwrap_or(json!("human"))).collect();
        map.insert("seats".to_string(), kinds);
    }
    Value::Object(map)
}

/// A space by its name, which stands in a field or is its key.
pub(super) fn space(rules: &Rules, field: &Field<'_, '_>, name: &str) -> Option<Space> {
    let space = rules.board().parse(name);
    if space.is_none() {
        let message = Message::new("so-record-space").with("path", field.path()).with("name", name);
        field.clone().rule("SO-1.3").refuse(message.with("side", rules.board().side().id()));
    }
    space
}

/// The space that a field names.
pub(super) fn space_in(rules: &Rules, field: &Field<'_, '_>) -> Option<Space> {
    space(rules, field, field.value()?.as_str().unwrap_or_default())
}

/// A seat of this table, written as a number.
pub(super) fn seat_in(rules: &Rules, field: &Field<'_, '_>) -> Option<Seat> {
    let wanted = Message::new("so-record-seat");
    field.clone().rule("SO-2.1").read(wanted, |value| match value {
        Value::String(text) => seat_of(rules, text),
        other => Seat::all(rules.players()).find(|seat| other.as_u64() == Some(seat.0.into())),
    })
}

/// A seat of this table that is the key of a field.
pub(super) fn seat_key(rules: &Rules, key: &str, field: &Field<'_, '_>) -> Option<Seat> {
    let seat = seat_of(rules, key);
    if seat.is_none() {
        let seats = Seat::all(rules.players()).map(|seat| seat.to_string());
        refuse_key(&field.clone().rule("SO-2.1"), Argument::list(Joint::Comma, seats));
    }
    seat
}

fn seat_of(rules: &Rules, text: &str) -> Option<Seat> {
    Seat::all(rules.players()).find(|seat| seat.to_string() == text)
}

/// Refuses a field for its key.
pub(super) fn refuse_key(field: &Field<'_, '_>, known: Argument) {
    field.refuse(Message::new("read-unknown").with("path", field.path()).with("known", known));
}

fn state(rules: &Rules, record: &Fields<'_, '_>, given: &[Field<'_, '_>]) -> State {
    let mut state = State::default();
    let side = rules.board().side().id();
    let wanted = Message::new("so-record-side").with("side", side).with("players", rules.players());
    record.get("side").rule("SO-1.2").known(wanted, |name| (name == side).then_some(()));
    state.marker = record.get("marker").rule("SO-1.13").number(0..=13).unwrap_or(13);
    state.quiet = record.get("quiet").rule("SO-9.5").number(0..=rules.setup.stall_limit).unwrap_or(0);
    let first = seat_in(rules, &record.get("first"));
    state.first = first.or(rules.setup.first_seat).unwrap_or(Seat(0));
    state.active = seat_in(rules, &record.get("active")).unwrap_or(state.first);
    pieces::read(rules, record, &mut state);
    seats::read(rules, record, given, &mut state);
    let deck = record.get("deck").object();
    cards::read_suits(rules, record, deck.as_ref(), &mut state);
    cards::read_deck(rules, deck.as_ref(), &mut state);
    match record.get("turn").object() {
        Some(turn) => turn::read(rules, turn, &mut state),
        None => plain_moment(rules, record.reading(), &mut state),
    }
    pieces_to_place(rules, record.reading(), &state);
    pieces::check_weight(rules, record.reading(), &state);
    cards::read_discards(rules, record, &mut state);
    state
}

/// SO-2.8, SO-12.3, SO-13.5: what is placed before the first turn must be in the reserve of its seat.
fn pieces_to_place(rules: &Rules, reading: &Reading, state: &State) {
    for seat in Seat::all(rules.players()) {
        let (gates, stations, any) = rules.still_to_place(state, seat);
        let reserve = &state.seats[seat];
        let require = |rule, piece: Message, due: u8, left: u8| {
            reading.require(left >= due, rule, || {
                let reason = Message::new("so-record-structures").with("piece", piece);
                Reason::of_seat(seat.index(), reason.with("due", due).with("left", left))
            });
        };
        for station in Station::ALL {
            let (due, left) = (stations[station.index()], reserve.stations[station.index()]);
            require("SO-12.3", names::station(*station), due, left);
        }
        if any > 0 {
            let (due, left) = (stations.iter().sum::<u8>() + any, reserve.stations.iter().sum());
            require("SO-2.8", Message::new("so-piece-station"), due, left);
        }
        require("SO-2.8", Message::new("so-piece-gate"), gates, reserve.gates);
    }
}

/// SO-16.7: without `turn` it is the moment before the active seat's action, upkeep included.
fn plain_moment(rules: &Rules, reading: &Reading, state: &mut State) {
    for seat in Seat::all(rules.players()) {
        let open = state.seats[seat].drawn != 0;
        reading.require(!open || rules.deferred(), "SO-7.12", || {
            Reason::of_seat(seat.index(), Message::new("so-record-open-choice"))
        });
    }
    if state.marker == 0 || state.quiet >= rules.setup.stall_limit {
        // SO-9.1, SO-9.5: nothing is to be decided any more.
        state.turn = TurnState { asked: state.active, phase: Phase::Over, ..TurnState::default() };
    } else {
        let active = state.active;
        Run::new(rules, state, &mut Mute).begin_turn(active);
    }
}
