//! After a game: the same people once more, and proof that everything was as it had to be.

use super::body::{JsonBody, PathParams};
use super::own_seat;
use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Fault;
use crate::history;
use crate::room::Room;
use crate::seat::{self, Caller, SeatChange};
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solarium_core::{Message, Seat, Turn};
use solarium_store::{NewTable, SeatRow};
use solarium_table::Refusal;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Serialize, JsonSchema)]
pub(super) struct Rematch {
    /// The new table.
    id: String,
}

fn still_running(message: &'static str) -> Fault {
    Refusal::new("match/running", Message::new(message)).into()
}

/// A new table with the same set-up, names and holders of seats, and with links of its own. Who asks second gets the
/// one there is.
pub(super) async fn rematch(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
    JsonBody(Nothing {}): JsonBody<Nothing>,
) -> Result<Json<Rematch>, Fault> {
    let granted = app.granted(&caller, &id).await?;
    let address = caller.address;
    let (known, seats) = app
        .hub()
        .visit(&id, move |room| {
            own_seat(room, &caller, granted, None)?;
            if room.facts.read_only {
                return Err(Fault::ReadOnly);
            }
            match room.table.session().turn() {
                Turn::Over => Ok((room.rematch.clone(), room.seats.len() as u8)),
                _ => Err(still_running("match-running")),
            }
        })
        .await??;
    if let Some(id) = known {
        return Ok(Json(Rematch { id }));
    }
    app.limits().table(address)?;
    for seat in 0..seats {
        app.hub().change_seat(&id, move |room| Ok((keep_by_key(room, Seat(seat))?, ()))).await?;
    }
    let (old, at) = (id.clone(), app.clock());
    let new = app
        .block(move |shared| {
            let played = shared.store.open(&old)?;
            let host = &*shared.host;
            let (seed, salt) = (seat::random_seed(host)?, seat::salt(host)?);
            let mut table = NewTable {
                id: seat::table_id(host)?,
                seed: seed.to_hex(),
                commitment: seed.commitment_with(Some(&salt)),
                salt: salt.to_hex(),
                seed_chosen: false,
                at,
                ..played.table
            };
            for row in table.seats.iter_mut().filter(|row| row.secret.is_some()) {
                row.secret = Some(seat::no_link(host)?);
            }
            tracing::info!(table = %table.id, game = %table.game, after = %old, "a new table");
            Ok(shared.store.rematch(&old, table)?)
        })
        .await?;
    // Sessions have gained seats that are not remembered yet.
    app.forget_grants();
    let reply = new.clone();
    app.hub().visit(&id, move |room| room.set_rematch(reply)).await?;
    app.publish(&id, || TableNews::Rematch(new.clone()));
    Ok(Json(Rematch { id: new }))
}

/// A program that plays by a seat's link, without having sat down, holds both tables by it from now on. As a link it is
/// used up: else it could seat a second person at one table after it was used at the other.
fn keep_by_key(room: &Room, seat: Seat) -> Result<Option<SeatChange>, Fault> {
    let row = &room.seats[seat.index()];
    let Some(link) = row.secret.clone().filter(|_| !row.taken) else { return Ok(None) };
    let holders = vec![seat::used_link(&link), link];
    let row = SeatRow { secret: Some(seat::no_link(&*room.host)?), ..row.clone() };
    Ok(Some(SeatChange { seat, row, revokes: false, holders }))
}

/// Computes every step and every draw again, from the seed, and compares.
pub(super) async fn verify(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    caller: Caller,
) -> Result<Json<history::Proof>, Fault> {
    let reached = app
        .hub()
        .visit(&id, |room| {
            let over = room.facts.read_only || room.table.session().turn() == Turn::Over;
            over.then(|| room.table.session().position().hash)
        })
        .await?;
    let Some(reached) = reached else {
        return Err(still_running("seed-secret"));
    };
    app.read_past(caller.address, move |shared| {
        history::prove(&*shared.store, &shared.library(), &id, &reached).map(Json)
    })
    .await
}
