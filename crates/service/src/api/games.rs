//! The games on offer.

use super::body::PathParams;
use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};
use solarium_table::{described, words};

pub async fn games(State(app): State<App>, caller: Caller) -> Json<Value> {
    let games: Vec<Value> = app
        .library()
        .titles()
        .map(|title| {
            let mut game = described(&title.info(), words(caller.lang));
            game["packs"] = json!(title.packs());
            game
        })
        .collect();
    Json(json!({ "games": games }))
}

pub async fn rules(
    State(app): State<App>,
    PathParams(game): PathParams<String>,
    _: Caller,
) -> Result<Json<Value>, Fault> {
    Ok(Json(json!({ "rules": app.library().title(&game)?.rules() })))
}
