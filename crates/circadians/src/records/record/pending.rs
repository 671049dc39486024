//! `pending`: what a record inside a chain of questions, or while seats answer a question to all, needs besides.

use super::read::Loading;
use crate::pack::{Pack, Res, STACKS, TOKENS};
use crate::records::setup::CharacterChoice;
use crate::records::shown;
use crate::rules::opening::PACKET;
use crate::{Circadians, Crew, DieAction, MAX_AGENDA, NONE, Part, Phase, Stage, State, Task, some_index};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use solarium_core::{Field, Fields, Message, Reading, Reason, Seat, Turn};

/// What a position needs besides, if anything.
pub(super) fn write(game: &Circadians, state: &State) -> Option<Value> {
    let ai = &state.ai;
    let seats: Vec<Value> = Seat::all(game.humans()).map(|seat| choices(game, state.crew(seat))).collect();
    let fields = [
        ("stage", state.stage != Stage::Begin, json!(state.stage)),
        ("agenda", !state.agenda.is_empty(), json!(state.agenda.as_slice())),
        ("deed", state.die_action != DieAction::IDLE, json!(state.die_action)),
        ("card", ai.card != NONE, json!(some_index(ai.card).map(|card| &game.pack.ai.schemes[card].id))),
        ("due_done", ai.due_done != 0, ai.due_done.into()),
        ("extra", ai.extra, true.into()),
        ("seats", seats.iter().any(|seat| seat != &json!({})), seats.into()),
    ];
    let needed = fields.into_iter().filter(|(_, needed, _)| *needed);
    let pending: Map<_, _> = needed.map(|(key, _, value)| (key.to_string(), value)).collect();
    (!pending.is_empty()).then_some(Value::Object(pending))
}

/// What the seat chooses from and has chosen; what is empty is left out.
fn choices(game: &Circadians, crew: &Crew) -> Value {
    let given = |value: &Value| match value {
        Value::Array(members) => members.iter().any(|member| !member.is_null()),
        value => !value.is_null(),
    };
    shown::choices(game, Some(crew))
        .into_iter()
        .filter(|(_, value)| given(value))
        .collect::<Map<_, _>>()
        .into()
}

/// What the engine itself wrote, and nothing else.
fn written<T: DeserializeOwned>(field: &Field<'_, '_>, fits: impl Fn(&T) -> bool) -> Option<T> {
    let read = |value: &Value| serde_json::from_value(value.clone()).ok().filter(fits);
    field.read(Message::new("ci-record-written"), read)
}

