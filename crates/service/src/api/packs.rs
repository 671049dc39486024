//! Printed values that owners bring along, and set-ups tried without a table.

use super::body::{JsonBody, bytes, read};
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_PACK;
use crate::seat::Caller;
use axum::Json;
use axum::extract::{Request, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solarium_core::{Language, Seed};
use solarium_table::words;

/// What JSON may add to a text.
const ESCAPED: usize = 3;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PackToPut {
    /// Id of the game.
    game: String,
    /// The pack, at most 64 KiB.
    text: String,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct PackPut {
    id: String,
    /// False if the same pack was at hand already.
    new: bool,
}

/// Puts a pack at hand for the set-ups of new tables, for ever.
pub(super) async fn put(
    State(app): State<App>,
    caller: Caller,
    request: Request,
) -> Result<Json<PackPut>, Fault> {
    app.limits().pack(caller.address)?;
    let PackToPut { game, text } = read(&bytes(request, ESCAPED * MOST_PACK).await?)?;
    if text.len() > MOST_PACK {
        return Err(Fault::TooLarge { most: MOST_PACK });
    }
    let (id, new) = app.put_pack(&game, text).await?;
    Ok(Json(PackPut { id, new }))
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Packs {
    packs: Vec<PackAtHand>,
}

#[derive(Serialize, JsonSchema)]
struct PackAtHand {
    built_in: bool,
    game: &'static str,
    id: String,
}

/// The packs at hand.
pub(super) async fn list(State(app): State<App>, _: Caller) -> Json<Packs> {
    let mut packs = Vec::new();
    for title in app.library().titles() {
        for (n, id) in title.packs().into_iter().enumerate() {
            packs.push(PackAtHand { built_in: n == 0, game: title.id(), id });
        }
    }
    Json(Packs { packs })
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupToTry {
    /// Id of the game.
    game: String,
    /// As for a new table.
    setup: Value,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct SetupTried {
    /// Shown to the people at such a table.
    notices: Vec<String>,
    ok: bool,
    /// Every option named.
    setup: Value,
}

/// Would a table take this set-up? Complete, with every option named, or all reasons why not.
pub(super) async fn setup(
    State(app): State<App>,
    caller: Caller,
    JsonBody(body): JsonBody<SetupToTry>,
) -> Result<Json<SetupTried>, Fault> {
    // Nothing is drawn before the first step, so any seed will do.
    let session = app.library().title(&body.game)?.start(&body.setup, Seed::from_number(0))?;
    let notices = session.notices().iter().map(|notice| words(caller.lang).say(notice)).collect();
    Ok(Json(SetupTried { notices, ok: true, setup: session.setup() }))
}
