//! A table moves between a server and a device: it is handed out whole, taken in at the other place, and then deleted
//! where it was. What is interrupted in between can be done again: taking in a table that is there, up to the same line or
//! further, changes nothing.

use crate::api::body::{JsonBody, PathParams, bytes};
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_RECORD;
use crate::room::Room;
use crate::seat::{self, Caller};
use crate::transfer::{ImportedTable, exported};
use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solarium_core::{Message, Seat, SeatSet};
use solarium_store::{Grant, Store, StoreError};
use solarium_table::Refusal;

/// Refuses a table at which others sit: what is hidden from them, the seed among it, goes with the table, and the table
/// goes with the one who asks.
fn check_alone(room: &Room, caller: &Caller, granted: SeatSet) -> Result<(), Fault> {
    let holds = caller.holds(&room.seats, granted);
    let people = (0u8..).zip(&room.seats).filter(|(_, row)| row.secret.is_some()).map(|(seat, _)| Seat(seat));
    let mut people = people.peekable();
    if people.peek().is_some() && people.all(|seat| holds.contains(seat)) {
        return Ok(());
    }
    Err(Refusal::new("move/shared", Message::new("move-shared")).into())
}

async fn alone(app: &App, caller: Caller, id: &str) -> Result<(), Fault> {
    let granted = app.granted(&caller, id).await?;
    app.hub().visit(id, move |room| check_alone(room, &caller, granted)).await?
}

/// The whole table, as `solarium export` writes it, for the one who holds the seats of all people.
pub(super) async fn hand_out(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
) -> Result<Response, Fault> {
    alone(&app, caller, &id).await?;
    let whole = app.block(move |shared| {
        let (store, packs) = (&*shared.store, shared.store.packs()?);
        Ok(exported(store, &packs, &id)?.to_string())
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], whole.await?).into_response())
}

/// A table, and how many lines of it there are.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub(super) struct TakenIn {
    id: String,
    version: u64,
}

/// Takes in a table that was handed out elsewhere. All seats of people belong to the caller from now on, and nothing else
/// that the text says of its people counts.
pub(super) async fn take_in(
    State(app): State<App>,
    caller: Caller,
    request: Request<Body>,
) -> Result<Response, Fault> {
    app.limits().table(caller.address)?;
    let text = bytes(request, MOST_RECORD).await?;
    let (session, cookie) = seat::session(&app, &caller)?;
    let unreadable = |error: String| Fault::BadText(Message::new("move-unreadable").with("error", error));
    let mut table = ImportedTable::read(&String::from_utf8_lossy(&text)).map_err(unreadable)?;
    let pack = table.belong_to(&session, app.host())?;
    let (id, lines) = (table.id().to_string(), table.lines());
    if let Ok(stored) = app
        .block({
            let id = id.clone();
            move |shared| Ok(shared.store.open(&id)?)
        })
        .await
    {
        // It is here already, perhaps because an earlier attempt was interrupted.
        alone(&app, Caller { session: Some(session), ..caller }, &id).await?;
        let same = app
            .block({
                let id = id.clone();
                move |shared| Ok(table.is_beginning_of(&shared.store.lines(&id, 0, usize::MAX >> 1)?))
            })
            .await?;
        if !same {
            return Err(Refusal::new("move/other-course", Message::new("move-other-course")).into());
        }
        return Ok(Json(TakenIn { id, version: stored.version }).into_response());
    }
    if let Some((game, text)) = pack {
        app.limits().pack(caller.address)?;
        app.put_pack(&game, text).await?;
    }
    let at = app.clock();
    let taken = app
        .change_library({
            let (id, session) = (id.clone(), session.clone());
            move |store, library| {
                // Another request may have been faster; its table is not given to this one.
                if !table.put(store, library)? {
                    return Err(format!("table {id} is there already"));
                }
                hold_seats(store, &id, &session, at).map_err(|error| error.to_string())
            }
        })
        .await?;
    taken.map_err(unreadable)?;
    app.forget_grants();
    tracing::info!(table = %id, "a table was taken in");
    let mut response = Json(TakenIn { id, version: lines }).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

/// Gives the seats of all people to a session, also those of a game that is over: it stays among the tables of its person.
fn hold_seats(store: &dyn Store, id: &str, session: &str, at: i64) -> Result<(), StoreError> {
    let rows = store.open(id)?.table.seats;
    for (seat, _) in (0u8..).zip(&rows).filter(|(_, row)| row.secret.is_some()) {
        store.grant(session, Grant { id: id.to_string(), seat, at })?;
    }
    Ok(())
}

/// The table was taken in elsewhere: it is deleted here, if not a line was added meanwhile.
pub(super) async fn leave(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(taken): JsonBody<TakenIn>,
) -> Result<Json<TakenIn>, Fault> {
    alone(&app, caller, &id).await?;
    app.hub().delete(&id, taken.version).await?;
    app.forget_grants();
    tracing::info!(table = %id, "a table was moved elsewhere");
    Ok(Json(taken))
}
