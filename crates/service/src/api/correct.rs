//! Putting the position right at a table with the box.

use super::body::{JsonBody, PathParams, QueryParams};
use super::own_seat;
use super::play::{AtVersion, FromSeat, at_version, change};
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_PACK;
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solarium_core::{Language, Message, Placed, Replacement};
use solarium_store::StoreError;
use solarium_table::{CountToSet, Refusal, words};

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Correction {
    /// Left out: your own.
    pub seat: Option<u8>,
    /// Of the look you decided on.
    pub version: u64,
    /// The position record that replaces the position; one of the same set-up.
    pub state: Option<Value>,
    /// Instead of a whole position: counts that differ on the real table, as `audit` names them.
    pub set: Option<Vec<CountToSet>>,
}

/// What lies on the real table.
#[derive(Serialize, JsonSchema)]
pub(super) struct Audit {
    /// Lines of the journal now.
    version: u64,
    /// Every count that can be put right.
    counts: Vec<Count>,
}

#[derive(Serialize, JsonSchema)]
struct Count {
    board: &'static str,
    place: String,
    component: String,
    count: i32,
    /// In words, with the place.
    name: String,
}

/// Everything that can be compared with the real table, and set by `correct`.
pub(super) async fn audit(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(query): QueryParams<FromSeat>,
    caller: Caller,
) -> Result<Json<Audit>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    app.hub()
        .visit(&id, move |room| {
            let seat = own_seat(room, &caller, granted, query.seat)?;
            let (sheet, words) = (room.table.session().audit(seat)?, words(caller.lang));
            let named = |slot: &Placed| {
                let place = sheet.places.get(&(slot.board, slot.place.clone()));
                let name = sheet.components.get(&slot.component);
                place.into_iter().chain(name).map(|part| words.say(part)).collect::<Vec<_>>().join(": ")
            };
            let count = |slot: &Placed| Count {
                board: slot.board,
                place: slot.place.clone(),
                component: slot.component.clone(),
                count: slot.count,
                name: named(slot),
            };
            let counts = sheet.slots.iter().map(count).collect();
            Ok(Json(Audit { version: room.table.version(), counts }))
        })
        .await?
}

/// Replaces the position for a seat that the caller holds.
pub(crate) async fn do_correct(app: &App, id: &str, caller: Caller, body: Correction) -> Result<u64, Fault> {
    let Correction { seat, version, state, set } = body;
    change(app, id, caller, seat, Some(version), move |room, seat| {
        let state = match (state, set) {
            (Some(state), None) => state,
            (None, Some(set)) => room.table.session().corrected(seat, &set)?,
            _ => return Err(Fault::Malformed(Message::new("request-correction"))),
        };
        Ok(vec![room.table.replace(seat, Replacement::Correction, &state)?])
    })
    .await
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TypedCard {
    /// Left out: your own.
    pub seat: Option<u8>,
    /// Of the look you decided on.
    pub version: u64,
    /// What is printed on the card that is drawn now, or on an Item that came earlier, in the form of the game's rules
    /// (PH-14.4, CI-19.8).
    pub card: Value,
}

/// Enters a card that the pack does not have.
pub(crate) async fn do_type_card(app: &App, id: &str, caller: Caller, body: TypedCard) -> Result<u64, Fault> {
    let TypedCard { seat, version, card } = body;
    change(app, id, caller, seat, Some(version), move |room, seat| {
        let position = room.table.session().typed_card(seat, &card)?;
        Ok(vec![room.table.replace(seat, Replacement::TypedCard, &position)?])
    })
    .await
}

pub(super) async fn type_card(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<TypedCard>,
) -> Result<Json<AtVersion>, Fault> {
    do_type_card(&app, &id, caller, body).await.map(at_version)
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TypedPack {
    /// Left out: your own.
    pub seat: Option<u8>,
    /// What the pack shall be called: letters, digits, `-`, `_` and `.`. If another pack has the name, a number is added.
    pub name: String,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct TypedPackKept {
    /// The pack as set-ups name it.
    id: String,
    /// Cards that were typed at this table and are in it.
    cards: usize,
}

/// How many names are tried, by numbers behind the one that is wanted.
const NAMES_TRIED: usize = 100;

/// Keeps the pack of a table with the cards that were typed at it, for new tables: its id, and how many cards.
pub(crate) async fn do_keep_typed(
    app: &App,
    id: &str,
    caller: Caller,
    body: TypedPack,
) -> Result<(String, usize), Fault> {
    app.limits().pack(caller.address)?;
    let granted = app.granted(&caller, id).await?;
    for number in 1..=NAMES_TRIED {
        let name = match number {
            1 => body.name.clone(),
            number => format!("{}-{number}", body.name),
        };
        let (caller, seat) = (caller.clone(), body.seat);
        let (game, text, cards) = app
            .hub()
            .visit(id, move |room| {
                own_seat(room, &caller, granted, seat)?;
                let session = room.table.session();
                let text = session.typed_pack(&name).ok_or_else(|| {
                    Refusal::new("pack/nothing-typed", Message::new("correction-nothing-typed"))
                })?;
                Ok::<_, Fault>((session.game(), text, session.typed_cards()))
            })
            .await??;
        if text.len() > MOST_PACK {
            return Err(Fault::TooLarge { most: MOST_PACK });
        }
        match app.put_pack(game, text).await {
            Ok((kept, _)) => return Ok((kept, cards)),
            // A pack is kept as it is for ever: tables are played with it.
            Err(Fault::Store(StoreError::OtherPack)) if number < NAMES_TRIED => {}
            Err(fault) => return Err(fault),
        }
    }
    Err(StoreError::OtherPack.into())
}

pub(super) async fn keep_typed(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<TypedPack>,
) -> Result<Json<TypedPackKept>, Fault> {
    let (id, cards) = do_keep_typed(&app, &id, caller, body).await?;
    Ok(Json(TypedPackKept { id, cards }))
}

pub(super) async fn correct(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(body): JsonBody<Correction>,
) -> Result<Json<AtVersion>, Fault> {
    do_correct(&app, &id, caller, body).await.map(at_version)
}
