//! After a game: the same people once more, and proof that everything was as it had to be.

use super::body::{Asked, Named};
use super::own_seat;
use crate::app::App;
use crate::error::Fault;
use crate::history;
use crate::seat::{self, Caller};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::Turn;
use solarium_store::NewTable;
use solarium_table::{Refusal, random_seed};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

fn still_running(code: &'static str, message: &str) -> Fault {
    Refusal::new(code, message).into()
}

/// A new table with the same set-up, names, secrets and sessions. Who asks second gets the one there is.
pub async fn rematch(
    State(app): State<App>,
    Named(id): Named<String>,
    caller: Caller,
    Asked(Nothing {}): Asked<Nothing>,
) -> Result<Json<Value>, Fault> {
    let granted = app.granted(caller.session.as_deref(), &id).await?;
    let address = caller.address;
    let known = app
        .hub()
        .visit(&id, move |room| {
            own_seat(room, &caller, granted, None)?;
            if room.facts.read_only {
                return Err(Fault::ReadOnly);
            }
            match room.table.session().turn() {
                Turn::Over => Ok(room.rematch.clone()),
                _ => Err(still_running("match/running", "play this game to its end first")),
            }
        })
        .await??;
    if let Some(known) = known {
        return Ok(Json(json!({ "id": known })));
    }
    app.limits().table(address)?;
    let (old, at) = (id.clone(), app.clock());
    let new = app
        .block(move |shared| {
            let played = shared.store.open(&old)?;
            let seed = random_seed()?;
            let table = NewTable {
                id: seat::table_id()?,
                seed: seed.to_hex(),
                commitment: seed.commitment(),
                at,
                ..played.table
            };
            tracing::info!(table = %table.id, game = %table.game, after = %old, "a new table");
            Ok(shared.store.rematch(&old, table)?)
        })
        .await?;
    // Sessions have gained seats that are not remembered yet.
    app.forget_grants();
    let told = new.clone();
    app.hub().visit(&id, move |room| room.plays_again(told)).await?;
    Ok(Json(json!({ "id": new })))
}

/// Computes every step and every draw again, from the seed, and compares.
pub async fn verify(
    State(app): State<App>,
    Named(id): Named<String>,
    _: Caller,
) -> Result<Json<Value>, Fault> {
    let reached = app
        .hub()
        .visit(&id, |room| {
            let over = room.facts.read_only || room.table.session().turn() == Turn::Over;
            over.then(|| room.table.session().hash())
        })
        .await?;
    let Some(reached) = reached else {
        return Err(still_running(
            "match/running",
            "the seed is secret until the game is over; ask again then",
        ));
    };
    app.block(move |shared| history::prove(&*shared.store, &shared.library(), &id, &reached).map(Json)).await
}