impl Loading<'_> {
    pub(super) fn pending(&mut self, root: &Fields<'_, '_>) {
        let (game, state) = (self.game, &mut self.state);
        let pending = root.get_or_null("pending");
        let given = pending.value();
        if given.is_none() && state.part == Part::Ai {
            // Without more, every card turned up this round was a due one and is resolved.
            state.ai.due_done = state.ai.shown.count_ones() as u8;
        }
        let Some(pending) = pending.object() else { return };
        if let Some(stage) = written(&pending.get_or_null("stage"), |_| true) {
            state.stage = stage;
        }
        let fits = |die_action: &DieAction| die_action_fits(game, die_action);
        if let Some(die_action) = written(&pending.get_or_null("deed"), fits) {
            state.die_action = die_action;
        }
        let fits = |tasks: &Vec<Task>| {
            let any_phase = tasks.iter().all(|t| matches!(t, Task::Draw(..) | Task::Refill(..)));
            (1..MAX_AGENDA).contains(&tasks.len())
                && tasks.iter().all(|t| task_fits(game, *t))
                && (any_phase || state.phase == Phase::Execute)
        };
        if let Some(tasks) = written(&pending.get_or_null("agenda"), fits) {
            state.agenda = tasks.into_iter().collect();
        }
        let lies = |card: &u8| (state.ai.shown | state.ai.pile) & (1 << card) != 0;
        let card = pending
            .get_or_null("card")
            .known(Message::new("ci-record-written"), |id| game.pack.scheme(id).filter(lies));
        if let Some(card) = card {
            state.ai.card = card;
            state.ai.pile &= !(1 << card);
        }
        state.ai.due_done = pending.get_or_null("due_done").rule("CI-17.4").number(0..=9).unwrap_or(0);
        state.ai.extra = pending.get("extra").value() == Some(&Value::Bool(true));
        let seats = pending.get("seats").list();
        pending.close();
        for (seat, fields) in Seat::all(game.humans()).zip(seats) {
            if let Some(fields) = fields.mandatory().object() {
                self.pending_crew(&fields, seat);
                fields.close();
            }
        }
        // Only the engine writes this part, so what reads back as something else was spoiled.
        let fits = write(game, &self.state).as_ref() == given && fits_phase(game, &self.state);
        root.reading().require(fits, "CI-19.8", || Message::new("ci-record-pending"));
    }

    fn pending_crew(&mut self, fields: &Fields<'_, '_>, seat: Seat) {
        let (pack, reading): (&Pack, _) = (&self.game.pack, fields.reading());
        let mut crew = *self.state.crew(seat);
        for member in fields.get("dealt").list() {
            let member = member.rule("CI-2.9").mandatory();
            match member.known(Message::new("ci-record-character"), |id| pack.character(id)) {
                Some(c) if crew.dealt.count_ones() < 2 => crew.dealt |= 1 << c,
                Some(_) => member.refuse(Message::new("ci-record-dealt").with("path", member.path())),
                None => {}
            }
        }
        crew.packet = self.item_list(&fields.get("packet"));
        reading.require(crew.packet.count_ones() <= PACKET, "CI-2.10", || {
            Reason::of_seat(seat.index(), Message::new("ci-record-packet").with("cards", PACKET))
        });
        // Kept and discarded cards still lie in the packet and in the hand.
        let among = |id: &str, set: u64| pack.item(id).filter(|i| set & (1 << i) != 0);
        let kept = fields.get_or_null("kept").rule("CI-2.10");
        let wanted = Message::new("ci-record-packet-item");
        crew.kept = kept.known(wanted, |id| among(id, crew.packet)).unwrap_or(crew.kept);
        let hand = if self.game.hands_unknown() { self.unseen() } else { crew.hand };
        for member in fields.get("discarding").list() {
            let member = member.rule("CI-11.4").mandatory();
            if let Some(item) = member.known(Message::new("ci-record-hand-item"), |id| among(id, hand)) {
                crew.discarding |= 1 << item;
            }
        }
        for (member, grown) in
            fields.get("grown").list().into_iter().zip(&mut crew.grown[..pack.base.farms()])
        {
            // Only a text can be wrong here: a Farm that has grown nothing yet is null.
            if let Some(letter) = member.value().and_then(Value::as_str) {
                match Res::from_letter(letter) {
                    Some(res) => *grown = res as u8,
                    None => member.rule("CI-10.6").refuse_unless(Message::new("ci-record-resource")),
                }
            }
        }
        *self.state.crew_mut(seat) = crew;
    }
}

