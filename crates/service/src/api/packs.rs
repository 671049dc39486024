//! Printed values that owners bring along, and set-ups tried without a table.

use super::body::{JsonBody, bytes, read};
use crate::app::App;
use crate::error::Fault;
use crate::limits::MOST_PACK;
use crate::seat::Caller;
use axum::Json;
use axum::extract::{Request, State};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{Language, Seed};
use solarium_table::words;

/// What JSON may add to a text.
const ESCAPED: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Brought {
    game: String,
    text: String,
}

/// Puts a pack at hand for the set-ups of new tables, for ever.
pub async fn put(State(app): State<App>, caller: Caller, request: Request) -> Result<Json<Value>, Fault> {
    app.limits().pack(caller.address)?;
    let Brought { game, text } = read(&bytes(request, ESCAPED * MOST_PACK).await?)?;
    if text.len() > MOST_PACK {
        return Err(Fault::TooLarge { most: MOST_PACK });
    }
    let (id, new) = app.put_pack(&game, text).await?;
    Ok(Json(json!({ "id": id, "new": new })))
}

/// The packs at hand.
pub async fn list(State(app): State<App>, _: Caller) -> Json<Value> {
    let mut packs = Vec::new();
    for title in app.library().titles() {
        for (n, id) in title.packs().into_iter().enumerate() {
            packs.push(json!({ "game": title.id(), "id": id, "built_in": n == 0 }));
        }
    }
    Json(json!({ "packs": packs }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    game: String,
    setup: Value,
}

/// Would a table take this set-up? Complete, with every option named, or all reasons why not.
pub async fn setup(
    State(app): State<App>,
    caller: Caller,
    JsonBody(body): JsonBody<Trial>,
) -> Result<Json<Value>, Fault> {
    // Nothing is drawn before the first step, so any seed will do.
    let session = app.library().title(&body.game)?.start(&body.setup, Seed::from_number(0))?;
    let words = words(caller.lang);
    let notices: Vec<String> = session.notices().iter().map(|notice| words.say(notice)).collect();
    Ok(Json(json!({ "ok": true, "setup": session.setup(), "notices": notices })))
}