/// While seats choose characters or draft, who is ready must have chosen, and packets must be as large as the
/// cards kept so far leave them.
pub(super) fn opening(loading: &Loading<'_>, reading: &Reading) {
    let (game, state) = (loading.game, &loading.state);
    if game.hands_unknown() {
        return unknown_hands(loading, reading);
    }
    let choosing = state.phase == Phase::Characters && game.setup.characters == CharacterChoice::Deal2;
    let drafting = state.phase == Phase::Items && game.humans() > 1;
    let kept = state.crews[0].hand.count_ones();
    for seat in Seat::all(game.humans()) {
        let crew = state.crew(seat);
        let of_seat = |message| Reason::of_seat(seat.index(), message);
        reading.require(!choosing || crew.ready == (crew.character != NONE), "CI-2.9", || {
            of_seat(Message::new("ci-record-ready-character"))
        });
        reading.require(!drafting || crew.ready == (crew.kept != NONE), "CI-2.10", || {
            of_seat(Message::new("ci-record-ready-item"))
        });
        let cards = crew.packet.count_ones();
        let due = PACKET.saturating_sub(kept);
        let dealing = kept == 0 && cards < PACKET && !crew.ready;
        let fits = crew.hand.count_ones() == kept && due >= 2 && (cards == due || dealing);
        reading.require(!drafting || fits, "CI-2.10", || {
            of_seat(Message::new("ci-record-draft").with("kept", kept))
        });
    }
}

/// Where hands are unknown nothing of draft or deal is known either, and hands hold cards that lie nowhere else.
fn unknown_hands(loading: &Loading<'_>, reading: &Reading) {
    let (game, state) = (loading.game, &loading.state);
    let crews = &state.crews[..game.humans()];
    let nothing_known = state.phase != Phase::Items
        && state.item_bottom.is_empty()
        && crews.iter().all(|crew| crew.dealt == 0 && crew.packet == 0 && crew.passed == [0; 2]);
    let cards = u32::from(game.unknown_items(state));
    let enough = cards <= (game.start_items() & !loading.items).count_ones()
        && crews.iter().all(|crew| crew.discarding.count_ones() <= u32::from(crew.unknown));
    reading.require(nothing_known, "CI-2.10", || Message::new("ci-record-unknown-draft"));
    reading.require(enough, "CI-1.3", || Message::new("ci-record-unknown-cards").with("cards", cards));
}

/// Does what is pending belong to this phase?
fn fits_phase(game: &Circadians, state: &State) -> bool {
    let (phase, part, ai) = (state.phase, state.part, &state.ai);
    let executing = phase == Phase::Execute;
    let stage = match state.stage {
        Stage::Begin => true,
        Stage::Answers => matches!(phase, Phase::Harvest | Phase::Rest | Phase::Over),
        Stage::Steps => phase == Phase::Harvest,
    };
    // The tasks of a die action end with what finishes it; otherwise only draws are left over.
    let acting = state.die_action != DieAction::IDLE;
    let agenda = match state.agenda.as_slice() {
        [] => !acting,
        tasks if acting => {
            // At the Headquarters the dice go in their own order.
            let in_turn = part == Part::Hq || state.die_action.seat.index() == usize::from(state.turn);
            executing && part != Part::Ai && in_turn && tasks[0] == Task::Finish
        }
        tasks => match phase {
            Phase::Characters | Phase::Items => false,
            // CI-2.7: tops that a record of the end left out are still turned up; no card is drawn any more.
            Phase::Over => tasks.iter().all(|task| matches!(task, Task::Refill(..))),
            _ => tasks.iter().all(|task| matches!(task, Task::Draw(..) | Task::Refill(..))),
        },
    };
    let schemes = game.ai_seat().is_some() && executing && part == Part::Ai;
    let turned_up =
        ai.due_done == 0 || (game.ai_seat().is_some() && u32::from(ai.due_done) <= ai.shown.count_ones());
    let crews = Seat::all(game.humans()).map(|seat| state.crew(seat)).all(|crew| {
        (crew.dealt == 0 || phase == Phase::Characters)
            && (crew.packet == 0 || phase == Phase::Items)
            && (crew.discarding == 0 || phase == Phase::Rest)
            && (crew.grown.iter().all(|grown| *grown == NONE) || phase == Phase::Harvest)
    });
    stage && agenda && (schemes || (ai.card == NONE && !ai.extra)) && turned_up && crews
}

fn die_action_fits(game: &Circadians, die_action: &DieAction) -> bool {
    die_action.seat.index() < game.humans()
        && game.has_space(die_action.space)
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
